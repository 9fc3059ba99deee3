"""`stammtisch rules`: the numbered rules of a game, all of them or one."""

__all__ = ["one_rule", "rules", "show_rules"]

import os

from rich.padding import Padding
from rich.text import Text

from .names import adapter_of
from .voice import Given, Trouble, Voice, clean


def rules(game: str, number: str | None = None, /, *, voice: Given) -> None:
    """Read the numbered rules of a game, or a single one such as SC-12."""
    adapter = adapter_of(game)
    if number is None:
        show_rules(adapter.name, voice)
    else:
        voice.out.print(one_rule(adapter.name, number, voice))


def show_rules(game: str, voice: Voice) -> None:
    """All rules of a game: in the terminal's pager, or as Markdown where the output goes elsewhere."""
    from ..rulebook import page

    text = f"# {adapter_of(game).title}\n\n{page(game, voice.language)}"
    if not voice.out.is_terminal:
        print(text.rstrip())
        return
    from rich.markdown import Markdown

    os.environ.setdefault("LESS", "FRX")  # colours, and no pager for text that fits on the screen
    with voice.out.pager(styles=not voice.out.no_color):
        voice.out.print(Markdown(text), width=min(voice.out.width, 100))


def one_rule(game: str, number: str, voice: Voice) -> Padding:
    """A single rule by its number, with or without the letters before it. Raises Trouble if there is none."""
    from ..messages import has
    from ..rulebook import numbers

    prefix = adapter_of(game).prefix
    wanted = number.upper().removeprefix(prefix).lstrip("- ")
    found = f"{prefix}-{wanted}"
    known = numbers(game)
    if found not in known:
        raise Trouble("cli-unknown-rule", 2, value=clean(number), first=known[0], last=known[-1])
    text = Text.assemble((found, "act"), " ", voice.say(found))
    if has(f"{found}.note", voice.language):
        text.append("\n" + voice.say(f"{found}.note"), "italic bright_black")
    return Padding(text, (0, 0, 0, 2), expand=False)
