"""What people ask of a table, and what comes of it: a command becomes new entries of the log, or is refused.

Nothing is changed and nothing is stored here. Tables in the same state decide the same way, whatever the process.
"""

__all__ = [
    "Answer", "Asker", "Close", "Command", "Leave", "Play", "React", "Return", "Say", "SeatBot", "SendAway", "Sit",
    "Stand", "Start", "Undo", "check_level", "checked_name", "decide",
]  # fmt: skip

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ...bots.levels import NAMES
from ...match.fairness import new_seed
from . import log
from .link import new_link
from .refusal import Refusal
from .table import Table
from .undo import reveals_nothing

LONGEST_NAME = 24
LONGEST_SAYING = 280
LONGEST_CONTRIBUTION = 64
LONGEST_LOG = 20_000  # entries, after which there is only room for what the match needs


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sit"):
    """Take a free seat. `contribution` is any text, chosen by the player, that goes into the coming deals.

    `name` is for friends around one screen, so that several seats of one person have different names.
    """

    seat: int
    contribution: str = ""
    name: str = ""


class Stand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="stand"):
    """Free a seat: your own, or as the host any seat before the match."""

    seat: int


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="bot"):
    """Seat a bot at a free seat, or change the level of a bot. Between matches, by the host."""

    seat: int
    level: str


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="start"):
    """Deal: the first match, or another one with the same people."""


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="play"):
    """Do something in the match: a typed action, or its notation.

    `seen` is the number of messages that the player had seen. If they could have seen a move since then, it is refused.
    """

    seat: int
    action: str | dict[str, Any]
    seen: Annotated[int, Meta(ge=0)] | None = None


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="undo"):
    """Take your last decision back: at once if you are alone with bots, else if all people agree."""

    seat: int


class Answer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="answer"):
    """Agree that somebody takes a decision back, or don't."""

    seat: int
    yes: bool


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="leave"):
    """Let the stand-in play on at your seats."""


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


Command = (
    Sit | Stand | SeatBot | Start | Play | Undo | Answer | Leave | Return | SendAway | Say | React | Close
)  # fmt: skip


class Asker(Struct, frozen=True):
    """Who asks: a person with a name, and who else is known to be present at the table."""

    person: str
    name: str
    present: frozenset[str] = frozenset()


def decide(table: Table, asker: Asker, command: Command) -> list[log.Entry]:
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


def _sit(table: Table, asker: Asker, command: Sit) -> list[log.Entry]:
    seat = _seat(table, command.seat)
    if not seat.free:
        raise Refusal("seat-taken", seat=command.seat)
    if len(command.contribution) > LONGEST_CONTRIBUTION:
        raise Refusal("contribution-too-long", 422, limit=LONGEST_CONTRIBUTION)
    name = checked_name(command.name) or asker.name
    return [log.Sat(command.seat, asker.person, name, command.contribution)]


def checked_name(name: str) -> str:
    """A name as it may be shown: one short line of printable characters, or none at all. Raises Refusal."""
    clean = " ".join(name.split())
    if not clean.isprintable() or len(clean) > LONGEST_NAME:
        raise Refusal("name-wrong", 422, limit=LONGEST_NAME)
    return clean


def _stand(table: Table, asker: Asker, command: Stand) -> list[log.Entry]:
    _between_matches(table)
    seat = _seat(table, command.seat)
    if seat.free:
        raise Refusal("seat-free", seat=command.seat)
    if seat.person != asker.person:
        _host(table, asker)
    return [log.Stood(command.seat)]


def _seat_bot(table: Table, asker: Asker, command: SeatBot) -> list[log.Entry]:
    _between_matches(table)
    _host(table, asker)
    seat = _seat(table, command.seat)
    if seat.person is not None:
        raise Refusal("seat-taken", seat=command.seat)
    check_level(command.level)
    return [log.BotSat(command.seat, command.level)]


def check_level(level: str) -> None:
    """Raise Refusal for an unknown level."""
    if level not in NAMES:
        raise Refusal("unknown-level", 422, value=level[:40], known=", ".join(NAMES))


def _start(table: Table, asker: Asker, command: Start) -> list[log.Entry]:
    _between_matches(table)
    if not table.seats_of(asker.person):
        _host(table, asker)
    if not table.full:
        raise Refusal("seats-free")
    return [log.Started(new_link(), new_seed(), new_seed(), table.game.version)]


def _play(table: Table, asker: Asker, command: Play) -> list[log.Entry]:
    match = _match(table)
    _own(table, asker, command.seat)
    code = match.position.code(command.action)
    match.check_length(command.seat, code)
    back: list[log.Entry] = [log.Back(command.seat)] if table.seats[command.seat].away else []
    return [*back, log.Moved(command.seat, code)]


def _undo(table: Table, asker: Asker, command: Undo) -> list[log.Entry]:
    match = _match(table)
    _own(table, asker, command.seat)
    own = [number for number, (seat, _) in enumerate(match.moves_made) if seat == command.seat]
    if not own:
        raise Refusal("nothing-to-undo")
    if table.people != {asker.person}:
        if table.proposal:
            raise Refusal("undo-asked-already")
        return [log.Proposed(command.seat, own[-1])]
    if not reveals_nothing(match, own[-1], table.seats_of(asker.person)):
        raise Refusal("undo-too-late")
    return [log.WentBack(own[-1])]


def _answer(table: Table, asker: Asker, command: Answer) -> list[log.Entry]:
    _match(table)
    _own(table, asker, command.seat)
    if table.proposal is None:
        raise Refusal("nothing-asked")
    answered: list[log.Entry] = [log.Answered(command.seat, command.yes)]
    asked = {number for number, seat in enumerate(table.seats) if seat.person is not None}
    if command.yes and asked <= table.proposal.agreed | {command.seat}:
        return [*answered, log.WentBack(table.proposal.to)]
    return answered


def _leave(table: Table, asker: Asker, command: Leave) -> list[log.Entry]:
    own = table.seats_of(asker.person)
    if not own:
        raise Refusal("not-seated", 403)
    if not table.playing:
        return [log.Stood(seat) for seat in own]
    return [log.Away(seat, "left") for seat in own if not table.seats[seat].away]


def _return(table: Table, asker: Asker, command: Return) -> list[log.Entry]:
    return [log.Back(seat) for seat in table.seats_of(asker.person) if table.seats[seat].away]


def _send_away(table: Table, asker: Asker, command: SendAway) -> list[log.Entry]:
    _match(table)
    if not table.seats_of(asker.person):
        raise Refusal("not-seated", 403)
    seat = _seat(table, command.seat)
    if seat.person is None or seat.away:
        raise Refusal("nobody-there", seat=command.seat)
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
    _host(table, asker)
    return [log.Closed()]


_DECIDERS: dict[type, Any] = {
    Sit: _sit, Stand: _stand, SeatBot: _seat_bot, Start: _start, Play: _play, Undo: _undo, Answer: _answer, Leave: _leave,
    Return: _return, SendAway: _send_away, Say: _say, React: _react, Close: _close,
}  # fmt: skip


# ---- What several commands ask for ----


def _seat(table: Table, number: int) -> Any:
    if not 0 <= number < len(table.seats):
        raise Refusal("no-such-seat", 422, value=number, last=len(table.seats) - 1)
    return table.seats[number]


def _own(table: Table, asker: Asker, number: int) -> None:
    if _seat(table, number).person != asker.person:
        raise Refusal("not-your-seat", 403, seat=number)


def _host(table: Table, asker: Asker) -> None:
    if table.host != asker.person:
        raise Refusal("host-only", 403)


def _between_matches(table: Table) -> None:
    if table.playing:
        raise Refusal("match-running")


def _match(table: Table) -> Any:
    if not table.playing:
        raise Refusal("no-match")
    return table.match
