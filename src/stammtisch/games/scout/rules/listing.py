"""Which actions a player of SCOUT has (SC-11 to SC-16)."""

from ....engine.compiler import inner
from .cards import (
    best_with,
    gap_after_show,
    gap_before_show,
    number,
    strength,
    strength_of,
    table_strength,
    turned_over,
)
from .codes import KEEP, LEFT, SCOUT, SCOUT_AND_SHOW, SHOW, TURN, pack
from .record import ACTING, TURNING


def lister(put):
    """A function that finds every action of a seat that has to act, and hands its parts, as `pack` takes them, to `put`.

    `put(out, count, kind, first, second, turned)` returns the new count: the rules write the actions down, and the lab ticks them
    off in a mask. (Numba can't keep compiled code on disk that is handed a function as an argument.)
    """

    @inner
    def list_shows(position, seat, out):
        """SC-11, SC-12: every stretch of the hand that is a set and strong enough."""
        hand, held = position.hand[seat], position.held[seat]
        to_beat = table_strength(position)
        count = 0
        for first in range(held):
            start = here = number(hand[first])
            if strength(1, True, start) > to_beat:
                count = put(out, count, SHOW, first, first, 0)
            step = number(hand[first + 1]) - start if first + 1 < held else 9
            if step < -1 or step > 1:
                continue
            for last in range(first + 1, held):
                if number(hand[last]) != here + step:
                    break
                here += step
                if strength(last - first + 1, step == 0, min(start, here)) > to_beat:
                    count = put(out, count, SHOW, first, last, 0)
        return count

    @inner
    def list_scouts(position, seat, out, count):
        """SC-14: either end of the set, either way up, into any gap."""
        held = position.held[seat]
        for end in range(LEFT, min(position.set_size, 2)):  # the ends of a single card are the same
            for turned in range(2):
                for gap in range(held + 1):
                    count = put(out, count, SCOUT, end, gap, turned)
        return count

    @inner
    def list_scouts_and_shows(position, seat, out, count):
        """SC-16: the Scouts that leave a possible Show."""
        hand, held = position.hand[seat], position.held[seat]
        for end in range(LEFT, min(position.set_size, 2)):
            card, to_beat = position.set[end_index(position, end)], strength_after_scout(position, end)
            show_on_right, show_on_left = gap_before_show(hand, held, to_beat), gap_after_show(hand, held, to_beat)
            for turned in range(2):
                shown = number(turned_over(card) if turned else card)
                for gap in range(held + 1):
                    if gap <= show_on_right or gap >= show_on_left or best_with(hand, held, shown, gap) > to_beat:
                        count = put(out, count, SCOUT_AND_SHOW, end, gap, turned)
        return count

    @inner
    def list_moves(position, seat, out):
        """Shows, then Scouts, then Scouts with a Show to follow."""
        if position.phase == TURNING:
            return put(out, put(out, 0, KEEP, 0, 0, 0), TURN, 0, 0, 0)
        count = list_shows(position, seat, out)
        if position.phase == ACTING and position.set_size > 0:  # SC-15: an empty table leaves only Show
            if position.players > 2 or position.chips[seat] > 0:  # SC-31
                count = list_scouts(position, seat, out, count)
            if position.show_chips[seat] > 0:  # SC-16
                count = list_scouts_and_shows(position, seat, out, count)
        return count

    return list_moves


@inner
def write_down(out, count, kind, first, second, turned):
    """Write an action behind those that have been found before."""
    out[count] = pack(kind, first, second, turned)
    return count + 1


list_moves = lister(write_down)


@inner
def end_index(position, end):
    """Where the leftmost or rightmost card of the set lies."""
    return 0 if end == LEFT else position.set_size - 1


@inner
def strength_after_scout(position, end):
    """SC-14: what is left counts as what it now is."""
    left = position.set_size - 1
    first = 1 if end == LEFT else 0
    return strength_of(position.set, first, left)
