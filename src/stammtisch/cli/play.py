"""`stammtisch play`: a match in the terminal."""

__all__ = ["play"]

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from .names import OPTIONS, adapter_of, names_at, own_name
from .voice import Given, Trouble, Voice
from .warm import warm_up

if TYPE_CHECKING:
    from ..match import Match
    from ..match.adapter import Adapter

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
    changes: int | None = None,
    deck: Path | None = None,
    memory: Switch = False,
    resume: Path | None = None,
    save: Path | None = None,
    plain: Switch = False,
) -> None:
    """Play against bots that, for now, play at random.

    Type a move in the notation or its number in the list; ? explains, quit leaves.

    Parameters
    ----------
    game
        score5, alhambra or scout
    players
        How many sit at the table, you included; 4 if you don't say.
    seat
        Your seat, counted from 0.
    seed
        Any text: the same text deals the same cards.
    name
        What the log calls you.
    changes
        SCORE 5: at most so many changes of a bid per player and auction.
    deck
        SCORE 5: a deck file with the figures of the printed cards.
    memory
        Show what was once public: the memory aid.
    resume
        Go on with a saved match. It brings its own players, seed and options.
    save
        Write the match to this file at the end, or when you leave.
    plain
        One line of text for a row of cards. Always so when the output goes elsewhere.
    """
    adapter = adapter_of(game)
    if save and save != resume:
        from .files import refuse_existing

        refuse_existing(save)
    options = table_options(adapter.name, changes=changes, deck=deck, memory=memory)
    warm_up(adapter.name, voice)
    match = _resumed(adapter, resume) if resume else _dealt(adapter, players, seed, options)
    if not 0 <= seat < match.players:
        raise Trouble("option-seat", value=str(seat), last=match.players - 1)
    plain = plain or not voice.out.is_terminal or voice.out.width < NARROW
    _sit_down(match, seat, own_name(name), voice, plain, save, {resume} if resume else set())


def table_options(game: str, **given: Any) -> dict[str, Any]:
    """The table options that were given. Raises Trouble for one that the game doesn't have."""
    chosen = {name: value for name, value in given.items() if value not in (None, False)}
    for name in chosen:
        if name not in OPTIONS[game]:
            raise Trouble("cli-no-such-option", 2, option=f"--{name}", game=adapter_of(game).title)
    return chosen


def _dealt(adapter: "Adapter", players: int | None, seed: str | None, options: dict[str, Any]) -> "Match":
    from ..match import Game

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
    session = Session(match, seat, bots, look, Keyboard(voice), save)
    session.written |= written
    session.run()
