"""How what the coach has measured is put into words, for readers of any language. Nothing here computes anything."""

__all__ = ["SHARE", "number_words", "plain_words", "praise_words", "reason_words", "verdict_words"]

from ..match.words import Part, Words
from .document import Decision

SHARE = "share"  # how a game calls what is told in per cent


def reason_words(game: str, name: str, is_share: bool, best: float, played: float) -> Words:
    """A reason: shares in whole per cent, amounts with a digit after the point."""
    if is_share:
        told: dict[str, Part] = {"best": round(100 * best), "played": round(100 * played)}
    else:
        told = {"best": number_words(best), "played": number_words(played)}
    return Words(f"{game}-reason-{name}", told)


def plain_words(game: str, name: str) -> Words:
    """The same without figures."""
    return Words(f"{game}-reason-{name}.plain")


def number_words(value: float) -> Words:
    """A number with one digit after the point or comma of the reader's language, unless that is 0."""
    tenths = round(10 * abs(value))
    sign = "−" if value < 0 and tenths else ""
    if tenths % 10 == 0:
        return Words("review-whole", {"sign": sign, "whole": str(tenths // 10)})
    return Words("review-number", {"sign": sign, "whole": str(tenths // 10), "tenths": str(tenths % 10)})


def verdict_words(decision: Decision) -> Words:
    """The name of a verdict."""
    return Words(f"review-verdict-{decision.verdict}")


def praise_words(decision: Decision) -> Words | None:
    """What is said of a good move, if anything is."""
    return Words(f"review-praise-{decision.praise}") if decision.praise else None
