"""One position of a game, with the verbs as methods."""

__all__ = ["Position", "generator"]

import hashlib
from functools import cached_property
from typing import Any, Generic, Self

import msgspec
import numpy as np

from ..engine import kit
from .adapter import Adapter
from .errors import BadNotation, BadOption, IllegalAction
from .fairness import deal_key
from .generics import Action, View
from .notation import Writer, is_whole, shortened
from .pictures import picture
from .plain import Plain, plain

MASKS = range(1 << kit.SEATS)
CODES = (-(1 << 63), (1 << 63) - 1)  # what the rules' own numbers can be
SEATS_IN = [tuple(seat for seat in range(kit.SEATS) if mask >> seat & 1) for mask in MASKS]


class Position(Generic[View, Action]):
    """Everything on and under the table now.

    `str(position)` is its notation, which `game.position` reads back. `record` is the NumPy record that the compiled rules
    work on, a copy of the one it is made from. Positions compare equal when every byte of them is.
    """

    def __init__(self, adapter: Adapter, record: Any) -> None:
        self._hold(adapter, bytearray(record if isinstance(record, bytes) else record.tobytes()))

    def _hold(self, adapter: Adapter, memory: bytearray) -> None:
        self.adapter = adapter
        self._rules = adapter.rules
        self._memory = memory  # a bytearray, since NumPy takes five times as long to copy a record
        self._room = np.ndarray((1,), adapter.rules.POSITION, memory)
        self.record = self._room[0]

    @cached_property
    def players(self) -> int:
        """How many sit at the table."""
        return int(self.record.players)

    @cached_property
    def fields(self) -> Plain:
        """Its fields as plain values, made once: only for positions that don't change any more, such as those of a match."""
        return Plain(self._room)

    def forget_fields(self) -> None:
        """Let them be made again if anybody needs them."""
        self.__dict__.pop("fields", None)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the match waits for; none when it is over."""
        return SEATS_IN[int(self.adapter.calls.standing(self._room)[0])]

    def codes(self, seat: int) -> list[int]:
        """The actions worth listing as the rules' own numbers."""
        rooms = self.adapter.rooms
        room = rooms.pop() if rooms else np.empty(self.adapter.rules.MAX_MOVES, np.int64)
        count = self.adapter.calls.listed(self._room, self._seat(seat), room)
        found: list[int] = room[:count].tolist()
        rooms.append(room)
        return found

    def moves(self, seat: int) -> list[Action]:
        """Every action worth listing for `seat`; empty if it can do nothing now. More may be legal: see the game's page."""
        decode, fields = self.adapter.typed.decode, plain(self.record)
        return [decode(code, fields) for code in self.codes(seat)]

    def is_legal(self, seat: int, action: Action | str) -> bool:
        """Whether `seat` may do `action` (a typed action or its notation) now."""
        return bool(self._rules.objection(self.record, self._seat(seat), self.code(action)) == 0)

    def play(self, seat: int, action: Action | str) -> int:
        """Carry out an action of `seat`; returns the rules' own number for it.

        Raises BadNotation for what isn't an action, IllegalAction for what isn't allowed now; the position is unchanged then.
        """
        code = self.code(action)
        self.play_code(seat, code)
        return code

    def play_code(self, seat: int, code: int) -> tuple[int, ...]:
        """The same for an action given by the rules' own number; returns the seats that are waited for then."""
        if (type(code) is not int and not is_whole(code)) or not CODES[0] <= code <= CODES[1]:
            raise BadNotation("notation-action", value=shortened(repr(code)))
        acting = self.adapter.calls.attempt(self._room, self._seat(seat), int(code))
        if acting < 0:
            raise self._illegal(-acting, seat)
        return SEATS_IN[acting]

    def allowed(self, seat: int, action: Action | str) -> int:
        """The rules' own number for an action that `seat` may do now. Raises what `play` raises, and changes nothing."""
        code = self.code(action)
        if objection := int(self._rules.objection(self.record, self._seat(seat), code)):
            raise self._illegal(objection, seat)
        return code

    def _illegal(self, objection: int, seat: int) -> IllegalAction:
        rule, part = kit.rule_and_part(objection)
        return IllegalAction(f"{self.adapter.prefix}-{rule}", part, int(seat))

    def code(self, action: Action | str) -> int:
        """The rules' own number for a typed action or a notation."""
        if isinstance(action, str):
            if len(action) > 1000:
                raise BadNotation("notation-too-long", limit=1000)
            action = self.adapter.typed.parse(action)
        else:
            try:
                action = msgspec.convert({"action": msgspec.to_builtins(action)}, self.adapter.wrapped).action
            except (msgspec.ValidationError, TypeError, ValueError, RecursionError, OverflowError):
                raise BadNotation("notation-action", value=shortened(repr(action))) from None
        return int(self.adapter.typed.encode(action, self.record))

    def view(self, seat: int | None = None, memory: bool = False) -> View:
        """What `seat` may know; None is a spectator. With `memory`, also what was once public."""
        seen: View = self.adapter.typed.view(self.record, None if seat is None else self._seat(seat), memory)
        return seen

    def imagine(self, seat: int | None, source: np.ndarray) -> Self:
        """A copy in which everything that `seat` cannot know is dealt again from `source`, a `generator`."""
        if not isinstance(source, np.ndarray) or source.dtype != np.int64 or source.ndim != 1:
            raise BadOption("option-source", value=shortened(repr(source)))
        other = self.copy()
        self._rules.imagine(other.record, kit.SPECTATOR if seat is None else self._seat(seat), source)
        return other

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.adapter.calls.standing(self._room)[2])

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat as they stand."""
        out = np.zeros(kit.SEATS, np.int64)
        self.adapter.calls.points(self._room, out)
        return tuple(out[: self.players].tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end."""
        return SEATS_IN[int(self.adapter.calls.standing(self._room)[1])]

    @property
    def digest(self) -> str:
        """A short digest of every byte, by which two programs can tell that they have come to the same position."""
        return hashlib.blake2b(self._memory, digest_size=6).hexdigest()

    def copy(self) -> Self:
        """The same position again, independent of this one."""
        other = self.__new__(type(self))
        other._hold(self.adapter, self._memory.copy())
        other.players = self.players
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.adapter, self.adapter.version, bytes(self._memory))

    def _seat(self, seat: int) -> int:
        if type(seat) is int and 0 <= seat < self.players:
            return seat  # at once, since this is asked for every move
        if not is_whole(seat) or not 0 <= seat < self.players:
            raise BadOption("option-seat", value=shortened(repr(seat)), last=self.players - 1)
        return int(seat)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.adapter is other.adapter and self._memory == other._memory

    def __hash__(self) -> int:
        """Of every byte as it is now: a position that is the key of something must not be played on."""
        return hash((self.adapter.name, bytes(self._memory)))

    def __str__(self) -> str:
        out = Writer()
        self.adapter.typed.write(self.record, out)
        return str(out)

    def __repr__(self) -> str:
        return f"game({self.adapter.name!r}).position({str(self)!r})"

    def _repr_html_(self) -> str | None:
        """The table as a notebook shows it, with all hands: a position holds everything."""
        return picture(self.adapter.name, [self.view(seat) for seat in range(self.players)])


def _restored(adapter: Adapter, version: int, memory: bytes) -> Position:
    """The position that was pickled. Raises BadNotation if other rules pickled it."""
    if version != adapter.version or len(memory) != adapter.rules.POSITION.itemsize:
        raise BadNotation("notation-other-rules", game=adapter.title)
    return Position(adapter, memory)


def generator(seed: str | int) -> np.ndarray:
    """A source of chance for `imagine` and for compiled play-outs; drawing from it changes it."""
    from ..engine import chance  # imports the compiler

    state = np.empty(chance.GENERATOR_WORDS, np.int64)
    chance.seed(state, np.array(deal_key(str(seed), ()), np.int64), 0)
    return state
