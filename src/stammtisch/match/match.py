"""One play of a game: options, seed and moves. Everything else follows from these."""

__all__ = ["Deal", "Match", "Step"]

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Generic, NamedTuple, Self

import msgspec
import numpy as np
from msgspec import Struct

from .adapter import Adapter
from .coaches import coach
from .errors import BadOption, TooLong
from .fairness import commitment, deal_key
from .generics import Action, Event, View
from .notation import is_whole
from .plain import plain
from .position import Position

APART = 32  # moves between two positions that are kept


class Deal(NamedTuple, Generic[View, Action, Event]):
    """The beginning of a match, before any move."""

    adapter: Adapter
    position: Position[View, Action]

    def events(self, viewer: int | None) -> list[Event]:
        """What `viewer` saw of the deal; None is a spectator."""
        return list(self.adapter.typed.opening(self.position.fields, viewer))


class Step(Struct, Generic[View, Action, Event], frozen=True, dict=True):
    """One move of a match. `number` counts from 1. Its two positions never change."""

    adapter: Adapter
    number: int
    seat: int
    code: int
    before: Position[View, Action]
    after: Position[View, Action]

    @property
    def action(self) -> Action:
        """The typed action."""
        played: Action = self.adapter.typed.decode(self.code, self.before.record)
        return played

    def events(self, viewer: int | None) -> list[Event]:
        """What `viewer` saw of this move; None is a spectator."""
        before, after = self.before.fields, self.after.fields
        return list(self.adapter.typed.events(before, self.seat, self.code, after, viewer))

    @cached_property
    def is_alike(self) -> bool:
        """Whether everyone but its own seat sees the same of it, as far as the game tells."""
        alike = self.adapter.typed.alike
        return alike is not None and bool(alike(self.before.fields, self.seat, self.code, self.after.fields))

    @cached_property
    def is_open(self) -> bool:
        """Whether everyone sees something of it. A move that isn't open is seen by its own seat alone."""
        is_open = self.adapter.typed.is_open
        return is_open is None or bool(is_open(self.before.fields, self.code, self.after.fields))


class Match(Generic[View, Action, Event]):
    """A match that can be played, taken back, saved and replayed."""

    def __init__(
        self, adapter: Adapter, players: int, options: Any, seed: str, contributions: Sequence[str] = ()
    ) -> None:
        self.adapter = adapter
        self.options = options
        self.seed = seed
        self.contributions = tuple(contributions)
        self.moves_made: list[tuple[int, int]] = []
        self._start = self._deal(players)
        # The position after every so many moves, so that going back isn't playing the whole match again.
        self._kept: tuple[Position[View, Action], ...] = (self._start,)
        self.position = self._start.copy()  # replaced by each move, not changed
        self._acting = (self.position, self.position.to_act)  # who is waited for in which position

    def _deal(self, players: int) -> Position[View, Action]:
        positions = np.zeros(1, self.adapter.rules.POSITION)
        key = np.array(deal_key(self.seed, self.contributions), np.int64)
        options = np.ascontiguousarray(self.options.array(), np.int64)
        self.adapter.calls.dealt(positions, players, options, key)
        return Position(self.adapter, positions)

    def copy(self) -> Self:
        """The same match again, independent of this one."""
        other = self.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.moves_made = self.moves_made[:]
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from .file import load

        return load, (self.dump(),)

    def __eq__(self, other: object) -> bool:
        return self._value == other._value if isinstance(other, Match) else NotImplemented

    def __hash__(self) -> int:
        """Of the match as it is now: one that is the key of something must not be played on."""
        return hash(self._value)

    @property
    def _value(self) -> tuple[Any, ...]:
        """All that it is."""
        chosen = msgspec.json.encode(self.options, order="sorted")
        return self.adapter.name, self.players, chosen, self.seed, self.contributions, tuple(self.moves_made)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.position.players

    @cached_property
    def commitment(self) -> str:
        """The hash of the seed, to be published before the deal."""
        return commitment(self.seed)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the match waits for; none when it is over."""
        position, seats = self._acting
        return seats if position is self.position else self.position.to_act

    def moves(self, seat: int) -> list[Action]:
        """Every action worth listing for `seat`."""
        decode, fields = self.adapter.typed.decode, plain(self.position.record)
        return [decode(code, fields) for code in self.codes(seat)]

    def codes(self, seat: int) -> list[int]:
        """The same as the rules' own numbers. In a match that has to end, only the move that ends it."""
        left = self._left(seat)
        return self.position.codes(seat) if left is None else left

    def is_legal(self, seat: int, action: Action | str) -> bool:
        """Whether `seat` may do `action` now."""
        left = self._left(seat)
        return self.position.is_legal(seat, action) and (left is None or self.position.code(action) in left)

    def play(self, seat: int, action: Action | str) -> Step[View, Action, Event]:
        """Carry out an action, typed or in the notation.

        Raises BadNotation, IllegalAction, or TooLong for a match that has to end, and changes nothing then.
        """
        code = self.position.code(action)
        self.check_length(seat, code)
        return self.play_code(seat, code)

    @property
    def is_too_long(self) -> bool:
        """Whether the match has had so many moves that it stops here, without a result."""
        return len(self.moves_made) >= self.adapter.description.most_moves and not self.over

    @property
    def must_end(self) -> bool:
        """Whether it has had so many moves that a seat which can end it has to."""
        return len(self.moves_made) >= self.adapter.description.longest and bool(self.adapter.description.settling)

    def check_length(self, seat: int, code: int) -> None:
        """Raise TooLong if the match has gone on for so long that `seat` has to do something else, or nothing any more."""
        described = self.adapter.description
        if self.is_too_long:
            raise TooLong("match-too-long", limit=described.most_moves)
        left = self._left(seat)
        if left is not None and code not in left:
            raise TooLong("match-must-settle", limit=described.longest, move=described.settling)

    def settled(self, seat: int, code: int) -> int:
        """What a bot plays that has chosen `code`: in a match that has to end, the move that ends it."""
        left = self._left(seat)
        return left[0] if left else code

    def _left(self, seat: int) -> list[int] | None:
        """What is left to a seat in a match that has to end; None if it is free to choose.

        A seat that isn't waited for could only take something back.
        """
        described = self.adapter.description
        if not self.must_end or self.over:
            return None
        if seat not in self.to_act:
            return []
        return [self.position.code(described.settling)] if self.position.is_legal(seat, described.settling) else None

    def play_code(self, seat: int, code: int) -> Step[View, Action, Event]:
        """An action given by the rules' own number, in a match of any length. Raises IllegalAction and changes nothing then."""
        before, after = self.position, self.position.copy()
        self._acting = (after, after.play_code(seat, code))
        self.position = after
        self.moves_made.append((int(seat), int(code)))
        if len(self.moves_made) % APART == 0:
            self._kept = (*self._kept, after.copy())
        return Step(self.adapter, len(self.moves_made), int(seat), code, before, after)

    def undo(self, to: int | None = None) -> None:
        """Go back to the position after move number `to` (0 is the deal); without it, take back the last move."""
        made = len(self.moves_made)
        to = made - 1 if to is None else to
        if not is_whole(to) or not 0 <= to <= made:
            raise BadOption("option-undo", value=str(to)[:40], last=made)
        to = int(to)
        self.position = self.at(to)
        self._kept = self._kept[: to // APART + 1]
        del self.moves_made[to:]

    def at(self, number: int) -> Position[View, Action]:
        """The position after move `number`; 0 is the deal."""
        kept = number // APART
        position = self._kept[kept].copy()
        for seat, code in self.moves_made[kept * APART : number]:
            position.play_code(seat, code)
        return position

    def steps(self) -> Iterator[Step[View, Action, Event]]:
        """Every move from the first on, with the position before and after it."""
        position = self._start
        for number, (seat, code) in enumerate(self.moves_made, 1):
            before, position = position, position.copy()
            position.play_code(seat, code)
            yield Step(self.adapter, number, seat, code, before, position)

    @property
    def deal(self) -> Deal[View, Action, Event]:
        """How it began."""
        return Deal(self.adapter, self._start)

    def events(self, viewer: int | None = None) -> list[Event]:
        """All that `viewer` has seen happen; None is a spectator."""
        seen = self.deal.events(viewer)
        for step in self.steps():
            seen += step.events(viewer)
        return seen

    def view(self, seat: int | None = None) -> View:
        """What `seat` may know now; None is a spectator. The table's options say whether it includes the memory aid."""
        return self.position.view(seat, self.options.memory)

    def __repr__(self) -> str:
        return f"<match of {self.adapter.name}: {self.players} players, {len(self.moves_made)} moves>"

    def _repr_html_(self) -> str | None:
        """The table as a notebook shows it, with all hands: a match knows everything."""
        return self.position._repr_html_()

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.position.over

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat as they stand."""
        return self.position.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end."""
        return self.position.winners

    def review(self, seat: int, **wishes: Any) -> Any:
        """What the coach says of the decisions of `seat`: a `stammtisch.review.document.Review`.

        It takes some seconds, and the first time a minute more. `wishes` are those of `stammtisch.review.reviewing.review`:
        `threads`, `seed`, `stop`, `progress`, `stand_ins`.
        """
        return coach()(self, seat, **wishes)

    def dump(self) -> str:
        """The match as a JSON document, which `stammtisch.load` reads. It holds the seed and every secret."""
        from .file import dump

        return dump(self)
