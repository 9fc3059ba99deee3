"""Many matches at random, on all cores."""

__all__ = ["Simulation", "simulate"]

import os
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from functools import partial
from itertools import islice
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from ..engine import kit
from .adapter import tell_progress
from .errors import BadOption
from .fairness import deal_key
from .game import find
from .notation import shortened
from .warmup import warm_simulation


class Simulation(Struct, frozen=True):
    """What came out of a simulation. `scores` and `wins` are means by seat; a shared win counts in parts."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    games: int
    moves: int
    seconds: float
    moves_per_second: float
    scores: list[float]
    wins: list[float]


def simulate(
    game: str,
    players: int,
    games: int,
    seed: str | int = 0,
    *,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
    **options: Any,
) -> Simulation:
    """Play `games` matches with random movers, and tell `progress` how many are done.

    Every match depends on the seed and its own number alone, so the result is the same for any number of threads.
    Options without which random play wouldn't end (the game's `ending`) are set unless others are given.
    """
    table = find(game)
    table.check_players(players)
    ending = table.adapter.description.ending
    chosen = table.chosen({**ending, **options})
    if any(getattr(chosen, name) is None for name in ending):
        raise BadOption("option-endless", option=", ".join(ending))
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= 10**12:
        raise BadOption("option-games", value=shortened(games))
    threads = threads or os.cpu_count() or 1
    key = np.array(deal_key(str(seed), ()), np.int64)
    batch = _Batch(table.adapter.rules, players, chosen.array(), key)
    warm_simulation([table.adapter.name], partial(tell_progress, "compiling-simulation"))
    batch.play(0, 1)  # loads what is compiled before the clock starts
    started = time.perf_counter()
    size = max(1, min(2000, games // (threads * 4)))
    moves, scores, wins = 0, np.zeros(players), np.zeros(players)
    chunks = ((start, min(size, games - start)) for start in range(0, games, size))
    with ThreadPoolExecutor(threads) as pool:  # when interrupted, it waits only for the chunks in progress
        running = {pool.submit(batch.play, *chunk) for chunk in islice(chunks, 2 * threads)}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(batch.play, *chunk) for chunk in islice(chunks, len(finished))}
            for done in finished:
                made, points, won, count = done.result()
                moves, scores, wins = moves + made, scores + points, wins + won
                if progress:
                    progress(count)
    seconds = time.perf_counter() - started
    return Simulation(
        game=game,
        players=players,
        options=msgspec.to_builtins(chosen),
        seed=str(seed),
        games=games,
        moves=moves,
        seconds=round(seconds, 4),
        moves_per_second=round(moves / seconds),
        scores=(scores / games).round(4).tolist(),
        wins=(wins / games).round(6).tolist(),
    )


class _Batch:
    """Plays chunks of matches; each call has its own arrays, so that threads don't share any."""

    def __init__(self, rules: Any, players: int, options: np.ndarray, key: np.ndarray) -> None:
        self.rules, self.players, self.options, self.key = rules, players, options, key

    def play(self, start: int, count: int) -> tuple[int, np.ndarray, np.ndarray, int]:
        """Moves, points and wins of `count` matches from number `start` on."""
        from ..engine.playout import play_many

        moves, won = np.zeros(count, np.int64), np.zeros(count, np.int64)
        points = np.zeros((count, kit.SEATS), np.int64)
        room = np.zeros(self.rules.MAX_MOVES, np.int64)
        positions = np.zeros(2, self.rules.POSITION)
        play_many(positions, self.players, self.options, self.key, start, room, moves, points, won)
        winners = won[:, None] >> np.arange(self.players) & 1
        shares = winners / winners.sum(axis=1, keepdims=True)
        return int(moves.sum()), points[:, : self.players].sum(axis=0), shares.sum(axis=0), count
