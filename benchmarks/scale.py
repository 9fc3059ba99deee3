"""`python -m benchmarks.scale`: an arena done by one worker and by several, and how much of the second one's time is worth it.

Each plays a fifth of the deals to get going, a fifth again, and then all of them. What the last run takes longer than the one
before is the time of a deal: starting is paid once and doesn't count. Efficiency is the time of this process over that of n
workers, divided by n.
"""

import argparse
import os
import time
from collections.abc import Sequence

from stammtisch.bots.arena.deals import Settings, run
from stammtisch.bots.workers import Here, Processes, Ray, Workers

KINDS = {"processes": Processes, "ray": lambda count: Ray(None, count)}


def timed(settings: Settings, deals: int, workers: Workers) -> tuple[float, float]:
    """Seconds that a fifth of the deals takes, with starting the workers, and each of the others."""
    few, taken = deals // 5, []
    for count in (few, few, deals):
        start = time.perf_counter()
        for _ in run(settings, count, workers=workers):
            pass
        taken.append(time.perf_counter() - start)
    return taken[0], (taken[2] - taken[1]) / (deals - few)


def rows(settings: Settings, deals: int, counts: Sequence[int]) -> list[str]:
    """The table, as Markdown."""
    _, alone = timed(settings, deals, Here())
    lines = [
        "| workers | first fifth | a deal | speed-up | efficiency |", "|---|---:|---:|---:|---:|",
        f"| this process | | {alone * 1000:.0f} ms | 1.00 | |",
    ]  # fmt: skip
    for kind, made in KINDS.items():
        for count in counts:
            with made(count) as workers:  # type: ignore[operator]
                first, each = timed(settings, deals, workers)
            gained = alone / each
            lines.append(
                f"| {count} {kind} | {first:.1f} s | {each * 1000:.0f} ms | {gained:.2f} | {gained / count:.0%} |"
            )
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="heuristic,random")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    asked = parser.parse_args()
    played = Settings.of(asked.game, asked.players, asked.bots.split(","))
    print(f"{asked.game}, {asked.bots}, {asked.deals} deals; {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
    print("\n".join(rows(played, asked.deals, asked.workers)))
