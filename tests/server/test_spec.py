"""What is made from the wire's types is as they are now."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from starlette.routing import Route

from stammtisch.server.build import create_app
from stammtisch.server.http import wire
from stammtisch.server.http.routes.page import page_routes
from stammtisch.server.settings import Settings
from stammtisch.server.spec import generate, openapi
from stammtisch.server.table import projection

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", generate.files())
def test_made_files_are_those_of_the_present_types(path):
    assert (ROOT / path).read_text(encoding="utf-8") == generate.files()[path], (
        "run python -m stammtisch.server.spec.generate"
    )


def test_typescript_types_say_what_may_be_left_out_and_what_may_be_null():
    made = generate.typescript((wire.Fault,))
    assert "  error: string;\n" in made
    assert "  rule?: string | null;\n" in made


def test_every_reference_of_the_schema_leads_somewhere():
    document = generate.document()
    text = msgspec.json.encode(document).decode()
    named = {part.partition('"')[0] for part in text.split("#/$defs/")[1:]}
    assert named
    assert named <= set(document["$defs"])
    assert {"Update", "Asked", "scout.View", "alhambra.Buy", "score5.Bid"} <= set(document["$defs"])
    assert projection.Update.__doc__
    assert document["$defs"]["Update"]["description"].startswith("A message")


@pytest.fixture(scope="module")
def mounted():
    """Every route of a server but those of the page."""
    app = create_app(Settings(database="sqlite://"))
    app.house.writer.close()
    page = {route.path for route in page_routes()}
    return [route for route in app.front.routes if route.path not in page]


def test_every_door_that_is_mounted_is_in_the_openapi_document_and_the_other_way_round(mounted):
    doors = {
        (method.lower(), route.path): route.endpoint.__name__
        for route in mounted
        if isinstance(route, Route)
        for method in route.methods - {"HEAD"}
    }
    paths = openapi.document()["paths"]
    told = {(method, path): each["operationId"] for path, item in paths.items() for method, each in item.items()}
    assert told == doors
    assert len(set(told.values())) == len(told)
    assert {route.endpoint.__func__ for route in mounted if isinstance(route, Route)} == set(openapi.OPERATIONS)


def test_every_reference_of_the_openapi_document_leads_somewhere_and_every_door_says_what_it_does():
    document = openapi.document()
    references = re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(document))
    assert len(references) > 100
    for reference in references:
        found = document
        for part in reference.split("/"):
            found = found[part]
    assert all(each["summary"] for item in document["paths"].values() for each in item.values())
