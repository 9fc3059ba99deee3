"""The table: figures, ratios and goals, for the terminal, for the README and for programs."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from itertools import chain, compress
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks import costs, ours, peers, plain_c
from benchmarks.contender import Contender, Result

FIGURE, BEST, HEARTS, PLAIN_C, ONE_THREAD = "figure", "open_spiel C++", "hearts", "plain C", "one thread"
RATIOS = (BEST, HEARTS, PLAIN_C, ONE_THREAD)
HEADINGS = ("", "median", "spread", *(f"× {column}" for column in RATIOS))
LEGEND = "Ratios are medians over the rounds of one run; goals are next to them, ✓ if met."
GROUPS = {
    "Random play on one core": (ours.ONE_CORE, plain_c.FAMILY, peers.CPP, peers.PYTHON, peers.RLCARD),
    "Random play on all cores": (ours.ONE_THREAD, ours.ALL_CORES),
    "What else takes time": (costs.COPY, costs.FIRST, costs.LATER),
}
NEARLY_LINEAR = 0.85  # of a thread's speed, for each core


@dataclass(frozen=True)
class Goal:
    """What one column of some rows should reach, or stay below."""

    family: str
    name: str  # how the rows' names begin
    column: str
    bound: float
    below: bool = False

    def is_for(self, contender: Contender, column: str) -> bool:
        """Whether it is about this cell."""
        return (self.family, self.column) == (contender.family, column) and contender.name.startswith(self.name)

    def is_met(self, value: float) -> bool:
        """Whether a figure or ratio is good enough."""
        return value < self.bound if self.below else value >= self.bound

    def mark(self, value: float) -> str:
        """The goal and whether it is met, such as `≥1.5 ✓`."""
        return f"{'<' if self.below else '≥'}{self.bound:g} {'✓' if self.is_met(value) else '✗'}"


GOALS = (
    Goal(ours.ONE_CORE, "SCOUT, 4", BEST, 1.5),
    Goal(ours.ONE_CORE, "SCOUT, 4", PLAIN_C, 0.6),
    Goal(ours.ONE_CORE, "Alhambra", HEARTS, 1),
    Goal(ours.ONE_CORE, "SCORE 5", HEARTS, 1),
    Goal(ours.ALL_CORES, "", ONE_THREAD, NEARLY_LINEAR * ours.CORES),
    Goal(costs.COPY, "", FIGURE, 50, below=True),
    Goal(costs.FIRST, "", FIGURE, 10, below=True),
    Goal(costs.LATER, costs.LIGHT, FIGURE, 1, below=True),
    Goal(costs.LATER, "", FIGURE, 1.5, below=True),
)


class Report:
    """All results side by side."""

    def __init__(self, results: Sequence[Result], conditions: str) -> None:
        self.results, self.conditions = results, conditions
        self.families: dict[str, list[Result]] = {}
        for result in results:
            self.families.setdefault(result.contender.family, []).append(result)

    def rival(self, result: Result, column: str) -> Result | None:
        """What a ratio in this column compares with; None where it makes no sense or a figure is missing."""
        families = {ours.ONE_CORE: (BEST, HEARTS, PLAIN_C), ours.ALL_CORES: (ONE_THREAD,)}
        if not result.rounds or column not in families.get(result.contender.family, ()):
            return None
        wanted = {HEARTS: "hearts", BEST: ""}.get(column, result.contender.name)
        others = self.families.get({PLAIN_C: plain_c.FAMILY, ONE_THREAD: ours.ONE_THREAD}.get(column, peers.CPP), [])
        others = [other for other in others if other.rounds and other.contender.name.startswith(wanted)]
        return max(others, key=lambda other: other.median, default=None)

    def values(self, result: Result) -> dict[str, float]:
        """The median and all ratios of a row, by column."""
        found = {FIGURE: result.median} if result.rounds else {}
        for column in RATIOS:
            if rival := self.rival(result, column):
                found[column] = result.ratio(rival)
        return found

    def cells(self, result: Result) -> list[str]:
        """A row in words: name, figure, spread and ratios, each with its goal."""
        contender, values = result.contender, self.values(result)
        cells = {column: f"{value:.2f}" for column, value in values.items()}
        cells[FIGURE] = contender.unit.written(values[FIGURE]) if FIGURE in values else result.trouble or "–"
        for column, value in values.items():
            if goal := goal_of(contender, column):
                cells[column] += f" {goal.mark(value)}"
        spread = f"{result.spread:.0%}" if len(result.rounds) > 1 else ""
        return [contender.name, cells[FIGURE], spread, *(cells.get(column, "") for column in RATIOS)]

    def show(self, console: Console) -> None:
        """For the terminal: a table for each group of families that are compared with each other."""
        for title, families in GROUPS.items():
            if any(family in self.families for family in families):
                console.print(self.table(title, families))
        console.print(self.small_print(), style="dim", highlight=False)

    def table(self, title: str, families: Sequence[str]) -> Table:
        """Some families, with the columns that they have figures for."""
        rows = {family: [self.cells(result) for result in self.families.get(family, ())] for family in families}
        used = [any(column) for column in zip(*chain(*rows.values()), strict=True)]
        grid = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        for heading in compress(HEADINGS, used):
            grid.add_column(heading, justify="right" if heading else "left", no_wrap=not heading)
        for family, members in rows.items():
            if members:
                grid.add_section()
                grid.add_row(f"[bold]{family}")
            for cells in members:
                name, *others = compress(cells, used)
                grid.add_row(f" {name}", *map(coloured, others))
        return grid

    def small_print(self) -> str:
        """How and where it was measured."""
        return f"Medians of {self.conditions}. {LEGEND}\n{machine()}"

    def markdown(self) -> str:
        """For the README, between its marks."""
        lines = ["| " + " | ".join(HEADINGS) + " |", "|---|" + "---:|" * (len(HEADINGS) - 1)]
        for family, members in self.families.items():
            lines.append(f"| **{family}** |" + " |" * (len(HEADINGS) - 1))
            lines += [
                "| " + " | ".join(cell.replace("|", "/") for cell in self.cells(result)) + " |" for result in members
            ]
        return "\n".join([*lines, "", self.small_print()])

    def document(self) -> dict[str, object]:
        """For programs."""
        return {"conditions": self.conditions, "machine": machine(), "rows": [self.row(one) for one in self.results]}

    def row(self, result: Result) -> dict[str, object]:
        """One row of the document; `goals` says whether each goal is met."""
        contender, values = result.contender, self.values(result)
        met = {column: goal.is_met(value) for column, value in values.items() if (goal := goal_of(contender, column))}
        return {
            "family": contender.family,
            "name": contender.name,
            "unit": contender.unit.value,
            "rounds": result.rounds,
            "trouble": result.trouble,
            "values": values,
            "goals": met,
        }


def goal_of(contender: Contender, column: str) -> Goal | None:
    """The goal for a cell, if it has one."""
    return next((goal for goal in GOALS if goal.is_for(contender, column)), None)


def coloured(cell: str) -> str:
    """Marks in the colours of the terminal."""
    return cell.replace("[", r"\[").replace("✓", "[green]✓[/]").replace("✗", "[red]✗[/]")


def machine() -> str:
    """Processor and versions, since figures mean nothing without them."""
    parts = [f"{processor()}, {ours.CORES} cores", f"Python {platform.python_version()}"]
    parts += [f"{package} {found}" for package in ("numba", "open_spiel", "rlcard") if (found := installed(package))]
    if gcc := shutil.which("gcc"):
        parts.append("gcc " + subprocess.check_output([gcc, "-dumpfullversion", "-dumpversion"], text=True).strip())
    return "; ".join(parts) + "."


def processor() -> str:
    """The processor's name, if the system knows it."""
    facts = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*: (.*)", facts.read_text()) if facts.exists() else None
    return found[1] if found else platform.processor() or platform.machine()


def installed(package: str) -> str:
    """The version of a package; empty if it isn't there."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
