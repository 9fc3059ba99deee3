"""Whole positions of SCOUT as text. See `docs/games/scout.md` for the fields and their defaults."""

__all__ = ["read", "write"]

from typing import Any

import numpy as np

from ...match.errors import BadNotation
from ...match.notation import Fields, Writer, number_in, shortened
from .rules import record as r
from .rules.cards import group_kind, is_out
from .rules.rules import SCOUT_CHIPS, SHOW_CHIPS, starter
from .view import PHASES, card_name, cards_in

MOST = 1_000_000_000  # chips and points: nothing bounds them but the patience of the players


def read(fields: Fields) -> Any:
    """The record that the fields describe."""
    record = np.zeros(1, r.POSITION)[0]
    players = record.players = fields.number("players", None, 2, 5)
    record.key[:], record.block = fields.key()
    record.phase = PHASES.index(fields.choice("phase", "acting", PHASES))
    record.round_number = fields.number("round", 1, 1, players) - 1
    record.first = fields.number("first", 0, 0, players - 1)
    record.turn = fields.number("turn", int(starter(record)), 0, players - 1)
    if record.phase == r.TURNING:
        record.undecided = sum(1 << seat for seat in _undecided(fields, players))
    table = _Table(players)
    for seat in range(players):
        cards = fields.items(f"hand {seat}", table.card, r.HAND_ROOM)
        record.held[seat] = len(cards)
        record.hand[seat, : len(cards)] = cards
        if not cards and record.phase != r.OVER:
            raise BadNotation("notation-missing", field=f"hand {seat}")
    _read_set(record, fields, table)
    chips, show_chips = int(SCOUT_CHIPS[players]), int(SHOW_CHIPS[players])
    record.taken[:players] = fields.numbers("taken", [0] * players, 0, r.DECK_SIZE)
    record.chips[:players] = fields.numbers("chips", [chips] * players, 0, MOST)
    record.show_chips[:players] = fields.numbers("show chips", [show_chips] * players, 0, show_chips)
    record.gone = sum(r.CARD_BIT[card] for card in fields.items("gone", table.card, r.DECK_SIZE))
    for seat in range(players):
        hand = {int(r.CARD_BIT[card]) for card in record.hand[seat, : record.held[seat]]}
        known = [int(r.CARD_BIT[card]) for card in fields.items(f"known {seat}", _Table(players).card, r.HAND_ROOM)]
        if not hand.issuperset(known):
            raise BadNotation("scout-notation-known", field=f"known {seat}", hand=f"hand {seat}")
        record.known[seat] = sum(known)
    finished = int(record.round_number) + (record.phase == r.OVER)
    for number in range(finished):
        record.points[number, :players] = fields.numbers(f"points {number + 1}", [0] * players, -MOST, MOST)
    if players == 2:
        _read_two_players(record, fields, table)
    fields.done()
    return record


class _Table:
    """Reads cards, each only once and only if the box for this number of players has it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.seen: set[int] = set()

    def card(self, field: str, text: str) -> int:
        """The byte of a card written as `7/3`."""
        top, slash, bottom = text.partition("/")
        if not slash:
            raise BadNotation("scout-notation-card", field=field, value=shortened(text))
        card = number_in(field, top, 1, 10) * 16 + number_in(field, bottom, 1, 10)
        bit = int(r.CARD_BIT[card])
        if bit == 0 or is_out(min(card, card >> 4 | (card & 15) << 4), self.players):
            raise BadNotation("scout-notation-card", field=field, value=shortened(text))
        if bit in self.seen:
            raise BadNotation("notation-card-twice", field=field, value=text)
        self.seen.add(bit)
        return card


def _undecided(fields: Fields, players: int) -> list[int]:
    if not fields.has("undecided"):
        return list(range(players))
    return sorted(set(fields.items("undecided", lambda name, text: number_in(name, text, 0, players - 1), players)))


def _read_set(record: Any, fields: Fields, table: _Table) -> None:
    """`set` with `owner`, and how often it was scouted since it was shown."""
    players = int(record.players)
    cards = fields.items("set", table.card, r.SET_ROOM)
    record.set[: len(cards)] = cards
    record.set_size = len(cards)
    if cards and group_kind(record.set, 0, len(cards) - 1) == 0:
        raise BadNotation("scout-notation-set", field="set")
    record.scouts = fields.number("scouts", 0, 0, r.DECK_SIZE)
    shown = bool(cards) or record.scouts > 0
    record.owner = fields.number("owner", None if shown else 0, 0, players - 1)


def _read_two_players(record: Any, fields: Fields, table: _Table) -> None:
    """The cards of the second round, and what each seat knows of the first."""
    kept = fields.items("kept", table.card, 22)
    if record.round_number == 0 and not kept:
        rest = [card for card in r.CARDS.tolist() if int(r.CARD_BIT[card]) not in table.seen and not is_out(card, 2)]
        kept = rest[:22]
    record.kept[: len(kept)] = kept
    for seat in (0, 1, r.EVERYONE):
        spent = fields.items(f"spent {seat}", _Table(2).card, r.DECK_SIZE)
        record.spent[seat] = sum(int(r.CARD_BIT[card]) for card in spent)


def write(record: Any, out: Writer) -> None:
    """Every field of a position that doesn't have its default."""
    players, phase = int(record.players), int(record.phase)
    number = int(record.round_number)
    out.field("players", players)
    out.field("phase", PHASES[phase], "acting")
    out.field("round", number + 1, 1)
    out.field("first", int(record.first), 0)
    out.field("turn", int(record.turn), int(starter(record)))
    if phase == r.TURNING:
        seats = list(range(players))
        out.field("undecided", [seat for seat in seats if record.undecided >> seat & 1], seats)
    for seat in range(players):
        out.field(f"hand {seat}", _cards(record.hand[seat], record.held[seat]), "")
    out.field("set", _cards(record.set, record.set_size), "")
    out.field("scouts", int(record.scouts), 0)
    out.field("owner", int(record.owner), None if record.set_size or record.scouts else 0)
    chips, show_chips = int(SCOUT_CHIPS[players]), int(SHOW_CHIPS[players])
    for name, values, default in (
        ("taken", record.taken, 0),
        ("chips", record.chips, chips),
        ("show chips", record.show_chips, show_chips),
    ):
        out.field(name, values[:players].tolist(), [default] * players)
    out.field("gone", cards_in(int(record.gone)), [])
    for seat in range(players):
        out.field(f"known {seat}", cards_in(int(record.known[seat])), [])
    for played in range(number + (phase == r.OVER)):
        out.field(f"points {played + 1}", record.points[played, :players].tolist(), [0] * players)
    if players == 2:
        out.field("kept", _cards(record.kept, int((record.kept > 0).sum())), "")
        for seat in (0, 1, r.EVERYONE):
            out.field(f"spent {seat}", cards_in(int(record.spent[seat])), [])
    out.key(record.key.tolist(), int(record.block))


def _cards(cards: Any, count: Any) -> str:
    return " ".join(card_name(card) for card in cards.tolist()[: int(count)])
