"""What `--help` says, and how texts with things to type are laid out."""

__all__ = ["show_help", "with_typed"]

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..match.adapter import ADAPTERS
from ..match.parts import has_part
from .options import common_row, option_rows
from .voice import Voice


def show_help(command: str, voice: Voice) -> None:
    """How a command is written and what it does; without a command, which commands there are."""
    facts = _facts(voice, command)
    usage, _, text = voice.say(f"cli-help-{command}" if command else "cli-help", **facts).partition("\n")
    voice.out.print(Text(usage, "act"))
    for part in with_typed(text):
        voice.out.print(part)


def _facts(voice: Voice, command: str) -> dict[str, str]:
    """What the texts say about the installed games."""
    rows = []
    for game, adapter in ADAPTERS.items():
        rows += [(typed, f"{adapter.title}: {told}") for typed, told in option_rows(game, voice, common=False)]
    if command == "play":
        rows.insert(0, common_row(voice))
    return {
        "titles": ", ".join(adapter.title for adapter in ADAPTERS.values()),
        "games": ", ".join(ADAPTERS),
        "learnable": ", ".join(game for game in ADAPTERS if has_part(game, "craft/lessons.py")),
        "options": "\n".join(f"{typed} :: {told}" for typed, told in rows),
    }


def with_typed(text: str) -> Iterator[RenderableType]:
    """A text line by line. Neighbouring lines like `save FILE :: keep the match` make a table of what can be typed."""
    pairs: list[tuple[str, str]] = []
    for line in text.split("\n"):
        typed, colon, told = line.partition(" :: ")
        if colon:
            pairs.append((typed, told))
            continue
        if pairs:
            yield _table(pairs)
            pairs = []
        yield Text(line)
    if pairs:
        yield _table(pairs)


def _table(pairs: list[tuple[str, str]]) -> Padding:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for typed, told in pairs:
        table.add_row(typed, told)
    return Padding(table, (0, 0, 0, 2), expand=False)
