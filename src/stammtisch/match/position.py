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
LOWEST, HIGHEST = -(1 << 63), (1 << 63) - 1  # what the rules' own numbers can be
GENERATOR = (4,)  # the shape of a `generator`, as in `engine.chance`, which imports the compiler
SEATS_IN = [tuple(seat for seat in range(kit.SEATS) if mask >> seat & 1) for mask in MASKS]


class Position(Generic[View, Action]):
    """Everything on and under the table now.

    `str(position)` is its notation, which `game.position` reads back. `record` is a copy of the one it is made from. Positions
    compare equal when every byte of them is.
    """

    def __init__(self, adapter: Adapter, record: Any) -> None:
        # What is asked for at every move is a plain attribute, which Python finds at once.
        self.adapter = adapter
        self._memory = bytearray(
            record if isinstance(record, bytes) else record.tobytes()
        )  # copied faster than a record
        self._array: np.ndarray | None = None
        self._fields: Plain | None = None
        self.players = int(self._room["players"][0])  # how many sit at the table

    @property
    def _room(self) -> np.ndarray:
        """An array of this one position in its own memory, made on first use: compiled code takes it faster than the record."""
        if self._array is None:
            self._array = np.ndarray((1,), self.adapter.rules.POSITION, self._memory)
        return self._array

    @cached_property
    def record(self) -> Any:
        """The NumPy record that the compiled rules work on."""
        return self._room[0]

    @property
    def fields(self) -> Plain:
        """Its fields as plain values, made once: only for positions that don't change any more, such as those of a match."""
        if self._fields is None:
            self._fields = Plain(self._room)
        return self._fields

    def forget_fields(self) -> None:
        """Let them be made again if anybody needs them."""
        self._fields = None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the match waits for; none when it is over."""
        calls, array = self.adapter.direct or self.adapter.calls, self._array
        return SEATS_IN[calls.standing(self._room if array is None else array)[0]]

    def codes(self, seat: int) -> list[int]:
        """The actions worth listing as the rules' own numbers."""
        if (
            type(seat) is not int or not 0 <= seat < self.players
        ):  # here and below at once, since it is asked for every move
            seat = self._seat(seat)
        adapter, array = self.adapter, self._array
        calls, rooms = adapter.direct or adapter.calls, adapter.rooms
        room = rooms.pop() if rooms else _room_for(adapter.rules.MAX_MOVES)
        found: list[int] = room[1][: calls.listed(self._room if array is None else array, seat, room[0])].tolist()
        rooms.append(room)
        return found

    def moves(self, seat: int) -> list[Action]:
        """Every action worth listing for `seat`; empty if it can do nothing now. More may be legal: see the game's page."""
        decode, fields = self.adapter.typed.decode, plain(self.record)
        return [decode(code, fields) for code in self.codes(seat)]

    def is_legal(self, seat: int, action: Action | str) -> bool:
        """Whether `seat` may do `action` (a typed action or its notation) now."""
        return bool(self.adapter.rules.objection(self.record, self._seat(seat), self.code(action)) == 0)

    def play(self, seat: int, action: Action | str) -> int:
        """Carry out an action of `seat`; returns the rules' own number for it.

        Raises BadNotation for what isn't an action, IllegalAction for what isn't allowed now; the position is unchanged then.
        """
        code = self.code(action)
        self.play_code(seat, code)
        return code

    def play_code(self, seat: int, code: int) -> tuple[int, ...]:
        """The same for an action given by the rules' own number; returns the seats that are waited for then."""
        if type(seat) is not int or not 0 <= seat < self.players:
            seat = self._seat(seat)
        if type(code) is not int:
            code = self._whole(code)
        if not LOWEST <= code <= HIGHEST:
            raise BadNotation("notation-action", value=shortened(repr(code)))
        calls, array = self.adapter.direct or self.adapter.calls, self._array
        acting = calls.attempt(self._room if array is None else array, seat, code)
        if acting < 0:
            raise self._illegal(-acting, seat)
        return SEATS_IN[acting]

    @staticmethod
    def _whole(code: int) -> int:
        if not is_whole(code):
            raise BadNotation("notation-action", value=shortened(repr(code)))
        return int(code)

    def allowed(self, seat: int, action: Action | str) -> int:
        """The rules' own number for an action that `seat` may do now. Raises what `play` raises, and changes nothing."""
        code = self.code(action)
        if objection := int(self.adapter.rules.objection(self.record, self._seat(seat), code)):
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
                plain_action = action if type(action) is dict else msgspec.to_builtins(action)
                action = msgspec.convert({"action": plain_action}, self.adapter.wrapped).action
            except (msgspec.ValidationError, TypeError, ValueError, RecursionError, OverflowError):
                raise BadNotation("notation-action", value=shortened(repr(action))) from None
        known = self._fields  # if somebody looks at the position: they are read faster than the record
        return int(self.adapter.typed.encode(action, self.record if known is None else known))

    def view(self, seat: int | None = None, memory: bool = False) -> View:
        """What `seat` may know; None is a spectator. With `memory`, also what was once public."""
        seen: View = self.adapter.typed.view(self.record, None if seat is None else self._seat(seat), memory)
        return seen

    def imagine(self, seat: int | None, source: np.ndarray) -> Self:
        """A copy in which everything that `seat` cannot know is dealt again from `source`, a `generator`."""
        fits = isinstance(source, np.ndarray) and source.dtype == np.int64 and source.shape == GENERATOR
        if not fits or not source.flags.carray:  # in one piece, and ours to change
            raise BadOption("option-source", value=shortened(repr(source)))
        other = self.copy()
        self.adapter.calls.imagined(other._room, kit.SPECTATOR if seat is None else self._seat(seat), source)
        return other

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.adapter.calls.standing(self._room)[2] == 1

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat as they stand."""
        out = np.zeros(kit.SEATS, np.int64)
        self.adapter.calls.points(self._room, out)
        return tuple(out[: self.players].tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end."""
        return SEATS_IN[self.adapter.calls.standing(self._room)[1]]

    @property
    def digest(self) -> str:
        """A short digest of every byte, by which two programs can tell that they have come to the same position."""
        return hashlib.blake2b(self._memory, digest_size=6).hexdigest()

    def copy(self) -> Self:
        """The same position again, independent of this one."""
        other = self.__new__(self.__class__)
        other.adapter = self.adapter
        other._memory = self._memory.copy()
        other._array = other._fields = None
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


def _room_for(moves: int) -> tuple[np.ndarray, memoryview]:
    """Room for so many moves, and a view of it, from which a list is made faster than from the array."""
    room: Any = np.empty(moves, np.int64)
    return room, memoryview(room)


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
