"""Which characters the bots of a table are: different ones, drawn from the table's public link, or chosen by the host."""

__all__ = ["bot_seat", "drawn", "with_characters"]

import hashlib
from collections.abc import Collection

from msgspec.structs import replace

from ...bots.characters import PEOPLE, characters
from . import log
from .seat import Seat


def drawn(ident: str, game: str, taken: Collection[str | None]) -> str | None:
    """Who comes to a table next, of those who know the game and aren't there yet; None if nobody is left."""
    left = [who for who in characters(game) if who not in taken]
    return min(left, key=lambda who: hashlib.sha256(f"{ident}\n{who}".encode()).digest(), default=None)


def with_characters(ident: str, settings: log.TableSettings) -> log.TableSettings:
    """Settings of a new table in which every bot is somebody, as far as there are enough characters."""
    taken = {choice.character for choice in settings.seats if choice.character}
    seats = []
    for choice in settings.seats:
        who = choice.character or (drawn(ident, settings.game, taken) if choice.bot else None)
        taken |= {who} if who else set()
        seats.append(replace(choice, character=who))
    return replace(settings, seats=seats)


def bot_seat(level: str, character: str | None) -> Seat:
    """A seat that is taken by a bot. Logs of earlier versions name no characters."""
    return Seat(name=PEOPLE.get(character or "", ""), level=level, character=character)
