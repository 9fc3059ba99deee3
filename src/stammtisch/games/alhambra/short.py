"""The short form of Alhambra, for the deal of the day: from scoring A on."""

__all__ = ["PLAYERS", "begins"]

from typing import Any

from .rules.record import A

PLAYERS = 3


def begins(fields: Any) -> bool:
    """Whether scoring A has been."""
    return bool(fields.scored >> A & 1)
