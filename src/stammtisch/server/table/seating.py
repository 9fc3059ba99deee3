"""What the entries of the room change: who sits where, who is ready, who would like to swap, and what is going to be played."""

__all__ = ["Room", "arranged", "rearrange", "resized"]

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import UNSET, Struct
from msgspec.structs import asdict, replace

from . import log
from .company import bot_seat
from .seat import Seat


class Room(Struct, frozen=True):
    """How people get ready for the next match.

    `ready` are those who are. `swaps` are pairs of seats: one asks, the other is asked. `arrived` is everyone who sits here, in
    the order in which they came.
    """

    ready: frozenset[str] = frozenset()
    swaps: frozenset[tuple[int, int]] = frozenset()
    arrived: tuple[str, ...] = ()


class Rearrangeable(Protocol):
    """What the room is a part of: a table."""

    seats: list[Seat]
    settings: log.TableSettings
    host: str
    room: Room

    def take_game(self) -> None:
        """The settings name another game."""

    def clear_match(self) -> None:
        """Clear away the match that is over."""


def rearrange(table: Rearrangeable, entry: log.RoomEntry) -> None:
    """Take in an entry of the room."""
    match entry:
        case log.Sat(seat, person, name, contribution):
            _put(table, {seat: Seat(person=person, name=name, contribution=contribution)})
        case log.Stood(seat):
            _put(table, {seat: Seat()})
        case log.BotSat(seat, level, character):
            _put(table, {seat: bot_seat(level, character)})
        case log.SatElsewhere(seat, to):
            _put(table, {to: table.seats[seat], seat: Seat()})
        case log.Swapped(seat, other):
            _put(table, {seat: table.seats[other], other: table.seats[seat]})
        case log.SwapAsked(seat, other):
            table.room = replace(table.room, swaps=_without(table.room.swaps, seat) | {(seat, other)})
        case log.SwapDropped(seat):
            table.room = replace(table.room, swaps=_without(table.room.swaps, seat))
        case log.Readied(person, _, yes):
            ready = table.room.ready | {person} if yes else table.room.ready - {person}
            table.room = replace(table.room, ready=ready)
        case log.Arranged():
            _arrange(table, entry)
        case log.HostPassed(person):
            table.host = person


def _put(table: Rearrangeable, changed: dict[int, Seat]) -> None:
    """Other people, or none, at some seats. Nobody swaps with those who have gone, or is ready without a seat."""
    table.clear_match()
    for number, seat in changed.items():
        table.seats[number] = seat
    room, people = table.room, [seat.person for seat in table.seats if seat.person is not None]
    stayed = [person for person in room.arrived if person in people]
    table.room = Room(
        ready=room.ready & set(people),
        swaps=frozenset(pair for pair in room.swaps if not changed.keys() & set(pair)),
        arrived=tuple(dict.fromkeys((*stayed, *people))),
    )


def _without(swaps: frozenset[tuple[int, int]], seat: int) -> frozenset[tuple[int, int]]:
    """Without what a seat has asked for."""
    return frozenset(pair for pair in swaps if pair[0] != seat)


def _arrange(table: Rearrangeable, entry: log.Arranged) -> None:
    """Other settings. Everyone has to look at them before they are ready."""
    table.clear_match()
    table.settings = arranged(table.settings, entry)
    table.take_game()
    table.seats = resized(table.seats, table.settings.players)
    table.room = Room(arrived=table.room.arrived)


def arranged(settings: log.TableSettings, changes: log.Arranged) -> log.TableSettings:
    """The settings with these changes."""
    changed: dict[str, Any] = {name: value for name, value in asdict(changes).items() if value is not UNSET}
    if "options" in changed and "game" not in changed:
        changed["options"] = settings.options | changed["options"]
    return replace(settings, seats=[], **changed)  # who sat down first no longer matters


def resized(seats: Sequence[Seat], players: int) -> list[Seat]:
    """So many seats: more of them are free; with fewer, free ones go first, then bots, the last ones first. People stay."""
    left = [*seats, *[Seat()] * (players - len(seats))]
    for is_spare in (lambda seat: seat.free, lambda seat: seat.level is not None):
        for number in reversed(range(len(left))):
            if len(left) > players and is_spare(left[number]):
                del left[number]
    return left
