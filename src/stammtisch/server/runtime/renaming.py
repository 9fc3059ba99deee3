"""Another name for somebody, at every table where they sit or have spoken."""

__all__ = ["rename_at_tables"]

import asyncio
from contextlib import suppress
from functools import partial

from ..table import log
from ..table.commands import LONGEST_LOG
from ..table.refusal import Refusal
from ..table.table import Table
from .tables import Tables


async def rename_at_tables(tables: Tables, person: str, was: str, name: str) -> None:
    """Have everyone at a person's open tables see the new name: at the seat, in the talk and in the match."""
    spoken = set(await asyncio.to_thread(tables.store.tables_with_talk_of, person))
    for ident in {*spoken, *await asyncio.to_thread(tables.store.tables_of, person)}:
        with suppress(Refusal):  # a table that can't be read is left as it is
            await tables.add(ident, partial(_renamed, person, was, name, ident in spoken))


def _renamed(person: str, was: str, name: str, has_spoken: bool, table: Table) -> list[log.Entry]:
    known = has_spoken or any(table.seats[number].name == was for number in table.seats_of(person))
    stays = table.closed or table.trouble or not known
    return [] if stays or table.seq >= LONGEST_LOG else [log.Renamed(person, was, name)]
