"""The seam between a game and everything else: what each file of a game's folder has to provide.

`docs/adding-a-game.md` explains the same by an example. A part that is missing is named by `MissingPart`.
"""

__all__ = ["Rules", "Typed", "load_rules", "load_typed"]

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Protocol, cast

import numpy as np

from ..engine import kit
from .notation import Fields, Writer
from .parts import part_of
from .words import Words


class Rules(Protocol):
    """A game's `rules/rules.py`: its record, and the verbs that `engine.kit` describes."""

    POSITION: "np.dtype[Any]"
    MAX_MOVES: int  # room that `moves` may need

    def deal(self, position: Any, players: int, options: np.ndarray, key: np.ndarray) -> None:
        """Set up a match."""

    def to_act(self, position: Any) -> int:
        """Bit mask of the seats that may act now."""

    def moves(self, position: Any, seat: int, out: np.ndarray) -> int:
        """Fill `out` with every action worth listing; returns how many."""

    def objection(self, position: Any, seat: int, action: int) -> int:
        """0, or the rule against an action."""

    def play(self, position: Any, seat: int, action: int) -> None:
        """Carry out an action that has no objection."""

    def is_over(self, position: Any) -> bool:
        """Whether the match is over."""

    def scores(self, position: Any, out: np.ndarray) -> None:
        """Fill `out` with the points of every seat."""

    def winners(self, position: Any) -> int:
        """Bit mask of the seats that have won."""

    def imagine(self, position: Any, seat: int, source: np.ndarray) -> None:
        """Deal again what `seat` cannot know."""


@dataclass(frozen=True)
class Typed:
    """What a game's `actions.py`, `events.py`, `view.py`, `notation.py` and `sentences.py` offer, by those files' own names.

    `record` is a position's record or a snapshot of its fields, `code` the rules' number for an action. A viewer is a seat, or
    None for a spectator.
    """

    Action: Any  # the closed union of the game's action structs
    decode: Callable[[int, Any], Any]  # (code, record): the typed action
    encode: Callable[[Any, Any], int]  # (action, record): its code
    parse: Callable[[str], Any]  # the typed action that a notation stands for
    Event: Any  # the closed union of the game's event structs
    TOGETHER: frozenset[str]  # phases in which several seats decide at once, for the clocks
    opening: Callable[[Any, int | None], Sequence[Any]]  # (record, viewer): what is seen of the deal
    events: Callable[[Any, int, int, Any, int | None], Sequence[Any]]  # (before, seat, code, after, viewer)
    View: Any
    view: Callable[[Any, int | None, bool], Any]  # (record, viewer, memory)
    read: Callable[[Fields], Any]  # the record that a position's notation describes
    write: Callable[[Any, Writer], None]
    words: Callable[[Any], Words]  # an event as a sentence
    # A game may have this; where it hasn't, everyone sees something of every move:
    is_open: Callable[[Any, int, Any], bool] | None = None  # (before, code, after): whether everyone does
    # A game may have these, so that a server works out less for a move that several people watch:
    own: Callable[[Any, int, bool], Mapping[str, Any]] | None = (
        None  # (record, seat, memory): where its view is its own
    )
    bases: Callable[[Any], Sequence[Hashable]] | None = (
        None  # (record): by seat, what `own` and its moves depend on, or None
    )
    alike: Callable[[Any, int, int, Any], bool] | None = (
        None  # (before, seat, code, after): all but `seat` see the same
    )


PARTS = {
    "actions": ("Action", "decode", "encode", "parse"),
    "events": ("TOGETHER", "Event", "events", "opening"),
    "view": ("View", "view"),
    "notation": ("read", "write"),
    "sentences": ("words",),
}
EXTRAS = {"view": ("own", "bases"), "events": ("is_open", "alike")}


def load_rules(game: str) -> Rules:
    """The rules of a game, known to the kit from now on."""
    verbs = [verb.__name__ for verb in kit.VERBS]
    module = part_of(game, "rules.rules", "POSITION", "MAX_MOVES", *verbs)
    kit.register(module)
    return cast(Rules, module)


def load_typed(game: str) -> Typed:
    """The typed values of a game."""
    found = {name: getattr(part_of(game, file, *names), name) for file, names in PARTS.items() for name in names}
    extras = {name: getattr(part_of(game, file), name, None) for file, names in EXTRAS.items() for name in names}
    return Typed(**{each.name: (found | extras)[each.name] for each in fields(Typed)})
