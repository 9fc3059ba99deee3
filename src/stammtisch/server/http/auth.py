"""Who asks, and whether their page may."""

__all__ = ["COOKIE", "Auth", "forget_cookie", "set_cookie"]

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..runtime.tokens import TokenCache, hash_of
from ..settings import Settings
from ..store.store import DAY, Person
from ..table.refusal import Refusal
from .headers import header

COOKIE = "stammtisch"
LONGEST = 200  # characters of a token
YEAR = 365 * 24 * 3600  # seconds


class Auth:
    """Knows people by their tokens, and pages by their origins."""

    def __init__(self, tokens: TokenCache, settings: Settings) -> None:
        self.tokens, self.origins, self.patience = tokens, settings.origins, settings.token_days * DAY

    async def person(self, connection: HTTPConnection) -> Person:
        """The person whose token came with a request. Raises Refusal."""
        person = await self.known(connection)
        if person is None:
            raise Refusal("who-are-you", 401)
        if person.banned:
            raise Refusal("banned", 403)
        return person

    async def known(self, connection: HTTPConnection) -> Person | None:
        """The same for those who needn't be anybody; banned or not."""
        token = self.token(connection)
        return await self.tokens.person(token, self.patience) if token else None

    async def person_and_token(self, connection: HTTPConnection) -> tuple[Person, bytes]:
        """The same, with the hash of the token. Raises Refusal."""
        return await self.person(connection), hash_of(self.token(connection))

    def check_origin(self, connection: HTTPConnection) -> None:
        """Raise Refusal unless the page is our own or one of those named in the settings. Programs send no origin."""
        origin = header(connection, b"origin")
        if origin and origin.partition("://")[2] != header(connection, b"host") and origin not in self.origins:
            raise Refusal("wrong-origin", 403)

    def token(self, connection: HTTPConnection) -> str:
        """The token that came with a request: in the header of a program, or in the cookie of a page; empty if none did."""
        scheme, _, token = header(connection, b"authorization").partition(" ")
        if scheme.lower() == "bearer" and token:
            return token.strip()[:LONGEST]
        return connection.cookies.get(COOKIE, "")[:LONGEST]


def set_cookie(response: Response, token: str, secure: bool) -> None:
    """Have a page known by this token, which its scripts can't read."""
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def forget_cookie(response: Response) -> None:
    """Have a page known no longer."""
    response.delete_cookie(COOKIE, path="/")
