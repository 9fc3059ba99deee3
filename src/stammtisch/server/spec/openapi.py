"""The HTTP doors as an OpenAPI document: addresses and methods as they are mounted, bodies and answers from the structs.

What neither of them tells stands in `OPERATIONS`: which struct a door reads and answers, and with which statuses it refuses.
The addresses of the page have no place in it, and neither has the WebSocket, of which OpenAPI knows nothing.
"""

__all__ = ["OPERATIONS", "Operation", "document"]

from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.routing import Route

from ...match.file import MatchFile
from ..build import api_routes
from ..http import wire
from ..http.auth import COOKIE
from ..http.routes.health import KeepingDoor
from ..http.routes.matches import PastDoor
from ..http.routes.people import PeopleDoor
from ..http.routes.questions import AskingDoor
from ..http.routes.tables import TablesDoor
from ..table import projection

Schema = dict[str, Any]

TEXT = str  # what isn't JSON
SENT = (403, 413, 422)  # how a body may be refused
SEAT: Schema = {"type": "integer", "minimum": 0}
POINT_OF_VIEW: Schema = {"anyOf": [{"enum": ["", "open"]}, SEAT]}
LANGUAGE = "language"

REFUSALS = {
    401: "No token, or one that opens nothing",
    403: "Not one's own, or a page that may not ask",
    404: "Not there",
    409: "Not now",
    410: "The table is closed",
    413: "Too long",
    422: "Not understood, or it can't be",
    429: "Too fast",
    503: "Later: the database doesn't answer just now",
}


@dataclass(frozen=True)
class Operation:
    """What a door reads and answers. Whoever has to be `known` brings a token, and may be asked to slow down."""

    answers: dict[int, Any]
    body: Any = None
    refusals: tuple[int, ...] = ()
    known: bool = True
    seat: Schema | None = None  # what may stand in `?seat=`

    @property
    def refused(self) -> set[int]:
        """The statuses of all its refusals."""
        return {*self.refusals, *((401, 429, 503) if self.known else ()), *(SENT if self.body else ())}


OPERATIONS: dict[Callable[..., Any], Operation] = {
    PeopleDoor.come_in: Operation({201: wire.Me}, wire.NewPerson, (429, 503), known=False),
    PeopleDoor.me: Operation({200: wire.Me}),
    PeopleDoor.rename: Operation({200: wire.Me}, wire.Renamed),
    PeopleDoor.go_out: Operation({204: None}, refusals=(403, 413)),
    TablesDoor.games: Operation({200: list[wire.GameInfo]}, known=False),
    TablesDoor.tables: Operation({200: wire.Tables}),
    TablesDoor.open_table: Operation({201: wire.Opened}, wire.NewTable),
    TablesDoor.table: Operation({200: projection.Update}, refusals=(403, 404), seat=SEAT),
    TablesDoor.command: Operation({200: wire.Done}, wire.Asked, (404, 409, 410)),
    AskingDoor.judge: Operation({200: wire.Judged}, wire.Question, (404, 409)),
    AskingDoor.hint: Operation({200: wire.Hint}, wire.Question, (404, 409)),
    PastDoor.matches: Operation({200: wire.Matches}),
    PastDoor.bring: Operation({201: wire.Opened}, MatchFile),
    PastDoor.replay: Operation({200: wire.Replay}, refusals=(404, 422), seat=POINT_OF_VIEW),
    PastDoor.file: Operation({200: MatchFile}, refusals=(404,)),
    PastDoor.verify: Operation({200: wire.Verified}, refusals=(404,)),
    KeepingDoor.health: Operation({200: TEXT, 503: TEXT}, known=False),
    KeepingDoor.metrics: Operation({200: TEXT}, known=False),
}


def document() -> Schema:
    """The whole document. Raises KeyError for a mounted door of which `OPERATIONS` tells nothing."""
    types = _types()
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Schema] = {}
    for route in _routes():
        for method in sorted((route.methods or set()) - {"HEAD"}):
            paths.setdefault(route.path, {})[method.lower()] = _operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Stammtisch",
            "version": version("stammtisch"),
            "summary": "Tables where people and bots play cards",
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "responses": {
                str(status): {"description": meaning, **_content(wire.Fault, schema_of)}
                for status, meaning in REFUSALS.items()
            },
            "parameters": {LANGUAGE: _language()},
            "securitySchemes": {
                "program": {"type": "http", "scheme": "bearer"},
                "page": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }


def _routes() -> list[Route]:
    """The doors as they are mounted, by their classes: nobody has to open a house to know its address."""
    routes = api_routes(PeopleDoor, TablesDoor, PastDoor, AskingDoor, KeepingDoor)
    return [route for route in routes if isinstance(route, Route)]


def _types() -> list[Any]:
    """Every type that is sent or answered, once."""
    used = [wire.Fault]
    for each in OPERATIONS.values():
        used += [each.body, *each.answers.values()]
    return list({repr(kind): kind for kind in used if kind is not None}.values())


def _operation(route: Route, schema_of: dict[str, Schema]) -> Schema:
    """A door: its name, what it does in the words of its own docstring, and all that `OPERATIONS` tells of it."""
    told = OPERATIONS[route.endpoint]
    answers = {
        status: {"description": HTTPStatus(status).phrase, **_content(kind, schema_of)}
        for status, kind in told.answers.items()
    }
    answers |= {status: {"$ref": f"#/components/responses/{status}"} for status in told.refused}
    described: Schema = {
        "operationId": route.endpoint.__name__,
        "tags": [route.endpoint.__qualname__.partition("Door")[0].lower()],
        "summary": (route.endpoint.__doc__ or "").partition(": ")[2],
        "security": [{"program": []}, {"page": []}] if told.known else [],
        "parameters": _parameters(route, told),
        "responses": {str(status): answers[status] for status in sorted(answers)},
    }
    if told.body:
        described["requestBody"] = {"required": True, **_content(told.body, schema_of)}
    return described


def _content(kind: Any, schema_of: dict[str, Schema]) -> Schema:
    """A body of this type; nothing for none."""
    if kind is None:
        return {}
    return {"content": {"text/plain" if kind is TEXT else "application/json": {"schema": schema_of[repr(kind)]}}}


def _parameters(route: Route, told: Operation) -> list[Schema]:
    """What stands in the address, and the language in which one wants to be answered."""
    wanted: list[Schema] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in route.param_convertors
    ]
    if told.seat:
        wanted.append({"name": "seat", "in": "query", "schema": told.seat})
    return [*wanted, {"$ref": f"#/components/parameters/{LANGUAGE}"}]


def _language() -> Schema:
    return {
        "name": "Accept-Language",
        "in": "header",
        "description": "The language of what is said in a refusal",
        "schema": {"type": "string"},
        "example": "de",
    }
