"""Whole positions of Alhambra as text. See `docs/games/alhambra.md` for the fields and their defaults."""

__all__ = ["read", "write"]

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from ...match.errors import BadNotation
from ...match.notation import Fields, Writer, number_in, shortened
from .cards import EMPTY, REST, SCORINGS, exact_picture_name, identify, money_name, money_names, scoring_names
from .money import Box, below, fits, fitting_split, most_money
from .rules import record as r
from .rules.piles import money_below

MOST_MONEY = r.MONEY_ROOM
MOST_POINTS = int(r.POINTS.max())
Value = TypeVar("Value")


def read(fields: Fields) -> Any:
    """The record that the fields describe."""
    record = np.zeros(1, r.POSITION)[0]
    players = record.players = fields.number("players", None, 2, r.MAX_PLAYERS)
    record.key[:], record.block = fields.key()
    record.turn = fields.number("turn", 0, 0, players - 1)
    for scoring in fields.items("scored", _scoring, r.SCORINGS):
        record.scored |= 1 << scoring
    if (record.scored >> r.B & 1) > (record.scored >> r.A & 1):
        raise BadNotation("alhambra-notation-scored", field="scored")
    _read_points(record, fields)
    _read_money(record, fields)
    _read_pictures(record, fields)
    fields.done()
    return record


def _scoring(field: str, text: str) -> int:
    if text.upper() not in SCORINGS:
        raise BadNotation("notation-choice", field=field, value=shortened(text), choices=", ".join(SCORINGS))
    return SCORINGS.index(text.upper())


def _owners(players: int) -> dict[int, str]:
    """Everybody who can have picture cards and points, and what they are called."""
    owners = {seat: str(seat) for seat in range(players)}
    return {**owners, r.DIRK: "dirk"} if players == 2 else owners


def _built_field(owner: int) -> str:
    return "dirk" if owner == r.DIRK else f"built {owner}"


def _read_points(record: Any, fields: Fields) -> None:
    """`points a 0` and so on: by category, for each scoring that has been."""
    for name in scoring_names(record):
        for owner, called in _owners(int(record.players)).items():
            points = fields.numbers(f"points {name.lower()} {called}", [0] * r.CATEGORIES, 0, MOST_POINTS)
            record.tally[SCORINGS.index(name), owner] = points


# ---- Money ----


def _read_money(record: Any, fields: Fields) -> None:
    """Hands, discard pile, open money and the money pile."""
    box = Box(record)
    for seat in range(int(record.players)):
        for card in fields.items(f"hand {seat}", box.card, MOST_MONEY):
            record.hand[seat, card] += 1
    for card in fields.items("discard", box.card, MOST_MONEY):
        record.discard[card] += 1
    record.display[:] = _four(fields, "display", lambda name, text: r.NONE if text == EMPTY else box.card(name, text))
    pile = fields.items("money", box.pile_card, MOST_MONEY) if fields.has("money") else [r.NONE]
    pile = _with_rest("money", pile, box.rest())[::-1]
    stacked = _stack(record, fields, pile)
    record.money[: len(stacked)] = stacked
    record.money_left = len(stacked)


def _stack(record: Any, fields: Fields, pile: list[int]) -> list[int]:
    """The money pile, from the bottom up. A scoring card to come that isn't named lies as deep as AL-13 allows."""
    money, found, most = [card for card in pile if card < r.CARD_A], below(record, pile), most_money(record)
    split = record.split = fields.number("split", fitting_split(len(money), found, most), 0, most)
    upside_down = r.CARD_A in pile and r.CARD_B in pile[pile.index(r.CARD_A) :]
    if upside_down or not fits(len(money), found, split):
        raise BadNotation("alhambra-notation-scoring-cards", field="money")
    for above, scoring in enumerate(sorted(found, reverse=True)):  # B, and A above it
        at = found[scoring]
        money.insert(above + (money_below(split, scoring)[0] if at is None else at), r.CARD_A + scoring)
    return money


# ---- Picture cards ----


def _read_pictures(record: Any, fields: Fields) -> None:
    """The yard, what lies before whom, and the pile. What is named nowhere is out of the game."""
    owners = {_built_field(owner): owner for owner in _owners(int(record.players))}
    named = {"yard": _four(fields, "yard", _as_written)}
    named |= {field: fields.items(field, _as_written, r.PICTURES) for field in owners}
    named["pictures"] = _picture_pile(record, fields)
    cards, unnamed = identify(named)
    record.owner[:] = r.NOBODY
    for field, owner in owners.items():
        record.owner[cards[field]] = owner
    _read_yard(record, fields, cards["yard"])
    pile = _with_rest("pictures", cards["pictures"], unnamed)[::-1]
    record.pictures[: len(pile)] = pile
    record.pictures_left = len(pile)
    record.owner[pile] = r.IN_PILE
    for owner in owners.values():
        np.add.at(record.built[owner], r.CATEGORY[record.owner == owner], 1)


def _picture_pile(record: Any, fields: Fields) -> list[str]:
    """The names in the pile, top first. AL-40: when the match is over there is none."""
    if record.scored >> r.C & 1:
        return []
    return fields.items("pictures", _as_written, r.PICTURES + 1) if fields.has("pictures") else [REST]


def _read_yard(record: Any, fields: Fields, yard: list[int]) -> None:
    """The yard; `given`, when the match is over, says who got what lay there."""
    owners = [r.IN_YARD] * r.PLACES
    if record.scored >> r.C & 1:
        players = int(record.players)
        owners = _four(fields, "given", lambda field, text: _seat_or_nobody(field, text, players))
    record.yard[:] = yard
    for card, owner in zip(yard, owners, strict=True):
        if card != r.NONE:
            record.owner[card] = owner
        elif owner >= 0:
            raise BadNotation("alhambra-notation-given", field="given")


def _seat_or_nobody(field: str, text: str, players: int) -> int:
    return r.NOBODY if text == EMPTY else number_in(field, text, 0, players - 1)


# ---- Both ----


def _as_written(field: str, text: str) -> str:
    return text


def _four(fields: Fields, name: str, read_one: Callable[[str, str], Value]) -> list[Value]:
    """A field with something, or `-`, for each of four places; without it, nothing lies there."""
    if not fields.has(name):
        return [read_one(name, EMPTY)] * r.PLACES
    found = fields.items(name, read_one, r.PLACES)
    if len(found) != r.PLACES:
        raise BadNotation("alhambra-notation-places", field=name, found=len(found))
    return found


def _with_rest(field: str, pile: list[int], rest: list[int]) -> list[int]:
    """A pile, with the rest of the cards where NONE stands for it."""
    if pile.count(r.NONE) > 1:
        raise BadNotation("alhambra-notation-too-often", field=field, value=REST)
    at = pile.index(r.NONE) if r.NONE in pile else len(pile)
    return pile[:at] + rest + pile[at + 1 :] if r.NONE in pile else pile


# ---- Writing ----


def write(record: Any, out: Writer) -> None:
    """Every field of a position that doesn't have its default."""
    players = int(record.players)
    out.field("players", players)
    out.field("turn", int(record.turn), 0)
    out.field("scored", scoring_names(record), [])
    _write_pictures(record, out)
    _write_money(record, out)
    for name in scoring_names(record):
        for owner, called in _owners(players).items():
            points = record.tally[SCORINGS.index(name), owner].tolist()
            out.field(f"points {name.lower()} {called}", points, [0] * r.CATEGORIES)
    out.key(record.key.tolist(), int(record.block))


def _write_pictures(record: Any, out: Writer) -> None:
    yard = record.yard.tolist()
    out.field("yard", [EMPTY if card == r.NONE else exact_picture_name(card) for card in yard], [EMPTY] * r.PLACES)
    if record.scored >> r.C & 1:
        owners = [r.NOBODY if card == r.NONE else int(record.owner[card]) for card in yard]
        out.field("given", [EMPTY if owner == r.NOBODY else owner for owner in owners], [EMPTY] * r.PLACES)
    named = set(yard)
    for owner in _owners(int(record.players)):
        cards = [card for card in np.flatnonzero(record.owner == owner).tolist() if card not in yard]
        out.field(_built_field(owner), [exact_picture_name(card) for card in cards], [])
        named |= set(cards)
    pile = record.pictures.tolist()[: int(record.pictures_left)][::-1]
    rest = [card for card in range(r.PICTURES) if card not in named]
    if pile != rest and not record.scored >> r.C & 1:
        out.field("pictures", [exact_picture_name(card) for card in pile])


def _write_money(record: Any, out: Writer) -> None:
    box = Box(record)
    for seat, hand in enumerate(record.hand[: int(record.players)]):
        out.field(f"hand {seat}", money_names(hand.tolist()), [])
        box.remove(hand)
    out.field("discard", money_names(record.discard.tolist()), [])
    box.remove(record.discard)
    display = record.display.tolist()
    out.field("display", [EMPTY if card == r.NONE else money_name(card) for card in display], [EMPTY] * r.PLACES)
    for card in display:
        if card != r.NONE:
            box.left[card] -= 1
    _write_pile(record, out, box.rest())


def _write_pile(record: Any, out: Writer, rest: list[int]) -> None:
    """The money pile, unless it is the rest with the scoring cards as deep as can be."""
    pile, split = record.money.tolist()[: int(record.money_left)], int(record.split)
    money, found = [card for card in pile if card < r.CARD_A], below(record, pile)
    if money[::-1] == rest and all(at == money_below(split, scoring)[0] for scoring, at in found.items()):
        found = dict.fromkeys(found)
    else:
        out.field("money", [_pile_name(card) for card in reversed(pile)])
    out.field("split", split, fitting_split(len(money), found, most_money(record)))


def _pile_name(card: int) -> str:
    return SCORINGS[card - r.CARD_A] if card >= r.CARD_A else money_name(card)
