"""`python -m benchmarks.scale`: an arena done by one worker and by several, and how much of the second one's time is worth it.

Efficiency is the time of this process alone over the time of n workers, divided by n. Starting them counts for `first result`,
not for the efficiency, since it is paid once.
"""

import argparse
import os
import time
from collections.abc import Sequence
from contextlib import closing
from itertools import pairwise

from stammtisch.bots.arena.deals import Settings, run
from stammtisch.bots.workers import Here, Processes, Ray, Workers

KINDS = {"processes": Processes, "ray": lambda count: Ray(None, count)}


def timed(settings: Settings, deals: int, workers: Workers) -> tuple[float, float]:
    """Seconds until the first quarter of the deals is there, and for each of the others."""
    marks = [time.perf_counter()]
    with closing(run(settings, deals, workers=workers)) as coming:
        for number, _ in enumerate(coming, 1):
            if number in (deals // 4, deals):
                marks.append(time.perf_counter())
    first, rest = (after - before for before, after in pairwise(marks))
    return first, rest / (deals - deals // 4)


def rows(settings: Settings, deals: int, counts: Sequence[int]) -> list[str]:
    """The table, as Markdown."""
    _, alone = timed(settings, deals, Here())
    lines = [
        "| workers | first quarter | a deal | speed-up | efficiency |", "|---|---:|---:|---:|---:|",
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
