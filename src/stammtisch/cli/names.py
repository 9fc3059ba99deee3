"""Which game is meant, and who sits at the table."""

__all__ = ["adapter_of", "check_seat", "names_at", "own_name"]

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

from .voice import Trouble, clean

if TYPE_CHECKING:
    from ..match.adapter import Adapter

FRIENDS = ("Mara", "Tobi", "Nadège", "Luca", "Elif", "Jonas", "Chiara")
LONGEST_NAME = 16


def adapter_of(game: str) -> "Adapter":
    """The game of that name, in any case, with or without blanks. Raises Trouble (2), or MissingPart for a broken one."""
    from ..match.adapter import ADAPTERS, BROKEN

    name = "".join(game.lower().split())
    if name in BROKEN:
        raise BROKEN[name]
    if name not in ADAPTERS:
        raise Trouble("unknown-game", 2, value=clean(game), games=", ".join(ADAPTERS))
    return ADAPTERS[name]


def check_seat(seat: int, players: int) -> None:
    """Raise Trouble (2) for a seat that isn't at the table."""
    if not 0 <= seat < players:
        raise Trouble("option-seat", 2, value=clean(str(seat)), last=players - 1)


def own_name(wish: str | None) -> str:
    """The name of the person at the keyboard: the one they gave, or the one they are logged in under."""
    name = " ".join(clean(wish or os.environ.get("USER") or os.environ.get("USERNAME") or "", LONGEST_NAME).split())
    if not name or (not wish and (name == "root" or not name.isalpha())):
        return "Kim"
    return name if wish else name.capitalize()


def names_at(players: int, seat: int, own: str, known: Mapping[int, str] | None = None) -> list[str]:
    """Everybody's name by seat, some of which are known; nobody else has the name of the person at the keyboard."""
    known = known or {}
    taken = {own.casefold(), *(name.casefold() for name in known.values())}
    others = iter([friend for friend in FRIENDS if friend.casefold() not in taken])
    return [own if here == seat else known.get(here) or next(others) for here in range(players)]
