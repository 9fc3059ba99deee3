"""`stammtisch replay`: a match file step by step, open or as one seat saw it."""

__all__ = ["Replay", "replay"]

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.console import RenderableType
from rich.text import Text

from .files import read_warm
from .names import check_seat
from .voice import Given, Voice

if TYPE_CHECKING:
    from ..match.match import Match


def replay(
    file: Path,
    /,
    *,
    voice: Given,
    seat: int | None = None,
    step: bool | None = None,
    plain: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Step through a match, or print its log; open, or as one seat saw it."""
    from ..match.file import load
    from .keyboard import Keyboard

    shown = Replay(load(read_warm(file, voice)), seat, voice, plain or not voice.out.is_terminal)
    keyboard = Keyboard(voice)
    if step if step is not None else keyboard.live:
        shown.step_through(keyboard)
    else:
        shown.print_log()


class Replay:
    """A loaded match as one seat saw it. Without a seat it is open: each move as its player saw it, and every hand."""

    def __init__(self, match: "Match", seat: int | None, voice: Voice, plain: bool) -> None:
        from .draw import Look, artist

        if seat is not None:
            check_seat(seat, match.players)
        self.match, self.seat, self.voice = match, seat, voice
        self.steps = list(match.steps())
        self.draw = artist(match.adapter.name)
        self.look = Look(voice, [voice.say("cli-seat", number=s) for s in range(match.players)], plain)

    def print_log(self) -> None:
        """Everything that happened, in words."""
        for number in range(len(self.steps) + 1):
            for line in self._told(number):
                self.voice.out.print(line)

    def step_through(self, keyboard: Any) -> None:
        """Show one position after the other."""
        number, last = 0, len(self.steps)
        try:
            while True:
                for part in self._page(number):
                    self.voice.out.print(part)
                number = self._next(keyboard.ask(self.voice.say("cli-replay-prompt", number=number, last=last)), number)
        except (EOFError, StopIteration):
            self.voice.tell("cli-bye")

    def _next(self, typed: str, number: int) -> int:
        """The number of the move to go to. Raises StopIteration to leave."""
        word, _, rest = typed.lower().partition(" ")
        last = len(self.steps)
        if word in ("q", "quit", "exit"):
            raise StopIteration
        if word in ("", "n", "next"):
            if number == last:
                self.voice.tell("cli-replay-end", "quiet")
            return min(number + 1, last)
        if word in ("b", "back"):
            return max(number - 1, 0)
        wanted = rest.strip() if word in ("g", "go") else word
        if wanted.isascii() and wanted.isdigit() and len(wanted) < 9 and int(wanted) <= last:
            return int(wanted)
        self.voice.tell("cli-replay-keys", "wrong", last=last)
        return number

    def _page(self, number: int) -> Iterator[RenderableType]:
        """What happened at a move, the table after it, and the hands that may be seen."""
        yield Text()
        yield from self._told(number)
        position = self.steps[number - 1].after if number else self.match.at(0)
        memory = self.match.options.memory
        view = position.view(self.seat, memory)
        yield from self.draw.board(view, self.look)
        for seat in range(self.match.players) if self.seat is None else [self.seat]:
            yield from self.draw.hand(position.view(seat, memory), self.look)
        if position.over:
            yield from self.draw.result(view, self.look)

    def _told(self, number: int) -> Iterator[Text]:
        """What is seen of a move, or of the deal."""
        typed = self.match.adapter.typed
        if number == 0:
            events = typed.opening(self.match.at(0).record, self.seat)
        else:
            step = self.steps[number - 1]
            events = step.events(step.seat if self.seat is None else self.seat)
        for event in events:
            told = self.match.adapter.tell(event, self.look.names, self.voice.language)
            yield Text.assemble((f"{number:>4} ", "quiet"), told)
