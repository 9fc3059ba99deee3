"""What games that count points have in common."""

from .compiler import inner


@inner
def leaders(points, players):
    """Bit mask of the seats with the most points: a tie is a shared win."""
    best, mask = points[0], 0
    for seat in range(players):
        if points[seat] > best:
            best, mask = points[seat], 0
        if points[seat] == best:
            mask |= 1 << seat
    return mask
