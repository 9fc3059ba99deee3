"""Matches at random for the laws of the lab, and digests of what it makes of them; as a program, of all games."""

import hashlib
import random
import sys
from collections.abc import Iterator

import numpy as np

import stammtisch
from stammtisch import lab
from tests.facts import facts
from tests.tables import choose, next_seat


def positions(game: str, players: int, seed: int, every: int = 1, limit: int = 400) -> Iterator[stammtisch.Position]:
    """Positions of a match at random: the first, then every so many moves."""
    chance = random.Random(seed)
    position = stammtisch.game(game).new(players, seed=f"lab {seed}", **facts(game).options(seed)).position
    for number in range(limit):
        if not position.to_act:
            break
        if number % every == 0:
            yield position
        seat = next_seat(position, chance)
        position.play_code(seat, choose(position.codes(seat), chance))
    yield position


def digest(game: str, players: int, steps: int) -> str:
    """A hash over everything that some steps in two matches at a time leave behind."""
    env = lab.VectorEnv(game, players, 2, together=True, oracle=True, limit=steps // 2)
    batch, sha, chance = env.reset("walk"), hashlib.sha256(), np.random.default_rng(players)
    for _ in range(steps):
        for part in (batch.obs, batch.mask, batch.seat, batch.oracle, batch.done, batch.truncated, env.positions):
            sha.update(part.tobytes())
        batch = env.step((batch.mask * chance.random(batch.mask.shape)).argmax(axis=2))
    return sha.hexdigest()


if __name__ == "__main__":
    for table in stammtisch.all_games():
        for count in table.players:
            print(table.name, count, digest(table.name, count, int(sys.argv[1])))
