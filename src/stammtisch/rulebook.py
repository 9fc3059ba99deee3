"""The numbered rules as text: for the command `rules`, and for the pages in `docs/games/`.

`python -m stammtisch.rulebook GAME` prints the Markdown between the marks of `docs/games/GAME.md`.
"""

__all__ = ["numbers", "page"]

import re
import sys

from .match.adapter import ADAPTERS
from .messages import has, message_ids, say


def numbers(game: str) -> list[str]:
    """The numbers of a game's rules, in order."""
    rule = re.compile(rf"{ADAPTERS[game].prefix}-\d+")
    return [name for name in message_ids(game) if rule.fullmatch(name)]


def page(game: str, language: str = "en") -> str:
    """The rules of a game as Markdown: goal, numbered rules by section, examples, and what is public."""
    prefix = ADAPTERS[game].prefix
    lines = [say(f"{game}-goal", language), ""]
    section = ""
    for number in numbers(game):
        title = say(f"{prefix}-section-{int(number.partition('-')[2]) // 10}", language)
        if title != section:
            section = title
            lines += [f"## {title}", ""]
        lines += _rule(number, say(number, language), language)
    examples = [name for name in message_ids(game) if name.startswith(f"{prefix}-example-")]
    if examples:
        lines += [f"## {say('rulebook-examples', language)}", ""]
        for name in examples:
            lines += _rule("", say(name, language), language)
    lines += [f"## {say('rulebook-public', language)}", ""]
    lines += _rule("", say(f"{prefix}-public", language), language)
    if has(f"{prefix}-public.note", language):
        lines += [f"*{say(f'{prefix}-public.note', language)}*", ""]
    return "\n".join(lines)


def _rule(number: str, text: str, language: str) -> list[str]:
    """One rule: its number, its text with lines kept apart, and the note that says where it comes from."""
    first, *more = text.split("\n")
    lines = [f"**{number}** {first}" if number else first]
    if more:
        lines += ["", *(f"- {line}" for line in more)]
    lines.append("")
    if number and has(f"{number}.note", language):
        lines += [f"*{say(f'{number}.note', language)}*", ""]
    return lines


if __name__ == "__main__":
    print(page(sys.argv[1]))
