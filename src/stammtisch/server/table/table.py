"""A table: what the entries of its log add up to."""

__all__ = ["OtherPosition", "Table", "Trouble", "Turn"]

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ...match.game import find
from ...match.match import Deal, Match, Step
from ...match.position import Position
from . import log
from .company import bot_seat
from .seat import Seat
from .seating import Room, rearrange
from .seen_moves import SeenMoves
from .tally import Score, counted, renamed

# Why a table was set aside, so that it can only be looked at, exported and closed: its log can't be read to the end, its match
# was begun under rules by which it would have gone otherwise, or its match has gone on for ever.
Trouble = Literal["damaged", "older-rules", "too-long"]


class OtherPosition(Exception):
    """A stored move led to another position than when it was made."""


class Turn(Struct, frozen=True):
    """Since when a seat has been able to decide, and by when it must. For `rested` seconds of that the clock stands still."""

    since: float
    due: float | None
    rested: float = 0.0
    holiday: float | None = None  # until when its person is on holiday


class Proposal(Struct, frozen=True):
    """Somebody asks to go back to where the match was after `to` moves; `agreed` are the seats that agree."""

    seat: int
    to: int
    agreed: frozenset[int]


class Table:
    """All there is to know about a table after `seq` entries. Only `add` changes it."""

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.seq = 0
        self.closed = False
        self.seats: list[Seat] = []
        self.room = Room()
        self.tally: tuple[Score, ...] = ()  # of all matches that are over
        self.match: Match | None = None
        self.match_id: str | None = None
        self.matches = 0  # begun so far
        self.turns: dict[int, Turn] = {}  # of the seats that may act
        self.bank: list[float] = []  # seconds in reserve, by seat
        self.trouble: Trouble | None = None  # why it was set aside
        self.rules = 0  # the version of the rules under which the match was begun
        self.proposal: Proposal | None = None
        self.lapses: dict[int, int] = {}  # decisions in a row that the clock made for a seat
        self.practice = False  # whether the match counts for no record, since decisions were taken back with hindsight
        self.stood_in: frozenset[int] = frozenset()  # seats for which a stand-in has moved in the match
        self.seen_moves = SeenMoves()
        self.reacted: tuple[int, ...] = ()  # after how many public moves of the match bots have reacted
        self.touched = 0.0  # when something last happened
        self.deal: log.OfDeal | None = None  # the common deal that is played here, after which the table is closed

    def copy(self) -> "Table":
        """An independent copy."""
        other = self.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.seats, other.turns = self.seats[:], self.turns.copy()
        other.bank, other.lapses = self.bank[:], self.lapses.copy()
        other.seen_moves = self.seen_moves.copy()
        other.match = self.match.copy() if self.match else None
        return other

    # ---- What follows from it ----

    @property
    def status(self) -> str:
        """How far the table is: waiting, playing, over or closed; or why it was set aside."""
        if self.closed or self.trouble:
            return "closed" if self.closed else str(self.trouble)
        return "playing" if self.playing else "over" if self.match else "waiting"

    @property
    def playing(self) -> bool:
        """Whether a match is under way."""
        return self.match is not None and (bool(self.turns) or not self.match.over)  # asking the rules takes longer

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return not any(seat.free for seat in self.seats)

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person: none, one, or several around one screen."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    @property
    def people(self) -> set[str]:
        """Everyone who sits at the table, except bots."""
        return {seat.person for seat in self.seats if seat.person is not None}

    @property
    def with_people(self) -> bool:
        """Whether a person plays here, and not only bots and stand-ins."""
        return any(seat.person is not None and not seat.away for seat in self.seats)

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints: one person alone with bots always, several if the table was opened that way."""
        return self.settings.hints or (len(self.people) == 1 and not self.counts)

    @property
    def counts(self) -> bool:
        """Whether a common deal is played here for the first time: then there is no help."""
        return self.deal is not None and not self.practice

    def bots_to_move(self) -> list[int]:
        """The seats that may act and are played by a bot."""
        return [number for number in self.turns if self.seats[number].player(self.settings.stand_in)]

    def waits_for(self) -> dict[str, Turn]:
        """The people whose turn it is, each with the first of their turns; without those for whom a stand-in plays."""
        found: dict[str, Turn] = {}
        for number, turn in sorted(self.turns.items()):
            seat = self.seats[number]
            if seat.person is not None and not seat.away:
                found.setdefault(seat.person, turn)
        return found

    @property
    def due(self) -> float | None:
        """When the first person who has to decide runs out of time."""
        return min(self._deadlines().values(), default=None) if self.settings.clock else None

    def _deadlines(self) -> dict[int, float]:
        """When each person who has to decide runs out of time, by seat."""
        waiting = {number: turn.due for number, turn in self.turns.items() if turn.due is not None}
        return {number: due for number, due in waiting.items() if not self.seats[number].player(self.settings.stand_in)}

    @property
    def public_moves(self) -> int:
        """How many moves of the match everyone has seen."""
        return self.seen_moves.public

    def moves_seen(self, seat: int) -> int:
        """How many moves of the match a seat has seen: all but the secret ones of others. What was taken back doesn't count."""
        return self.seen_moves.by(seat)

    def decisions(self, seat: int) -> dict[int, int]:
        """The decisions of a seat in the match that stand: the number of each among its messages, and among all moves."""
        found = self.seen_moves.decisions(self.match.moves_made, seat) if self.match else {}
        return {told: made for told, made in found.items() if made >= self.deal.opening} if self.deal else found

    def late(self, now: float) -> list[int]:
        """The seats of people who have run out of time."""
        return [number for number, due in self._deadlines().items() if due <= now]

    def set_aside(self, why: Trouble) -> None:
        """From now on nothing happens here any more, except that it is closed."""
        self.trouble = why
        self.turns = {}  # bots and clocks stop, too

    # ---- The entries ----

    def add(self, entry: log.Entry, at: float) -> Deal | Step | None:
        """Take in the next entry; returns what it was in the match: the deal, a move, or neither."""
        step: Deal | Step | None = None
        match entry:
            case log.Moved(seat, action, by, digest):  # first, since nothing is as frequent
                step = self._move(seat, action, by, at)
                self._check(step.after, digest)
            case log.Opened():
                self._open(entry)
            case log.Started():
                step = self._start(entry, at)
                self._check(step.position, entry.digest)
            case log.WentBack(to, practice):
                self._go_back(to, at)
                self.practice |= practice
            case log.Proposed(seat, to):
                self.proposal = Proposal(seat, to, frozenset({seat}))
            case log.Answered(seat, yes):
                self._answer(seat, yes)
            case log.Away(seat):
                self.seats[seat] = replace(self.seats[seat], away=True)
            case log.Back(seat):
                self._come_back(seat, at)
            case log.Renamed(person, was, name):
                self._rename(person, was, name)
            case log.Rested(seat, seconds, until):
                self._rest(seat, seconds, until)
            case log.Closed():
                self.closed = True
                self.turns = {}  # bots and clocks stop, too
            case log.BotReacted(after=after):
                self.reacted = (*self.reacted, after)
            case log.Said() | log.Reacted():
                pass
            case _:
                rearrange(self, entry)
        self.seq += 1
        if not isinstance(step, Step):
            self.touched = at
        return step

    def _open(self, entry: log.Opened) -> None:
        self.host, self.settings, self.next_seed = entry.host, entry.settings, entry.seed
        self.deal = entry.deal or None
        self.take_game()
        choices = [*entry.settings.seats, *[log.SeatChoice()] * entry.settings.players][: entry.settings.players]
        self.seats = [bot_seat(choice.bot, choice.character) if choice.bot else Seat() for choice in choices]

    def _start(self, entry: log.Started, at: float) -> Deal:
        settings, contributions = self.settings, entry.contributions
        contributions = contributions or [seat.contribution for seat in self.seats if seat.contribution]
        self.match = self.game.new(settings.players, self.next_seed, contributions=contributions, **settings.options)
        self.match_id, self.next_seed, self.bots_seed = entry.match, entry.seed, entry.bots
        self.rules, self.matches = entry.rules, self.matches + 1
        self.bank = [settings.clock.bank if settings.clock else 0.0] * settings.players
        self.room = replace(self.room, ready=frozenset(), swaps=frozenset())
        self.proposal, self.turns = None, {}
        self.seen_moves.begin()
        self.practice, self.stood_in = entry.practice is True, frozenset()
        self.reacted = ()
        self._give_turns(at)
        return self.match.deal

    def take_game(self) -> None:
        """Take out the game that the settings name."""
        self.game = find(self.settings.game)

    def clear_match(self) -> None:
        """Clear away the match that is over: those who sit down now haven't played it."""
        self.match, self.match_id = None, None
        self.bank, self.lapses = [], {}

    def _move(self, seat: int, action: int, by: str, at: float) -> Step:
        assert self.match is not None
        step = self.match.play_code(seat, action)
        self.seen_moves.add(seat, step.is_open, self.seq)
        if by == "stand-in":
            self.stood_in |= {seat}
        # A move that others don't see changes nothing for them: the clock runs on, and a proposal still stands.
        if step.is_open:
            self.touched = at
            self._take_turn(seat, at)
            self.proposal = None
            self.lapses[seat] = self.lapses.get(seat, 0) + 1 if by == "clock" else 0
        self._give_turns(at)
        if self.match.is_too_long:
            self.set_aside("too-long")
        elif not self.turns and self.match.over:
            self.tally = counted(self.tally, self.seats, self.match.scores, self.match.winners)
            self.closed = self.deal is not None
        return step

    @property
    def has_known_rules(self) -> bool:
        """Whether the game says that the match goes the same way as by the rules it was begun with."""
        described = self.game.adapter.description
        return described.oldest <= self.rules <= described.version

    def _check(self, position: Position, digest: str) -> None:
        """Raise OtherPosition if a stored move led to another position than it does now. A new one has no digest yet."""
        trusted = self.has_known_rules and self.rules != self.game.version  # where even the record may be another
        if digest and not trusted and position.digest != digest:
            raise OtherPosition

    def _take_turn(self, seat: int, at: float) -> None:
        """The decision is made; time beyond that of a single move comes out of the bank."""
        turn, clock = self.turns.pop(seat, None), self.settings.clock
        if turn and clock:  # nobody waits for a seat that takes back what it said
            self.bank[seat] = max(0.0, self.bank[seat] - max(0.0, at - turn.since - turn.rested - clock.move))

    def _give_turns(self, at: float) -> None:
        assert self.match is not None
        self.turns = {seat: self.turns.get(seat) or self._turn(seat, at) for seat in self.match.to_act}

    def _turn(self, seat: int, at: float) -> Turn:
        clock = self.settings.clock
        return Turn(at, at + clock.move + self.bank[seat] if clock else None)

    def _rest(self, seat: int, seconds: float, until: float) -> None:
        turn = self._turn(seat, self.turns[seat].since)
        if turn.due is not None:
            self.turns[seat] = Turn(turn.since, turn.due + seconds, seconds, until)

    def _go_back(self, to: int, at: float) -> None:
        assert self.match is not None
        self.match.undo(to)
        self.seen_moves.go_back(self.match.moves_made)
        self.proposal, self.turns = None, {}
        self._give_turns(at)

    def _rename(self, person: str, was: str, name: str) -> None:
        """Seats of friends around one screen, which have names of their own, keep them."""
        self.tally = renamed(self.tally, person, was, name)
        for number in self.seats_of(person):
            if self.seats[number].name == was:
                self.seats[number] = replace(self.seats[number], name=name)

    def _answer(self, seat: int, yes: bool) -> None:
        if self.proposal and yes:
            self.proposal = replace(self.proposal, agreed=self.proposal.agreed | {seat})
        else:
            self.proposal = None

    def _come_back(self, seat: int, at: float) -> None:
        self.seats[seat] = replace(self.seats[seat], away=False)
        self.lapses[seat] = 0
        if seat in self.turns:  # a person who comes back has time to look around
            self.turns[seat] = self._turn(seat, at)
