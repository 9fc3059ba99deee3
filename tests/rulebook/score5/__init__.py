"""SCORE 5: positions in short."""

from collections.abc import Iterable

import stammtisch

GAME = stammtisch.game("score5")

A = "g5 r10 y15 v20 b25"
B = "r5 y10 v15 b20 g25"
C = "y5 v10 b15 g20 r25"
D = "v5 b10 g15 r20 y25"
E = "b5 g10 r15 y20 v25"


def table(*hands: str, card: str = "", bids: Iterable[str] = (), more: str = "") -> stammtisch.Position:
    """A position with these hands, this card up for auction and these bids; `more` holds further fields."""
    fields = [f"players: {len(hands)}", *(f"hand {seat}: {hand}" for seat, hand in enumerate(hands))]
    fields += [f"bid {seat}: {bid}" for seat, bid in enumerate(bids)]
    if card:
        fields.append(f"card: {card}")
    return GAME.position("; ".join([*fields, more]))


def auction(*hands: str, card: str, bids: Iterable[str], more: str = "") -> stammtisch.Position:
    """The same after everyone laid and declared the bid final: `bids` are part of the hands, "" is no bid."""
    position = table(*hands, card=card, more=more)
    for seat, bid in enumerate(bids):
        position.play(seat, f"bid {bid}")
    finals(position)
    return position


def finals(position: stammtisch.Position) -> None:
    """Everyone who hasn't yet declares the bid final."""
    for seat in position.to_act:
        position.play(seat, "final")


def takes(position: stammtisch.Position, *cards: str) -> list[int]:
    """The next player takes each of these cards; returns who that was."""
    seats = []
    for card in cards:
        [seat] = position.to_act
        position.play(seat, f"take {card}")
        seats.append(seat)
    return seats


def ended(*hands: str, more: str = "") -> stammtisch.Position:
    """A finished match with these hands. If a hand has the joker, `more` needs `joker: <family>`."""
    return table(*hands, more=f"phase: over; {more}")


def counts(position: stammtisch.Position) -> list[int | None]:
    """How many cards everyone sees in each bid."""
    return [seat.count for seat in position.view().seats]
