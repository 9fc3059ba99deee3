"""A position of Alhambra that a view describes, so that worlds can be imagined from a view alone."""

__all__ = ["described"]

from random import Random

from ...match.notation import Writer
from .cards import CATEGORIES, EMPTY, Scoring, money_names
from .rules import record as r
from .rules.rules import COPIES
from .view import Buildings, Points, View


def described(view: View, chance: Random) -> str:
    """The notation of a position with this view. What the viewer can't know is made up, and dealt again by `imagine`.

    Without the memory aid, the money in other hands and in the discard pile is made up as well. How many cards made the five
    piles (AL-13) isn't in a view: the lowest number that fits is taken.
    """
    out, seats = Writer(), view.seats
    out.field("players", view.players)
    out.field("turn", view.to_act[0])
    out.field("scored", view.scored, [])
    out.field("yard", [place.picture or EMPTY for place in view.yard])
    out.field("display", [card or EMPTY for card in view.display])
    hidden = _hidden(view, chance)
    for number, seat in enumerate(seats):
        known = view.hand if number == view.seat else seat.hand
        out.field(f"hand {number}", [hidden.pop() for _ in range(seat.cards)] if known is None else known, [])
        out.field(f"built {number}", _pictures(seat.buildings), [])
        _write_points(out, seat.points, str(number))
    out.field("discard", [hidden.pop() for _ in range(view.discarded)] if view.discard is None else view.discard, [])
    if view.dirk is not None:
        out.field("dirk", _pictures(view.dirk.buildings), [])
        _write_points(out, view.dirk.points, "dirk")
    return str(out)


def _hidden(view: View, chance: Random) -> list[str]:
    """The money that may be anywhere out of the viewer's sight, shuffled."""
    known = [view.hand if number == view.seat else seat.hand for number, seat in enumerate(view.seats)]
    hidden = money_names([int(COPIES[view.players])] * r.MONEY)
    for cards in (*known, view.discard, view.display):
        for card in cards or ():
            if card is not None:
                hidden.remove(card)
    chance.shuffle(hidden)
    return hidden


def _pictures(buildings: Buildings) -> list[str]:
    return [f"{category}{price}" for category, prices in buildings.items() for price in prices]


def _write_points(out: Writer, points: dict[Scoring, Points], called: str) -> None:
    for scoring, got in points.items():
        out.field(f"points {scoring.lower()} {called}", [got[category] for category in CATEGORIES])
