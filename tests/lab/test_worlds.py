"""Worlds that are made from a view alone look exactly like it, and hold nothing else."""

import json
import random

import msgspec
import pytest

import stammtisch
from stammtisch import lab
from stammtisch.match.errors import BadOption
from tests.tables import choose, every_game, every_table


def walk(game, players, seed, steps=400):
    """Positions of a match at random, as they come."""
    found = stammtisch.game(game)
    position, chance = found.new(players, seed=seed, **found.adapter.description.ending).position, random.Random(seed)
    for _ in range(steps):
        if position.over:
            return
        yield position
        seat = chance.choice(position.to_act)
        position.play_code(seat, choose(position.codes(seat), chance))


@every_table
def test_a_world_from_a_view_looks_like_that_view_with_and_without_memory(game, players):
    for number, position in enumerate(walk(game, players, "worlds")):
        if number % 4:
            continue
        for seat in (number // 4 % players, None):
            for memory in (True, False):
                view = position.view(seat, memory)
                world = lab.world_from(view, seed=number)
                assert world.view(seat, memory) == view
                assert all(world.codes(other) for other in world.to_act)


def midway(game, players=3):
    return list(walk(game, players, "midway", 30))[-1]


@every_game
def test_worlds_follow_from_view_and_seed_and_differ_by_seed(game):
    view = midway(game).view(0, True)
    assert lab.world_from(view, 1) == lab.world_from(view, 1)
    assert len({lab.world_from(view, seed) for seed in range(10)}) > 1


@every_game
def test_a_view_may_come_as_json_and_the_world_can_be_played_on(game):
    view = midway(game).view(1, True)
    worlds = [lab.world_from(json.loads(msgspec.json.encode(view)), seed) for seed in range(8)]
    assert worlds[3] == lab.world_from(view, 3)
    env = lab.VectorEnv(game, 3, 8)
    batch = env.load(worlds)
    env.step(batch.mask.argmax(axis=1))


@every_game
def test_what_is_no_view_or_contradicts_itself_is_refused(game):
    view = msgspec.to_builtins(midway(game).view(0))
    twice = view["hand"][0]
    for wrong in (None, 7, {}, {"game": game}, view | {"hand": [*view["hand"], twice]}, view | {"players": 2}):
        with pytest.raises(BadOption):
            lab.world_from(wrong)


def test_there_is_no_world_of_a_match_that_is_over():
    position = stammtisch.game("scout").position("players: 3; phase: over; round: 3")
    with pytest.raises(BadOption, match="over"):
        lab.world_from(position.view(0))
