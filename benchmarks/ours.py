"""Our own games as contenders: random play on one core, and on all of them."""

from __future__ import annotations

import os

import numpy as np

from benchmarks.contender import Contender, cpu_clock
from stammtisch.engine import kit
from stammtisch.match.fairness import deal_key
from stammtisch.match.game import find
from stammtisch.match.simulation import simulate

GAMES = ("scout", "alhambra", "score5")
ONE_CORE, ONE_THREAD, ALL_CORES = "Stammtisch", "simulate, one thread", "simulate, all cores"
MATCHES = 500  # in one call of compiled code
KEY = np.array(deal_key("benchmark", ()), np.int64)
CORES = os.cpu_count() or 1
WORD = (1 << 64) - 1


class RandomPlay:
    """Matches 0, 1, 2 … of one key, played by `play_many`, and what came out of the last run."""

    def __init__(self, game: str, players: int) -> None:
        self.game, self.players = game, players
        self.outcomes: list[np.ndarray] = []  # a row a match: moves, winners, points by seat

    def __call__(self, seconds: float) -> tuple[int, float]:
        """Play whole batches for that long, at least one, all moves being listed at every decision."""
        rules = find(self.game).adapter.rules
        options = find(self.game).chosen(dict(find(self.game).adapter.description.ending)).array()
        room, positions = np.zeros(rules.MAX_MOVES, np.int64), np.zeros(2, rules.POSITION)
        self.outcomes, start = [], cpu_clock()
        while not self.outcomes or cpu_clock() - start < seconds:
            self.play(len(self.outcomes) * MATCHES, MATCHES, positions, room, options)
        return self.moves, cpu_clock() - start

    def play(self, first: int, count: int, positions: np.ndarray, room: np.ndarray, options: np.ndarray) -> None:
        """Play matches `first` … and keep their outcomes."""
        from stammtisch.engine.playout import play_many

        moves, won = np.zeros((2, count), np.int64)
        points = np.zeros((count, kit.SEATS), np.int64)
        play_many(positions, self.players, options, KEY, first, room, moves, points, won)
        self.outcomes.append(np.column_stack([moves, won, points[:, : self.players]]))

    @property
    def matches(self) -> int:
        """How many were played."""
        return sum(len(batch) for batch in self.outcomes)

    @property
    def moves(self) -> int:
        """How many moves they took."""
        return int(sum(batch[:, 0].sum() for batch in self.outcomes))

    @property
    def checksum(self) -> int:
        """FNV-1a over the moves, winners and points of every match, a value at a time, as in scout.c."""
        checksum = 0xCBF29CE484222325
        for batch in self.outcomes:
            for value in batch.ravel().tolist():
                checksum = (checksum ^ (value & WORD)) * 0x100000001B3 & WORD
        return checksum


class Threads:
    """`simulate` with so many threads; the first run finds out how many matches fill the time."""

    def __init__(self, game: str, players: int, threads: int) -> None:
        self.game, self.players, self.threads = game, players, threads
        self.matches_per_second = 0.0

    def __call__(self, seconds: float) -> tuple[int, float]:
        """Play as many matches as should take that long."""
        matches = max(MATCHES, round(self.matches_per_second * seconds))
        result = simulate(self.game, self.players, matches, threads=self.threads)
        elapsed = result.moves / result.moves_per_second
        self.matches_per_second = matches / elapsed
        return result.moves, elapsed


def title(game: str, players: int) -> str:
    """A row's name, such as `SCOUT, 4 players`."""
    return f"{find(game).title}, {players} players"


RANDOM_PLAY = {(game, players): RandomPlay(game, players) for game in GAMES for players in find(game).players}

CONTENDERS = tuple(Contender(ONE_CORE, title(*table), run) for table, run in RANDOM_PLAY.items())

SCALING = tuple(
    Contender(family, title(game, 4), Threads(game, 4, threads))
    for game in GAMES
    for family, threads in ((ONE_THREAD, 1), (ALL_CORES, CORES))
)
