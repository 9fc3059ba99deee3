"""Common deals: the deal of the day, and those among friends."""

__all__ = ["DealRoutes"]

import asyncio
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ....bots.short_form import short_form
from ....match.game import find
from ...runtime.dealing import Dealing
from ...runtime.heavy_work import Checkpoint
from ...runtime.tables import NoSuchTable
from ...runtime.threads import write_in_thread
from ...runtime.upkeep import FOR_TABLES
from ...store.append import Conflict
from ...store.store import Person
from ...table.asking import Asker, check_level
from ...table.branching import Branch
from ...table.common_deals import CommonDeal, deal_among_friends, table_of
from ...table.link import is_link, new_link
from ...table.refusal import Refusal
from .. import wire, wire_deal
from ..deals import daily, state
from ..headers import language_of
from ..limits import OPENING, RateLimit
from ..operation import page_of, route
from ..patience import while_connected
from ..services import Services
from .base import Routes, json_response

PAGE = 100  # attempts


class DealRoutes(Routes):
    """What several people play, each alone, and how they compare."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.dealing, self.attempts = services.dealing, services.dealing.attempts
        self.opening = RateLimit(OPENING)

    @route("GET", "/api/daily", {200: wire_deal.Daily})
    async def daily(self, request: Request, person: Person) -> Response:
        """The deals of the day, and on which days you have played one."""
        return json_response(await asyncio.to_thread(daily, self.dealing, person.id, language_of(request)))

    @route("GET", "/api/me/deals", {200: wire_deal.MyDeals}, pages="since", refusals=(422,))
    async def my_deals(self, request: Request, person: Person) -> Response:
        """The common deals that you have begun, the latest first, in pages."""
        count, rows = await asyncio.to_thread(self.attempts.page, person.id, page_of(request, "since", 0), PAGE)
        return json_response(wire_deal.MyDeals(count, [wire_deal.MyDeal(**row) for row in rows]))

    @route("GET", "/api/deals/{deal}", {200: wire_deal.DealState}, refusals=(404,))
    async def deal(self, request: Request, person: Person) -> Response:
        """A common deal; and when you have finished it, how you compare with others."""
        return json_response(await self._state(request, person, await self._deal(request)))

    @route("POST", "/api/deals", {201: wire_deal.DealState}, body=wire_deal.NewDeal, refusals=(507,))
    async def new_deal(self, request: Request, person: Person, wanted: wire_deal.NewDeal) -> Response:
        """A deal for you and your friends: whoever has its link plays it, each alone, and you compare."""
        game = find(wanted.game)
        game.check_players(wanted.players)
        check_level(wanted.level)
        if short_form(game.name) is None:
            raise Refusal("deal-without-bots", 422)
        self.services.upkeep.check_room(FOR_TABLES)
        self.opening.take(person.id)
        most, now = self.services.settings.tables_per_person, self.tables.clock()
        if await asyncio.to_thread(self.dealing.deals.hosted, person.id, now) >= most:
            raise Refusal("too-many-deals", 429, limit=most)
        fresh = deal_among_friends(wanted.game, wanted.players, wanted.level, wanted.short, now)
        deal = await self._work(request, person, partial(_made, self.dealing, fresh, person.id))
        return json_response(await self._state(request, person, deal), 201)

    @route("POST", "/api/deals/{deal}/table", {201: wire.Opened}, refusals=(404, 507))
    async def play_deal(self, request: Request, person: Person) -> Response:
        """Play a deal: the first time it counts, and you come back to the same table; then it is practice."""
        deal = await self._work(request, person, partial(_made, self.dealing, await self._deal(request), None))
        mine = await asyncio.to_thread(self.attempts.find, deal.id, person.id)
        if mine is None and self.tables.clock() < deal.ends:
            await self._check_room(person)
            ident = await write_in_thread(self.attempts.claim, deal.id, person.id, new_link(), self.tables.clock())
            return await self._at(request, person, deal, ident)
        if mine and mine["ended"] is None and mine["status"] in (None, "waiting", "playing"):
            return await self._at(request, person, deal, mine["table_id"])
        await self._check_room(person)
        again = await self._work(request, person, partial(_table, deal, person, True))
        return json_response(wire.Opened((await self.tables.branch(person.id, again)).table.ident), 201)

    async def _at(self, request: Request, person: Person, deal: CommonDeal, ident: str) -> Response:
        """The one table where somebody plays a deal so that it counts; set now, unless it is there already."""
        try:
            await self.tables.find(ident)
        except NoSuchTable:
            first = await self._work(request, person, partial(_table, deal, person, False))
            try:
                await self.tables.branch(person.id, first, ident)
            except Conflict:  # another device of theirs was quicker
                await self.tables.find(ident)
        return json_response(wire.Opened(ident), 201)

    async def _check_room(self, person: Person) -> None:
        """Raise Refusal if there is no room for another table."""
        self.services.upkeep.check_room(FOR_TABLES)
        self.opening.take(person.id)
        most = self.services.settings.tables_per_person
        if await asyncio.to_thread(self.store.open_tables_of, person.id) >= most:
            raise Refusal("too-many-tables", 429, limit=most)

    async def _deal(self, request: Request) -> CommonDeal:
        """The deal of an address. Raises Refusal."""
        ident = request.path_params["deal"]
        found = await asyncio.to_thread(self.dealing.find, ident) if is_link(ident) else None
        if found is None:
            raise Refusal("no-such-deal", 404)
        return found

    async def _state(self, request: Request, person: Person, deal: CommonDeal) -> wire_deal.DealState:
        return await asyncio.to_thread(state, self.dealing, deal, person.id, language_of(request))

    async def _work(self, request: Request, person: Person, work: Any) -> Any:
        return await while_connected(request, self.services.heavy.do(person.id, work))


def _made(dealing: Dealing, deal: CommonDeal, host: str | None, checkpoint: Checkpoint) -> CommonDeal:
    return dealing.made(deal, host)


def _table(deal: CommonDeal, person: Person, practice: bool, checkpoint: Checkpoint) -> Branch:
    return table_of(deal, Asker(person.id, person.name), practice)
