"""The command `stammtisch`: play, rules, simulations, tournaments of bots, replays.

Commands that need no compiled rule start at once: slow imports happen where they are needed.
"""

__all__ = ["main"]

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from cyclopts import App

from .. import __version__
from .admin import admin
from .arena import arena
from .explain import INTERRUPTED, sentence
from .exploit import exploit
from .games import games
from .help import show_help
from .ladder import ladder
from .play import play
from .replay import replay
from .review import review
from .rules import rules
from .serve import serve
from .simulate import simulate
from .train import train
from .tune import tune
from .verify import verify
from .voice import Trouble, Voice, language_of, take_language
from .warm import warm

BROKEN_PIPE = 141
COMMANDS = {
    command.__name__: command
    for command in (
        games,
        rules,
        play,
        serve,
        admin,
        warm,
        simulate,
        arena,
        ladder,
        exploit,
        tune,
        train,
        replay,
        verify,
        review,
    )
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns the exit code.

    0: done. 1: it can't be done, and one line says why. 2: a wrong command line. 70: a defect in Stammtisch.
    130: interrupted. 141: nobody reads the output any more.
    """
    try:
        code = _carry_out(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_stdout()
        return BROKEN_PIPE
    return code


def _carry_out(arguments: list[str]) -> int:
    try:
        language, words = take_language(arguments)
    except Trouble as trouble:
        return _explain(Voice(language_of(os.environ)), trouble)
    voice = Voice(language)
    try:
        _obey(words, voice)
    except BrokenPipeError:
        raise
    except Exception as error:  # no traceback, unless somebody is looking for the defect
        return _explain(voice, error)
    return 0


def _obey(words: list[str], voice: Voice) -> None:
    """Help where it is asked for, the page where nothing is; otherwise a command."""
    if "--version" in words[:1]:
        print(f"stammtisch {__version__}")
    elif {"--help", "-h"} & set(words):
        show_help(words[0] if words[0] in COMMANDS else "", voice)
    else:
        if not words or words[0].startswith("-"):
            words = ["serve", "--open", *words]  # `stammtisch --lan`
        app = App(name="stammtisch", help_flags=[], version_flags=[])
        for command in COMMANDS.values():
            app.command(command)
        command, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
        bound.arguments["voice"] = voice
        command(*bound.args, **bound.kwargs)


def _explain(voice: Voice, error: Exception) -> int:
    """Say in one line what is wrong; returns the exit code."""
    if os.environ.get("STAMMTISCH_DEBUG"):
        raise error
    text, code = sentence(error, voice)
    voice.complain(text)
    return code


def _close_stdout() -> None:
    """Keep Python from complaining at exit that nobody reads its output."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
