"""All actions of a game as numbers from 0 up: the same numbers for ever."""

__all__ = ["Actions", "actions"]

from typing import Any

import numpy as np

from ..match.errors import BadOption
from ..match.game import find
from ..match.notation import is_whole, shortened
from ..match.position import Position
from .kernels import stepping, verbs
from .warmup import prepare


def actions(game: str, players: int, version: str | None = None) -> "Actions":
    """The numbering of a game's actions for a number of players; of this version, such as `v1`, or of the newest one."""
    return Actions(game, players, version)


class Actions:
    """A stable numbering of the actions of a game: every move worth listing has a number below `size`.

    `name` says which one it is, with its version; what a version stands for never changes. A number may depend on the
    position: it stands for the same *kind* of action everywhere, such as "the third to fifth card of the hand".
    """

    def __init__(self, game: str, players: int, version: str | None = None) -> None:
        find(game).check_players(players)
        self.adapter = prepare(game)
        self.players = int(players)
        part = verbs.load(game)[0]
        if version not in (None, part.VERSION):
            raise BadOption("lab-version", value=shortened(str(version)), known=part.VERSION)
        self.version: str = part.VERSION
        self.size: int = part.size(self.players)
        self._room = np.empty(self.adapter.rules.MAX_MOVES, np.int64)

    @property
    def name(self) -> str:
        """Game, number of players and version, such as `chess-2-v1`."""
        return f"{self.adapter.name}-{self.players}-{self.version}"

    def index(self, position: Position, seat: int, action: Any) -> int:
        """The number of an action (typed, or in the notation). Raises BadOption for one that isn't worth listing."""
        code = position.code(action)
        found = int(stepping.index_of(self._one(position), self._seat(seat), code))
        if not 0 <= found < self.size:
            raise BadOption("lab-unlisted", value=shortened(str(action)))
        return found

    def action(self, position: Position, seat: int, index: int) -> Any:
        """The typed action behind a number. Whether it is allowed now, `mask` tells."""
        return self.adapter.typed.decode(self.code(position, seat, index), position.record)

    def code(self, position: Position, seat: int, index: int) -> int:
        """The rules' own number for the same, which `position.play_code` takes."""
        if not is_whole(index) or not 0 <= index < self.size:
            raise BadOption("lab-index", value=shortened(repr(index)), last=self.size - 1)
        found = int(stepping.action_at(self._one(position), self._seat(seat), int(index)))
        if found < 0:
            raise BadOption("lab-nothing", value=int(index))
        return found

    def mask(self, position: Position, seat: int, out: np.ndarray | None = None) -> np.ndarray:
        """Which numbers `seat` may choose now: an array of `size` zeros and ones (uint8), `out` if it is given."""
        out = np.zeros(self.size, np.uint8) if out is None else out
        out[:] = 0
        stepping.mark(self._one(position), self._seat(seat), self._room, out)
        return out

    def _one(self, position: Position) -> np.ndarray:
        if position.adapter is not self.adapter or position.players != self.players:
            raise BadOption("lab-other-game", value=self.name)
        return position._room

    def _seat(self, seat: int) -> int:
        if not is_whole(seat) or not 0 <= seat < self.players:
            raise BadOption("option-seat", value=shortened(repr(seat)), last=self.players - 1)
        return int(seat)

    def __eq__(self, other: object) -> bool:
        return self.name == other.name if isinstance(other, Actions) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[Any, ...]:
        return actions, (self.adapter.name, self.players, self.version)

    def __repr__(self) -> str:
        return f"lab.actions({self.adapter.name!r}, players={self.players}, version={self.version!r})"
