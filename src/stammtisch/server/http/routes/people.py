"""The door where people come in: a name, a language, a token. Nothing to sign up for."""

__all__ = ["PeopleDoor"]

import asyncio
import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ....messages import LANGUAGES
from ...store.store import Person
from ...table.commands import Refusal, checked_name
from .. import wire
from ..auth import COOKIE, Buckets, hash_of, new_token
from .base import SMALL, Door, address_of, json_response

YEAR = 365 * 24 * 3600


class PeopleDoor(Door):
    """Who one is."""

    def __init__(self, *needs: Any) -> None:
        super().__init__(*needs)
        self.newcomers = Buckets(burst=60, rate=1)

    async def come_in(self, request: Request) -> Response:
        """POST /api/people: somebody new."""
        self.newcomers.take(address_of(request))
        wanted = await self.read(request, wire.NewPerson)
        person = Person(secrets.token_urlsafe(12), checked_name(wanted.name), _language(wanted.language))
        token = new_token()
        await asyncio.to_thread(self.store.add_person, person, hash_of(token), self.house.clock())
        me = wire.Me(person.id, person.name, person.language, token if wanted.program else None)
        response = json_response(me, 201)
        if not wanted.program:
            response.set_cookie(
                COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=self.settings.secure, path="/"
            )
        return response

    async def me(self, request: Request) -> Response:
        """GET /api/me: who one is."""
        person = await self.person(request)
        return json_response(wire.Me(person.id, person.name, person.language))

    async def rename(self, request: Request) -> Response:
        """PATCH /api/me: another name or language."""
        person = await self.person(request)
        wanted = await self.read(request, wire.Renamed)
        changed = Person(
            person.id,
            person.name if wanted.name is None else checked_name(wanted.name),
            person.language if wanted.language is None else _language(wanted.language),
        )
        await asyncio.to_thread(self.store.rename, changed, self.house.clock())
        self.house.people.forget(person.id)
        return json_response(wire.Me(changed.id, changed.name, changed.language))

    async def go_out(self, request: Request) -> Response:
        """DELETE /api/me: the token opens nothing from now on."""
        person = await self.person(request)
        await self.body(request, SMALL)  # nobody else's page may ask for that
        await asyncio.to_thread(self.store.forget_token, person.id, hash_of(new_token()))
        self.house.people.forget(person.id)
        response = Response(status_code=204)
        response.delete_cookie(COOKIE, path="/")
        return response


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("language-wrong", 422, known=", ".join(LANGUAGES))
    return language
