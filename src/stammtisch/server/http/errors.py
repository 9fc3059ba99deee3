"""What is answered when a request can't be: a sentence in the asker's language, with the status that fits."""

__all__ = ["error_response"]

import logging

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route

from ...match.errors import BadMatchFile, BadOption, StammtischError, UnknownGame
from ..store.store import UNREACHABLE
from ..table.refusal import Refusal
from .headers import language_of
from .wire import Fault, encode

CANNOT_BE = (BadMatchFile, BadOption, UnknownGame)

logger = logging.getLogger(__name__)


def error_response(error: Exception, request: Request) -> Response:
    """The answer to a request that raised an error."""
    known, headers = _known(error, request)
    status = known.status if isinstance(known, Refusal) else 422 if isinstance(known, CANNOT_BE) else 409
    fault = Fault(known.message, known.say(language_of(request)), getattr(known, "rule", None))
    return Response(encode(fault), status, headers, media_type="application/json")


def _known(error: Exception, request: Request) -> tuple[StammtischError, dict[str, str] | None]:
    """The error as one that we have a sentence for, and the headers that go with it."""
    if isinstance(error, HTTPException) and error.status_code == 405:
        methods = ", ".join(_methods(request)) or "GET, HEAD"  # only static files have no route of their own
        return Refusal("wrong-method", 405, known=methods), {"Allow": methods}
    if isinstance(error, HTTPException):
        return Refusal("no-such-address", error.status_code), None
    if isinstance(error, UNREACHABLE):
        # A command may have been stored or not; sent again, it is answered as it should be.
        logger.warning("the database doesn't answer: %s", type(error).__name__)
        return Refusal("later", 503), None
    if isinstance(error, StammtischError):
        return error, _retry_after(error)
    logger.exception("unhandled error", exc_info=error)
    return Refusal("mishap", 500), None


def _retry_after(error: StammtischError) -> dict[str, str] | None:
    """For somebody who was too fast."""
    seconds = error.arguments.get("seconds")
    return {"Retry-After": str(seconds)} if isinstance(error, Refusal) and error.status == 429 and seconds else None


def _methods(request: Request) -> list[str]:
    """The methods of this address, from all its routes; each of them knows only its own."""
    routes = (route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE)
    return sorted({method for route in routes if isinstance(route, Route) for method in route.methods or ()})
