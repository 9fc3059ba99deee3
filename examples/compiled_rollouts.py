"""A bot of one idea in compiled code: play every move out many times at random, and take the best on average."""

from typing import Any

import numpy as np
from numba import njit

import stammtisch
from stammtisch.engine import kit, playout

ROLLOUTS = 200


@njit(nogil=True)
def rollout_margins(
    positions: Any, seat: int, actions: Any, count: int, source: Any, room: Any, points: Any, margins: Any
) -> None:
    """For each action the mean margin over the best opponent; `positions` is room for two, the first stays as it is."""
    for i in range(count):
        margins[i] = 0.0
        for _ in range(ROLLOUTS):
            positions[1] = positions[0]  # copying a position takes some nanoseconds
            kit.imagine(positions[1], seat, source)
            kit.play(positions[1], seat, actions[i])
            playout.play_out(positions[1], source, room, 100_000)
            kit.scores(positions[1], points)
            best = -1_000_000
            for other in range(int(positions[1].players)):
                if other != seat:
                    best = max(best, points[other])
            margins[i] += (points[seat] - best) / ROLLOUTS


def choose(match: stammtisch.Match, seat: int, source: np.ndarray) -> tuple[object, float]:
    """The best move of a seat, and its margin."""
    moves = match.moves(seat)
    rules = match.adapter.rules
    positions = np.zeros(2, rules.POSITION)
    positions[0] = match.position.record
    actions = np.array([match.position.code(move) for move in moves])
    room, points = np.zeros(rules.MAX_MOVES, np.int64), np.zeros(kit.SEATS, np.int64)
    margins = np.zeros(len(moves))
    rollout_margins(positions, seat, actions, len(moves), source, room, points, margins)
    return moves[int(margins.argmax())], float(margins.max())


def main() -> None:
    match = stammtisch.game("alhambra").new(players=3, seed="rollouts")
    source = stammtisch.generator("bot")
    for _ in range(3):
        (seat,) = match.to_act
        move, margin = choose(match, seat, source)
        print(f"Seat {seat}: {move} (expected margin {margin:+.1f})")
        match.play(seat, move)


if __name__ == "__main__":
    main()
