"""What the database stores about a table besides its log, so that it can be searched."""

__all__ = [
    "BOTS",
    "PEOPLE",
    "Aside",
    "changed_row",
    "finished_record",
    "news_in",
    "row_after",
    "speakers_in",
    "table_row",
]

import json
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from ..table import log
from ..table.plan import Plan
from ..table.seat import Seat
from ..table.table import Table
from .append import FinishedMatch, TableRow
from .news import News

PEOPLE, BOTS = "people", "bots"  # the company of somebody who didn't play against bots of one level alone
Aside = Literal["practice", "stand-in", "shared", "deal"]
TOUCHED = 60.0  # seconds between two updates that only say that something has happened

_encode = msgspec.json.Encoder().encode


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
        turns=_turns(table),
        names=_encode([None if seat.free else _player(seat) for seat in table.seats]).decode(),
    )


def row_after(plan: Plan, listed: TableRow | None) -> TableRow:
    """The same after a plan, of a table that was listed like this before: while a match goes on, moves change little of it."""
    table = plan.table
    if not listed or not table.turns or any(not isinstance(entry, log.Moved) for _, entry in plan.entries):
        return table_row(table)
    return replace(listed, due=table.due, bots=bool(table.bots_to_move()), touched=table.touched, turns=_turns(table))


def _turns(table: Table) -> str:
    return _encode({person: (turn.since, turn.due) for person, turn in table.waits_for().items()}).decode()


def _player(seat: Seat) -> dict[str, Any]:
    return {"name": seat.name, "level": seat.level, "character": seat.character, "person": seat.person}


def changed_row(row: TableRow, listed: TableRow | None) -> TableRow | None:
    """The row, if the list should be updated. If only whose turn it is has changed, `touched` may be up to a minute old."""
    if listed and row.touched <= listed.touched + TOUCHED:
        quick = replace(listed, turns=row.turns)
        if replace(quick, touched=row.touched) == row:
            return None if row.turns == listed.turns else quick
    return row


def speakers_in(entries: Sequence[log.Entry]) -> frozenset[str]:
    """The people who say something in these entries."""
    return frozenset(entry.person for entry in entries if isinstance(entry, log.Said | log.Reacted))


def news_in(entries: Sequence[log.Entry], table: Table) -> News | None:
    """What people are told about these entries who aren't there: somebody speaks to them, or would like another match."""
    for entry in entries:
        if isinstance(entry, log.Said):
            return News("talk", entry.name, frozenset(table.people - {entry.person}))
        if isinstance(entry, log.Readied) and entry.yes and table.matches:
            return News("rematch", entry.name, frozenset(table.people - {entry.person}))
    return None


def finished_record(before: Table, after: Table, at: float) -> FinishedMatch | None:
    """The finished match, if a match has just ended."""
    match = after.match
    if match is None or after.playing or (before.match_id == after.match_id and before.match and before.match.over):
        return None
    document = match.dump()
    row = {
        "id": after.match_id,
        "table_id": after.ident,
        "game": after.settings.game,
        "players": after.settings.players,
        "public": after.settings.public,
        "ended": at,
        "names": _encode([_player(seat) for seat in after.seats]).decode(),
        "scores": json.dumps(list(match.scores)),
        "winners": json.dumps(list(match.winners)),
        "document": document,
        "size": len(document.encode()),
        "deal": after.deal.id if after.deal else None,
    }
    results, met = _results(after, row)
    return FinishedMatch(row, results, met, _attempt(after, results) if after.counts else None)


def _attempt(table: Table, results: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """How the person at the table of a common deal came out of it, and whether in time."""
    (result,) = results
    assert table.deal is not None
    told = {name: result[name] for name in ("person", "match_id", "ended", "score", "place", "won")}
    return told | {"deal": table.deal.id, "table_id": table.ident, "counts": result["ended"] < table.deal.ends}


def _results(table: Table, row: dict[str, Any]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """How each person came out of a match, and whom they met there."""
    assert table.match is not None
    scores, winners = table.match.scores, table.match.winners
    results, met = list[dict[str, Any]](), list[dict[str, Any]]()
    for person in sorted(table.people):
        own = table.seats_of(person)
        seat = own[0]
        others = table.people - {person}
        results.append(
            {
                "match_id": row["id"],
                "person": person,
                "game": row["game"],
                "players": row["players"],
                "ended": row["ended"],
                "seat": seat,
                "score": scores[seat],
                "place": 1 if seat in winners else max(2, 1 + sum(score > scores[seat] for score in scores)),
                "won": seat in winners,
                "company": PEOPLE if others else _company(table),
                "aside": _aside(table, own),
            }
        )
        met += (
            {
                "match_id": row["id"],
                "person": person,
                "other": other,
                "won": any(seat in winners for seat in table.seats_of(other)),
            }
            for other in sorted(others)
        )
    return results, met


def _company(table: Table) -> str:
    """The level of all bots at the table, or that there are several levels."""
    levels = {seat.level for seat in table.seats if seat.level}
    return levels.pop() or BOTS if len(levels) == 1 else BOTS


def _aside(table: Table, own: Sequence[int]) -> Aside | None:
    """Why a match counts for no record of the person who has these seats."""
    if table.practice:
        return "practice"
    if table.stood_in & set(own):
        return "stand-in"
    if table.deal:
        return "deal"
    return "shared" if len(own) > 1 else None
