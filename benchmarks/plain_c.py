"""SCOUT in plain C as a contender: the same matches as ours, or no figure at all."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks import ours
from benchmarks.contender import Contender, NoFigure

FAMILY = "plain C (gcc -O3)"
SOURCE = Path(__file__).with_name("scout.c")


@cache
def build_folder() -> TemporaryDirectory[str]:
    """A folder that is deleted with the process."""
    return TemporaryDirectory(prefix="stammtisch-bench-")


@cache
def program() -> Path:
    """The compiled program, made on first use. Raises NoFigure where gcc is missing."""
    gcc = shutil.which("gcc")
    if gcc is None:
        raise NoFigure("gcc is not installed")
    built = Path(build_folder().name) / "scout"
    done = subprocess.run([gcc, "-O3", "-o", built, SOURCE], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NoFigure(f"gcc could not compile {SOURCE.name}: {done.stderr.strip()}")
    return built


def play(players: int, matches: int) -> tuple[int, float, int]:
    """Moves, seconds and checksum of the first `matches` matches of our key."""
    command = [str(program()), str(players), str(matches), *map(str, ours.KEY.tolist())]
    moves, seconds, checksum = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return int(moves), float(seconds), int(checksum)


class SameMatches:
    """Plays again, in C, what ours has just played in the same round."""

    def __init__(self, rival: ours.RandomPlay) -> None:
        self.rival = rival
        self.replayed: object = None  # the outcomes that were compared last

    def __call__(self, seconds: float) -> tuple[int, float]:
        """Moves and seconds. Raises NoFigure if a single match came out differently."""
        program()  # compiled before the clock starts; without gcc, ours needn't play
        if not self.rival.outcomes or self.rival.outcomes is self.replayed:
            self.rival(seconds)  # it takes no part in the race
        self.replayed = self.rival.outcomes
        moves, elapsed, checksum = play(self.rival.players, self.rival.matches)
        if (moves, checksum) != (self.rival.moves, self.rival.checksum):
            raise NoFigure("plays other matches than ours, so there is no ratio")
        return moves, elapsed


CONTENDERS = tuple(
    Contender(FAMILY, ours.title(game, players), SameMatches(rival))
    for (game, players), rival in ours.RANDOM_PLAY.items()
    if game == "scout"
)
