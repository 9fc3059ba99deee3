"""What is one decision to a player: the bid of an auction, however often it may be changed."""

__all__ = ["again", "alike", "bothers", "is_tiring", "occasion"]

from collections import Counter
from collections.abc import Sequence

import numpy as np

from ..rules.codes import BID, FINAL, NOT_FINAL, TAKE, unpack
from ..rules.record import DECK_SIZE, VALUE

WIDTH = 25  # points by which two bids differ that are misjudged independently of each other
KNOTS = 64  # enough for all cards of a match


def occasion(record: np.record) -> int:
    """The number of the auction."""
    return int(record.auction)


def alike(record: np.record, seat: int, codes: np.ndarray) -> np.ndarray:
    """Where the moves stand on a line: those that are near each other are misjudged alike. Final stands for the present bid."""
    places = np.empty(codes.size)
    for i, code in enumerate(codes.tolist()):
        kind, what = unpack(code)
        if kind in (BID, FINAL):
            places[i] = _total(what if kind == BID else int(record.bid[seat])) / WIDTH
        else:
            places[i] = KNOTS + what
    return places


def again(moves: Sequence[tuple[int, int]], seat: int) -> int:
    """How often a seat has changed its bid since cards were last shared out.

    That is this auction, unless nobody laid anything in the one before.
    """
    bids = sum(mover == seat and unpack(code)[0] == BID for mover, code in _auction(moves))
    return max(0, bids - 1)


def bothers(record: np.record, seat: int, codes: np.ndarray) -> np.ndarray:
    """Which moves take back what the others have declared final: S5-23, changes of the count."""
    laid = int(record.bid[seat]).bit_count()
    kinds = [unpack(code) for code in codes.tolist()]
    return np.array([kind == BID and what.bit_count() != laid for kind, what in kinds])


def is_tiring(moves: Sequence[tuple[int, int]], players: int) -> bool:
    """Whether with another change of a count somebody would have to say "final" a third time.

    It doesn't matter once a player has asked that of somebody: whoever does so is answered.
    """
    laid: dict[int, int] = {}
    final: set[int] = set()
    asked: Counter[int] = Counter()  # how often others have taken back a seat's "final"
    rude = False
    for mover, code in _auction(moves):
        kind, what = unpack(code)
        if kind == FINAL:
            final.add(mover)
        elif kind == NOT_FINAL:
            final.discard(mover)
        elif kind == BID:
            final.discard(mover)
            if laid.get(mover, what.bit_count()) != what.bit_count():
                rude = any(asked[seat] for seat in final)
                asked.update(final)
                final.clear()
            laid[mover] = what.bit_count()
        if len(final) == players:  # the auction ended without a share-out
            laid, final, asked, rude = {}, set(), Counter(), False
    return not rude and any(asked[seat] for seat in final)


def _auction(moves: Sequence[tuple[int, int]]) -> Sequence[tuple[int, int]]:
    """The moves since cards were last shared out."""
    start = len(moves)
    while start and unpack(moves[start - 1][1])[0] != TAKE:
        start -= 1
    return moves[start:]


def _total(cards: int) -> int:
    return sum(int(VALUE[card]) for card in range(DECK_SIZE) if cards >> card & 1)
