"""Which bids are worth listing. All that are allowed would be too many: 2 to the power of the cards one has."""

from ....engine.compiler import inner
from .cards import how_many, lowest, rank
from .codes import BID, pack

FEW = 5  # cards of which every choice is listed, not only neighbours


@inner
def list_bids(position, seat, out, count):
    """S5-21, S5-22: bids of the cards in hand and bid, without saying which of them is the present one."""
    own = position.hand[seat] | position.bid[seat]
    out[count] = pack(BID, 0)
    held = how_many(own)
    if held <= FEW:
        bid = own & -own
        while bid:
            count += 1
            out[count] = pack(BID, bid)
            bid = (bid - own) & own  # the next choice among `own`
        return count + 1
    first = count + 1
    line_up(position, own, out, first)
    count = first + held
    for i in range(held):
        bid = 1 << out[first + i]
        out[first + i] = pack(BID, bid)
        for j in range(i + 1, held):
            bid |= 1 << out[first + j]
            out[count] = pack(BID, bid)
            count += 1
    return count


@inner
def line_up(position, cards, out, first):
    """Put the cards into `out`, by value, then by tie-break number."""
    last = first
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        at = last
        while at > first and rank(position, out[at - 1]) > rank(position, card):
            out[at] = out[at - 1]
            at -= 1
        out[at] = card
        last += 1


@inner
def strike_out(out, count, action):
    """Leave one action out of a list; returns how many remain."""
    kept = 0
    for i in range(count):
        if out[i] != action:
            out[kept] = out[i]
            kept += 1
    return kept
