"""`stammtisch verify`: whether a finished match is what it claims to be."""

__all__ = ["verify"]

from pathlib import Path

from rich.text import Text

from .files import read_warm
from .options import Switch
from .voice import Given, Trouble, Voice


def verify(file: Path, /, *, voice: Given, daily: Switch = False) -> None:
    """Check a finished match: the seed fits the commitment, every move is legal, the result is what they lead to.

    With --daily also that the bots have led it from the deal to where a deal of the day begins.
    """
    from ..bots.short_form import follows_opening
    from ..match.file import verify as check
    from ..match.sentences import listed
    from ..match.words import spoken

    match = check(read_warm(file, voice))
    names = [voice.say("cli-seat", number=seat) for seat in range(match.players)]
    _holds(voice, "cli-verified-seed", commitment=match.commitment)
    _holds(voice, "cli-verified-deal", contributions=len(match.contributions))
    _holds(voice, "cli-verified-moves", count=len(match.moves_made), game=match.adapter.title)
    if daily:
        opening = follows_opening(match)
        if opening is None:
            raise Trouble("cli-verify-opening")
        _holds(voice, "cli-verified-opening", count=opening)
    won = " & ".join(names[seat] for seat in match.winners)
    _holds(voice, "cli-verified-result", table=spoken(listed(match.scores), names, voice.language), winners=won)


def _holds(voice: Voice, message: str, **arguments: object) -> None:
    voice.out.print(Text.assemble(("✓ ", "right"), voice.say(message, **arguments)), soft_wrap=True)
