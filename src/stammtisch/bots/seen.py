"""What a bot is given: a position as one seat knows it, and nothing else."""

__all__ = ["Seen", "Stop"]

import time
from functools import cached_property
from typing import Generic

import numpy as np

from ..match.adapter import Adapter
from ..match.generics import Action, View
from ..match.position import Position, generator
from .occasion import Past


class Stop:
    """Ends a bot's thinking: after some seconds, when `cancel` is called (from any thread), or when one of `others` is due."""

    def __init__(self, seconds: float | None = None, *others: "Stop") -> None:
        self.others = others
        ends = [other.deadline for other in others] + [None if seconds is None else time.monotonic() + seconds]
        self.deadline: float | None = min((end for end in ends if end is not None), default=None)
        self.cancelled = False

    def cancel(self) -> None:
        """Ask for the best answer so far."""
        self.cancelled = True

    @property
    def due(self) -> bool:
        """Whether it is time to answer."""
        late = self.deadline is not None and time.monotonic() >= self.deadline
        return self.cancelled or late or any(other.due for other in self.others)


class Seen(Generic[View, Action]):
    """A position as `seat` knows it, with full memory of what was once public.

    It holds no secret at all: `position` is not the real one but a copy in which everything that the seat cannot know has been
    dealt again, always in the same way. So two positions with equal views give equal `Seen`, and a bot that is handed nothing
    else can't cheat. `seed` is for the bot's own random choices; with equal seeds it makes the same ones. `past` is what it
    remembers of its own doings.
    """

    def __init__(
        self,
        position: Position[View, Action],
        seat: int,
        seed: str = "",
        stop: Stop | None = None,
        past: Past | None = None,
    ) -> None:
        self.seat = seat
        self.seed = seed
        self.past = past
        self.stop = stop or Stop()
        self.position = position.imagine(seat, generator("seen"))

    @property
    def adapter(self) -> Adapter:
        """The game."""
        return self.position.adapter

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.position.players

    @cached_property
    def moves(self) -> list[Action]:
        """The actions worth listing, typed. More may be legal; see `is_legal`."""
        return self.position.moves(self.seat)

    def is_legal(self, action: Action | str) -> bool:
        """Whether the seat may do `action` (typed or in the notation) now."""
        return self.position.is_legal(self.seat, action)

    @property
    def view(self) -> View:
        """The typed view of the seat, with the memory aid."""
        return self.position.view(self.seat, memory=True)

    def imagine(self, source: np.ndarray) -> Position[View, Action]:
        """One of the positions that this may be, dealt from `source`."""
        return self.position.imagine(self.seat, source)

    def source(self, purpose: str = "") -> np.ndarray:
        """A generator for the bot, the same each time it asks for the same purpose."""
        return generator(f"{self.seed}\n{purpose}")
