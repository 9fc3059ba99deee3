"""AL-30 to AL-34: scoring."""

import pytest

from tests.rulebook import rule
from tests.rulebook.alhambra import GAME, points, scored, table, told


@rule("AL-30")
def test_a_scoring_card_in_the_refill_is_scored_at_once_and_the_refill_goes_on():
    position = table(
        "b9", "", "", yard="- seraglio9 tower7 tower8", display="o1 o2 b9 b9",
        more="built 1: tower9; money: A g1 g2 g3",
    )  # fmt: skip
    events = told(position, 0, "take o1 o2")
    view = position.view()
    assert view.scored == ["A"]
    assert view.seats[1].score == 6
    assert view.display == ["g1", "g2", "b9", "b9"]
    assert position.to_act == (1,)
    kinds = [type(event).__name__ for event in events]
    assert kinds == ["MoneyTaken", "Refilled", "Scored", "Refilled"]  # the yard, the scoring, the money


@rule("AL-30")
def test_what_was_bought_in_the_turn_counts_in_the_scoring_at_its_end():
    position = table("b9 b1", "", "", yard="- seraglio9 tower7 tower8", display="- b8 b8 b8", more="money: A g1 g2 g3")
    position.play(0, "buy blue with 9 1")
    assert position.view().seats[0].score == 2


@rule("AL-30")
def test_a_scoring_card_between_two_money_cards():
    position = table("", "", "", display="o1 o2 b9 b9", more="built 1: tower9; money: g1 A g2 g3")
    events = told(position, 0, "take o1 o2")
    assert position.view().display == ["g1", "g2", "b9", "b9"]
    assert [event.display for event in events if type(event).__name__ == "Refilled"] == [
        ["g1", None, None, None], [None, "g2", None, None],
    ]  # fmt: skip


@rule("AL-30")
def test_the_scoring_card_leaves_the_game():
    position = table("", "", "", display="o1 b9 b9 b9", more="money: A g1")
    position.play(0, "take o1")
    assert position.view().money_left == 1  # B
    assert position.view().discarded == 0


@rule("AL-31")
@pytest.mark.parametrize(("scoring", "expected"), [("A", [5, 0, 0, 0]), ("B", [12, 5, 0, 0]), ("C", [20, 12, 5, 0])])
def test_a_has_a_first_place_b_a_second_and_c_a_third(scoring, expected):
    built = ("garden6 garden7 garden8 garden8", "garden8 garden9 garden10", "garden10 garden10", "garden11")
    assert points(scoring, "garden", *built) == expected


@rule("AL-31")
def test_the_number_of_cards_decides_and_not_their_prices():
    assert points("A", "tower", "tower13 tower12", "tower7 tower8 tower9", "tower11") == [0, 6, 0]


@rule("AL-31")
def test_each_category_is_scored_for_itself():
    view = scored("B", "pavilion2 pavilion3 arcades4", "pavilion4 arcades5 arcades6", "seraglio3")
    assert [seat.points["B"] for seat in view.seats] == [
        {"pavilion": 8, "seraglio": 0, "arcades": 3, "chambers": 0, "garden": 0, "tower": 0},
        {"pavilion": 1, "seraglio": 0, "arcades": 10, "chambers": 0, "garden": 0, "tower": 0},
        {"pavilion": 0, "seraglio": 9, "arcades": 0, "chambers": 0, "garden": 0, "tower": 0},
    ]


@rule("AL-32")
@pytest.mark.parametrize(
    ("scoring", "towers", "expected"),
    [
        ("A", (1, 1, 0), [3, 3, 0]),  # 6 and nothing
        ("A", (1, 1, 1), [2, 2, 2]),
        ("A", (1, 1, 1, 1), [1, 1, 1, 1]),  # 6 / 4, rounded down
        ("B", (2, 2, 1), [9, 9, 0]),  # 13 + 6 = 19; they occupy the second place too
        ("B", (2, 1, 1), [13, 3, 3]),  # 6 and nothing
        ("B", (1, 1, 1), [6, 6, 6]),  # 19 / 3
        ("C", (1, 1, 1), [13, 13, 13]),  # 21 + 13 + 6 = 40
        ("C", (1, 1, 1, 1), [10, 10, 10, 10]),
        ("C", (2, 1, 1, 0), [21, 9, 9, 0]),  # 13 + 6 = 19
        ("C", (2, 2, 1, 1), [17, 17, 3, 3]),  # 34 and 6
        ("C", (2, 2, 2, 1), [13, 13, 13, 0]),
        ("C", (3, 2, 1, 1, 1), [21, 13, 2, 2, 2]),
    ],
)
def test_equal_numbers_share_the_places_they_occupy_rounded_down(scoring, towers, expected):
    cards = iter([f"tower{price}" for price in (7, 8, 9, 9, 9, 10, 11, 11)])
    built = [" ".join(next(cards) for _ in range(number)) for number in towers]
    assert points(scoring, "tower", *built) == expected


@rule("AL-32")
def test_a_single_point_that_is_shared_is_lost():
    assert points("A", "pavilion", "pavilion2", "pavilion3", "") == [0, 0, 0]


@rule("AL-33")
@pytest.mark.parametrize(("scoring", "expected"), [("A", [4, 0, 0]), ("B", [11, 0, 0]), ("C", [19, 0, 0])])
def test_a_player_without_a_card_of_a_category_gets_nothing_for_it(scoring, expected):
    assert points(scoring, "chambers", "chambers5", "", "") == expected


@rule("AL-33")
def test_a_category_that_nobody_has_gives_nothing():
    assert [seat.score for seat in scored("C", "", "", "").seats] == [0, 0, 0]


@rule("AL-34")
def test_first_in_white_at_a_is_4():
    assert points("A", "chambers", "chambers5 chambers6", "chambers7", "") == [4, 0, 0]


@rule("AL-34")
def test_first_and_second_in_purple_at_b_are_13_and_6():
    assert points("B", "tower", "tower7", "tower8 tower9", "") == [6, 13, 0]


@rule("AL-34")
def test_two_tied_for_first_in_purple_at_b_get_9_each():
    assert points("B", "tower", "tower7", "tower8", "") == [9, 9, 0]


@rule("AL-34")
def test_green_at_c_two_with_3_cards_and_two_with_2():
    built = ("garden6 garden7 garden8", "garden8 garden8 garden9", "garden10 garden10", "garden10 garden11")
    assert points("C", "garden", *built) == [16, 16, 2, 2]


@rule("AL-31")
def test_a_view_tells_which_scoring_comes_next_and_what_its_places_bring():
    view = GAME.new(3, 1).view()
    assert (view.next_scoring, view.prizes["tower"], view.prizes["pavilion"]) == ("A", [6], [1])
    view = scored("A", "tower7", "", "")
    assert (view.next_scoring, view.prizes["tower"]) == ("B", [13, 6])
    view = scored("C", "tower7", "", "")
    assert (view.next_scoring, view.prizes["tower"]) == (None, [21, 13, 6])


@rule("AL-32")
def test_a_view_tells_the_places_and_equals_share_one():
    view = scored("A", "tower7 tower8", "tower9 tower10", "tower11", "")
    assert [seat.places["tower"] for seat in view.seats] == [1, 1, 3, None]
    assert [seat.places["garden"] for seat in view.seats] == [None] * 4


@rule("AL-52")
def test_dirk_has_his_places_too():
    view = scored("B", "tower7", "", dirk="; dirk: tower8 tower9")
    assert [view.seats[0].places["tower"], view.seats[1].places["tower"], view.dirk.places["tower"]] == [2, None, 1]
