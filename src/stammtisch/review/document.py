"""What a review holds: one document for a seat of a match, the same whenever and wherever it is made.

All chances are shares of the win between 0 and 1, rounded to six digits; all points are points of lead over the best opponent,
rounded to four. Every `…_error` is half the width of a 95 % interval. Moves are counted from 1, as in the match file: the
position before move `n` is `match.at(n - 1)`.

What a seat couldn't know goes into no `Decision`: figures, verdict and reasons are the same for every deal of the hidden cards
that its player couldn't have told from the real one. The split and the course are about what really happened.
"""

__all__ = [
    "FORMAT", "REVIEWER", "Counts", "Decision", "KindOfDecision", "Moment", "Reason", "Review", "Skill", "Split",
    "TurningPoint", "Weighed", "dump", "load", "schema",
]  # fmt: skip

import json
from typing import Any, Literal

import msgspec
from msgspec import Struct

from ..match.errors import StammtischError
from ..match.notation import shortened
from ..match.words import Words

FORMAT = "stammtisch review 1"
REVIEWER = 1  # rises with every change of the judge: reviews of different reviewers aren't compared

Verdict = Literal["fine", "slip", "mistake", "blunder", "unjudged"]
Praise = Literal["", "found", "only"]
Cause = Literal["start", "own", "others", "chance", "result"]


class Weighed(Struct, frozen=True):
    """A move that was judged: as the game's typed action, in the notation, and what may come of it.

    All moves of a decision are judged in the same worlds; `behind` is how far it is behind the best of them, with the error of
    that difference, which is smaller than those of the two chances.
    """

    action: Any
    move: str
    chance: float
    chance_error: float
    lead: float
    lead_error: float
    behind: float = 0.0
    behind_error: float = 0.0


class Reason(Struct, frozen=True):
    """What differs between the best move and the one that was played, measured in the same imagined worlds.

    `words` is the sentence, `statistic` its name. `best` and `played` are the means; `z` is their difference in standard errors,
    more than 3 in size.
    """

    statistic: str
    words: Words
    best: float
    played: float
    z: float


class Decision(Struct, frozen=True):
    """An unforced decision of the seat.

    `kind` is the kind of decision; the message `<game>-kind-<kind>` says it in words. `options` counts the moves there were.
    `moves` are those that were judged, the best first and the played one among them; `played` is its place in that list. If it is
    0, nothing better was found. `loss` is what it cost in chances to win and `points` in points of lead, both measured in
    worlds that had no say in choosing the best; either may be negative by chance. The `verdict` goes by the lower end of the
    loss's interval.

    `praise`: the best move was `found`, or it was the `only` one that held. `unjudged` is the message that says why there is no
    judgement; then loss, points and reasons are empty, and skill leaves it out.

    `before` is the chance before the decision: what the coach's first instinct would have made of it. `own` is what the
    decision added to it. `stand_in`: somebody else decided for the seat; it counts among the others' decisions.
    """

    number: int
    kind: str
    options: int
    moves: list[Weighed]
    played: int
    verdict: Verdict
    loss: float
    loss_error: float
    points: float
    points_error: float
    before: float
    own: float
    worlds: int
    praise: Praise = ""
    reasons: list[Reason] = []
    unjudged: str | None = None
    stand_in: bool = False


class Moment(Struct, frozen=True):
    """A step of the curve: by what the seat's chance changed, by how much, and what it was then.

    `number` is the move at which it changed; `seat` who decided, None for chance. The first moment is the `start` with the
    equal share, the last one leads to the result. Every `chance` is the one before plus `change`.
    """

    number: int
    cause: Cause
    seat: int | None
    change: float
    chance: float


class Split(Struct, frozen=True):
    """Where the result comes from. `initial` + `own` + `others` + `chance` = `result`, exactly to the sixth digit.

    `own` and `others` are what the seats' decisions added, compared with first instinct, each by what its player knew; `chance`
    is everything else: cards, and what nobody could know. `result` is the share of the win: 1, 0, or a part of a shared one.
    For a match without an end it is the chance in the last position.
    """

    initial: float
    own: float
    others: float
    chance: float
    result: float


class TurningPoint(Struct, frozen=True):
    """One of the three changes that moved the chance most: an own decision, another's, or a stretch of chance.

    `number` is the move; a stretch of chance began after move `since`. `words` says it.
    """

    number: int
    since: int
    cause: Cause
    seat: int | None
    change: float
    words: Words


class Skill(Struct, frozen=True):
    """Points of lead lost a decision, the less the better, with the interval that so few decisions allow.

    None in `points` if nothing could be judged.
    """

    points: float | None
    error: float
    loss: float | None
    loss_error: float
    decisions: int


class KindOfDecision(Struct, frozen=True):
    """The same for one kind of decision, with how many of them were named slips or worse."""

    kind: str
    skill: Skill
    named: int


class Counts(Struct, frozen=True):
    """How many decisions of each verdict; `unnamed` is what the fine ones cost together, in chances to win."""

    fine: int
    slip: int
    mistake: int
    blunder: int
    unjudged: int
    found: int
    only: int
    forced: int
    unnamed: float


class Review(Struct, frozen=True, kw_only=True):
    """The review of a seat's match.

    `commitment`, `seat` and `reviewer` (and `seed`, if it isn't empty) say what it is a review of: with these equal, so is
    everything else. `version` is that of the game's rules. `finished` is false for a match without an end; then there are no
    winners.
    """

    format: str = FORMAT
    reviewer: int = REVIEWER
    seed: str = ""
    game: str
    version: int
    players: int
    seat: int
    commitment: str
    length: int  # moves of the match
    finished: bool
    scores: list[int]
    winners: list[int]
    split: Split
    skill: Skill
    counts: Counts
    kinds: list[KindOfDecision]
    turning_points: list[TurningPoint]
    course: list[Moment]
    decisions: list[Decision]


class BadReview(StammtischError, ValueError):
    """A text that isn't a review, or one of another format."""


def dump(review: Review) -> bytes:
    """A review as JSON: equal reviews give equal bytes."""
    return msgspec.json.encode(review, order="deterministic")


def load(text: str | bytes) -> Review:
    """The review in a text. Raises BadReview."""
    try:
        found = msgspec.json.decode(text, type=Review)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadReview("review-broken", reason=shortened(error, 200)) from None
    if found.format != FORMAT:
        raise BadReview("review-format", value=shortened(found.format), expected=FORMAT)
    return found


def schema() -> str:
    """The JSON Schema of the document, as it is in `docs/review.schema.json`."""
    made = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Stammtisch review"}
    return json.dumps(made | msgspec.json.schema(Review), indent=1, ensure_ascii=False) + "\n"
