"""Alhambra: positions in short."""

from typing import Any

import stammtisch

GAME = stammtisch.game("alhambra")
CURRENCIES = ("yellow", "blue", "green", "orange")
COMING = {"A": "money: A y9", "B": "scored: A; money: B y9", "C": "scored: A B; pictures:"}


def table(*hands: str, yard: str = "- - - -", display: str = "- - - -", more: str = "") -> stammtisch.Position:
    """A position with these hands, picture cards and open money; `more` holds further fields."""
    fields = [f"hand {seat}: {hand}" for seat, hand in enumerate(hands)]
    return GAME.position("; ".join([f"players: {len(hands)}", *fields, f"yard: {yard}", f"display: {display}", more]))


def scored(scoring: str, *built: str, dirk: str = "") -> Any:
    """The view after a scoring in which each seat has these picture cards. Nothing else happens in it."""
    fields = [f"built {seat}: {cards}" for seat, cards in enumerate(built)]
    position = table(*[""] * len(built), display="o1 o2 o3 o4", more="; ".join([*fields, COMING[scoring]]) + dirk)
    position.play(0, "take o1")
    assert scoring in position.view().scored
    return position.view()


def points(scoring: str, category: str, *built: str) -> list[int]:
    """What each seat gets for one category in a scoring. It must be all that they get."""
    seats = scored(scoring, *built).seats
    assert all(sum(seat.points[scoring].values()) == seat.points[scoring][category] == seat.score for seat in seats)
    return [seat.score for seat in seats]


def count(buildings: dict[str, list[int]]) -> int:
    """How many picture cards a player has."""
    return sum(map(len, buildings.values()))


def told(position: stammtisch.Position, seat: int, action: str) -> list[Any]:
    """Play, and return what everybody saw."""
    before = position.copy()
    code = position.play(seat, action)
    return position.adapter.typed.events(before.record, seat, code, position.record, None)
