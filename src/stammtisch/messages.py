"""Every sentence that somebody may read, by its id and in their language.

They are Fluent messages: those of a game in its own `locales/`, all others in ours. A catalogue is one file of them. Ours are
called as the file is (`match`), a game's by its name (`GAME` for its `game.ftl`, `GAME-page` for its `page.ftl`).
"""

__all__ = ["LANGUAGES", "catalogues", "known_language", "message_ids", "say"]

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .engine.registry import folder, packages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr", "it")
LOCALES = Path(__file__).parent / "locales"
LONGEST_NUMBER = 15  # digits of a number that is formatted as one; longer ones are nonsense


def say(message: str, language: str = "en", **arguments: Any) -> str:
    """The sentence `message` in `language`. `message` is an id, or `id.attribute`.

    Raises KeyError for an id that doesn't exist: a missing sentence is a defect, and a test checks that there is none.
    """
    bundle = _bundle(language)
    name, _, attribute = message.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        raise KeyError(message)
    text, errors = bundle.format_pattern(pattern, {name: _tellable(value) for name, value in arguments.items()})
    if errors:
        raise ValueError(f"{message} ({language}): {errors[0]}")
    return str(text)


def _tellable(value: Any) -> Any:
    """A value as a sentence can hold it."""
    if isinstance(value, int) and abs(value) >= 10**LONGEST_NUMBER:
        return f"{str(value)[:LONGEST_NUMBER]}…"
    return value


def has(message: str, language: str = "en") -> bool:
    """Whether there is such a sentence."""
    name, _, attribute = message.partition(".")
    bundle = _bundle(language)
    return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)


def known_language(wish: str | None) -> str:
    """The best of our languages for a wish like `de_CH.UTF-8` or `fr-CA,en`; English if there is none."""
    code = (wish or "").lower()[:2]
    return code if code in LANGUAGES and not (wish or "")[2:3].isalpha() else "en"


def message_ids(catalogue: str, language: str = "en") -> list[str]:
    """The ids of one catalogue (a file's stem) in the order of the file."""
    from fluent.syntax import ast, parse

    resource = parse(catalogues(language)[catalogue].read_text(encoding="utf-8"))
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]


@cache
def catalogues(language: str) -> dict[str, Path]:
    """The files of a language by the names of their catalogues."""
    found = {path.stem: path for path in sorted((LOCALES / language).glob("*.ftl"))}
    for game in packages():
        place = folder(game)
        for path in sorted((place / "locales" / language).glob("*.ftl")) if place else ():
            found[game if path.stem == "game" else f"{game}-{path.stem}"] = path
    return found


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise KeyError(language)
    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogues(language).values():
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
