"""What came out: a row for each kind of neighbour, as figures and as a table."""

from collections.abc import Sequence
from statistics import quantiles

from msgspec import Struct
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks.neighbours.bystanders import Waits
from benchmarks.report import machine

MOVE_AT_MOST = 0.1  # seconds at the p99, or …
TIMES_QUIET = 2.0  # … so many times the p99 without the neighbour
BOT_AT_MOST = 3.0  # seconds
GROWTH_AT_MOST = 100.0  # MB
HEADINGS = ("neighbour", "p50", "p99", "× quiet", "a bot answers", "× quiet", "memory", "disk")


class Figures(Struct, frozen=True):
    """One phase: waits for a move and for a bot (median and longest), in seconds; memory and disk in MB."""

    moves: int
    p50: float
    p99: float
    bot: float
    bot_longest: float
    memory: float
    disk: float


class Row(Struct, frozen=True):
    """A kind of neighbour: without it and with it, on the same server; or why there are no figures."""

    kind: str
    quiet: Figures | None = None
    beside: Figures | None = None
    trouble: str = ""


def figures(waits: Waits, memory: float, disk: float) -> Figures:
    """What a phase comes to; nobody who got an answer at all is an endless wait."""
    p50, p99 = _percentiles(waits.moves)
    bot, _ = _percentiles(waits.bots)
    return Figures(len(waits.moves), p50, p99, bot, max(waits.bots, default=float("inf")), memory, disk)


def _percentiles(waits: Sequence[float]) -> tuple[float, float]:
    if len(waits) < 2:
        return (waits[0], waits[0]) if waits else (float("inf"), float("inf"))
    cuts = quantiles(waits, n=100, method="inclusive")
    return cuts[49], cuts[98]


def cells(row: Row) -> list[str]:
    """A row in words, with what missed its goal marked."""
    quiet, beside = row.quiet, row.beside
    if quiet is None or beside is None:
        return [row.kind, row.trouble or "–", *[""] * (len(HEADINGS) - 2)]
    growth = beside.memory - quiet.memory
    return [
        row.kind,
        _milliseconds(beside.p50),
        _milliseconds(beside.p99) + _mark(beside.p99 <= max(MOVE_AT_MOST, TIMES_QUIET * quiet.p99)),
        _ratio(beside.p99, quiet.p99),
        _seconds(beside.bot_longest) + _mark(beside.bot_longest <= BOT_AT_MOST),
        _ratio(beside.bot, quiet.bot),
        f"{growth:+.0f} MB" + _mark(growth <= GROWTH_AT_MOST),
        f"{beside.disk - quiet.disk:+.1f} MB",
    ]


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:,.0f} ms" if seconds < float("inf") else "never"


def _seconds(seconds: float) -> str:
    return f"{seconds:.1f} s" if seconds < float("inf") else "never"


def _ratio(one: float, other: float) -> str:
    return f"{one / other:.1f}" if 0 < other < float("inf") and one < float("inf") else "–"


def _mark(good: bool) -> str:
    return " ✓" if good else " ✗"


def quiet_row(rows: Sequence[Row]) -> list[str]:
    """The first row of the table: the middle of what was measured without neighbours."""
    found = sorted((row.quiet for row in rows if row.quiet), key=lambda each: each.p99)
    if not found:
        return ["(nobody)", *["–"] * (len(HEADINGS) - 1)]
    middle = found[len(found) // 2]
    return [
        "(nobody)", _milliseconds(middle.p50), _milliseconds(middle.p99), "", _seconds(middle.bot_longest), "",
        f"{middle.memory:.0f} MB", f"{middle.disk:.1f} MB",
    ]  # fmt: skip


def markdown(rows: Sequence[Row]) -> str:
    """The table as it stands in docs/reliability.md."""
    lines = [HEADINGS, ("---", *["---:"] * (len(HEADINGS) - 1)), quiet_row(rows), *map(cells, rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def show(console: Console, rows: Sequence[Row], conditions: str) -> None:
    """Print the table."""
    grid = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for number, heading in enumerate(HEADINGS):
        grid.add_column(heading, justify="right" if number else "left", no_wrap=True)
    for line in (quiet_row(rows), *map(cells, rows)):
        grid.add_row(*line)
    console.print(grid)
    console.print(f"{conditions}\n{machine()}", style="dim", highlight=False)
