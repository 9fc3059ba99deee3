"""A player of SCOUT from nothing: masked PPO in self-play, with JAX. `docs/training.md` tells how well it does and why.

    python train_scout.py --decisions 6 --to scout_net.npz

Without arguments it learns for a moment only. With `--to`, the weights, what was measured (.json) and its picture (.svg) are
kept.
"""

import argparse
import json
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from scout_net import Layout, Player, Weights, curve, fresh, loaded, network, save

import stammtisch
from stammtisch import lab
from stammtisch.bots.arena.standing import interval
from stammtisch.bots.table import play_match

LAMBDA = 0.9  # how far an advantage looks ahead
CLIP = 0.2  # how much likelier or less likely an action may become before the batch is used up
ENTROPY = 0.015  # at first, and nothing at the end
PACE = 1e-3  # of learning, likewise
POINTS = 10.0  # points that count as 1
AVERAGED = 0.05  # the player's weights are a running mean of those that learn: they are better than any of them
FOES = ("guest", "regular")


class Stretch(NamedTuple):
    """Decisions of all rows over some steps, by step and row. `gained` is by step, row and seat."""

    obs: np.ndarray
    mask: np.ndarray
    seat: np.ndarray
    action: np.ndarray
    log: np.ndarray
    worth: np.ndarray
    gained: np.ndarray
    done: np.ndarray


def choices(layout: Layout, weights: Weights, obs: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithms of the chances of all actions, those that aren't allowed left out; and the worth."""
    scores, worth = network(jnp, layout, weights, obs)
    return jax.nn.log_softmax(jnp.where(mask > 0, scores, -1e9)), worth


def picked(rows: Any, numbers: Any) -> Any:
    return jnp.take_along_axis(rows, numbers[:, None], 1)[:, 0]


@partial(jax.jit, static_argnums=0)
def act(layout: Layout, weights: Weights, obs: Any, mask: Any, key: Any) -> tuple[Any, Any, Any]:
    """Draw an action for each row; returns the actions, the logarithms of their chances, the worths."""
    logs, worth = choices(layout, weights, obs, mask)
    action = jnp.argmax(logs + jax.random.gumbel(key, logs.shape), axis=1)
    return action, picked(logs, action), worth


def loss(weights: Weights, layout: Layout, batch: dict[str, Any], entropy: Any) -> Any:
    """PPO: a clipped step towards actions that did better than was expected, better expectations, and some curiosity."""
    logs, worth = choices(layout, weights, batch["obs"], batch["mask"])
    ratio = jnp.exp(picked(logs, batch["action"]) - batch["log"])
    step = jnp.minimum(ratio * batch["better"], jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * batch["better"])
    spread = -(jnp.exp(logs) * jnp.where(batch["mask"] > 0, logs, 0)).sum(1)
    surprise = 0.5 * (worth - batch["return"]) ** 2
    return ((surprise - step - entropy * spread) * batch["linked"]).sum() / batch["linked"].sum()


@partial(jax.jit, static_argnums=0, donate_argnums=1)
def learn(layout: Layout, state: Any, at: Any, pace: Any, entropy: Any, batch: Any) -> Any:
    """One step of learning from a batch."""
    return adam(state, jax.grad(loss)(state[0], layout, batch, entropy), at, pace)


def start(weights: Weights) -> Any:
    """Weights with what Adam remembers of their slopes: the means of these, and of their squares."""
    return tuple({name: jnp.asarray(values * scale) for name, values in weights.items()} for scale in (1, 0, 0))


def adam(state: Any, slopes: Weights, at: Any, pace: Any) -> Any:
    """Step number `at` of Adam, by slopes that are cut to a length of 0.5."""
    weights, mean, square = state
    length = jnp.sqrt(sum((slope**2).sum() for slope in slopes.values()))
    slopes = {name: slope * jnp.minimum(1.0, 0.5 / (length + 1e-8)) for name, slope in slopes.items()}
    mean = {name: 0.9 * mean[name] + 0.1 * slopes[name] for name in weights}
    square = {name: 0.999 * square[name] + 0.001 * slopes[name] ** 2 for name in weights}
    root = {name: jnp.sqrt(square[name] / (1 - 0.999**at)) + 1e-8 for name in weights}
    return {name: weights[name] - pace * mean[name] / (1 - 0.9**at) / root[name] for name in weights}, mean, square


def standing(layout: Layout, obs: np.ndarray, seat: np.ndarray) -> np.ndarray:
    """By row and seat, how many points each is ahead of the others' mean as the round stands; everyone may know that."""
    seen = {name: obs[:, layout.at[name]].astype(np.float32) for name in ("score", "taken", "chips", "held")}
    points = np.empty((len(obs), layout.players), np.float32)
    others = (seat[:, None] + np.arange(layout.players)) % layout.players
    np.put_along_axis(points, others, seen["score"] + seen["taken"] + seen["chips"] - seen["held"], axis=1)
    return ahead(points)


def ahead(points: np.ndarray) -> np.ndarray:
    """Points more than the mean of the others."""
    others: np.ndarray = (points.sum(axis=1, keepdims=True) - points) / (points.shape[1] - 1)
    lead: np.ndarray = points - others
    return lead


class Table:
    """Many matches of the network against itself, which go on from one stretch to the next."""

    def __init__(self, layout: Layout, n: int, steps: int, seed: int) -> None:
        self.layout, self.steps, self.key = layout, steps, jax.random.key(seed)
        self.env = lab.VectorEnv("scout", layout.players, n=n, reward="score")
        self.batch = self.env.reset(seed)
        self.stood = standing(layout, self.batch.obs, self.batch.seat)

    def play(self, weights: Weights) -> tuple[Stretch, np.ndarray]:
        """The decisions of the next steps, and what is expected of the position that they lead to."""
        rows = []
        for _ in range(self.steps):
            obs, mask, seat = self.batch.obs.copy(), self.batch.mask.copy(), self.batch.seat.copy()
            action, log, worth = (np.asarray(each) for each in self._act(weights))
            self.batch = self.env.step(action)
            done = self.batch.done.copy()
            stands = standing(self.layout, self.batch.obs, self.batch.seat)
            ended = ahead(self.batch.points.astype(np.float32))  # what follows in that row is the next match
            gained = (np.where(done[:, None], ended, stands) - self.stood) / POINTS
            self.stood = stands
            rows.append((obs, mask, seat, action, log, worth, gained, done))
        return Stretch(*map(np.stack, zip(*rows, strict=True))), np.asarray(self._act(weights)[2])

    def _act(self, weights: Weights) -> Any:
        self.key, key = jax.random.split(self.key)
        return act(self.layout, weights, self.batch.obs, self.batch.mask, key)


def advantages(played: Stretch, next_seat: np.ndarray, next_worth: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """By how much each decision did better than expected (GAE), and where that is known.

    A seat's decision is followed by its own next one, whatever others do in between, and never by one of the next match. What
    follows the last decision of a seat in the stretch is known if it is on turn then; otherwise the decision isn't learned from.
    """
    steps, n, players = played.gained.shape
    rows = np.arange(n)
    gained, later = np.zeros((n, players), np.float32), np.zeros((n, players), np.float32)
    worth = np.full((n, players), np.nan, np.float32)
    worth[rows, next_seat] = next_worth
    better = np.empty((steps, n), np.float32)
    for step in reversed(range(steps)):
        done, seat = played.done[step], played.seat[step]
        for each in (gained, later, worth):
            each[done] = 0  # what comes after was the next match
        gained += played.gained[step]
        better[step] = gained[rows, seat] + worth[rows, seat] - played.worth[step] + LAMBDA * later[rows, seat]
        gained[rows, seat], worth[rows, seat] = 0, played.worth[step]
        later[rows, seat] = np.nan_to_num(better[step])
    linked = ~np.isnan(better)
    return np.where(linked, better, 0), linked


def measured(weights: Weights, players: int, foe: str, deals: int, seed: str) -> tuple[float, float, float]:
    """The share of the wins against bots of a level with its 95 % interval; each deal is played from every seat."""
    learner, other, shares = Player(weights), stammtisch.bot(foe, "scout"), []
    for deal in range(deals):
        won = 0.0
        for seat in range(players):
            match = stammtisch.game("scout").new(players, seed=f"{seed}/{deal}")
            play_match(match, [learner if each == seat else other for each in range(players)], match.seed)
            won += (seat in match.winners) / len(match.winners)
        shares.append(won / players)
    return interval(shares)


def train(
    layout: Layout, weights: Weights, decisions: int, n: int, steps: int, batch: int, deals: int, every: int
) -> Iterator[tuple[Weights, list[Any]]]:
    """So many more decisions in self-play: yields the player's weights and all that has been measured, again and again."""
    chance, table = np.random.default_rng(0), Table(layout, n, steps, seed=0)
    state, average = start(weights), weights
    told, began, aside, at = list[Any](), time.process_time(), 0.0, 0
    stretches = max(1, decisions // (n * steps))
    for number in range(1, stretches + 1):
        left = 1 - (number - 1) / stretches
        played, worth = table.play(state[0])
        better, linked = advantages(played, table.batch.seat, worth)
        evened = (better - better[linked].mean()) / (better[linked].std() + 1e-6)
        flat = {
            "obs": played.obs, "mask": played.mask, "action": played.action, "log": played.log,
            "linked": linked.astype(np.float32), "better": evened, "return": better + played.worth,
        }  # fmt: skip
        flat = {name: values.reshape(n * steps, *values.shape[2:]) for name, values in flat.items()}
        pace = np.float32(PACE * left * min(1.0, number / 10))
        for rows in chance.permutation(n * steps).reshape(-1, batch):
            at += 1
            taken = {name: values[rows] for name, values in flat.items()}
            state = learn(layout, state, np.float32(at), pace, np.float32(ENTROPY * left), taken)
        rate = max(AVERAGED, 1 / number)
        average = {name: average[name] + rate * (np.asarray(state[0][name]) - average[name]) for name in average}
        if number % max(1, every // (n * steps)) == 0 or number == stretches:
            before = time.process_time()
            point = {"decisions": number * n * steps, "minutes": round((before - began - aside) / 60, 2)}
            told.append({**point, **{foe: measured(average, layout.players, foe, deals, "curve") for foe in FOES}})
            aside += time.process_time() - before
            print(in_words(told[-1]), flush=True)
            yield average, told


def in_words(point: dict[str, Any]) -> str:
    """A line of what was measured."""
    shares = (f"{share:.0%} against {foe} ({low:.0%}–{high:.0%})" for foe in FOES for share, low, high in [point[foe]])
    return f"{point['decisions']:,} decisions, {point['minutes']} minutes of one core: {', '.join(shares)}"


def keep(weights: Weights, told: list[Any], path: Path) -> None:
    """Write the weights, what was measured, and its picture beside each other."""
    save(weights, path)
    path.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    lines = {foe: [(point["decisions"] / 1e6, *point[foe]) for point in told] for foe in FOES}
    picture = curve("Share of the wins while it learns", lines, "millions of decisions")
    path.with_suffix(".svg").write_text(picture, encoding="utf-8")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--decisions", type=float, help="millions of decisions to learn from")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--start", type=Path, help="weights to go on from (.npz) instead of nothing")
    asked.add_argument("--to", type=Path, help="where the weights go (.npz)")
    given = asked.parse_args()
    layout = Layout(given.players)
    weights = loaded(given.start) if given.start else fresh(layout)
    if not given.decisions:
        list(train(layout, weights, decisions=1024, n=32, steps=16, batch=128, deals=1, every=512))
        return
    decisions = int(given.decisions * 1e6)
    for average, told in train(layout, weights, decisions, n=512, steps=64, batch=512, deals=60, every=500_000):
        if given.to:
            keep(average, told, given.to)


if __name__ == "__main__":
    main()
