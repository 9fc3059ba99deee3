"""How somebody's play develops: skill over time and by kind of decision, from the reviews of their matches.

Skill is points of lead lost a decision, the less the better. Decisions of one match go together (the same evening),
so an interval is worked out from how matches differ, not from how decisions do: a ratio of sums, with Student's t for so few.
"""

__all__ = ["ENOUGH", "Estimate", "KindProgress", "Played", "SkillPoint", "by_kind", "estimate", "over_time"]

from collections.abc import Sequence

from msgspec import Struct

from .document import KindOfDecision, Skill

ENOUGH = 10  # matches: fewer say too little


class Played(Struct, frozen=True):
    """A reviewed match: when it ended, how it was played, and each kind of decision in it."""

    ended: float
    skill: Skill
    kinds: list[KindOfDecision]


class Estimate(Struct, frozen=True):
    """Points lost a decision, ± half the 95 % interval, from so many decisions."""

    points: float
    error: float
    decisions: int


class SkillPoint(Struct, frozen=True):
    """Skill in the ten matches that ended then."""

    ended: float
    points: float
    error: float


class KindProgress(Struct, frozen=True):
    """A kind of decision: points lost with each, how many there were, how many of them cost something for certain, and the points
    lost in a match."""

    kind: str
    points: float
    error: float
    decisions: int
    named: int
    a_match: float


def estimate(skills: Sequence[Skill]) -> Estimate | None:
    """What some matches say together; None if fewer than two of them had a decision that could be judged."""
    judged = [(each.points, each.decisions) for each in skills if each.points is not None and each.decisions]
    count, total = len(judged), sum(decisions for _, decisions in judged)
    if count < 2:
        return None
    mean = sum(points * decisions for points, decisions in judged) / total
    spread = sum((decisions * (points - mean)) ** 2 for points, decisions in judged) * count / (count - 1)
    return Estimate(round(mean, 4), round(_student(count - 1) * spread**0.5 / total, 4), total)


def _student(freedom: int) -> float:
    """Student's t for a 95 % interval (the expansion of Cornish and Fisher; a thousandth off from 5 degrees of freedom on)."""
    return 1.96 + 2.372 / freedom + 2.823 / freedom**2 + 2.556 / freedom**3


def over_time(matches: Sequence[Played]) -> list[SkillPoint]:
    """Skill in every ten matches in a row, the oldest first; nothing before there are ten."""
    found = []
    for end in range(ENOUGH, len(matches) + 1):
        ten = matches[end - ENOUGH : end]
        if now := estimate([each.skill for each in ten]):
            found.append(SkillPoint(ten[-1].ended, now.points, now.error))
    return found


def by_kind(matches: Sequence[Played]) -> list[KindProgress]:
    """Every kind of decision that could be judged, the one by which most points are lost in a match first."""
    kinds: dict[str, list[KindOfDecision]] = {}
    for match in matches:
        for each in match.kinds:
            kinds.setdefault(each.kind, []).append(each)
    found = []
    for kind, those in kinds.items():
        if now := estimate([each.skill for each in those]):
            a_match = round(now.points * now.decisions / len(matches), 4)
            named = sum(each.named for each in those)
            found.append(KindProgress(kind, now.points, now.error, now.decisions, named, a_match))
    return sorted(found, key=lambda each: (-each.a_match, each.kind))
