"""A player of SCOUT that does as another one does: cloned from recorded matches, with JAX. `docs/training.md` tells how well.

    python clone_scout.py --teacher master/rollouts=40 --matches 600 --data matches --to clone.npz

Without arguments it learns from two matches of the plain heuristic. With a folder `--data` that holds matches already, it learns
from these.
"""

import argparse
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import jax
import numpy as np
from scout_net import Layout, Weights, fresh, network, save
from train_scout import adam, choices, measured, picked, start

from stammtisch import lab

PACE = 1e-3  # at first, and nothing at the end
HELD_BACK = 10  # each tenth match is kept for looking how well it does
BATCH = 256


def gathered(folder: Path) -> dict[str, np.ndarray]:
    """All recorded decisions."""
    samples = list(lab.dataset(folder, encoder=lab.encoder("scout", "v1")))
    return {
        name: np.concatenate([getattr(sample, name) for sample in samples])
        for name in ("obs", "mask", "action", "match")
    }


def surprise(weights: Weights, layout: Layout, batch: dict[str, Any]) -> Any:
    """How little the network expected what was done."""
    return -picked(choices(layout, weights, batch["obs"], batch["mask"])[0], batch["action"]).mean()


@partial(jax.jit, static_argnums=0, donate_argnums=1)
def learn(layout: Layout, state: Any, at: Any, pace: Any, batch: dict[str, Any]) -> Any:
    """One step of learning from a batch."""
    return adam(state, jax.grad(surprise)(state[0], layout, batch), at, pace)


def agreement(layout: Layout, weights: Weights, seen: dict[str, np.ndarray]) -> float:
    """How often the network would do what was done."""
    scores = network(np, layout, weights, seen["obs"])[0]
    return float((np.where(seen["mask"], scores, -np.inf).argmax(axis=1) == seen["action"]).mean())


def clone(layout: Layout, decisions: dict[str, np.ndarray], passes: int, batch: int) -> Weights:
    """Weights after so many passes through nine tenths of the matches; those that agreed best with the others."""
    back = decisions["match"] % HELD_BACK == 0
    taught, seen = ({name: values[rows] for name, values in decisions.items()} for rows in (~back, back))
    state, at, chance = start(fresh(layout)), 0, np.random.default_rng(0)
    steps = passes * (len(taught["action"]) // batch)
    best: tuple[float, Weights] = -1.0, {}
    for number in range(1, passes + 1):
        order = chance.permutation(len(taught["action"]))
        for first in range(0, len(order) - batch + 1, batch):
            at += 1
            rows = {name: values[order[first : first + batch]] for name, values in taught.items() if name != "match"}
            state = learn(layout, state, np.float32(at), np.float32(PACE * (1 - (at - 1) / steps)), rows)
        weights = {name: np.asarray(values) for name, values in state[0].items()}
        agrees = agreement(layout, weights, seen)
        best = max(best, (agrees, weights), key=lambda each: each[0])
        print(f"pass {number}: agrees in {agrees:.1%} of {len(seen['action'])} decisions held back", flush=True)
    return best[1]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--teacher", default="heuristic")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--matches", type=int, default=2)
    asked.add_argument("--passes", type=int, default=2)
    asked.add_argument("--data", type=Path, help="where the matches are, or go")
    asked.add_argument("--to", type=Path, help="where the weights go (.npz)")
    given = asked.parse_args()
    layout = Layout(given.players)
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.data or Path(scratch)
        if not any(folder.glob("*.parquet")):
            lab.record("scout", bots=[given.teacher] * given.players, deals=given.matches, to=folder, seed="clone")
        decisions = gathered(folder)
    by_chance = (1 / decisions["mask"].sum(axis=1)).mean()
    print(
        f"{len(decisions['action'])} decisions of {decisions['match'].max() + 1} matches; by chance {by_chance:.1%} agree"
    )
    weights = clone(layout, decisions, given.passes, min(BATCH, len(decisions["action"]) // 4))
    if given.to:
        save(weights, given.to)
        for foe in ("guest", "regular"):
            share, low, high = measured(weights, given.players, foe, deals=100, seed="clone")
            print(f"{share:.0%} of the wins against {foe} ({low:.0%}–{high:.0%})")


if __name__ == "__main__":
    main()
