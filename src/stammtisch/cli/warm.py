"""`stammtisch warm`, and the first compilation of what another command needs, with a progress bar."""

__all__ = ["warm", "warm_up", "warm_up_bots", "warm_up_review", "warm_up_simulation"]

import os
import signal
import subprocess
import sys
from contextlib import suppress

from .names import adapter_of
from .voice import Given, Trouble, Voice

# Compiles in a process of its own, since the compiler can't be interrupted. What it has finished stays on disk.
COMPILE = """
import sys
from stammtisch.bots.warmup import warm_bots
from stammtisch.match.warmup import warm, warm_simulation
from stammtisch.review.warmup import warm_review

def tell(part):
    return lambda game, done, total: print(part, done, total, flush=True)

warm([sys.argv[1]], tell("cli-compiling"))
warm_bots([sys.argv[1]], tell("cli-compiling-bots"))
warm_review([sys.argv[1]], tell("cli-compiling-review"))
warm_simulation([sys.argv[1]], tell("cli-compiling-simulation"))
"""


def warm(*games: str, voice: Given) -> None:
    """Compile games beforehand, with bots and coach; all of them if none is named. It can be stopped, and goes on from there."""
    from ..engine.compiler import INTERPRETED
    from ..match.adapter import ADAPTERS

    for adapter in [adapter_of(game) for game in games] or list(ADAPTERS.values()):
        if not INTERPRETED:
            _compile(adapter.name, adapter.title, voice)
        voice.tell("cli-warm", game=adapter.title)


def _compile(game: str, title: str, voice: Voice) -> None:
    from ..engine.compiler import cache_folder

    environment = os.environ | {"STAMMTISCH_CACHE": str(cache_folder().parent)}
    compiler = subprocess.Popen(
        [sys.executable, "-c", COMPILE, game], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=environment, start_new_session=True,
    )  # fmt: skip
    try:
        _follow(compiler, title, voice)
        told = compiler.communicate()[1].strip()
    except BaseException as error:
        _stop(compiler)
        if isinstance(error, KeyboardInterrupt):
            voice.remark("cli-warm-stopped")
        raise
    if compiler.returncode:
        raise Trouble("cli-warm-failed", game=title, reason=told.rpartition("\n")[2] or str(compiler.returncode))


def _follow(compiler: "subprocess.Popen[str]", title: str, voice: Voice) -> None:
    """Show how far the compiler is."""
    assert compiler.stdout
    shown: dict[str, _Shown] = {}
    try:
        for line in compiler.stdout:
            part, done, total = line.split()
            if part not in shown:
                shown[part] = _Shown(voice.say(part, game=title), voice)
            shown[part].report(title, int(done), int(total))
            if done == total:
                shown[part].stop()
    finally:
        for each in shown.values():
            each.stop()


def _stop(compiler: "subprocess.Popen[str]") -> None:
    """End the compiler and the process that helps it."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(compiler.pid, signal.SIGKILL)
        else:
            compiler.kill()
    compiler.wait()


def warm_up(game: str, voice: Voice) -> None:
    """Have the rules of `game` compiled. Says nothing if they are already."""
    from ..match.warmup import warm

    with _Shown(voice.say("cli-compiling", game=adapter_of(game).title), voice) as shown:
        warm([game], shown.report)


def warm_up_simulation(game: str, voice: Voice) -> None:
    """Have the rules of `game` and whole matches at random compiled. Says nothing if they are already."""
    from ..match.warmup import warm_simulation

    warm_up(game, voice)
    with _Shown(voice.say("cli-compiling-simulation", game=adapter_of(game).title), voice) as shown:
        warm_simulation([game], shown.report)


def warm_up_bots(game: str, voice: Voice) -> None:
    """Have the rules and the bots of `game` compiled. Says nothing if they are already."""
    from ..bots.warmup import warm_bots

    warm_up(game, voice)
    with _Shown(voice.say("cli-compiling-bots", game=adapter_of(game).title), voice) as shown:
        warm_bots([game], shown.report)


def warm_up_review(game: str, voice: Voice) -> None:
    """Have everything compiled that the coach needs. Says nothing if it is already."""
    from ..review.warmup import warm_review

    warm_up_bots(game, voice)
    with _Shown(voice.say("cli-compiling-review", game=adapter_of(game).title), voice) as shown:
        warm_review([game], shown.report)


class _Shown:
    """A progress bar on stderr that appears with the first report; one line where stderr is no terminal."""

    def __init__(self, what: str, voice: Voice) -> None:
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        self._voice, self._what = voice, what
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        self._bar = Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal)
        self._task = self._bar.add_task(self._what, total=None)

    def __enter__(self) -> "_Shown":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """It is over, one way or the other."""
        self._bar.stop()

    def report(self, _game: str, done: int, total: int) -> None:
        """So many functions of so many are compiled."""
        if done == 0 and self._bar.disable:
            self._voice.err.print(self._what)
        self._bar.start()
        self._bar.update(self._task, completed=done, total=total)
