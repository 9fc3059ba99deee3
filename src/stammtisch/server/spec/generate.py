"""The wire as JSON Schema, as OpenAPI, and as TypeScript types for the page: all made from the structs themselves.

`python -m stammtisch.server.spec.generate` writes `docs/*.schema.json`, `docs/openapi.json`, every `wire.ts` file, and
`facts.ts`: what the page knows of the games before a server answers. Games from outside the tree are in none of them.
"""

__all__ = ["document", "files", "typescript"]

import json
from pathlib import Path
from typing import Any

import msgspec

from ...engine.registry import is_ours
from ...match.adapter import ADAPTERS
from ...review.document import schema as review_schema
from ..http import wire, wire_deal, wire_exercise, wire_lesson, wire_person, wire_review
from ..http.facts import facts
from ..table import sight
from ..table.commands import Command
from . import openapi

WIRE: tuple[Any, ...] = (
    wire.NewPerson, wire.Renamed, wire.Me, wire.NewTable, wire.Opened, wire.RoomCode, wire.Door, wire.Asked, wire.Done,
    wire.Question, wire.Judged, wire.Hint, wire.Tables, wire.MyTables, wire.Matches, wire.Replay, wire.Verified, wire.GameInfo,
    wire.Fault, wire.Rearranged, wire_person.Devices, wire_person.DeviceLink, wire_person.NewDevice, wire_person.Recovery,
    wire_person.Recovered, wire_person.Holidays, wire_person.NewHoliday, wire_person.NewSubscription, wire_person.Push,
    wire_person.MyMatches, wire_person.Records, wire_person.Course, wire_person.Invited, wire_person.Told,
    wire_lesson.LessonTry, wire_lesson.LessonAnswer,
    wire_review.FromHere, wire_review.ReviewState, wire_review.Shared, wire_review.ReviewQuestion, wire_review.Tried,
    wire_review.ReviewAnswer, wire_exercise.ExerciseState, wire_exercise.ExerciseAnswer, wire_exercise.ExerciseAnswered,
    wire_exercise.MyExercises, wire_exercise.Progress, wire_deal.Daily, wire_deal.DealState, wire_deal.NewDeal,
    wire_deal.MyDeals,
    sight.Update, sight.Changes, sight.History, sight.Present, sight.Warming, sight.Closing,
)  # fmt: skip
PRIMITIVES = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
HEAD = "// Made by `python -m stammtisch.server.spec.generate` from the server's own types. Don't edit.\n"


def document() -> dict[str, Any]:
    """All that goes over the wire as one JSON Schema; a game's own types have its name before theirs."""
    defs = _components(WIRE)
    for game in _games():
        defs |= _components(_types_of(game), prefix=f"{game}.")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Stammtisch",
        "$defs": dict(sorted(defs.items())),
    }


def typescript(types: tuple[Any, ...], **unions: Any) -> str:
    """The structs behind these types, and each of `unions` by its name."""
    parts = [HEAD]
    for name, schema in sorted(_components(types).items()):
        told = schema.get("description", "").split("\n")[0]
        parts.append(f"/** {told} */\nexport type {name} = {_type(schema)};\n")
    for name, union in unions.items():
        (schema,), _ = msgspec.json.schema_components([union])
        parts.append(f"export type {name} = {_type(schema)};\n")
    return "\n".join(parts)


def files() -> dict[str, str]:
    """The made files by their paths in the repository, with their contents."""
    made = {
        "docs/protocol.schema.json": _json(document()),
        "docs/openapi.json": _json(openapi.document()),
        "docs/review.schema.json": review_schema(),
        "web/src/wire.ts": typescript(WIRE, Command=Command),
        "web/src/facts.ts": _facts(),
    }
    for game in _games():
        view, action, event = _types_of(game)
        made[f"web/src/games/{game}/wire.ts"] = typescript((view, action, event), Action=action, Event=event)
    return made


def _games() -> list[str]:
    """The games of the tree, whatever else is installed."""
    return [name for name in ADAPTERS if is_ours(name)]


def _facts() -> str:
    """The facts of the games as the server tells them; whether one is ready, only the server knows."""
    told = [msgspec.to_builtins(facts(ADAPTERS[name], ready=False)) for name in _games()]
    rows = [
        json.dumps({name: fact for name, fact in each.items() if name != "ready"}, ensure_ascii=False) for each in told
    ]
    listed = "".join(f"  {row},\n" for row in rows)
    return f"{HEAD}import type {{ GameInfo }} from './wire';\n\nexport const FACTS: Omit<GameInfo, 'ready'>[] = [\n{listed}];\n"


def _json(value: dict[str, Any]) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def _types_of(game: str) -> tuple[Any, Any, Any]:
    typed = ADAPTERS[game].typed
    return typed.View, typed.Action, typed.Event


def _components(types: tuple[Any, ...], prefix: str = "") -> dict[str, Any]:
    _, defs = msgspec.json.schema_components(types, ref_template=f"#/$defs/{prefix}{{name}}")
    return {prefix + name: schema for name, schema in defs.items()}


def _type(schema: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2].rpartition(".")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each) for each in schema["anyOf"]))
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            return _object(schema)
        case str() as primitive:
            return PRIMITIVES[primitive]
    return "unknown"


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    item = _type(schema.get("items", {}))
    return f"({item})[]" if " | " in item else f"{item}[]"


def _object(schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        more = schema.get("additionalProperties", {})
        return f"Record<string, {_type(more if isinstance(more, dict) else {})}>"
    required = set(schema.get("required", ()))
    fields = [
        f"  {name}{'' if name in required else '?'}: {_type(field)};".replace("\n", "\n  ")
        for name, field in schema["properties"].items()
    ]
    return "{\n" + "\n".join(fields) + "\n}"


def _write(root: Path) -> None:
    for path, text in files().items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    _write(Path(__file__).parents[4])
