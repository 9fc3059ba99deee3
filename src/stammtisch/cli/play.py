"""`stammtisch play`: a match in the terminal."""

__all__ = ["play"]

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from .files import refuse_existing
from .names import adapter_of, check_seat, names_at, own_name
from .options import table_options
from .voice import Given, Trouble, Voice
from .warm import warm_up

if TYPE_CHECKING:
    from ..match.adapter import Adapter
    from ..match.match import Match

NARROW = 30  # columns; below that cards are words
Switch = Annotated[bool, Parameter(negative="")]


def play(
    game: str,
    /,
    *,
    voice: Given,
    players: int | None = None,
    seat: int = 0,
    seed: str | None = None,
    name: str | None = None,
    cap: int | None = None,
    deck: Path | None = None,
    memory: Switch = False,
    resume: Path | None = None,
    save: Path | None = None,
    plain: Switch = False,
) -> None:
    """Play against bots that, for now, play at random."""
    adapter = adapter_of(game)
    if save and save != resume:
        refuse_existing(save)
    options = table_options(adapter.name, cap=cap, deck=deck, memory=memory)
    if resume and (options or players is not None or seed is not None):
        raise Trouble("cli-resume-alone", 2)
    warm_up(adapter.name, voice)
    match = _resumed(adapter, resume) if resume else _dealt(adapter, players, seed, options)
    check_seat(seat, match.players)
    plain = plain or not voice.out.is_terminal or voice.out.width < NARROW
    _sit_down(match, seat, own_name(name), voice, plain, save, {resume} if resume else set())


def _dealt(adapter: "Adapter", players: int | None, seed: str | None, options: dict[str, Any]) -> "Match":
    from ..match.game import Game

    return Game(adapter).new(4 if players is None else players, seed, **options)


def _resumed(adapter: "Adapter", path: Path) -> "Match":
    from .files import read_match

    match = read_match(path)
    if match.adapter is not adapter:
        raise Trouble("cli-other-game", game=match.adapter.title)
    return match


def _sit_down(
    match: "Match", seat: int, name: str, voice: Voice, plain: bool, save: Path | None, written: set[Path]
) -> None:
    from .bots import RandomBot
    from .draw import Look
    from .keyboard import Keyboard
    from .session import Session

    look = Look(voice, names_at(match.players, seat, name), plain)
    # Each bot has a generator of its own, apart from the one that deals.
    bots = {other: RandomBot(f"bot {other} {match.seed}") for other in range(match.players) if other != seat}
    others = ", ".join(look.names[other] for other in bots)
    voice.tell("cli-welcome", "head", game=match.adapter.title, player=name, others=others)
    Session(match, seat, bots, look, Keyboard(voice), save, written).run()
