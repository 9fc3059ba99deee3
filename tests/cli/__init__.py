"""The command `stammtisch`: in this process with what is typed and printed, and as a separate process."""

import os
import subprocess
import sys
from typing import NamedTuple


class Said(NamedTuple):
    """What a command line led to."""

    code: int
    out: str
    err: str


def process(*arguments: str, typed: str = "", **environment: str) -> Said:
    """Run the command as a separate process; the rules are interpreted, since speed doesn't matter here."""
    done = subprocess.run(
        [sys.executable, "-m", "stammtisch", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=plain_environment(**environment),
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def plain_environment(**more: str) -> dict[str, str]:
    """This environment in English, 80 columns wide and without colours."""
    ours = {"STAMMTISCH_LANG": "en", "STAMMTISCH_INTERPRETED": "1", "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    return {**os.environ, **ours, "NO_COLOR": "1", **more}
