"""`stammtisch simulate`: many matches at random, and their statistics."""

__all__ = ["simulate"]

import time
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from .names import adapter_of
from .options import table_options, without_common_options
from .voice import Given, Trouble, Voice, clean
from .warm import warm_up_simulation

if TYPE_CHECKING:
    from ..match.simulation import Simulation

MOST_THREADS = 256


@without_common_options
def simulate(
    game: str,
    /,
    *,
    voice: Given,
    players: int = 4,
    games: int = 10_000,
    seed: str = "0",
    threads: int | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    **options: Any,
) -> None:
    """Play many matches at random on all cores: moves a second, mean score and win share by seat."""
    adapter = adapter_of(game)
    if threads is not None and not 1 <= threads <= MOST_THREADS:
        raise Trouble("cli-bad-value", 2, option="--threads", value=clean(str(threads)))
    chosen = table_options(adapter.name, options)
    warm_up_simulation(adapter.name, voice)
    from ..match.simulation import simulate as run

    with _Shown(voice, games) as shown:
        result = run(adapter.name, players, games, seed, threads=threads, progress=shown.report, **chosen)
    if ending := {name: value for name, value in adapter.description.ending.items() if name not in chosen}:
        voice.remark(f"{adapter.name}-ending", **ending)
    if json:
        import msgspec

        print(msgspec.json.encode(result).decode())
    else:
        _table(result, voice)


class _Shown:
    """A progress bar on stderr; Ctrl-C stops everything and says how far it got."""

    def __init__(self, voice: Voice, games: int) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        self.voice, self.games, self.done = voice, games, 0
        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[speed]}"), TimeRemainingColumn())
        self.bar = Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal)
        self.task = self.bar.add_task("", total=games, speed="")

    def __enter__(self) -> "_Shown":
        self.started = time.monotonic()
        self.bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.bar.stop()
        if kind is KeyboardInterrupt:
            self.voice.remark("cli-simulate-stopped", "wrong", done=self.done, games=self.games)

    def report(self, count: int) -> None:
        """So many more matches are done."""
        self.done += count
        speed = round(self.done / max(time.monotonic() - self.started, 1e-6))
        self.bar.update(self.task, advance=count, speed=self.voice.say("cli-simulate-speed", speed=speed))


def _table(result: "Simulation", voice: Voice) -> None:
    title = adapter_of(result.game).title
    voice.tell(
        "cli-simulated", "head", game=title, players=result.players, games=result.games, moves=result.moves,
        speed=round(result.moves_per_second),
    )  # fmt: skip
    table = Table(box=None, padding=(0, 2), header_style="quiet", pad_edge=False)
    for column in ("cli-simulate-seat", "cli-simulate-score", "cli-simulate-wins"):
        table.add_column(voice.say(column), justify="right")
    for seat, (score, share) in enumerate(zip(result.scores, result.wins, strict=True)):
        table.add_row(str(seat), f"{score:.2f}".replace("-", "−"), f"{share:.1%}")
    voice.out.print(table)
