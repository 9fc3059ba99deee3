"""Plays whole matches and digests every byte on the way; run as a program, it does so for all player counts of a game."""

import hashlib
import random
import sys

import numpy as np

import stammtisch
from stammtisch.engine import chance, kit
from tests.facts import facts
from tests.tables import choose, next_seat


def digest(game: str, players: int, matches: int) -> str:
    """A hash over every position, every listed move, every answer of the authority and every imagined world."""
    sha = hashlib.sha256()
    source = np.empty(chance.GENERATOR_WORDS, np.int64)
    chance.seed(source, np.arange(8), players)
    for number in range(matches):
        options = facts(game).options(number)
        position = stammtisch.game(game).new(players, seed=f"walk {number}", **options).position
        choice = random.Random(number)
        while position.to_act:
            seat = next_seat(position, choice)
            codes = position.codes(seat)
            sha.update(position.record.tobytes() + np.array(codes, np.int64).tobytes())
            sha.update(repr([position.scores, position.winners, _answers(position, choice)]).encode())
            for viewer in (seat, None):
                sha.update(position.imagine(viewer, source).record.tobytes())
            kit.play(position.record, seat, choose(codes, choice))
        sha.update(position.record.tobytes() + repr([position.scores, position.winners]).encode())
    return sha.hexdigest()


def _answers(position: stammtisch.Position, choice: random.Random) -> list[int]:
    """What the authority says about numbers that are no listed moves."""
    codes = [choice.getrandbits(bits) - (1 << bits - 1) for bits in (5, 12, 20, 30, 45, 60)]
    return [int(kit.objection(position.record, seat, code)) for seat in range(position.players) for code in codes]


if __name__ == "__main__":
    name, count = sys.argv[1], int(sys.argv[2])
    for players in stammtisch.game(name).players:
        print(digest(name, players, count))
