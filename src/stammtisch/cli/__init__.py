"""The command `stammtisch`: play, rules, simulations, replays.

Commands that need no compiled rule start at once: whatever is heavy is imported where it is needed.
"""

__all__ = ["main"]

import os
import sys
from collections.abc import Sequence
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from .. import __version__
from .games import games
from .play import play
from .replay import replay
from .rules import rules
from .simulate import simulate
from .verify import verify
from .voice import Trouble, Voice, language_wished

DEFECT = 70  # the exit code of a defect of ours
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; returns the exit code.

    0: done. 1: it can't be done, with one line that says why. 2: a command line that can't be. 130: interrupted.
    """
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = _carry_out(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        _close_stdout()
        return BROKEN_PIPE
    return code


def _carry_out(arguments: list[str]) -> int:
    try:
        voice = Voice(language_wished(arguments))
    except Trouble as trouble:
        return _explain(Voice(language_wished([])), trouble)
    try:
        done = _app(voice).meta(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except Exception as error:  # no traceback ever, unless somebody looks for the defect
        return _explain(voice, error)
    return done if isinstance(done, int) else 0


def _app(voice: Voice) -> App:
    """All commands, each given the voice."""
    app = App(
        name="stammtisch",
        help="SCORE 5, Alhambra (the card game) and SCOUT: play them here, read their rules, simulate and replay matches.",
        version=f"stammtisch {__version__}",
        suppress_keyboard_interrupt=False,
    )
    for command in (games, rules, play, simulate, replay, verify):
        app.command(command)

    @app.meta.default
    def launch(
        *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)], lang: str | None = None
    ) -> object:
        """Hand the command line on.

        Parameters
        ----------
        lang
            Language: en, de, fr or it. Otherwise STAMMTISCH_LANG or the system's locale decides.
        """
        command, bound, given = app.parse_args(tokens, exit_on_error=False, print_error=False)
        if "voice" in given:
            bound.arguments["voice"] = voice
        return command(*bound.args, **bound.kwargs)

    return app


def _explain(voice: Voice, error: Exception) -> int:
    """Say in one line what is wrong; returns the exit code."""
    from .explain import sentence

    if os.environ.get("STAMMTISCH_DEBUG"):
        raise error
    text, code = sentence(error, voice)
    voice.complain(text)
    return code


def _close_stdout() -> None:
    """Nobody reads any more: keep Python from complaining about it on its way out."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        pass
