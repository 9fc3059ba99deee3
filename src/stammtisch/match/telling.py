"""What the logs of all games have in common."""

__all__ = ["listed", "tell_end"]

from collections.abc import Sequence

from ..messages import say


def listed(names: Sequence[str], points: Sequence[int]) -> str:
    """Names with their points: `Mara 7, Tobi −2`."""
    return ", ".join(f"{name} {str(number).replace('-', '−')}" for name, number in zip(names, points, strict=False))


def tell_end(scores: Sequence[int], winners: Sequence[int], names: Sequence[str], language: str) -> str:
    """The end of a match as a sentence."""
    won = " & ".join(names[seat] for seat in winners)
    return say("tell-match-ended", language, winners=won, count=len(winners), table=listed(names, scores))
