"""`python -m benchmarks.lab`: the lab and its peers in one run, each of ours over the best of each peer."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import cyclopts
from cyclopts import Parameter

from benchmarks.contender import Result, Unit, race
from benchmarks.lab.rows import CONTENDERS, OURS


def main(
    *, seconds: float = 1.0, rounds: int = 3, only: Annotated[tuple[str, ...], Parameter(negative="")] = ()
) -> None:
    """Print what each row makes of a second, and how many times the best of each peer that is, as a Markdown table.

    Parameters
    ----------
    seconds
        How long each row is measured in each round.
    rounds
        How often each one is measured; the medians are printed.
    only
        Leave out rows whose family and name don't contain this text; may be given several times.
    """
    chosen = [row for row in CONTENDERS if not only or any(text.lower() in row.label.lower() for text in only)]
    results = [Result(row) for row in chosen]
    race(results, seconds, rounds, lambda row: print(row.label, file=sys.stderr))
    print("\n".join(table(results)))


def table(results: Sequence[Result]) -> list[str]:
    """The results as a Markdown table."""
    lines = ["| | median | × best of each peer |", "|---|---:|---|"]
    for family in dict.fromkeys(result.contender.family for result in results):
        lines.append(f"| **{family}** | | |")
        rivals = [result for result in results if result.contender.family == family]
        for result in rivals:
            figure = result.contender.unit.written(result.median) if result.rounds else f"– ({result.trouble})"
            lines.append(f"| {result.contender.name} | {figure} | {ratios(result, rivals)} |")
    return lines


def ratios(mine: Result, rivals: Sequence[Result]) -> str:
    """How many times as fast as the best row of each peer; above 1 is ahead."""
    if not mine.rounds or not mine.contender.name.startswith(OURS):
        return ""
    told = []
    for peer in dict.fromkeys(peer_of(rival) for rival in rivals if peer_of(rival) != OURS):
        theirs = [rival for rival in rivals if peer_of(rival) == peer and rival.rounds]
        if theirs:
            slower = mine.contender.unit is not Unit.SPEED
            told.append(
                f"{peer} {min((1 / mine.ratio(rival)) if slower else mine.ratio(rival) for rival in theirs):.2f}"
            )
    return ", ".join(told)


def peer_of(result: Result) -> str:
    """Whose row it is."""
    return result.contender.name.partition(":")[0]


if __name__ == "__main__":
    cyclopts.run(main)
