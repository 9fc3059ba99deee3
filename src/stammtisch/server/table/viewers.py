"""Who may look at a table, and as whom."""

__all__ = ["Viewer", "check_spectators", "check_viewer", "choose_viewer"]

from .refusal import Refusal
from .table import Table

Viewer = int | None  # a seat, or None for a spectator


def choose_viewer(table: Table, person: str, wish: str | None) -> Viewer:
    """The viewer as whom a person looks: the seat they ask for, else their first seat, else a spectator. Raises Refusal."""
    own = table.seats_of(person)
    if wish is not None:
        seat = int(wish) if wish.isdecimal() and len(wish) < 3 else None
        if seat not in own:
            raise Refusal("not-your-seat", 403, seat=wish[:8] if seat is None else seat + 1)
        return seat
    viewer = own[0] if own else None
    check_viewer(table, person, viewer)
    return viewer


def check_viewer(table: Table, person: str, viewer: Viewer) -> None:
    """Raise Refusal if a person may not, or no longer, look at a table as this viewer."""
    if viewer is not None and viewer < len(table.seats) and table.seats[viewer].person == person:
        return  # as nearly always
    own = table.seats_of(person)
    if viewer is not None and viewer not in own:
        raise Refusal("not-your-seat", 403, seat=viewer + 1)
    if not own:
        check_spectators(table)


def check_spectators(table: Table) -> None:
    """Raise Refusal if people without a seat have no business at this table: while a match is under way, if it allows none; where
    a common deal is played, ever."""
    if (table.playing or table.deal) and not table.settings.spectators:
        raise Refusal("no-spectators", 403)
