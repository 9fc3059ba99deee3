"""Whole positions of SCORE 5 as text. See `docs/games/score5.md` for the fields and their defaults."""

__all__ = ["read", "write"]

from typing import Any

import numpy as np

from ...match.errors import BadNotation
from ...match.notation import Fields, Writer, number_in, shortened
from .cards import FAMILIES, card_name, card_number, cards_in
from .decks import BadDeck
from .rules import deck
from .rules import record as r
from .rules.rules import share_out_order, strength
from .view import PHASES

NOBODY = "-"
LETTERS = [family[0] for family in FAMILIES]
KINDS: tuple[int, ...] = (*r.STACKED_FROM.tolist(), 1 << r.JOKER)  # ★ cards, ★★ cards and the joker, as bits
FIRST = (1, *(r.STACKED + 1).tolist())  # the auction in which the first of each kind comes up


def read(fields: Fields) -> Any:
    """The record that the fields describe."""
    record = np.zeros(1, r.POSITION)[0]
    players = record.players = fields.number("players", None, 2, r.MAX_PLAYERS)
    record.key[:], record.block = fields.key()
    record.phase = PHASES.index(fields.choice("phase", "laying", PHASES))
    _read_deck(record, fields)
    table = _Table(record)
    for seat in range(players):
        record.bid[seat] = table.cards(fields, f"bid {seat}") if record.phase <= r.SHARING else 0
        record.hand[seat] = table.cards(fields, f"hand {seat}")
        if not record.hand[seat] | record.bid[seat]:
            raise BadNotation("notation-missing", field=f"hand {seat}")
    _read_pile(record, fields, table)
    _read_won(record, fields, table)
    if record.phase <= r.ADJUSTING:
        _read_waiting(record, fields)
        _read_changes(record, fields)
    elif record.phase == r.SHARING:
        _read_share_out(record, fields)
    else:
        _read_joker(record, fields)
    fields.done()
    return record


class _Table:
    """Reads cards, each only once."""

    def __init__(self, record: Any) -> None:
        self.record = record
        self.seen = 0

    def card(self, field: str, text: str) -> int:
        """The number of a card written as `g80`."""
        card = card_number(self.record, text, field)
        self.place(field, card)
        return card

    def place(self, field: str, card: int) -> None:
        """Put a card somewhere, unless it is somewhere already."""
        if self.seen >> card & 1:
            raise BadNotation("notation-card-twice", field=field, value=card_name(self.record, card))
        self.seen |= 1 << card

    def cards(self, fields: Fields, field: str) -> int:
        """A field of cards, as bits."""
        return sum(1 << card for card in fields.items(field, self.card, r.DECK_SIZE))

    def unused(self, kind: int) -> int:
        """The lowest card of a kind that is nowhere yet, put into a pile that isn't written."""
        free = KINDS[kind] & ~self.seen
        if not free:
            raise BadNotation("score5-notation-pile", field="pile")
        self.seen |= free & -free
        return (free & -free).bit_length() - 1


def _read_deck(record: Any, fields: Fields) -> None:
    """`families` and `ties`, where they aren't those of the default deck; and the cap."""
    default = deck.default()
    record.cap = fields.number("cap", r.NO_CAP, 0, r.MAX_CAP)
    families, ties = list(default.families), list(default.ties)
    if fields.has("families"):
        families = fields.items("families", _family, r.DECK_SIZE)
        if len(families) != r.JOKER:
            raise BadNotation("notation-count", field="families", count=r.JOKER, found=len(families))
        families.append(r.ANY)
    ties = fields.numbers("ties", ties, 1, r.MAX_TIE)
    try:
        deck.check(families, ties)
    except deck.DeckError as error:
        raise BadDeck(error) from None
    record.family[:], record.tie[:] = families, ties


def _family(field: str, text: str) -> int:
    if text not in LETTERS:
        raise BadNotation("notation-choice", field=field, value=shortened(text), choices=", ".join(LETTERS))
    return LETTERS.index(text)


def _read_pile(record: Any, fields: Fields, table: _Table) -> None:
    """`pile` whole, or just the `card` that is up; `auction` follows from the card where it isn't written."""
    if not fields.has("pile"):
        _stack(record, fields, table)
        return
    record.auction = fields.number("auction", 1, 1, r.AUCTIONS) - 1
    pile = fields.items("pile", _Table(record).card, r.AUCTIONS)
    for place in range(r.AUCTIONS):
        if place >= len(pile) or _kind(place) != _kind_of(pile[place]):
            raise BadNotation("score5-notation-pile", field="pile")
    record.pile[:] = pile
    for place in range(_turned(record), r.AUCTIONS):
        table.place("pile", pile[place])


def _stack(record: Any, fields: Fields, table: _Table) -> None:
    """A pile that fits the cards on the table: what has owners lies in the past, what is nowhere fills it up."""
    up = card_number(record, fields.text("card", ""), "card") if fields.has("card") else None
    if up is None and record.phase >= r.NAMING:
        up = r.JOKER
    earliest = 1 if up is None else FIRST[_kind_of(up)] if _kind_of(up) >= 0 else 1
    record.auction = auction = fields.number("auction", earliest, 1, r.AUCTIONS) - 1
    if up is not None and _kind_of(up) != _kind(auction):
        raise BadNotation("score5-notation-pile", field="card")
    past = [card for card in range(r.STAR, r.JOKER) if table.seen >> card & 1 and card != up]
    if up is not None and (record.phase <= r.ADJUSTING or not table.seen >> up & 1):
        table.place("card", up)
    for place in range(r.AUCTIONS):
        kind = _kind(place)
        won = [card for card in past if _kind_of(card) == kind] if place < auction else []
        if place == auction and up is not None:
            card = up
        elif won:
            past.remove(card := won[0])
        else:
            card = table.unused(kind)
        record.pile[place] = card


def _kind(place: int) -> int:
    """What lies at a place of the pile: 0 a ★ card, 1 a ★★ card, 2 the joker (S5-11)."""
    return int(np.searchsorted(r.STACKED, place, side="right"))


def _kind_of(card: int) -> int:
    """The kind of an auction card; -1 for a start card."""
    return -1 if card < r.STAR else 0 if card < r.DOUBLE_STAR else 1 if card < r.JOKER else 2


def _turned(record: Any) -> int:
    """How many cards of the pile have been won, or are out of the game."""
    return int(record.auction) + int(record.phase > r.ADJUSTING)


def _read_won(record: Any, fields: Fields, table: _Table) -> None:
    """`won`: a seat, or `-`, for each card of the pile that was won or is out. Without it, the seat that has the card."""
    turned, players = _turned(record), int(record.players)
    owners = _owners(record)
    if fields.has("won"):
        owners = fields.items("won", lambda name, text: _seat_or_nobody(name, text, players), r.AUCTIONS)
        if len(owners) != turned:
            raise BadNotation("notation-count", field="won", count=turned, found=len(owners))
    for place in range(turned):
        card = int(record.pile[place])
        held = any(int(cards) >> card & 1 for cards in record.hand | record.bid)
        if (owners[place] == r.NOBODY) == held:
            raise BadNotation("score5-notation-won", field="won", value=card_name(record, card))
        record.won[place] = owners[place]
        if not held:
            record.unsold |= 1 << card


def _owners(record: Any) -> list[int]:
    """The seats that have the cards won so far; NOBODY for a card that nobody has."""
    owned = [int(cards) for cards in record.hand | record.bid]
    return [
        next((seat for seat, cards in enumerate(owned) if cards >> card & 1), r.NOBODY)
        for card in record.pile.tolist()[: _turned(record)]
    ]


def _seat_or_nobody(field: str, text: str, players: int) -> int:
    return r.NOBODY if text == NOBODY else number_in(field, text, 0, players - 1)


def _read_waiting(record: Any, fields: Fields) -> None:
    """`waiting`: seats that have yet to lay (by default those without a bid) or to declare their bids final (by default all)."""
    players = int(record.players)
    seats = _waiting_by_default(record)
    if fields.has("waiting"):
        seats = fields.items("waiting", lambda name, text: number_in(name, text, 0, players - 1), players)
    record.waiting = sum(1 << seat for seat in set(seats))
    if not seats or (record.phase == r.LAYING and any(record.bid[seat] for seat in seats)):
        raise BadNotation("score5-notation-waiting", field="waiting")


def _waiting_by_default(record: Any) -> list[int]:
    return [seat for seat in range(int(record.players)) if record.phase == r.ADJUSTING or not record.bid[seat]]


def _read_changes(record: Any, fields: Fields) -> None:
    """`changes` and `seen changes` by seat, where there is a cap."""
    players = int(record.players)
    if record.phase == r.ADJUSTING and record.cap >= 0:
        changes = fields.numbers("changes", [0] * players, 0, int(record.cap))
        seen = fields.numbers("seen changes", changes, 0, int(record.cap))
        for seat in range(players):
            if seen[seat] > changes[seat]:
                raise BadNotation("score5-notation-changes", field="seen changes")
        record.changes[:players], record.seen_changes[:players] = changes, seen


def _read_share_out(record: Any, fields: Fields) -> None:
    """`order`, `picks` and `shown`. The winner is the last one in `won`."""
    players, winner = int(record.players), int(record.won[int(record.auction)])
    if winner == r.NOBODY or not record.bid[winner]:
        raise BadNotation("score5-notation-winner", field="won")
    order = _order_by_strength(record)
    if fields.has("order"):
        order = fields.items("order", lambda name, text: number_in(name, text, 0, players - 1), players)
    if sorted([*order, winner]) != list(range(players)):
        raise BadNotation("score5-notation-order", field="order")
    record.order[: players - 1] = order
    record.picks = fields.number("picks", 0, 0, r.DECK_SIZE)
    for card in fields.items("shown", _Table(record).card, players):
        if not any(int(record.hand[seat]) >> card & 1 and not record.bid[seat] for seat in order):
            raise BadNotation("score5-notation-shown", field="shown", value=card_name(record, card))
        record.shown |= 1 << card


def _order_by_strength(record: Any) -> list[int]:
    """The order of the share-out if it began now."""
    players, winner = int(record.players), int(record.won[int(record.auction)])
    strengths = np.array([strength(record, seat) for seat in range(players)], np.int64)
    strengths[winner] = np.iinfo(np.int64).max
    scratch = record.copy()
    share_out_order(scratch, strengths)
    return [int(seat) for seat in scratch.order[: players - 1]]


def _read_joker(record: Any, fields: Fields) -> None:
    """`joker`: the family it was named, once somebody has it and the match is over."""
    won = int(record.won[r.AUCTIONS - 1]) != r.NOBODY
    if record.auction != r.AUCTIONS - 1 or (record.phase == r.NAMING and not won):
        raise BadNotation("score5-notation-end", field="phase")
    if record.phase == r.OVER and won:
        family = fields.choice("joker", "", FAMILIES)
        record.family[r.JOKER] = FAMILIES.index(family)


def write(record: Any, out: Writer) -> None:
    """Every field of a position that doesn't have its default."""
    players, phase = int(record.players), int(record.phase)
    default = deck.default()
    out.field("players", players)
    out.field("phase", PHASES[phase], "laying")
    out.field("auction", int(record.auction) + 1, 1)
    out.field("cap", int(record.cap), r.NO_CAP)
    families = [LETTERS[family] for family in record.family.tolist()[: r.JOKER]]
    out.field("families", families, [LETTERS[family] for family in default.families[: r.JOKER]])
    out.field("ties", record.tie.tolist(), list(default.ties))
    for seat in range(players):
        out.field(f"hand {seat}", cards_in(record, int(record.hand[seat])), [])
        out.field(f"bid {seat}", cards_in(record, int(record.bid[seat])), [])
    out.field("pile", [card_name(record, card) for card in record.pile.tolist()])
    won = record.won.tolist()[: _turned(record)]
    out.field("won", [NOBODY if seat == r.NOBODY else seat for seat in won], [_owner_text(o) for o in _owners(record)])
    if phase <= r.ADJUSTING:
        waiting = [seat for seat in range(players) if record.waiting >> seat & 1]
        out.field("waiting", waiting, _waiting_by_default(record))
        changes = record.changes.tolist()[:players]
        out.field("changes", changes, [0] * players)
        out.field("seen changes", record.seen_changes.tolist()[:players], changes)
    elif phase == r.SHARING:
        out.field("order", record.order.tolist()[: players - 1], _order_by_strength(record))
        out.field("picks", int(record.picks), 0)
        out.field("shown", cards_in(record, int(record.shown)), [])
    elif record.family[r.JOKER] != r.ANY:
        out.field("joker", FAMILIES[int(record.family[r.JOKER])])
    out.key(record.key.tolist(), int(record.block))


def _owner_text(owner: int) -> int | str:
    return NOBODY if owner == r.NOBODY else owner
