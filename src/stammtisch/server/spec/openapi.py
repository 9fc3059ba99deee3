"""The HTTP API as an OpenAPI document: what is declared at the handlers, with the types of their bodies and answers.

The addresses of the page aren't in it, and neither is the WebSocket, which OpenAPI can't describe.
"""

__all__ = ["document"]

import re
from http import HTTPStatus
from importlib.metadata import version
from typing import Any

import msgspec

from ..http import wire
from ..http.auth import COOKIE
from ..http.operation import PAGE, Operation
from ..http.routes import GROUPS

Schema = dict[str, Any]

LANGUAGE = "language"

REFUSALS = {
    401: "No token, or one that isn't valid",
    403: "Not yours, or asked by a page that may not",
    404: "Not there",
    409: "Not now",
    410: "The table is closed",
    413: "Too long",
    421: "Called by a name that isn't this server's",
    422: "Not understood, or impossible",
    429: "Too fast",
    503: "Later: the database doesn't answer just now",
    507: "No room: the database has nearly grown to its limit",
}


def document() -> Schema:
    """The whole document."""
    operations = [(_tag(group), operation) for group in GROUPS for operation in group.operations()]
    types = _types([operation for _, operation in operations])
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Schema] = {}
    for tag, operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation, tag, schema_of)
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


def _tag(group: type) -> str:
    """The name of a group of routes: that of its module."""
    return group.__module__.rpartition(".")[2]


def _types(operations: list[Operation]) -> list[Any]:
    """Every type that is sent or answered, once."""
    used = [wire.Fault]
    for each in operations:
        used += [each.body, *each.answers.values()]
    return list({repr(kind): kind for kind in used if kind is not None}.values())


def _described(operation: Operation, tag: str, schema_of: dict[str, Schema]) -> Schema:
    """An operation in the terms of OpenAPI."""
    answers = {
        status: {"description": HTTPStatus(status).phrase, **_content(kind, schema_of)}
        for status, kind in operation.answers.items()
    }
    answers |= {status: {"$ref": f"#/components/responses/{status}"} for status in operation.refused - set(answers)}
    described: Schema = {
        "operationId": operation.name,
        "tags": [tag],
        "summary": operation.summary,
        "security": [{"program": []}, {"page": []}] if operation.known else [],
        "parameters": _parameters(operation),
        "responses": {str(status): answers[status] for status in sorted(answers)},
    }
    if operation.body:
        described["requestBody"] = {"required": True, **_content(operation.body, schema_of)}
    return described


def _content(kind: Any, schema_of: dict[str, Schema]) -> Schema:
    """A body of this type; nothing for None."""
    if kind is None:
        return {}
    return {"content": {"text/plain" if kind is str else "application/json": {"schema": schema_of[repr(kind)]}}}


def _parameters(operation: Operation) -> list[Schema]:
    """What stands in the address, and the language of the answer."""
    wanted: list[Schema] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", operation.path)
    ]
    if operation.seat:
        wanted.append({"name": "seat", "in": "query", "schema": operation.seat})
    wanted += ({"name": name, "in": "query", "schema": schema} for name, schema in operation.filters.items())
    if operation.pages:
        wanted.append({"name": operation.pages, "in": "query", "schema": PAGE})
    return [*wanted, {"$ref": f"#/components/parameters/{LANGUAGE}"}]


def _language() -> Schema:
    return {
        "name": "Accept-Language",
        "in": "header",
        "description": "The language of the sentence in a refusal",
        "schema": {"type": "string"},
        "example": "de",
    }
