"""The craft of SCOUT (see `mind.craft` for the contracts)."""

import math

import numpy as np

from ....bots.mind.chances import shares_of_points
from ....bots.mind.choice import best_of
from ....engine import chance, kit
from ....engine.compiler import inner
from ..rules import rules
from ..rules.record import TURNING
from .beliefs import imagine_players
from .learned import has_network, look_closely
from .memory import lose_cards
from .moves import weigh_moves
from .weights import WEIGHTS

__all__ = ["WEIGHTS", "appraise", "believe", "forecast", "forget", "horizon", "instinct", "outlook", "period", "stage"]

GAPS, GAPS_AT_ONCE = 3, 1  # for each card that can be scouted, with some thought and without
WEARY = 60  # chips in the players' hands after which instinct throws dice: nothing in the rules ends a round of Scouts
PARTS = 1024  # of a throw
RESTLESS = 0.1  # points by which each further chip makes moves with some thought more like any other
# By the number of players: a lead of so many points before one more round makes a win e times as likely. From self-play: the
# spread of the difference between two players' points of a round, over 1.7.
SPREAD = np.array([0.0, 0.0, 2.7, 4.4, 3.6, 3.2])
LAST_SPREAD = 1.5  # the same at the end of the match: points tell a little more than one win


@inner
def appraise(position, seat, weights, source, spare, actions, values):
    """The moves worth a thought, with their values at first sight; where there is a network, at a second look.

    Players who always do what looks best could scout each other's cards back and forth for ever.
    """
    count, restless = weigh_moves(position, seat, weights, GAPS, actions, values), chips_in_hands(position) - WEARY
    if restless > 0:
        for i in range(count):
            values[i] += RESTLESS * restless * chance.below(source, PARTS) / PARTS
    elif has_network(position, weights) and position.phase != TURNING:
        look_closely(position, seat, weights, spare, actions, values, count)
    return count


@inner
def instinct(position, seat, weights, source, spare, actions, values):
    """The best move at first sight."""
    if chips_in_hands(position) > WEARY:
        return actions[chance.below(source, rules.moves(position, seat, actions))]
    count = weigh_moves(position, seat, weights, GAPS_AT_ONCE, actions, values)
    return best_of(actions, values, count)


@inner
def chips_in_hands(position):
    """How many Scout chips the players have got."""
    chips = 0
    for seat in range(position.players):
        chips += position.chips[seat]
    return chips


@inner
def believe(position, seat, weights, source):
    """Deal again what `seat` cannot know; the others have hands as players make them."""
    imagine_players(position, seat, weights, source)


@inner
def forget(position, seat, share, source):
    """Lose a share of the memory of cards that are no longer on the table."""
    lose_cards(position, seat, share, source)


@inner
def stage(position):
    """The number of the round; one more when the match is over."""
    return position.round_number + int(rules.is_over(position))


@inner
def outlook(position, out):
    """Chances by points: the more rounds are to come, the less a lead counts."""
    points = np.zeros(kit.SEATS, np.int64)
    rules.scores(position, points)
    players, left = position.players, position.players - stage(position)
    shares_of_points(points, players, SPREAD[players] * math.sqrt(left) if left else LAST_SPREAD, out)


@inner
def horizon(position):
    """Play on to the end of the stage."""
    return 0


@inner
def forecast(position, out):
    """The points as they stand."""
    rules.scores(position, out)


@inner
def period(position):
    """How many rounds are to come, the present one among them."""
    return position.players - stage(position)
