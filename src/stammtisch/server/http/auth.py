"""What keeps strangers out and floods away: tokens, origins, sizes, rates and headers."""

__all__ = ["HEADERS", "Buckets", "allowed_origin", "hash_of", "is_link", "new_token", "read_body", "token_of"]

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.requests import HTTPConnection, Request

from ..table.commands import Refusal

COOKIE = "stammtisch"
MOST_KEYS = 50_000  # askers whose rate is remembered

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the link of a table is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).digest()


def token_of(connection: HTTPConnection) -> str | None:
    """The token that a request brings along: in the header of a program, or in the cookie of a page."""
    scheme, _, token = _header(connection, b"authorization").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()[:200]
    return connection.cookies.get(COOKIE, "")[:200] or None


def allowed_origin(connection: HTTPConnection, others: tuple[str, ...]) -> bool:
    """Whether a page may speak to us: our own, or one of those named. Programs send no origin."""
    origin = _header(connection, b"origin")
    return not origin or origin.partition("://")[2] == _header(connection, b"host") or origin in others


def _header(connection: HTTPConnection, name: bytes) -> str:
    """A header, as it came; Starlette makes a mapping of all of them first, and every move asks for three."""
    for key, value in connection.scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return ""


def is_link(text: str) -> bool:
    """Whether something can be the last part of a link; what can't isn't looked for."""
    return len(text) <= 64 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


async def read_body(request: Request, limit: int) -> bytes:
    """The body of a request, never more than `limit` bytes of it. Raises Refusal."""
    length = _header(request, b"content-length")
    if length.isdigit() and int(length) > limit:
        raise Refusal("too-long", 413, limit=limit)
    body, more = b"", True
    while more:
        part = await request.receive()
        if part["type"] == "http.disconnect":
            raise Refusal("not-understood", 400, reason="incomplete")  # nobody hears it, but it is no error of ours
        body, more = body + part.get("body", b""), part.get("more_body", False)
        if len(body) > limit:
            raise Refusal("too-long", 413, limit=limit)
    return body


class Buckets:
    """So many requests at once and so many a second, for each asker."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self.clock = burst, rate, clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Take one. Raises Refusal when there is none left."""
        now = self.clock()
        level, then = self._levels.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        if level < 1:
            self._levels[key] = (level, now)
            raise Refusal("too-fast", 429, seconds=max(1, round((1 - level) / self.rate)))
        self._levels[key] = (level - 1, now)
        while len(self._levels) > MOST_KEYS:
            self._levels.popitem(last=False)
