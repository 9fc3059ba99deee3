"""Exercises: decisions with one clearly best move. `python -m stammtisch.review.exercises GAME` makes the packaged set of a game.

They come from matches of bots. The best move is ahead of the next by more than 3 % of the chance to win, even three standard
errors lower, and a second judge, who plays on in another way, confirms it. What was found is written after every match, so
that it goes on where it stopped. A position holds no secret: what its player couldn't know has been dealt again.
"""

__all__ = ["Exercise", "ExerciseSet", "exercise_at", "exercises"]

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from math import ceil
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from ..bots.bot import LevelBot
from ..bots.levels import level
from ..bots.occasion import Past
from ..bots.seen import Seen, Stop
from ..engine.registry import folder
from ..match.game import find
from ..match.match import Match, Step
from .document import REVIEWER
from .judging import STANDARD, Effort, chosen
from .mind import statistics
from .mind.rollouts import SECOND, WHOLE
from .warmup import warm_review
from .worlds import Worlds

FILE = "exercises.json"
AHEAD, SURE = 0.03, 3.0  # of the chance to win, so many standard errors lower
CONFIRMED = 1.96  # standard errors that the second judge must see it ahead
WANTED = 60
A_MATCH = 4  # exercises at most
MAKERS = "veteran"


class Exercise(Struct, frozen=True):
    """A position, whose decision it is and of which kind, the best move and the next one (in the notation), and how far they are
    apart, with the standard error.
    """

    players: int
    seat: int
    kind: str
    position: str
    best: str
    second: str
    ahead: float
    ahead_error: float


class ExerciseSet(Struct):
    """The exercises of a game; `tried` is how many matches have been looked through, by number of players."""

    reviewer: int = REVIEWER
    version: int = 0
    tried: dict[int, int] = {}
    exercises: list[Exercise] = []


@cache
def exercises(game: str) -> tuple[Exercise, ...]:
    """The packaged exercises of a game; none, if it has no such file."""
    return tuple(_read(_file(game)).exercises)


def exercise_at(step: Step, effort: Effort = STANDARD, seed: str = "exercises") -> Exercise | None:
    """The exercise that a decision makes, if it makes one."""
    part, seat = statistics.load(step.adapter.name), step.seat
    if len(step.before.codes(seat)) < 2 or part.unjudged(step.before.record, seat, step.code):
        return None
    worlds = Worlds(step.before, seat, seed, Stop())
    best, second = chosen(worlds, step.code, effort, part)
    if second is None:
        return None
    ahead, error = _ahead(worlds.play([best, second], "judging", 0, effort.fresh).shares[:, :, seat])
    if ahead - SURE * error <= AHEAD:
        return None
    way, count = (SECOND, effort.second) if part.CONFIRMS else (WHOLE, effort.fresh)
    confirmed, doubt = _ahead(worlds.play([best, second], "confirming", 0, count, way).shares[:, :, seat])
    if confirmed <= CONFIRMED * doubt:
        return None
    position, decode = worlds.seen.position, step.adapter.typed.decode
    return Exercise(
        players=position.players,
        seat=seat,
        kind=part.kind(step.before.record, seat, step.code),
        position=str(position),
        best=str(decode(best, position.record)),
        second=str(decode(second, position.record)),
        ahead=round(ahead, 4),
        ahead_error=round(error, 4),
    )


def _ahead(shares: np.ndarray) -> tuple[float, float]:
    """By how much the first move is ahead of the second, and the standard error."""
    apart = shares[:, 0] - shares[:, 1]
    return float(apart.mean()), float(apart.std()) / apart.size**0.5


def make(
    game: str, path: Path, wanted: int, matches: int, effort: Effort, tell: Callable[[str], None] = lambda line: None
) -> ExerciseSet:
    """Look through so many more matches for each number of players, until there are enough exercises."""
    warm_review([game])
    adapter = find(game).adapter
    found = _read(path)
    if (found.reviewer, found.version) != (REVIEWER, adapter.version):
        found = ExerciseSet(version=adapter.version)
    counts = adapter.description.players
    for _ in range(matches):
        for players in counts:
            mine = [each for each in found.exercises if each.players == players]
            if len(mine) < ceil(wanted / len(counts)):
                number = found.tried.get(players, 0)
                found.exercises += _from_match(
                    _played(game, players, f"exercises {number}"), mine, wanted, len(counts), effort
                )
                found.tried[players] = number + 1
                path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
                tell(f"{game}, {players}: {number + 1} matches, {len(found.exercises)} of {wanted} exercises")
    return found


def _from_match(match: Match, there: Sequence[Exercise], wanted: int, counts: int, effort: Effort) -> list[Exercise]:
    """The exercises of a match: a few from anywhere in it, and no more of a kind than leave room for the others."""
    kinds, most = Counter(each.kind for each in there), ceil(wanted / counts / 2)
    part, found, steps = statistics.load(match.adapter.name), [], list(match.steps())
    room = min(A_MATCH, ceil(wanted / counts) - len(there))
    for i in np.random.default_rng(len(steps)).permutation(len(steps)):
        kind = part.kind(steps[i].before.record, steps[i].seat, steps[i].code)
        if kinds[kind] < most and (made := exercise_at(steps[i], effort)):
            found.append(made)
            kinds[kind] += 1
            if len(found) == room:
                break
    return found


def _played(game: str, players: int, seed: str) -> Match:
    """A match of strong bots."""
    match, bot = find(game).new(players, seed=seed), LevelBot(level(game, MAKERS))
    while not match.over:
        seat = match.to_act[0]
        seen = Seen(match.position, seat, f"{seed} {len(match.moves_made)}", past=Past.of(match, seat, seed))
        match.play_code(seat, match.settled(seat, match.position.code(bot.choose(seen))))
    return match


def _file(game: str) -> Path:
    place = folder(game)
    return (place or Path()) / FILE


def _read(path: Path) -> ExerciseSet:
    return msgspec.json.decode(path.read_bytes(), type=ExerciseSet) if path.is_file() else ExerciseSet()


def main() -> None:
    """Make the set of a game, or go on making it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--wanted", type=int, default=WANTED)
    parser.add_argument("--matches", type=int, default=20, help="for each number of players")
    chosen_options = parser.parse_args()
    game = chosen_options.game
    make(game, _file(game), chosen_options.wanted, chosen_options.matches, STANDARD, print)


if __name__ == "__main__":
    main()
