"""The first compilation of a game's rules, with something to look at meanwhile."""

__all__ = ["warm_up"]

import threading
from contextlib import ExitStack
from importlib.util import find_spec

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from .names import adapter_of
from .voice import Voice

PATIENCE = 0.7  # seconds before anything is said


def warm_up(game: str, voice: Voice) -> None:
    """Have the rules of `game` compiled. Returns at once, and says nothing, if they are already."""
    if find_spec("stammtisch.games.warmup") is None:
        return
    with ExitStack() as stack:
        shown = stack.enter_context(_Shown(game, voice))
        from stammtisch.games.warmup import warm

        warm([game], shown.report)


class _Shown:
    """A progress bar on stderr that appears only when there is something to wait for."""

    def __init__(self, game: str, voice: Voice) -> None:
        what = voice.say("cli-compiling", game=adapter_of(game).title)
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        self._bar = Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal)
        self._task = self._bar.add_task(what, total=None)
        self._voice, self._what = voice, what
        self._timer = threading.Timer(PATIENCE, self._appear)
        self._timer.daemon = True

    def __enter__(self) -> "_Shown":
        self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        self._timer.join()
        self._bar.stop()

    def _appear(self) -> None:
        if self._bar.disable:
            self._voice.err.print(self._what)
        else:
            self._bar.start()

    def report(self, _game: str, done: int, total: int) -> None:
        """So many functions of so many are compiled."""
        self._bar.update(self._task, completed=done, total=total)
