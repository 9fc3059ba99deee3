"""Playing: cards are conserved, somebody can always act, and what is refused changes nothing."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stammtisch
from stammtisch.engine import kit
from tests.facts import facts
from tests.laws.choices import law, picked, reached, seeds, walked, walks
from tests.tables import COMBINATIONS, every_table, finish

in_turn = pytest.mark.parametrize(("game", "players"), [table for table in COMBINATIONS if facts(table[0]).in_turn])
at_once = pytest.mark.parametrize(("game", "players"), [table for table in COMBINATIONS if not facts(table[0]).in_turn])


def is_whole(game, record):
    """Whether no card is lost and none appears twice."""
    return facts(game).cards(record) == facts(game).box(record)


@every_table
@law
@given(seed=seeds, walk=walks(100))
def test_no_card_is_lost_or_appears_twice(game, players, seed, walk):
    match = stammtisch.game(game).new(players, seed=seed)
    for position in walked(match, walk):
        assert is_whole(game, position.record)
    assert is_whole(game, match.position.record)


@every_table
@law
@given(seed=seeds, walk=walks())
def test_a_seat_that_is_waited_for_has_listed_moves_and_others_only_what_they_may_go_back_on(game, players, seed, walk):
    match = reached(game, players, seed, walk)
    assert match.over == (match.to_act == ())
    assert bool(match.winners) == match.over
    for seat in range(players):
        moves = match.moves(seat)
        assert bool(moves) == (seat in match.to_act or facts(game).may_go_back(match))
        assert len(set(map(str, moves))) == len(moves)
        assert all(match.is_legal(seat, move) for move in moves)


@every_table
@law
@given(seed=seeds, walk=walks())
def test_every_match_comes_to_an_end(game, players, seed, walk):
    position = reached(game, players, seed, walk).position
    finish(position, random.Random(seed))
    assert position.over
    best = tuple(seat for seat in range(players) if position.scores[seat] == max(position.scores))
    assert set(position.winners) <= set(best)
    assert len(position.winners) == (1 if facts(game).one_winner else len(best))


@every_table
@law
@given(
    seed=seeds,
    walk=walks(),
    wild=st.lists(st.integers(-(2**63), 2**63 - 1), max_size=200),
    bits=st.lists(st.integers(0, 39), min_size=1),
)
def test_the_authority_answers_to_any_number_and_what_it_accepts_can_be_played(game, players, seed, walk, wild, bits):
    position = reached(game, players, seed, walk).position
    codes = [code for seat in range(players) for code in position.codes(seat)]
    near = [code ^ 1 << bits[number % len(bits)] for number, code in enumerate(codes[:200])]
    before = position.record.tobytes()
    for code in (*wild, *near, *codes[:20], *range(40)):
        for seat in (*range(players), -1, players, 99):
            answer = kit.objection(position.record, seat, code)
            assert position.record.tobytes() == before
            if answer == 0:
                after = position.copy()
                kit.play(after.record, seat, code)
                assert is_whole(game, after.record)
                assert after.over or after.to_act


@every_table
def test_what_is_refused_changes_nothing(game, players):
    refused = 0

    @law
    @given(seed=seeds, walk=walks(), elsewhere=walks(), order=st.randoms(use_true_random=False))
    def try_moves(seed, walk, elsewhere, order):
        nonlocal refused
        match, other = reached(game, players, seed, walk), reached(game, players, seed + 1, elsewhere)
        actions = [move for seat in range(players) for move in (*other.moves(seat), *match.moves(seat))]
        before, moves_made = match.position.record.tobytes(), list(match.moves_made)
        for action in order.sample(actions, min(30, len(actions))):
            for seat in range(players):
                if not is_legal(match, seat, action):
                    with pytest.raises((stammtisch.IllegalAction, stammtisch.BadNotation)):
                        match.play(seat, action)
                    assert match.position.record.tobytes() == before
                    refused += 1
        assert match.moves_made == moves_made

    try_moves()
    assert refused >= 50


def is_legal(match, seat, action):
    """Whether a seat may do it; what another position calls an action may be none here."""
    try:
        return match.is_legal(seat, action)
    except stammtisch.BadNotation:
        return False


@at_once
def test_the_order_in_which_secret_decisions_come_in_makes_no_difference(game, players):
    compared = set()

    @settings(law, max_examples=100)
    @given(seed=seeds, walk=walks(), data=st.data())
    def decide(seed, walk, data):
        match = stammtisch.game(game).new(players, seed=seed)
        together = [position for position in (*walked(match, walk), match.position) if len(position.to_act) > 1]
        position = data.draw(st.sampled_from(together))
        seats = data.draw(st.permutations(position.to_act))
        chosen = {seat: data.draw(st.sampled_from(facts(game).decisions(position, seat))) for seat in seats}
        first, second = position.copy(), position.copy()
        for after, order in ((first, seats), (second, seats[::-1])):
            for seat in order:
                after.play_code(seat, chosen[seat])
        assert first == second
        compared.add((position.record.tobytes(), *chosen.items()))

    decide()
    assert len(compared) >= 20


@in_turn
@law
@given(seed=seeds, walk=walks())
def test_where_seats_act_in_turn_two_are_never_asked_at_once(game, players, seed, walk):
    match = stammtisch.game(game).new(players, seed=seed)
    assert {len(position.to_act) for position in walked(match, walk)} <= {1}
    assert len(match.to_act) == (not match.over)


@every_table
@law
@given(seed=seeds, walk=walks(), further=walks(3))
def test_copies_are_independent(game, players, seed, walk, further):
    match = reached(game, players, seed, walk)
    copied = match.position.copy()
    before = copied.record.tobytes()
    for number in further:
        if match.position.to_act:
            kit.play(match.position.record, *picked(match.position, number))
    assert copied.record.tobytes() == before


@every_table
def test_positions_have_no_gaps_between_their_fields(game, players):
    dtype = stammtisch.game(game).new(players).position.record.dtype
    assert dtype.itemsize == sum(dtype.fields[name][0].itemsize for name in dtype.names)
    assert np.zeros(1, dtype).flags.c_contiguous
