"""The review of a match: it adds up, it is the same again, and it knows no more than the seat did."""

import json
from functools import cache

import msgspec
import pytest

from stammtisch.bots.seen import Stop
from stammtisch.games import GAMES
from stammtisch.match.adapter import ADAPTERS
from stammtisch.match.errors import BadOption
from stammtisch.match.file import load as load_match
from stammtisch.match.position import generator
from stammtisch.match.words import spoken
from stammtisch.messages import LANGUAGES
from stammtisch.review.document import BadReview, Review, dump, load, schema
from stammtisch.review.judging import Effort, verdict_of
from stammtisch.review.reviewing import Cancelled, review
from tests.repo import ROOT
from tests.review import CHEAP, played

TABLES = [(game, players) for game in GAMES for players in ADAPTERS[game].description.players]


@cache
def reviewed(game: str, players: int, seat: int = 0) -> Review:
    return review(played(game, players), seat, threads=2, effort=CHEAP)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_luck_and_skill_add_up_to_the_result(game, players):
    found = reviewed(game, players)
    split = found.split
    assert split.initial == round(1 / players, 6)
    assert split.initial + split.own + split.others + split.chance == pytest.approx(split.result, abs=1e-9)
    assert split.result == round((0 in found.winners) / len(found.winners), 6)
    for before, after in zip(found.course, found.course[1:], strict=False):
        assert after.chance == pytest.approx(before.chance + after.change, abs=1e-9)
    assert found.course[-1].chance == split.result
    own = sum(each.own for each in found.decisions)
    assert own == pytest.approx(split.own, abs=1e-9)


@pytest.mark.parametrize("game", GAMES)
def test_every_unforced_decision_of_the_seat_is_there(game):
    found, match = reviewed(game, 3), played(game, 3)
    unforced = [step.number for step in match.steps() if step.seat == 0 and len(step.before.codes(0)) > 1]
    assert [each.number for each in found.decisions] == unforced
    assert sum(getattr(found.counts, name) for name in ("fine", "slip", "mistake", "blunder", "unjudged")) == len(
        unforced
    )
    for each in found.decisions:
        step = next(step for step in match.steps() if step.number == each.number)
        assert each.moves[each.played].move == str(step.action)
        assert each.moves[each.played].action == msgspec.json.decode(msgspec.json.encode(step.action))
        assert each.unjudged or each.verdict != "unjudged"


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_said_in_every_language(game):
    found = reviewed(game, 3)
    names = ["Ada", "Bo", "Cy"]
    for language in LANGUAGES:
        for each in found.decisions:
            for reason in each.reasons:
                assert spoken(reason.words, names, language)
        for turning in found.turning_points:
            assert spoken(turning.words, names, language)


@pytest.mark.parametrize("game", GAMES)
def test_the_document_is_the_same_for_any_number_of_threads_and_comes_back_from_its_text(game):
    match = played(game, 3, moves=40)
    one, three = (review(match, 1, threads=threads, effort=CHEAP) for threads in (1, 3))
    assert dump(one) == dump(three)
    assert load(dump(one)) == one
    other = review(match, 1, seed="other worlds", effort=CHEAP)
    assert other.seed == "other worlds"
    assert other.decisions != one.decisions


@pytest.mark.parametrize("game", GAMES)
def test_no_judgement_depends_on_what_the_seat_could_not_know(game):
    """Somebody deals the hidden cards again at a decision: the judgement is the same, however it went on then."""
    match = played(game, 3, moves=60)
    found = {each.number: each for each in review(match, 0, effort=CHEAP).decisions}
    for step in match.steps():
        if step.number in list(found)[-3:]:
            changed = match.copy()
            changed.undo(step.number - 1)
            changed.position = changed.position.imagine(0, generator("another deal"))
            assert changed.position != step.before
            assert changed.position.view(0, True) == step.before.view(0, True)
            again = _judged_at(changed, step)
            assert again == found[step.number]


def _judged_at(match, step):
    """The decision at a step, judged in a match whose present position isn't the one it was played in."""
    from stammtisch.match.match import Step
    from stammtisch.review import reviewing

    work = reviewing._Work(match, 0, "", Stop(), (), CHEAP)
    after = match.position.copy()
    after.play_code(0, step.code)
    return work._own(Step(step.adapter, step.number, 0, step.code, match.position, after), len(match.position.codes(0)))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_ended_early_is_split_up_to_where_it_ended(game):
    match = played(game, 4, moves=30)
    found = review(load_match(match.dump()), 2, effort=CHEAP)
    assert not found.finished
    assert found.winners == []
    assert found.length == 30
    split = found.split
    assert 0 < split.result < 1
    assert split.initial + split.own + split.others + split.chance == pytest.approx(split.result, abs=1e-9)


def test_a_match_without_any_move_has_nothing_to_judge():
    match = played("scout", 3, moves=0)
    found = review(match, 0, effort=CHEAP)
    assert found.decisions == []
    assert found.skill.points is None
    assert found.split.own == found.split.others == 0


def test_what_a_stand_in_decided_counts_for_the_others():
    match = played("scout", 3, moves=40)
    plain = review(match, 0, effort=CHEAP)
    numbers = [each.number for each in plain.decisions]
    found = review(match, 0, effort=CHEAP, stand_ins=numbers[:2])
    assert [each.stand_in for each in found.decisions] == [True, True] + [False] * (len(numbers) - 2)
    assert found.split.own == pytest.approx(sum(each.own for each in plain.decisions[2:]), abs=1e-9)
    assert found.split.result == plain.split.result
    assert found.skill.decisions == plain.skill.decisions - 2


def test_a_cancelled_review_ends_soon_and_leaves_nothing():
    stop = Stop()
    seen = []

    def progress(done, total):
        seen.append((done, total))
        if done > 1:
            stop.cancel()

    with pytest.raises(Cancelled):
        review(played("scout", 3), 0, threads=2, stop=stop, progress=progress, effort=Effort(others=8))
    assert seen[0][0] == 0
    assert seen[-1][0] < seen[-1][1]


def test_progress_goes_from_nothing_to_everything():
    seen = []
    review(played("scout", 3, moves=20), 0, progress=lambda done, total: seen.append((done, total)), effort=CHEAP)
    assert seen[0][0] == 0
    assert seen[-1][0] == seen[-1][1] > 0
    assert seen == sorted(seen)


@pytest.mark.parametrize("seat", [-1, 3, "0", None])
def test_a_seat_that_is_not_there_is_refused(seat):
    with pytest.raises(BadOption):
        review(played("scout", 3, moves=0), seat)


def test_a_broken_or_foreign_document_is_refused_with_a_sentence():
    for text in ("", "{", "[]", '{"format": 1}', b"\xff"):
        with pytest.raises(BadReview) as refused:
            load(text)
        assert str(refused.value)
    other = json.loads(dump(reviewed("scout", 3))) | {"format": "stammtisch review 99"}
    with pytest.raises(BadReview, match="99"):
        load(json.dumps(other))


def test_names_go_by_the_lower_end_of_the_interval():
    assert [verdict_of(least) for least in (-0.1, 0.01, 0.02, 0.03, 0.05, 0.06, 0.07)] == [
        "fine", "fine", "slip", "slip", "mistake", "mistake", "blunder",
    ]  # fmt: skip


def test_the_schema_is_up_to_date():
    assert (ROOT / "docs" / "review.schema.json").read_text(encoding="utf-8") == schema()
