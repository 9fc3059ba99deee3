"""What `make play` shows while it installs: each step, how far it is, and what went wrong."""

import os
import pty
import re
import subprocess
import sys

import pytest

from tests.repo import ROOT

WORK = """
import runpy, sys
kit = runpy.run_path(sys.argv[1])

def work(progress):
    with progress.step("the packages"):
        kit["run"](sys.executable, "-c", "import time; time.sleep(0.7)")
    with progress.step("the page"):
        kit["run"](sys.executable, "-c", sys.argv[2])

sys.exit(kit["watched"](work))
"""


def worked(page: str, terminal: bool) -> tuple[int, str]:
    """Two steps, the second of which is `page`: the exit code, and all that was shown."""
    command = [sys.executable, "-c", WORK, str(ROOT / "tools/prepare.py"), page]
    if not terminal:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr
    ours, theirs = pty.openpty()
    code = subprocess.run(command, stdout=theirs, stderr=theirs, check=False).returncode
    os.close(theirs)
    shown = os.read(ours, 65536).decode()
    os.close(ours)
    return code, shown


def test_each_step_is_a_line_and_at_a_terminal_the_last_one_moves():
    code, told = worked("print('nobody wants to know')", terminal=False)
    assert code == 0
    assert re.fullmatch(r"  ✓ the packages \(\d+ s\)\n  ✓ the page \(\d+ s\)\n", told)
    code, shown = worked("pass", terminal=True)
    assert code == 0
    assert re.search(r"\r\x1b\[K  … the packages, \d+ s", shown)


@pytest.mark.parametrize("terminal", [False, True])
def test_a_step_that_fails_shows_all_that_it_printed(terminal):
    code, told = worked("print('the cause'); raise SystemExit(3)", terminal)
    assert code == 1
    assert "the cause" in told
    assert "✓ the page" not in told
