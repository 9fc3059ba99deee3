"""What the coach counts in an auction of SCORE 5 that is played on, and how it calls decisions (see `review.statistics`)."""

from typing import Any

import numpy as np

from ....engine.compiler import inner
from ..rules.cards import count_best, total
from ..rules.codes import BID, FINAL, NAME, NOT_FINAL, TAKE, unpack
from ..rules.record import ADJUSTING, FAMILIES, LAYING, SHARING, VALUE
from ..rules.rules import belongings

STATISTICS = {
    "wins": ("share", 1),  # the bid wins the card
    "pays": ("amount", -1),
    "gets": ("amount", 1),  # in the share-out
    "first": ("share", 1),  # to take first in the share-out
    "counts": ("amount", 1),  # what one's own best cards add up to
    "rival-counts": ("amount", -1),  # and those of the best of the others
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
    """By the action. After the first lay, changing a bid and declaring it final are one."""
    return "lay" if record.phase == LAYING else KINDS[unpack(code)[0]]


def unjudged(record: Any, seat: int, code: int) -> str | None:
    """What others may answer, no rollout shows: a first lay, and a change. To stay with a bid can be judged, see `comparable`."""
    return "score5-unjudged-bid" if record.phase <= ADJUSTING and unpack(code)[0] != FINAL else None


def comparable(record: Any, seat: int, code: int, codes: list[int]) -> list[int]:
    """For a final bid, those of as many cards: nobody would have noticed them (S5-23), so nobody could have answered."""
    if record.phase != ADJUSTING:
        return codes
    laid = int(record.bid[seat]).bit_count()
    kinds = [unpack(each) for each in codes]
    return [each for each, (kind, what) in zip(codes, kinds, strict=True) if kind == FINAL or what.bit_count() == laid]
