"""S5-10 and S5-11: the set-up."""

import pytest

from stammtisch.games.score5.events import Dealt
from tests.rulebook import rule
from tests.rulebook.score5 import GAME, A, B, C, D, E, table

SETS = [hand.split() for hand in (A, B, C, D, E)]
STARS = {"g30", "b35", "r40", "v45", "y50", "y55", "v60", "g65", "b70", "r75"}


def pile(seed: int) -> list[str]:
    """The whole pile of a fresh match, which nobody at the table sees."""
    text = str(GAME.new(2, seed).position)
    return text.partition("pile: ")[2].partition(";")[0].split()


@rule("S5-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_takes_one_start_set(players):
    match = GAME.new(players, 4)
    hands = [match.view(seat).hand for seat in range(players)]
    assert all(hand in SETS for hand in hands)
    assert len({tuple(hand) for hand in hands}) == players


@rule("S5-10")
def test_who_gets_which_set_is_drawn_by_lot():
    assert {tuple(GAME.new(2, seed).view(0).hand) for seed in range(40)} == {tuple(hand) for hand in SETS}


@rule("S5-10")
def test_sets_are_taken_openly_and_remembered_by_the_memory_aid_only():
    match, aided = GAME.new(3, 4), GAME.new(3, 4, memory=True)
    hands = [match.view(seat).hand for seat in range(3)]
    for viewer in (None, 0, 1, 2):
        dealt = match.events(viewer)[0]
        assert isinstance(dealt, Dealt)
        assert dealt.hands == hands
        assert [SETS["ABCDE".index(letter)] for letter in dealt.sets] == hands
        assert [seat.hand for seat in match.view(viewer).seats] == [None] * 3
        assert [seat.hand for seat in aided.view(viewer).seats] == hands


@rule("S5-11")
def test_the_pile_is_4_star_cards_7_double_star_cards_and_the_joker():
    for seed in range(30):
        cards = pile(seed)
        assert len(set(cards)) == 12
        assert set(cards[:4]) <= STARS
        assert all(int(card[1:]) >= 80 for card in cards[4:11])
        assert cards[11] == "joker"


@rule("S5-11")
def test_which_cards_are_in_the_pile_and_in_which_order_is_random():
    piles = [pile(seed) for seed in range(100)]
    assert {cards[0] for cards in piles} == STARS
    assert {cards[3] for cards in piles} == STARS
    assert len({cards[4] for cards in piles}) == len({cards[10] for cards in piles}) == 15


@rule("S5-11")
def test_nobody_sees_the_pile_or_the_cards_left_in_the_box():
    one = table(A, B, more="pile: g30 b35 r40 v45 g80 b85 r90 v95 y100 y105 v110 joker")
    two = table(A, B, more="pile: g30 r75 b70 g65 g150 v145 y140 b135 r130 g125 b120 joker")
    for viewer in (None, 0, 1):
        assert one.view(viewer, memory=True) == two.view(viewer, memory=True)
