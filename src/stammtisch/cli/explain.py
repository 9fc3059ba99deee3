"""What went wrong, in one sentence of the reader's language, and the exit code that goes with it."""

__all__ = ["INTERRUPTED", "sentence"]

import difflib
from typing import TYPE_CHECKING

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from .voice import Trouble, Voice, clean

if TYPE_CHECKING:
    from ..match.errors import StammtischError

COMMANDS = (
    "games",
    "rules",
    "play",
    "serve",
    "admin",
    "warm",
    "simulate",
    "arena",
    "ladder",
    "exploit",
    "tune",
    "train",
    "replay",
    "verify",
    "review",
)
DEFECT = 70  # the exit code for a defect in Stammtisch
INTERRUPTED = 130  # and after Ctrl-C


def sentence(error: Exception, voice: Voice) -> tuple[str, int]:
    """The sentence for an error, and the exit code: 2 for a wrong command line, 1 for what can't be done."""
    if isinstance(error, Trouble):
        return voice.say(error.message, **error.arguments), error.code
    if isinstance(error, CycloptsError):
        return _command_line(error, voice), 2
    from ..match.errors import BadOption, StammtischError

    if isinstance(error, StammtischError):
        return _spoken(error, voice.language), 2 if isinstance(error, BadOption) else 1
    reason = f"{type(error).__name__}: {clean(str(error), 200)}"
    return voice.say("cli-defect", reason=reason), DEFECT


def _spoken(error: "StammtischError", language: str) -> str:
    """An error of the library in `language`, down to the error inside it."""
    from ..match.errors import StammtischError
    from ..messages import say

    inside = error.__cause__
    if isinstance(inside, StammtischError) and "reason" in error.arguments:
        return say(error.message, language, **{**error.arguments, "reason": _spoken(inside, language)})
    return error.say(language)


def _command_line(error: CycloptsError, voice: Voice) -> str:
    """What is wrong with a command line."""
    match error:
        case UnknownCommandError():
            word = clean((error.unused_tokens or [""])[0])
            near = difflib.get_close_matches(word, COMMANDS, n=1)
            if near:
                return voice.say("cli-unknown-command-near", value=word, near=near[0])
            return voice.say("cli-unknown-command", value=word, known=", ".join(COMMANDS))
        case UnknownOptionError():
            return voice.say("cli-unknown-option", value=clean(error.token.keyword or error.token.value))
        case UnusedCliTokensError():
            return voice.say("cli-too-many", value=clean(" ".join(error.unused_tokens or [])))
        case CoercionError():
            value = clean(error.token.value if error.token else "")
            return voice.say("cli-bad-value", option=_name(error), value=value)
        case RepeatArgumentError():
            return voice.say("cli-repeated", option=clean(error.token.keyword or error.token.value))
        case MissingArgumentError():
            return voice.say("cli-missing", option=_name(error))
    return voice.say("cli-bad-line", reason=clean(str(error), 200))


def _name(error: CycloptsError) -> str:
    """The argument or option that an error is about."""
    if error.argument is None:
        return "?"
    name = error.argument.name
    return name if name.startswith("-") else name.upper()
