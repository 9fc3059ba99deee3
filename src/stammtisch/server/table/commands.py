"""What people ask of a table, and what comes of it: a command becomes new entries of the log, or is refused.

Nothing is changed and nothing is stored here. Tables in the same state decide the same way, whatever the process.
"""

__all__ = [
    "Answer",
    "Close",
    "Command",
    "Leave",
    "Play",
    "React",
    "Return",
    "RoomCommand",
    "Say",
    "SendAway",
    "Undo",
    "decide",
]

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ...match.match import Match
from . import log, room
from .arranging import Arrange, decide_arrange
from .asking import Asker, check_counts, check_host, check_own, running_match, seat_at
from .refusal import Refusal
from .table import Table
from .undo import reveals_nothing

LONGEST_SAYING = 280
LONGEST_LOG = 20_000  # entries, after which there is only room for what the match needs


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="play"):
    """Do something in the match: a typed action, or its notation.

    `seen` is the number of messages that the player had seen. If they could have seen a move since then, it is refused.
    """

    seat: int
    action: str | dict[str, Any]
    seen: Annotated[int, Meta(ge=0)] | None = None


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="undo"):
    """Take a decision back: your last one if all people at the table agree, or any one if you are alone with bots.

    `decision` is its number among your messages, as the sight lists them. What you have seen since makes the match a `practice`
    match, which counts for no record; unless you say that you want this, it is refused then.
    """

    seat: int
    decision: Annotated[int, Meta(ge=0)] | None = None
    practice: bool = False


class Answer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="answer"):
    """Agree that somebody takes a decision back, or don't."""

    seat: int
    yes: bool


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="leave"):
    """Let the stand-in play on at your seats; between matches, free them. A host who leaves then hands the room on."""


class Return(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="return"):
    """Take your seats back."""


class SendAway(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="send-away"):
    """Let the stand-in play for somebody who isn't there."""

    seat: int


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="say"):
    """Say something to the table."""

    text: str


class React(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="react"):
    """React without words."""

    reaction: Literal["👍", "👏", "😀", "😮", "😅", "🤔", "🍻", "❤️"]


class Close(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="close"):
    """Close the table for good, as its host."""


RoomCommand = (
    room.Sit | room.SitElsewhere | room.Stand | room.SeatBot | room.AskSwap | room.AnswerSwap | room.WithdrawSwap
    | room.Ready | room.Start | room.TakeOver
)  # fmt: skip
Command = RoomCommand | Play | Undo | Answer | Leave | Return | SendAway | Say | React | Close


def decide(table: Table, asker: Asker, command: Command | Arrange) -> list[log.Entry]:
    """The entries that carry out a command, none if there is nothing to do. Raises Refusal.

    Whether the rules allow a move is asked once, by the plan that is made of its entry.
    """
    if table.closed:
        raise Refusal("table-closed", 410)
    if table.trouble and not isinstance(command, Close):
        raise Refusal(f"table-{table.trouble}")
    if table.seq >= LONGEST_LOG and not isinstance(command, _ALWAYS):
        raise Refusal("log-full")
    return list(_DECIDERS[type(command)](table, asker, command))


# What the match needs. None of these makes a log longer than the moves of a match do.
_ALWAYS = (Play, Leave, SendAway, Close)


def _play(table: Table, asker: Asker, command: Play) -> list[log.Entry]:
    match = running_match(table)
    check_own(table, asker, command.seat)
    code = match.position.code(command.action)
    match.check_length(command.seat, code)
    back: list[log.Entry] = [log.Back(command.seat)] if table.seats[command.seat].away else []
    return [*back, log.Moved(command.seat, code)]


def _undo(table: Table, asker: Asker, command: Undo) -> list[log.Entry]:
    match = running_match(table)
    check_own(table, asker, command.seat)
    own = table.decisions(command.seat)
    if not own or command.decision not in (None, *own):
        raise Refusal("nothing-to-undo")
    last = max(own)
    if table.people != {asker.person}:
        if table.proposal:
            raise Refusal("undo-asked-already")
        if command.decision not in (None, last):
            raise Refusal("undo-last-only")
        return [log.Proposed(command.seat, own[last])]
    return [_went_back(table, match, own[last if command.decision is None else command.decision], asker, command)]


def _went_back(table: Table, match: Match, to: int, asker: Asker, command: Undo) -> log.WentBack:
    """Alone with bots. Several friends around one screen would see each other's cards again, so there nothing may be revealed."""
    seats = table.seats_of(asker.person)
    if reveals_nothing(match, to, seats):
        return log.WentBack(to)
    if len(seats) > 1:
        raise Refusal("undo-too-late")
    check_counts(table)
    if not command.practice and not table.practice:
        raise Refusal("undo-practice")
    return log.WentBack(to, practice=True)


def _answer(table: Table, asker: Asker, command: Answer) -> list[log.Entry]:
    running_match(table)
    check_own(table, asker, command.seat)
    if table.proposal is None:
        raise Refusal("nothing-asked")
    answered: list[log.Entry] = [log.Answered(command.seat, command.yes)]
    asked = {number for number, seat in enumerate(table.seats) if seat.person is not None}
    if command.yes and asked <= table.proposal.agreed | {command.seat}:
        return [*answered, log.WentBack(table.proposal.to)]
    return answered


def _leave(table: Table, asker: Asker, command: Leave) -> list[log.Entry]:
    own = table.seats_of(asker.person)
    if not own and table.host != asker.person:
        raise Refusal("not-seated", 403)
    if not table.playing:
        passed = room.hand_on(table, asker.present) if table.host == asker.person else []
        return [*(log.Stood(seat, table.seats[seat].name) for seat in own), *passed]
    check_counts(table)
    return [log.Away(seat, "left") for seat in own if not table.seats[seat].away]


def _return(table: Table, asker: Asker, command: Return) -> list[log.Entry]:
    return [log.Back(seat) for seat in table.seats_of(asker.person) if table.seats[seat].away]


def _send_away(table: Table, asker: Asker, command: SendAway) -> list[log.Entry]:
    running_match(table)
    if not table.seats_of(asker.person):
        raise Refusal("not-seated", 403)
    seat = seat_at(table, command.seat)
    if seat.person is None or seat.away:
        raise Refusal("nobody-there", seat=command.seat + 1)
    if seat.person in asker.present:
        raise Refusal("is-present", name=seat.name) if seat.name else Refusal("somebody-is-present")
    return [log.Away(command.seat, "sent")]


def _say(table: Table, asker: Asker, command: Say) -> list[log.Entry]:
    text = " ".join(command.text.split())
    if not text or len(text) > LONGEST_SAYING or not text.isprintable():
        raise Refusal("saying-wrong", 422, limit=LONGEST_SAYING)
    return [log.Said(asker.person, asker.name, text)]


def _react(table: Table, asker: Asker, command: React) -> list[log.Entry]:
    return [log.Reacted(asker.person, asker.name, command.reaction)]


def _close(table: Table, asker: Asker, command: Close) -> list[log.Entry]:
    check_host(table, asker)
    return [log.Closed()]


_DECIDERS: dict[type, Any] = room.DECIDERS | {
    Arrange: decide_arrange, Play: _play, Undo: _undo, Answer: _answer, Leave: _leave, Return: _return, SendAway: _send_away,
    Say: _say, React: _react, Close: _close,
}  # fmt: skip
