"""From judged decisions to the whole: the curve, the split, the turning points, and skill."""

__all__ = ["summed"]

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ..match.match import Match
from ..match.words import SeatName, Words
from .document import Counts, Decision, KindOfDecision, Moment, Review, Skill, Split, TurningPoint
from .judging import mean

if TYPE_CHECKING:
    from .reviewing import Swing

TURNING_POINTS = 3
ALIKE = 2  # of these at most that have the same cause
NOTICED = 0.02  # a smaller change of the chance is no turning point


def summed(
    match: Match, seat: int, seed: str, found: "Sequence[Decision | Swing]", forced: int, result: float
) -> Review:
    """The whole document."""
    decisions = [each for each in found if isinstance(each, Decision)]
    course = _course(match.players, seat, found, len(match.moves_made), result)
    own = [each for each in decisions if not each.stand_in]
    return Review(
        seed=seed,
        game=match.adapter.name,
        version=match.adapter.version,
        players=match.players,
        seat=seat,
        commitment=match.commitment,
        length=len(match.moves_made),
        finished=match.over,
        scores=list(match.scores),
        winners=list(match.winners),
        split=_split(course),
        skill=_skill(own),
        counts=_counts(own, forced),
        kinds=[
            KindOfDecision(kind, _skill(those), sum(_is_named(each) for each in those))
            for kind in sorted({each.kind for each in own})
            for those in [[each for each in own if each.kind == kind]]
        ],
        turning_points=_turning_points(course, decisions, match.adapter.name),
        course=course,
        decisions=decisions,
    )


def _course(players: int, seat: int, found: "Sequence[Decision | Swing]", length: int, result: float) -> list[Moment]:
    """The curve from the equal share to the result. Whatever no decision accounts for is chance, and told where it shows."""
    course = [Moment(0, "start", None, 0.0, round(1 / players, 6))]

    def add(number: int, cause: str, who: int | None, change: float) -> None:
        change = round(change, 6)
        course.append(Moment(number, cause, who, change, round(course[-1].chance + change, 6)))  # type: ignore[arg-type]

    for each in found:
        if isinstance(each, Decision):
            add(each.number, "chance", None, each.before - course[-1].chance)
            add(each.number, "others" if each.stand_in else "own", seat, each.own)
        else:
            add(each.number, "others", each.seat, each.change)
    add(length, "result", None, result - course[-1].chance)
    return course


def _split(course: Sequence[Moment]) -> Split:
    """The sums of the curve by causes."""

    def total(*causes: str) -> float:
        return round(sum(each.change for each in course if each.cause in causes), 6)

    return Split(course[0].chance, total("own"), total("others"), total("chance", "result"), course[-1].chance)


def _skill(decisions: Sequence[Decision]) -> Skill:
    """The mean losses of those that could be judged."""
    judged = [each for each in decisions if each.verdict != "unjudged"]
    if not judged:
        return Skill(None, 0.0, None, 0.0, 0)
    points = mean(np.array([each.points for each in judged]))
    loss = mean(np.array([each.loss for each in judged]))
    return Skill(
        round(points.value, 4), round(points.error, 4), round(loss.value, 6), round(loss.error, 6), len(judged)
    )


def _is_named(decision: Decision) -> bool:
    return decision.verdict in ("slip", "mistake", "blunder")


def _counts(decisions: Sequence[Decision], forced: int) -> Counts:
    verdicts = [each.verdict for each in decisions]
    praises = [each.praise for each in decisions]
    return Counts(
        fine=verdicts.count("fine"),
        slip=verdicts.count("slip"),
        mistake=verdicts.count("mistake"),
        blunder=verdicts.count("blunder"),
        unjudged=verdicts.count("unjudged"),
        found=praises.count("found"),
        only=praises.count("only"),
        forced=forced,
        unnamed=round(sum(each.loss for each in decisions if each.verdict == "fine"), 6),
    )


def _turning_points(course: Sequence[Moment], decisions: Sequence[Decision], game: str) -> list[TurningPoint]:
    """The greatest changes in the order of the match."""
    kinds = {each.number: each.kind for each in decisions}
    found = sorted(_changes(course), key=lambda change: -abs(change[0].change))
    chosen: list[tuple[Moment, int]] = []
    for moment, since in found:
        alike = sum(_lane(other) == _lane(moment) for other, _ in chosen)
        if len(chosen) < TURNING_POINTS and alike < ALIKE and abs(moment.change) >= NOTICED:
            chosen.append((moment, since))
    return [
        TurningPoint(each.number, since, each.cause, each.seat, each.change, _words(each, kinds, game))
        for each, since in sorted(chosen, key=lambda change: change[0].number)
    ]


def _changes(course: Sequence[Moment]) -> Iterator[tuple[Moment, int]]:
    """Every change, and after which move it began: chance since one's own last decision."""
    since = 0
    for each in course[1:]:
        is_chance = _lane(each) == "chance"
        yield each, since if is_chance else each.number - 1
        if is_chance:
            since = each.number


def _lane(moment: Moment) -> str:
    return "chance" if moment.cause in ("chance", "result") else moment.cause


def _words(moment: Moment, kinds: dict[int, str], game: str) -> Words:
    """What a turning point is called, with its change in per cent."""
    way = "up" if moment.change > 0 else "down"
    change = abs(round(100 * moment.change))
    if moment.cause == "own":
        kind = Words(f"{game}-kind-{kinds[moment.number]}")
        return Words(f"review-turning-own-{way}", {"kind": kind, "change": change})
    if moment.cause == "others" and moment.seat is not None:
        return Words(f"review-turning-others-{way}", {"who": SeatName(moment.seat), "change": change})
    return Words(f"review-turning-{_lane(moment)}-{way}", {"change": change})
