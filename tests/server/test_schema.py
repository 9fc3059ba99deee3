"""What is made from the wire's types is as they are now."""

from pathlib import Path

import msgspec
import pytest

from stammtisch.server import schema, sight, wire

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", schema.files())
def test_made_files_are_those_of_the_present_types(path):
    assert (ROOT / path).read_text(encoding="utf-8") == schema.files()[path], "run python -m stammtisch.server.schema"


def test_typescript_types_say_what_may_be_left_out_and_what_may_be_null():
    made = schema.typescript((wire.Fault,))
    assert "  error: string;\n" in made
    assert "  rule?: string | null;\n" in made


def test_every_reference_of_the_schema_leads_somewhere():
    document = schema.document()
    text = msgspec.json.encode(document).decode()
    named = {part.partition('"')[0] for part in text.split("#/$defs/")[1:]}
    assert named
    assert named <= set(document["$defs"])
    assert {"Update", "Asked", "scout.View", "alhambra.Buy", "score5.Bid"} <= set(document["$defs"])
    assert sight.Update.__doc__
    assert document["$defs"]["Update"]["description"].startswith("A message")
