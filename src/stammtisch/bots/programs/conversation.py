"""A program at the other end of three pipes: lines to it, lines from it, and a way to end it whatever it does.

Threads read and write, since that works on every system. Nothing waits for them longer than was agreed, and none of them
buffers more than a little.
"""

__all__ = ["LONGEST_LINE", "Conversation", "ProgramFault", "quoted"]

import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

import msgspec

from ...match.notation import shortened
from ..seen import Stop
from ..standin import BotFault

LONGEST_LINE = 65_536  # bytes of a line from the program
LAST_WORDS = 4_096  # bytes of its error output that are kept
GLANCE = 0.05  # seconds between two checks whether to stop
FAREWELL = 2.0  # seconds to end after the goodbye


class ProgramFault(BotFault):
    """A program that can't be started, ends, says nothing, or breaks the protocol."""


class Conversation:
    """A running program. `name` is what errors call it."""

    def __init__(self, command: str) -> None:
        self.name = shortened(command, 60)
        words = _words(command, self.name)
        pipe = subprocess.PIPE
        try:
            # In a new process group it doesn't get our Ctrl-C, and can be ended together with everything it starts.
            self._process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except (OSError, ValueError) as error:
            reason = shortened(getattr(error, "strerror", None) or error, 120)
            raise ProgramFault("program-start", program=self.name, reason=reason) from None
        self._changed = threading.Condition()
        self._held = bytearray()  # what it has said and we haven't read yet
        self._closed = False  # it won't say more
        self._over = False  # we have stopped listening
        self._last_words = b""
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        work = (self._write, self._read, self._overhear)
        self._threads = [threading.Thread(target=each, daemon=True) for each in work]
        for thread in self._threads:
            thread.start()

    def tell(self, message: Any) -> None:
        """Send a message as one line of JSON. Raises ProgramFault if the program has said something without being asked."""
        with self._changed:
            if self._held:
                raise ProgramFault("program-unasked", program=self.name, line=quoted(self._held))
        self._outgoing.put(msgspec.json.encode(message) + b"\n")

    def hear(self, seconds: float, stop: Stop) -> bytes:
        """The next line. Raises ProgramFault if none comes in time, or `stop` is cancelled before."""
        deadline = time.monotonic() + seconds
        gone = -1  # after its end: how much of what it said was there at the last look
        with self._changed:
            while True:
                if (line := self._line()) is not None:
                    return line
                if self._closed or gone == len(self._held):
                    break
                rest = deadline - time.monotonic()
                if rest <= 0:
                    raise ProgramFault("program-silent", program=self.name, seconds=round(seconds, 2))
                if stop.cancelled:
                    raise ProgramFault("program-cancelled", program=self.name)
                # Even when it is gone, what it has started may hold its output open.
                gone = len(self._held) if self._process.poll() is not None else -1
                self._changed.wait(min(rest, GLANCE))
        raise self._obituary()

    def part(self) -> None:
        """Say goodbye, close its input and give it a moment to end; then kill it."""
        self._outgoing.put(b'{"bye":true}\n')
        self._outgoing.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self.kill()

    def kill(self) -> None:
        """Kill it and everything that it has started, at once."""
        _kill(self._process)
        self._process.wait()
        self._outgoing.put(None)
        with self._changed:
            self._over = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join(1.0)

    def _line(self) -> bytes | None:
        """Take a line from what was said, if there is a whole one."""
        end = self._held.find(b"\n")
        if end > LONGEST_LINE or (end < 0 and len(self._held) > LONGEST_LINE):
            raise ProgramFault("program-too-long", program=self.name, limit=LONGEST_LINE)
        if end < 0:
            return None
        line = bytes(self._held[:end])
        del self._held[: end + 1]
        self._changed.notify_all()
        return line

    def _obituary(self) -> ProgramFault:
        """Why it won't say anything more."""
        try:
            code = str(self._process.wait(GLANCE * 10))
        except subprocess.TimeoutExpired:
            return ProgramFault("program-closed", program=self.name)
        self._threads[-1].join(GLANCE * 10)
        lines = self._last_words.decode(errors="replace").split("\n")
        said = next((line.strip() for line in reversed(lines) if line.strip()), "")
        if said:
            return ProgramFault("program-ended-saying", program=self.name, code=code, line=shortened(said, 200))
        return ProgramFault("program-ended", program=self.name, code=code)

    # ---- What the threads do ----

    def _write(self) -> None:
        pipe = self._process.stdin
        assert pipe
        with suppress(OSError), pipe:  # if it doesn't read, the wait for its answer will show that
            while (line := self._outgoing.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _read(self) -> None:
        """Collect what it says, and stop reading while there is more than a line can be."""
        pipe = self._process.stdout
        assert pipe
        with pipe:
            while piece := os.read(pipe.fileno(), LONGEST_LINE):
                with self._changed:
                    self._held += piece
                    self._changed.notify_all()
                    self._changed.wait_for(lambda: len(self._held) <= LONGEST_LINE or self._over)
                    if self._over:
                        break
        with self._changed:
            self._closed = True
            self._changed.notify_all()

    def _overhear(self) -> None:
        """Drain its error output, and keep the end of it."""
        pipe = self._process.stderr
        assert pipe
        with pipe:
            while piece := os.read(pipe.fileno(), LAST_WORDS):
                self._last_words = (self._last_words + piece)[-LAST_WORDS:]


def _words(command: str, name: str) -> list[str] | str:
    """The words of a command line; no shell ever sees it. Windows takes it apart itself."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ProgramFault("program-command", program=name, reason=str(error)) from None
    if not words:
        raise ProgramFault("program-none")
    return command if os.name == "nt" else words


def _kill(process: "subprocess.Popen[bytes]") -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):  # nothing is left of the group
            os.killpg(process.pid, signal.SIGKILL)


def quoted(data: bytes | bytearray) -> str:
    """The first line of what was said, fit to be quoted."""
    return shortened(data[:400].decode(errors="replace").partition("\n")[0].strip(), 80)
