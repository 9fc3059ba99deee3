"""The craft of Goofspiel (see `stammtisch.bots.mind.craft` for the contracts).

It rests on one thought: people bid about what a prize is worth, give or take. From that follows what looks good at first sight,
how to play on at random but with sense, and what the bids may be that lie face down. To outbid them is left to the search.
"""

import math

import numpy as np

from stammtisch.bots.mind.chances import shares_of_points
from stammtisch.engine import chance, kit
from stammtisch.engine.compiler import inner

from ..rules import rules
from ..rules.codes import BID, pack, unpack
from ..rules.imagine import how_many, lay, nth, owned
from ..rules.record import CARDS, SUIT

__all__ = ["WEIGHTS", "appraise", "believe", "forecast", "forget", "horizon", "instinct", "outlook", "period", "stage"]

WEIGHTS = (
    "aim",  # the bid that is likeliest, as a part of the stake
    "spread",  # how far bids are from that: e times as rare for so many points
)
AIM, SPREAD = range(2)
LEAD = 3.0  # points that make a seat e times as likely to have deserved the win
FINE = 1 << 20  # steps of a chance


@inner
def distance(position, card, weights):
    """How far a card is from the bid that is likeliest."""
    return abs(card - min(weights[AIM] * position.stake, CARDS))


@inner
def likelihood(position, card, weights):
    """How likely a card is to be bid now, compared with other cards."""
    return math.exp(-distance(position, card, weights) / weights[SPREAD])


@inner
def appraise(position, seat, weights, source, spare, actions, values):
    """Each card of the hand; the nearer to what the stake is worth, the better."""
    count = rules.moves(position, seat, actions)
    for i in range(count):
        _, card = unpack(actions[i])
        values[i] = -distance(position, card, weights)
    return count


@inner
def instinct(position, seat, weights, source, spare, actions, values):
    """A card at random, as likely as people bid it."""
    return pack(BID, drawn(position, seat, weights, source))


@inner
def drawn(position, seat, weights, source):
    """One of a seat's cards, as likely as people bid it."""
    cards, total = owned(position, seat), 0.0
    for card in range(1, CARDS + 1):
        if (cards >> card) & 1:
            total += likelihood(position, card, weights)
    rest = total * chance.below(source, FINE) / FINE
    for card in range(1, CARDS + 1):
        if (cards >> card) & 1:
            rest -= likelihood(position, card, weights)
            if rest < 0.0:
                return card
    return nth(cards, how_many(cards) - 1)  # what rounding left over


@inner
def believe(position, seat, weights, source):
    """Deal again what `seat` cannot know; whoever has bid did so with some sense."""
    rules.imagine(position, seat, source)
    for other in range(position.players):
        if other != seat and position.bid[other] != 0:
            lay(position, other, drawn(position, other, weights, source))


@inner
def forget(position, seat, share, source):
    """Lose this share of the memory of what the others have bid: they may have any of those cards still."""
    for other in range(position.players):
        if other != seat:
            cards = owned(position, other)
            count, possible = how_many(cards), cards
            for card in range(1, CARDS + 1):
                if (SUIT & ~cards) >> card & 1 and chance.below(source, FINE) < share * FINE:
                    possible |= 1 << card
            while how_many(possible) > count:
                possible &= ~(1 << nth(possible, chance.below(source, how_many(possible))))
            if possible != cards:
                hold(position, other, possible)


@inner
def hold(position, seat, cards):
    """Let a seat have these cards; if it has bid, the lowest of them is the bid, until somebody imagines another."""
    bid = nth(cards, 0) if position.bid[seat] else 0
    position.hand[seat] = cards & ~(1 << bid)
    position.bid[seat] = bid


@inner
def stage(position):
    """A match is one stage: it is short enough to be played to the end."""
    return int(rules.is_over(position))


@inner
def horizon(position):
    """To the end of the stage."""
    return 0


@inner
def outlook(position, out):
    """By the points at the end: they tell a little more than one win."""
    points = np.zeros(kit.SEATS, np.int64)
    rules.scores(position, points)
    shares_of_points(points, position.players, LEAD, out)


@inner
def forecast(position, out):
    """The points as they stand."""
    rules.scores(position, out)


@inner
def period(position):
    """All of a match is alike, until it is over."""
    return 1 - int(rules.is_over(position))
