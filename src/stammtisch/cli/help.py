"""What `--help` says, and how texts with things to type are set."""

__all__ = ["show_help", "with_typed"]

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .voice import Voice


def show_help(command: str, voice: Voice) -> None:
    """How a command is written and what it does; without a command, which commands there are."""
    usage, _, text = voice.say(f"cli-help-{command}" if command else "cli-help").partition("\n")
    voice.out.print(Text(usage, "act"))
    for part in with_typed(text):
        voice.out.print(part)


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
