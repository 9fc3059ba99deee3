"""A WebSocket over which somebody watches a table, with as little around it as thousands of them can afford.

The framing is that of the websockets package, but for the texts that we send. Beyond that, a connection is one object that is
called when there is something new: it has no task of its own and no queue that could grow. A slow reader gets the table as it is
by the time it is ready again, with the last things that happened.
"""

__all__ = ["TableSocket", "framed"]

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
from starlette.requests import HTTPConnection
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import SERVER, Protocol, State
from websockets.server import ServerProtocol

from ...messages import known_language
from ..runtime.connections import BEAT, Connections
from ..runtime.live_table import LiveTable
from ..store.store import UNREACHABLE
from ..table.refusal import Refusal
from ..table.shown import Shown
from ..table.sight import Closing, Present, Warming
from ..table.viewers import Viewer, check_viewer
from .admission import Admitted
from .wire import Fault

LONGEST = 4096  # bytes that a connection may send at once
FAREWELL = 5.0  # seconds to wait for the other side's goodbye
BURST = 16_384  # bytes that a connection may send at once: a browser sends six in a beat, a library a few dozen
PER_BEAT = 4_096
STUCK = 3  # beats for which a connection may take in nothing
MISSED = 2  # pings in a row without a sign of life, after which a connection counts as lost

Admit = Callable[[HTTPConnection], Awaitable[Admitted]]

logger = logging.getLogger(__name__)
quiet = logging.getLogger(f"{__name__}.frames")
quiet.disabled = True  # what a stranger sends isn't worth logging, and addresses contain keys
encode = msgspec.json.Encoder().encode


def framed(message: bytes) -> bytes:
    """A text as a server sends it: one frame, not masked. websockets would make the same, in several times the time."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)


class TableSocket(asyncio.Protocol):
    """A person who watches a table, as a seat or as a spectator. uvicorn makes one for each request to upgrade."""

    __slots__ = (
        "_all", "_allowed", "_frames", "_greeted", "_language", "_notified", "_on_lost", "_paused", "_peer", "_present",
        "_shown", "_silent", "_stuck", "_warming", "admit", "connections", "live", "person", "seen", "token", "transport",
        "viewer",
    )  # fmt: skip

    live: LiveTable
    person: str
    token: bytes
    viewer: Viewer
    transport: asyncio.Transport

    def __init__(
        self,
        admit: Admit,
        connections: Connections,
        *,
        peer: str,
        on_lost: Callable[[], None],
        server_state: Any,
        **_: Any,
    ) -> None:
        self.admit, self.connections = admit, connections
        self._peer, self._on_lost = peer, on_lost
        self.seen = 0  # messages
        self._all = server_state.connections  # uvicorn's own list
        self._frames: Protocol | None = None  # until the request has come
        self._greeted = False  # before that, not a byte may be sent
        self._shown: Shown | None = None  # the table as it was sent last
        self._language = ""
        self._present: frozenset[str] | None = None
        self._warming: tuple[str, ...] = ()
        self._notified = False  # of something that is sent as soon as all that happens at once has happened
        self._paused = False
        self._allowed = BURST  # bytes that the other side may still send before the next beat
        self._silent = 0  # pings without an answer
        self._stuck = 0  # beats for which nothing could be sent

    # ---- What the other side does ----

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is there, and its first bytes come next."""
        self.transport = cast(asyncio.Transport, transport)
        self._all.add(self)

    def data_received(self, data: bytes) -> None:
        """Take the request, as uvicorn has read it, or frames. Nothing is expected in those: commands are posted."""
        if self._frames is None:
            self._begin(data)
            return
        self._silent = 0
        self._allowed -= len(data)
        if self._allowed < 0:  # before it is looked at, since that is what costs time
            self.transport.pause_reading()
            self._refuse(Refusal("too-fast", 429, seconds=BEAT))
            return
        self._frames.receive_data(data)
        self._frames.events_received()
        self._flush()

    def pause_writing(self) -> None:
        """The other side reads slowly."""
        self._paused = True

    def resume_writing(self) -> None:
        """It has caught up."""
        self._paused, self._stuck = False, 0
        self._send_news()

    def connection_lost(self, error: Exception | None) -> None:
        """It is gone."""
        self._all.discard(self)
        self._on_lost()
        self.connections.remove(self)

    # ---- The handshake ----

    def _begin(self, data: bytes) -> None:
        handshake = ServerProtocol(logger=quiet)
        handshake.receive_data(data)
        for request in handshake.events_received():
            assert isinstance(request, Request)
            response = handshake.accept(request)
            handshake.send_response(response)
            if response.status_code == 101:
                self._frames = Protocol(SERVER, max_size=LONGEST, logger=quiet)
                self.connections.start(self._greet(request, b"".join(handshake.data_to_send())))
                return
        self.transport.write(b"".join(handshake.data_to_send()))
        self.transport.close()

    async def _greet(self, request: Request, yes: bytes) -> None:
        """Accept in any case, then say why not: a browser doesn't tell its page why a handshake was refused."""
        refusal: Refusal | None = None
        asking = _connection(request, self._peer)
        self._language = known_language(asking.headers.get("accept-language"))
        try:
            self.live, self.person, self.token, self.viewer, since = await self.admit(asking)
        except Refusal as error:
            refusal = error
        except UNREACHABLE:
            refusal = Refusal("later", 503)
        except Exception:
            logger.exception("unhandled error")
            refusal = Refusal("mishap", 500)
        if self.transport.is_closing():
            return
        self.transport.write(yes)
        self._greeted = True
        self._flush()  # frames that came before the greeting are answered now
        if self._is_closing:
            return
        if refusal:
            self._refuse(refusal)
            return
        self.seen = min(max(since, 0), self.live.n(self.viewer))
        self.connections.add(self)
        self._send_news()

    # ---- What we send ----

    def notify(self) -> None:
        """There is something new."""
        if not self._notified:
            self._notified = True
            asyncio.get_running_loop().call_soon(self._send_news)

    def _send_news(self) -> None:
        """Send what is new: what the viewer saw, with the table as it is now, who is present, and which bots are warming up."""
        self._notified = False
        if self._paused or self._is_closing:
            return
        try:
            check_viewer(self.live.table, self.person, self.viewer)
        except Refusal as refusal:
            self._refuse(refusal)
            return
        n = self.live.n(self.viewer)
        if self._shown is None or n != self.seen:
            message, self._shown = self.live.update(self.viewer, self.seen, self._shown)
            self.seen = n
            self._send(message)
        present = self.connections.present(self.live)
        if present is not None and present != self._present:
            self._present = present
            self._send(encode(Present(sorted(present))))
        warming = self.connections.warming(self.live.table.settings.game)
        if warming != self._warming:
            self._warming = warming
            self._send(encode(Warming(list(warming))))

    def ping(self) -> None:
        """Ask for a sign of life; a connection that hasn't given one for too long, or takes in nothing, is dropped."""
        self._allowed = min(BURST, self._allowed + PER_BEAT)
        self._stuck += self._paused
        if self._silent >= MISSED or self._stuck > STUCK:
            self.transport.abort()
        elif not self._is_closing:
            assert self._frames is not None
            self._silent += 1
            self._frames.send_ping(b"")
            self._flush()

    def say_goodbye(self) -> None:
        """Say that the server is going down, and will be back."""
        if not self._is_closing:
            self._send(encode(Closing(True)))
            self._hang_up(CloseCode.SERVICE_RESTART)

    def dismiss(self) -> None:
        """Hang up: the token with which it was opened is no longer valid."""
        if not self._is_closing:
            self._refuse(Refusal("who-are-you", 401))

    def shutdown(self) -> None:
        """Close at once; uvicorn calls this when it has waited long enough."""
        self.transport.close()

    @property
    def _is_closing(self) -> bool:
        return self._frames is None or self._frames.state is not State.OPEN or self.transport.is_closing()

    def _refuse(self, refusal: Refusal) -> None:
        if self._is_closing:
            return
        self._send(encode(Fault(refusal.message, refusal.say(self._language))))
        self._hang_up(4000 + refusal.status)

    def _hang_up(self, code: int) -> None:
        assert self._frames is not None
        self._frames.send_close(code)
        self._flush()
        asyncio.get_running_loop().call_later(FAREWELL, self.transport.close)

    def _send(self, message: bytes) -> None:
        assert self._frames is not None
        if self._greeted:  # then nothing waits in the frames to be sent before it
            self.transport.write(framed(message))
        else:
            self._frames.send_text(message)

    def _flush(self) -> None:
        for data in self._frames.data_to_send() if self._frames and self._greeted else ():
            if data:
                self.transport.write(data)
            else:
                self.transport.close()  # both sides have said goodbye


def _connection(request: Request, peer: str) -> HTTPConnection:
    """The request as Starlette represents it."""
    path, _, query = request.path.partition("?")
    headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
    scope = {"type": "websocket", "path": path, "query_string": query.encode(), "headers": headers, "client": (peer, 0)}
    return HTTPConnection(scope)
