"""`stammtisch train`: teach the network that gives the bots of a game a second look."""

__all__ = ["train"]

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from .files import cannot_read, cannot_write, shown
from .machines import check_jobs, workers_for
from .names import adapter_of
from .voice import Given, Trouble, Voice
from .warm import warm_up

if TYPE_CHECKING:
    from ..bots.training.selfplay import Training
    from ..bots.workers import Workers


def train(
    game: str,
    /,
    *,
    voice: Given,
    players: int = 4,
    steps: int = 30,
    lessons: int = 20_000,
    deals: int = 2000,
    seed: str = "0",
    file: Path | None = None,
    threads: int | None = None,
    on: str | None = None,
    keep: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Train the network of a game for a number of players by self-play, and compare it with the tuned weights alone."""
    adapter = adapter_of(game)
    for option, value, least in (("--steps", steps, 1), ("--lessons", lessons, 100), ("--deals", deals, 2)):
        if value < least:
            raise Trouble("cli-bad-value", 2, option=option, value=str(value))
    check_jobs(threads, on, "--threads")
    from ..bots.training.selfplay import LEARNABLE, Training, keep_network

    if adapter.name not in LEARNABLE:
        raise Trouble(
            "cli-train-none", game=adapter.title, games=", ".join(adapter_of(name).title for name in LEARNABLE)
        )
    warm_up(adapter.name, voice)
    from ..bots.mind import craft
    from ..bots.training.tuning import compare
    from ..bots.workers import Threads
    from ..match.game import Game

    Game(adapter).check_players(players)
    training = Training(adapter.name, players, seed, steps, lessons)
    if players not in training.possible:
        possible = ", ".join(map(str, training.possible))
        raise Trouble("cli-train-players", game=adapter.title, players=players, possible=possible)
    if file and file.exists():
        training = _resumed(file, adapter.name, players)
        voice.remark("cli-train-resumed", step=training.step, steps=training.steps, file=shown(file))
    with workers_for(on, threads) if on else Threads(threads) as workers:
        _run(training, workers, file, voice)
        tuned = craft.tuned(adapter.name, players)
        both = tuned.tolist(), craft.with_network(tuned, training.network()).tolist()
        share, error = compare(adapter.name, *both, players, deals, f"{seed} at last", careful=True, workers=workers)
    voice.tell("cli-trained", "head", share=f"{share:.1%}", error=f"{1.96 * error:.1%}", deals=deals)
    if keep:
        better = share - 1.96 * error > 0.5
        if better:
            keep_network(training)
        voice.tell("cli-train-kept" if better else "cli-train-not-kept")


def _resumed(file: Path, game: str, players: int) -> "Training":
    from ..bots.training.selfplay import Training

    try:
        training = Training.load(file)
    except OSError as error:
        raise cannot_read(file, error) from None
    except ValueError:
        raise Trouble("cli-train-no-file", file=shown(file)) from None
    if (training.game, training.players) != (game, players):
        raise Trouble(
            "cli-tune-other", file=shown(file), game=adapter_of(training.game).title, players=training.players
        )
    return training


def _run(training: "Training", workers: "Workers", file: Path | None, voice: Voice) -> None:
    """Step after step, each saved; Ctrl-C leaves the last whole one."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[gain]}"), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal) as bar:
        task = bar.add_task("", total=training.steps, completed=training.step, gain="")
        while training.step < training.steps:
            training.advance(workers)
            if file:
                try:
                    training.save(file)
                except OSError as error:
                    raise cannot_write(file, error) from None
            gain = voice.say("cli-train-gain", gain=f"{training.history[-1]:+.2f}")
            bar.update(task, completed=training.step, gain=gain)
