"""Why a hint is right: measured, told only where it is clear, and known to the seat."""

import itertools
from collections.abc import Iterator

import pytest

from stammtisch.bots.advising import Advice
from stammtisch.bots.seen import Seen, Stop
from stammtisch.games import GAMES
from stammtisch.match.match import Match
from stammtisch.match.position import Position, generator
from stammtisch.match.words import spoken
from stammtisch.messages import LANGUAGES, say
from stammtisch.review.hinting import Why, why
from stammtisch.review.mind import statistics
from tests.review import played

PAIRS = 12  # pairs of moves that are looked at in a match, at most


def advised(position: Position, seat: int, *places: int) -> list[Advice]:
    """Moves of a seat as they come from thinking, each of them clearly worse than the first."""
    codes = position.codes(seat)
    typed = position.adapter.typed
    return [Advice(typed.decode(int(codes[at]), position.record), 0.5, 0.01, 1.0, 0.1, 100) for at in places]


def questions(match: Match, seat: int) -> Iterator[tuple[Position, list[Advice]]]:
    """Late decisions of a seat with two of its moves, the one and the other way round."""
    steps = [step for step in match.steps() if step.seat == seat and len(step.before.codes(seat)) > 1]
    for step in steps[-PAIRS // 2 :]:
        last = len(step.before.codes(seat)) - 1
        yield step.before, advised(step.before, seat, 0, last)
        yield step.before, advised(step.before, seat, last, 0)


def reasons(game: str) -> list[tuple[Position, list[Advice], Why]]:
    """Those that have a reason."""
    found = (
        (position, tips, why(Seen(position, 0), tips, Stop()))
        for position, tips in questions(played(game, 3, moves=60), 0)
    )
    return [(position, tips, reason) for position, tips, reason in found if reason]


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_speaks_for_the_better_move_in_every_language(game):
    found = reasons(game)
    assert found
    named = statistics.load(game).STATISTICS
    for position, tips, reason in found:
        assert reason.other == 1
        words = reason.figures or reason.plain
        assert words is not None
        measure, good = named[words.say.removeprefix(f"{game}-reason-").removesuffix(".plain")]
        for language in LANGUAGES:
            for each in filter(None, (reason.figures, reason.plain)):
                assert spoken(each, [], language)
        if reason.figures and measure == "share":
            best, other = (reason.figures.args[name] for name in ("best", "played"))
            assert good * (best - other) > 0
            assert reason.plain
        part, record = statistics.load(game), position.record
        if any(part.unjudged(record, 0, position.code(each.action)) for each in tips):
            assert reason.figures is None


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_depends_on_nothing_that_the_seat_could_not_know(game):
    for position, tips, reason in reasons(game)[:3]:
        other = position.imagine(0, generator("another deal"))
        assert other != position
        assert why(Seen(other, 0), tips, Stop()) == reason


def test_no_reason_is_told_where_nothing_differs_or_nothing_was_measured():
    position, tips, _ = reasons("scout")[0]
    seen, due = Seen(position, 0), Stop()
    due.cancel()
    assert why(seen, tips, due) is None
    assert why(seen, [tips[0], tips[0]], Stop()) is None
    assert why(seen, tips[:1], Stop()) is None
    assert (
        why(seen, [tips[0], *(Advice(each.action, 0.5, 0.1, 1.0, 0.1, 100, tied=True) for each in tips[1:])], Stop())
        is None
    )


@pytest.mark.parametrize(("game", "language"), list(itertools.product(GAMES, LANGUAGES)))
def test_every_reason_can_be_told_without_figures(game, language):
    for name in statistics.load(game).STATISTICS:
        plain = say(f"{game}-reason-{name}.plain", language)
        assert not any(sign in plain for sign in "%0123456789")
