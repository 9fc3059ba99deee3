"""`python -m benchmarks`: one table, ours and the peers', timed in turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import cyclopts
import msgspec
from cyclopts import Parameter, validators
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks import costs, ours, peers, plain_c
from benchmarks.contender import Contender, Result, race
from benchmarks.report import Report
from stammtisch.engine.compiler import INTERPRETED

INTERRUPTED = 130


def in_turns() -> Iterator[Contender]:
    """All rows in the order in which they run: plain C right after the matches of ours that it plays again."""
    limits = {limit.name: limit for limit in plain_c.CONTENDERS}
    for one in ours.CONTENDERS:
        yield one
        if one.name in limits:
            yield limits[one.name]
    yield from (*peers.CONTENDERS, *ours.SCALING, *costs.CONTENDERS)


ROWS = tuple(in_turns())


def main(
    *,
    seconds: Annotated[float, Parameter(validator=validators.Number(gt=0))] = 1.0,
    rounds: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 5,
    only: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    json: Path | None = None,
    markdown: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Print moves a second of every contender, our ratios, and what copying, compiling and starting cost.

    Parameters
    ----------
    seconds
        How long each row is measured in each round.
    rounds
        How often each one is measured; the medians are printed.
    only
        Leave out rows whose family and name don't contain this text; may be given several times.
    json
        Write the figures of every round to this file as well.
    markdown
        Print the table as it is in benchmarks/README.md.
    """
    notes = Console(stderr=True)
    if INTERPRETED:
        notes.print("The rules are interpreted (STAMMTISCH_INTERPRETED is set): there is no speed to measure.")
        return 2
    results = [Result(contender) for contender in chosen(only)]
    if not results:
        notes.print("No row contains that. Some do:", *sorted({row.family for row in ROWS}), sep="\n  ")
        return 2
    finished = watched(results, seconds, rounds, notes)
    report = Report(results, f"{rounds} × {seconds:g} s" + ("" if finished else ", interrupted"))
    if markdown:
        print(report.markdown())
    else:
        report.show(Console())
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(report.document())) + b"\n")
    return 0 if finished else INTERRUPTED


def chosen(only: Sequence[str]) -> list[Contender]:
    """The rows to measure."""
    return [row for row in ROWS if not only or any(text.lower() in row.label.lower() for text in only)]


def watched(results: Sequence[Result], seconds: float, rounds: int, notes: Console) -> bool:
    """Run the race under a progress bar; returns whether it finished."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as bar:
        task = bar.add_task("", total=len(results) * (rounds + 1))
        try:
            race(results, seconds, rounds, lambda one: bar.update(task, advance=1, description=one.label))
        except KeyboardInterrupt:
            return False
    return True


if __name__ == "__main__":
    cyclopts.run(main)
