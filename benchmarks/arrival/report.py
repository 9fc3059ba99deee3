"""What came out: now, at an earlier commit, and the ratio of the two."""

__all__ = ["HEADINGS", "Row", "cells", "markdown", "show"]

from collections.abc import Sequence
from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks.report import machine

HEADINGS = ("", "now", "before", "× before")


class Row(NamedTuple):
    """Seconds now and before, with the goal for the first or for the ratio of the two; None where there is no figure."""

    name: str
    now: float | None
    before: float | None = None
    at_most: float | None = None
    ratio_at_most: float | None = None


def cells(row: Row) -> tuple[str, str, str, str]:
    """A row in words, with its goals marked."""
    ratio = row.now / row.before if row.now is not None and row.before else None
    return (
        row.name,
        _seconds(row.now) + _goal(row.now, row.at_most, " s"),
        _seconds(row.before),
        "" if ratio is None else f"{ratio:.2g}" + _goal(ratio, row.ratio_at_most, ""),
    )


def show(rows: Sequence[Row], console: Console) -> None:
    """Print the table."""
    table = Table(box=SIMPLE_HEAD)
    for number, heading in enumerate(HEADINGS):
        table.add_column(heading, justify="right" if number else "left")
    for row in rows:
        table.add_row(*cells(row))
    console.print(table)
    console.print(machine())


def markdown(rows: Sequence[Row]) -> str:
    """The table for the docs."""
    lines = [f"| {' | '.join(HEADINGS)} |", "|---|---:|---:|---:|"]
    return "\n".join([*lines, *(f"| {' | '.join(cells(row))} |" for row in rows), "", machine()])


def _seconds(figure: float | None) -> str:
    return "–" if figure is None else f"{figure:.{2 if figure < 10 else 0}f} s"


def _goal(figure: float | None, at_most: float | None, unit: str) -> str:
    if figure is None or at_most is None:
        return ""
    return f" ≤{at_most:g}{unit} {'✓' if figure <= at_most else '✗'}"
