"""What a viewer is sent: the only way from a table to the outside. It is an allow-list: what isn't named here isn't sent.

Messages are counted for each viewer separately. A secret change of a bid is no message to the others, so not even a gap in the
count gives it away.
"""

__all__ = ["Projection", "events_seen", "happened"]

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ...bots.characters import PEOPLE
from ...match.fairness import commitment
from ...match.match import Deal, Step
from ...match.plain import is_over
from . import log
from .own import Own, Owns
from .shown import Display, Shown
from .sight import Happened, MatchSight, SeatSight, Sight
from .table import Table
from .tally import ranked
from .viewers import Viewer

TALLIED = 16  # people and bots that are shown in a tally


def events_seen(step: Deal | Step | None, viewer: Viewer) -> Sequence[Any] | None:
    """What a viewer sees happen in the game; None if nothing at all: a secret move is seen by its own seat alone."""
    if isinstance(step, Step) and step.seat != viewer and not step.is_open:
        return None
    return step.events(viewer) if step else ()


def happened(entry: log.Entry, at: float, step: Deal | Step | None, events: Sequence[Any]) -> Happened:
    """What is told of an entry to a viewer who sees these events of it, and nothing else."""
    match entry:
        case log.Moved(seat, _, by):  # first, since nothing is as frequent
            return Happened("moved", at, seat=seat, by=by, **_told(step, events))
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
    """Shows a table as it is at one moment. What is the same for all viewers is worked out once, and is the same object.

    What hasn't changed since an earlier projection of the same table is taken from there.
    """

    def __init__(self, table: Table, before: "Projection | None" = None) -> None:
        self.table = table
        self._room = _room(table)
        self._open = self._sight(before)
        self._owns: Owns = Owns(table, before._owns if before else None)
        self._display = Display(self._open)

    def sight(self, viewer: Viewer) -> Sight:
        """The table as a viewer sees it: as a spectator does, and with what is theirs."""
        if viewer is None:
            return self._open
        own, match = self._owns.of(viewer), self._open.match
        if match is not None:
            match = replace(match, moves=own.moves, decisions=own.decisions, view=self._view(viewer))
        return replace(self._open, hints=own.hints, viewer=viewer, match=match)

    def shown(self, viewer: Viewer) -> Shown:
        """The same field by field."""
        if viewer is None:
            return Shown(self._display.open, {})
        own = self._owns.of(viewer)
        places = own.places
        if places is None:
            places = own.places = self._places(own, viewer)
        return Shown(self._display.open, places)

    def changes(self, viewer: Viewer, before: Shown) -> bytes | None:
        """What has changed since a viewer was shown the table, as JSON; None if there was another match."""
        return self.since(self.shown(viewer), before)

    def since(self, now: Shown, before: Shown) -> bytes | None:
        """The same for a viewer who is shown the table as it is `now`."""
        return self._display.changes(now, before)

    def _places(self, own: Own, viewer: int) -> dict[int, Any]:
        """What is a seat's own, by place."""
        sight = {"hints": own.hints, "viewer": viewer}
        if self._open.match is None:
            return self._display.own(sight)
        if own.view is None:
            return self._display.different(self.sight(viewer))
        return self._display.own(sight, {"moves": own.moves, "decisions": own.decisions}, own.view)

    def _view(self, viewer: int) -> Any:
        match = self.table.match
        assert match is not None
        return match.adapter.typed.view(match.position.fields, viewer, match.options.memory)

    def _sight(self, before: "Projection | None") -> Sight:
        if before and before._room == self._room:
            return replace(before._open, match=self._match())
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
            deal=table.deal.id if table.deal else None,
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
            seed=match.seed if over and table.deal is None else None,
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


def _room(table: Table) -> tuple[Any, ...]:
    """All that a sight depends on besides the match."""
    timed = (table.bank, table.turns) if table.settings.clock else None
    return (
        table.settings, table.host, table.closed, table.trouble, table.next_seed, table.seats, table.room, table.tally,
        table.playing, timed,
    )  # fmt: skip


def _seat(table: Table, number: int) -> SeatSight:
    seat, turn = table.seats[number], table.turns.get(number)
    bank = table.bank[number] if table.settings.clock and table.bank else None
    ready = not table.playing and (seat.level is not None or seat.person in table.room.ready)
    due, holiday = (turn.due, turn.holiday) if turn else (None, None)
    return SeatSight(seat.person, seat.name, seat.level, seat.character, seat.away, ready, bank, due, holiday)
