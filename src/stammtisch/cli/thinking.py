"""A bot thinks in its own thread, so that the terminal can say so, and Ctrl-C ends it at once."""

__all__ = ["let_think"]

import threading
from collections.abc import Callable
from contextlib import nullcontext
from typing import TYPE_CHECKING, Generic, TypeVar

from rich.text import Text

from .voice import Voice

if TYPE_CHECKING:
    from ..bots.seen import Stop

QUIET = 0.3  # seconds of thinking before the terminal says so
GLANCE = 0.1  # seconds between two looks at the keyboard, on systems where waiting can't be interrupted
GRACE = 1.0  # seconds to finish after a stop

Thought = TypeVar("Thought")


def let_think(think: "Callable[[Stop], Thought]", told: str, voice: Voice) -> Thought:
    """The result of `think`. If it takes longer than a moment, a terminal shows `told` meanwhile."""
    from ..bots.seen import Stop

    stop = Stop()
    thinker = _Thinker(think, stop)
    thinker.start()
    try:
        thinker.join(QUIET)
        if thinker.is_alive():
            with voice.out.status(Text(told, "quiet")) if voice.out.is_terminal else nullcontext():
                while thinker.is_alive():
                    thinker.join(GLANCE)
    except KeyboardInterrupt:
        stop.cancel()
        thinker.join(GRACE)
        raise
    return thinker.result()


class _Thinker(threading.Thread, Generic[Thought]):
    """A thread that keeps its result. It doesn't keep the program from ending."""

    def __init__(self, think: "Callable[[Stop], Thought]", stop: "Stop") -> None:
        super().__init__(daemon=True)
        self._think, self._stop_thinking = think, stop
        self._thoughts: list[Thought] = []
        self._error: BaseException | None = None

    def run(self) -> None:
        """Think."""
        try:
            self._thoughts.append(self._think(self._stop_thinking))
        except BaseException as error:
            self._error = error

    def result(self) -> Thought:
        """The result; raises what `think` raised."""
        if self._error:
            raise self._error
        return self._thoughts[0]
