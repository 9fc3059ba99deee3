"""A table as HTML, for notebooks: the same picture as at the terminal."""

__all__ = ["drawn"]

import io
import os
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.theme import Theme

from ..voice import THEME, Voice, language_of
from . import artist
from .look import TALL, Look

WIDTH = 100
ON_FELT = Theme({"quiet": "#b3c2b4"})
FRAME = (
    '<pre style="display: inline-block; margin: 0; padding: 12px 16px; border-radius: 12px; background: #17382b; color: #f5efe0; '
    'line-height: 1.25; font-family: ui-monospace, Menlo, Consolas, monospace">{code}</pre>'
)


def drawn(game: str, views: Sequence[Any]) -> str:
    """What is open at a table, and the hands of these viewers, who see the same table."""
    console = Console(
        record=True, file=io.StringIO(), width=WIDTH, height=TALL, theme=THEME, force_terminal=True,
        color_system="truecolor", highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    console.push_theme(ON_FELT)
    voice = Voice(language_of(os.environ), console, console)
    names = [voice.say("cli-seat", number=seat) for seat in range(views[0].players)]
    look, draw = Look(voice, names, plain=False), artist(game)
    for part in draw.board(views[0], look):
        console.print(part)
    for view in views:
        for part in draw.hand(view, look):
            console.print(part)
    if views[0].winners:
        for part in draw.result(views[0], look):
            console.print(part)
    return console.export_html(inline_styles=True, code_format=FRAME)
