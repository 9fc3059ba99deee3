"""Devices: the same person on several of them, without a password."""

__all__ = ["DeviceRoutes"]

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...runtime.recovery import new_sentence, plain_sentence
from ...runtime.threads import write_in_thread
from ...runtime.tokens import hash_of, new_token
from ...store.devices import Newcomer
from ...store.store import Person
from ...table.refusal import Refusal
from .. import wire, wire_person
from ..auth import forget_cookie, set_cookie
from ..device_names import device_name
from ..headers import header
from ..limits import NEW_DEVICES, SMALL
from ..operation import route
from .base import Routes, json_response

LINK_SECONDS = 600


class DeviceRoutes(Routes):
    """The devices of the person who asks, and how one more becomes theirs."""

    @route("GET", "/api/me/devices", {200: wire_person.Devices})
    async def devices(self, request: Request, person: Person) -> Response:
        """Your devices."""
        return json_response(await self._devices(person))

    @route("DELETE", "/api/me/devices/{device}", {200: wire_person.Devices}, refusals=(404,))
    async def sign_out(self, request: Request, person: Person) -> Response:
        """Sign out a device of yours, everywhere and at once."""
        device = request.path_params["device"]
        token = await write_in_thread(self.services.devices.sign_out, person.id, device)
        if token is None:
            raise Refusal("no-such-device", 404)
        self._hang_up(person, token)
        response = json_response(await self._devices(person))
        if device == person.device:
            forget_cookie(response)
        return response

    @route("DELETE", "/api/me/devices", {200: wire_person.Devices})
    async def sign_out_others(self, request: Request, person: Person) -> Response:
        """Sign out all your devices but this one."""
        for token in await write_in_thread(self.services.devices.sign_out_others, person.id, person.device):
            self._hang_up(person, token)
        return json_response(await self._devices(person))

    @route("POST", "/api/me/device-link", {201: wire_person.DeviceLink})
    async def make_link(self, request: Request, person: Person) -> Response:
        """A link that makes one more device yours, once and within ten minutes."""
        link, until = secrets.token_urlsafe(16), self.tables.clock() + LINK_SECONDS
        await write_in_thread(self.services.devices.make_link, person.id, hash_of(link), until)
        return json_response(wire_person.DeviceLink(link, until), 201)

    @route("POST", "/api/devices", {201: wire.Me}, body=wire_person.NewDevice, known=False, rate=NEW_DEVICES,
           refusals=(404, 409, 503))  # fmt: skip
    async def use_link(self, request: Request, wanted: wire_person.NewDevice) -> Response:
        """Make this device that of the person who made a link."""
        return await self._add(request, wanted, self.services.devices.add_by_link, hash_of(wanted.link))

    @route("POST", "/api/me/recovery", {201: wire_person.Recovery})
    async def make_recovery(self, request: Request, person: Person) -> Response:
        """Make a recovery sentence; the one before it is no longer valid."""
        sentence = new_sentence()
        await write_in_thread(self.services.devices.set_recovery, person.id, hash_of(sentence), self.tables.clock())
        return json_response(wire_person.Recovery(sentence), 201)

    @route("POST", "/api/recovery", {201: wire.Me}, body=wire_person.Recovered, known=False, rate=NEW_DEVICES,
           refusals=(404, 409, 503))  # fmt: skip
    async def recover(self, request: Request, wanted: wire_person.Recovered) -> Response:
        """Make this device that of the person who has a recovery sentence."""
        sentence = hash_of(plain_sentence(wanted.sentence))
        return await self._add(request, wanted, self.services.devices.add_by_recovery, sentence)

    @route("GET", "/api/me/likes", {200: dict[str, Any]})
    async def likes(self, request: Request, person: Person) -> Response:
        """What the page remembers for you, on every device."""
        told = await asyncio.to_thread(self.services.devices.likes, person.id)
        return Response(told, media_type="application/json")

    @route("PUT", "/api/me/likes", {200: dict[str, Any]}, body=dict[str, Any], limit=SMALL)
    async def set_likes(self, request: Request, person: Person, likes: dict[str, Any]) -> Response:
        """Have the page remember something else for you."""
        told = msgspec.json.encode(likes).decode()
        await write_in_thread(self.services.devices.set_likes, person.id, told)
        return Response(told, media_type="application/json")

    async def _add(
        self,
        request: Request,
        wanted: wire_person.NewDevice | wire_person.Recovered,
        add: Callable[[bytes, Newcomer, float], Person],
        secret: bytes,
    ) -> Response:
        before, token = await self._auth.known(request), new_token()
        name = device_name(header(request, b"user-agent"))
        newcomer = Newcomer(hash_of(token), name, before, wanted.instead)
        person = await write_in_thread(add, secret, newcomer, self.tables.clock())
        if before:
            self._hang_up(before, hash_of(self._auth.token(request)))
        me = wire.Me(person.id, person.name, person.language, token if wanted.program else None)
        response = json_response(me, 201)
        if not wanted.program:
            set_cookie(response, token, self.services.settings.secure)
        return response

    async def _devices(self, person: Person) -> wire_person.Devices:
        listed = await asyncio.to_thread(self.services.devices.of, person.id)
        made = await asyncio.to_thread(self.services.devices.recovery_made, person.id)
        told = [
            wire_person.Device(each.id, each.name, each.created, each.seen, each.id == person.device) for each in listed
        ]
        return wire_person.Devices(told, made)

    def _hang_up(self, person: Person, token: bytes) -> None:
        self.services.tokens.forget(person.id)
        self.services.connections.dismiss(person.id, token)
