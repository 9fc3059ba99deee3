"""One test or more for each numbered rule, named as its sentence."""

import re
from pathlib import Path

import pytest

import stammtisch
from stammtisch.rulebook import numbers

GAME = stammtisch.game("goofspiel")
rule = pytest.mark.rule


def table(*hands: str, more: str = "") -> stammtisch.Position:
    """A position in which so many cards are left, and so many rounds; `more` holds further fields."""
    played = 13 - len(hands[0].split())
    fields = [f"players: {len(hands)}", f"round: {played + 1}", *(f"hand {i}: {hand}" for i, hand in enumerate(hands))]
    return GAME.position("; ".join([*fields, *filter(None, [more])]))


def bid(position: stammtisch.Position, *cards: int) -> stammtisch.Position:
    """Everyone bids."""
    for seat, card in enumerate(cards):
        position.play(seat, f"bid {card}")
    return position


def refused(position: stammtisch.Position, seat: int, action: str) -> str:
    """The number of the rule that forbids an action; the position must stay as it is."""
    before = position.copy()
    with pytest.raises(stammtisch.IllegalAction) as caught:
        position.play(seat, action)
    assert position == before
    return str(caught.value.rule)


@rule("GS-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_holds_the_same_thirteen_cards(players):
    match = GAME.new(players, seed="any")
    assert [match.view(seat).hand for seat in range(players)] == [list(range(1, 14))] * players


@rule("GS-2")
def test_the_prizes_are_shuffled():
    orders = {tuple(GAME.new(2, seed=seed).position.record.prizes.tolist()) for seed in range(50)}
    assert len(orders) == 50
    assert all(sorted(order) == list(range(1, 14)) for order in orders)


@rule("GS-10")
def test_the_next_prize_is_turned_up_and_its_points_are_at_stake():
    position = table("3 9", "4 8", more="prizes: 1 2 3 4 5 6 7 8 9 10 11 13 12")
    assert (position.view().round, position.view().prize, position.view().stake) == (12, 13, 13)
    bid(position, 3, 8)
    assert (position.view().round, position.view().prize, position.view().stake) == (13, 12, 12)


@rule("GS-11")
def test_all_bid_one_card_at_the_same_time_and_in_secret():
    position = table("3 9", "4 8")
    assert position.to_act == (0, 1)
    assert [str(move) for move in position.moves(0)] == ["bid 3", "bid 9"]
    position.play(1, "bid 8")
    assert position.to_act == (0,)
    assert position.view(0).seats[1].has_bid
    assert position.view(0, memory=True).seats[1].left == [4, 8]
    assert (position.view(1).bid, position.view(1).hand) == (8, [4])


@rule("GS-11")
def test_a_bid_that_lies_stays():
    position = table("3 9", "4 8")
    position.play(0, "bid 3")
    assert refused(position, 0, "bid 9") == "GS-11"


@rule("GS-11")
@pytest.mark.parametrize("action", ["bid 0", "bid 14", "bid 255", "bid 4"])
def test_only_a_card_of_the_hand_can_be_bid(action):
    assert refused(table("3 9", "4 8"), 0, action) == "GS-11"


@rule("GS-12")
def test_the_highest_bid_wins_what_is_at_stake_and_every_bid_is_gone():
    position = bid(table("3 9", "4 8", "5 7", more="stake: 20"), 3, 8, 7)
    assert position.scores == (0, 20, 0)
    assert [position.view(seat).hand for seat in range(3)] == [[9], [4], [5]]
    assert [seat.shown for seat in position.view().seats] == [3, 8, 7]


@rule("GS-20")
@pytest.mark.parametrize(
    ("ties", "scores", "stake"), [("carry", (0, 0, 0), 22), ("split", (4, 4, 0), 13), ("discard", (0, 0, 0), 13)]
)
def test_tied_points_are_carried_over_split_or_lost_and_a_lower_bid_wins_nothing(ties, scores, stake):
    position = table("3 10", "4 10", "5 7", more=f"ties: {ties}; prizes: 1 2 3 4 5 6 7 8 10 11 12 9 13")
    bid(position, 10, 10, 7)
    assert position.scores == scores
    assert position.view().stake == stake


@rule("GS-20")
def test_carried_points_go_to_the_winner_of_the_next_round_with_its_prize():
    position = table("1 3 10", "2 4 10", more="prizes: 1 2 3 4 5 6 7 8 9 10 13 12 11")
    assert bid(bid(position, 10, 10), 3, 4).scores == (0, 25)


@rule("GS-20")
def test_what_cannot_be_divided_is_lost():
    position = table("3 10", "4 10", "5 10", more="ties: split; stake: 11")
    assert bid(position, 10, 10, 10).scores == (3, 3, 3)


@rule("GS-21")
def test_a_tie_in_the_last_round_is_lost():
    position = bid(table("10", "10", more="stake: 22; points: 30 31"), 10, 10)
    assert (position.over, position.scores, position.view().stake) == (True, (30, 31), 0)


@rule("GS-30")
def test_the_match_ends_after_the_thirteenth_prize():
    match = GAME.new(2, seed="any")
    for card in range(1, 14):
        assert not match.over
        for seat in match.to_act:
            match.play(seat, f"bid {card}")
    assert match.over
    assert refused(match.position, 0, "bid 1") == "GS-30"


@rule("GS-31")
def test_most_points_win_and_a_tie_is_a_shared_win():
    last = "prizes: 1 2 3 4 5 6 7 8 9 10 11 12 13"
    assert bid(table("9", "8", more=f"{last}; points: 20 30"), 9, 8).winners == (0,)
    assert bid(table("9", "8", more=f"{last}; points: 20 33"), 9, 8).winners == (0, 1)


def test_every_rule_has_a_test():
    marked = re.findall(r'@rule\("(GS-\d+)"\)', Path(__file__).read_text(encoding="utf-8"))
    assert set(marked) == set(numbers("goofspiel"))
