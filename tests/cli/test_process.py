"""The command as a separate process: pipes, exit codes, Ctrl-C, a terminal."""

import json
import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

from tests.cli import plain_environment, process
from tests.tables import every_game

STAMMTISCH = [sys.executable, "-m", "stammtisch"]


def test_the_exit_code_and_the_two_streams():
    said = process("games")
    assert (said.code, said.err) == (0, "")
    said = process("nonsense")
    assert (said.code, said.out) == (2, "")


def test_a_match_through_pipes():
    said = process("play", "scout", "--seed", "a", typed="keep\n5\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert "\x1b" not in said.out


def test_bytes_that_are_no_text_are_told_so():
    done = subprocess.run(
        [*STAMMTISCH, "play", "scout"],
        input=b"\xff\xfe\x00\n",
        capture_output=True,
        env=plain_environment(),
        check=False,
    )
    assert done.returncode == 0
    assert "isn't an action" in done.stdout.decode()


def test_a_terminal_without_the_characters_shows_others():
    done = subprocess.run(
        [*STAMMTISCH, "games"], capture_output=True, env=plain_environment(PYTHONIOENCODING="ascii"), check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"2?5 players" in done.stdout


@pytest.mark.parametrize("line", [["rules", "scout"], ["games"], ["play", "scout", "--seed", "a"]])
def test_nobody_reads_any_more(line):
    with subprocess.Popen(
        [*STAMMTISCH, *line], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=plain_environment(),
    ) as child:  # fmt: skip
        assert child.stdout
        assert child.stderr
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait() == 141


def interrupted(child: subprocess.Popen[str]) -> int:
    """Press Ctrl-C until the command has ended: Python doesn't notice a signal that comes just before it waits for a pipe."""
    while True:
        child.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return child.wait(20)


def test_ctrl_c_leaves_a_match_and_saves_it(tmp_path):
    file = tmp_path / "left.json"
    with subprocess.Popen(
        [*STAMMTISCH, "play", "scout", "--save", str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, env=plain_environment(PYTHONUNBUFFERED="1"), text=True, encoding="utf-8",
    ) as child:  # fmt: skip
        assert child.stdout
        assert child.stderr
        for line in child.stdout:
            if "2  turn" in line:
                break
        assert interrupted(child) == 130
        assert child.stderr.read() == ""
    assert json.loads(file.read_text())["game"] == "scout"


def test_ctrl_c_stops_a_simulation():
    script = """
import os, signal, sys
from stammtisch.cli import main
shown = sys.modules["stammtisch.cli.simulate"]._Shown
report = shown.report
shown.report = lambda self, count: (report(self, count), os.kill(os.getpid(), signal.SIGINT))
sys.exit(main(["simulate", "scout", "--games", "100", "--threads", "2"]))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, env=plain_environment(), text=True, check=False
    )
    assert (done.returncode, done.stdout) == (130, "")
    assert done.stderr.startswith("Stopped after 12 of 100 matches.")
    assert done.stderr.count("\n") == 1


def in_a_terminal(line: list[str], *typed: bytes) -> tuple[int, str]:
    """Run the command at its own terminal, typing whenever it asks; returns the exit code and the screen."""
    ours, theirs = pty.openpty()
    environment = plain_environment(TERM="xterm-256color", COLORTERM="truecolor", LINES="40")
    del environment["NO_COLOR"]
    keys, screen = list(typed), b""
    with subprocess.Popen(
        [*STAMMTISCH, *line], stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
    ) as child:
        os.close(theirs)
        while piece := _read(ours):
            screen += piece
            if keys and screen.endswith(b"> "):
                os.write(ours, keys.pop(0))
        code = child.wait()
    os.close(ours)
    assert not keys
    return code, screen.decode()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # the other end is closed
        return b""


@every_game
def test_cards_are_drawn_in_colour_at_a_terminal(game):
    code, screen = in_a_terminal(["play", game, "--seed", "a", "--name", "Kim"], b"list\n", b"?\n", b"quit\n")
    assert code == 0
    assert "╭" in screen
    assert "\x1b[1;38;2;" in screen
    assert "Traceback" not in screen


def test_the_end_of_the_input_at_a_terminal():
    code, screen = in_a_terminal(["play", "scout", "--seed", "a"], b"\x04")
    assert code == 0
    assert "See you!" in screen
