"""SC-1 to SC-6: the box and the deal."""

from collections import Counter
from itertools import combinations

import pytest

from stammtisch.games.scout.rules.record import CARDS
from tests.rulebook import refused, rule
from tests.rulebook.scout import GAME, numbers, table


def dealt(players: int, seed: int = 1) -> list[list[str]]:
    """All hands of a fresh match, and with two players the kept cards after them."""
    match = GAME.new(players, seed)
    hands = [match.view(seat).hand for seat in range(players)]
    if players == 2:
        hands.append([f"{card >> 4}/{card & 15}" for card in match.position.record.kept.tolist()])
    return hands


def pairs(cards: list[str]) -> list[tuple[int, ...]]:
    return sorted(tuple(sorted(map(int, card.split("/")))) for card in cards)


@rule("SC-1")
def test_every_pair_of_two_different_numbers_from_1_to_10_is_there_once():
    box = pairs([f"{card >> 4}/{card & 15}" for card in CARDS.tolist()])
    assert box == sorted(combinations(range(1, 11), 2))
    assert len(box) == 45
    assert set(Counter(number for pair in box for number in pair).values()) == {9}


@rule("SC-2")
@pytest.mark.parametrize(
    ("players", "each", "out"),
    [
        (2, 11, {(9, 10)}),
        (3, 12, {(low, 10) for low in range(1, 10)}),
        (4, 11, {(9, 10)}),
        (5, 9, set()),
    ],
)
def test_the_number_of_players_decides_which_cards_are_in_and_how_many_each_gets(players, each, out):
    hands = dealt(players)
    assert [len(hand) for hand in hands[:players]] == [each] * players
    everything = pairs([card for hand in hands for card in hand])
    assert everything == sorted(set(combinations(range(1, 11), 2)) - out)


@rule("SC-2")
def test_with_two_players_the_other_22_cards_are_the_second_round():
    first, second, kept = dealt(2)
    match = GAME.new(2, 1)
    while match.view().round == 1:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    assert pairs(match.view(0).hand + match.view(1).hand) == pairs(kept)
    assert not set(pairs(kept)) & set(pairs(first + second))


@rule("SC-3")
def test_cards_are_shuffled_in_order_and_in_orientation():
    shown = Counter(numbers(dealt(5, seed)[0])[0] for seed in range(600))
    assert set(shown) == set(range(1, 11))
    ups = sum(int(a) < int(b) for seed in range(60) for a, b in (c.split("/") for c in dealt(5, seed)[0]))
    assert 210 < ups < 330  # 540 cards, half of them expected lower number up


@rule("SC-4")
def test_turning_a_hand_shows_every_other_number_and_keeps_the_order():
    match = GAME.new(4, 1)
    before = match.view(2).hand
    match.play(2, "turn")
    assert match.view(2).hand == ["/".join(reversed(card.split("/"))) for card in before]


@rule("SC-4")
def test_all_decide_at_the_same_time_once_and_nobody_sees_how():
    kept, turned = GAME.new(3, 1), GAME.new(3, 1)
    assert kept.to_act == (0, 1, 2)
    kept.play(1, "keep")
    turned.play(1, "turn")
    assert kept.to_act == (0, 2)
    assert kept.view(0) == turned.view(0)
    assert kept.view() == turned.view()
    assert kept.events(2) == turned.events(2)
    assert refused(kept.position, 1, "turn") == "SC-4"
    assert refused(kept.position, 0, "show 1") == "SC-4"


@rule("SC-4")
def test_after_the_first_turn_no_hand_is_turned():
    position = table("1/2 5/6", "3/4", "7/8")
    assert refused(position, 0, "turn") == "SC-4"


@rule("SC-5")
def test_the_first_start_player_is_drawn_by_lot():
    assert {GAME.new(3, seed).view().starter for seed in range(40)} == {0, 1, 2}


@rule("SC-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_rounds_as_players_each_started_by_the_next_clockwise(players):
    match = GAME.new(players, 3)
    starters = {}
    while not match.over:
        view = match.view()
        starters.setdefault(view.round, view.starter)
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    first = starters[1]
    assert starters == {number + 1: (first + number) % players for number in range(players)}


@rule("SC-6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_has_one_scout_and_show_chip_a_round(players):
    assert [seat.show_chips for seat in GAME.new(players, 1).view().seats] == [1] * players


@rule("SC-6")
def test_scout_chips_never_run_out():
    position = table("1/2", "5/9 6/8", "3/4 1/9", cards="5/6 5/7", owner=0, more="turn: 1; chips: 90 0 0")
    position.play(1, "scout left to 1")
    assert position.view().seats[0].chips == 91


@rule("SC-6")
def test_scout_chips_never_run_out_however_long_a_round_goes_on():
    position = table("4/2 5/8", "8/7 1/2", "7/9 3/5", cards="3/7", owner=2, more="show chips: 0 0 0")
    for _ in range(2000):
        seat = position.to_act[0]
        position.play(seat, "scout left to 1" if position.view().set else "show 1")
    chips = [seat.chips for seat in position.view().seats]
    assert sum(chips) == 1000
    assert min(chips) > 300
    assert GAME.position(str(position)) == position
