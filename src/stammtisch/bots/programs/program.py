"""A bot in any language: a program that talks over standard input and output, one JSON object a line.

`docs/bot-protocol.md` describes the protocol for people who write one, and `examples/line_bot.py` is one.
"""

__all__ = ["Program", "ProgramFault"]

import threading
import time
import weakref
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ...match.notation import shortened
from ..seen import Seen, Stop
from .conversation import Conversation, ProgramFault, quoted

PROTOCOL = 1
PATIENCE = 10.0  # seconds for a decision
START = 30.0  # seconds until it is ready: some languages take their time


class Ready(Struct, frozen=True):
    """The answer to the greeting."""

    ready: bool
    name: str = ""


class Answer(Struct, frozen=True):
    """A decision: an action in the notation, listed or not."""

    move: str


Message = TypeVar("Message", Ready, Answer)


class Program:
    """Plays what the program behind `command` (a command line; no shell reads it) answers.

    The program is started when it is first needed, and stays for later decisions and matches until `close`. It has `seconds`
    for a decision, less if the table's own limit is closer, and `start_seconds` to get ready. After a fault it is ended,
    and the next decision starts it again.
    """

    def __init__(self, command: str, seconds: float | None = None, *, start_seconds: float = START) -> None:
        self.command = command
        self.seconds = PATIENCE if seconds is None else seconds
        self.start_seconds = start_seconds
        self.name = shortened(command, 60)  # until it tells its own
        self._lock = threading.Lock()
        self._talk: Conversation | None = None
        self._leave: weakref.finalize[..., Any] | None = None  # ends the program, at the latest when Python ends
        self._table: tuple[str, int] | None = None  # what it was last greeted for
        self._asked = 0

    def choose(self, seen: Seen) -> str:
        """The program's answer, in the notation; the table checks whether it is legal. Raises ProgramFault."""
        limit = self._limit(seen.stop)
        with self._lock:
            try:
                talk = self._greeted(seen)
                self._asked += 1
                talk.tell(self._question(seen, limit))
                return _read(talk.hear(limit, seen.stop), Answer, '{"move": "…"}', talk.name).move
            except BaseException:
                self._drop()
                raise

    def close(self) -> None:
        """Say goodbye to the program; it has two seconds to end. The next decision would start it again."""
        with self._lock:
            if self._leave:
                self._leave()
            self._talk = self._leave = self._table = None

    def _limit(self, stop: Stop) -> float:
        """The seconds for a decision. Starting the program isn't part of it."""
        if stop.deadline is None:
            return self.seconds
        return min(self.seconds, max(0.0, stop.deadline - time.monotonic()))

    def _greeted(self, seen: Seen) -> Conversation:
        """The running program, which has been told the game and the number of players."""
        if self._talk is None:
            self._talk, self._asked = Conversation(self.command), 0
            self._leave = weakref.finalize(self, self._talk.part)
        table = (seen.adapter.name, seen.players)
        if self._table != table:
            game, players = table
            self._talk.tell({"hello": "stammtisch", "protocol": PROTOCOL, "game": game, "players": players})
            line = self._talk.hear(self.start_seconds, seen.stop)
            ready = _read(line, Ready, '{"ready": true}', self._talk.name)
            if not ready.ready:
                raise _unfit(line, '{"ready": true}', self._talk.name)
            self.name = shortened(ready.name, 40) or self.name
            self._table = table
        return self._talk

    def _question(self, seen: Seen, limit: float) -> dict[str, Any]:
        return {
            "choose": self._asked,
            "seat": seen.seat,
            "view": seen.view,
            "moves": [str(move) for move in seen.moves],
            "seed": seen.seed,
            "seconds": round(limit, 3),
        }

    def _drop(self) -> None:
        """End the program without a goodbye."""
        if self._leave:
            self._leave.detach()
        if self._talk:
            self._talk.kill()
        self._talk = self._leave = self._table = None


def _read(line: bytes, kind: type[Message], expected: str, name: str) -> Message:
    """A line as the message it should be."""
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.ValidationError:
        raise _unfit(line, expected, name) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise ProgramFault("program-no-json", program=name, line=quoted(line), expected=expected) from None


def _unfit(line: bytes, expected: str, name: str) -> ProgramFault:
    return ProgramFault("program-fields", program=name, line=quoted(line), expected=expected)
