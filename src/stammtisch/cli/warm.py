"""The first compilation of a game's rules and of its bots, with a progress bar."""

__all__ = ["warm_up", "warm_up_bots"]

from .names import adapter_of
from .voice import Voice


def warm_up(game: str, voice: Voice) -> None:
    """Have the rules of `game` compiled. Says nothing if they are already."""
    from ..match.warmup import warm

    with _Shown(voice.say("cli-compiling", game=adapter_of(game).title), voice) as shown:
        warm([game], shown.report)


def warm_up_bots(game: str, voice: Voice) -> None:
    """Have the rules and the bots of `game` compiled. Says nothing if they are already."""
    from ..bots.warmup import warm_bots

    warm_up(game, voice)
    with _Shown(voice.say("cli-compiling-bots", game=adapter_of(game).title), voice) as shown:
        warm_bots([game], shown.report)


class _Shown:
    """A progress bar on stderr that appears with the first report; one line where stderr is no terminal."""

    def __init__(self, what: str, voice: Voice) -> None:
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        self._voice, self._what = voice, what
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        self._bar = Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal)
        self._task = self._bar.add_task(self._what, total=None)

    def __enter__(self) -> "_Shown":
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def report(self, _game: str, done: int, total: int) -> None:
        """So many functions of so many are compiled."""
        if done == 0 and self._bar.disable:
            self._voice.err.print(self._what)
        self._bar.start()
        self._bar.update(self._task, completed=done, total=total)
