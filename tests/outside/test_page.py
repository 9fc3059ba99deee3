"""The commands of `docs/adding-a-game.md` do what the page says, one after the other."""

import re
import subprocess

import pytest

from tests.outside import ROOT, environment

PAGE = ROOT / "docs/adding-a-game.md"
SIGNS = {  # what the output of a command has to show
    "stammtisch games": "--ties carry|split|discard",
    "stammtisch rules": "GS-20 If several of you bid the highest card",
    "stammtisch play": "Which card do you bid?",
    "stammtisch simulate": "Goofspiel, 3 players: 500 matches, 19,500 moves",
    "stammtisch arena": "Goofspiel, 2 players, 2 deals",
    "python -m pytest": "passed",
}


def commands() -> list[str]:
    blocks = re.findall(r"```console\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


@pytest.mark.soak
def test_the_commands_of_the_page_run(tmp_path):
    """pip is told to install aside, so that our own environment stays as it is; and interpreted it is quicker just once."""
    aside = {"PIP_TARGET": str(tmp_path), "PIP_NO_DEPS": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_QUIET": "1"}
    here = environment(tmp_path, STAMMTISCH_INTERPRETED="1", **aside)
    shown = set()
    for command in commands():
        done = subprocess.run(
            command, shell=True, cwd=ROOT, env=here, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            check=False, timeout=600,
        )  # fmt: skip
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        for start, sign in SIGNS.items():
            if start in command:
                assert sign in re.sub(r"\s+", " ", done.stdout), command
                shown.add(start)
    assert (tmp_path / "goofspiel").is_dir()
    assert shown == set(SIGNS)
