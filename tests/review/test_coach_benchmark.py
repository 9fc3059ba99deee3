"""What `benchmarks.coach` makes of reviews."""

import pytest

import stammtisch
from benchmarks.coach import reversals_told, splits_told, to_the_end, weighed, with_chance
from stammtisch.bots.spec import named
from stammtisch.bots.table import play_match
from stammtisch.review.judging import Effort
from stammtisch.review.reviewing import review

QUICK = Effort(first=16, more=16, fresh=64, second=16, others=1)


def line(number: int, level: str, own: float, chance: float) -> dict:
    return {"key": (number, 0, ""), "level": level, "own": own, "chance": chance, "result": 0.25 + own + chance}


def test_the_result_goes_with_own_decisions_one_to_one_if_chance_is_chance():
    lines = [
        line(i, level, own, luck)
        for i, luck in enumerate((-0.1, 0.1))
        for level, own in (("guest", -0.2), ("master", 0.2))
    ]
    slope, guest, master = splits_told(lines)
    assert slope == "slope of the result on own: 1.00 ± 0.00"
    assert guest == "guest: own -20.0 ± 0.0 %, chance 0.0 ± 19.6 %, result 5.0 ± 19.6 % (2)"
    assert master.startswith("master: own 20.0 ± 0.0 %")


def test_seats_of_one_match_are_one_observation():
    lines = [
        line(i // 2, "guest", own, own * luck)
        for i, (own, luck) in enumerate([(-0.1, 1), (0.1, 1), (-0.1, -1), (0.1, -1)])
    ]
    slope, _ = splits_told(lines)
    assert slope == "slope of the result on own: 1.00 ± 1.96"


def test_a_loss_is_reversed_only_beyond_its_error():
    told = list(
        reversals_told(
            [{"whole": [(1, 0.1, 0.05), (2, 0.01, 0.05)]}, {"whole": [(3, -0.01, 0.05), (4, -0.1, 0.05)]}, {}]
        )
    )
    assert told == [
        "named, by rollouts to the end: 2 of 4 are losses, 1 significantly; 1 are significantly the better move"
    ]
    assert list(reversals_told([{}])) == []


def test_what_was_named_is_judged_to_the_end_of_the_match():
    match = stammtisch.game("scout").new(3, seed="named")
    play_match(match, [named("newcomer", "scout")] * 3, "named")
    found = review(match, 0, effort=QUICK)
    losses = to_the_end(match, found, 32)
    assert [number for number, *_ in losses] == [
        each.number for each in found.decisions if each.verdict not in ("fine", "unjudged")
    ]
    assert losses
    assert all(-1 <= loss <= 1 and error >= 0 for _, loss, error in losses)
    assert losses == to_the_end(match, found, 32)


def test_all_decisions_are_weighed_at_once_as_a_review_weighs_the_others():
    match = stammtisch.game("score5").new(2, seed="weighed")
    play_match(match, [named("guest", "score5")] * 2, "weighed")
    found = review(match, 1, effort=Effort(candidates=2, first=16, more=16, fresh=16, second=16))
    assert weighed(match)[1] == pytest.approx(found.split.others, abs=1e-4)
    line = {"key": (7, 1, ""), "own": found.split.own, "result": found.split.result}
    assert with_chance(line, {7: weighed(match)})["chance"] == pytest.approx(found.split.chance, abs=1e-4)
