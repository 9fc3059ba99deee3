"""Who asks, and whether their page may."""

__all__ = ["COOKIE", "Auth"]

from starlette.requests import HTTPConnection

from ..runtime.tokens import TokenCache, hash_of
from ..settings import Settings
from ..store.store import DAY, Person
from ..table.refusal import Refusal
from .headers import header

COOKIE = "stammtisch"
LONGEST = 200  # characters of a token


class Auth:
    """Knows people by their tokens, and pages by their origins."""

    def __init__(self, tokens: TokenCache, settings: Settings) -> None:
        self.tokens, self.origins, self.patience = tokens, settings.origins, settings.token_days * DAY

    async def person(self, connection: HTTPConnection) -> Person:
        """The person whose token came with a request. Raises Refusal."""
        token = _token(connection)
        person = await self.tokens.person(token, self.patience) if token else None
        if person is None:
            raise Refusal("who-are-you", 401)
        if person.banned:
            raise Refusal("banned", 403)
        return person

    async def person_and_token(self, connection: HTTPConnection) -> tuple[Person, bytes]:
        """The same, with the hash of the token. Raises Refusal."""
        return await self.person(connection), hash_of(_token(connection) or "")

    def check_origin(self, connection: HTTPConnection) -> None:
        """Raise Refusal unless the page is our own or one of those named in the settings. Programs send no origin."""
        origin = header(connection, b"origin")
        if origin and origin.partition("://")[2] != header(connection, b"host") and origin not in self.origins:
            raise Refusal("wrong-origin", 403)


def _token(connection: HTTPConnection) -> str | None:
    """The token that came with a request: in the header of a program, or in the cookie of a page."""
    scheme, _, token = header(connection, b"authorization").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()[:LONGEST]
    return connection.cookies.get(COOKIE, "")[:LONGEST] or None
