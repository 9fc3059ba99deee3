"""AL-20 to AL-26: a turn."""

import pytest

from stammtisch import BadNotation
from stammtisch.engine import kit
from stammtisch.games.alhambra.rules import codes
from tests.rulebook import refused, rule
from tests.rulebook.alhambra import GAME, count, table, told

YARD = "pavilion2 seraglio9 garden8 tower13"


def moves(position, seat=0):
    return {str(move) for move in position.moves(seat)}


@rule("AL-20")
def test_the_player_on_turn_takes_money_or_buys_and_nobody_else_acts():
    position = table("y2", "y9", "", yard=YARD, display="o9 - - -")
    assert position.to_act == (0,)
    assert moves(position) == {"take o9", "buy yellow with 2"}
    assert position.moves(1) == []
    assert refused(position, 1, "take o9") == "AL-20"
    assert refused(position, 1, "buy yellow with 9") == "AL-20"
    assert kit.objection(position.record, 0, 99) == codes.NO_SUCH_ACTION


@rule("AL-20")
@pytest.mark.parametrize("text", ["take x3", "take b0", "buy red with 3", "buy blue with 12", "stop", "take 3", ""])
def test_there_is_no_other_action(text):
    with pytest.raises(BadNotation):
        GAME.action(text)


@rule("AL-20")
def test_turns_go_round_the_table():
    position = table("", "", "", display="o9 g9 y9 b9")
    for seat in (0, 1, 2, 0):
        assert position.to_act == (seat,)
        position.play(seat, f"take {position.view().display[0]}")


@rule("AL-21")
@pytest.mark.parametrize("cards", ["o9", "b1", "b1 y2", "b1 y2 b2", "y2 b2"])
def test_one_open_card_of_any_value_or_several_up_to_5_are_taken_and_the_turn_ends(cards):
    position = table("g4", "", "", display="o9 b1 y2 b2")
    position.play(0, f"take {cards}")
    assert sorted(position.view(0).hand) == sorted(["g4", *cards.split()])
    assert position.to_act == (1,)


@rule("AL-21")
@pytest.mark.parametrize("cards", ["o3 y3", "o3 b2 y1", "o3 b2 y1 y3", "o6", "b2 b2", "", "o3 o3"])
def test_several_cards_over_5_or_cards_that_do_not_lie_open_or_none_are_not_taken(cards):
    assert refused(table("", "", "", display="o3 b2 y1 y3"), 0, f"take {cards}") == "AL-21"


@rule("AL-21")
def test_every_way_to_take_money_is_listed_once():
    assert moves(table("", "", "", display="b2 y2 b2 o9")) == {
        "take b2", "take y2", "take o9", "take b2 y2", "take b2 b2",
    }  # fmt: skip
    assert moves(table("", "", "", display="y1 y1 y1 y2")) == {
        "take y1", "take y1 y1", "take y1 y1 y1", "take y2", "take y1 y2", "take y1 y1 y2", "take y1 y1 y1 y2",
    }  # fmt: skip
    assert moves(table("", "", "", display="- o5 - -")) == {"take o5"}


@rule("AL-21")
def test_of_equal_cards_the_leftmost_is_taken():
    position = table("", "", "", display="b2 o9 b2 y7", more="money: g8")
    the_other_one = codes.pack(codes.TAKE, 1 << 2, 0, 0)
    assert kit.objection(position.record, 0, the_other_one) == codes.NOT_THE_LEFTMOST
    position.play(0, "take b2")
    assert position.view().display == ["g8", "o9", "b2", "y7"]


@rule("AL-22")
def test_a_picture_card_is_paid_in_the_currency_of_its_place_and_lies_before_its_buyer():
    position = table("b5 b6 y9 g9", "", "", yard=YARD, more="discard: o1")
    position.play(0, "buy blue with 5 6")
    view = position.view(0, memory=True)
    assert view.seats[0].buildings["seraglio"] == [9]
    assert view.hand == ["y9", "g9"]
    assert view.discard == ["b5", "b6", "o1"]  # no change is given


@rule("AL-22")
@pytest.mark.parametrize(
    "action",
    [
        "buy blue with 5 3",  # less than the price
        "buy blue",
        "buy blue with 9",  # not in hand
        "buy blue with 5 5",  # once in hand
        "buy blue with 5 5 5 5",
        "buy green with 5 3",  # in hand, but in another currency
        "buy orange with 5 3",  # nothing lies there
    ],
)
def test_less_than_the_price_or_money_one_does_not_have_buys_nothing(action):
    position = table("b3 b5 y9", "", "", yard="pavilion2 seraglio9 garden8 -")
    assert refused(position, 0, action) == "AL-22"


@rule("AL-23")
def test_a_player_who_pays_exactly_acts_again_and_buys_or_takes_money():
    for second in ("buy green with 8", "take o9"):
        position = table("b9 g8", "", "", yard=YARD, display="o9 - - -")
        assert told(position, 0, "buy blue with 9")[0].exact
        assert position.to_act == (0,)
        position.play(0, second)
    assert position.to_act == (1,)


@rule("AL-23")
def test_a_player_who_pays_too_much_has_ended_the_turn():
    position = table("b9 b1 g8", "", "", yard=YARD, display="o9 - - -")
    assert not told(position, 0, "buy blue with 9 1")[0].exact
    assert position.to_act == (1,)


@rule("AL-23")
def test_at_most_five_actions_make_a_turn():
    position = table("y2 b9 g8 o9 o4", "", "", yard=YARD, display="o1 g1 - -")
    for action in ("buy yellow with 2", "buy blue with 9", "buy green with 8", "buy orange with 9 4"):
        position.play(0, action)
        assert position.to_act == (0,)
    assert moves(position) == {"take o1", "take g1", "take o1 g1"}
    position.play(0, "take o1 g1")
    assert position.to_act == (1,)
    assert count(position.view().seats[0].buildings) == 4


@rule("AL-24")
def test_superfluous_money_may_be_paid_in_though_it_is_not_listed():
    position = table("b9 b8 b1", "", "", yard=YARD, display="o9 - - -")
    assert moves(position) == {"take o9", "buy blue with 9", "buy blue with 8 1"}
    position.play(0, "buy blue with 1 8 9")
    assert position.view(0).hand == []
    assert (position.view().discarded, position.to_act) == (3, (1,))


@rule("AL-25")
def test_after_an_exact_payment_one_may_not_stop():
    position = table("b9", "", "", yard=YARD, display="o9 - - -")
    position.play(0, "buy blue with 9")
    assert moves(position) == {"take o9"}
    assert refused(position, 0, "pass") == "AL-25"
    assert refused(position, 1, "take o9") == "AL-20"


@rule("AL-25")
def test_nobody_passes_while_a_picture_card_is_affordable():
    position = table("b1 b8", "", "", yard=YARD)
    assert moves(position) == {"buy blue with 8 1"}
    assert refused(position, 0, "pass") == "AL-25"


@rule("AL-25")
def test_only_a_player_without_any_possible_action_passes():
    position = table("b8 o8", "b9", "", yard=YARD, more="scored: A B; money: y7")
    assert moves(position) == {"pass"}
    position.play(0, "pass")
    assert position.to_act == (1,)
    assert position.view().display == ["y7", None, None, None]


@rule("AL-26")
def test_nothing_is_refilled_during_a_turn():
    position = table("b9", "", "", yard=YARD, display="o9 - g3 -")
    position.play(0, "buy blue with 9")
    view = position.view()
    assert [place.picture for place in view.yard] == ["pavilion2", None, "garden8", "tower13"]
    assert view.display == ["o9", None, "g3", None]


@rule("AL-26")
def test_at_the_end_of_a_turn_picture_cards_and_then_money_are_filled_up_from_left_to_right():
    position = table(
        "b9 g8 o9 o5", "", "", yard=YARD, display="o1 y4 g3 o2",
        more="pictures: arcades4 arcades5 arcades7 arcades9; money: y9 b8 b6; scored: A B",
    )  # fmt: skip
    position.play(0, "buy green with 8")
    position.play(0, "buy blue with 9")
    position.play(0, "take o1 g3")
    view = position.view()
    assert [place.picture for place in view.yard] == ["pavilion2", "arcades4", "arcades5", "tower13"]
    assert view.display == ["y9", "y4", "b8", "o2"]
    assert (view.pictures_left, view.money_left) == (2, 1)


@rule("AL-26")
def test_an_empty_money_pile_is_made_again_from_the_shuffled_discard_pile():
    drawn = set()
    for key in range(20):
        position = table(
            "y9 y1", "", "", yard=YARD, display="- - o9 o8",
            more=f"scored: A B; money: g1; discard: b1 b2 b3; key: {key:064x}",
        )  # fmt: skip
        events = told(position, 0, "buy yellow with 9 1")
        view = position.view(memory=True)
        assert view.display[0] == "g1"  # first what the old pile has
        assert view.display[1] in ("b1", "b2", "b3", "y1", "y9")
        assert (view.money_left, view.discard) == (4, [])
        assert [type(event).__name__ for event in events] == ["Bought", "Refilled", "MoneyRenewed", "Refilled"]
        drawn.add(view.display[1])
    assert len(drawn) > 2


@rule("AL-26")
def test_the_discard_pile_stays_while_the_money_pile_has_cards():
    position = table("", "", "", display="o1 o9 o9 o9", more="scored: A B; money: g1; discard: b1 b2 b3")
    position.play(0, "take o1")
    assert (position.view().display[0], position.view().money_left, position.view().discarded) == ("g1", 0, 3)


@rule("AL-26")
def test_when_both_are_empty_fewer_than_four_money_cards_lie_open():
    position = table("", "", "", display="o1 o8 o9 -", more="scored: A B; money:")
    position.play(0, "take o1")
    assert position.view().display == [None, "o8", "o9", None]
    assert position.to_act == (1,)
    position.play(1, "take o8")
    position.play(2, "take o9")
    assert moves(position) == {"pass"}


@rule("AL-26")
def test_a_pile_that_was_made_again_holds_no_scoring_card():
    position = table("", "", "", display="o1 - - -", more="scored: A; money: B; discard: b1 b2 b3 b4 b5")
    position.play(0, "take o1")
    assert position.view().scored == ["A", "B"]
    assert all(position.view().display)
    assert position.view().money_left == 1
    position.play(1, f"take {position.view().display[0]}")
    assert all(position.view().display)
