"""The settings of a table: what they may be, and how the host changes them before the deal and between matches."""

__all__ = ["Arrange", "check_settings", "decide_arrange"]

from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict

from ...match.game import find
from . import log
from .asking import Asker, check_between_matches, check_character, check_host, check_level
from .refusal import Refusal
from .seating import arranged
from .table import Table

LONGEST_CLOCK = 60 * 24 * 3600  # seconds


class Arrange(Struct, frozen=True, forbid_unknown_fields=True):
    """Change some settings of a table, as the host; the others stay as they are.

    `options` are those that change; they start from their defaults when the game changes. With fewer `players`, free seats go
    first, then bots.
    """

    game: str | UnsetType = UNSET
    players: int | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    clock: log.Clock | UnsetType | None = UNSET
    stand_in: str | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    reactions: bool | UnsetType = UNSET


def decide_arrange(table: Table, asker: Asker, command: Arrange) -> list[log.Entry]:
    """The entry that says what changes, none if nothing does. Raises Refusal, BadOption or UnknownGame."""
    check_between_matches(table)
    check_host(table, asker)
    wanted = {name: value for name, value in asdict(command).items() if value is not UNSET}
    if wanted.get("game", table.settings.game) != table.settings.game:
        wanted = _for_another_game(table, wanted)
    after = arranged(table.settings, log.Arranged(**wanted))
    check_settings(after)
    if sum(seat.person is not None for seat in table.seats) > after.players:
        raise Refusal("too-many-people", players=after.players)
    changed = {name: value for name, value in wanted.items() if getattr(after, name) != getattr(table.settings, name)}
    return [log.Arranged(**changed)] if changed else []


def _for_another_game(table: Table, wanted: dict[str, Any]) -> dict[str, Any]:
    """As many seats as now if the game allows it, and the options that it has, too."""
    game, settings = find(wanted["game"]), table.settings
    players = min(max(settings.players, game.players[0]), game.players[-1])
    kept = {name: value for name, value in settings.options.items() if type(game.options.get(name)) is type(value)}
    return {"players": players} | wanted | {"options": kept | wanted.get("options", {})}


def check_settings(settings: log.TableSettings) -> None:
    """Raise BadOption, UnknownGame or Refusal if there can't be such a table."""
    game = find(settings.game)
    game.check_players(settings.players)
    game.chosen(settings.options)
    if len(settings.seats) > settings.players:
        raise Refusal("too-many-seats", 422, players=settings.players)
    taken: list[str] = []
    for choice in settings.seats:
        if choice.bot is not None:
            check_level(choice.bot)
        if choice.character is not None:
            check_character(settings.game, choice.character, taken)
            taken.append(choice.character)
    check_level(settings.stand_in)
    clock = settings.clock
    if clock and not (1 <= clock.move <= LONGEST_CLOCK and 0 <= clock.bank <= LONGEST_CLOCK):
        raise Refusal("clock-wrong", 422)
