"""Making exercises: `python -m stammtisch.review.exercises GAME` makes the packaged set of a game (`packaged`).

They come from matches of bots. The best move is ahead of the next by more than 3 % of the chance to win, even three standard
errors lower, and a second judge, who plays on in another way, confirms it. Then every other move is measured as well, so that
any answer can be judged. What was found is written after every match, so that it goes on where it stopped. A position holds
no secret: what its player couldn't know has been dealt again.
"""

__all__ = ["complete", "exercise_at", "make"]

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from math import ceil
from pathlib import Path

import msgspec
import numpy as np
from msgspec.structs import replace

from ..bots.bot import LevelBot
from ..bots.levels import level
from ..bots.occasion import Past
from ..bots.seen import Seen, Stop
from ..match.game import find
from ..match.match import Match, Step
from .document import REVIEWER
from .judging import STANDARD, WIDTH, Effort, chosen, mean
from .mind import statistics
from .mind.rollouts import SECOND, WHOLE
from .packaged import Exercise, ExerciseSet, Measured, read_set, set_file
from .reasons import differences
from .warmup import warm_review
from .worlds import Worlds

AHEAD, SURE = 0.03, 3.0  # of the chance to win, so many standard errors lower
CONFIRMED = 1.96  # standard errors that the second judge must see it ahead
WANTED = 60
A_MATCH = 4  # exercises at most
MAKERS = "veteran"
SEED = "exercises"
MOST_MEASURED = 48  # moves of an exercise


def exercise_at(step: Step, effort: Effort = STANDARD, seed: str = SEED) -> Exercise | None:
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
    made = Exercise(
        players=position.players,
        seat=seat,
        kind=part.kind(step.before.record, seat, step.code),
        position=str(position),
        best=str(decode(best, position.record)),
        second=str(decode(second, position.record)),
        ahead=round(ahead, 4),
        ahead_error=round(error, 4),
    )
    return _measured(made, worlds, effort)


def complete(game: str, exercise: Exercise, effort: Effort = STANDARD, seed: str = SEED) -> Exercise | None:
    """An exercise with every move measured; None if one of them turns out to be as good as the best."""
    worlds = Worlds(find(game).position(exercise.position), exercise.seat, seed, Stop())
    return _measured(exercise, worlds, effort)


def _measured(exercise: Exercise, worlds: Worlds, effort: Effort) -> Exercise | None:
    """The same, in the worlds in which it was judged."""
    position, seat, game = worlds.seen.position, worlds.seat, worlds.seen.position.adapter.name
    best = position.code(exercise.best)
    codes = [best, *(code for code in _others(worlds, best) if code != best)][:MOST_MEASURED]
    outcomes = worlds.play(codes, "judging", 0, effort.fresh)
    shares, decode, found = outcomes.shares[:, :, seat], position.adapter.typed.decode, []
    for i, code in enumerate(codes):
        behind = mean(shares[:, 0] - shares[:, i])
        if i and behind.value * WIDTH <= SURE * behind.error:
            return None
        found.append(
            Measured(
                str(decode(code, position.record)),
                round(float(shares[:, i].mean()), 4),
                round(behind.value, 4),
                round(behind.error, 4),
                differences(game, outcomes.noted[:, 0], outcomes.noted[:, i]),
            )
        )
    found.sort(key=lambda each: each.behind)
    return replace(exercise, worlds=effort.fresh, moves=tuple(found))


def _others(worlds: Worlds, best: int) -> list[int]:
    """Every move that can be held against the best, those that look best first."""
    position, seat = worlds.seen.position, worlds.seat
    part = statistics.load(position.adapter.name)
    tried, values = worlds.appraised()
    looks = dict(zip(tried.tolist(), values.tolist(), strict=True))
    listed = sorted({*looks, *position.codes(seat)}, key=lambda code: (-looks.get(code, -np.inf), code))
    return list(part.comparable(position.record, seat, best, listed))


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
    found = read_set(path)
    if (found.reviewer, found.version) != (REVIEWER, adapter.version):
        found = ExerciseSet(version=adapter.version)
    found.exercises = [
        each for each in (each if each.moves else complete(game, each, effort) for each in found.exercises) if each
    ]
    _write(found, path)
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
                _write(found, path)
                tell(f"{game}, {players}: {number + 1} matches, {len(found.exercises)} of {wanted} exercises")
    return found


def _write(found: ExerciseSet, path: Path) -> None:
    """One exercise to a line, so that a change can be read as a difference."""
    head = msgspec.json.encode(msgspec.structs.replace(found, exercises=[]))[:-2]
    lines = b",\n".join(msgspec.json.encode(each) for each in found.exercises)
    path.write_bytes(head + (b"\n" + lines + b"\n" if lines else b"") + b"]}\n")


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


def main() -> None:
    """Make the set of a game, or go on making it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--wanted", type=int, default=WANTED)
    parser.add_argument("--matches", type=int, default=20, help="for each number of players")
    chosen_options = parser.parse_args()
    game = chosen_options.game
    make(game, set_file(game), chosen_options.wanted, chosen_options.matches, STANDARD, print)


if __name__ == "__main__":
    main()
