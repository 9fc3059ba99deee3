"""Many matches at a time, stepped in compiled code."""

__all__ = ["Batch", "Reward", "VectorEnv"]

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Self

import numpy as np

from ..engine import kit
from ..match.errors import BadOption
from ..match.fairness import deal_key
from ..match.game import find
from ..match.notation import is_whole, shortened
from ..match.position import Position
from .kernels.stepping import CUT, DEAL, GOES_ON, LOOK, OVER, WAIT, advance, refused
from .numbering import Actions
from .observing import Encoder
from .rewards import Reward, reward_of
from .warmup import prepare


@dataclass(slots=True)
class Batch:
    """What a step leaves behind: arrays with a row for each match. The next step writes into the same arrays.

    `seat` is who acts next. `reward` is by row and seat, and 0 except where a match is over. Where it is (`done`), or was cut off
    (`truncated`), `points`, `winners` and `final`, the last observation of every seat, tell about it; `obs`, `mask` and `seat`
    are those of the match that was dealt in its place.
    """

    obs: np.ndarray
    mask: np.ndarray
    seat: np.ndarray
    reward: np.ndarray
    done: np.ndarray
    truncated: np.ndarray
    final: np.ndarray
    points: np.ndarray
    winners: np.ndarray
    oracle: np.ndarray | None = None


class VectorEnv:
    """`n` matches of a game. `reset(seed)` deals them, `step(actions)` plays one action in each of them.

    Match number k of a seed is the same whatever `n` and `threads` are; row i plays matches i, i + n, i + 2n … Of several
    seats that decide at the same time, the lowest acts first, without the others seeing it. With `together`, all of them act in
    one step: then `obs`, `mask` and actions have one more axis for the seats, and the mask of a seat that has nothing to
    decide is empty. Those who do are served in order of seats; an action that isn't possible any more by then is left out.

    `reward` is `win` (1, shared by the winners), `lead` (points more than the best other seat), `score` (points), or a
    function of points and winners, both by row and seat. A match is cut off after `limit` actions. Options without which
    random play wouldn't end are set unless others are given, as in `simulate`.
    """

    def __init__(
        self,
        game: str,
        players: int,
        n: int = 1,
        *,
        encoder: Encoder | None = None,
        oracle: bool = False,
        reward: "Reward" = "win",
        threads: int = 1,
        together: bool = False,
        limit: int | None = None,
        again: bool = True,
        **options: Any,
    ) -> None:
        table = find(game)
        self.actions = Actions(game, players)
        self.encoder = encoder or Encoder(game)
        if self.encoder.adapter is not table.adapter or type(self.encoder) is not Encoder:
            raise BadOption("lab-other-game", value=self.encoder.name)
        for name, value in (("n", n), ("threads", threads), ("limit", 1 if limit is None else limit)):
            if not is_whole(value) or value < 1:
                raise BadOption("lab-count", option=name, value=shortened(repr(value)))
        self.game, self.players, self.n, self.together = table, int(players), int(n), together
        self.options = table.chosen({**table.adapter.description.ending, **options})
        self.threads, self.limit, self.again = min(int(threads), self.n), limit, again
        self.reward, self._reward = reward, reward_of(reward)
        self._asks_oracle = oracle
        self._make_room()

    def _make_room(self) -> None:
        n, players, lanes = self.n, self.players, self.players if self.together else 1
        rules, (seen,) = prepare(self.game.name).rules, self.encoder.shape(self.players)
        hidden = self.encoder.oracle.shape(players)[0] if self._asks_oracle else 0
        self._positions = np.zeros(n, rules.POSITION)
        self._blank = np.zeros(1, rules.POSITION)
        self._numbers, self._stride = np.arange(n), n
        self._key, self._array = np.zeros(8, np.int64), self.options.array()
        self._actions = np.full((n, lanes), LOOK)
        self._seats, self._made, self._won = np.full(n, -1), np.zeros(n, np.int64), np.zeros(n, np.int64)
        self._ended, self._points = np.zeros(n, np.uint8), np.zeros((n, kit.SEATS), np.int64)
        self._obs, self._secret = np.zeros((n, lanes, seen), np.int16), np.zeros((n, lanes, hidden), np.int16)
        self._mask = np.zeros((n, lanes, self.actions.size), np.uint8)
        self._final = np.zeros((n, players, seen), np.int16)
        self._pool: ThreadPoolExecutor | None = None
        rows = np.linspace(0, n, self.threads + 1).astype(int).tolist()
        self._shares = [(slice(first, last), np.empty(rules.MAX_MOVES, np.int64)) for first, last in pairwise(rows)]
        all_seats = slice(None) if self.together else 0
        self._batch = Batch(
            obs=self._obs[:, all_seats],
            mask=self._mask[:, all_seats],
            seat=self._seats,
            reward=np.zeros((n, players), np.float32),
            done=np.zeros(n, bool),
            truncated=np.zeros(n, bool),
            final=self._final,
            points=self._points[:, :players],
            winners=np.zeros((n, players), bool),
            oracle=self._secret[:, all_seats] if self._asks_oracle else None,
        )

    @property
    def batch(self) -> Batch:
        """The newest batch again."""
        return self._batch

    @property
    def positions(self) -> np.ndarray:
        """The records themselves, read-only: copy them to keep them, `load` them to go on from them."""
        shown = self._positions.view()
        shown.flags.writeable = False
        return shown

    def position(self, row: int) -> Position:
        """A copy of one of them as a position."""
        return Position(self.game.adapter, self._positions[row])

    def reset(self, seed: str | int = 0) -> Batch:
        """Deal all matches anew."""
        self._key = np.array(deal_key(str(seed), ()), np.int64)
        self._numbers, self._stride = np.arange(self.n), self.n
        return self._advance(DEAL)

    def step(self, actions: Any) -> Batch:
        """Play an action in each match: a number for each row, with `together` one for each row and seat.

        Raises BadOption if a number isn't allowed by the mask, and plays none of them then. A row that is over and isn't
        dealt again takes any number.
        """
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu" or chosen.shape != self._batch.mask.shape[:-1]:
            raise BadOption("lab-shape", found=str(chosen.shape), expected=str(self._batch.mask.shape[:-1]))
        self._actions[:] = chosen.reshape(self._actions.shape)
        wrong = refused(self._mask, self._actions)
        if wrong >= 0:
            row = wrong // self._actions.shape[1]
            raise BadOption("lab-not-allowed", value=int(chosen.reshape(-1)[wrong]), row=row)
        return self._advance()

    def step_seat(self, row: int, seat: int, action: int) -> Batch:
        """With `together`: let a single seat act in a single match, and nobody else."""
        if not self.together or not is_whole(action) or not 0 <= action < self.actions.size:
            raise BadOption("lab-not-allowed", value=shortened(repr(action)), row=row)
        if not self._mask[row, seat, action]:
            raise BadOption("lab-not-allowed", value=int(action), row=row)
        self._actions[:, 0] = LOOK
        self._actions[row] = WAIT
        self._actions[row, seat] = action
        return self._advance()

    def load(self, records: Any) -> Batch:
        """Go on from these positions: an array of `n` records, or a list of `Position`. What was dealt before is forgotten."""
        if isinstance(records, Position):
            records = [records]
        if isinstance(records, Sequence):
            records = np.concatenate([each._room if isinstance(each, Position) else each for each in records])
        fits = isinstance(records, np.ndarray) and records.dtype == self._positions.dtype
        if not fits or records.shape != (self.n,) or not (records["players"] == self.players).all():
            raise BadOption("lab-records", n=self.n, players=self.players)
        self._positions[:] = records
        self._made[:] = 0
        return self._advance(LOOK)

    def fork(self, rows: Any) -> Self:
        """Another one with copies of these rows, each as often as it is named; what it deals next is its own."""
        rows = np.atleast_1d(np.asarray(rows))
        other = self.__class__.__new__(self.__class__)
        other.__dict__.update(self.__dict__)
        other.n, other.threads = rows.size, min(self.threads, rows.size)
        other._make_room()
        other._key = self._key
        other._numbers = int(self._numbers.max()) + np.arange(rows.size)
        other._positions[:] = self._positions[rows]
        other._made[:] = self._made[rows]
        other._advance(LOOK)
        return other

    def _advance(self, command: int | None = None) -> Batch:
        if command is not None:
            self._actions[:] = command
        if self.threads == 1:
            self._advance_share(*self._shares[0])
        else:
            self._pool = self._pool or ThreadPoolExecutor(self.threads)
            list(self._pool.map(lambda share: self._advance_share(*share), self._shares))
        return self._told()

    def _advance_share(self, rows: slice, room: np.ndarray) -> None:
        advance(
            self._positions[rows], self._blank, self._numbers[rows], self._stride, self.limit or -1, self.again, self.players,
            self._array, self._key, self._actions[rows], room, self._seats[rows], self._made[rows], self._ended[rows],
            self._points[rows], self._won[rows], self._obs[rows], self._secret[rows], self._mask[rows], self._final[rows],
        )  # fmt: skip

    def _told(self) -> Batch:
        batch, ended = self._batch, self._ended
        np.equal(ended, OVER, out=batch.done)
        np.equal(ended, CUT, out=batch.truncated)
        batch.reward[:] = 0
        rows = np.flatnonzero(ended != GOES_ON)
        if rows.size:
            winners = (self._won[rows, None] >> np.arange(self.players) & 1).astype(bool)
            batch.winners[rows] = winners
            over = batch.done[rows]
            batch.reward[rows[over]] = self._reward(batch.points[rows[over]], winners[over])
        return batch

    def close(self) -> None:
        """End its threads."""
        if self._pool:
            self._pool.shutdown()
            self._pool = None

    def __repr__(self) -> str:
        return f"lab.VectorEnv({self.game.name!r}, players={self.players}, n={self.n})"
