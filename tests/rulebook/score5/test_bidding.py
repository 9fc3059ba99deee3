"""S5-20 to S5-23: the card is turned up, bids are laid and adjusted."""

import pytest

import stammtisch
from stammtisch.engine import kit
from stammtisch.games.score5.events import BidChanged, BidLaid, BidsCounted, DeclaredFinal, NoLongerFinal
from stammtisch.games.score5.rules import codes
from stammtisch.games.score5.rules.codes import pack
from tests.rulebook import refused, rule
from tests.rulebook.score5 import GAME, A, B, C, counts, finals, table, takes

PILE = ["g30", "r40", "y50", "v45", "g80", "r90", "y100", "v95", "b85", "b120", "g125", "joker"]


@rule("S5-20")
def test_the_top_card_of_the_pile_is_turned_up_for_each_auction():
    position = table(A, B, more=f"pile: {' '.join(PILE)}")
    for number, card in enumerate(PILE, 1):
        view = position.view()
        assert (view.auction, view.card, view.left, view.phase) == (number, card, 12 - number, "laying")
        position.play(0, "bid nothing")
        position.play(1, "bid nothing")
        finals(position)
    assert position.over


@rule("S5-20")
@pytest.mark.parametrize(
    "code",
    [
        0, 6, 7, -1, -8, 1 << 62, pack(codes.FINAL, 1), pack(codes.NOT_FINAL, 1), pack(codes.TAKE, 51), pack(codes.NAME, 5),
        pack(codes.BID, 1 << 51),
    ],
)  # fmt: skip
def test_what_is_none_of_the_five_actions_is_none(code):
    assert kit.objection(table(A, B).record, 0, code) == codes.NO_SUCH_ACTION


@rule("S5-21")
def test_everyone_lays_at_the_same_time_any_number_of_cards_of_any_families():
    position = table(A, B, C, card="g80")
    assert position.to_act == (0, 1, 2)
    position.play(2, "bid y5 v10 b15 g20 r25")
    assert position.to_act == (0, 1)
    position.play(0, "bid v20")
    position.play(1, "bid nothing")
    assert position.view().phase == "adjusting"
    assert (position.view(2).bid, position.view(2).hand) == (C.split(), [])
    assert position.view(0).bid == ["v20"]


@rule("S5-21")
def test_how_many_cards_were_laid_shows_when_the_last_player_has_laid():
    position = table(A, B, C, card="g80")
    position.play(0, "bid g5 r10 y15")
    position.play(2, "bid nothing")
    assert counts(position) == [None, None, None]
    assert [seat.ready for seat in position.view().seats] == [True, False, True]
    position.play(1, "bid r5")
    assert counts(position) == [3, 1, 0]


@rule("S5-21")
def test_what_others_lay_is_secret_and_so_is_how_much_until_all_have_laid():
    few, many = GAME.new(3, 1, memory=True), GAME.new(3, 1, memory=True)
    few.play(1, "bid nothing")
    many.play(1, f"bid {' '.join(many.view(1).hand)}")
    for viewer in (None, 0, 2):
        assert few.view(viewer) == many.view(viewer)
        assert few.events(viewer) == many.events(viewer)
        assert few.events(viewer)[-1] == BidLaid(1, None)
    assert many.events(1)[-1] == BidLaid(1, many.view(1).bid)


@rule("S5-21")
def test_the_counts_are_told_to_all_with_the_last_bid():
    match = GAME.new(3, 1)
    for seat in (2, 0, 1):
        match.play(seat, f"bid {' '.join(match.view(seat).hand[: seat + 1])}")
    assert match.events()[-2:] == [BidLaid(1, None), BidsCounted([1, 2, 3])]


@rule("S5-21")
def test_one_lays_once_and_only_own_cards_and_before_anything_else():
    position = table(A, B, card="g80")
    assert refused(position, 0, "final") == "S5-21"
    assert refused(position, 0, "take r5") == "S5-21"
    assert refused(position, 0, "name green") == "S5-21"
    assert refused(position, 0, "bid g5 r5") == "S5-21"
    assert refused(position, 0, "bid g80") == "S5-21"
    position.play(0, "bid g5")
    assert refused(position, 0, "bid g5 r10") == "S5-21"


@rule("S5-21")
def test_a_card_is_laid_only_once():
    with pytest.raises(stammtisch.BadNotation, match="g5A can be bid only once"):
        table(A, B, card="g80").play(0, "bid g5 g5A")


@rule("S5-22")
def test_cards_are_added_and_taken_back_any_number_of_times():
    position = table(A, B, card="g80", more="phase: adjusting", bids=["", ""])
    for _ in range(150):
        position.play(0, "bid g5 b25")
        assert counts(position) == [2, 0]
        position.play(0, "bid b25")
        assert counts(position) == [1, 0]
        assert position.view(0).hand == ["g5", "r10", "y15", "v20"]


@rule("S5-22")
def test_a_player_who_laid_none_may_add_and_one_who_laid_may_take_all_back():
    position = table(A, "r5 y10 v15", card="g80", bids=["", "g25 b20"], more="phase: adjusting")
    position.play(0, "bid r10")
    position.play(1, "bid nothing")
    assert counts(position) == [1, 0]


@rule("S5-22")
def test_cards_stay_hidden_while_bids_are_adjusted():
    low = table("r10 y15 v20 b25", B, card="g80", bids=["g5"], more="phase: adjusting")
    high = table("g5 r10 y15 v20", B, card="g80", bids=["b25"], more="phase: adjusting")
    for viewer in (None, 1):
        assert low.view(viewer, memory=True) == high.view(viewer, memory=True)
    assert low.view(0) != high.view(0)


@rule("S5-22")
def test_the_auction_is_resolved_when_everyone_has_declared_the_bid_final():
    position = table("r10 y15 v20 b25", B, C, card="g80", bids=["g5"], more="phase: adjusting")
    position.play(2, "final")
    position.play(0, "final")
    assert (position.view().phase, position.to_act) == ("adjusting", (1,))
    position.play(1, "final")
    assert (position.view().phase, position.view().winner) == ("sharing", 0)


@rule("S5-22")
def test_a_change_must_change_something_and_what_is_due_is_a_change_or_final():
    position = table("r10 y15 v20 b25", B, card="g80", bids=["g5"], more="phase: adjusting")
    assert refused(position, 0, "bid g5") == "S5-22"
    assert refused(position, 1, "bid nothing") == "S5-22"
    assert refused(position, 0, "take g5") == "S5-22"
    assert refused(position, 0, "name red") == "S5-22"
    listed = [str(move) for move in position.moves(0)]
    assert len(set(listed)) == len(listed) == 32  # final, and all choices of five cards but the present one
    assert "bid g5" not in listed


@rule("S5-23")
def test_a_new_count_withdraws_every_other_final_and_is_seen_by_all():
    match = GAME.new(3, 1)
    for seat in range(3):
        match.play(seat, f"bid {match.view(seat).hand[0]}")
    match.play(0, "final")
    match.play(2, "final")
    assert match.to_act == (1,)
    step = match.play(1, f"bid {' '.join(match.view(1).hand[:2])}")
    assert match.to_act == (0, 1, 2)
    assert counts(match.position) == [1, 2, 1]
    for viewer in (None, 0, 2):
        assert step.events(viewer) == [BidChanged(1, 2, swap=False, withdrawn=[0, 2], cards=None)]
    assert step.events(1) == [BidChanged(1, 2, swap=False, withdrawn=[0, 2], cards=match.view(1).bid)]


@rule("S5-23")
def test_a_swap_stays_unseen_and_withdraws_nothing():
    match = GAME.new(3, 1, memory=True)
    for seat in range(3):
        match.play(seat, f"bid {match.view(seat).hand[0]}")
    match.play(0, "final")
    before = {viewer: match.view(viewer) for viewer in (None, 0, 2)}
    step = match.play(1, f"bid {match.view(1).hand[-1]}")
    assert match.to_act == (1, 2)
    assert {viewer: match.view(viewer) for viewer in (None, 0, 2)} == before
    for viewer in (None, 0, 2):
        assert step.events(viewer) == []
    assert step.events(1) == [BidChanged(1, 1, swap=True, withdrawn=[], cards=match.view(1).bid)]


@rule("S5-23")
def test_final_is_said_to_all_and_withdrawn_when_another_count_changes():
    match = GAME.new(2, 1)
    for seat in range(2):
        match.play(seat, "bid nothing")
    assert match.play(0, "final").events(1) == [DeclaredFinal(0)]
    assert refused(match.position, 0, "final") == "S5-23"
    match.play(1, f"bid {match.view(1).hand[0]}")
    assert match.to_act == (0, 1)
    match.play(0, f"bid {match.view(0).hand[0]}")
    assert counts(match.position) == [1, 1]


def one_card_each(**options: object) -> stammtisch.Match:
    """Three players have laid a card each, and seat 0 has declared the bid final."""
    match = GAME.new(3, 1, **options)
    for seat in range(3):
        match.play(seat, f"bid {match.view(seat).hand[0]}")
    match.play(0, "final")
    return match


@rule("S5-23")
def test_until_the_last_player_has_declared_final_can_be_taken_back():
    match = one_card_each()
    assert match.to_act == (1, 2)
    step = match.play(0, "not final")
    assert match.to_act == (0, 1, 2)
    for viewer in (None, 0, 1, 2):
        assert step.events(viewer) == [NoLongerFinal(0)]
    assert refused(match.position, 0, "not final") == "S5-23"
    for seat in (1, 2, 0):
        match.play(seat, "final")
    assert match.view().phase == "sharing"
    assert refused(match.position, 0, "not final") == "S5-26"


@rule("S5-23")
def test_a_player_who_is_final_may_change_the_bid_which_takes_that_final_back():
    match = one_card_each()
    match.play(1, "final")
    step = match.play(0, "bid nothing")
    assert match.to_act == (0, 1, 2)
    assert step.events(2) == [BidChanged(0, 0, swap=False, withdrawn=[0, 1], cards=None)]
    assert counts(match.position) == [0, 1, 1]


@rule("S5-23")
def test_of_a_swap_the_others_see_only_that_somebody_is_no_longer_final():
    swapped, taken_back = one_card_each(memory=True, cap=3), one_card_each(memory=True, cap=3)
    swap = swapped.play(0, f"bid {swapped.view(0).hand[0]}")
    word = taken_back.play(0, "not final")
    assert swapped.to_act == taken_back.to_act == (0, 1, 2)
    for viewer in (None, 1, 2):
        assert swap.events(viewer) == word.events(viewer) == [NoLongerFinal(0)]
        assert swapped.view(viewer) == taken_back.view(viewer)
    assert swap.events(0) == [BidChanged(0, 1, swap=True, withdrawn=[0], cards=swapped.view(0).bid)]
    assert (swapped.view(0).changes_left, taken_back.view(0).changes_left) == (2, 3)


@rule("S5-23")
def test_a_player_who_is_final_is_not_waited_for_but_has_moves():
    match = one_card_each()
    listed = [str(move) for move in match.moves(0)]
    assert listed[0] == "not final"
    assert len(listed) == 32  # and all choices of five cards but the present one
    assert refused(match.position, 0, f"bid {match.view(0).bid[0]}") == "S5-22"
    assert refused(match.position, 1, "not final") == "S5-23"
    assert [str(move) for move in one_card_each(cap=0).moves(0)] == ["not final"]


@rule("S5-23")
def test_before_all_have_laid_there_is_no_final_to_take_back():
    assert refused(table(A, B, card="g80"), 0, "not final") == "S5-21"


@rule("S5-23")
def test_by_default_there_is_no_cap():
    assert GAME.options["cap"] is None
    view = GAME.new(2, 1).view(0)
    assert (view.cap, view.changes_left, view.seats[0].changes) == (None, None, None)


@rule("S5-23")
def test_a_table_may_cap_the_changes_of_each_player_and_swaps_count_too():
    match = GAME.new(2, 1, cap=2)
    first, second, *_ = match.view(0).hand
    match.play(0, f"bid {first}")
    match.play(1, "bid nothing")
    assert match.view(0).changes_left == 2
    match.play(0, f"bid {second}")
    match.play(0, f"bid {first} {second}")
    assert match.view(0).changes_left == 0
    assert refused(match.position, 0, "bid nothing") == "S5-23"
    assert [str(move) for move in match.moves(0)] == ["final"]
    assert match.view(1).changes_left == 2
    assert match.view(1).seats[0].changes == 1  # the swap stays unseen


@rule("S5-23")
def test_with_a_cap_of_0_a_bid_is_never_changed():
    match = GAME.new(2, 1, cap=0)
    match.play(0, "bid nothing")
    match.play(1, "bid nothing")
    assert [str(move) for move in match.moves(0)] == ["final"]
    assert refused(match.position, 0, f"bid {match.view(0).hand[0]}") == "S5-23"


@rule("S5-23")
def test_the_cap_is_for_each_auction():
    position = table(A, B, card="g80", more="cap: 1; phase: adjusting")
    position.play(0, "bid b25")
    assert (position.view(0).changes_left, position.view().seats[0].changes) == (0, 1)
    finals(position)
    takes(position, "b25")
    assert (position.view(0).changes_left, position.view().seats[0].changes) == (1, 0)
    position.play(0, "bid nothing")
    position.play(1, "bid nothing")
    assert position.is_legal(0, "bid g5")


@rule("S5-23")
@pytest.mark.parametrize("cap", [-1, 100, 10**30])
def test_a_cap_is_a_number_from_0_to_99(cap):
    with pytest.raises(stammtisch.BadOption) as caught:
        GAME.new(2, 1, cap=cap)
    for language in ("en", "de", "fr", "it"):
        assert "99" in caught.value.say(language)
