"""AL-50 to AL-54: two players, and Dirk."""

import pytest

from tests.rulebook import refused, rule
from tests.rulebook.alhambra import CURRENCIES, GAME, count, scored, table, told
from tests.rulebook.alhambra.test_box import money_in_play

YARD = "pavilion2 seraglio9 garden8 tower13"


@rule("AL-50")
def test_with_two_players_72_money_cards_are_in_play_two_of_each():
    box = money_in_play(2)
    assert box == {f"{currency[0]}{value}": 2 for currency in CURRENCIES for value in range(1, 10)}
    assert box.total() == 72


@rule("AL-51")
def test_dirk_gets_the_top_six_picture_cards_before_the_yard_is_laid_out():
    for seed in range(5):
        two, three = GAME.new(2, seed).view(), GAME.new(3, seed).view()  # the same shuffle
        dirks = {f"{category}{price}" for category, prices in two.dirk.buildings.items() for price in prices}
        assert count(two.dirk.buildings) == 6
        assert {place.picture for place in three.yard} <= dirks
        assert two.pictures_left == 54 - 6 - 4


@rule("AL-51")
def test_with_more_players_there_is_no_dirk():
    assert GAME.new(3, 1).view().dirk is None


@rule("AL-51")
def test_dirk_gets_six_more_straight_after_scoring_a():
    pile = "arcades4 arcades5 arcades6 tower7 tower8 tower9 garden6 garden7"
    position = table(
        "", "", yard="- seraglio9 garden8 tower13", display="o1 o2 o3 o4", more=f"money: A y9; pictures: {pile}"
    )
    events = told(position, 0, "take o1")
    view = position.view()
    assert view.yard[0].picture == "arcades4"  # the yard is refilled before
    assert (view.dirk.buildings["arcades"], view.dirk.buildings["tower"]) == ([5, 6], [7, 8, 9])
    assert view.dirk.buildings["garden"] == [6]
    assert view.pictures_left == 1
    assert view.dirk.score == 0  # they come after the scoring
    kinds = [type(event).__name__ for event in events]
    assert kinds[kinds.index("Scored") + 1] == "DirkGot"


@rule("AL-51")
def test_dirk_gets_what_there_is_if_it_is_less_than_six():
    position = table("", "", yard=YARD, display="o1 o2 o3 o4", more="money: A y9; pictures: arcades5 arcades6")
    position.play(0, "take o1")
    assert count(position.view().dirk.buildings) == 2
    assert not position.over


@rule("AL-51")
@pytest.mark.parametrize(("left", "share"), [(9, 3), (8, 2), (3, 1), (2, 0), (0, 0)])
def test_after_scoring_b_dirk_gets_a_third_of_the_pile_rounded_down(left, share):
    pile = " ".join(f"arcades{price}" for price in (4, 5, 6, 6, 7, 8, 8, 9, 10)[:left])
    position = table("", "", yard=YARD, display="o1 - - -", more=f"scored: A; money: B y9; pictures: {pile}")
    position.play(0, "take o1")
    assert count(position.view().dirk.buildings) == share
    assert position.view().pictures_left == left - share


@rule("AL-52")
def test_dirk_never_acts_and_holds_no_money():
    match = GAME.new(2, 1)
    while not match.over:
        (seat,) = match.to_act
        assert seat in (0, 1)
        match.play(seat, match.moves(seat)[-1])
    assert len(match.view().seats) == 2
    assert {type(event).__name__ for event in match.events()} >= {"DirkGot", "Scored"}


@rule("AL-52")
def test_dirk_counts_as_a_player_in_every_scoring():
    for scoring, expected in (("A", [0, 0, 6]), ("B", [6, 0, 13]), ("C", [13, 6, 21])):
        view = scored(scoring, "tower7 tower8", "tower9", dirk="; dirk: tower10 tower11 tower12")
        assert [view.seats[0].score, view.seats[1].score, view.dirk.score] == expected


@rule("AL-52")
def test_dirk_shares_in_a_tie():
    view = scored("B", "tower7", "", dirk="; dirk: tower8")
    assert [view.seats[0].score, view.seats[1].score, view.dirk.score] == [9, 0, 9]


@rule("AL-52")
def test_dirk_gets_nothing_of_the_yard_at_the_end():
    position = table("", "", yard="tower7 - - -", display="o1 - - -", more="scored: A B; pictures:; dirk: tower8")
    position.play(0, "take o1")
    assert position.view().yard[0].owner is None
    assert count(position.view().dirk.buildings) == 1


@rule("AL-53")
def test_a_bought_picture_card_may_be_given_to_dirk():
    position = table("b9 b1", "", yard=YARD, display="o9 - - -")
    assert "buy blue with 9 for Dirk" in map(str, position.moves(0))
    position.play(0, "buy blue with 9 1 for Dirk")
    view = position.view(0)
    assert view.dirk.buildings["seraglio"] == [9]
    assert count(view.seats[0].buildings) == 0
    assert (view.hand, position.to_act) == ([], (1,))


@rule("AL-53")
def test_an_exact_payment_for_a_gift_still_gives_another_action():
    position = table("b9", "", yard=YARD, display="o9 - - -")
    position.play(0, "buy blue with 9 for Dirk")
    assert position.to_act == (0,)
    assert [str(move) for move in position.moves(0)] == ["take o9"]


@rule("AL-53")
def test_with_more_than_two_players_nothing_is_given_away():
    position = table("b9", "", "", yard=YARD, display="o9 - - -")
    assert [str(move) for move in position.moves(0)] == ["take o9", "buy blue with 9"]
    assert refused(position, 0, "buy blue with 9 for Dirk") == "AL-53"


@rule("AL-54")
def test_dirk_cannot_win_but_his_points_are_shown():
    position = table(
        "", "", display="o1 - - -",
        more="scored: A B; pictures:; dirk: tower7 tower8; built 1: tower9; points a dirk: 1 2 3 0 0 0",
    )  # fmt: skip
    end = told(position, 0, "take o1")[-1]
    assert position.winners == (1,)
    assert position.scores == (0, 13)
    assert position.view().dirk.score == 6 + 21
    assert (end.scores, end.winners, end.dirk) == ([0, 13], [1], 27)


@rule("AL-54")
def test_both_players_can_win_together():
    position = table(
        "",
        "",
        display="o1 - - -",
        more="scored: A B; pictures:; dirk: tower7 tower8; built 1: tower9; built 0: tower10",
    )
    position.play(0, "take o1")
    assert position.scores == (9, 9)
    assert position.winners == (0, 1)
