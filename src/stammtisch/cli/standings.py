"""How a tournament of bots is shown: a bar while it runs, with the table so far, and the table at the end."""

__all__ = ["Shown", "standing_table", "tell_faults"]

import time
from collections.abc import Sequence
from types import TracebackType
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from .voice import Voice, clean

if TYPE_CHECKING:
    from ..bots.arena.standing import Row, Standing
    from ..bots.workers import Workers

COLUMNS = ("bot", "share", "interval", "fair", "points", "margin", "time", "faults", "rating")
LONGEST_NAME = 32
PAUSE = 0.5  # seconds between two tables
LINES = 10  # progress lines, where there is no terminal


class Shown:
    """A progress bar on stderr above the table so far; plain lines where stderr is no terminal.

    Of workers on other machines it says how many there are just now.
    """

    def __init__(self, voice: Voice, total: int, workers: "Workers | None" = None) -> None:
        from rich.live import Live
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        self.voice, self.total, self.done, self._next = voice, total, 0, 0.0
        self.workers = workers
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=voice.err)
        self._task = self._bar.add_task("", total=total)
        self._live = Live(self._bar, console=voice.err, transient=True) if voice.err.is_terminal else None

    def __enter__(self) -> "Shown":
        if self._live:
            self._live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._live:
            self._live.stop()

    def report(self, standing: "Standing | None" = None, what: str = "") -> None:
        """One more deal is done."""
        self.done += 1
        if self._live:
            self._bar.update(self._task, advance=1, description=" ".join(filter(None, (what, self._strength()))))
            if standing and time.monotonic() >= self._next:
                self._live.update(Group(self._bar, standing_table(standing.rows(), self.voice)))
                self._next = time.monotonic() + PAUSE
        elif self.done * LINES // self.total > (self.done - 1) * LINES // self.total:
            told = self.voice.say("cli-arena-progress", done=self.done, deals=self.total)
            strength = self._strength()
            self.voice.err.print(Text(f"{told} ({strength})" if strength else told, "quiet"))

    def _strength(self) -> str:
        strength = self.workers.strength() if self.workers else None
        if strength is None:
            return ""
        return self.voice.say("cli-strength", machines=strength[0], processes=strength[1])


def standing_table(rows: "Sequence[Row]", voice: Voice) -> Table:
    """The bots, the best first."""
    table = Table(box=None, padding=(0, 1), header_style="quiet", pad_edge=False)
    for column in COLUMNS:
        head = voice.say(f"cli-arena-{column}")
        if column == "bot":
            table.add_column(head, overflow="fold")
        else:
            table.add_column(head, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            clean(row.bot, LONGEST_NAME), f"{row.share:.1%}", f"{100 * row.low:.1f}–{100 * row.high:.1f}", f"{row.fair:.0%}",
            _minus(f"{row.points:.1f}"), _minus(f"{row.margin:+.1f}"), f"{row.typical:.1f} ms", str(row.faults),
            f"{row.rating:.1f}±{row.doubt:.1f}",
        )  # fmt: skip
    return table


def tell_faults(rows: "Sequence[Row]", voice: Voice) -> None:
    """Whose moves were made by a stand-in, and why."""
    for row in rows:
        if row.faults:
            bot, reason = clean(row.bot, LONGEST_NAME), clean(row.reason, 200)
            voice.remark("cli-arena-faulty", "wrong", bot=bot, faults=row.faults, reason=reason)


def _minus(text: str) -> str:
    return text.replace("-", "−")
