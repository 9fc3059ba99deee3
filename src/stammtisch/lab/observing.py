"""What a seat knows, as an array: the same array whatever is hidden from it."""

__all__ = ["Encoder", "Plane", "encoder"]

from typing import Any, NamedTuple

import numpy as np

from ..match.errors import BadOption
from ..match.notation import is_whole, shortened
from ..match.position import Position
from .kernels import stepping, verbs
from .warmup import prepare


class Plane(NamedTuple):
    """A part of an observation. `values` are 0 … values - 1; where there are 0, the part holds plain numbers."""

    name: str
    first: int
    length: int
    values: int

    @property
    def place(self) -> slice:
        """Where it is in an observation."""
        return slice(self.first, self.first + self.length)


def encoder(game: str, version: str | None = None) -> "Encoder":
    """The encoder of a game; of this version, such as `v1`, or of the newest one."""
    return Encoder(game, version)


class Encoder:
    """Turns a position into what one seat knows of it, with full memory of what was once public.

    An observation is a row of int16. Most of it are categories, such as the number on a card: `expand` makes zeros and ones
    of them, which networks learn from. Seats are counted from the observer on.
    """

    def __init__(self, game: str, version: str | None = None) -> None:
        self.adapter = prepare(game)
        self._part = verbs.load(game)[1]
        if version not in (None, self._part.VERSION):
            raise BadOption("lab-version", value=shortened(str(version)), known=self._part.VERSION)
        self.version: str = self._part.VERSION
        self._shapes: dict[int, tuple[int]] = {}

    @property
    def oracle(self) -> "Oracle":
        """What a seat can't know, for critics in training: apart, so that nobody takes it for an observation."""
        return Oracle(self.adapter.name, self.version)

    @property
    def name(self) -> str:
        """Game and version, such as `chess-v1`."""
        return f"{self.adapter.name}-{self.version}"

    def planes(self, players: int) -> list[Plane]:
        """The parts of an observation, in order."""
        return _placed(self._part.planes(players))

    def shape(self, players: int) -> tuple[int]:
        """The shape of an observation."""
        if players not in self._shapes:  # asked for every observation
            last = self.planes(players)[-1]
            self._shapes[players] = (last.first + last.length,)
        return self._shapes[players]

    def observation(self, position: Position, seat: int, out: np.ndarray | None = None) -> np.ndarray:
        """What `seat` knows, in `out` if it is given."""
        out = np.empty(self.shape(position.players), np.int16) if out is None else out
        stepping.observe(self._one(position), self._seat(position, seat), out)
        return out

    def expanded_shape(self, players: int) -> tuple[int]:
        """The shape of what `expand` makes of an observation."""
        return (sum(plane.length * max(plane.values, 1) for plane in self.planes(players)),)

    def expand(self, observations: np.ndarray, players: int) -> np.ndarray:
        """Observations (any number of rows) as float32: a one in a row of zeros for each category, numbers as they are."""
        rows = np.asarray(observations).reshape(-1, observations.shape[-1])
        out = np.zeros((rows.shape[0], *self.expanded_shape(players)), np.float32)
        numbers, columns, steps = self._layout(players)
        out[:, numbers[1]] = rows[:, numbers[0]]
        np.put_along_axis(out, steps + rows[:, columns], 1.0, axis=1)
        return out.reshape(*observations.shape[:-1], -1)

    def _layout(self, players: int) -> tuple[tuple[Any, Any], Any, Any]:
        """Where numbers stand before and after, where categories do, and where the ones of each of these begin."""
        before, after, columns, steps, at = [], [], [], [], 0
        for plane in self.planes(players):
            for i in range(plane.first, plane.first + plane.length):
                if plane.values:
                    columns.append(i)
                    steps.append(at)
                else:
                    before.append(i)
                    after.append(at)
                at += max(plane.values, 1)
        return (np.array(before, int), np.array(after, int)), np.array(columns, int), np.array(steps, int)

    def _one(self, position: Position) -> np.ndarray:
        if position.adapter is not self.adapter:
            raise BadOption("lab-other-game", value=self.name)
        return position._room

    def _seat(self, position: Position, seat: int) -> int:
        if not is_whole(seat) or not 0 <= seat < position.players:
            raise BadOption("option-seat", value=shortened(repr(seat)), last=position.players - 1)
        return int(seat)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.name == getattr(other, "name", None)

    def __hash__(self) -> int:
        return hash((type(self), self.name))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.adapter.name, self.version)

    def __repr__(self) -> str:
        return f"lab.encoder({self.adapter.name!r}, {self.version!r})"


class Oracle(Encoder):
    """What a seat can't know, in the same form."""

    def planes(self, players: int) -> list[Plane]:
        """The parts, in order."""
        return _placed(self._part.hidden(players))

    def observation(self, position: Position, seat: int, out: np.ndarray | None = None) -> np.ndarray:
        """What is hidden from `seat`, in `out` if it is given."""
        out = np.empty(self.shape(position.players), np.int16) if out is None else out
        stepping.reveal(self._one(position), self._seat(position, seat), out)
        return out

    def __repr__(self) -> str:
        return f"{super().__repr__()}.oracle"


def _placed(parts: list[tuple[str, int, int]]) -> list[Plane]:
    planes, first = [], 0
    for name, length, values in parts:
        planes.append(Plane(name, first, length, values))
        first += length
    return planes
