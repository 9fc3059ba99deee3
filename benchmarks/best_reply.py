"""How much the best reply to a bot's unseen decisions gains: `python -m benchmarks.best_reply GAME --bot master`.

Bots of a kind play matches among themselves. Whenever all decide at once and unseen (a game in which that happens has a file
`craft/reading.py`, see `bots.reader`), each of them is asked under several seeds what it would do. For each seat, every
candidate is tried against the others' decisions and judged as a rollout is: the one that does best against half of the seeds is
the reply, and what it gains over what the bot itself does is measured against the other half. It is told in per cent of a
chance to win, with a 95 % interval that takes matches as independent. Results are kept in a journal, so it goes on where it
stopped.
"""

import argparse
import json
import math
from itertools import product
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import numpy as np

from stammtisch.bots.arena.deals import Settings
from stammtisch.bots.arena.standing import SURE
from stammtisch.bots.bot import LevelBot
from stammtisch.bots.mind import craft, reading
from stammtisch.bots.occasion import Past
from stammtisch.bots.seen import Seen
from stammtisch.bots.spec import named
from stammtisch.bots.table import play_match
from stammtisch.bots.warmup import warm_bots
from stammtisch.engine import kit
from stammtisch.engine.compiler import cache_folder
from stammtisch.match.game import find
from stammtisch.match.match import Match
from stammtisch.match.parts import part_of
from stammtisch.match.position import Position, generator

SEEDS = 3  # in each half
SEED = "best reply"


class Replies:
    """What each seat does under several seeds where all decide at once, and what each candidate is worth against that."""

    def __init__(self, position: Position, bot: LevelBot, seed: str) -> None:
        self.position, self.seed = position, seed
        self.room = np.zeros(4, position.adapter.rules.POSITION)
        self.actions = np.zeros(position.adapter.rules.MAX_MOVES, np.int64)
        self.values = np.zeros(position.adapter.rules.MAX_MOVES)
        self.weights = craft.learned(position.adapter.name, position.players)
        self.candidates: list[set[int]] = [set() for _ in range(position.players)]
        self.chosen: list[list[int]] = [[] for _ in range(position.players)]
        for seat, number in product(range(position.players), range(2 * SEEDS)):
            own = f"{seed} {seat} {number}"
            thoughts = bot.think(Seen(position, seat, own, past=Past(own)))
            self.chosen[seat].append(thoughts[0].code)
            self.candidates[seat] |= {each.code for each in thoughts}

    def gain(self, seat: int) -> float:
        """What the best reply of a seat gains."""
        tried = sorted(self.candidates[seat])
        values = np.array([self._against(seat, tried, half) for half in (0, 1)])
        own = [tried.index(code) for code in self.chosen[seat]]
        best = values.argmax(axis=1)
        return float(fmean(values[1 - half, best[half]] - values[1 - half, own].mean() for half in (0, 1)))

    def _against(self, seat: int, tried: list[int], half: int) -> list[float]:
        """The value of each candidate against all that the others do under the seeds of one half."""
        others = [other for other in range(self.position.players) if other != seat]
        numbers = range(half * SEEDS, (half + 1) * SEEDS)
        joint = [*product(*([self.chosen[other][number] for number in numbers] for other in others))]
        return [
            fmean(self._worth(seat, code, dict(zip(others, each, strict=True))) for each in joint) for code in tried
        ]

    def _worth(self, seat: int, code: int, others: dict[int, int]) -> float:
        position, shares = self.position.copy(), np.zeros(kit.SEATS)
        for other, theirs in {**others, seat: code}.items():
            position.play_code(other, theirs)
        self.room[0], self.room[1] = position.record, self.position.record
        source = generator(f"{self.seed} playing on")
        reading.play_out(self.room, seat, self.weights, source, self.actions, self.values, shares)
        return float(shares[seat])


def gains(match: Match, bot: LevelBot, seed: str) -> list[float]:
    """The gains of all seats at all decisions of a match that were made at once and unseen."""
    part, found = part_of(match.adapter.name, "craft.reading", "before", "put"), []
    for number, step in enumerate(match.steps()):
        before = part.before(step.before.record, step.seat)
        if before is not None and before.tobytes() == step.before.record.tobytes():
            replies = Replies(step.before, bot, f"{seed} {number}")
            found += [replies.gain(seat) for seat in range(match.players)]
    return found


def of_match(game: str, bot: LevelBot, players: int, number: int) -> list[float]:
    """The gains in one match."""
    match = find(game).new(players, SEED, contributions=[f"deal {number}"])
    play_match(match, [bot] * players, f"{SEED} {number}")
    return gains(match, bot, f"{SEED} {number}")


def summary(matches: list[list[float]]) -> tuple[float, float]:
    """The mean gain of a decision, and its 95 % interval."""
    means = [fmean(each) for each in matches]
    return fmean(means), SURE * stdev(means) / math.sqrt(len(means)) if len(means) > 1 else math.inf


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--journals", type=Path, default=cache_folder().parent / "best-reply")
    asked = parser.parse_args()
    bot: Any = named(asked.bot, asked.game)
    asked.journals.mkdir(parents=True, exist_ok=True)
    warm_bots([asked.game])
    settings = Settings.of(asked.game, asked.players, [asked.bot])
    journal = asked.journals / f"{asked.game}-{asked.players}-{asked.bot.replace('/', '_')}-{settings.state}.jsonl"
    done = [json.loads(line) for line in journal.read_text().splitlines()] if journal.exists() else []
    with journal.open("a") as file:
        for number in range(len(done), asked.matches):
            done.append(of_match(asked.game, bot, asked.players, number))
            file.write(json.dumps(done[-1]) + "\n")
            file.flush()
            mean, error = summary(done)
            print(f"{len(done)} matches: {100 * mean:.2f} ± {100 * error:.2f} % a decision", flush=True)


if __name__ == "__main__":
    main()
