"""What the database knows about a table beside its log, so that it can be searched."""

__all__ = ["finished_record", "news", "status_of", "table_row"]

import json
from typing import Any

from msgspec.structs import replace

from ..table.table import Table
from .append import TableRow

SOMETIMES = 60.0  # seconds


def table_row(table: Table) -> TableRow:
    """The row of a table in the list of tables."""
    return TableRow(
        game=table.settings.game,
        players=table.settings.players,
        public=table.settings.public,
        status=status_of(table),
        free=sum(seat.free for seat in table.seats),
        due=table.due,
        bots=bool(table.bots_to_move()),
        touched=table.touched,
    )


def news(row: TableRow, listed: TableRow | None) -> TableRow | None:
    """The row, if the list of tables should be told: of a change always, that something happened at all now and then."""
    if listed and row.touched <= listed.touched + SOMETIMES and replace(row, touched=listed.touched) == listed:
        return None
    return row


def status_of(table: Table) -> str:
    """How far a table is: waiting, playing, over or closed."""
    if table.closed:
        return "closed"
    if table.playing:
        return "playing"
    return "over" if table.match else "waiting"


def finished_record(before: Table, after: Table, at: float) -> dict[str, Any] | None:
    """The finished match, if a match has just ended."""
    match = after.match
    if match is None or after.playing or (before.match_id == after.match_id and before.match and before.match.over):
        return None
    return {
        "id": after.match_id,
        "table_id": after.ident,
        "game": after.settings.game,
        "players": after.settings.players,
        "public": after.settings.public,
        "ended": at,
        "names": json.dumps([{"name": seat.name, "level": seat.level} for seat in after.seats]),
        "scores": json.dumps(list(match.scores)),
        "document": match.dump(),
    }
