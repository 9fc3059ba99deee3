"""Installs the package and builds the page, and shows how far it is: `make play` and everything else begin with it.

It runs on a Python that has nothing but its standard library. The page is built while the packages are installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLDEST = (3, 11)
BLINK = 0.2  # seconds


class Failed(Exception):
    """What a step printed before it failed."""


class Progress:
    """One line for each step that is done, and at a terminal one below for those under way."""

    def __init__(self) -> None:
        self.begun, self.under_way, self.lock = time.monotonic(), list[str](), threading.Lock()
        self.live = sys.stdout.isatty()

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Do something that has a name."""
        begun = time.monotonic()
        with self.lock:
            self.under_way.append(name)
        try:
            yield
        finally:
            with self.lock:
                self.under_way.remove(name)
        self._print(f"  ✓ {name} ({time.monotonic() - begun:.0f} s)\n")

    def blink(self) -> None:
        """Show what is under way."""
        if self.live and self.under_way:
            self._print(f"  … {' and '.join(self.under_way)}, {time.monotonic() - self.begun:.0f} s")

    def _print(self, text: str) -> None:
        with self.lock:
            print(f"\r\x1b[K{text}" if self.live else text, end="", flush=True)


def run(*command: str | Path, **environment: str) -> None:
    """Run a command in silence. Raises Failed with all that it printed."""
    words = [str(word) for word in command]
    done = subprocess.run(
        words, cwd=ROOT, env=os.environ | environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        raise Failed(f"{' '.join(words)}\n{done.stdout.decode(errors='replace')}")


def install(programs: Path, progress: Progress) -> None:
    """An environment with the packages that are locked. `programs` is the folder of its programs."""
    uv = programs / "uv"
    locked = ("--require-hashes", "-r")
    if not uv.exists() or uv.stat().st_mtime < (ROOT / "requirements-uv.lock").stat().st_mtime:
        with progress.step("an environment for Python"):
            run(sys.executable, "-m", "venv", programs.parent)
            pip = (programs / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check")
            run(*pip, *locked, "requirements-uv.lock")
            uv.touch()
    with progress.step("the packages"):
        run(uv, "pip", "install", "-q", "--python", programs / "python", *locked, "requirements.lock")


def build_page(progress: Progress) -> None:
    """The page, if this machine can build it by itself; otherwise the installation does."""
    with progress.step("the page"):
        run(sys.executable, "hatch_build.py")


def prepare(environment: Path, progress: Progress) -> None:
    """Do everything that is necessary. Raises Failed."""
    programs = environment.absolute() / "bin"
    with ThreadPoolExecutor(1) as beside:
        page = beside.submit(build_page, progress)
        install(programs, progress)
    page.result()
    with progress.step("Stammtisch itself"):
        package = ("--no-deps", "--reinstall-package", "stammtisch", "-e", ".")
        run(programs / "uv", "pip", "install", "-q", "--python", programs / "python", *package)


def watched(work: Callable[[Progress], None]) -> int:
    """Show the progress of some work; returns the exit code."""
    progress = Progress()
    with ThreadPoolExecutor(1) as beside:
        working = beside.submit(work, progress)
        while wait([working], BLINK).not_done:
            progress.blink()
    if trouble := working.exception():
        print(f"\n{trouble}", file=sys.stderr)
    return 1 if trouble else 0


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        sys.exit("Python 3.11 or newer, please: make PYTHON=...")
    print("Setting the table:")
    sys.exit(watched(partial(prepare, Path(sys.argv[1]))))
