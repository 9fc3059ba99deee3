"""What somebody is told who starts a server, at a terminal and without one."""

import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time

import pytest
import segno
from rich.console import Console

from stammtisch.cli.voice import Voice
from stammtisch.cli.welcome import BORDER, HALVES, qr_code, welcome
from stammtisch.messages import LANGUAGES
from stammtisch.server.reach import Addresses, addresses, network_address
from tests.cli import plain_environment

PATIENCE = 60  # seconds
CALM = "Ctrl-C stops it. Tables and matches stay as they are."


def started(tmp_path, *flags: str) -> str:
    """What a terminal shows of a server that is started, and stopped as soon as it has said everything."""
    ours, theirs = pty.openpty()
    environment = plain_environment(TERM="xterm-256color", STAMMTISCH_PORT="0")
    environment["STAMMTISCH_DATABASE"] = f"sqlite:///{tmp_path / 'any.db'}"
    command = [sys.executable, "-m", "stammtisch", *flags]
    screen, until = b"", time.monotonic() + PATIENCE
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as child:
        os.close(theirs)
        while CALM.encode() not in screen and time.monotonic() < until:
            if select.select([ours], [], [], 0.5)[0]:
                screen += os.read(ours, 65536)
        child.send_signal(signal.SIGINT)
        assert child.wait(PATIENCE) == 130
    os.close(ours)
    return screen.decode()


def test_a_person_is_told_one_address_and_how_to_let_friends_in(tmp_path):
    screen = started(tmp_path)
    assert re.search(r"The table is set at http://localhost:\d+/", screen)
    assert "make play LAN=1" in screen
    assert '"level"' not in screen  # JSON is for programs


@pytest.mark.skipif(network_address() is None, reason="this machine is in no network")
def test_with_the_door_open_there_are_two_addresses_and_a_code_to_scan(tmp_path):
    screen = started(tmp_path, "--lan")
    here, network = re.findall(r"http://\S+?:\d+/", screen)
    assert here.startswith("http://localhost:")
    assert network == f"http://{network_address()}:{here.rpartition(':')[2]}"
    assert "█▀▀▀▀▀█" in screen  # the corner of a QR code


def test_a_program_is_told_in_one_line_and_gets_json(tmp_path):
    command = [
        sys.executable,
        "-m",
        "stammtisch",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{tmp_path / 'a.db'}",
    ]
    environment = plain_environment(STAMMTISCH_INTERPRETED="1")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as child:
        assert child.stdout
        assert child.stderr
        assert re.fullmatch(r"The table is set at http://localhost:\d+/\n", child.stdout.readline())
        child.terminate()
        assert {json.loads(line)["level"] for line in child.stderr} == {"info"}


def test_a_code_shows_the_address():
    address = "http://198.51.100.7:8000/"
    lines = qr_code(address).plain.splitlines()
    squares = {letter: pair for pair, letter in HALVES.items()}
    rows = [[squares[letter][half] for letter in line] for line in lines for half in (0, 1)]
    wanted = [list(row) for row in segno.make_qr(address, error="l").matrix_iter(border=BORDER)]
    assert rows[: len(wanted)] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("found", [Addresses("http://a/", None), Addresses("http://a/", "http://b/")])
def test_every_language_has_every_line(language, found):
    shown = io.StringIO()
    welcome(found, True, Voice(language, out=Console(file=shown, force_terminal=True, width=80)))
    assert all(address in shown.getvalue() for address in found if address)
    assert "cli-" not in shown.getvalue()


def test_an_address_in_brackets_stays_in_brackets():
    assert addresses("::1", 80, lan=False) == Addresses("http://[::1]:80/", None)
