"""Holidays: while somebody is on one, their clocks stand still where a move takes days."""

__all__ = ["HolidayRoutes"]

import asyncio
import secrets
from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import Response

from ...runtime.threads import write_in_thread
from ...store.store import Person
from ...table.holidays import Holiday, left_in_year
from ...table.refusal import Refusal
from .. import wire_person
from ..operation import route
from .base import Routes, json_response


class HolidayRoutes(Routes):
    """The holidays of the person who asks."""

    @route("GET", "/api/me/holidays", {200: wire_person.Holidays})
    async def holidays(self, request: Request, person: Person) -> Response:
        """Your holidays."""
        return json_response(await self._holidays(person))

    @route("POST", "/api/me/holidays", {201: wire_person.Holidays}, body=wire_person.NewHoliday, refusals=(409,))
    async def plan_holiday(self, request: Request, person: Person, wanted: wire_person.NewHoliday) -> Response:
        """Plan a holiday."""
        now = self.tables.clock()
        holiday = Holiday(secrets.token_urlsafe(9), max(now, wanted.since), wanted.until)
        await write_in_thread(self.services.holidays.add, person.id, holiday, now)
        self.services.resting.person_changed(person.id)
        return json_response(await self._holidays(person), 201)

    @route("DELETE", "/api/me/holidays/{holiday}", {200: wire_person.Holidays}, refusals=(404,))
    async def end_holiday(self, request: Request, person: Person) -> Response:
        """End a holiday, or drop one that hasn't begun."""
        ident = request.path_params["holiday"]
        if not await write_in_thread(self.services.holidays.end, person.id, ident, self.tables.clock()):
            raise Refusal("no-such-holiday", 404)
        self.services.resting.person_changed(person.id)
        return json_response(await self._holidays(person))

    async def _holidays(self, person: Person) -> wire_person.Holidays:
        now = self.tables.clock()
        planned = (await asyncio.to_thread(self.services.holidays.of, [person.id]))[person.id]
        left = left_in_year(datetime.fromtimestamp(now, UTC).year, planned)
        told = [wire_person.Holiday(*each) for each in planned if each.until > now]
        return wire_person.Holidays(told, max(0.0, left))
