"""The second look at moves in SCOUT: what the network sees and says, and that it plays better than the tuned weights alone."""

import numpy as np
import pytest

import stammtisch
from stammtisch.bots.mind import craft
from stammtisch.bots.mind.network import HIDDEN, WIDTH, predict, squash
from stammtisch.bots.training.tuning import compare
from stammtisch.engine.compiler import compiled
from stammtisch.games.scout.craft.learned import CLOSELY, ROOM
from stammtisch.games.scout.craft.lessons import PLAYERS
from stammtisch.games.scout.craft.traits import CAN_BEAT, HAND, KINDS, OTHERS, OWN_SET, SET, STANDING, TRAITS, see
from stammtisch.games.scout.craft.weights import NETWORK
from stammtisch.games.scout.rules.record import TURNING
from tests.bots.scout.test_craft import SCOUT, appraised, decisions, every_number_of_players, room

ABOUT = 0.00012  # how far a cell may be from the hyperbolic tangent, which it is a quicker form of
wherever_there_is_one = pytest.mark.parametrize("players", PLAYERS)


@compiled
def judged(weights, first, inputs, sums):
    """`predict` for a caller in Python."""
    return predict(weights, first, inputs, sums)


@compiled
def squashed(value):
    """`squash` for a caller in Python."""
    return squash(value)


@compiled
def look(positions, seat, value, weights, cuts, numbers, out):
    """`see` for a caller in Python."""
    see(positions[0], seat, value, weights, cuts, numbers, out)


def traits(text, seat, value=0.0):
    """What the network sees of a position."""
    position, out = SCOUT.position(text), np.zeros(TRAITS)
    weights = craft.tuned("scout", position.players)
    look(room(position), seat, value, weights, np.zeros((3, ROOM)), np.zeros(ROOM, np.int64), out)
    return out


def some_network(seed=1):
    """A network that nobody has taught."""
    return np.random.default_rng(seed).normal(0, 0.3, (TRAITS + 2, WIDTH))


def test_the_compiled_network_says_what_its_matrix_says():
    network, inputs = some_network(), np.random.default_rng(2).normal(0, 1, TRAITS)
    inputs[3] = 0
    sums = inputs @ network[:-2] + network[-2]
    expected = np.tanh(sums[:HIDDEN]) @ network[-1, :HIDDEN] + sums[HIDDEN]
    row = np.concatenate([[7.0, 7.0], network.ravel()])
    assert judged(row, 2, inputs, np.zeros(HIDDEN)) == pytest.approx(expected, abs=HIDDEN * ABOUT)


def test_a_cell_is_about_the_hyperbolic_tangent_of_its_sum():
    for value in np.linspace(-12, 12, 481):
        assert squashed(value) == pytest.approx(np.tanh(value), abs=ABOUT)


@every_number_of_players
def test_the_second_look_depends_on_what_the_seat_knows_alone(players):
    weights, seen = craft.with_network(craft.tuned("scout", players), some_network()), 0
    for position, seat in decisions(players, range(40)):
        other = position.imagine(seat, stammtisch.generator(f"world {seen}"))
        assert appraised(other, seat, weights) == appraised(position, seat, weights)
        seen += 1
    assert seen > 20


@wherever_there_is_one
def test_the_best_few_are_judged_again_and_the_others_stay_behind_them(players):
    tuned = craft.tuned("scout", players)
    weights, judged_anew = craft.with_network(tuned, some_network()), 0
    for position, seat in decisions(players, range(60)):
        before, after = appraised(position, seat, tuned), appraised(position, seat, weights)
        assert before.keys() == after.keys()
        if position.record["phase"] == TURNING:
            assert before == after
            continue
        order = sorted(before, key=before.__getitem__, reverse=True)
        if len(order) > CLOSELY and before[order[CLOSELY - 1]] > before[order[CLOSELY]]:
            best, others = order[:CLOSELY], order[CLOSELY:]
            worst = min(after[move] for move in best)
            for move in others:
                assert worst - after[move] == pytest.approx(before[best[-1]] - before[move])
            judged_anew += any(after[move] != before[move] for move in best)
    assert judged_anew > 5


def test_two_players_have_no_network():
    tuned = craft.tuned("scout", 2)
    assert craft.learned("scout", 2).tolist() == tuned.tolist()
    for position, seat in decisions(2, range(20)):
        assert appraised(position, seat, craft.with_network(tuned, some_network())) == appraised(position, seat, tuned)


def test_no_network_and_one_that_is_switched_off_say_the_same():
    tuned = craft.tuned("scout", 4)
    off = craft.with_network(tuned, some_network()).copy()
    off[NETWORK] = 0
    off.setflags(write=False)
    for position, seat in decisions(4, range(20)):
        assert appraised(position, seat, off) == appraised(position, seat, tuned)


def test_a_move_that_ends_the_round_is_worth_its_points_over_the_others_mean():
    others = "hand 1: 1/2 1/3; hand 2: 2/3; hand 3: 3/4 3/7 3/8"
    position = SCOUT.position(f"players: 4; hand 0: 5/6 5/7; {others}; set: 7/8; owner: 1; chips: 2 0 1 0")
    values = appraised(position, 0, craft.with_network(craft.tuned("scout", 4), some_network()))
    assert values["show 1-2"] == pytest.approx(3 - (-2 + 0 - 3) / 3)  # the set on the table and two chips


def test_the_network_sees_hand_table_others_and_standing():
    hands = "hand 0: 5/6 5/7 9/1 2/3 3/6 4/8; hand 1: 1/2 1/3; hand 2: 2/8; hand 3: 3/4 3/7 3/8"
    text = f"players: 4; {hands}; set: 7/8 7/9; owner: 0; chips: 0 5 0 0; taken: 3 0 0 1; show chips: 1 0 0 1; turn: 1"
    seen = traits(text, 0, value=10.0)
    assert seen[0] == 2
    assert seen[HAND + 1] == pytest.approx(6 / 5)
    kinds = {"single": 0, "run of two": 1, "pair": 2, "run of three": 3}
    assert {name: seen[KINDS + at] for name, at in kinds.items()} == {
        "single": 1,
        "run of two": 0,
        "pair": 1,
        "run of three": 1,
    }
    assert seen[OWN_SET : OWN_SET + 7].tolist() == pytest.approx([1, 2 / 3, 1, 7 / 5, 0, 1, 0])
    assert not seen[SET : CAN_BEAT + 2].any()
    assert seen[OTHERS : OTHERS + 18 : 6].tolist() == pytest.approx([2 / 5, 1 / 5, 3 / 5])
    assert seen[OTHERS + 4 : OTHERS + 18 : 6].tolist() == pytest.approx([1, 0, 1 / 5])
    assert seen[STANDING : STANDING + 3].tolist() == pytest.approx([1, 2, (3 - 6 - (5 - 2 - 1 + 1 - 3) / 3) / 5])
    theirs = traits(text.replace("owner: 0", "owner: 3"), 0)
    assert theirs[SET : SET + 3].tolist() == pytest.approx([1, 2 / 3, 1])
    assert theirs[CAN_BEAT : CAN_BEAT + 2].tolist() == [0.5, 1]  # the run of three
    assert theirs[OTHERS + 5 : OTHERS + 18 : 6].tolist() == [0, 0, 1]


@wherever_there_is_one
def test_the_network_of_the_package_beats_the_tuned_weights_alone(players):
    tuned, learned = craft.tuned("scout", players), craft.learned("scout", players)
    share, error = compare("scout", tuned, learned, players, 150, "any", careful=True)
    assert share - 1.96 * error > 0.5


def test_weights_against_themselves_are_even_in_every_seating():
    tuned = craft.tuned("scout", 3)
    assert compare("scout", tuned, tuned, 3, 3, careful=True)[0] == pytest.approx(0.5)
