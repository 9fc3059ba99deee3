"""What a game says about itself, in its `game.py`. It costs nothing to load: no rule, no NumPy."""

__all__ = ["Description"]

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic

from msgspec import Struct

from .generics import Action, Event, View


@dataclass(frozen=True)
class Description(Generic[View, Action, Event]):
    """One game's facts. Everything that lists, offers or explains games derives from these.

    `options` is the struct of its table options, all of which have defaults; its `array()` is what the rules' `deal` takes.
    `ending` holds the options without which random play wouldn't end. `files` names the options that the command takes as
    a file, with the function that reads it.

    `longest` bounds a match. After so many moves, a seat that can make the `settling` move has to, and after twice as many the
    match stops without a result, so it should be well above what people need. `replays` is the oldest version of the rules
    whose matches are known to go the same way under the present ones; it stays behind when a new version only allows more.
    """

    name: str  # in code and files
    title: str  # for people
    prefix: str  # of the rules' numbers
    players: range
    version: int  # of the rules: it changes whenever they do
    minutes: int  # that a match takes among people
    options: type[Struct]
    usual_players: int = 4  # if nobody says how many
    ending: Mapping[str, Any] = field(default_factory=dict)
    settling: str = ""  # the notation of a move that ends what could go on for ever; random bots prefer it
    files: Mapping[str, Callable[[Path], Any]] = field(default_factory=dict)
    longest: int = 2000  # moves of a match
    replays: int | None = None  # by default, the present version only

    @property
    def oldest(self) -> int:
        """The oldest version of the rules whose matches go the same way."""
        return self.version if self.replays is None else self.replays

    @property
    def most_moves(self) -> int:
        """The number of moves after which a match stops, whatever happens."""
        return 2 * self.longest
