"""Lessons for the network of SCOUT from self-play: decisions, and how the round ends after each move worth a closer look.

The moves of a decision are all tried in the world as it is, unknown to the player but as likely as the cards and the others make
it. So luck cancels out when they are compared, and what the network sees of it is what a player knows.
"""

import numpy as np

from ....engine import chance, cipher
from ....engine.compiler import inner, unlocked
from ....engine.playout import first_seat
from ..rules import rules
from ..rules.record import MAX_MOVES, TURNING
from .craft import GAPS, WEARY, chips_in_hands, instinct
from .learned import CLOSELY, ROOM, best_to_front, carry_out, points_over_others, round_is_over
from .moves import weigh_moves
from .traits import TRAITS, see

__all__ = ["CLOSELY", "PLAYERS", "TRAITS", "gather"]

PLAYERS = (3, 4, 5)  # two have no network (see `learned`)
OFTEN = 2  # one decision in so many becomes a lesson
ASTRAY, STRAY_MOVES = 7, 3  # one move in so many is any of the best three, so that the network sees more of the game


@unlocked
def gather(positions, players, options, key, start, weights, traits, points, over, counts):
    """Fill the tables (lesson by move …) from the deals number `start`, start + 1, …; returns the number of the next deal.

    `positions` is room for four. `counts` says how many moves a lesson has. `traits` are those after a move, `points` how far
    above the others' mean the round ends for the mover, `over` whether it does at once.
    """
    actions, values = np.zeros(MAX_MOVES, np.int64), np.zeros(MAX_MOVES)
    more, worths = np.zeros(MAX_MOVES, np.int64), np.zeros(MAX_MOVES)
    source, words = np.empty(chance.GENERATOR_WORDS, np.int64), np.empty(cipher.BLOCK_WORDS, np.int64)
    lesson = 0
    while lesson < counts.size:
        cipher.block(key, start, words)
        chance.start(source, words)
        start += 1
        positions[0] = positions[1]
        rules.deal(positions[0], players, options, words[chance.GENERATOR_WORDS :])
        while lesson < counts.size and not rules.is_over(positions[0]):
            seat = first_seat(rules.to_act(positions[0]))
            if positions[0].phase == TURNING or chips_in_hands(positions[0]) > WEARY:
                action = instinct(positions[0], seat, weights, source, positions[3:], actions, values)
                rules.play(positions[0], seat, action)
                continue
            count = weigh_moves(positions[0], seat, weights, GAPS, actions, values)
            few = best_to_front(actions, values, count)
            if few > 1 and chance.below(source, OFTEN) == 0:
                counts[lesson] = few
                take_lesson(
                    positions, seat, few, actions, values, weights, source, more, worths,
                    traits[lesson], points[lesson], over[lesson],
                )  # fmt: skip
                lesson += 1
            chosen = chance.below(source, min(few, STRAY_MOVES)) if chance.below(source, ASTRAY) == 0 else 0
            rules.play(positions[0], seat, actions[chosen])
    return start


@inner
def take_lesson(positions, seat, few, actions, values, weights, source, more, worths, traits, points, over):
    """Try out the first `few` of the moves. `more` and `worths` are room for those that follow."""
    for i in range(few):
        positions[2] = positions[0]
        over[i], points[i] = try_out(
            positions[2], seat, actions[i], values[i], weights, source, positions[3:], more, worths, traits[i]
        )


@inner
def try_out(position, seat, action, value, weights, source, spare, actions, values, traits):
    """Note what is seen after a move; returns whether it ends the round, and the points when all have played on by instinct."""
    mark, room, numbers = position.round_number, np.empty((3, ROOM)), np.empty(ROOM, np.int64)
    carry_out(position, seat, action, weights, actions, values)
    at_once = round_is_over(position, mark)
    if not at_once:
        see(position, seat, value, weights, room, numbers, traits)
    while not round_is_over(position, mark):
        acts = first_seat(rules.to_act(position))
        rules.play(position, acts, instinct(position, acts, weights, source, spare, actions, values))
    return at_once, points_over_others(position, seat, mark)
