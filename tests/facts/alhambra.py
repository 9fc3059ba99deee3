"""Alhambra: where its cards are. All decisions are open."""

from collections import Counter
from typing import Any

from stammtisch.games.alhambra.rules import record as al
from tests.facts import Facts


class _Alhambra(Facts):
    in_turn = True

    def cards(self, record: Any) -> Counter[object]:
        """Money in hands, on display, discarded and in the pile; pictures by where they say they are."""
        found: Counter[object] = Counter()
        for card in range(al.MONEY):
            found["money", card] += int(record.hand[: record.players, card].sum()) + int(record.discard[card])
        for card in (*record.display, *record.money[: record.money_left]):
            if 0 <= card < al.MONEY:
                found["money", int(card)] += 1
        for card in record.pictures[: record.pictures_left]:
            assert record.owner[card] == al.IN_PILE
        found.update(("picture", int(card)) for card in record.pictures[: record.pictures_left])
        for card in record.yard:
            if card != al.NONE and record.owner[card] == al.IN_YARD:
                found["picture", int(card)] += 1
        found.update(("picture", card) for card in range(al.PICTURES) if record.owner[card] >= 0)
        found.update(("picture", card) for card in range(al.PICTURES) if record.owner[card] == al.NOBODY)
        return found

    def box(self, record: Any) -> Counter[object]:
        money = {("money", card): 2 if record.players == 2 else 3 for card in range(36)}
        return Counter(money | {("picture", card): 1 for card in range(54)})


FACTS = _Alhambra()
