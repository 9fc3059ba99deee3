"""People: a name, a language and a token. Nobody has to sign up."""

__all__ = ["PeopleRoutes"]

import secrets

from starlette.requests import Request
from starlette.responses import Response

from ....messages import LANGUAGES
from ...runtime.renaming import rename_at_tables
from ...runtime.threads import write_in_thread
from ...runtime.tokens import hash_of, new_token
from ...runtime.upkeep import FOR_GUESTS
from ...store.store import Person
from ...table.asking import checked_name
from ...table.refusal import Refusal
from .. import wire
from ..auth import forget_cookie, set_cookie
from ..device_names import device_name
from ..headers import header
from ..limits import NAMES, NEWCOMERS, Rate, RateLimit
from ..operation import route
from ..services import Services
from .base import Routes, json_response


class PeopleRoutes(Routes):
    """Who somebody is."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.renaming = RateLimit(Rate(burst=10, per_second=0.1))

    @route(
        "POST", "/api/people", {201: wire.Me}, body=wire.NewPerson, known=False, rate=NEWCOMERS,
        refusals=(503, 507),
    )  # fmt: skip
    async def come_in(self, request: Request, wanted: wire.NewPerson) -> Response:
        """Come in as a new person."""
        self.services.upkeep.check_room(FOR_GUESTS)
        person = Person(secrets.token_urlsafe(12), checked_name(wanted.name), _language(wanted.language))
        token, name = new_token(), device_name(header(request, b"user-agent"))
        await write_in_thread(self.store.add_person, person, hash_of(token), self.tables.clock(), name)
        me = wire.Me(person.id, person.name, person.language, token if wanted.program else None)
        response = json_response(me, 201)
        if not wanted.program:
            set_cookie(response, token, self.services.settings.secure)
        return response

    @route("GET", "/api/me", {200: wire.Me})
    async def me(self, request: Request, person: Person) -> Response:
        """Who you are."""
        return json_response(wire.Me(person.id, person.name, person.language))

    @route("PATCH", "/api/me", {200: wire.Me}, body=wire.Renamed, rate=NAMES)
    async def rename(self, request: Request, person: Person, wanted: wire.Renamed) -> Response:
        """Take another name or language."""
        if wanted.name is not None:
            self.renaming.take(person.id)
        changed = Person(
            person.id,
            person.name if wanted.name is None else checked_name(wanted.name),
            person.language if wanted.language is None else _language(wanted.language),
        )
        await write_in_thread(self.store.rename, changed, self.tables.clock())
        self.services.tokens.forget(person.id)
        if changed.name != person.name:
            await rename_at_tables(self.tables, person.id, person.name, changed.name)
        return json_response(wire.Me(changed.id, changed.name, changed.language))

    @route("DELETE", "/api/me", {204: None})
    async def go_out(self, request: Request, person: Person) -> Response:
        """Give up the token of this device: it isn't valid from now on."""
        token = await write_in_thread(self.services.devices.sign_out, person.id, person.device)
        self.services.tokens.forget(person.id)
        self.services.connections.dismiss(person.id, token)
        response = Response(status_code=204)
        forget_cookie(response)
        return response


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("language-wrong", 422, known=", ".join(LANGUAGES))
    return language
