"""A small network for SCOUT and its player: NumPy plays with it, `train_scout.py` and `clone_scout.py` teach it with JAX.

What makes it learn fast is its shape. All places of the hand share their weights, as the pixels of a picture do, and so do the
actions at these places: what has been learned about a pair in one place holds everywhere. In this folder:

    stammtisch play scout --players 2 --bots "scout_net:Player(weights=scout_net.npz)"
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from stammtisch import lab

PLACES = 20  # of the hand that it looks at; with more than two players a hand may be longer, but hardly ever is
SET, ENDS = 10, 4  # places of the set; its two ends, each either way up
JOINS = 6  # up to so many cards shown it looks at what comes side by side
STEPS = (-1, 0, 1)  # from one number to its neighbour: a run down, equal, a run up
NEVER = -8.0  # how actions at places beyond are liked

Weights = dict[str, Any]
Array = Any  # NumPy's or JAX's


class Layout:
    """Where things are in observations and actions for so many players."""

    def __init__(self, players: int) -> None:
        planes = lab.encoder("scout", "v1").planes(players)
        self.players, self.at = players, {plane.name: plane.place for plane in planes}
        self.places = self.at["hand"].stop - self.at["hand"].start
        self.width = min(self.places, PLACES)
        self.kinds = 1 if players == 2 else 2  # Scout, Scout & Show
        self.seen, self.actions = planes[-1].place.stop, lab.actions("scout", players).size


def fresh(layout: Layout, seed: int = 0, channels: int = 32, wide: int = 64) -> Weights:
    """Weights that know nothing."""
    chance = np.random.default_rng(seed)

    def matrix(rows: int, columns: int, scale: float = 1.0) -> np.ndarray:
        drawn: np.ndarray = chance.standard_normal((rows, columns)) * scale * np.sqrt(2 / rows)
        return drawn.astype(np.float32)

    def zeros(*shape: int) -> np.ndarray:
        return np.zeros(shape, np.float32)

    _, _, places, table, _ = features(np, layout, np.zeros((1, layout.seen), np.int16))
    outputs = 2 * SET + 8 * layout.kinds
    return {
        "table": matrix(table.shape[-1], wide), "table0": zeros(wide),
        "place": matrix(places.shape[-1], channels), "place_table": matrix(wide, channels, 0.5), "place0": zeros(channels),
        "near": matrix(3 * channels, channels), "near0": zeros(channels),
        "far": matrix(3 * channels, channels, 0.5), "far0": zeros(channels),
        "all": matrix(channels, wide), "all_table": matrix(wide, wide, 0.7), "all0": zeros(wide),
        "value": matrix(wide, 32), "value0": zeros(32), "worth": matrix(32, 1, 0.1), "worth0": zeros(1),
        "at_place": matrix(channels, outputs, 0.1), "anywhere": matrix(wide, 2 + SET + ENDS * layout.kinds, 0.1),
        "joined": zeros(JOINS, len(STEPS)), "taken": zeros(11, layout.kinds),
    }  # fmt: skip


def network(xp: Any, layout: Layout, weights: Weights, obs: Array) -> tuple[Array, Array]:
    """A score for each action and the worth of what is seen, by row; `xp` is `numpy` or `jax.numpy`."""
    hand, left, places, table, ends = features(xp, layout, obs)
    table = relu(xp, table @ weights["table"] + weights["table0"])
    here = relu(xp, places @ weights["place"] + (table @ weights["place_table"] + weights["place0"]))
    here = here + relu(xp, around(xp, here, 1) @ weights["near"] + weights["near0"])
    here = here + relu(xp, around(xp, here, 2) @ weights["far"] + weights["far0"])
    pool = (here * (hand > 0)[..., None]).sum(0) / np.float32(8)
    whole = relu(xp, pool @ weights["all"] + table @ weights["all_table"] + weights["all0"])
    worth = relu(xp, whole @ weights["value"] + weights["value0"]) @ weights["worth"] + weights["worth0"]
    at_place = xp.moveaxis(here @ weights["at_place"], -1, 0)  # by output, place and row
    anywhere = (whole @ weights["anywhere"]).T
    rows = [*shows(xp, weights, at_place[: 2 * SET], anywhere[2 : 2 + SET], hand, left)]
    for kind in range(layout.kinds):
        first, more = 2 * SET + 8 * kind, 2 + SET + ENDS * kind
        taken = hot(ends, 11) @ weights["taken"][:, kind]
        rows += scouts(xp, at_place[first : first + 8], anywhere[more : more + ENDS] + taken, hand, left, ends)
    scores = xp.stack(rows)
    beyond = (len(rows), layout.places - layout.width, len(obs))
    scores = xp.concatenate([scores, xp.full(beyond, NEVER, np.float32)], 1)
    return xp.concatenate([anywhere[:2].T, scores.reshape(-1, len(obs)).T], 1), worth[:, 0]


def shows(xp: Any, weights: Weights, at_place: Array, by_length: Array, hand: Array, left: Array) -> list[Array]:
    """Shows by length and first place: what the first and the last card say to it, and what is side by side afterwards."""
    rows = []
    for more in range(SET):
        row = at_place[more] + shifted(xp, at_place[SET + more], -more) + by_length[more]
        if more < JOINS:
            for step, worth in zip(steps(left, shifted(xp, hand, -more - 1)), weights["joined"][more], strict=True):
                row = row + step * worth
        rows.append(row)
    return rows


def scouts(xp: Any, at_place: Array, by_end: Array, hand: Array, left: Array, ends: Array) -> list[Array]:
    """Scouts by end, way up and gap: how the card fits its neighbours, and how much each of them cares."""
    right_cares, left_cares = at_place[:4], [shifted(xp, row, 1) for row in at_place[4:]]
    rows = []
    for end in range(ENDS):
        row = right_cares[0] + left_cares[0] + by_end[end]
        for i, (before, after) in enumerate(zip(steps(left, ends[end]), steps(ends[end], hand), strict=True)):
            row = row + after * right_cares[1 + i] + before * left_cares[1 + i]
        rows.append(row)
    return rows


def features(xp: Any, layout: Layout, obs: Array) -> tuple[Array, ...]:
    """The hand, its left neighbours, all that is known of each place, all that is known of the table, the ends of the set.

    Places come first and rows last, so that a neighbour is a shift.
    """
    seen = {name: obs[:, place].T for name, place in layout.at.items()}
    hand, other = seen["hand"][: layout.width], seen["hand_other"][: layout.width]
    left, other_left = shifted(xp, hand, 1), shifted(xp, other, 1)
    pairs = [(hand, shifted(xp, hand, -1)), (left, hand), (other, shifted(xp, other, -1)), (other_left, other)]
    kinds = [xp.stack(steps(first, second), -1) for first, second in pairs]
    places = xp.concatenate([hot(hand, 11), hot(other, 11), *kinds], -1)
    cards, others, count = seen["set"], seen["set_other"], (seen["set"] > 0).sum(0)
    last = np.arange(SET)[:, None] == count - 1
    ends = xp.stack([cards[0], others[0], (cards * last).sum(0), (others * last).sum(0)])
    held = seen["held"]
    parts = [
        *(hot(seen[name], size) for name, size in (("phase", 4), ("round", layout.players), ("owner", layout.players + 1))),
        hot(xp.clip(seen["scouts"], 0, 4), 5), hot(count[None], SET + 1), hot(ends, 11), hot(xp.clip(held, 0, 5), 6),
        hot(xp.clip(seen["chips"], 0, 3), 4), hot(seen["cards"], 4 + layout.players),
        xp.stack(steps(cards[0], cards[1]), -1)[None],
        *(seen[name][..., None] / np.float32(scale) for name, scale in SCALES.items() if name in seen),
    ]  # fmt: skip
    table = xp.concatenate([xp.moveaxis(part, 1, 0).reshape(len(obs), -1) for part in parts], -1)
    return hand, left, places, table, ends


SCALES = {"undecided": 1, "held": 10, "taken": 10, "chips": 5, "show_chips": 1, "score": 20, "spent": 1}


def hot(values: Array, size: int) -> Array:
    """A one in a row of zeros."""
    return (values[..., None] == np.arange(size)).astype(np.float32)


def steps(first: Array, second: Array) -> list[Array]:
    """For each of STEPS, whether it leads from one number to the next, if there are two."""
    both = (first > 0) & (second > 0)
    return [((second - first == step) & both).astype(np.float32) for step in STEPS]


def shifted(xp: Any, values: Array, by: int) -> Array:
    """At place i what was at i - by, and zeros at the edge."""
    zeros = xp.zeros_like(values[: abs(by)])
    return xp.concatenate([zeros, values[:-by]] if by > 0 else [values[-by:], zeros])


def around(xp: Any, values: Array, by: int) -> Array:
    """Each place together with those so far to its left and right."""
    return xp.concatenate([shifted(xp, values, by), values, shifted(xp, values, -by)], -1)


def relu(xp: Any, values: Array) -> Array:
    return xp.maximum(values, 0)


class Player(lab.Policy):
    """Plays what the network scores highest, with NumPy alone."""

    version = "v1"

    def __init__(self, weights: str | Weights) -> None:
        self.weights = loaded(weights) if isinstance(weights, str) else weights
        self.layouts: dict[int, Layout] = {}

    def act(self, obs: np.ndarray, mask: np.ndarray) -> np.ndarray:
        scores: np.ndarray = network(np, self._layout(mask.shape[1]), self.weights, obs)[0]
        return scores

    def _layout(self, actions: int) -> Layout:
        if actions not in self.layouts:
            fitting = [
                layout
                for layout in map(Layout, range(2, 6))
                if layout.actions == actions and fits(layout, self.weights)
            ]
            self.layouts[actions] = fitting[0]
        return self.layouts[actions]


def fits(layout: Layout, weights: Weights) -> bool:
    """Whether these weights are for so many players."""
    return {name: values.shape for name, values in fresh(layout).items()} == {
        name: values.shape for name, values in weights.items()
    }


def save(weights: Weights, path: Path) -> None:
    """Keep weights, at half precision."""
    halves: dict[str, Any] = {name: np.asarray(values, np.float16) for name, values in weights.items()}
    np.savez_compressed(path, **halves)


def loaded(path: str | Path) -> Weights:
    """Weights that were kept."""
    with np.load(path) as file:
        return {name: file[name].astype(np.float32) for name in file.files}


def curve(title: str, lines: Mapping[str, Sequence[tuple[float, float, float, float]]], unit: str) -> str:
    """A picture (SVG) of shares from 0 to 1 with their intervals: for each line x, share, low, high."""
    last = max(point[0] for points in lines.values() for point in points)

    def at(x: float, y: float) -> str:
        return f"{60 + 560 * x / last:.1f},{280 - 240 * y:.1f}"

    drawn = []
    for share in range(0, 101, 25):
        y = 280 - 2.4 * share
        drawn.append(f'<path d="M60 {y} H620" stroke="#888" stroke-width="{1 if share == 50 else 0.3}"/>')
        drawn.append(f'<text x="52" y="{y + 4}" text-anchor="end">{share} %</text>')
    for part in range(5):
        drawn.append(f'<text x="{60 + 140 * part}" y="300" text-anchor="middle">{last * part / 4:.3g}</text>')
    for colour, (name, points) in zip(("#1d7a5a", "#c07a1c", "#3a6fb0"), lines.items(), strict=False):
        band = [at(x, high) for x, _, _, high in points] + [at(x, low) for x, _, low, _ in reversed(points)]
        drawn.append(f'<polygon points="{" ".join(band)}" fill="{colour}" opacity="0.15"/>')
        line = " ".join(at(x, share) for x, share, _, _ in points)
        drawn.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        right, height = map(float, at(*points[-1][:2]).split(","))
        drawn.append(f'<text x="{right + 6}" y="{height + 4}" fill="{colour}">{name}</text>')
    style = 'font-family="system-ui, sans-serif" font-size="12" fill="#777"'
    head = f'<text x="60" y="22" font-size="15">{title}</text><text x="620" y="320" text-anchor="end">{unit}</text>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 330" {style}>{head}{"".join(drawn)}</svg>\n'


def main() -> None:
    for players in range(2, 6):
        layout = Layout(players)
        weights = fresh(layout)
        batch = lab.VectorEnv("scout", players, n=8).reset(seed=0)
        scores, worth = network(np, layout, weights, batch.obs)
        size = sum(values.size for values in weights.values())
        print(f"{players} players: {size:,} weights, scores {scores.shape}, worths {worth.shape}")


if __name__ == "__main__":
    main()
