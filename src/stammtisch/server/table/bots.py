"""Who plays at a bot's seat, and what they are given: the same wherever a table is thought about."""

__all__ = ["bot_at", "level_at", "seen_at"]

from ...bots.bot import LevelBot
from ...bots.characters import character
from ...bots.levels import Level, levels
from ...bots.occasion import Past
from ...bots.seen import Seen, Stop
from .table import Table


def level_at(table: Table, seat: int) -> Level:
    """The level that plays at a seat: that of its bot, or of the stand-in."""
    stand_in = table.settings.stand_in
    return levels(table.settings.game)[table.seats[seat].player(stand_in) or stand_in]


def bot_at(table: Table, seat: int) -> LevelBot:
    """The bot that plays at a seat."""
    return LevelBot(level_at(table, seat), character=character(table.settings.game, table.seats[seat].character))


def seen_at(table: Table, seat: int, stop: Stop) -> Seen:
    """What the bot at a seat is given. Its chance depends on the moves that the seat has seen, not on those it hasn't."""
    assert table.match is not None
    lasting = f"{table.bots_seed} {seat}"
    chance, past = f"{lasting} {table.moves_seen(seat)}", Past.of(table.match, seat, lasting)
    return Seen(table.match.position, seat, chance, stop, past)
