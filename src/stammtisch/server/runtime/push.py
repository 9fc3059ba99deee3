"""Tells people who aren't there, by web push, that others wait for them or have said something.

Nothing of it is on the way of a move: a background task looks at the database, and sends what is due. What is said is noted there
together with the entry that says it (`store/news.py`), so that nothing is lost when the server is killed.
"""

__all__ = ["Push", "Wishes"]

import asyncio
import hashlib
import logging
from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ...match.game import find
from ...messages import say
from ..store.alerts import Alert, Alerts, Subscription
from ..table.quiet_hours import quiet_until
from .push_delivery import BadEndpoint, Delivery
from .push_encryption import BadKeys, PushKey, encrypt
from .threads import write_in_thread

TICK = 3.0  # seconds between two looks
LEASE = 60.0  # seconds for which no other process sends the same
AT_ONCE = 32  # alerts that are sent in one go
FIRST_PAUSE = 60.0  # seconds until a failed alert is tried again; twice as long each time
MOST_TRIES = 6
KEPT = 24 * 3600  # seconds for which a push service keeps a message for a device that is off
GONE = (404, 410)

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]

logger = logging.getLogger(__name__)


class Wishes(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be told, and the quiet hours in their time zone: minutes of the day, from and until."""

    turn: bool = True
    rematch: bool = True
    talk: bool = True
    invite: bool = True
    quiet: tuple[Minute, Minute] | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"


class Push:
    """Finds out what people are to be told, and tells it to their browsers."""

    def __init__(
        self, alerts: Alerts, clock: Callable[[], float], delivery: Delivery, after: float, contact: str
    ) -> None:
        self.alerts, self.clock, self.delivery = alerts, clock, delivery
        self.after = after  # seconds for which it has to be somebody's turn
        self.contact = contact
        self._key: PushKey | None = None

    async def key(self) -> PushKey:
        """The server's own key, made at the very first start."""
        if self._key is None:
            self._key = PushKey(await write_in_thread(self.alerts.push_key, PushKey.new), self.contact)
        return self._key

    async def run(self) -> None:
        """Go on until cancelled."""
        await self.key()
        while True:
            now = self.clock()
            await write_in_thread(self.alerts.find, now, self.after)
            claimed = await write_in_thread(self.alerts.claim, now, now + LEASE, AT_ONCE)
            await asyncio.gather(*(self._tell(each) for each in claimed))
            if len(claimed) < AT_ONCE:
                await asyncio.sleep(TICK)

    async def _tell(self, alert: Alert) -> None:
        wishes = msgspec.json.decode(alert.wishes or "{}", type=Wishes)
        now = self.clock()
        if not getattr(wishes, alert.kind) or not _is_true(alert):
            # An invitation stands on the first screen, even if no device is to be told of it.
            settled = alert.kind == "invite" and _is_true(alert)
            await write_in_thread(self.alerts.settle if settled else self.alerts.drop, alert)
            return
        if wishes.quiet and (until := quiet_until(now, wishes.zone, *wishes.quiet)):
            await write_in_thread(self.alerts.postpone, alert, until, alert.tries)
            return
        devices = await asyncio.to_thread(self.alerts.subscriptions_of, alert.person)
        delivered = await asyncio.gather(*(self._deliver(alert, each) for each in devices))
        if any(delivered) or None not in delivered or alert.tries + 1 >= MOST_TRIES:
            await write_in_thread(self.alerts.settle, alert)
        else:
            pause = FIRST_PAUSE * 2**alert.tries
            await write_in_thread(self.alerts.postpone, alert, now + pause, alert.tries + 1)

    async def _deliver(self, alert: Alert, device: Subscription) -> bool | None:
        """Whether a device was told; None if it may be later. One that is gone is told nothing any more."""
        key = await self.key()
        try:
            message = encrypt(msgspec.json.encode(_message(alert)), device.public_key, device.auth)
            headers = {
                "Authorization": key.authorization(device.endpoint, self.clock()),
                "Content-Encoding": "aes128gcm",
                "TTL": str(KEPT),
                "Topic": hashlib.sha256(alert.table.encode()).hexdigest()[:32],  # a later message takes its place
                "Urgency": "normal",
            }
            status = await self.delivery.post(device.endpoint, headers, message)
        except (BadEndpoint, BadKeys):
            status = GONE[0]
        except (OSError, TimeoutError):
            status = 0
        if status in GONE:
            await write_in_thread(self.alerts.unsubscribe, device.device)
            return False
        delivered = 200 <= status < 300
        if not delivered:
            logger.info("a push service didn't take a message: %s", status or "no answer")
        await write_in_thread(self.alerts.note_delivery, device.device, delivered)
        return delivered or None


def _is_true(alert: Alert) -> bool:
    """Whether it still is so. What was said was said."""
    if alert.kind == "turn":
        return alert.status == "playing" and alert.person in msgspec.json.decode(alert.turns or "{}")
    return alert.status != "closed"


def _message(alert: Alert) -> dict[str, str | int]:
    """What a browser shows, in its reader's language. It holds nothing that isn't seen by everyone at the table."""
    title = find(alert.game).title
    seats = msgspec.json.decode(alert.names or "[]")
    others = [seat["name"] for seat in seats if seat and seat["name"]]
    sentence = say(f"push-{alert.kind}", alert.language, name=alert.name or "", known="yes" if alert.name else "no")
    return {
        "title": title,
        "body": sentence if len(others) < 2 else f"{sentence} ({', '.join(others)})",
        "table": alert.table,
        "count": alert.told,
    }
