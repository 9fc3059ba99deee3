"""What is declared about a route, at its handler: the app, the limits and the OpenAPI document all follow from it."""

__all__ = ["PAGE", "POINT_OF_VIEW", "SEAT", "Operation", "operation_of", "page_of", "route"]

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from ..table.refusal import Refusal
from .limits import SMALL, Rate

Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Response]])
Schema = dict[str, Any]

SEAT: Schema = {"type": "integer", "minimum": 0}
POINT_OF_VIEW: Schema = {"anyOf": [{"enum": ["", "open"]}, SEAT]}
PAGE: Schema = {"type": "integer", "minimum": 0, "maximum": 999_999_999}


@dataclass(frozen=True)
class Operation:
    """A method of an address.

    Its handler is given the request; then the person who asks, if they have to be `known` by a token; then the body, if there is
    one, as the struct `body`, or as bytes if it is `raw`.
    """

    method: str
    path: str
    name: str
    summary: str
    answers: dict[int, Any]  # the type of the body by status; None for no body, `str` for plain text
    body: Any = None
    limit: int = SMALL  # bytes of the body
    raw: bool = False
    known: bool = True
    rate: Rate | None = None  # besides that of all requests: of a person, or of an address if nobody has to be known
    refusals: tuple[int, ...] = ()  # statuses, besides those that follow from the above
    seat: Schema | None = None  # what may stand in `?seat=`
    filters: Mapping[str, Schema] = field(default_factory=dict)  # what else may stand in the query, by its name
    pages: str = (
        ""  # what says which page of it is wanted: `since` for one that begins there, `before` for one that ends there
    )

    @property
    def writes(self) -> bool:
        """Whether it may change something, so that other people's pages must not ask for it."""
        return self.method != "GET"

    @property
    def refused(self) -> set[int]:
        """The statuses of all its refusals."""
        return {
            *self.refusals,
            421,
            429,
            *((401, 403, 503) if self.known else ()),
            *((403, 413) if self.writes else ()),
            *((422,) if self.body else ()),
        }


def route(method: str, path: str, answers: dict[int, Any], **more: Any) -> Callable[[Handler], Handler]:
    """Declare the handler of a route; the first line of its docstring is the summary."""

    def declare(handler: Handler) -> Handler:
        summary = (handler.__doc__ or "").partition("\n")[0]
        handler.__dict__["operation"] = Operation(method, path, handler.__name__, summary, answers, **more)
        return handler

    return declare


def operation_of(handler: Any) -> Operation | None:
    """What was declared at a handler; None for anything else."""
    found = getattr(handler, "operation", None)
    return found if isinstance(found, Operation) else None


def page_of(request: Request, name: str, otherwise: int) -> int:
    """Where the page that is asked for begins or ends. Raises Refusal."""
    wanted = request.query_params.get(name, str(otherwise))
    if not (wanted.isascii() and wanted.isdecimal() and len(wanted) < 10):
        raise Refusal("not-understood", 422, reason=f"{name} has to be a number from 0 to {PAGE['maximum']}")
    return int(wanted)
