"""Whole matches at random, for any game: written once against the verbs."""

import numpy as np

from . import chance, cipher, kit
from .compiler import fastest, inner


@inner
def first_seat(mask):
    """The lowest seat of a bit mask."""
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


@inner
def play_out(position, source, actions, limit):
    """Play at random until the match is over or `limit` moves are made; returns how many were made.

    `actions` is room for MAX_MOVES. Where several seats may act, the lowest one does.
    """
    made = 0
    while made < limit:
        mask = kit.to_act(position)
        if mask == 0:
            break
        seat = first_seat(mask)
        count = kit.moves(position, seat, actions)
        kit.play(position, seat, actions[chance.below(source, count)])
        made += 1
    return made


@fastest
def play_many(positions, players, options, key, start, actions, moves, points, won):
    """Play matches number `start`, start + 1, … at random, as many as `moves` has room for.

    Match i is the same in any batch and any process: its deal and its moves come from block i of `key`.
    `positions` is room for two, the second stays empty. Results go to `moves`, `points` (match by seat) and `won` (bit masks).
    """
    generator = np.empty(chance.GENERATOR_WORDS, np.int64)
    words = np.empty(cipher.BLOCK_WORDS, np.int64)
    for i in range(moves.size):
        positions[0] = positions[1]
        cipher.block(key, start + i, words)
        chance.start(generator, words)
        kit.deal(positions[0], players, options, words[chance.GENERATOR_WORDS :])
        moves[i] = play_out(positions[0], generator, actions, 1 << 62)
        kit.scores(positions[0], points[i])
        won[i] = kit.winners(positions[0])
