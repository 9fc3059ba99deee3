"""`stammtisch games`: what can be played."""

__all__ = ["games"]

import json as json_format
from typing import Annotated

from cyclopts import Parameter
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..match.adapter import ADAPTERS, BROKEN
from .names import adapter_of
from .options import option_rows
from .voice import Given, Voice


def games(*, voice: Given, json: Annotated[bool, Parameter(negative="")] = False) -> None:
    """List the games: how many can play, what they are like, and their table options."""
    if json:
        print(json_format.dumps([_facts(name, voice) for name in ADAPTERS], ensure_ascii=False, indent=1))
        return
    for name in ADAPTERS:
        _show(name, voice)
    for error in BROKEN.values():
        voice.complain(error.say(voice.language))
    voice.tell("cli-games-next", "quiet", game=next(iter(ADAPTERS), ""))


def _facts(name: str, voice: Voice) -> dict[str, object]:
    adapter = adapter_of(name)
    return {
        "name": name,
        "title": adapter.title,
        "tagline": voice.say(f"{name}-tagline"),
        "players": [adapter.players[0], adapter.players[-1]],
        "minutes": adapter.description.minutes,
        "version": adapter.version,
        "options": adapter.defaults,
    }


def _show(name: str, voice: Voice) -> None:
    adapter = adapter_of(name)
    low, high = adapter.players[0], adapter.players[-1]
    title = Text.assemble((adapter.title, "act"), "  ", name, "  ")
    title.append(voice.say("cli-games-players", low=low, high=high), "quiet")
    voice.out.print(title)
    voice.out.print(Padding(Text(voice.say(f"{name}-tagline")), (0, 0, 0, 2), expand=False))
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for typed, told in option_rows(name, voice):
        table.add_row(Text(typed, "head"), told)
    voice.out.print(Padding(table, (0, 0, 1, 2), expand=False))
