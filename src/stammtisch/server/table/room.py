"""What people ask for before the deal and between matches: seats, bots, swaps, ready marks, and the deal itself."""

__all__ = [
    "DECIDERS", "AnswerSwap", "AskSwap", "Ready", "SeatBot", "Sit", "SitElsewhere", "Stand", "Start", "TakeOver",
    "WithdrawSwap", "hand_on",
]  # fmt: skip

from typing import Any

from msgspec import Struct

from ...match.fairness import new_seed
from . import log
from .asking import (
    Asker,
    check_between_matches,
    check_character,
    check_host,
    check_level,
    check_own,
    checked_name,
    seat_at,
)
from .company import drawn
from .link import new_link
from .refusal import Refusal
from .table import Table

LONGEST_CONTRIBUTION = 64


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sit"):
    """Take a free seat. `contribution` is any text, chosen by the player, that goes into the coming deals.

    `name` is for friends around one screen, so that several seats of one person have different names.
    """

    seat: int
    contribution: str = ""
    name: str = ""


class SitElsewhere(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sit-elsewhere"):
    """Go from your seat to a free one."""

    seat: int
    to: int


class Stand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="stand"):
    """Free a seat: your own, or as the host any seat. Between matches."""

    seat: int


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="bot"):
    """Seat a bot at a free seat, or change a bot's level or character. Between matches, by the host.

    Without `character` a new bot is anybody who isn't at the table yet, and one that is there stays who it is.
    """

    seat: int
    level: str
    character: str | None = None


class AskSwap(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ask-swap"):
    """Ask to swap your seat with another. Nobody has to be asked about a bot's seat, or another one of yours."""

    seat: int
    other: int


class AnswerSwap(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="answer-swap"):
    """Answer `other`, who asked to swap with your seat."""

    seat: int
    other: int
    yes: bool


class WithdrawSwap(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="withdraw-swap"):
    """You would rather stay where you are after all."""

    seat: int


class Ready(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ready"):
    """You are ready for the next match, or not yet. It is dealt when everyone is and no seat is free."""

    yes: bool = True


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="start"):
    """Deal, as the host: the first match, or another one."""


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="take-over"):
    """Let somebody else be the host, since the host isn't there: the one of those present who has been here longest."""


def _sit(table: Table, asker: Asker, command: Sit) -> list[log.Entry]:
    if not seat_at(table, command.seat).free:
        raise Refusal("seat-taken", seat=command.seat + 1)
    if len(command.contribution) > LONGEST_CONTRIBUTION:
        raise Refusal("contribution-too-long", 422, limit=LONGEST_CONTRIBUTION)
    name = checked_name(command.name) or asker.name
    return [log.Sat(command.seat, asker.person, name, command.contribution)]


def _sit_elsewhere(table: Table, asker: Asker, command: SitElsewhere) -> list[log.Entry]:
    check_between_matches(table)
    check_own(table, asker, command.seat)
    if not seat_at(table, command.to).free:
        raise Refusal("seat-taken", seat=command.to + 1)
    return [log.SatElsewhere(command.seat, command.to, table.seats[command.seat].name)]


def _stand(table: Table, asker: Asker, command: Stand) -> list[log.Entry]:
    check_between_matches(table)
    seat = seat_at(table, command.seat)
    if seat.free:
        raise Refusal("seat-free", seat=command.seat + 1)
    if seat.person == asker.person:
        return [log.Stood(command.seat, seat.name)]
    check_host(table, asker)
    return [log.Stood(command.seat, seat.name, seat.level, "host")]


def _seat_bot(table: Table, asker: Asker, command: SeatBot) -> list[log.Entry]:
    check_between_matches(table)
    check_host(table, asker)
    seat = seat_at(table, command.seat)
    if seat.person is not None:
        raise Refusal("seat-taken", seat=command.seat + 1)
    check_level(command.level)
    game, others = table.settings.game, [each.character for each in table.seats if each is not seat]
    if command.character is not None:
        check_character(game, command.character, others)
    who = command.character or (seat.character if seat.level else drawn(table.ident, game, others))
    same = (seat.level, seat.character) == (command.level, who)
    return [] if same else [log.BotSat(command.seat, command.level, who)]


def _ask_swap(table: Table, asker: Asker, command: AskSwap) -> list[log.Entry]:
    check_between_matches(table)
    check_own(table, asker, command.seat)
    other = seat_at(table, command.other)
    if command.seat == command.other:
        raise Refusal("swap-with-oneself")
    if other.free:
        raise Refusal("seat-free", seat=command.other + 1)
    if other.person in (None, asker.person) or (command.other, command.seat) in table.room.swaps:
        return [_swapped(table, command.seat, command.other)]
    if (command.seat, command.other) in table.room.swaps:
        return []
    return [log.SwapAsked(command.seat, command.other)]


def _answer_swap(table: Table, asker: Asker, command: AnswerSwap) -> list[log.Entry]:
    check_between_matches(table)
    check_own(table, asker, command.seat)
    if (command.other, command.seat) not in table.room.swaps:
        raise Refusal("nothing-asked")
    if command.yes:
        return [_swapped(table, command.other, command.seat)]
    return [log.SwapDropped(command.other, declined=True)]


def _withdraw_swap(table: Table, asker: Asker, command: WithdrawSwap) -> list[log.Entry]:
    check_own(table, asker, command.seat)
    asked = any(seat == command.seat for seat, _ in table.room.swaps)
    return [log.SwapDropped(command.seat, declined=False)] if asked else []


def _swapped(table: Table, seat: int, other: int) -> log.Swapped:
    first, second = (each.name or None if each.level else each.name for each in (table.seats[seat], table.seats[other]))
    return log.Swapped(seat, other, (first, second))


def _ready(table: Table, asker: Asker, command: Ready) -> list[log.Entry]:
    check_between_matches(table)
    if not table.seats_of(asker.person):
        raise Refusal("not-seated", 403)
    if command.yes == (asker.person in table.room.ready):
        return []
    readied = log.Readied(asker.person, asker.name, command.yes)
    if command.yes and table.full and table.people <= table.room.ready | {asker.person}:
        return [readied, *_deal(table)]
    return [readied]


def _start(table: Table, asker: Asker, command: Start) -> list[log.Entry]:
    check_between_matches(table)
    check_host(table, asker)
    if not table.full:
        raise Refusal("seats-free")
    return _deal(table)


def _deal(table: Table) -> list[log.Entry]:
    """A new match. Nobody is played by a bot in it because they were away in the last one."""
    back = [log.Back(number) for number, seat in enumerate(table.seats) if seat.away]
    return [*back, log.Started(new_link(), new_seed(), new_seed(), table.game.version)]


def _take_over(table: Table, asker: Asker, command: TakeOver) -> list[log.Entry]:
    if not table.seats_of(asker.person):
        raise Refusal("not-seated", 403)
    if table.host == asker.person:
        return []
    if table.host in asker.present:
        raise Refusal("host-is-present")
    return hand_on(table, asker.present | {asker.person})


def hand_on(table: Table, present: frozenset[str]) -> list[log.Entry]:
    """Make somebody else the host: of those who sit here and are present, or else of all who sit here, the first who came."""
    others = [person for person in table.room.arrived if person != table.host]
    heirs = [person for person in others if person in present] or others
    if not heirs:
        return []
    name = next(seat.name for seat in table.seats if seat.person == heirs[0])
    return [log.HostPassed(heirs[0], name)]


DECIDERS: dict[type, Any] = {
    Sit: _sit, SitElsewhere: _sit_elsewhere, Stand: _stand, SeatBot: _seat_bot, AskSwap: _ask_swap, AnswerSwap: _answer_swap,
    WithdrawSwap: _withdraw_swap, Ready: _ready, Start: _start, TakeOver: _take_over,
}  # fmt: skip
