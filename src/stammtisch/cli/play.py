"""`stammtisch play`: a match in the terminal."""

__all__ = ["play"]

from pathlib import Path
from typing import TYPE_CHECKING, Any

from .files import refuse_existing
from .names import adapter_of, check_seat, names_at, own_name
from .opponents import Opponents, become_somebody, check_level, known_names, seated
from .options import Switch, table_options, takes_table_options
from .voice import Given, Trouble, Voice
from .warm import warm_up, warm_up_bots

if TYPE_CHECKING:
    from ..match.adapter import Adapter
    from ..match.match import Match

NARROW = 30  # columns; below that cards are words


@takes_table_options
def play(
    game: str,
    /,
    *,
    voice: Given,
    players: int | None = None,
    seat: int = 0,
    seed: str | None = None,
    name: str | None = None,
    level: str | None = None,
    bots: str | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    plain: Switch = False,
    **options: Any,
) -> None:
    """Play against bots of a level, or of your own choice."""
    adapter = adapter_of(game)
    wish = check_level(level, bots)
    if save and save != resume:
        refuse_existing(save)
    chosen = table_options(adapter.name, options)
    if resume and (chosen or players is not None or seed is not None):
        raise Trouble("cli-resume-alone", 2)
    warm_up(adapter.name, voice)
    match = _resumed(adapter, resume) if resume else _dealt(adapter, players, seed, chosen)
    check_seat(seat, match.players)
    plain = plain or not voice.out.is_terminal or voice.out.width < NARROW
    _sit_down(match, seat, own_name(name), wish, voice, plain, save, {resume} if resume else set())


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
    match: "Match",
    seat: int,
    name: str,
    wish: str,
    voice: Voice,
    plain: bool,
    save: Path | None,
    written: set[Path],
) -> None:
    from .draw import Look
    from .keyboard import Keyboard
    from .session import Session

    seats, game = [other for other in range(match.players) if other != seat], match.adapter.name
    found = seated(game, wish, seats, voice)
    bots = {other: bot for other, (bot, _) in found.items()}
    look = Look(voice, names_at(match.players, seat, name, known_names(bots)), plain)
    styles = become_somebody(game, bots, look.names)
    warm_up_bots(game, voice)
    _welcome(match.adapter.title, name, {look.names[other]: title for other, (_, title) in found.items()}, voice)
    for somebody, sentence in styles.items():
        voice.tell("cli-character", "quiet", name=somebody, sentence=voice.say(sentence))
    opponents = Opponents(bots, look)
    Session(match, seat, opponents, look, Keyboard(voice), save, written).run()


def _welcome(game: str, name: str, others: dict[str, str], voice: Voice) -> None:
    """Who sits at the table: the others' names, and their titles."""
    from ..bots.levels import NAMES

    if len(set(others.values())) > 1:
        titled = ", ".join(f"{other} ({title})" for other, title in others.items())
        voice.tell("cli-welcome", "head", game=game, player=name, others=titled)
    else:
        voice.tell("cli-welcome", "head", game=game, player=name, others=", ".join(others))
        voice.tell("cli-level", "quiet", level=next(iter(others.values())), known=", ".join(NAMES))
