"""SCORE 5: where its cards are, and what is secret."""

from collections import Counter
from typing import Any

import stammtisch
from stammtisch.games.score5.rules import record as s5
from tests.facts import Facts


class _Score5(Facts):
    unseen_moves = True  # S5-23: a swap that keeps the count
    one_winner = True  # S5-32: tie-break numbers decide

    def cards(self, record: Any) -> Counter[object]:
        """Hands, bids, unsold cards and what is still in the pile."""
        found: Counter[object] = Counter()
        for cards in (*record.hand[: record.players], *record.bid[: record.players], record.unsold):
            found.update(card for card in range(s5.DECK_SIZE) if int(cards) >> card & 1)
        first = int(record.auction) + int(record.phase > s5.ADJUSTING)
        found.update(int(card) for card in record.pile[first:])
        return found

    def box(self, record: Any) -> Counter[object]:
        """The start sets that were taken (S5-10) and the pile."""
        start = set()
        for cards in (*record.hand[: record.players], *record.bid[: record.players]):
            start |= {card // 5 for card in range(25) if int(cards) >> card & 1}
        assert len(start) == record.players
        in_play = {5 * number + i for number in start for i in range(5)} | {int(card) for card in record.pile}
        return Counter(dict.fromkeys(in_play, 1))

    def options(self, number: int) -> dict[str, Any]:
        """S5-23: a cap on changes hides one more thing."""
        return {"cap": (None, 1, 3)[number % 3]}

    def may_go_back(self, match: stammtisch.Match) -> bool:
        return bool(match.view().phase == "adjusting")  # S5-23

    def secret(self, match: stammtisch.Match, seat: int, move: object) -> str:
        words = str(move).split()
        if words[0] not in ("bid", "not"):
            return ""
        laying = match.position.record.phase == s5.LAYING
        counts = [match.view(seat).seats[seat].count, 0, len(words) - 1]
        count = counts[0] if words[0] == "not" else counts[1] if words[1] == "nothing" else counts[2]
        return "laid" if laying and len(match.to_act) > 1 else f"{count} cards"

    def decisions(self, position: stammtisch.Position, seat: int) -> list[int]:
        """S5-23: a change is seen and answers what was seen, so its order counts."""
        return [position.code("final")] if position.view().phase == "adjusting" else position.codes(seat)


FACTS = _Score5()
