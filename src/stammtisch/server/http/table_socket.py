"""A live connection: a WebSocket with as little around it as thousands of them can afford.

The framing is websockets' own. Beyond that a connection is one object that is called when there is something new: no task of its
own, no queue that could grow. A slow reader gets the table as it is when it is ready again, with all that happened.
"""

__all__ = ["Line", "check_viewer"]

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, cast

import msgspec
from starlette.requests import HTTPConnection
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import SERVER, Protocol, State
from websockets.server import ServerProtocol

from ...messages import known_language
from ..runtime.live_table import Room
from ..store.store import UNREACHABLE
from ..table.commands import Refusal
from ..table.projection import Closing, Present, Viewer
from ..table.table import Table
from .wire import Fault

if TYPE_CHECKING:
    from ..runtime.connections import Live

LONGEST = 4096  # bytes that a connection may send at once
FAREWELL = 5.0  # seconds until a goodbye that isn't answered will do
MISSED = 2  # beats in a row without a sign of life, after which a connection counts as lost

Admit = Callable[[HTTPConnection], Awaitable[tuple[Room, str, Viewer, int]]]

logger = logging.getLogger(__name__)
quiet = logging.getLogger(f"{__name__}.frames")
quiet.disabled = True  # what a stranger sends is no news, and addresses are keys
encode = msgspec.json.Encoder().encode


def check_viewer(table: Table, person: str, viewer: Viewer) -> None:
    """Raise Refusal if somebody may not, or no longer, look at a table as a seat, or as a spectator."""
    own = table.seats_of(person)
    if viewer is not None and viewer not in own:
        raise Refusal("not-your-seat", 403, seat=viewer)
    if not own and table.matches and not table.settings.spectators:
        raise Refusal("no-spectators", 403)


class Line(asyncio.Protocol):
    """One connection: a person looking at a table as a seat, or just watching. uvicorn makes one from a request to upgrade."""

    __slots__ = (
        "_connections", "_due", "_frames", "_greeted", "_language", "_paused", "_present", "_silent", "_told", "admit", "live",
        "person", "room", "seen", "transport", "viewer",
    )  # fmt: skip

    room: Room
    person: str
    viewer: Viewer
    transport: asyncio.Transport

    def __init__(self, admit: Admit, live: "Live", *, server_state: Any, **_: Any) -> None:
        self.admit, self.live = admit, live
        self.seen = 0  # messages
        self._connections = server_state.connections
        self._frames: Protocol | None = None  # until the request has come
        self._greeted = False  # before that, not a byte may be said
        self._told = False  # anything yet
        self._language = ""
        self._present: frozenset[str] | None = None
        self._due = False  # something will be told as soon as everything else that happens at once has happened
        self._paused = False
        self._silent = 0  # beats

    # ---- What the other side does ----

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is there, and its first bytes come next."""
        self.transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """The request, as uvicorn has read it, or frames. Nothing is expected from these: commands are posted."""
        if self._frames is None:
            self._begin(data)
            return
        self._silent = 0
        self._frames.receive_data(data)
        self._frames.events_received()
        self._flush()

    def pause_writing(self) -> None:
        """The other side reads slowly."""
        self._paused = True

    def resume_writing(self) -> None:
        """It has caught up."""
        self._paused = False
        self.tell()

    def connection_lost(self, error: Exception | None) -> None:
        """It is gone."""
        self._connections.discard(self)
        self.live.go(self)

    # ---- Coming in ----

    def _begin(self, data: bytes) -> None:
        handshake = ServerProtocol(logger=quiet)
        handshake.receive_data(data)
        for request in handshake.events_received():
            assert isinstance(request, Request)
            response = handshake.accept(request)
            handshake.send_response(response)
            if response.status_code == 101:
                self._frames = Protocol(SERVER, max_size=LONGEST, logger=quiet)
                self.live.soon(self._greet(request, b"".join(handshake.data_to_send())))
                return
        self.transport.write(b"".join(handshake.data_to_send()))
        self.transport.close()

    async def _greet(self, request: Request, yes: bytes) -> None:
        """Say yes in any case, then why not: a browser tells its page nothing about a refused handshake."""
        refusal: Refusal | None = None
        asking = _asking(request)
        self._language = known_language(asking.headers.get("accept-language"))
        try:
            self.room, self.person, self.viewer, since = await self.admit(asking)
        except Refusal as error:
            refusal = error
        except UNREACHABLE:
            refusal = Refusal("later", 503)
        except Exception:
            logger.exception("a mishap")
            refusal = Refusal("mishap", 500)
        if self.transport.is_closing():
            return
        self.transport.write(yes)
        self._greeted = True
        self._flush()  # what was said before we had greeted is answered now
        if self._is_closing:
            return
        if refusal:
            self._refuse(refusal)
            return
        self.seen = min(max(since, 0), self.room.n(self.viewer))
        self.live.come(self)
        self.tell()

    # ---- What we say ----

    def tell_soon(self) -> None:
        """There is something new."""
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self.tell)

    def tell(self) -> None:
        """Send what is new: what the viewer saw with the table as it is now, and who is here."""
        self._due = False
        if self._paused or self._is_closing:
            return
        try:
            check_viewer(self.room.table, self.person, self.viewer)
        except Refusal as refusal:
            self._refuse(refusal)
            return
        if not self._told or self.room.n(self.viewer) != self.seen:
            self._told, since, self.seen = True, self.seen, self.room.n(self.viewer)
            self._send(self.room.update(self.viewer, since))
        present = self.live.present(self.room)
        if present is not None and present != self._present:
            self._present = present
            self._send(encode(Present(sorted(present))))
        self._flush()

    def beat(self) -> None:
        """Ask for a sign of life; without one for too long, take it for gone."""
        if self._silent >= MISSED:
            self.transport.abort()
        elif not self._is_closing:
            assert self._frames is not None
            self._silent += 1
            self._frames.send_ping(b"")
            self._flush()

    def say_goodbye(self) -> None:
        """The server goes down, and will be back."""
        if not self._is_closing:
            self._send(encode(Closing(True)))
            self._hang_up(CloseCode.SERVICE_RESTART)

    def shutdown(self) -> None:
        """Asked by uvicorn when it has waited long enough."""
        self.transport.close()

    @property
    def _is_closing(self) -> bool:
        return self._frames is None or self._frames.state is not State.OPEN or self.transport.is_closing()

    def _refuse(self, refusal: Refusal) -> None:
        self._send(encode(Fault(refusal.message, refusal.say(self._language))))
        self._hang_up(4000 + refusal.status)

    def _hang_up(self, code: int) -> None:
        assert self._frames is not None
        self._frames.send_close(code)
        self._flush()
        asyncio.get_running_loop().call_later(FAREWELL, self.transport.close)

    def _send(self, message: bytes) -> None:
        assert self._frames is not None
        self._frames.send_text(message)

    def _flush(self) -> None:
        for data in self._frames.data_to_send() if self._frames and self._greeted else ():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()  # both have said goodbye


def _asking(request: Request) -> HTTPConnection:
    """A request as doors know it."""
    path, _, query = request.path.partition("?")
    headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
    return HTTPConnection({"type": "websocket", "path": path, "query_string": query.encode(), "headers": headers})
