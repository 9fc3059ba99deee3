"""`stammtisch tune`: find better weights for a game's heuristic by self-play."""

__all__ = ["tune"]

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from .files import cannot_read, shown
from .machines import check_jobs, workers_for
from .names import adapter_of
from .voice import Given, Trouble, Voice
from .warm import warm_up

if TYPE_CHECKING:
    from ..bots.training.tuning import Tuning
    from ..bots.workers import Workers


def tune(
    game: str,
    /,
    *,
    voice: Given,
    players: int = 4,
    generations: int = 20,
    challengers: int = 24,
    deals: int = 200,
    seed: str = "0",
    file: Path | None = None,
    threads: int | None = None,
    on: str | None = None,
    keep: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Tune the weights of a game for a number of players by the cross-entropy method."""
    adapter = adapter_of(game)
    for option, value, least in (
        ("--generations", generations, 1),
        ("--challengers", challengers, 4),
        ("--deals", deals, 1),
    ):
        if value < least:
            raise Trouble("cli-bad-value", 2, option=option, value=str(value))
    check_jobs(threads, on, "--threads")
    warm_up(adapter.name, voice)
    from ..bots.training.tuning import Tuning, compare, keep_weights
    from ..bots.workers import Threads
    from ..match.game import Game

    Game(adapter).check_players(players)
    if file and file.exists():
        tuning = _resumed(file, adapter.name, players)
        voice.remark("cli-tune-resumed", generation=tuning.generation, file=shown(file))
    else:
        tuning = Tuning(adapter.name, players, seed, challengers, deals)
    with workers_for(on, threads) if on else Threads(threads) as workers:
        _run(tuning, generations, workers, file, voice)
        at_last = f"{seed} at last"
        share, error = compare(adapter.name, tuning.start, tuning.weights, players, 2000, at_last, workers=workers)
    voice.tell("cli-tuned", "head", share=f"{share:.1%}", error=f"{1.96 * error:.1%}", deals=2000)
    for name, weight in tuning.named().items():
        voice.out.print(f"{name} = {weight:.4g}", highlight=False)
    if keep:
        better = share - 1.96 * error > 0.5
        if better:
            keep_weights(tuning)
        voice.tell("cli-tune-kept" if better else "cli-tune-not-kept")


def _resumed(file: Path, game: str, players: int) -> "Tuning":
    from ..bots.training.tuning import Tuning

    try:
        tuning = Tuning.load(file)
    except OSError as error:
        raise cannot_read(file, error) from None
    except (ValueError, TypeError):
        raise Trouble("cli-tune-no-file", file=shown(file)) from None
    if (tuning.game, tuning.players) != (game, players):
        raise Trouble("cli-tune-other", file=shown(file), game=adapter_of(tuning.game).title, players=tuning.players)
    return tuning


def _run(tuning: "Tuning", generations: int, workers: "Workers", file: Path | None, voice: Voice) -> None:
    """Generation after generation, each saved; Ctrl-C leaves the last whole one."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[share]}"), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal) as bar:
        task = bar.add_task("", total=generations, completed=tuning.generation, share="")
        while tuning.generation < generations:
            tuning.step(workers)
            if file:
                tuning.save(file)
            share = voice.say("cli-tune-share", share=f"{tuning.history[-1]:.1%}")
            bar.update(task, completed=tuning.generation, share=share)
