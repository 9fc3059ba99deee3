"""What goes over the wire about reviews, and about going on from a finished match."""

__all__ = [
    "FromHere", "Overview", "ReviewAnswer", "ReviewQuestion", "ReviewState", "Shared", "ToldDecision", "Tried",
]  # fmt: skip

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ...match.words import Words
from ...review.document import Counts, Decision, KindOfDecision, Moment, Praise, Skill, Split, TurningPoint, Verdict
from .wire import Player

Number = Annotated[int, Meta(ge=0, le=999_999_999)]


class FromHere(Struct, frozen=True, forbid_unknown_fields=True):
    """Decide anew what move `number` of a finished match was, at your seat: alone with bots, and it counts for nothing."""

    seat: Number
    number: Number


class ToldDecision(Struct, frozen=True):
    """A decision as the review judges it, without what would have been better: that has to be asked for."""

    number: int
    kind: str
    options: int
    verdict: Verdict
    praise: Praise
    loss: float
    loss_error: float
    points: float
    before: float
    own: float
    unjudged: str | None
    stand_in: bool


class Overview(Struct, frozen=True):
    """A review as far as it gives no solution away.

    Among people who don't share theirs, what came between two decisions of one's own is told in one sum, so that it judges
    nobody: then `course` has it as the doing of `others` without a seat.
    """

    game: str
    players: int
    seat: int
    names: list[Player | None]
    ended: float
    scores: list[int]
    winners: list[int]
    length: int
    split: Split
    skill: Skill
    counts: Counts
    kinds: list[KindOfDecision]
    turning_points: list[TurningPoint]
    course: list[Moment]
    decisions: list[ToldDecision]


class ReviewState(Struct, frozen=True):
    """How far a review is: nobody has asked for it, it waits behind `ahead` others, is being made, is done, or can't be made.

    `own` says whether it was your seat, so that you may share it and decide anew; `people`, whether others than bots played
    with you. `seats` are those whose reviews you may see. `exercises` are the decisions of yours in it that you can practise.
    """

    status: Literal["none", "waiting", "working", "done", "failed"]
    own: bool
    people: bool
    shared: bool
    seats: list[int]
    ahead: int = 0
    done: int = 0
    total: int = 0
    review: Overview | None = None
    exercises: int = 0


class Shared(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether everyone may see the review of your seat who has the match's link."""

    share: bool


class ReviewQuestion(Struct, frozen=True):
    """What would you do? The table as the seat saw it before a decision, the moves worth listing, and what had just happened."""

    number: int
    view: Any
    moves: list[Any]
    happened: list[Words]


class Tried(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that somebody would choose."""

    action: str | dict[str, Any]


class ReviewAnswer(Struct, frozen=True):
    """What was better, and why."""

    decision: Decision
