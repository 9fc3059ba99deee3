"""`python -m benchmarks`: one table of moves a second, ours and the peers', timed in turns."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import cyclopts
import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console, JustifyMethod
from rich.table import Table

from benchmarks import ours, peers
from benchmarks.contender import Result, race

HEADINGS: dict[str, JustifyMethod] = {"": "left", "moves/s": "right", "spread": "right", "against the best of": "left"}


def main(*, seconds: float = 2.0, rounds: int = 3, json: Path | None = None) -> None:
    """Print moves a second of every contender and how many times faster ours are.

    Parameters
    ----------
    seconds
        How long each contender plays in each round.
    rounds
        How often each one is timed; the medians are printed.
    json
        Write the figures of every round to this file as well.
    """
    notes = Console(stderr=True)
    for peer in peers.MISSING:
        notes.print(f"{peer} is not installed, so its rows are missing: `make bench` installs it.")
    contenders = (*ours.CONTENDERS, *peers.CONTENDERS)
    if not contenders:
        return
    with notes.status("") as status:
        results = race(contenders, seconds, rounds, lambda one: status.update(f"{one.family}: {one.name}"))
    Console().print(table(results, seconds, rounds))
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(as_document(results, seconds, rounds))) + b"\n")


def best_of_families(results: list[Result]) -> dict[str, Result]:
    """The fastest contender of every family that is not ours."""
    best: dict[str, Result] = {}
    for result in results:
        family = result.contender.family
        if not result.contender.ours and (family not in best or result.median > best[family].median):
            best[family] = result
    return best


def ratios(result: Result, best: dict[str, Result]) -> dict[str, float]:
    """How one of ours stands against the best of every other family; nothing for a peer."""
    return {family: result.ratio(other) for family, other in best.items()} if result.contender.ours else {}


def table(results: list[Result], seconds: float, rounds: int) -> Table:
    """All figures, a section for each family, and for ours the ratio to each other family's best."""
    best = best_of_families(results)
    grid = Table(title=f"Moves a second, median of {rounds} × {seconds:g} s", box=SIMPLE_HEAD)
    for heading, justify in HEADINGS.items():
        grid.add_column(heading, justify=justify, no_wrap=True)
    for family, members in groupby(results, key=lambda result: result.contender.family):
        grid.add_section()
        grid.add_row(family, style="bold")
        for result in members:
            times = "\n".join(f"{ratio:8.2f} × {other}" for other, ratio in ratios(result, best).items())
            grid.add_row(f"  {result.contender.name}", f"{result.median:,.0f}", f"{result.spread:.0%}", times)
    return grid


def as_document(results: list[Result], seconds: float, rounds: int) -> dict[str, object]:
    """The figures for a program to read."""
    best = best_of_families(results)
    rows = [
        {
            "family": result.contender.family,
            "game": result.contender.name,
            "moves_per_second": result.median,
            "rounds": result.rounds,
            "ratios": ratios(result, best),
        }
        for result in results
    ]
    return {"seconds": seconds, "rounds": rounds, "contenders": rows}


if __name__ == "__main__":
    cyclopts.run(main)
