"""Digests of the sources that results depend on: figures of different states aren't mixed."""

__all__ = ["everything", "state"]

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path

from ..engine.registry import folder

PACKAGE = Path(__file__).resolve().parents[1]
# What doesn't affect how a match goes, of `bots` and of a game's craft.
ASIDE = ("arena", "training", "workers", "judgement.json")


def state(game: str) -> str:
    """A digest of all that affects how bots play a match of this game."""
    own = folder(game)
    return _digest((PACKAGE / "engine", PACKAGE / "bots", *((own / "rules", own / "craft") if own else ())), ASIDE)


@cache
def everything(game: str) -> str:
    """A digest of all that any result may depend on, versions of the compiler and of NumPy included."""
    own = folder(game)
    places = [PACKAGE / part for part in ("engine", "match", "bots", "lab")] + ([own] if own else [])
    return "-".join((_digest(places), version("numpy"), version("numba")))


def _digest(places: Iterable[Path], aside: tuple[str, ...] = ()) -> str:
    sha = hashlib.sha256()
    for place in places:
        for path in sorted(place.rglob("*.*")):
            inside = path.relative_to(place)
            if path.is_file() and {*aside, "__pycache__"}.isdisjoint(inside.parts):
                sha.update(inside.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return sha.hexdigest()[:16]
