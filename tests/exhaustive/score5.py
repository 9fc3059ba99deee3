"""SCORE 5 once more, as plainly as possible, from the numbered rules alone. Cards are their names: `g80`, `joker`."""

from itertools import combinations
from typing import NamedTuple

from tests.exhaustive import fields, put

FAMILIES = ("green", "red", "yellow", "violet", "blue")
JOKER = "joker"
Cards = frozenset[str]


class Position(NamedTuple):
    """All that matters; the tuples in it are by seat, except for `pile` and `order`."""

    hands: tuple[Cards, ...]  # without the bids
    bids: tuple[Cards, ...]  # in the share-out: what is left of the winning one
    pile: tuple[str, ...]  # the card up for auction, or just won, and what lies below it
    phase: str  # laying, adjusting, sharing, naming, over
    waiting: frozenset[int]  # who has yet to lay, or to declare the bid final
    cap: int | None
    changes: tuple[int, ...]
    winner: int | None = None
    order: tuple[int, ...] = ()  # who takes next, next but one, …
    joker: str = ""  # the first letter of the family it was named


def read(text: str) -> Position:
    """The position of a notation, before or while bids are adjusted."""
    given = fields(text)
    seats = range(int(given["players"][0]))
    auction = int(given["auction"][0]) if "auction" in given else 12
    return Position(
        hands=tuple(frozenset(given.get(f"hand {seat}", [])) for seat in seats),
        bids=tuple(frozenset(given.get(f"bid {seat}", [])) for seat in seats),
        pile=tuple(given["pile"][auction - 1 :] if "pile" in given else given["card"]),
        phase=given.get("phase", ["laying"])[0],
        waiting=frozenset(map(int, given.get("waiting", seats))),
        cap=int(given["cap"][0]) if "cap" in given else None,
        changes=tuple(map(int, given.get("changes", [0] * len(seats)))),
    )


def value(card: str) -> int:
    """S5-3: the joker is worth 75."""
    return 75 if card == JOKER else int(card[1:])


def tie_break(card: str) -> int:
    """S5-5, with S5-2 to find the set of a start card."""
    if card == JOKER:
        return 16
    if value(card) >= 80:
        return 1 + (150 - value(card)) // 5
    if value(card) >= 30:
        return 17 + (75 - value(card)) // 5
    family, v = "gryvb".index(card[0]), value(card) // 5 - 1
    k, i = 4 - v, (family - v) % 5
    return 27 + 5 * k + (i + 2 * k) % 5


def rank(cards: Cards) -> tuple[int, int]:
    """S5-24: the total, then the highest tie-break number."""
    return sum(map(value, cards)), max(map(tie_break, cards), default=0)


def to_act(p: Position) -> tuple[int, ...]:
    """The seats that are waited for."""
    if p.phase in ("laying", "adjusting"):
        return tuple(sorted(p.waiting))
    return {"sharing": p.order[:1], "naming": (p.winner,), "over": ()}[p.phase]


def may_act(p: Position) -> tuple[int, ...]:
    """The seats that may act: S5-23, also those who are final, until the last one is."""
    return tuple(range(len(p.hands))) if p.phase == "adjusting" else to_act(p)


def legal(p: Position, seat: int) -> set[str]:
    """Everything that a seat may do now."""
    if p.phase == "sharing":
        return {f"take {card}" for card in p.bids[p.winner]}  # S5-26
    if p.phase == "naming":
        return {f"name {family}" for family in FAMILIES}  # S5-30
    bids = {bid(cards) for cards in subsets(p.hands[seat] | p.bids[seat])}
    if p.phase == "laying":
        return bids  # S5-21
    capped = p.cap is not None and p.changes[seat] >= p.cap  # S5-23
    word = "final" if seat in p.waiting else "not final"  # S5-22, S5-23
    return {word} | (set() if capped else bids - {bid(p.bids[seat])})


def listed(p: Position, seat: int, actions: set[str]) -> set[str]:
    """The legal actions; of more than five cards, only those bids that are a stretch of neighbours."""
    cards = in_order(p.hands[seat] | p.bids[seat])
    if p.phase not in ("laying", "adjusting") or len(cards) <= 5:
        return actions
    stretches = {bid(cards[i:j]) for i in range(len(cards)) for j in range(i, len(cards) + 1)}
    return {action for action in actions if action.endswith("final") or action in stretches}


def conceivable(p: Position) -> set[str]:
    """Everything that a player could try here: also with others' cards, and with the joker."""
    own = [hand | bid for hand, bid in zip(p.hands, p.bids, strict=True)]
    tries = {bid(cards) for seat in own for cards in subsets(seat)}
    tries |= {bid(cards | {JOKER}) for cards in own} | {bid(own[0] | own[1])}
    tries |= {f"take {card}" for cards in (*own, p.pile) for card in cards}
    return tries | {f"name {family}" for family in FAMILIES} | {"final", "not final"}


def play(p: Position, seat: int, action: str) -> Position:
    """The position after an action."""
    word, *words = action.split()
    if word == "final":
        p = p._replace(waiting=p.waiting - {seat})
        return p if p.waiting else resolve(p)
    if word == "not":
        return p._replace(waiting=p.waiting | {seat})
    if word == "take":
        return take(p, seat, words[0])
    if word == "name":
        return p._replace(joker=words[0][0], phase="over")
    return lay(p, seat, frozenset() if words == ["nothing"] else frozenset(words))


def lay(p: Position, seat: int, cards: Cards) -> Position:
    """S5-21 to S5-23: a bid, or a changed one."""
    before = p.bids[seat]
    own = p.hands[seat] | before
    p = p._replace(hands=put(p.hands, seat, own - cards), bids=put(p.bids, seat, cards))
    everyone = frozenset(range(len(p.hands)))
    if p.phase == "laying":
        p = p._replace(waiting=p.waiting - {seat})
        return p if p.waiting else p._replace(phase="adjusting", waiting=everyone)
    p = p._replace(changes=put(p.changes, seat, p.changes[seat] + 1), waiting=p.waiting | {seat})  # S5-23
    return p if len(cards) == len(before) else p._replace(waiting=everyone)


def resolve(p: Position) -> Position:
    """S5-24 to S5-29: who wins, and in which order the others take."""
    seats = range(len(p.hands))
    winner = max(seats, key=lambda seat: rank(p.bids[seat]))
    if not p.bids[winner]:
        return next_auction(p)  # S5-25
    # S5-27: players who laid nothing come last, by the highest tie-break number in hand.
    order = sorted(seats, key=lambda seat: (rank(p.bids[seat]), rank(p.hands[seat])[1]), reverse=True)
    order.remove(winner)
    hands = [hand if seat == winner else hand | p.bids[seat] for seat, hand in enumerate(p.hands)]
    hands[winner] |= {p.pile[0]}
    bids = [p.bids[seat] if seat == winner else frozenset() for seat in seats]
    return p._replace(hands=tuple(hands), bids=tuple(bids), winner=winner, order=tuple(order), phase="sharing")


def take(p: Position, seat: int, card: str) -> Position:
    """S5-26, S5-28: one card of the winning bid; the order goes round until none is left."""
    p = p._replace(
        hands=put(p.hands, seat, p.hands[seat] | {card}),
        bids=put(p.bids, p.winner, p.bids[p.winner] - {card}),
        order=(*p.order[1:], seat),
    )
    if p.bids[p.winner]:
        return p
    return p._replace(phase="naming", order=()) if p.pile[0] == JOKER else next_auction(p)


def next_auction(p: Position) -> Position:
    """The next card of the pile, or the end."""
    seats = range(len(p.hands))
    return p._replace(
        pile=p.pile[1:],
        phase="laying" if p.pile[1:] else "over",
        waiting=frozenset(seats),
        changes=(0,) * len(seats),
        winner=None,
        order=(),
    )


def counted(p: Position, seat: int) -> Cards:
    """S5-31: the highest card of each family."""
    families: dict[str, list[str]] = {}
    for card in p.hands[seat]:
        families.setdefault(p.joker if card == JOKER else card[0], []).append(card)
    return frozenset(max(cards, key=lambda card: (value(card), tie_break(card))) for cards in families.values())


def scores(p: Position) -> list[int]:
    """S5-31: the totals of what counts."""
    return [rank(counted(p, seat))[0] for seat in range(len(p.hands))]


def winners(p: Position) -> list[int]:
    """S5-32: equal totals by the highest tie-break number among what counts."""
    return [max(range(len(p.hands)), key=lambda seat: rank(counted(p, seat)))]


def in_order(cards: Cards) -> list[str]:
    """Cards by value, then by tie-break number."""
    return sorted(cards, key=lambda card: (value(card), tie_break(card)))


def bid(cards: Cards | list[str]) -> str:
    """The notation of a bid."""
    return " ".join(["bid", *(in_order(frozenset(cards)) or ["nothing"])])


def subsets(cards: Cards) -> list[Cards]:
    """Every choice of cards, also none."""
    return [frozenset(some) for count in range(len(cards) + 1) for some in combinations(sorted(cards), count)]
