"""Playing: cards are conserved, somebody can always act, and what is refused changes nothing."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stammtisch
from stammtisch.games import kit
from tests.laws.boxes import box, cards
from tests.tables import choose, every_table, finish, played, somewhere

seeds = st.integers(0, 2**32)
law = settings(max_examples=10, deadline=None, derandomize=True)


@every_table
@law
@given(seed=seeds)
def test_no_card_is_lost_or_appears_twice(game, players, seed):
    match = stammtisch.game(game).new(players, seed=seed)
    for _ in played(match, random.Random(seed), 120):
        assert cards(game, match.position.record) == box(game, match.position.record)
    assert cards(game, match.position.record) == box(game, match.position.record)


@every_table
@law
@given(seed=seeds)
def test_whoever_is_waited_for_has_a_listed_move_and_others_only_what_they_said_to_go_back_on(game, players, seed):
    match = somewhere(game, players, seed)
    assert match.over == (match.to_act == ())
    assert bool(match.winners) == match.over
    for seat in range(players):
        moves = match.moves(seat)
        final = game == "score5" and match.view().phase == "adjusting"  # S5-23
        assert bool(moves) == (seat in match.to_act or final)
        assert len(set(map(str, moves))) == len(moves)
        assert all(match.is_legal(seat, move) for move in moves)


@every_table
@law
@given(seed=seeds)
def test_every_match_comes_to_an_end(game, players, seed):
    position = stammtisch.game(game).new(players, seed=seed).position
    finish(position, random.Random(seed))
    assert position.over
    best = tuple(seat for seat in range(players) if position.scores[seat] == max(position.scores))
    assert set(position.winners) <= set(best)
    assert len(position.winners) == (1 if game == "score5" else len(best))  # S5-32: tie-break numbers decide


@every_table
@law
@given(seed=seeds, wild=st.lists(st.integers(-(2**63), 2**63 - 1), max_size=200))
def test_the_authority_answers_to_any_number_and_what_it_accepts_can_be_played(game, players, seed, wild):
    match = somewhere(game, players, seed)
    position, chance = match.position, random.Random(seed)
    codes = [code for seat in range(players) for code in position.codes(seat)]
    near = [code ^ 1 << chance.randrange(40) for code in codes[:200]]
    before = position.record.tobytes()
    for code in (*wild, *near, *range(40)):
        for seat in (*range(players), -1, players, 99):
            answer = kit.objection(position.record, seat, code)
            assert position.record.tobytes() == before
            if answer == 0:
                after = position.copy()
                kit.play(after.record, seat, code)
                assert cards(game, after.record) == box(game, after.record)
                assert after.over or after.to_act


@every_table
@law
@given(seed=seeds)
def test_what_is_refused_changes_nothing(game, players, seed):
    match = somewhere(game, players, seed)
    other = somewhere(game, players, seed + 1)
    actions = [move for seat in range(players) for move in (*other.moves(seat), *match.moves(seat))]
    before, moves_made = match.position.record.tobytes(), list(match.moves_made)
    for action in random.Random(seed).sample(actions, min(30, len(actions))):
        for seat in range(players):
            try:
                legal = match.is_legal(seat, action)
            except stammtisch.BadNotation:
                legal = False
            if not legal:
                with pytest.raises((stammtisch.IllegalAction, stammtisch.BadNotation)):
                    match.play(seat, action)
                assert match.position.record.tobytes() == before
    assert match.moves_made == moves_made


@every_table
@law
@given(seed=seeds)
def test_the_order_in_which_secret_decisions_come_in_makes_no_difference(game, players, seed):
    match = somewhere(game, players, seed)
    if len(match.to_act) < 2:
        return
    chance = random.Random(seed)
    decode = match.adapter.typed.decode
    chosen = {seat: decode(choose(match.position.codes(seat), chance), match.position.record) for seat in match.to_act}
    first, second = match.position.copy(), match.position.copy()
    seats = sorted(chosen)
    if any(type(action).__name__ == "Bid" for action in chosen.values()) and match.view().phase == "adjusting":
        return  # S5-23: a change may withdraw what came before it
    for position, order in ((first, seats), (second, seats[::-1])):
        for seat in order:
            position.play(seat, chosen[seat])
    assert first == second


@every_table
@law
@given(seed=seeds)
def test_copies_are_independent(game, players, seed):
    match = somewhere(game, players, seed)
    copied = match.position.copy()
    before = copied.record.tobytes()
    for _ in played(match, random.Random(seed), 5):
        pass
    assert copied.record.tobytes() == before


@every_table
def test_positions_have_no_gaps_between_their_fields(game, players):
    dtype = stammtisch.game(game).new(players).position.record.dtype
    assert dtype.itemsize == sum(dtype.fields[name][0].itemsize for name in dtype.names)
    assert np.zeros(1, dtype).flags.c_contiguous
