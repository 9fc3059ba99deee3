"""What came out, in words and figures."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import median, quantiles

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks.report import machine

LIMIT, MOVES = "bare commit and echo", "moves"
BARE_HEARD, HEARD = "bare echo, everyone listening", "moves, everyone listening"
WANTED = {MOVES: 0.6, HEARD: 0.45}  # of the limit's rate


@dataclass(frozen=True)
class Round:
    """The waits of one run, how long it took, and how long the server kept a core busy for it, in seconds."""

    waits: Sequence[float]
    seconds: float
    worked: float

    @property
    def rate(self) -> float:
        """Acknowledged a second."""
        return len(self.waits) / self.seconds

    @property
    def work(self) -> float:
        """Milliseconds of a core for each."""
        return self.worked * 1000 / len(self.waits)


@dataclass(frozen=True)
class Held:
    """Live connections, and the server's memory in MB before and after the last `more` of them came."""

    connections: int
    more: int
    before: float
    after: float

    @property
    def each(self) -> float:
        """KB for each connection."""
        return (self.after - self.before) * 1000 / max(1, self.more)


@dataclass
class Figures:
    """Everything measured on one database so far."""

    database: str
    rounds: dict[str, list[Round]] = field(
        default_factory=lambda: {each: [] for each in (LIMIT, MOVES, BARE_HEARD, HEARD)}
    )
    held: Held | None = None
    trouble: str = ""

    def ratio(self, name: str) -> float | None:
        """The median over the rounds of how a rate compares with the limit's in the same round."""
        pairs = zip(self.rounds[name], self.rounds[LIMIT], strict=False)  # an interrupted run leaves some a round ahead
        return median(ratios) if (ratios := [mine.rate / bare.rate for mine, bare in pairs]) else None

    def row(self, name: str) -> list[str]:
        """One row in words: rate, ratio, and the waits of all rounds together."""
        rounds = self.rounds[name]
        if not rounds:
            return [name, self.trouble or "–", "", "", "", ""]
        cuts = quantiles([wait for each in rounds for wait in each.waits], n=100, method="inclusive")
        ratio = self.ratio(name)
        share = "" if name == LIMIT or ratio is None else f"{ratio:.0%}"
        if name in WANTED and ratio is not None:
            share += f" ≥{WANTED[name]:.0%} {'✓' if ratio >= WANTED[name] else '✗'}"
        rate = median(each.rate for each in rounds)
        work = median(each.work for each in rounds)
        return [
            name,
            f"{rate:,.0f}/s",
            share,
            *(f"{each:.1f} ms" for each in (cuts[49] * 1000, cuts[98] * 1000)),
            f"{work:.2f} ms",
        ]


def show(console: Console, figures: Sequence[Figures], conditions: str) -> None:
    """Print a table for each database."""
    for each in figures:
        grid = Table(title=each.database, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
        for heading in ("", "kept", "× limit", "p50", "p99", "work each"):
            grid.add_column(heading, justify="right" if heading else "left", no_wrap=True)
        for name in each.rounds:
            grid.add_row(*each.row(name))
        console.print(grid)
        if held := each.held:
            console.print(
                f" {held.connections:,} connections held in {held.after:.0f} MB: {held.each:.0f} KB for each more\n"
            )
    console.print(f"Medians of {conditions}; waits of all rounds together.\n{machine()}", style="dim", highlight=False)
