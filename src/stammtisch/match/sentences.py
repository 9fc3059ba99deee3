"""What the logs of all games have in common."""

__all__ = ["end_in_words", "listed", "signed"]

from collections.abc import Sequence

from .words import Listing, Part, SeatName, Words


def listed(numbers: Sequence[int]) -> Listing:
    """The seats with a number each: `Mara 7, Tobi −2`."""
    return Listing([Words("tell-row", {"who": SeatName(seat), "what": signed(n)}) for seat, n in enumerate(numbers)])


def signed(number: int) -> str:
    """A number with a proper minus."""
    return str(number).replace("-", "−")


def end_in_words(scores: Sequence[int], winners: Sequence[int]) -> Words:
    """The end of a match."""
    won = Listing([SeatName(seat) for seat in winners], " & ")
    args: dict[str, Part] = {"winners": won, "count": len(winners), "table": listed(scores)}
    return Words("tell-match-ended", args)
