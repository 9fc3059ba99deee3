"""The first compilation of a game's rules, with something to look at meanwhile."""

__all__ = ["warm_up"]

from .names import adapter_of
from .voice import Voice


def warm_up(game: str, voice: Voice) -> None:
    """Have the rules of `game` compiled. Says nothing if they are already."""
    from ..games.warmup import warm

    with _Shown(game, voice) as shown:
        warm([game], shown.report)


class _Shown:
    """A progress bar on stderr that appears with the first report; one line where stderr is no terminal."""

    def __init__(self, game: str, voice: Voice) -> None:
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        self._voice = voice
        self._what = voice.say("cli-compiling", game=adapter_of(game).title)
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
