"""Whole positions of Goofspiel as text, in fields that have defaults: `players: 2; round: 12; hand 0: 3 9; hand 1: 4 9`.

`prizes` stand in the order in which they are turned up, those of finished rounds first; missing ones follow, the lowest first.
`bids` and `shown` have a number for each seat, 0 for none.
"""

__all__ = ["read", "write"]

from typing import Any

import numpy as np

from stammtisch.match.errors import BadNotation
from stammtisch.match.notation import Fields, Writer, number_in

from .rules import record as r
from .view import view

MOST = sum(range(1, r.CARDS + 1))  # points there are
OUTCOMES = ("none", "won", "shared", "carried", "lost")


def read(fields: Fields) -> Any:
    """The record that the fields describe."""
    record = np.zeros(1, r.POSITION)[0]
    players = record.players = fields.number("players", None, 2, r.MAX_PLAYERS)
    record.key[:], record.block = fields.key()
    record.ties = r.TIES.index(fields.choice("ties", r.TIES[0], r.TIES))
    finished = record.round_number = fields.number("round", 1, 1, r.CARDS + 1) - 1
    prizes = _cards(fields, "prizes")
    record.prizes[:] = prizes + [card for card in _suit() if card not in prizes]
    record.bid[:players] = fields.numbers("bids", [0] * players, 0, r.CARDS)
    if record.bid[:players].all() or (finished == r.CARDS and record.bid.any()):
        raise BadNotation("goofspiel-notation-bids", field="bids")
    for seat in range(players):
        record.hand[seat] = sum(1 << card for card in _hand(fields, seat, int(record.bid[seat]), r.CARDS - finished))
    over = finished == r.CARDS
    record.stake = fields.number("stake", 0 if over else int(record.prizes[finished]), 0, 0 if over else MOST)
    record.points[:players] = fields.numbers("points", [0] * players, 0, MOST)
    record.shown[:players] = fields.numbers("shown", [0] * players, 0, r.CARDS)
    record.outcome = OUTCOMES.index(fields.choice("outcome", OUTCOMES[0], OUTCOMES))
    fields.done()
    return record


def _suit() -> range:
    return range(1, r.CARDS + 1)


def _cards(fields: Fields, name: str) -> list[int]:
    """A field of different cards."""
    cards = fields.items(name, lambda field, text: number_in(field, text, 1, r.CARDS), r.CARDS)
    for card in cards:
        if cards.count(card) > 1:
            raise BadNotation("notation-card-twice", field=name, value=str(card))
    return cards


def _hand(fields: Fields, seat: int, bid: int, owned: int) -> list[int]:
    """The hand of a seat. With its bid it has as many cards as there are rounds to come; all of them if nothing is said."""
    name = f"hand {seat}"
    if owned == r.CARDS and not fields.has(name):
        return [card for card in _suit() if card != bid]
    cards = _cards(fields, name)
    if bid in cards:
        raise BadNotation("notation-card-twice", field=name, value=str(bid))
    if len(cards) != owned - (bid > 0):
        raise BadNotation("notation-count", field=name, count=owned - (bid > 0), found=len(cards))
    return cards


def write(record: Any, out: Writer) -> None:
    """Every field of a position that doesn't have its default."""
    players, finished, bids = int(record.players), int(record.round_number), record.bid.tolist()
    out.field("players", players)
    out.field("ties", r.TIES[record.ties], r.TIES[0])
    out.field("round", finished + 1, 1)
    out.field("prizes", record.prizes.tolist(), [*_suit()])
    out.field("bids", bids[:players], [0] * players)
    for seat in range(players):
        hand = view(record, seat, memory=False).hand
        whole = [card for card in _suit() if card != bids[seat]]
        out.field(f"hand {seat}", hand, whole if finished == 0 else [])
    out.field("stake", int(record.stake), int(record.prizes[finished]) if finished < r.CARDS else 0)
    out.field("points", record.points[:players].tolist(), [0] * players)
    out.field("shown", record.shown[:players].tolist(), [0] * players)
    out.field("outcome", OUTCOMES[record.outcome], OUTCOMES[0])
    out.key(record.key.tolist(), int(record.block))
