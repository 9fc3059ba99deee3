"""When exercises come back, and how matches add up to skill."""

import random
from statistics import fmean

import pytest

from stammtisch.review.document import KindOfDecision, Skill
from stammtisch.review.progress import ENOUGH, Played, by_kind, estimate, over_time
from stammtisch.review.schedule import DAY, DISTANCES, EARLY, FRESH, KNOWN, LEARNED, SOON, Standing, answered

NOW = 1e9


def test_what_is_right_comes_back_at_growing_distances_until_it_is_known():
    standing, now = FRESH, NOW
    for days in DISTANCES:
        standing = answered(standing, True, now)
        assert standing.due == now + days * DAY - EARLY
        now = standing.due
    assert standing.step < KNOWN
    assert answered(standing, True, now) == Standing(KNOWN, None)
    assert DISTANCES == (1, 3, 7, 21, 60)


def test_what_is_wrong_starts_again_and_is_asked_soon():
    learned = Standing(4, NOW)
    wrong = answered(learned, False, NOW)
    assert wrong == Standing(0, NOW + SOON)
    assert answered(wrong, True, NOW + 1) == wrong  # one has just seen the answer
    assert answered(wrong, True, NOW + SOON).step == 1
    assert answered(Standing(KNOWN, None), False, NOW) == wrong
    assert answered(Standing(KNOWN, None), True, NOW) == Standing(KNOWN, None)


def test_a_right_answer_on_the_same_day_is_learned_no_sooner():
    once = answered(FRESH, True, NOW)
    assert once.step < LEARNED
    assert answered(once, True, NOW + 3600) == once
    assert answered(once, True, NOW + DAY).step == LEARNED


def played(points: float, decisions: int, at: float = 0.0, kind: str = "show") -> Played:
    skill = Skill(points, 0.1, 0.01, 0.001, decisions)
    return Played(at, skill, [KindOfDecision(kind, skill, 1)])


def test_skill_over_time_needs_ten_matches_and_each_decision_counts_the_same():
    matches = [played(i / 10, 10 + i, i) for i in range(ENOUGH + 2)]
    assert over_time(matches[: ENOUGH - 1]) == []
    told = over_time(matches)
    assert [point.ended for point in told] == [9, 10, 11]
    each = [points for match in matches[:ENOUGH] for points in [match.skill.points] * match.skill.decisions]
    assert told[0].points == pytest.approx(fmean(each), abs=1e-4)
    assert told[0].error > 0
    assert estimate([matches[0].skill, Skill(None, 0.0, None, 0.0, 0)]) is None  # one match says nothing of the spread


def test_the_interval_of_ten_matches_holds_about_as_often_as_it_says():
    chance, held = random.Random("intervals"), 0
    for _ in range(400):
        ten = [chance.gauss(1.0, 0.4) for _ in range(ENOUGH)]
        now = estimate([Skill(points, 0.0, 0.0, 0.0, 30) for points in ten])
        held += abs(now.points - 1.0) <= now.error
    assert 0.91 < held / 400 < 0.985  # the same numbers every time


def test_the_kind_that_costs_most_in_a_match_comes_first():
    matches = [
        Played(
            i,
            Skill(0.5, 0.1, 0.01, 0.001, 22),
            [
                KindOfDecision("rare", Skill(2.0 + i / 100, 0.1, 0.01, 0.001, 2), 1),
                KindOfDecision("often", Skill(0.5 + i / 100, 0.1, 0.01, 0.001, 20), 3),
                KindOfDecision("unjudged", Skill(None, 0.0, None, 0.0, 0), 0),
            ],
        )
        for i in range(ENOUGH)
    ]
    often, rare = by_kind(matches)
    assert (often.kind, rare.kind) == ("often", "rare")
    assert often.points < rare.points
    assert often.a_match == pytest.approx(20 * often.points, abs=1e-3)
    assert (often.decisions, often.named) == (200, 30)
