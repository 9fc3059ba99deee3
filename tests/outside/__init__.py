"""Games from outside the tree: installed beside Stammtisch, they are there everywhere."""

import hashlib
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/goofspiel"
FACTS = EXAMPLE / "tests/facts"


@cache
def site() -> Path:
    """The folder that Goofspiel is installed in: aside, so that the project's own environment stays as it is.

    It is the same in every run until the sources change, and so is the folder of its compiled code.
    """
    sha = hashlib.sha256()
    for path in sorted(path for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        sha.update(str(path.relative_to(EXAMPLE)).encode() + b"\0" + path.read_bytes() + b"\0")
    place = ROOT / "build" / f"goofspiel-{sha.hexdigest()[:12]}"
    if not place.exists():
        aside = place.with_name(f"{place.name}.{os.getpid()}")
        install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target"]
        subprocess.run([*install, str(aside), str(EXAMPLE)], check=True, capture_output=True, text=True)
        if not place.exists():
            aside.rename(place)  # another process may have been faster, with the same result
    return place


def environment(*beside: Path, **more: str) -> dict[str, str]:
    """An environment in which the games in these folders are installed beside Stammtisch."""
    here = {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PYTHONPATH": os.pathsep.join(map(str, beside)),
        "STAMMTISCH_FACTS": str(FACTS),
        "STAMMTISCH_LANG": "en",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return os.environ | here | more


def run(*words: str, typed: str = "", cwd: Path = ROOT, compiled: bool = False, **more: str) -> str:
    """What a command prints with Goofspiel installed. Interpreted, unless it is to be shown that it compiles."""
    here = environment(site(), STAMMTISCH_INTERPRETED="" if compiled else "1", **more)
    done = subprocess.run(
        words, cwd=cwd, env=here, input=typed, capture_output=True, text=True, check=False, timeout=900
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
