"""`stammtisch verify`: whether a finished match is what it claims to be."""

__all__ = ["verify"]

from pathlib import Path

from rich.text import Text

from .files import read_text
from .voice import Given, Trouble, Voice


def verify(file: Path, /, *, voice: Given) -> None:
    """Check a finished match: the seed fits the commitment, every move is legal, the result is what they lead to.

    Parameters
    ----------
    file
        A match file
    """
    from ..match import verify as check
    from ..match.telling import listed
    from .warm import warm_up

    text = read_text(file)
    game = game_in(text)
    if game:
        warm_up(game, voice)
    match = check(text)
    names = [voice.say("cli-seat", number=str(seat)) for seat in range(match.players)]
    _holds(voice, "cli-verified-seed", commitment=match.commitment)
    _holds(voice, "cli-verified-deal", contributions=len(match.contributions))
    _holds(voice, "cli-verified-moves", count=len(match.moves_made), game=match.adapter.title)
    won = " & ".join(names[seat] for seat in match.winners)
    _holds(voice, "cli-verified-result", table=listed(names, match.scores), winners=won)


def game_in(text: bytes) -> str | None:
    """The game that a match file names, as far as that can be read: enough to warm its rules up."""
    import msgspec

    from ..games import GAMES

    class Named(msgspec.Struct):
        game: str

    try:
        name = msgspec.json.decode(text, type=Named).game
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return name if name in GAMES else None


def _holds(voice: Voice, message: str, **arguments: object) -> None:
    voice.out.print(Text.assemble(("✓ ", "right"), voice.say(message, **arguments)), soft_wrap=True)


def check_seat(seat: int | None, players: int) -> None:
    """Raise Trouble for a seat that isn't at the table."""
    if seat is not None and not 0 <= seat < players:
        raise Trouble("option-seat", value=str(seat), last=players - 1)
