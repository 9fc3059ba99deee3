"""What somebody types, at a terminal or through a pipe."""

__all__ = ["Keyboard"]

import sys
from contextlib import suppress

from rich.text import Text

from .voice import Voice


class Keyboard:
    """Reads lines. At a terminal they can be edited and recalled; from a pipe they are echoed."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.live = sys.stdin is not None and sys.stdin.isatty() and voice.out.is_terminal
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401  # from here on `input` lets the line be edited

    def ask(self, prompt: str) -> str:
        """The next line, without blanks around it. Raises EOFError when there is none."""
        if self.live:
            self.voice.out.file.flush()
            return input(f"{prompt} ").strip()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        self.voice.out.print(Text(f"{prompt} {''.join(c for c in line if c.isprintable())[:200]}"))
        return line.strip()
