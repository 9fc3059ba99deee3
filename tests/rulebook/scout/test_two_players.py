"""SC-30 to SC-33: two players."""

from tests.rulebook import refused, rule
from tests.rulebook.scout import GAME, table


@rule("SC-30")
def test_with_two_players_each_has_three_scout_chips_and_no_scout_and_show_chip():
    assert [(seat.chips, seat.show_chips) for seat in GAME.new(2, 1).view().seats] == [(3, 0)] * 2
    position = table("9/2 1/2", "8/7 1/3", cards="3/7", owner=1)
    assert refused(position, 0, "scout&show left to 1") == "SC-30"


@rule("SC-31")
def test_a_scout_costs_an_own_chip_the_owner_gets_nothing_and_one_acts_again():
    position = table("9/2 1/2", "8/7 1/3", cards="3/7 3/8", owner=1)
    position.play(0, "scout left to 1")
    view = position.view()
    assert ([seat.chips for seat in view.seats], view.to_act) == ([2, 3], [0])
    position.play(0, "scout left to 1")
    assert (position.view().seats[0].chips, position.to_act) == (1, (0,))
    position.play(0, "show 1-2")
    assert position.to_act == (1,)


@rule("SC-31")
def test_without_a_chip_there_is_no_scout():
    position = table("9/2 1/2", "8/7 1/3", cards="3/7", owner=1, more="chips: 0 3")
    assert refused(position, 0, "scout left to 1") == "SC-31"


@rule("SC-32")
def test_the_round_ends_when_the_player_on_turn_can_neither_show_nor_scout():
    position = table("9/2 1/2", "8/7 1/3", cards="3/7", owner=1, more="chips: 2 0; taken: 1 5")
    position.play(0, "show 1")
    assert position.view().round == 2
    # Seat 0 took a card, keeps two chips and pays nothing for its hand; seat 1 pays for two cards.
    assert [seat.points for seat in position.view().seats] == [[2 + 2], [5 - 2]]


@rule("SC-32")
def test_the_round_ends_also_after_a_scout_that_leaves_nothing_to_do():
    position = table("1/2 4/9", "8/7 1/3", cards="9/6 9/8 9/3", owner=1, more="chips: 1 2")
    position.play(0, "scout left to 3 turned")
    assert position.view().round == 2
    assert [seat.points for seat in position.view().seats] == [[-3], [2]]


@rule("SC-32")
def test_the_round_ends_when_a_show_empties_a_hand():
    position = table("9/2", "8/7 1/3", cards="3/7", owner=1)
    position.play(0, "show 1")
    assert [seat.points for seat in position.view().seats] == [[1 + 3], [3 - 2]]


@rule("SC-33")
def test_unspent_chips_count_a_point_each():
    position = table("9/2", "8/7 1/3", cards="3/7", owner=1, more="chips: 2 1; round: 2; first: 1")
    position.play(0, "show 1")
    assert position.scores == (1 + 2, 1 - 2)
