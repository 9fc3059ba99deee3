"""Compiling a game beforehand, and saying so when somebody has to wait for it. Goofspiel compiles in a few seconds."""

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside import environment, site

WARM = (sys.executable, "-m", "stammtisch", "warm", "goofspiel")
NEW = (sys.executable, "-c", "import stammtisch; stammtisch.game('goofspiel').new(2, seed='any')")


@pytest.fixture
def empty(tmp_path) -> dict[str, str]:
    """An environment on a machine that has never compiled anything."""
    return environment(site(), STAMMTISCH_CACHE=str(tmp_path), STAMMTISCH_INTERPRETED="", NO_COLOR="1", COLUMNS="200")


def compilers(cache: str) -> list[Path]:
    """The processes that compile into a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if f"STAMMTISCH_CACHE={cache}\0".encode() in (process / "environ").read_bytes():
                found.append(process)
        except OSError:
            continue  # it has ended, or is somebody else's
    return found


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are looked up in /proc")
def test_it_is_stopped_at_once_and_goes_on_where_it_was(empty):
    with subprocess.Popen(WARM, env=empty, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert child.stderr
        told = []
        for line in child.stderr:
            told.append(line)
            if line.startswith("Teaching the bots"):
                child.send_signal(signal.SIGINT)
        assert child.wait() == 130
    assert told[0] == "Compiling the rules of Goofspiel, just this once\n"
    assert told[-1].startswith("Stopped. What is compiled stays")
    assert compilers(empty["STAMMTISCH_CACHE"]) == []

    again = subprocess.run(WARM, env=empty, capture_output=True, text=True, check=True)
    parts = ("Teaching the bots", "Teaching the coach", "Compiling random play of")
    told = [f"{part} Goofspiel, just this once" for part in parts]
    assert again.stderr.splitlines() == told
    assert again.stdout == "Goofspiel is ready.\n"

    last = subprocess.run(WARM, env=empty, capture_output=True, text=True, check=True)
    assert (last.stdout, last.stderr) == ("Goofspiel is ready.\n", "")


def test_python_says_once_what_it_waits_for_and_shows_progress_at_a_terminal(empty, tmp_path):
    piped = subprocess.run(NEW, env=empty, capture_output=True, text=True, check=True)
    assert piped.stderr.startswith("Compiling the rules of Goofspiel, once for this version.")
    assert piped.stderr.count("\n") == 1
    assert subprocess.run(NEW, env=empty, capture_output=True, check=True).stderr == b""

    ours, theirs = pty.openpty()
    there = empty | {"STAMMTISCH_CACHE": str(tmp_path / "another")}
    subprocess.run(NEW, env=there, stderr=theirs, check=True)
    os.close(theirs)
    shown = os.read(ours, 65536).decode()
    os.close(ours)
    assert "\rCompiling the rules of Goofspiel, once: 0 of " in shown
    assert shown.count("\n") == 1
