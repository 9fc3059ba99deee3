"""Lessons: every position can be read, every move that is asked for is allowed, and leads where the lesson says."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from stammtisch import game
from stammtisch.games import GAMES
from stammtisch.match.lesson import ANY, LessonStep, begun, follow, is_meant, lesson_of
from stammtisch.match.position import Position
from stammtisch.messages import LANGUAGES, has

STEPS = [(name, number) for name in GAMES for number in range(len(lesson_of(name)))]


def meant_in(position: Position[Any, Any], step: LessonStep) -> list[Any]:
    """The moves that a step asks for: those that are written out, and the listed ones that begin as it says."""
    name = position.adapter.name
    found = [game(name).action(text) for text in step.meant if not text.endswith(ANY)]
    assert all(position.is_legal(step.seat, action) for action in found)
    return found + [move for move in position.moves(step.seat) if is_meant(position, step, move) and move not in found]


def ways_to(name: str, number: int) -> Iterator[list[Any]]:
    """All that may have been played before a step."""
    steps = lesson_of(name)
    first = next(at for at in range(number, -1, -1) if steps[at].position)
    ways: list[list[Any]] = [[]]
    for at in range(first, number):
        ways = [[*way, move] for way in ways for move in meant_in(begun(name, at, way), steps[at])]
    yield from ways


def test_every_game_of_the_house_has_a_lesson():
    assert all(len(lesson_of(name)) >= 3 for name in GAMES)


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_every_move_that_is_asked_for_leads_where_the_lesson_says(name, number):
    step = lesson_of(name)[number]
    for played in ways_to(name, number):
        position = begun(name, number, played)
        assert step.seat in position.to_act
        moves = meant_in(position, step)
        assert str(moves[0]) == str(game(name).action(step.meant[0])), (
            "the first one is shown on request, so it is whole"
        )
        for move in moves:
            happened = follow(position, step, move)
            events = [msgspec.to_builtins(event) for each in happened for event in each.step.events(step.seat)]
            for wanted in step.leads:
                assert any(wanted.items() <= event.items() for event in events), (move, wanted, events)


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_something_else_is_allowed_or_refused_but_not_meant(name, number):
    """Otherwise there would be nothing to learn; a step with a single possible move is one that only says so."""
    step = lesson_of(name)[number]
    position = begun(name, number, next(ways_to(name, number)))
    assert any(not is_meant(position, step, move) for move in position.moves(step.seat)) or len(step.meant) > 1


@pytest.mark.parametrize(("name", "language"), list(product(GAMES, LANGUAGES)))
def test_every_step_has_its_words(name, language):
    assert has(f"{name}-goal", language)
    for step in lesson_of(name):
        for part in ("", ".title", ".nudge", ".done"):
            assert has(f"{name}-lesson-{step.name}{part}", language)
