"""How the command speaks: one language, what was asked for on one stream, remarks and errors on the other."""

__all__ = ["Given", "Trouble", "Voice", "clean", "language_of", "take_language"]

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from ..messages import LANGUAGES, known_language, say

THEME = Theme(
    {
        "act": "bold #d9a441",  # brass: you can act here
        "head": "bold",
        "quiet": "bright_black",
        "wrong": "bold red",
        "right": "bold green",
        "markdown.h1": "bold #d9a441",
        "markdown.h2": "bold underline",
        "markdown.strong": "bold #d9a441",
        "markdown.em": "italic bright_black",
    }
)


class Trouble(Exception):
    """Why the command can't do what it was asked to: a message, and the exit code (2: a wrong command line)."""

    def __init__(self, message: str, code: int = 1, **arguments: Any) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.code = code
        self.arguments = arguments


class _Console(Console):
    """A console that raises an error when nobody reads its output any more, instead of ending the program."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Voice:
    """Speaks `language`; `out` is for what was asked for, `err` for remarks, progress and errors."""

    def __init__(self, language: str, out: Console | None = None, err: Console | None = None) -> None:
        self.language = language
        self.out = out or _console(stderr=False)
        self.err = err or _console(stderr=True)

    def say(self, message: str, **arguments: Any) -> str:
        """The sentence `message` in this language."""
        return say(message, self.language, **arguments)

    def tell(self, message: str, style: str = "", **arguments: Any) -> None:
        """Say it where the answer goes. What names a file isn't broken into lines, so that it can be copied."""
        self.out.print(Text(self.say(message, **arguments), style), soft_wrap="file" in arguments)

    def remark(self, message: str, style: str = "quiet", **arguments: Any) -> None:
        """Say it on the other stream."""
        self.err.print(Text(self.say(message, **arguments), style))

    def complain(self, sentence: str) -> None:
        """One line, in red, on the other stream."""
        self.err.print(Text(sentence, "wrong"), soft_wrap=True)


Given = Annotated[Voice, Parameter(parse=False)]  # passed to every command, not typed on the command line


def take_language(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> tuple[str, list[str]]:
    """The language of a command line, and the command line without `--lang`, which may be anywhere.

    Raises Trouble for a language that we don't have.
    """
    words, wish = [], None
    coming = iter(arguments)
    for word in coming:
        if word == "--lang":
            wish = next(coming, "")
        elif word.startswith("--lang="):
            wish = word.partition("=")[2]
        else:
            words.append(word)
    if wish is None:
        return language_of(environment), words
    if wish.replace("-", "_").partition("_")[0].lower() not in LANGUAGES:
        raise Trouble("cli-unknown-language", 2, value=clean(wish), known=", ".join(LANGUAGES))
    return known_language(wish), words


def language_of(environment: Mapping[str, str]) -> str:
    """The language that STAMMTISCH_LANG asks for, else that of the system; English if it is none of ours."""
    names = ("STAMMTISCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    return known_language(next((environment[name] for name in names if environment.get(name)), None))


def clean(text: str, limit: int = 40) -> str:
    """A text from outside on one line, short, and without control characters."""
    plain = "".join(c if c.isprintable() else "?" for c in text)
    return plain if len(plain) <= limit else plain[: limit - 1] + "…"


def _console(stderr: bool) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")  # a terminal without these characters shows something else, and goes on
    return _Console(stderr=stderr, highlight=False, markup=False, emoji=False, theme=THEME)
