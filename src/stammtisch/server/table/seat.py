"""A place at a table."""

__all__ = ["Seat"]

from msgspec import Struct


class Seat(Struct, frozen=True):
    """A place at the table: empty, taken by a bot (`level`), or by a person, for whom a stand-in may play (`away`).

    A bot that is a `character` has its name and plays in its style.
    """

    person: str | None = None
    name: str = ""
    level: str | None = None
    away: bool = False
    contribution: str = ""
    character: str | None = None

    @property
    def free(self) -> bool:
        """Whether anyone may sit down here."""
        return self.person is None and self.level is None

    def player(self, stand_in: str) -> str | None:
        """The level of the bot that plays here now; None if a person does."""
        return self.level or (stand_in if self.away else None)
