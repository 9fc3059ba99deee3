"""A position of SCORE 5 that a view describes, so that worlds can be imagined from a view alone."""

__all__ = ["described"]

from random import Random

from ...match.notation import Writer
from .notation import KINDS, NOBODY
from .rules import record as r
from .view import View


def described(view: View, chance: Random) -> str:
    """The notation of a position with this view. What the viewer can't know is made up, and dealt again by `imagine`.

    Without the memory aid, the cards of the other players and those of earlier auctions are made up as well.
    """
    box = list(view.ties)  # the names of all cards, by number
    owned, pile = _cards(view, box, chance)
    out = Writer()
    out.field("players", view.players)
    out.field("phase", view.phase)
    out.field("auction", view.auction)
    out.field("cap", r.NO_CAP if view.cap is None else view.cap, r.NO_CAP)
    out.field("families", [name[0] for name in box[: r.JOKER]])
    out.field("ties", list(view.ties.values()))
    for seat, cards in enumerate(owned):
        bid = _bid(view, seat, cards)
        out.field(f"hand {seat}", [card for card in cards if card not in bid])
        out.field(f"bid {seat}", bid, [])
    out.field("pile", pile)
    if view.won is not None:
        winners = [won.seat for won in view.won] + ([view.winner] if view.winner is not None else [])
        out.field("won", [NOBODY if seat is None else seat for seat in winners])
    if view.phase in ("laying", "adjusting"):
        out.field("waiting", view.to_act)
    if view.phase == "adjusting" and view.cap is not None:
        seen = [seat.changes or 0 for seat in view.seats]
        mine = {} if view.changes_left is None else {view.seat: view.cap - view.changes_left}
        out.field("changes", [mine.get(seat, count) for seat, count in enumerate(seen)])
        out.field("seen changes", seen)
    if view.phase == "sharing":
        out.field("order", view.order)
        out.field("picks", view.order.index(view.to_act[0]))
        out.field("shown", [seat.shown for seat in view.seats if seat.shown], [])
    return str(out)


def _bid(view: View, seat: int, cards: list[str]) -> list[str]:
    """What lies in a bid, as far as it is known; otherwise any cards, as many as everyone sees."""
    if seat == view.seat and view.bid is not None:
        return view.bid
    shown = view.seats[seat]
    if shown.bid is not None:
        return shown.bid
    return cards[: shown.count or 0]


def _cards(view: View, box: list[str], chance: Random) -> tuple[list[list[str]], list[str]]:
    """The cards of every seat, in hand and bid together; and the pile from top to bottom, as at the start."""
    owned = [_known(view, seat) for seat in range(view.players)]
    seen = {card for cards in owned for card in cards}
    pile = _pile(view, box, seen, chance)
    sets = [box[first : first + r.SET_SIZE] for first in range(0, r.STAR, r.SET_SIZE)]
    chance.shuffle(sets)
    sets.sort(key=seen.isdisjoint)  # those of which a card is seen are in the game
    hidden = [card for cards in sets[: view.players] for card in cards if card not in seen]
    hidden += [card for card in pile[: view.auction - 1] if card not in seen and card not in view.unsold]
    chance.shuffle(hidden)
    for cards, shown in zip(owned, view.seats, strict=True):
        cards += [hidden.pop() for _ in range(shown.cards - len(cards))]
    return owned, pile


def _known(view: View, seat: int) -> list[str]:
    """The cards of a seat that the viewer sees now, or remembers."""
    if seat == view.seat:
        return [*(view.hand or ()), *(view.bid or ())]
    shown = view.seats[seat]
    if shown.hand is not None:
        return list(shown.hand)
    up = [shown.shown, view.card if view.winner == seat else None]  # S5-24: the winner has the card at once
    return [*(shown.bid or ()), *(card for card in up if card is not None)]


def _pile(view: View, box: list[str], seen: set[str], chance: Random) -> list[str]:
    """What has been up, as far as it is known; what is up; and cards that may still come."""
    pile = [won.card for won in view.won] if view.won is not None else []
    free = [card for card in box if card not in seen and card not in view.unsold and card not in (*pile, view.card)]
    been = [card for card in box if card not in free and card not in (*pile, view.card)]
    chance.shuffle(free)
    for place in range(len(pile), r.AUCTIONS):
        kind = {name for card, name in enumerate(box) if KINDS[_kind(place)] >> card & 1}
        known = [card for card in been if card in kind] if place < view.auction - 1 else []
        up = view.card if place == view.auction - 1 else None
        pile.append(up or next(card for card in known + free if card in kind))
        been, free = ([card for card in cards if card != pile[-1]] for cards in (been, free))
    return pile


def _kind(place: int) -> int:
    """What lies at a place of the pile: ★ cards, ★★ cards, the joker."""
    return sum(place >= end for end in r.STACKED.tolist())
