"""SC-10 to SC-16: a turn."""

import pytest

from tests.rulebook import refused, rule
from tests.rulebook.scout import beats, numbers, table


@rule("SC-10")
def test_only_the_player_on_turn_acts_and_there_is_no_pass():
    position = table("1/2 5/6", "3/4", "7/8", cards="2/3", owner=2)
    assert position.to_act == (0,)
    assert refused(position, 1, "scout left to 1") == "SC-10"
    assert {str(move).split()[0] for move in position.moves(0)} == {"show", "scout", "scout&show"}


@rule("SC-11")
@pytest.mark.parametrize(
    ("hand", "show"),
    [
        ("4/1 9/3", "show 1"),
        ("4/1 4/2 4/3", "show 1-3"),
        ("4/1 5/2 6/3", "show 1-3"),
        ("6/1 5/2 4/3", "show 1-3"),
        ("9/1 6/1 5/2 4/3 4/5", "show 2-4"),
    ],
)
def test_cards_side_by_side_that_are_equal_or_go_up_or_down_by_one_can_be_shown(hand, show):
    assert table(hand, "8/10", "7/9", "7/10").is_legal(0, show)


@rule("SC-11")
@pytest.mark.parametrize(
    ("hand", "show"),
    [
        ("4/1 6/2", "show 1-2"),
        ("4/1 4/2 5/3", "show 1-3"),
        ("4/1 5/2 4/3", "show 1-3"),
        ("1/4 10/2", "show 1-2"),
        ("4/1 4/2", "show 2-3"),
        ("4/1 4/2", "show 2-1"),
        ("4/1 4/2", "show 0"),
        ("4/1 4/2", "show 255"),
    ],
)
def test_other_cards_are_no_set(hand, show):
    assert refused(table(hand, "8/10", "7/9", "7/10", "6/10"), 0, show) == "SC-11"


@rule("SC-12")
@pytest.mark.parametrize(
    ("new", "old"),
    [
        ("2 2", "3 4"),
        ("2 2", "1 2"),
        ("2 2", "7 8"),
        ("3 4 5", "3 2 1"),
        ("3 4 5", "1 2 3"),
        ("3 3 3", "3 4 5"),
        ("3 3 3", "7 8 9"),
        ("2 2 2", "1 1 1"),
        ("7 6", "5 6"),
        ("5", "4"),
    ],
)
def test_a_stronger_set_may_be_shown(new, old):
    assert beats(new, old)
    assert not beats(old, new)


@rule("SC-12")
@pytest.mark.parametrize(("new", "old"), [("8 7", "7 8"), ("7 8", "8 7"), ("5", "5"), ("4 4", "4 4")])
def test_equal_is_not_enough(new, old):
    assert not beats(new, old)


@rule("SC-12")
def test_the_ladder_from_one_card_to_nine_equal_ones():
    ladder = ["10", "9 10", "1 1", "8 9 10", "1 1 1", "7 8 9 10", "1 1 1 1", "6 7 8 9 10", "1 1 1 1 1"]
    for place, weaker in enumerate(ladder):
        for stronger in ladder[place + 1 :]:
            assert beats(stronger, weaker), (stronger, weaker)
            assert not beats(weaker, stronger), (weaker, stronger)


@rule("SC-13")
def test_a_player_who_shows_takes_the_beaten_set_for_a_point_a_card():
    position = table("5/1 5/2 9/3", "8/6", "7/9", cards="3/4 4/6", owner=2, more="taken: 1 0 0")
    position.play(0, "show 1-2")
    view = position.view()
    assert view.seats[0].taken == 3
    assert (numbers(view.set), view.owner, view.seats[0].cards) == ([5, 5], 0, 1)


@rule("SC-14")
@pytest.mark.parametrize(
    ("action", "hand", "left"),
    [
        ("scout left to 1", ["3/7", "1/2", "9/8"], ["4/6", "5/6"]),
        ("scout left to 2 turned", ["1/2", "7/3", "9/8"], ["4/6", "5/6"]),
        ("scout right to 3", ["1/2", "9/8", "5/6"], ["3/7", "4/6"]),
    ],
)
def test_a_scouted_end_goes_anywhere_either_way_up_and_the_owner_gets_a_chip(action, hand, left):
    position = table("1/2 9/8", "8/7", "7/9", cards="3/7 4/6 5/6", owner=2)
    position.play(0, action)
    assert position.view(0).hand == hand
    view = position.view()
    assert (view.set, view.owner, view.seats[2].chips, view.to_act) == (left, 2, 1, [1])


@rule("SC-14")
def test_scouting_is_allowed_also_when_a_show_is_possible():
    position = table("9/2 9/8", "8/7", "7/9", cards="3/7", owner=2)
    assert position.is_legal(0, "show 1-2")
    assert position.is_legal(0, "scout left to 1")


@rule("SC-14")
def test_what_is_left_counts_as_what_it_now_is():
    position = table("8/2 8/9 1/2", "8/7 1/3", "7/9", cards="3/7 3/6 3/5", owner=2)
    assert refused(position, 0, "show 1-2") == "SC-12"
    position.play(0, "scout left to 1")
    assert refused(position, 1, "show 1") == "SC-12"
    position = table("8/2 8/9 1/2", "8/7 1/3", "7/9", cards="3/7 3/6", owner=2, more="scouts: 1")
    assert position.is_legal(0, "show 1-2")


@rule("SC-14")
def test_there_are_as_many_gaps_as_cards_and_one():
    position = table("1/2 9/8", "8/7", "7/9", cards="3/7", owner=2)
    assert position.is_legal(0, "scout left to 3")
    assert refused(position, 0, "scout left to 4") == "SC-14"
    assert refused(position, 0, "scout left to 0") == "SC-14"


@rule("SC-15")
def test_on_an_empty_table_anything_may_be_shown_and_nothing_scouted():
    position = table("1/2 9/8", "8/7", "7/9")
    assert [str(move) for move in position.moves(0)] == ["show 1", "show 2"]
    assert refused(position, 0, "scout left to 1") == "SC-15"
    assert refused(position, 0, "scout&show left to 1") == "SC-15"


@rule("SC-15")
def test_four_players_a_single_card_scouted_leaves_the_next_free_to_show_anything():
    position = table("1/2 9/8", "1/3 5/1", "7/9", "7/8", cards="9/2", owner=3)
    position.play(0, "scout left to 1")
    assert [str(move) for move in position.moves(1)] == ["show 1", "show 2"]
    position.play(1, "show 1")
    assert position.view().set == ["1/3"]


@rule("SC-16")
def test_scout_and_show_spends_the_chip_and_the_show_follows_at_once():
    position = table("4/2 5/8 1/9", "8/7", "7/9", cards="3/7 4/6", owner=2)
    position.play(0, "scout&show left to 1")
    view = position.view()
    assert (view.phase, view.to_act, view.seats[0].show_chips, view.seats[2].chips) == ("showing", [0], 0, 1)
    assert refused(position, 0, "scout left to 1") == "SC-16"
    position.play(0, "show 1-3")
    assert numbers(position.view().set) == [3, 4, 5]
    assert position.view().seats[0].taken == 1


@rule("SC-16")
def test_the_shown_cards_need_not_include_the_scouted_one():
    position = table("9/2 5/8 1/9", "8/7", "7/9", cards="3/7 4/6", owner=2)
    position.play(0, "scout&show right to 4")
    position.play(0, "show 1")
    assert position.view().set == ["9/2"]


@rule("SC-16")
def test_a_scout_that_leaves_no_possible_show_cannot_be_a_scout_and_show():
    position = table("1/2 5/9", "8/7", "7/9", cards="9/8 9/6", owner=2)
    assert refused(position, 0, "scout&show left to 1") == "SC-16"
    assert position.is_legal(0, "scout&show right to 3 turned")  # 6 and 5 are a run


@rule("SC-16")
def test_when_nothing_is_left_anything_can_be_shown():
    position = table("1/2 1/3", "8/7", "7/9", cards="9/8", owner=2)
    position.play(0, "scout&show left to 3")
    assert {"show 1", "show 2", "show 1-2", "show 3"} == {str(move) for move in position.moves(0)}


@rule("SC-16")
def test_scout_and_show_is_for_once_a_round():
    position = table("9/2 5/8", "8/7", "7/9", cards="3/7", owner=2, more="show chips: 0 1 1")
    assert refused(position, 0, "scout&show left to 1") == "SC-16"
    assert not any(str(move).startswith("scout&show") for move in position.moves(0))


@rule("SC-11")
@pytest.mark.parametrize(
    ("cards", "kind"), [("", None), ("3/7", "single"), ("3/7 3/8", "equal"), ("3/7 4/8 5/9", "run"), ("5/7 4/8", "run")]
)
def test_a_view_tells_what_the_set_on_the_table_is(cards, kind):
    assert table("9/2", "8/7", "7/9", cards=cards).view().kind == kind
