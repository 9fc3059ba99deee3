"""Games, matches, positions, actions and views are values: pickled, copied, compared and hashed like any other."""

import copy
import pickle
import random

import cloudpickle
import numpy as np
import pytest

import stammtisch
from tests.tables import every_game, every_table, played

WAYS = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "cloudpickle": lambda value: pickle.loads(cloudpickle.dumps(value)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}
every_way = pytest.mark.parametrize("again", WAYS.values(), ids=WAYS)


def begun(game: str, players: int, moves: int) -> stammtisch.Match:
    """A match after some moves."""
    match = stammtisch.game(game).new(players, seed=5)
    for _ in played(match, random.Random(5), moves):
        pass
    return match


def values_of(match):
    """Everything of a match that somebody might keep."""
    position = match.position
    seat = position.to_act[0]
    last = list(match.steps())[-1]
    return [match, position, last, position.view(seat), position.view(None, memory=True), *position.moves(seat)]


@every_way
@every_table
def test_what_comes_back_is_equal_and_has_the_same_hash(game, players, again):
    match = begun(game, players, 25)
    for value in (stammtisch.game(game), *values_of(match)):
        other = again(value)
        assert other == value
        assert type(other) is type(value)
        assert {value: 1}[other] == 1


@every_way
@every_game
def test_a_copy_is_played_on_alone(game, again):
    match = begun(game, 3, 12)
    for value in (match, match.position.copy()):
        other, before = again(value), again(value)
        seat = other.to_act[0]
        other.play(seat, other.moves(seat)[0])
        assert value == before
        assert other != value
        value.play(seat, value.moves(seat)[0])
        assert other == value


@every_game
def test_what_is_different_is_unequal(game):
    table = stammtisch.game(game)
    one, other = table.new(3, seed="one"), table.new(3, seed="other")
    assert one != other
    assert one.position != other.position
    assert one != one.position
    assert table != game
    assert len({one, other, one.copy()}) == 2
    assert len({table, *stammtisch.all_games()}) == len(stammtisch.all_games())


def test_a_position_of_other_rules_is_refused_with_a_sentence(monkeypatch):
    table = stammtisch.game("scout")
    kept = pickle.dumps(table.new(3, seed=1).position)
    monkeypatch.setattr(table.adapter, "version", table.version + 1)
    with pytest.raises(stammtisch.BadNotation, match="another version"):
        pickle.loads(kept)


@every_game
@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint32])
def test_numbers_of_numpy_are_numbers(game, kind):
    table = stammtisch.game(game)
    match = table.new(kind(3), seed=kind(7))
    assert match == table.new(3, seed=7)
    seat = match.to_act[0]
    code = match.codes(kind(seat))[0]
    match.play_code(kind(seat), np.int64(code))
    assert match.moves_made == [(seat, code)]
    assert stammtisch.load(match.dump()) == match
    match.undo(kind(0))
    assert match == table.new(3, seed=7)


@every_game
@pytest.mark.parametrize("code", [None, "1", 1.5, True, [1], 1 << 70, np.float64(1)])
def test_what_is_no_code_gets_a_sentence(game, code):
    position = stammtisch.game(game).new(3, seed=1).position
    before = position.copy()
    with pytest.raises(stammtisch.BadNotation, match="isn't an action"):
        position.play_code(position.to_act[0], code)
    assert position == before


@every_game
@pytest.mark.parametrize(
    "source", [None, 1, "seed", np.zeros(4), [1, 2], np.ones(3, int), np.ones(8, int)[::2], np.broadcast_to(1, 4)]
)
def test_what_is_no_source_of_chance_gets_a_sentence(game, source):
    with pytest.raises(stammtisch.BadOption, match=r"stammtisch\.generator"):
        stammtisch.game(game).new(3, seed=1).position.imagine(0, source)


def test_listing_moves_in_threads_gives_each_its_own():
    from concurrent.futures import ThreadPoolExecutor

    from tests.tables import COMBINATIONS, somewhere

    positions = [somewhere(game, players, seed).position for game, players in COMBINATIONS for seed in range(2)]
    expected = [[position.codes(seat) for seat in range(position.players)] for position in positions]
    with ThreadPoolExecutor(4) as pool:
        for _ in range(5):
            found = pool.map(lambda position: [position.codes(seat) for seat in range(position.players)], positions)
            assert list(found) == expected
