"""Every card that is in a position, wherever it is, so that none gets lost and none appears twice."""

from collections import Counter
from typing import Any

from stammtisch.games.alhambra.rules import record as al
from stammtisch.games.score5.rules import record as s5
from stammtisch.games.scout.rules import record as sc


def cards(game: str, record: Any) -> Counter[object]:
    """How often each card is in the position."""
    return {"scout": scout, "alhambra": alhambra, "score5": score5}[game](record)


def box(game: str, record: Any) -> Counter[object]:
    """How often each card should be there."""
    players = int(record.players)
    if game == "scout":
        top = 9 if players == 3 else 10
        pairs = {(low, high) for high in range(2, top + 1) for low in range(1, high)}
        return Counter(pairs - ({(9, 10)} if players in (2, 4) else set()))
    if game == "alhambra":
        money = {("money", card): 2 if players == 2 else 3 for card in range(36)}
        return Counter(money | {("picture", card): 1 for card in range(54)})
    return Counter(dict.fromkeys(_score5_cards_in_play(record), 1))


def scout(record: Any) -> Counter[object]:
    """Hands, set, what lies face down, and the cards that two players keep for the second round."""
    bytes_seen = [int(card) for seat in range(record.players) for card in record.hand[seat, : record.held[seat]]]
    bytes_seen += [int(card) for card in record.set[: record.set_size]]
    bytes_seen += [int(card) for card in record.kept if card]
    bytes_seen += [int(card) for i, card in enumerate(sc.CARDS) if int(record.gone) >> i & 1]
    if record.players == 2 and record.round_number == 1:  # the cards of the first round are out of the game
        spent = int(record.spent[0] | record.spent[1] | record.spent[2])
        bytes_seen += [int(card) for i, card in enumerate(sc.CARDS) if spent >> i & 1]
    return Counter((min(card >> 4, card & 15), max(card >> 4, card & 15)) for card in bytes_seen)


def alhambra(record: Any) -> Counter[object]:
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


def score5(record: Any) -> Counter[object]:
    """Hands, bids, unsold cards and what is still in the pile."""
    found: Counter[object] = Counter()
    for cards in (*record.hand[: record.players], *record.bid[: record.players], record.unsold):
        found.update(card for card in range(s5.DECK_SIZE) if int(cards) >> card & 1)
    first = int(record.auction) + int(record.phase > s5.ADJUSTING)
    found.update(int(card) for card in record.pile[first:])
    return found


def _score5_cards_in_play(record: Any) -> set[int]:
    """The start sets that were taken (S5-10) and the pile."""
    start = set()
    for cards in (*record.hand[: record.players], *record.bid[: record.players]):
        start |= {card // 5 for card in range(25) if int(cards) >> card & 1}
    assert len(start) == record.players
    return {5 * number + i for number in start for i in range(5)} | {int(card) for card in record.pile}
