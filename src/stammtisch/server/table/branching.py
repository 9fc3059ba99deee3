"""Going on from a position of a finished match, alone with bots: practice, which counts for nothing."""

__all__ = ["Branch", "branch"]

from collections.abc import Sequence
from typing import Protocol

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ...bots.characters import characters
from ...bots.levels import NAMES
from ...match.fairness import new_seed
from ...match.match import Match
from . import log
from .asking import Asker
from .link import new_link
from .refusal import Refusal

INSTEAD = "regular"  # the level that plays for people, and for seats of which nothing is known


class Played(Protocol):
    """Who played at a seat, as far as it is known."""

    @property
    def level(self) -> str | None:
        """The level of a bot."""

    @property
    def character(self) -> str | None:
        """Who the bot was."""


class Branch(Struct, frozen=True):
    """A new table, the seed of its first match, what happens at it up to the position from which it goes on, and of which
    common deal that is, if of any."""

    settings: log.TableSettings
    seed: str
    entries: Sequence[log.Entry]
    deal: log.OfDeal | UnsetType = UNSET


def branch(
    match: Match, seat: int, number: int, asker: Asker, players: Sequence[Played | None], deal: log.OfDeal | None = None
) -> Branch:
    """The table at which `asker` decides anew instead of move `number` of a finished match, at the seat that made it.

    Cards that nobody has seen lie as they lay. The same bots play, but draw their chance anew. If it was a common `deal`, others
    see no more of this than of that. Raises Refusal if the seat made no such move.
    """
    made = match.moves_made
    if not 1 <= number <= len(made) or made[number - 1][0] != seat:
        raise Refusal("no-such-decision", 404)
    choices = [log.SeatChoice() if other == seat else _bot(match, players[other]) for other in range(match.players)]
    bots = [choice.bot for choice in choices if choice.bot]
    settings = log.TableSettings(
        match.adapter.name,
        match.players,
        msgspec.to_builtins(match.options),
        choices,
        stand_in=bots[0] if bots else INSTEAD,
        spectators=deal is None,
        reactions=True,
    )
    started = log.Started(
        new_link(),
        new_seed(),
        new_seed(),
        match.adapter.version,
        contributions=list(match.contributions),
        practice=True,
    )
    moves = [log.Moved(mover, code, "person" if mover == seat else "bot") for mover, code in made[: number - 1]]
    return Branch(settings, match.seed, [log.Sat(seat, asker.person, asker.name, ""), started, *moves], deal or UNSET)


def _bot(match: Match, player: Played | None) -> log.SeatChoice:
    level = player.level if player and player.level in NAMES else INSTEAD
    who = player.character if player and player.character in characters(match.adapter.name) else None
    return log.SeatChoice(level, who)
