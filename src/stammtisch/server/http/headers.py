"""Headers: those that every answer has, and what is read from a request's."""

__all__ = ["SECURITY_HEADERS", "address_of", "header", "language_of"]

from starlette.requests import HTTPConnection

from ...messages import known_language

SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the link of a table is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def header(connection: HTTPConnection, name: bytes) -> str:
    """A header as it came. Starlette would make a mapping of all headers first, and every move needs three of them."""
    for key, value in connection.scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return ""


def language_of(connection: HTTPConnection) -> str:
    """The language in which somebody wants to be answered."""
    return known_language(connection.headers.get("accept-language"))


def address_of(connection: HTTPConnection) -> str:
    """The network address from which somebody asks."""
    return connection.client.host if connection.client else "?"
