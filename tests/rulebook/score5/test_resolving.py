"""S5-24 to S5-29: who wins, and how the winning bid is shared."""

import pytest

from stammtisch.games.score5.events import CardShown, CardTaken, Resolved, Revealed
from tests.rulebook import refused, rule
from tests.rulebook.score5 import GAME, A, B, C, D, E, auction, counts, finals, table, takes


@rule("S5-24")
def test_green_80_is_won_by_the_one_who_adds_a_card():
    lea, finn, nora, clara = range(4)
    position = table(f"{A} g30", B, C, D, card="g80")
    for seat, bid in enumerate(["g30", "v15 g25", "v10 b15", "v5"]):
        position.play(seat, f"bid {bid}")
    assert counts(position) == [1, 2, 2, 1]
    position.play(lea, "bid g30 v20")
    position.play(clara, "bid nothing")
    finals(position)
    view = position.view()
    assert [seat.total for seat in view.seats] == [50, 40, 25, 0]
    assert (view.winner, view.order) == (lea, [finn, nora, clara])
    assert "g80" in position.view(lea).hand
    assert takes(position, "g30", "v20") == [finn, nora]
    assert position.view().phase == "laying"
    assert position.view(clara).hand == D.split()


@rule("S5-24")
def test_all_bids_are_turned_up_and_the_highest_total_takes_the_card_into_hand_at_once():
    position = auction(A, B, C, card="g80", bids=["v20 b25", "g25", "y5 v10 b15 g20"])
    view = position.view()
    assert [seat.bid for seat in view.seats] == [["v20", "b25"], ["g25"], ["y5", "v10", "b15", "g20"]]
    assert [seat.total for seat in view.seats] == [45, 25, 50]
    assert (view.winner, view.phase) == (2, "sharing")
    assert position.view(2).hand == ["r25", "g80"]


@rule("S5-24")
@pytest.mark.parametrize(
    ("bids", "winner"),
    [
        (["b25", "v10 b15"], 1),  # 27 against 45 and 38
        (["b25", "r25"], 1),  # 27 against 29
        (["r10 y15", "v10 b15"], 1),  # 43 and 41 against 45 and 38
        (["g5 v20", "y5 g20"], 0),  # 50 and 34 against 47 and 36
        (["b25", "y5 g20"], 1),  # 27 against 47 and 36
    ],
)
def test_equal_totals_are_won_by_the_bid_with_the_highest_tie_break_number(bids, winner):
    assert auction(A, C, card="g80", bids=bids).view().winner == winner


@rule("S5-24")
def test_a_tie_break_number_in_the_hand_does_not_count():
    assert auction("b25 g5", "r25", card="g80", bids=["b25", "r25"]).view().winner == 1


@rule("S5-24")
def test_a_player_who_lays_the_whole_hand_and_wins_is_left_with_the_card():
    position = auction(A, B, card="g80", bids=[A, "g25"])
    assert position.view(0).hand == ["g80"]
    takes(position, *A.split())
    assert position.view(0).hand == ["g80"]
    assert sorted(position.view(1).hand) == sorted(A.split() + B.split())


@rule("S5-25")
def test_if_nobody_laid_a_card_it_is_out_of_the_game_face_up():
    position = auction(A, B, C, card="r40", bids=["", "", ""])
    view = position.view()
    assert (view.unsold, view.phase, view.auction) == (["r40"], "laying", 2)
    assert [seat.shown for seat in view.seats] == [None] * 3
    assert [position.view(seat).hand for seat in range(3)] == [A.split(), B.split(), C.split()]


@rule("S5-25")
def test_also_after_everyone_took_back_what_was_laid():
    position = table("r10 y15 v20 b25", B, card="r40", bids=["g5"], more="phase: adjusting")
    position.play(0, "bid nothing")
    finals(position)
    assert position.view().unsold == ["r40"]


@rule("S5-25")
def test_without_a_bid_for_the_joker_the_match_is_over_and_nobody_names_a_family():
    position = auction(A, B, card="joker", bids=["", ""])
    assert position.over
    assert (position.view().joker, "joker" in position.view().unsold) == (None, True)
    assert position.scores == (75, 75)
    assert position.winners == (1,)  # by the 51 on red 5


@rule("S5-26")
def test_the_others_take_one_card_each_from_the_second_highest_bid_down():
    position = auction(A, B, C, D, card="g80", bids=["y15 v20 b25", "r5", "g20 r25", "y25"])
    assert position.view().order == [2, 3, 1]
    assert takes(position, "y15", "b25", "v20") == [2, 3, 1]
    assert "y15" in position.view(2).hand
    assert "b25" in position.view(3).hand
    assert "v20" in position.view(1).hand


@rule("S5-26")
def test_equal_totals_take_in_the_order_of_the_highest_tie_break_number_within_the_bid():
    # 28, 45 (and 38), 30: all bids are 25.
    position = auction(A, B, C, D, card="g80", bids=["y15 v20 b25", "g25", "v10 b15", "y25"])
    assert position.view().order == [2, 3, 1]


@rule("S5-26")
def test_each_chooses_freely_among_the_cards_that_are_left():
    position = auction(A, B, C, card="g80", bids=["y15 v20 b25", "r5", "y5"])
    assert [str(move) for move in position.moves(1)] == ["take y15", "take v20", "take b25"]
    position.play(1, "take v20")
    assert [str(move) for move in position.moves(2)] == ["take y15", "take b25"]
    assert position.view().seats[0].bid == ["y15", "b25"]


@rule("S5-26")
def test_out_of_turn_or_from_elsewhere_nothing_is_taken_and_the_winner_takes_nothing():
    position = auction(A, B, C, card="g80", bids=["y15 v20 b25", "r5", "y5"])
    assert refused(position, 2, "take b25") == "S5-26"
    assert refused(position, 0, "take b25") == "S5-26"
    assert refused(position, 1, "take y5") == "S5-26"
    assert refused(position, 1, "take g80") == "S5-26"
    assert refused(position, 1, "bid r5") == "S5-26"
    assert refused(position, 1, "final") == "S5-26"


@rule("S5-26")
def test_what_is_won_and_taken_is_seen_by_all():
    match = GAME.new(2, 1)
    card, (low, *_) = match.view().card, match.view(0).hand
    match.play(0, f"bid {low}")
    match.play(1, "bid nothing")
    match.play(1, "final")
    for viewer in (None, 0, 1):
        step = match.play(0, "final")
        assert step.events(viewer)[1:] == [Resolved(card, 0, [[low], []], [5, 0], [1], [None, None])]
        taken = match.play(1, f"take {low}")
        assert taken.events(viewer)[0] == CardTaken(1, low, winner=0)
        assert isinstance(taken.events(viewer)[1], Revealed)
        match.undo(to=3)


@rule("S5-27")
def test_a_player_who_laid_nothing_chooses_after_all_who_did():
    position = auction(A, B, C, card="g80", bids=["v20 b25", "", "y5"])
    assert position.view().order == [2, 1]  # although red 5, in the hand of seat 1, has the highest number of all
    assert [seat.shown for seat in position.view().seats] == [None] * 3  # one alone has no tie to break


@rule("S5-27")
def test_among_those_who_laid_nothing_the_highest_tie_break_number_in_hand_goes_first_and_is_shown():
    position = auction(A, "y10 v15", C, "b10 g15", E, card="g80", bids=["v20 b25", "", "y5", "", ""])
    for viewer in (None, 0, 1, 2, 3, 4):
        view = position.view(viewer)
        assert view.order == [2, 4, 3, 1]  # then 49, 46, 44
        assert [seat.shown for seat in view.seats] == [None, "y10", None, "b10", "b5"]


@rule("S5-27")
def test_the_shown_cards_are_told_to_all_and_go_back_out_of_sight():
    match = GAME.new(3, 1)
    low = match.view(0).hand[0]
    for seat, bid in enumerate([low, "nothing", "nothing"]):
        match.play(seat, f"bid {bid}")
    match.play(0, "final")
    match.play(1, "final")
    step = match.play(2, "final")
    shown = [CardShown(seat, match.view(seat).hand[0]) for seat in (1, 2)]  # the 5 has the highest number of a set
    for viewer in (None, 0, 1, 2):
        assert step.events(viewer)[2:] == shown
    takes(match.position, low)
    assert [seat.shown for seat in match.view().seats] == [None] * 3


@rule("S5-27")
def test_the_order_is_fixed_when_the_share_out_begins():
    position = auction("g5 r5 b25", "y10 v15", "v10 b15", card="g80", bids=["g5 r5 b25", "", ""])
    assert position.view().order == [2, 1]  # 45 before 44
    assert takes(position, "b25", "r5", "g5") == [2, 1, 2]  # with red 5, seat 1 would come first now


@rule("S5-27")
def test_a_player_who_laid_every_card_and_then_took_all_back_has_a_hand_to_show():
    position = table(A, "", C, card="g80", bids=["", "y10 v15"], more="phase: adjusting")
    position.play(0, "bid b25")
    position.play(1, "bid nothing")
    finals(position)
    assert [seat.shown for seat in position.view().seats] == [None, "y10", "y5"]
    assert position.view().order == [2, 1]


@rule("S5-27")
def test_a_player_with_an_empty_hand_goes_last_by_seat():
    # With all rules kept nobody gets there, since the winner of an auction has the card: so the hands are emptied by force.
    position = table(A, B, C, D, card="g80", bids=["", "", "", ""], more="phase: adjusting")
    position.play(2, "bid v10 b15 r25")
    position.record.hand[[0, 1]] = 0
    finals(position)
    assert position.view().order == [3, 0, 1]
    assert [seat.shown for seat in position.view().seats] == [None, None, None, "v5"]


@rule("S5-28")
def test_with_five_cards_in_the_winning_bid_the_order_goes_round_again():
    lea, finn, nora, clara = range(4)
    position = auction(f"{A} g30", B, C, D, card="g80", bids=["g5 r10 y15 v20 g30", "v15 g25", "v10 b15", ""])
    assert position.view().winner == lea
    assert takes(position, "g30", "v20", "y15", "r10", "g5") == [finn, nora, clara, finn, nora]
    assert position.view().phase == "laying"


@rule("S5-28")
def test_the_next_share_out_begins_at_its_own_beginning():
    position = auction(A, B, C, card="g80", bids=["b25", "b20", ""])
    assert takes(position, "b25") == [1]
    for seat, bid in enumerate(["v20", "nothing", "y5"]):
        position.play(seat, f"bid {bid}")
    finals(position)
    assert takes(position, "v20") == [2]


@rule("S5-28")
def test_cards_may_run_out_before_everyone_took_one():
    position = auction(A, B, C, D, card="g80", bids=["b25", "y10", "v10", "b10"])
    assert takes(position, "b25") == [3]
    assert [position.view(seat).hand for seat in (1, 2)] == [B.split(), C.split()]
    assert position.view().auction == 6


@rule("S5-28")
def test_with_two_players_the_other_one_takes_everything():
    position = auction(A, B, card="g80", bids=["y15 v20 b25", ""])
    assert takes(position, "b25", "y15", "v20") == [1, 1, 1]
    assert position.view().phase == "laying"


@rule("S5-29")
def test_the_losing_bids_go_back_to_their_owners_hands():
    position = auction(A, B, C, card="g80", bids=["v20 b25", "r5 g25", "y5 r25"])
    assert [position.view().seats[seat].bid for seat in (1, 2)] == [["r5", "g25"], ["y5", "r25"]]  # seen by all
    takes(position, "b25", "v20")
    assert position.view(1).hand == ["r5", "y10", "v15", "b20", "b25", "g25"]
    assert position.view(1).bid == []
    assert [seat.bid for seat in position.view().seats] == [None] * 3


@rule("S5-29")
def test_what_was_seen_is_shown_again_only_with_the_memory_aid():
    position = auction(A, B, card="g80", bids=["b25", "r5"])
    takes(position, "b25")
    plain, aided = position.view(), position.view(memory=True)
    assert [(seat.hand, seat.score) for seat in plain.seats] == [(None, None)] * 2
    assert plain.won is None
    assert [seat.hand for seat in aided.seats] == [["g5", "r10", "y15", "v20", "g80"], [*B.split()[:4], "b25", "g25"]]
    assert [seat.score for seat in aided.seats] == [80 + 10 + 15 + 20, 25 + 5 + 10 + 15 + 25]
    assert (aided.won[-1].card, aided.won[-1].seat) == ("g80", 0)
