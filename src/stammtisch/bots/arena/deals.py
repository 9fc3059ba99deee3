"""Bots against each other on duplicate deals: each deal is played once for each rotation of the bots around the table.

Every deal depends on the settings and its own number alone, and results come in the order of the deals. So the outcome is the
same for any number of processes, and an interrupted run resumes from its journal as if nothing had happened
(thinking times aside, and moves of bots that were stopped by the clock).
"""

__all__ = ["Deal", "Played", "Settings", "play_deal", "rotations", "run"]

from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ...match.errors import BadOption
from ...match.game import find
from ...match.notation import shortened
from ..seen import Stop
from ..sources import state
from ..spec import named
from ..standin import dismiss
from ..table import Chair, play_match
from ..warmup import warm_bots
from ..workers import Workers, workers_of


class Settings(Struct, frozen=True):
    """What is played, and by whom. `bots` are specs that `spec.named` reads, in the order of the first seating.

    `state` is a digest of the rules and of our bots: figures of different states aren't mixed.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Any]
    version: int
    state: str

    @classmethod
    def of(
        cls, game: str, players: int, bots: Sequence[str], seed: str | int = 0, options: dict[str, Any] | None = None
    ) -> "Settings":
        """Settings that have been checked. With fewer bots than players they take turns to fill the table."""
        table = find(game)
        table.new(players, seed, **(options or {}))
        if not 1 <= len(bots) <= players:
            raise BadOption("arena-bots", count=len(bots), players=players)
        for spelling in dict.fromkeys(bots):
            dismiss([named(spelling, game)])
        seated = tuple(bots[seat % len(bots)] for seat in range(players))
        chosen = msgspec.to_builtins(table.chosen(options or {}))
        return cls(game, players, seated, str(seed), chosen, table.version, state(game))

    def at(self, rotation: int) -> tuple[str, ...]:
        """The bots by seat."""
        return tuple(self.bots[(seat + rotation) % self.players] for seat in range(self.players))


class Played(Struct, frozen=True):
    """One match: the bots by seat, and for each seat points, share of the win, moves, thinking time and faults.

    `typical` is the median of the thinking times and `longest` the longest, both in milliseconds. `reasons` are those of
    each seat's first fault.
    """

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    moves: tuple[int, ...]
    typical: tuple[float, ...]
    longest: tuple[float, ...]
    faults: tuple[int, ...]
    reasons: tuple[str, ...]


class Deal(Struct, frozen=True):
    """A deal by its number, from 0 on, and its matches: one for each rotation."""

    number: int
    matches: tuple[Played, ...]


def run(
    settings: Settings, deals: int, *, workers: Workers | int | None = None, journal: Path | None = None
) -> Generator[Deal]:  # fmt: skip
    """Play so many deals, yielding each when it and all before it are done. Closing the generator stops the play.

    `workers` play them: so many processes, one for each core without a number, or others (see `bots.workers`). 1 is this
    process. Deals in the journal aren't played again.
    """
    from .journal import Journal

    if isinstance(deals, bool) or not isinstance(deals, int) or not 1 <= deals <= 10**9:
        raise BadOption("arena-deals", value=shortened(deals))
    with Journal(journal, settings) as kept:
        done = kept.deals[:deals]
        yield from done
        with closing(workers_of(workers).results(Playing(settings), range(len(done), deals))) as fresh:
            for deal in fresh:
                kept.add(deal)
                yield deal


class Playing(Struct, frozen=True):
    """The job of an arena; its items are the numbers of deals."""

    settings: Settings

    @property
    def game(self) -> str:
        """The game that is played."""
        return self.settings.game

    def prepare(self) -> None:
        """Compile rules and bots."""
        warm_bots([self.game])

    def do(self, number: int, stop: Stop) -> Deal | None:
        """One deal with all its matches."""
        return play_deal(self.settings, number, stop)


def rotations(settings: Settings) -> list[tuple[str, ...]]:
    """The different seatings of the bots, each one place further round the table."""
    return list(dict.fromkeys(settings.at(rotation) for rotation in range(settings.players)))


def play_deal(settings: Settings, number: int, stop: Stop | None = None) -> Deal | None:
    """One deal with all its matches; None if it was stopped."""
    matches = []
    for bots in rotations(settings):
        played = _play(settings, number, bots, stop or Stop())
        if played is None:
            return None
        matches.append(played)
    return Deal(number, tuple(matches))


def _play(settings: Settings, number: int, spellings: Sequence[str], stop: Stop) -> Played | None:
    """One match with fresh bots, so that none remembers another match."""
    seed, table = settings.seed, find(settings.game)
    match = table.new(settings.players, seed, contributions=[f"deal {number}"], **settings.options)
    bots = [named(spelling, settings.game) for spelling in spellings]
    try:
        chairs = play_match(match, bots, f"{seed}\ndeal {number}", stop)
    finally:
        dismiss(bots)
    return _summary(spellings, match, chairs) if match.over else None


def _summary(spellings: Sequence[str], match: Any, chairs: Sequence[Chair]) -> Played:
    winners = match.winners
    return Played(
        bots=tuple(spellings),
        scores=match.scores,
        shares=tuple((seat in winners) / len(winners) for seat in range(match.players)),
        moves=tuple(len(chair.times) for chair in chairs),
        typical=tuple(round(chair.typical * 1000, 3) for chair in chairs),
        longest=tuple(round(max(chair.times, default=0.0) * 1000, 3) for chair in chairs),
        faults=tuple(chair.faults for chair in chairs),
        reasons=tuple(chair.reason for chair in chairs),
    )
