"""Being told by web push that others wait, or have said something."""

__all__ = ["PushRoutes"]

import asyncio
import base64
import binascii

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...runtime.push import Wishes
from ...runtime.push_delivery import BadEndpoint, check_endpoint
from ...runtime.push_encryption import BadKeys, encrypt
from ...runtime.threads import write_in_thread
from ...store.alerts import Subscription
from ...store.store import Person
from ...table.quiet_hours import is_zone
from ...table.refusal import Refusal
from .. import wire_person
from ..operation import route
from .base import Routes, json_response


class PushRoutes(Routes):
    """What the person who asks is told, and on which device."""

    @route("GET", "/api/me/push", {200: wire_person.Push})
    async def push(self, request: Request, person: Person) -> Response:
        """Whether this device is told, and what you want to be told."""
        return json_response(await self._push(person))

    @route("PUT", "/api/me/push", {200: wire_person.Push}, body=wire_person.NewSubscription)
    async def subscribe(self, request: Request, person: Person, wanted: wire_person.NewSubscription) -> Response:
        """Have this device told."""
        try:
            check_endpoint(wanted.endpoint, self.services.settings.push_anywhere)
            public_key, auth = _bytes(wanted.public_key), _bytes(wanted.auth)
            encrypt(b"", public_key, auth)
        except (BadEndpoint, BadKeys, binascii.Error):
            raise Refusal("push-wrong", 422) from None
        subscription = Subscription(person.device, wanted.endpoint, public_key, auth)
        await write_in_thread(self.services.alerts.subscribe, person.id, subscription, self.tables.clock())
        return json_response(await self._push(person))

    @route("DELETE", "/api/me/push", {200: wire_person.Push})
    async def unsubscribe(self, request: Request, person: Person) -> Response:
        """Have this device told nothing any more."""
        await write_in_thread(self.services.alerts.unsubscribe, person.device)
        return json_response(await self._push(person))

    @route("PATCH", "/api/me/push", {200: wire_person.Push}, body=Wishes)
    async def wish(self, request: Request, person: Person, wanted: Wishes) -> Response:
        """Say what you want to be told, and when not."""
        if not is_zone(wanted.zone):
            raise Refusal("zone-wrong", 422, value=wanted.zone[:40])
        await write_in_thread(self.services.alerts.set_wishes, person.id, msgspec.json.encode(wanted).decode())
        return json_response(await self._push(person))

    async def _push(self, person: Person) -> wire_person.Push:
        key = await self.services.push.key()
        stored = await asyncio.to_thread(self.services.alerts.wishes, person.id)
        told = await asyncio.to_thread(self.services.alerts.is_subscribed, person.device)
        return wire_person.Push(key.public, told, msgspec.json.decode(stored or "{}", type=Wishes))


def _bytes(text: str) -> bytes:
    """What browsers write in Base64 for URLs, without padding."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
