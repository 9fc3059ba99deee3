"""The wheel in dist/ (`make wheel` builds it), in an empty environment of each Python: it serves the page and plays."""

import json
import os
import re
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import stammtisch
from tests.repo import ROOT
from tests.wheel.interpreters import UV, interpreter

pytestmark = pytest.mark.soak

VERSIONS = ("3.11", "3.12", "3.13")


@pytest.fixture(scope="module", params=VERSIONS)
def installed(request, tmp_path_factory) -> Path:
    """The scripts' folder of an environment that has the wheel and what it needs, at the locked versions."""
    python = interpreter(request.param)
    if python is None:
        pytest.skip(f"Python {request.param} isn't on this machine")
    wheels = sorted((ROOT / "dist").glob(f"stammtisch-{stammtisch.__version__}-*.whl"))
    assert wheels, "there is no wheel: `make wheel` builds it"
    folder = tmp_path_factory.mktemp("empty") / "env"
    uv("venv", "--python", python, str(folder))
    install = ["pip", "install", "--python", str(folder / "bin" / "python")]
    uv(*install, "--require-hashes", "-r", str(ROOT / "requirements.lock"))
    uv(*install, "--no-deps", str(wheels[-1]))
    return folder / "bin"


def uv(*words: str) -> None:
    subprocess.run([UV, "-q", *words], check=True, cwd=ROOT)


def surroundings(folder: Path) -> dict[str, str]:
    """The environment of a user who has nothing yet."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("STAMMTISCH_", "PYTHON"))}
    return kept | {"STAMMTISCH_CACHE": str(folder / "cache")}


def run(folder: Path, *command: str) -> str:
    """What a command prints, far from the sources."""
    done = subprocess.run(
        command, cwd=folder, env=surroundings(folder), capture_output=True, text=True, check=False
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@contextmanager
def serving(scripts: Path, folder: Path) -> Iterator[str]:
    """The address of a server that runs meanwhile, and then stops when told to."""
    command = [str(scripts / "stammtisch"), "serve", "--port", "0", "--database", f"sqlite:///{folder / 'tables.db'}"]
    with (
        (folder / "log").open("w+", encoding="utf-8") as log,
        subprocess.Popen(
            command, cwd=folder, env=surroundings(folder), stdout=subprocess.PIPE, stderr=log, text=True
        ) as server,
    ):
        try:
            found = re.search(r"http://[^/\s]+", server.stdout.readline())
            assert found, (folder / "log").read_text(encoding="utf-8")
            yield found[0]
        finally:
            server.terminate()
    assert server.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in (folder / "log").read_text(encoding="utf-8")


def fetched(address: str) -> str:
    with urllib.request.urlopen(address) as answer:
        assert answer.status == 200
        return str(answer.read().decode())


def test_it_is_the_wheel_that_is_imported(installed, tmp_path):
    program = "import sys, stammtisch; print(stammtisch.__file__.startswith(sys.prefix), stammtisch.__version__)"
    assert run(tmp_path, str(installed / "python"), "-c", program) == f"True {stammtisch.__version__}\n"


def test_it_serves_the_page_and_a_match_is_played(installed, tmp_path):
    game = stammtisch.all_games()[0].name
    with serving(installed, tmp_path) as address:
        page = fetched(f"{address}/")
        parts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
        assert parts
        assert all(fetched(address + part) for part in parts)
        winners = run(tmp_path, str(installed / "python"), str(ROOT / "tests/wheel/match.py"), address, game)
    assert set(json.loads(winners)) <= {0, 1}


def test_the_command_knows_every_game(installed, tmp_path):
    listed = run(tmp_path, str(installed / "stammtisch"), "games")
    for game in stammtisch.all_games():
        assert game.name in listed
        assert run(tmp_path, str(installed / "stammtisch"), "rules", game.name, "--lang", "fr")
