"""What the laws have to be told of a game: where its cards are, and which of its moves are secret. One file a game.

A game from outside brings its own file: `STAMMTISCH_FACTS` names the folder in which it is.
"""

import os
from collections import Counter
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import stammtisch


class Facts:
    """What a law can't find out by itself. The answers here are those of most games."""

    in_turn = False  # whether the seats act one after the other, so that nothing is decided at once and in secret
    unseen_moves = False  # whether there are moves of which just their own seat sees anything
    one_winner = False  # whether ties are broken

    def cards(self, record: Any) -> Counter[object]:
        """How often each card is in the position, wherever it is."""
        raise NotImplementedError

    def box(self, record: Any) -> Counter[object]:
        """How often each card should be there."""
        raise NotImplementedError

    def options(self, number: int) -> dict[str, Any]:
        """Table options that hide more, or change the rules, for the match of this number."""
        return {}

    def may_go_back(self, match: stammtisch.Match) -> bool:
        """Whether seats that nobody waits for may go back on what they said."""
        return False

    def secret(self, match: stammtisch.Match, seat: int, move: object) -> str:
        """What everyone may know of a move, where something about it is secret; empty where all of it is open."""
        return ""

    def decisions(self, position: stammtisch.Position, seat: int) -> list[int]:
        """What a seat may decide without knowing what the others do meanwhile."""
        return position.codes(seat)


@cache
def facts(game: str) -> Facts:
    """The facts of a game."""
    folder = os.environ.get("STAMMTISCH_FACTS")
    if folder and (path := Path(folder) / f"{game}.py").is_file():
        spec = spec_from_file_location(f"facts_of_{game}", path)
        assert spec
        assert spec.loader
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
    else:
        module = import_module(f"tests.facts.{game}")
    return module.FACTS
