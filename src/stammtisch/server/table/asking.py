"""Who asks something of a table, and what many answers depend on."""

__all__ = [
    "Asker", "check_between_matches", "check_character", "check_counts", "check_host", "check_level", "check_own", "checked_name",
    "running_match", "seat_at",
]  # fmt: skip

from collections.abc import Collection

from msgspec import Struct

from ...bots.characters import characters
from ...bots.levels import NAMES
from ...match.match import Match
from .refusal import Refusal
from .seat import Seat
from .table import Table

LONGEST_NAME = 24


class Asker(Struct, frozen=True):
    """Who asks: a person with a name, and who else is known to be present at the table."""

    person: str
    name: str
    present: frozenset[str] = frozenset()


def checked_name(name: str) -> str:
    """A name as it may be shown: one short line of printable characters, or none at all. Raises Refusal."""
    clean = " ".join(name.split())
    if not clean.isprintable() or len(clean) > LONGEST_NAME:
        raise Refusal("name-wrong", 422, limit=LONGEST_NAME)
    return clean


def check_level(level: str) -> None:
    """Raise Refusal for an unknown level."""
    if level not in NAMES:
        raise Refusal("unknown-level", 422, value=level[:40], known=", ".join(NAMES))


def check_character(game: str, character: str, others: Collection[str | None] = ()) -> None:
    """Raise Refusal for a character that the game doesn't have, or that sits at the table already."""
    known = characters(game)
    if character not in known:
        raise Refusal("unknown-character", 422, value=character[:40], known=", ".join(known) or "–")
    if character in others:
        raise Refusal("character-taken", name=known[character].name)


def seat_at(table: Table, number: int) -> Seat:
    """The seat with this number. Raises Refusal if there is none."""
    if not 0 <= number < len(table.seats):
        raise Refusal("no-such-seat", 422, value=number + 1, last=len(table.seats))
    return table.seats[number]


def check_own(table: Table, asker: Asker, number: int) -> None:
    """Raise Refusal if a seat isn't the asker's."""
    if seat_at(table, number).person != asker.person:
        raise Refusal("not-your-seat", 403, seat=number + 1)


def check_host(table: Table, asker: Asker) -> None:
    """Raise Refusal if somebody else is the host."""
    if table.host != asker.person:
        raise Refusal("host-only", 403)


def check_between_matches(table: Table) -> None:
    """Raise Refusal while a match is under way."""
    if table.playing:
        raise Refusal("match-running")


def running_match(table: Table) -> Match:
    """The match that is under way. Raises Refusal if there is none."""
    if not table.playing or table.match is None:
        raise Refusal("no-match")
    return table.match


def check_counts(table: Table) -> None:
    """Raise Refusal where somebody plays a common deal for the first time: nothing is taken back, and nobody plays for them."""
    if table.counts:
        raise Refusal("deal-counts")
