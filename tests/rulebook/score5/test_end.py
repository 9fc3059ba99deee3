"""S5-30 to S5-32: the joker, the final count and ties."""

import pytest

from stammtisch.games.score5.events import JokerNamed, MatchEnded
from stammtisch.games.score5.rules import deck
from tests.rulebook import refused, rule
from tests.rulebook.score5 import GAME, A, B, C, auction, ended, table, takes

FAMILIES = ["green", "red", "yellow", "violet", "blue"]


def counted(position, seat: int) -> list[str]:
    return position.view().seats[seat].counted


@rule("S5-30")
def test_the_winner_of_the_joker_names_its_family_after_the_share_out():
    position = auction(A, B, C, card="joker", bids=["b25", "r5", ""])
    takes(position, "b25")
    assert (position.view().phase, position.to_act, position.over) == ("naming", (0,), False)
    assert [str(move) for move in position.moves(0)] == [f"name {family}" for family in FAMILIES]
    position.play(0, "name blue")
    assert position.over
    assert position.view().joker == "blue"


@rule("S5-30")
@pytest.mark.parametrize("family", FAMILIES)
def test_any_family_can_be_named_also_one_of_which_the_player_has_no_other_card(family):
    position = table("joker r10", B, more="phase: naming")
    position.play(0, f"name {family}")
    assert position.scores[0] == (75 if family == "red" else 85)


@rule("S5-30")
def test_nobody_else_names_it_and_nothing_else_is_done():
    position = table("joker r10", B, more="phase: naming")
    assert refused(position, 1, "name red") == "S5-30"
    assert refused(position, 0, "bid r10") == "S5-30"
    assert refused(position, 0, "take r5") == "S5-30"
    assert refused(position, 0, "final") == "S5-30"


@rule("S5-30")
def test_the_named_family_is_told_to_all():
    match = GAME.new(2, 1)
    for _ in range(11):
        for action in ("bid nothing", "final"):
            match.play(0, action)
            match.play(1, action)
    low = match.view(0).hand[0]
    for seat, action in ((0, f"bid {low}"), (1, "bid nothing"), (0, "final"), (1, "final"), (1, f"take {low}")):
        match.play(seat, action)
    step = match.play(0, "name violet")
    for viewer in (None, 0, 1):
        told = step.events(viewer)
        assert told[0] == JokerNamed(0, "violet")
        end = match.view(viewer)
        counted = [seat.counted for seat in end.seats]
        assert told[1:] == [MatchEnded(list(match.scores), list(match.winners), counted, [None, None])]


@rule("S5-31")
def test_the_highest_card_of_each_family_counts_and_all_others_are_thrown_off():
    position = ended("g5 g30 g80 r10 r40 y15 v20 v5", "b25 b85 b5")
    assert counted(position, 0) == ["g80", "r40", "y15", "v20"]
    assert counted(position, 1) == ["b85"]
    assert position.scores == (80 + 40 + 15 + 20, 85)
    assert position.winners == (0,)


@rule("S5-31")
def test_four_final_counts_of_which_the_one_without_yellow_wins():
    # More ★ and ★★ cards than one pile has, but a count doesn't mind.
    position = table(
        "g5 v15 y25 r40 b85",
        "joker v45 y55 r25 b70",
        "g125 v60 y105 r20 b135",
        "g80 v145 r115 b120",
        more="phase: naming",
    )
    position.play(1, "name green")
    assert position.scores == (170, 270, 445, 460)
    assert position.winners == (3,)
    assert counted(position, 1) == ["joker", "r25", "y55", "v45", "b70"]
    assert not any(card.startswith("y") for card in counted(position, 3))


@rule("S5-31")
def test_a_joker_below_the_best_card_of_its_family_is_thrown_off():
    position = ended("joker g80", "r10", more="joker: green")
    assert counted(position, 0) == ["g80"]


@rule("S5-31")
def test_after_the_end_nothing_is_done():
    position = ended(A, B)
    assert position.to_act == ()
    assert refused(position, 0, "bid g5") == "S5-31"
    assert refused(position, 1, "name green") == "S5-31"


@rule("S5-31")
def test_scores_are_shown_at_the_end_and_before_only_with_the_memory_aid():
    position = table("joker r10", B, more="phase: naming")
    assert [seat.score for seat in position.view().seats] == [None, None]
    assert [seat.score for seat in position.view(memory=True).seats] == [85, 75]
    position.play(0, "name green")
    assert [seat.score for seat in position.view().seats] == [85, 75]


@rule("S5-32")
def test_equal_totals_are_won_by_the_highest_tie_break_number_on_a_counted_card():
    position = ended("r75 r5", "g65 r10", "b25")
    assert position.scores == (75, 75, 25)
    assert position.winners == (1,)  # 43 on red 10; the 51 on red 5 was thrown off


@rule("S5-32")
def test_a_low_total_with_a_high_tie_break_number_does_not_win():
    assert ended("r5", "g150").winners == (1,)


@rule("S5-32")
def test_the_joker_breaks_ties_with_its_own_number():
    position = ended("g80 b85", "joker r90", more="joker: green")
    assert position.scores == (165, 165)
    assert position.winners == (1,)  # 16 on the joker against 15 on green 80


@rule("S5-32")
@pytest.mark.parametrize(("number", "best"), [(16, "r75"), (99, "joker")])
def test_of_red_75_and_a_red_joker_the_one_with_the_higher_number_counts(number, best):
    ties = [*deck.default().ties[:-1], number]  # red 75 has 17
    position = ended("joker r75", "g5", more=f"joker: red; ties: {' '.join(map(str, ties))}")
    assert position.scores == (75, 5)
    assert counted(position, 0) == [best]


@rule("S5-32")
def test_of_two_equal_start_cards_of_another_deck_the_one_with_the_higher_number_counts():
    figures = deck.default()
    letters = ["gryvb"[family] for family in figures.families[:50]]
    letters[5:10] = ["g", "y", "r", "v", "b"]  # set B with a green 5, as set A has one
    position = ended("g5A g5B", "r10", more=f"families: {' '.join(letters)}")
    better = "g5A" if figures.ties[0] > figures.ties[5] else "g5B"
    assert counted(position, 0) == [better]


@rule("S5-31")
def test_a_view_tells_what_counts_of_the_viewers_own_cards():
    view = table("g5 g25 r10", C, card="g80", bids=["b20"]).view(0)
    assert view.best == {"green": "g25", "red": "r10", "yellow": None, "violet": None, "blue": "b20"}
    assert view.points == 25 + 10 + 20
    assert table(A, B, card="g80").view().best is None


@rule("S5-31")
def test_a_winning_bid_that_is_shared_out_counts_for_nobody():
    position = auction(A, B, card="g80", bids=["v20 b25", "r5"])
    assert position.view(0).best == {"green": "g80", "red": "r10", "yellow": "y15", "violet": None, "blue": None}
    assert position.scores[0] == position.view(0).points == 80 + 10 + 15
    assert position.view(0, memory=True).seats[0].score == 80 + 10 + 15


@rule("S5-31")
def test_a_view_tells_what_would_count_after_winning_whatever_is_paid():
    view = table("g5 g25 r10", C, card="g80").view(0)
    assert view.lines["green"] == [("g80", 80), ("g25", 25), ("g5", 5)]
    assert view.lines["red"] == [("r10", 10)]
    joker = table("g80 g25 r10", C, card="joker").view(0)
    assert joker.lines["green"] == [("g80", 80), ("joker", 75), ("g25", 25)]
    assert joker.lines["blue"] == [("joker", 75)]
    assert auction(A, B, card="g80", bids=["b25", ""]).view(0).lines is None


@rule("S5-31")
def test_a_view_tells_the_points_after_taking_a_card_or_naming_a_family():
    position = auction("g5 r25 b25", "r10", card="g80", bids=["g5 r25 b25", ""])
    assert (position.view(1).points, position.view(1).then) == (10, {"g5": 15, "r25": 25, "b25": 35})
    assert position.view(0).then is None
    naming = table("joker r90 g10", B, more="phase: naming").view(0)
    assert naming.points == 100
    assert naming.then == {"green": 165, "red": 100, "yellow": 175, "violet": 175, "blue": 175}
