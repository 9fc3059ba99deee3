"""The short form of SCORE 5, for the deal of the day: the last six auctions."""

__all__ = ["PLAYERS", "begins"]

from typing import Any

from .rules.record import AUCTIONS

PLAYERS = 4
LAST = 6  # auctions


def begins(fields: Any) -> bool:
    """Whether there are as many auctions to come."""
    return bool(fields.auction >= AUCTIONS - LAST)
