"""A position of SCOUT that a view describes, so that worlds can be imagined from a view alone."""

__all__ = ["described"]

from random import Random

from ...match.notation import Writer
from .rules import record as r
from .rules.cards import is_out
from .rules.rules import HAND
from .view import View, card_name

KEPT = 22  # SC-2: what two players keep for the second round


def described(view: View, chance: Random) -> str:
    """The notation of a position with this view. What the viewer can't know is made up, and dealt again by `imagine`.

    Without the memory aid, the cards that lie face down are made up as well. What two players have seen in the first round, the
    other one is taken to have seen, too.
    """
    out, players, seats = Writer(), view.players, view.seats
    out.field("players", players)
    out.field("phase", view.phase)
    out.field("round", view.round)
    out.field("first", (view.starter - view.round + 1) % players)
    if view.phase == "turning":
        out.field("undecided", view.to_act)
    else:
        out.field("turn", view.to_act[0])
    hidden = _hidden(view, chance)
    for number, seat in enumerate(seats):
        mine = number == view.seat and view.hand is not None
        known = seat.known or []
        hand = view.hand if mine else [*known, *(hidden.pop() for _ in range(seat.cards - len(known)))]
        out.field(f"hand {number}", hand)
        out.field(f"known {number}", known, [])
    out.field("set", view.set, [])
    out.field("scouts", view.scouts)
    if view.owner is not None:
        out.field("owner", view.owner)
    dealt = int(HAND[players]) * players
    lying = dealt - sum(seat.cards for seat in seats) - len(view.set)
    out.field("gone", [hidden.pop() for _ in range(lying)] if view.gone is None else view.gone, [])
    out.field("taken", [seat.taken for seat in seats])
    out.field("chips", [seat.chips for seat in seats])
    out.field("show chips", [seat.show_chips for seat in seats])
    for played in range(view.round - 1):
        out.field(f"points {played + 1}", [seat.points[played] for seat in seats])
    if players == 2 and view.round == 1:
        out.field("kept", hidden[:KEPT])
    for viewer in (0, 1, r.EVERYONE) if view.spent else ():
        out.field(f"spent {viewer}", view.spent or [])
    return str(out)


def _hidden(view: View, chance: Random) -> list[str]:
    """The cards that may be anywhere out of the viewer's sight, shuffled."""
    named = [view.hand, view.set, view.gone, view.spent, *(seat.known for seat in view.seats)]
    seen = {_either_way_up(name) for names in named for name in names or ()}
    box = [card_name(card) for card in r.CARDS.tolist() if not is_out(card, view.players)]
    hidden = [name for name in box if _either_way_up(name) not in seen]
    chance.shuffle(hidden)
    return hidden


def _either_way_up(name: str) -> frozenset[str]:
    return frozenset(name.split("/"))
