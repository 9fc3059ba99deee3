"""`stammtisch simulate`: many matches at random, and what comes of them."""

__all__ = ["simulate"]

import os
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Annotated, Any, NoReturn

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .names import adapter_of
from .play import table_options
from .voice import Given, Trouble, Voice
from .warm import warm_up

INTERRUPTED = 130
CAP = 2  # on changes in SCORE 5, where nobody gave one: without a cap random bidders never finish an auction


def simulate(
    game: str,
    /,
    *,
    voice: Given,
    players: int = 4,
    games: int = 10_000,
    seed: str = "0",
    threads: int | None = None,
    changes: int | None = None,
    deck: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Play many matches at random on all cores: moves a second, mean score and win share by seat.

    Parameters
    ----------
    game
        score5, alhambra or scout
    players
        How many sit at the table.
    games
        How many matches.
    seed
        Any text: the same text gives the same matches, whatever the number of threads.
    threads
        How many cores to use; all of them if you don't say.
    changes
        SCORE 5: at most so many changes of a bid per player and auction; 2 if you don't say.
    deck
        SCORE 5: a deck file.
    json
        Print JSON.
    """
    adapter = adapter_of(game)
    if threads is not None and not 1 <= threads <= 256:
        raise Trouble("cli-bad-value", 2, option="--threads", value=str(threads)[:20])
    if adapter.name == "score5" and changes is None:
        changes = CAP
        voice.remark("cli-simulate-cap", cap=CAP)
    options = table_options(adapter.name, changes=changes, deck=deck)
    warm_up(adapter.name, voice)
    from ..match.simulation import simulate as run

    with _Shown(voice, games) as shown:
        result = run(adapter.name, players, games, seed, threads=threads, progress=shown.report, **options)
    if json:
        import msgspec

        print(msgspec.json.encode(result).decode())
    else:
        _table(result, voice)


class _Shown:
    """A progress bar on stderr; Ctrl-C stops everything and tells how far it came."""

    def __init__(self, voice: Voice, games: int) -> None:
        self.voice, self.games, self.done = voice, games, 0
        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[speed]}"), TimeRemainingColumn())
        self.bar = Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal)
        self.task = self.bar.add_task("", total=games, speed="")

    def __enter__(self) -> "_Shown":
        self.before = signal.signal(signal.SIGINT, self._stop)
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()
        signal.signal(signal.SIGINT, self.before)

    def report(self, count: int) -> None:
        """So many more matches are done."""
        self.done += count
        self.bar.update(self.task, advance=count)

    def _stop(self, _number: int, _frame: FrameType | None) -> NoReturn:
        self.bar.stop()
        self.voice.remark("cli-simulate-stopped", "wrong", done=self.done, games=self.games)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(INTERRUPTED)  # threads are at work on matches that nobody waits for any more


def _table(result: Any, voice: Voice) -> None:
    title = adapter_of(result.game).title
    voice.tell(
        "cli-simulated", "head", game=title, players=result.players, games=result.games, moves=result.moves,
        speed=result.moves_per_second,
    )  # fmt: skip
    table = Table(box=None, padding=(0, 2), header_style="quiet", pad_edge=False)
    for column in ("cli-simulate-seat", "cli-simulate-score", "cli-simulate-wins"):
        table.add_column(voice.say(column), justify="right")
    for seat, (score, share) in enumerate(zip(result.scores, result.wins, strict=True)):
        table.add_row(str(seat), f"{score:.2f}".replace("-", "−"), f"{share:.1%}")
    voice.out.print(table)
