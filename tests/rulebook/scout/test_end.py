"""SC-20 to SC-23: the end of a round and of the match."""

from tests.rulebook import rule
from tests.rulebook.scout import table


@rule("SC-20")
def test_a_round_ends_at_once_when_a_show_empties_a_hand():
    position = table("9/2", "8/7 1/2", "7/9", cards="3/7", owner=2)
    position.play(0, "show 1")
    assert position.view().round == 2
    assert [seat.points for seat in position.view().seats] == [[1], [-2], [-1]]


@rule("SC-21")
def test_a_round_ends_when_every_other_player_has_scouted_since_the_last_show():
    position = table("9/2 1/2", "8/7 1/3", "7/9 1/4", cards="3/7 3/8 3/9", owner=2)
    position.play(0, "scout left to 1")
    assert position.view().round == 1
    position.play(1, "scout left to 1")
    assert position.view().round == 2
    assert [seat.points for seat in position.view().seats] == [[-3], [-3], [2]]


@rule("SC-21")
def test_three_players_a_pair_that_both_others_scout_ends_the_round_with_an_empty_table():
    position = table("9/2 1/2", "8/7 1/3", "7/9 1/4", cards="3/7 3/8", owner=2)
    position.play(0, "scout left to 1")
    position.play(1, "scout right to 1")
    assert position.view().round == 2
    assert [seat.points for seat in position.view().seats] == [[-3], [-3], [2]]


@rule("SC-21")
def test_a_scout_and_show_is_a_show():
    position = table("9/2 1/2", "8/7 1/3", "7/9 1/4", cards="3/7 3/8", owner=2, more="scouts: 1; turn: 1; first: 1")
    position.play(1, "scout&show left to 1")
    position.play(1, "show 2")
    assert position.view().round == 1
    assert (position.view().scouts, position.view().owner, position.to_act) == (0, 1, (2,))


@rule("SC-22")
def test_points_are_cards_taken_and_scout_chips_minus_hand_cards():
    position = table(
        "9/2", "8/7 1/2 1/3", "7/9", cards="3/7 3/8", owner=2,
        more="taken: 4 2 0; chips: 1 3 5; show chips: 1 1 1; scouts: 1; turn: 1; first: 1",
    )  # fmt: skip
    position.play(1, "scout left to 1")
    # Seat 1 scouted after seat 0 did: the round ends, seat 2 showed last and pays nothing for its hand.
    assert [seat.points for seat in position.view().seats] == [[4 + 1 - 1], [2 + 3 - 4], [0 + 6]]


@rule("SC-22")
def test_the_player_of_the_last_show_pays_for_hand_cards_when_another_hand_is_emptied():
    position = table("9/2", "8/7 1/2", "7/9 1/3", cards="3/7", owner=2)
    position.play(0, "show 1")
    assert position.view().seats[2].points == [-2]


@rule("SC-23")
def test_points_add_up_over_the_rounds_and_may_be_negative():
    position = table(
        "9/2", "8/7 1/2", "7/9", cards="3/7", owner=2,
        more="round: 3; first: 1; points 1: 2 -5 0; points 2: 3 1 -4",
    )  # fmt: skip
    position.play(0, "show 1")
    assert position.over
    assert position.scores == (2 + 3 + 1, -5 + 1 - 2, 0 - 4 - 1)
    assert position.winners == (0,)


@rule("SC-23")
def test_a_tie_is_a_shared_win():
    position = table("9/2", "8/7", "7/9", cards="3/7", owner=2, more="round: 3; first: 1; points 1: 0 2 0")
    position.play(0, "show 1")
    assert position.scores == (1, 1, -1)
    assert position.winners == (0, 1)


@rule("SC-22")
def test_a_view_tells_what_the_round_would_bring_if_it_ended_now():
    position = table("9/2", "8/7 1/2 1/3", "7/9", cards="3/7 3/8", owner=2, more="taken: 4 2 0; chips: 1 3 5")
    assert [seat.this_round for seat in position.view().seats] == [4 + 1 - 1, 2 + 3 - 3, 0 + 5 - 1]
    assert [seat.this_round for seat in table("9/2", "8/7", "7/9", more="phase: over").view().seats] == [None] * 3
