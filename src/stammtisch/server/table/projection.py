"""What a viewer is sent: the only way from a table to the outside. It is an allow-list: what isn't named here isn't sent.

Messages are counted for each viewer separately. A secret change of a bid is no message to the others, so not even a gap in the
count gives it away.
"""

__all__ = [
    "Changed", "Changes", "Closing", "Happened", "History", "MatchSight", "Present", "Projection", "SeatSight", "Sight",
    "Update", "Warming", "events_seen", "happened",
]  # fmt: skip

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ...match.fairness import commitment
from ...match.match import Deal, Step
from ...match.plain import is_over
from ...match.words import Words
from . import log
from .shown import JsonOnce, Shown
from .table import Table, Trouble
from .tally import Score, ranked
from .viewers import Viewer

TALLIED = 16  # people and bots that are shown in a tally


class SeatSight(Struct, frozen=True):
    """A seat as everyone sees it. `person` is the public id of a person, not a secret; `name` is empty if they have none."""

    person: str | None
    name: str
    level: str | None
    away: bool
    ready: bool  # for the next match
    bank: float | None  # seconds in reserve
    due: float | None  # when this seat runs out of time
    holiday: float | None  # until when its clock stands still


class MatchSight(Struct, frozen=True):
    """The match as the viewer sees it. `moves` are the actions worth listing for the viewer."""

    id: str
    number: int
    commitment: str
    contributions: list[str]
    seed: str | None  # told when the match is over
    over: bool
    to_act: list[int]
    scores: list[int] | None
    winners: list[int]
    view: Any
    moves: list[Any]
    asked: tuple[int, list[int]] | None  # who wants to take a decision back, and who agrees


class Sight(Struct, frozen=True):
    """A table as a viewer sees it."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    clock: log.Clock | None
    stand_in: str
    public: bool
    spectators: bool
    hints: bool  # whether the viewer may ask for one
    hints_allowed: bool  # among several people
    host: str
    closed: bool
    trouble: Trouble | None  # why the table was set aside, so that it can only be looked at
    next_commitment: str
    viewer: int | None
    seats: list[SeatSight]
    swaps: list[tuple[int, int]]  # seats that ask, with those that are asked
    tally: list[Score]  # of all matches here so far
    match: MatchSight | None


class Happened(Struct, frozen=True):
    """Something that happened, as the viewer saw it: its kind, who it was about, and for a move the game's own events."""

    kind: str
    at: float
    seat: int | None = None
    other: int | None = None
    name: str | None = None
    names: list[str | None] | None = None
    level: str | None = None
    text: str | None = None
    by: str | None = None
    yes: bool | None = None
    person: str | None = None
    events: list[Any] = []
    words: list[Words] = []


class Update(Struct, frozen=True):
    """A message: what the viewer saw last, how many things that makes in all (`n`), and the table as it is now.

    `since` is how many came before those in `happened`. If there are more than the viewer has seen, the rest is in the history.
    """

    n: int
    since: int
    happened: list[Happened]
    sight: Sight


class Changed(Struct, frozen=True, omit_defaults=True):
    """Which fields of a sight are different now, of its match, and of the match's view."""

    sight: dict[str, Any] = {}
    match: dict[str, Any] = {}
    view: dict[str, Any] = {}


class Changes(Struct, frozen=True):
    """What the viewer saw last, as in an update, and what has changed of the sight that was sent before."""

    n: int
    since: int
    happened: list[Happened]
    changed: Changed


class History(Struct, frozen=True):
    """A page of what the viewer saw earlier. `since` is how many came before those in `happened`; 0 on the first page."""

    since: int
    happened: list[Happened]


class Present(Struct, frozen=True):
    """Who is at the table now."""

    present: list[str]


class Warming(Struct, frozen=True):
    """The levels whose bots don't look as far yet as they will, since their game is being compiled; none when it is done."""

    warming: list[str]


class Closing(Struct, frozen=True):
    """The server is going down, and will be back."""

    closing: bool


def events_seen(step: Deal | Step | None, viewer: Viewer) -> Sequence[Any] | None:
    """What a viewer sees happen in the game; None if nothing at all: a secret move is seen by its own seat alone."""
    if isinstance(step, Step) and step.seat != viewer and not step.is_open:
        return None
    return step.events(viewer) if step else ()


def happened(entry: log.Entry, at: float, step: Deal | Step | None, events: Sequence[Any]) -> Happened:
    """What is told of an entry to a viewer who sees these events of it, and nothing else."""
    match entry:
        case log.Opened():
            return Happened("opened", at)
        case log.Sat(seat, person, name):
            return Happened("sat", at, seat=seat, name=name, person=person)
        case log.Stood(seat, name, level, by):
            return Happened("stood", at, seat=seat, name=name, level=level, by=by)
        case log.BotSat(seat, level):
            return Happened("sat-bot", at, seat=seat, level=level)
        case log.SatElsewhere(seat, to, name):
            return Happened("sat-elsewhere", at, seat=seat, other=to, name=name)
        case log.SwapAsked(seat, other):
            return Happened("swap-asked", at, seat=seat, other=other)
        case log.SwapDropped(seat, declined):
            return Happened("swap-dropped", at, seat=seat, yes=not declined)
        case log.Swapped(seat, other, names):
            return Happened("swapped", at, seat=seat, other=other, names=list(names))
        case log.Readied(person, name, yes):
            return Happened("readied", at, person=person, name=name, yes=yes)
        case log.Arranged():
            return Happened("arranged", at)
        case log.HostPassed(person, name):
            return Happened("host-passed", at, person=person, name=name)
        case log.Started():
            return Happened("started", at, **_told(step, events))
        case log.Moved(seat, _, by):
            return Happened("moved", at, seat=seat, by=by, **_told(step, events))
        case log.WentBack():
            return Happened("went-back", at)
        case log.Proposed(seat):
            return Happened("proposed", at, seat=seat)
        case log.Answered(seat, yes):
            return Happened("answered", at, seat=seat, yes=yes)
        case log.Away(seat, why):
            return Happened("away", at, seat=seat, text=why)
        case log.Back(seat):
            return Happened("back", at, seat=seat)
        case log.Rested(seat):
            return Happened("rested", at, seat=seat)
        case log.Said(person, name, text):
            return Happened("said", at, person=person, name=name, text=text)
        case log.Reacted(person, name, reaction):
            return Happened("reacted", at, person=person, name=name, text=reaction)
        case log.Renamed(person, was, name):
            return Happened("renamed", at, person=person, name=name, text=was)
        case log.Closed():
            return Happened("closed", at)


def _told(step: Deal | Step | None, events: Sequence[Any]) -> dict[str, Any]:
    """What is seen of a deal or a move, as events and in words."""
    assert step is not None
    return {"events": list(events), "words": [step.adapter.typed.words(event) for event in events]}


class Projection:
    """Shows a table as it is at one moment. What is the same for all viewers is worked out and put into JSON once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._json = JsonOnce()
        self._seats = [_seat(table, number) for number in range(len(table.seats))]
        self._swaps, self._tally = sorted(table.room.swaps), ranked(table.tally, TALLIED)
        self._next_commitment = commitment(table.next_seed)
        match = table.match
        if match is not None:
            self._fields = match.position.fields
            self._over = is_over(self._fields)
            self._to_act = [] if table.trouble else list(match.to_act)
            self._winners = list(match.winners) if self._over else []
            self._scores = list(match.scores) if self._over else None
            self._contributions = list(match.contributions)
            self._commitment = match.commitment

    def sight(self, viewer: Viewer) -> Sight:
        """The table as a viewer sees it."""
        table, settings = self.table, self.table.settings
        return Sight(
            table=table.ident,
            game=settings.game,
            players=settings.players,
            options=settings.options,
            clock=settings.clock,
            stand_in=settings.stand_in,
            public=settings.public,
            spectators=settings.spectators,
            hints=viewer is not None and table.hints,
            hints_allowed=settings.hints,
            host=table.host,
            closed=table.closed,
            trouble=table.trouble,
            next_commitment=self._next_commitment,
            viewer=viewer,
            seats=self._seats,
            swaps=self._swaps,
            tally=self._tally,
            match=self._match(viewer),
        )

    def shown(self, viewer: Viewer) -> Shown:
        """The same, as it is sent."""
        return self._json.shown(self.sight(viewer))

    def _match(self, viewer: Viewer) -> MatchSight | None:
        table, match = self.table, self.table.match
        if match is None or table.match_id is None:
            return None
        typed = match.adapter.typed
        codes = [] if viewer is None or table.trouble else match.codes(viewer)
        return MatchSight(
            id=table.match_id,
            number=table.matches,
            commitment=self._commitment,
            contributions=self._contributions,
            seed=match.seed if self._over else None,
            over=self._over,
            to_act=self._to_act,
            scores=self._scores,
            winners=self._winners,
            view=typed.view(self._fields, viewer, match.options.memory),
            moves=[typed.decode(code, self._fields) for code in codes],
            asked=(table.proposal.seat, sorted(table.proposal.agreed)) if table.proposal else None,
        )


def _seat(table: Table, number: int) -> SeatSight:
    seat, turn = table.seats[number], table.turns.get(number)
    bank = table.bank[number] if table.settings.clock and table.bank else None
    ready = not table.playing and (seat.level is not None or seat.person in table.room.ready)
    due, holiday = (turn.due, turn.holiday) if turn else (None, None)
    return SeatSight(seat.person, seat.name, seat.level, seat.away, ready, bank, due, holiday)
