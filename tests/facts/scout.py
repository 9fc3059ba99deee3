"""SCOUT: where its cards are, and what is secret."""

from collections import Counter
from typing import Any

import stammtisch
from stammtisch.games.scout.rules import record as sc
from tests.facts import Facts


class _Scout(Facts):
    def cards(self, record: Any) -> Counter[object]:
        """Hands, set, what lies face down, and the cards that two players keep for the second round."""
        bytes_seen = [int(card) for seat in range(record.players) for card in record.hand[seat, : record.held[seat]]]
        bytes_seen += [int(card) for card in record.set[: record.set_size]]
        bytes_seen += [int(card) for card in record.kept if card]
        bytes_seen += [int(card) for i, card in enumerate(sc.CARDS) if int(record.gone) >> i & 1]
        if record.players == 2 and record.round_number == 1:  # the cards of the first round are out of the game
            spent = int(record.spent[0] | record.spent[1] | record.spent[2])
            bytes_seen += [int(card) for i, card in enumerate(sc.CARDS) if spent >> i & 1]
        return Counter((min(card >> 4, card & 15), max(card >> 4, card & 15)) for card in bytes_seen)

    def box(self, record: Any) -> Counter[object]:
        players = int(record.players)
        top = 9 if players == 3 else 10
        pairs = {(low, high) for high in range(2, top + 1) for low in range(1, high)}
        return Counter(pairs - ({(9, 10)} if players in (2, 4) else set()))

    def secret(self, match: stammtisch.Match, seat: int, move: object) -> str:
        words = str(move).split()
        if words[0] in ("keep", "turn") and len(match.to_act) > 1:  # the last decision starts the play, for all alike
            return "decided"
        ends_round = match.position.record.scouts == match.players - 2
        return f"{words[0]} {words[1]}" if words[0].startswith("scout") and not ends_round and match.players > 2 else ""


FACTS = _Scout()
