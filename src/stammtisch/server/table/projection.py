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
from msgspec.structs import replace

from ...bots.characters import PEOPLE
from ...match.fairness import commitment
from ...match.match import Deal, Step
from ...match.plain import is_over
from ...match.words import Words
from . import log
from .shown import Display, Shown
from .table import Table, Trouble
from .tally import Score, ranked
from .undo import can_be_undone
from .viewers import Viewer

TALLIED = 16  # people and bots that are shown in a tally


class SeatSight(Struct, frozen=True):
    """A seat as everyone sees it. `person` is the public id of a person, not a secret; `name` is empty if they have none.

    `character` is who a bot is: its face and its style.
    """

    person: str | None
    name: str
    level: str | None
    character: str | None
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
    moves: list[Any]
    asked: tuple[int, list[int]] | None  # who wants to take a decision back, and who agrees
    practice: bool  # whether decisions were taken back with hindsight, so that it counts for no record
    decisions: list[int]  # those of the viewer that can be taken back, by their numbers among the messages
    view: Any


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
    reactions: bool  # whether bots react without words
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
        case log.BotSat(seat, level, character):
            return Happened("sat-bot", at, seat=seat, level=level, name=PEOPLE.get(character or ""))
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
        case log.WentBack(_, practice):
            return Happened("went-back", at, text="practice" if practice else None)
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
        case log.BotReacted(seat, name, reaction):
            return Happened("reacted", at, seat=seat, name=name, text=reaction)
        case log.Renamed(person, was, name):
            return Happened("renamed", at, person=person, name=name, text=was)
        case log.Closed():
            return Happened("closed", at)


def _told(step: Deal | Step | None, events: Sequence[Any]) -> dict[str, Any]:
    """What is seen of a deal or a move, as events and in words."""
    assert step is not None
    return {"events": list(events), "words": [step.adapter.typed.words(event) for event in events]}


class Projection:
    """Shows a table as it is at one moment. What is the same for all viewers is worked out once, and is the same object."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._open = self._sight()
        self._display = Display(self._open)
        self._shown: dict[Viewer, Shown] = {}

    def sight(self, viewer: Viewer) -> Sight:
        """The table as a viewer sees it: as a spectator does, and with what is theirs."""
        if viewer is None:
            return self._open
        match = self._open.match and self._own(self._open.match, viewer)
        return replace(self._open, hints=self.table.hints, viewer=viewer, match=match)

    def shown(self, viewer: Viewer) -> Shown:
        """The same field by field."""
        if viewer not in self._shown:
            self._shown[viewer] = self._display.shown(self.sight(viewer))
        return self._shown[viewer]

    def changes(self, viewer: Viewer, before: Shown) -> bytes | None:
        """What has changed since a viewer was shown the table, as JSON; None if there was another match."""
        return self._display.changes(self.shown(viewer), before)

    def _sight(self) -> Sight:
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
            hints=False,
            hints_allowed=settings.hints,
            reactions=settings.reactions,
            host=table.host,
            closed=table.closed,
            trouble=table.trouble,
            next_commitment=commitment(table.next_seed),
            viewer=None,
            seats=[_seat(table, number) for number in range(len(table.seats))],
            swaps=sorted(table.room.swaps),
            tally=ranked(table.tally, TALLIED),
            match=self._match(),
        )

    def _match(self) -> MatchSight | None:
        table, match = self.table, self.table.match
        if match is None or table.match_id is None:
            return None
        over = is_over(match.position.fields)
        return MatchSight(
            id=table.match_id,
            number=table.matches,
            commitment=match.commitment,
            contributions=list(match.contributions),
            seed=match.seed if over else None,
            over=over,
            to_act=[] if table.trouble else list(match.to_act),
            scores=list(match.scores) if over else None,
            winners=list(match.winners) if over else [],
            moves=[],
            asked=(table.proposal.seat, sorted(table.proposal.agreed)) if table.proposal else None,
            practice=table.practice,
            decisions=[],
            view=match.adapter.typed.view(match.position.fields, None, match.options.memory),
        )

    def _own(self, open_to_all: MatchSight, viewer: int) -> MatchSight:
        match = self.table.match
        assert match is not None
        typed, fields = match.adapter.typed, match.position.fields
        moves = [typed.decode(code, fields) for code in ([] if self.table.trouble else match.codes(viewer))]
        view = typed.view(fields, viewer, match.options.memory)
        return replace(open_to_all, moves=moves, decisions=can_be_undone(self.table, viewer), view=view)


def _seat(table: Table, number: int) -> SeatSight:
    seat, turn = table.seats[number], table.turns.get(number)
    bank = table.bank[number] if table.settings.clock and table.bank else None
    ready = not table.playing and (seat.level is not None or seat.person in table.room.ready)
    due, holiday = (turn.due, turn.holiday) if turn else (None, None)
    return SeatSight(seat.person, seat.name, seat.level, seat.character, seat.away, ready, bank, due, holiday)
