"""What is made from the wire's types is as they are now."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from stammtisch.server.build import build
from stammtisch.server.http import wire
from stammtisch.server.http.routes.page import page_routes
from stammtisch.server.settings import Settings
from stammtisch.server.spec import generate, openapi
from stammtisch.server.table import sight

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
    assert sight.Update.__doc__
    assert document["$defs"]["Update"]["description"].startswith("A message")


def test_every_route_of_a_server_is_in_the_openapi_document_and_the_other_way_round():
    server = build(Settings(database="sqlite://"))
    server.services.tables.writer.close()
    page = {route.path for route in page_routes()}
    mounted = {
        (method.lower(), route.path)
        for route in server.app.routes
        if route.path not in page
        for method in route.methods - {"HEAD"}
    }
    paths = openapi.document()["paths"]
    described = {(method, path): each["operationId"] for path, item in paths.items() for method, each in item.items()}
    assert set(described) == mounted
    assert len(set(described.values())) == len(described) > 15


def test_every_reference_of_the_openapi_document_leads_somewhere_and_every_route_says_what_it_does():
    document = openapi.document()
    references = re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(document))
    assert len(references) > 100
    for reference in references:
        found = document
        for part in reference.split("/"):
            found = found[part]
    assert all(each["summary"] for item in document["paths"].values() for each in item.values())
