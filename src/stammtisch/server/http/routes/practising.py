"""Going on from a position of a finished match: at a table of one's own, against bots."""

__all__ = ["PractiseRoutes"]

import asyncio
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ....match.file import load
from ...runtime.heavy_work import Checkpoint
from ...runtime.upkeep import FOR_TABLES
from ...store.seats import MatchSeats
from ...store.store import Person
from ...table import log
from ...table.asking import Asker
from ...table.branching import Branch, branch
from ...table.refusal import Refusal
from .. import wire, wire_review
from ..limits import OPENING, RateLimit
from ..operation import route
from ..patience import while_connected
from ..services import Services
from .base import Routes, json_response


class PractiseRoutes(Routes):
    """Tables that begin in the middle of a match."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.opening = RateLimit(OPENING)

    @route(
        "POST", "/api/matches/{match}/practice", {201: wire.Opened}, body=wire_review.FromHere, refusals=(403, 404, 507)
    )
    async def practise(self, request: Request, person: Person, wanted: wire_review.FromHere) -> Response:
        """Decide anew at your seat of a finished match, and play on against bots; it counts for nothing."""
        row = await self.finished_row(request, person)
        if not MatchSeats(row).is_own(wanted.seat, person.id):
            raise Refusal("not-your-seat", 403, seat=wanted.seat + 1)
        self.services.upkeep.check_room(FOR_TABLES)
        self.opening.take(person.id)
        most = self.services.settings.tables_per_person
        if await asyncio.to_thread(self.store.open_tables_of, person.id) >= most:
            raise Refusal("too-many-tables", 429, limit=most)
        made = self.services.heavy.do(person.id, partial(_branch, row, wanted, Asker(person.id, person.name)))
        live = await self.tables.branch(person.id, await while_connected(request, made))
        return json_response(wire.Opened(live.table.ident), 201)


def _branch(row: Any, wanted: wire_review.FromHere, asker: Asker, checkpoint: Checkpoint) -> Branch:
    match, deal = load(row["document"], checkpoint), row["deal"] and log.OfDeal(row["deal"], 0.0, 0)
    return branch(match, wanted.seat, wanted.number, asker, wire.players(row["names"]), deal)
