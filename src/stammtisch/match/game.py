"""A game as users of the library meet it."""

__all__ = ["Game", "find"]

from collections.abc import Sequence
from typing import Any, Generic, overload

import msgspec

from .adapter import Adapter, adapter_of
from .description import Description
from .errors import BadOption, StammtischError
from .fairness import new_seed
from .generics import Action, Event, View
from .match import Match
from .notation import Fields, is_whole, shortened
from .position import Position


class Game(Generic[View, Action, Event]):
    """One of the games: `name`, `title`, `players` (a range), `version` of its rules and `options`."""

    def __init__(self, adapter: Adapter) -> None:
        self.adapter = adapter

    @property
    def name(self) -> str:
        """The game's name in code."""
        return self.adapter.name

    @property
    def title(self) -> str:
        """The game's name for people."""
        return self.adapter.title

    @property
    def players(self) -> range:
        """How many can play."""
        return self.adapter.players

    @property
    def version(self) -> int:
        """The version of the rules. A match of another version is replayed only if it ends the same way."""
        return self.adapter.version

    @property
    def options(self) -> dict[str, Any]:
        """The table options with their defaults."""
        return dict(self.adapter.defaults)

    def new(
        self, players: int, seed: str | int | None = None, *, contributions: Sequence[str] = (), **options: Any
    ) -> Match[View, Action, Event]:
        """Deal a new match. The same seed, contributions and options give the same deal; without a seed, it is secret."""
        self.check_players(players)
        players = int(players)
        seed = new_seed() if seed is None else str(seed)
        if not all(isinstance(part, str) for part in contributions) or len(contributions) > 64:
            raise BadOption("option-contributions")
        if max(map(len, (seed, *contributions))) > 1000 or not _is_text(seed, *contributions):
            raise BadOption("option-seed")
        return Match(self.adapter, players, self.chosen(options), seed, contributions)

    def check_players(self, players: int) -> None:
        """Raise BadOption for a number of players that the game isn't made for."""
        if not is_whole(players) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadOption("option-players", value=shortened(repr(players)), game=self.title, low=low, high=high)

    def chosen(self, options: dict[str, Any]) -> Any:
        """The options of a table, checked."""
        for name in options:
            if name not in self.options:
                raise BadOption("option-unknown", option=shortened(name), known=", ".join(self.options))
        try:
            return msgspec.convert(options, self.adapter.description.options)
        except (msgspec.ValidationError, TypeError) as error:
            if isinstance(error.__cause__, StammtischError):
                raise error.__cause__ from None  # the game's own check, in the reader's language
            wrong = next((name for name in options if f"`$.{name}" in str(error)), ", ".join(options))
            value = shortened(repr(options.get(wrong)))
            raise BadOption("option-wrong", option=wrong, value=value, default=str(self.options.get(wrong))) from None

    def position(self, text: str) -> Position[View, Action]:
        """Any position from its notation, even one in the middle of a turn. Raises BadNotation, naming the field."""
        fields = Fields(text)
        return Position(self.adapter, self.adapter.typed.read(fields))

    def action(self, text: str) -> Action:
        """The typed action that a notation stands for."""
        parsed: Action = self.adapter.typed.parse(text)
        return parsed

    def __eq__(self, other: object) -> bool:
        return self.adapter is other.adapter if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"game({self.name!r})"


@overload
def find(name: str) -> Game: ...
@overload
def find(name: Description[View, Action, Event]) -> Game[View, Action, Event]: ...
def find(name: str | Description[View, Action, Event]) -> Game[View, Action, Event]:
    """A game by its name or its description. Raises UnknownGame."""
    if isinstance(name, Description):
        name = name.name
    return Game(adapter_of(name))


def _is_text(*texts: str) -> bool:
    """Whether the texts can be written as UTF-8 (a lone surrogate can't)."""
    try:
        "".join(texts).encode()
    except UnicodeEncodeError:
        return False
    return True
