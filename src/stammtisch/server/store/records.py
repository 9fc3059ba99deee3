"""What the database stores about a table besides its log, so that it can be searched."""

__all__ = ["changed_row", "finished_record", "table_row"]

import json
from typing import Any

from msgspec.structs import replace

from ..table.table import Table
from .append import TableRow

TOUCHED = 60.0  # seconds between two updates that only say that something has happened


def table_row(table: Table) -> TableRow:
    """The row of a table in the list of tables."""
    return TableRow(
        game=table.settings.game,
        players=table.settings.players,
        public=table.settings.public,
        status=table.status,
        free=sum(seat.free for seat in table.seats),
        due=table.due,
        host=table.host,
        people=table.with_people,
        bots=bool(table.bots_to_move()),
        touched=table.touched,
        turns=_json({person: (turn.since, turn.due) for person, turn in table.waits_for().items()}),
        names=_json([None if seat.free else seat.level or seat.name for seat in table.seats]),
    )


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def changed_row(row: TableRow, listed: TableRow | None) -> TableRow | None:
    """The row, if the list should be updated: always if it has changed, now and then if only `touched` has."""
    if listed and row.touched <= listed.touched + TOUCHED and replace(row, touched=listed.touched) == listed:
        return None
    return row


def finished_record(before: Table, after: Table, at: float) -> dict[str, Any] | None:
    """The finished match, if a match has just ended."""
    match = after.match
    if match is None or after.playing or (before.match_id == after.match_id and before.match and before.match.over):
        return None
    document = match.dump()
    return {
        "id": after.match_id,
        "table_id": after.ident,
        "game": after.settings.game,
        "players": after.settings.players,
        "public": after.settings.public,
        "ended": at,
        "names": json.dumps([{"name": seat.name, "level": seat.level} for seat in after.seats]),
        "scores": json.dumps(list(match.scores)),
        "document": document,
        "size": len(document.encode()),
    }
