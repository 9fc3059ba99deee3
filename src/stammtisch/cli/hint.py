"""`hint` at the table: what looks best, judged only by what the person can know."""

__all__ = ["show_hint"]

import os
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from .menu import Menu
from .thinking import let_think
from .voice import Voice

if TYPE_CHECKING:
    from ..bots.advising import Advice
    from ..bots.seen import Stop
    from ..match.match import Match

SHOWN = 3  # moves
MOST_THREADS = 4


def show_hint(match: "Match", seat: int, menu: Menu, voice: Voice) -> None:
    """The best moves of `seat`, with the chance to win and the lead at the end."""
    found = let_think(partial(_advice, match, seat), voice.say("cli-thinking-hint"), voice)[:SHOWN]
    voice.tell("cli-hint", "head")
    widest = max(cell_len(str(each.action)) for each in found)
    for each in found:
        voice.out.print(menu.cell(each.action, widest))
        for line in _figures(each, len(found), each.tied and each is not found[0], voice):
            voice.out.print(line)


def _advice(match: "Match", seat: int, stop: "Stop") -> "list[Advice]":
    from ..bots.advising import advice
    from ..bots.seen import Seen

    return advice(Seen(match.position, seat, "hint", stop), threads=min(MOST_THREADS, os.cpu_count() or 1))


def _figures(each: "Advice", count: int, is_tied: bool, voice: Voice) -> Iterator[Text]:
    """What the rollouts say of a move, if there were any."""
    if each.worlds:
        told = voice.say(
            "cli-hint-figures",
            chance=round(100 * each.chance),
            chance_error=max(1, round(100 * each.chance_error)),
            sign="−" if each.lead < 0 else "+",
            lead=abs(round(each.lead, 1)),
            lead_error=max(0.1, round(each.lead_error, 1)),
        )
        if is_tied:
            told += " · " + voice.say("cli-hint-tied")
        yield Text(" " * 7 + told, "quiet")
    elif count == 1:
        yield Text(" " * 7 + voice.say("cli-hint-only"), "quiet")
