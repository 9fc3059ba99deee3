import io
import random
import sys
from collections.abc import Callable

import pytest

from stammtisch.cli import main
from tests.cli import Said

Run = Callable[..., Said]


class Picker(io.StringIO):
    """Somebody who types numbers at random for ever, most of them from the top of the list."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.random = random.Random(seed)

    def readline(self, size: int = -1, /) -> str:
        return f"{self.random.choice((1, 1, 2, 3, 5, 8, 20))}\n"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Carry out a command line in this process, with what is typed, or with a function that types."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "STAMMTISCH_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("STAMMTISCH_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")

    def carry_out(*arguments: str, typed: str | io.StringIO = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed) if isinstance(typed, str) else typed)
        capsys.readouterr()
        code = main(arguments)
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return Said(code, said.out, said.err)

    return carry_out


@pytest.fixture
def picker() -> type[Picker]:
    return Picker
