"""The short form of SCOUT, for the deal of the day: the last round of a match."""

__all__ = ["PLAYERS", "begins"]

from typing import Any

PLAYERS = 4


def begins(fields: Any) -> bool:
    """Whether the last round has been dealt."""
    return bool(fields.round_number == fields.players - 1)
