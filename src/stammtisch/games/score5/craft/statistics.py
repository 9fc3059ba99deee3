"""What the coach counts in an auction of SCORE 5 that is played on, and how it calls decisions (see `review.statistics`)."""

from typing import Any

import numpy as np

from ....engine.compiler import inner
from ..rules.cards import count_best, total
from ..rules.codes import BID, FINAL, NAME, NOT_FINAL, TAKE, unpack
from ..rules.record import ADJUSTING, FAMILIES, LAYING, SHARING, VALUE
from ..rules.rules import belongings

STATISTICS = {
    "wins": "share",  # the bid wins the card
    "pays": "amount",
    "gets": "amount",  # in the share-out
    "first": "share",  # to take first in the share-out
    "counts": "amount",  # what one's own best cards add up to
    "rival-counts": "amount",  # and those of the best of the others
}
WINS, PAYS, GETS, FIRST, COUNTS, RIVAL_COUNTS = range(len(STATISTICS))
CONFIRMS = False
KINDS = {BID: "bid", FINAL: "bid", NOT_FINAL: "bid", TAKE: "share-out", NAME: "joker"}


@inner
def note(position, before, mover, action, seat, number, out):
    """How the auction comes out, what is taken, and what everyone's cards count then."""
    kind, what = unpack(action)
    if before.phase <= ADJUSTING and position.phase == SHARING:
        winner = position.won[before.auction]
        out[WINS] = winner == seat
        out[FIRST] = position.order[0] == seat
        if winner == seat:
            out[PAYS] = total(position.bid[seat])
    if kind == TAKE and mover == seat:
        out[GETS] += VALUE[what]
    if position.auction != before.auction or position.phase != before.phase or kind == NAME:
        best, most = np.empty(FAMILIES, np.int64), 0
        for other in range(position.players):
            points = count_best(position, belongings(position, other), best)
            if other == seat:
                out[COUNTS] = points
            else:
                most = max(most, points)
        out[RIVAL_COUNTS] = most


@inner
def reply(position, seat, weights, source, spare, actions, values):
    """Never asked for."""
    return 0


def kind(record: Any, seat: int, code: int) -> str:
    """By the action: laying, changing and declaring a bid final are one."""
    return KINDS[unpack(code)[0]]


def unjudged(record: Any, seat: int, code: int) -> str | None:
    """A first lay is answered by the others, which no rollout shows."""
    return "score5-unjudged-lay" if record.phase == LAYING else None
