"""How often a table may be asked for something, so that its log doesn't grow for nothing."""

__all__ = ["CommandLimits"]

from ..table.arranging import Arrange
from ..table.commands import Close, Command, Play, React, Say
from ..table.table import Table
from .limits import GUESTS, REACTIONS, SEATS, TALK, RateLimit

LARGE = 4096  # bytes of settings that count as another command


class CommandLimits:
    """What each person may ask of tables, and what all people together may ask of a table at which they don't sit.

    The match itself is bounded by its rules. People who sit at a table can't be kept from talking by others.
    """

    def __init__(self) -> None:
        self._talk, self._reactions, self._seats = RateLimit(TALK), RateLimit(REACTIONS), RateLimit(SEATS)
        self._guests = RateLimit(GUESTS)

    def take(self, table: Table, person: str, command: Command | Arrange, size: int = 0) -> None:
        """Count a command, perhaps of this size. Raises Refusal if there were too many."""
        if isinstance(command, Play | Close):
            return
        own = self._talk if isinstance(command, Say) else self._reactions if isinstance(command, React) else self._seats
        own.take(person, 1 + size // LARGE)
        if person != table.host and not table.seats_of(person):
            self._guests.take(table.ident)
