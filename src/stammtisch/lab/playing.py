"""A policy against itself, and against somebody who knows it. Any workers do it, with the same result."""

__all__ = ["Bound", "best_response", "selfplay"]

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bots.arena.standing import interval
from ..bots.seen import Stop
from ..bots.spec import named
from ..bots.standin import dismiss
from ..bots.workers import Workers, workers_of
from ..match.errors import BadOption
from ..match.fairness import deal_key
from ..match.game import find
from ..match.notation import is_whole, shortened
from ..match.position import Position
from .data import Sample
from .observing import Encoder
from .policies import Policy, PolicyFunction, bot
from .vector import VectorEnv
from .warmup import prepare
from .worlds import imagine_many

RANGE = 256  # matches that are played side by side
LIMIT = 5000  # actions of a match


def selfplay(
    policy: Policy | PolicyFunction | str,
    game: str,
    players: int,
    matches: int,
    *,
    seed: str | int = 0,
    explore: float = 0.0,
    workers: Workers | int = 1,
    **options: Any,
) -> Iterator[Sample]:
    """Let a policy play all seats of `matches` matches; yields their decisions as `dataset` does, 256 matches at a time.

    A share `explore` of the decisions is any allowed action. The result depends on policy, seed and number of the match, and
    not on the workers: this process, so many processes, `lab.Threads(2)`, `lab.Ray()` …. Other processes get the policy by
    pickle, or by its spec (`"my.net:Player(checkpoint=run7.npz)"`). A match that goes on for more than 5000 actions is cut off;
    nobody has won it.
    """
    _check("matches", matches)
    if not 0 <= explore <= 1:
        raise BadOption("lab-share", option="explore", value=shortened(repr(explore)))
    job = SelfPlay(game, players, policy, str(seed), options, explore)
    job.env(1)
    items = [(first, min(RANGE, matches - first)) for first in range(0, matches, RANGE)]
    with closing(workers_of(workers).results(job, items)) as coming:
        yield from coming


@dataclass(frozen=True)
class Played:
    """What a policy plays."""

    game: str
    players: int
    policy: Policy | PolicyFunction | str
    seed: str
    options: dict[str, Any]

    def env(self, n: int) -> VectorEnv:
        """An environment for so many matches."""
        policy = _policy(self.policy, self.game)
        encoder = Encoder(self.game, policy.version)
        return VectorEnv(self.game, self.players, n, encoder=encoder, again=False, limit=LIMIT, **self.options)

    def prepare(self) -> None:
        """Compile the lab's part."""
        prepare(self.game)


@dataclass(frozen=True)
class SelfPlay(Played):
    """The job of self-play; an item is the number of a first match and how many there are."""

    explore: float

    def do(self, item: tuple[int, int], stop: Stop) -> Sample | None:
        """The decisions of these matches, match by match."""
        (first, n), policy = item, _policy(self.policy, self.game)
        env, made = self.env(n), []
        seed = f"{self.seed}/{first}"
        batch, chance = env.reset(seed), np.random.default_rng(deal_key(f"{seed} explore", ()))
        points, won = np.zeros((n, self.players), np.float32), np.zeros((n, self.players), bool)
        alive = np.arange(n)
        while alive.size and not stop.due:
            obs, mask = batch.obs[alive], batch.mask[alive]
            actions = np.zeros(n, np.int64)
            actions[alive] = policy.decide(obs, mask)
            if self.explore:
                astray = alive[chance.random(alive.size) < self.explore]
                actions[astray] = (batch.mask[astray] * chance.random((astray.size, mask.shape[1]))).argmax(axis=1)
            made.append((alive, obs, mask, actions[alive], batch.seat[alive]))
            batch = env.step(actions)
            points[batch.done], won[batch.done] = batch.points[batch.done], batch.winners[batch.done]
            alive = alive[~(batch.done | batch.truncated)[alive]]
        if stop.due:
            return None
        rows, obs, mask, action, seat = (np.concatenate(column) for column in zip(*made, strict=True))
        order = np.argsort(rows, kind="stable")
        rows, seat = rows[order], seat[order]
        return Sample(
            obs[order], mask[order], action[order], seat, points[rows, seat], won[rows, seat], first + rows
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Bound:
    """What somebody wins who knows the policy of all others: a share of the wins, with its 95 % interval; `fair` is even.

    The best response wins at least as much, so `low` is a lower bound for it.
    """

    share: float
    low: float
    high: float
    fair: float
    deals: int
    matches: int


def best_response(
    policy: Policy | PolicyFunction | str,
    game: str,
    players: int | None = None,
    *,
    budget: int = 20,
    worlds: int = 16,
    candidates: int = 12,
    seed: str | int = 0,
    workers: Workers | int = 1,
    **options: Any,
) -> Bound:
    """How much somebody wins against a policy who can ask it what it would do anywhere, but sees no hidden card.

    That player tries up to `candidates` actions in `worlds` imagined worlds, where all seats go on by the policy, and departs
    from what the policy would do if another action is clearly better. `budget` is how many deals are played, each once from every
    seat; more of them make the interval narrower, more worlds the player stronger. The result doesn't depend on the workers.
    """
    for name, value in (("budget", budget), ("worlds", worlds), ("candidates", candidates)):
        _check(name, value)
    seats = players or min(find(game).players)
    job = Replying(game, seats, policy, str(seed), options, worlds, candidates)
    job.env(1)
    with closing(workers_of(workers).results(job, range(budget))) as coming:
        shares = list(coming)
    share, low, high = interval(shares)
    return Bound(share, low, high, 1 / seats, budget, budget * seats)


@dataclass(frozen=True)
class Replying(Played):
    """The job of replying to a policy as well as one can; an item is the number of a deal."""

    worlds: int
    candidates: int

    def do(self, number: int, stop: Stop) -> float | None:
        """The mean share of the wins over all seats that the player may have."""
        env, policy = self.env(self.worlds * self.candidates), _policy(self.policy, self.game)
        shares = [self._share(env, policy, number, seat, stop) for seat in range(self.players)]
        return None if stop.due else float(np.mean(shares))

    def _share(self, env: VectorEnv, policy: Policy, number: int, mine: int, stop: Stop) -> float:
        """What the player on seat `mine` wins of one match."""
        match = find(self.game).new(
            self.players, seed=f"{self.seed}/{number}", **{**env.game.adapter.description.ending, **self.options}
        )
        position, made = match.position, 0
        while position.to_act and made < LIMIT and not stop.due:
            seat, made = position.to_act[0], made + 1
            mask = env.actions.mask(position, seat)
            action = int(policy.decide(env.encoder.observation(position, seat)[None], mask[None])[0])
            if seat == mine and mask.sum() > 1:
                action = self._reply(env, policy, position, seat, mask, action, f"{number} {made}")
            position.play_code(seat, env.actions.code(position, seat, action))
        winners = () if position.to_act else position.winners
        return (mine in winners) / max(1, len(winners))

    def _reply(
        self, env: VectorEnv, policy: Policy, position: Position, seat: int, mask: np.ndarray, usual: int, seed: str
    ) -> int:
        """The action that does best in imagined worlds; the usual one, unless another is clearly better."""
        chance = np.random.default_rng(deal_key(f"{self.seed} {seed} {seat}", ()))
        others = np.flatnonzero(mask)
        others = chance.permutation(others[others != usual])[: self.candidates - 1]
        tried = np.concatenate([[usual], others])
        worlds = imagine_many(position, seat, self.worlds, f"{self.seed} {seed} worlds")
        rows = np.resize(np.tile(worlds, tried.size), env.n)  # the last rows may repeat some
        taken = np.resize(np.repeat(tried, self.worlds), env.n)
        shares = self._played_out(env, policy, rows, seat, taken)[: tried.size * self.worlds]
        ahead = shares.reshape(tried.size, self.worlds)
        ahead = ahead - ahead[0]
        clear = ahead.mean(axis=1) - ahead.std(axis=1) / self.worlds**0.5
        best = int(clear.argmax())
        return int(tried[best]) if clear[best] > 0 else usual

    def _played_out(self, env: VectorEnv, policy: Policy, records: Any, mine: int, first: np.ndarray) -> np.ndarray:
        """The share of the win on a seat, by row, when it begins with these actions and all go on by the policy."""
        batch, shares, pending = env.load(records), np.zeros(env.n), np.ones(env.n, bool)
        alive = np.arange(env.n)
        while alive.size:
            actions = np.zeros(env.n, np.int64)
            actions[alive] = policy.decide(batch.obs[alive], batch.mask[alive])
            begins = pending & (batch.seat == mine)
            actions[begins], pending[begins] = first[begins], False
            batch = env.step(actions)
            shares[batch.done] = batch.reward[batch.done, mine]
            alive = alive[~(batch.done | batch.truncated)[alive]]
        return shares


def _policy(policy: Policy | PolicyFunction | str, game: str) -> Policy:
    """A policy by its spec, or a function as one. Raises BadOption for a bot that isn't a policy."""
    if isinstance(policy, Policy):
        return policy
    if not isinstance(policy, str):
        return bot(policy)
    made = named(policy, game)
    if not isinstance(made, Policy):
        dismiss([made])
        raise BadOption("lab-no-policy", value=shortened(policy))
    return made


def _check(name: str, value: Any) -> None:
    if not is_whole(value) or value < 1:
        raise BadOption("lab-count", option=name, value=shortened(repr(value)))
