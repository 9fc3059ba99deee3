"""The money of Alhambra in positions as text: what the box has, and where the scoring cards can lie (AL-1, AL-13)."""

__all__ = ["Box", "below", "fits", "fitting_split", "most_money"]

from typing import Any

from ...match.errors import BadNotation
from ...match.notation import shortened
from .cards import REST, SCORINGS, money_card
from .rules import record as r
from .rules.piles import money_below
from .rules.rules import COPIES


class Box:
    """Money cards, each only as often as it is there for this number of players; and the scoring cards yet to come."""

    def __init__(self, record: Any) -> None:
        scoring_cards = [1 - (int(record.scored) >> scoring & 1) for scoring in (r.A, r.B)]
        self.left = [int(COPIES[int(record.players)])] * r.MONEY + scoring_cards

    def card(self, field: str, text: str) -> int:
        """Take out the money card that is written as `b7`."""
        card = money_card(text)
        if card is None:
            raise BadNotation("alhambra-notation-field-money", field=field, value=shortened(text))
        return self._take(field, text, card)

    def pile_card(self, field: str, text: str) -> int:
        """Take out a money card or a scoring card; NONE stands for the rest."""
        if text.lower() == REST:
            return r.NONE
        if text.upper() in SCORINGS[:2]:
            return self._take(field, text, r.CARD_A + "AB".index(text.upper()))
        return self.card(field, text)

    def _take(self, field: str, text: str, card: int) -> int:
        if self.left[card] == 0:
            raise BadNotation("alhambra-notation-too-often", field=field, value=shortened(text))
        self.left[card] -= 1
        return card

    def remove(self, counts: Any) -> None:
        """Take out cards that are kept as counts."""
        for card, count in enumerate(counts.tolist()):
            self.left[card] -= count

    def rest(self) -> list[int]:
        """All money cards that are left, in order."""
        return [card for card in range(r.MONEY) for _ in range(self.left[card])]


def most_money(record: Any) -> int:
    """AL-1, AL-50: how many money cards are in play."""
    return int(COPIES[int(record.players)]) * r.MONEY


def below(record: Any, pile: list[int]) -> dict[int, int | None]:
    """How many money cards lie below each scoring card that has yet to come; None where the pile doesn't have it."""
    found: dict[int, int | None] = {}
    for scoring in (r.A, r.B):
        if not record.scored >> scoring & 1:
            card = r.CARD_A + scoring
            found[scoring] = sum(c < r.CARD_A for c in pile[: pile.index(card)]) if card in pile else None
    return found


def fitting_split(money: int, found: dict[int, int | None], most: int) -> int:
    """The lowest number of cards, split into five piles, that puts the scoring cards where they lie."""
    return next((split for split in range(money, most + 1) if fits(money, found, split)), money)


def fits(money: int, found: dict[int, int | None], split: int) -> bool:
    """Whether every scoring card lies, or can lie, in its pile, if `money` of `split` cards are left."""
    for scoring, at in found.items():
        low, high = money_below(split, scoring)
        if money > split or low > money or (at is not None and not low <= at <= high):
            return False
    return True
