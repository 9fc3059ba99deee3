"""What Stammtisch's own laws have to be told of Goofspiel: where its cards are, and what is secret.

They run from a checkout of Stammtisch beside which the game is installed:
`STAMMTISCH_FACTS=examples/goofspiel/tests/facts pytest tests/laws -k goofspiel`.
"""

from collections import Counter
from typing import Any

from goofspiel.rules.record import CARDS, TIES

import stammtisch
from tests.facts import Facts


class _Goofspiel(Facts):
    def cards(self, record: Any) -> Counter[object]:
        """The prizes, and of each seat its hand, its bid, and a number for those that are gone."""
        found: Counter[object] = Counter(("prize", int(card)) for card in record.prizes)
        for seat in range(record.players):
            left = [card for card in range(1, CARDS + 1) if int(record.hand[seat]) >> card & 1]
            left += [int(record.bid[seat])] if record.bid[seat] else []
            assert len(set(left)) == len(left)
            found["card of", seat] = len(left) + int(record.round_number)
        return found

    def box(self, record: Any) -> Counter[object]:
        prizes = {("prize", card): 1 for card in range(1, CARDS + 1)}
        return Counter(prizes | {("card of", seat): CARDS for seat in range(record.players)})

    def options(self, number: int) -> dict[str, Any]:
        return {"ties": TIES[number % len(TIES)]}

    def secret(self, match: stammtisch.Match, seat: int, move: object) -> str:
        return "laid" if len(match.to_act) > 1 else ""  # the last bid turns all of them up


FACTS = _Goofspiel()
