"""AL-10 to AL-13: set-up."""

from collections import Counter

import pytest

from stammtisch.games.alhambra.rules.record import CARD_A, CARD_B
from tests.rulebook import rule
from tests.rulebook.alhambra import GAME, table

SEEDS = range(150)


def worth(cards: list[str]) -> int:
    return sum(int(card[1:]) for card in cards)


def dealt(players: int, seed: int):
    """What everyone saw of a deal."""
    return GAME.new(players, seed).events()[0]


@rule("AL-10")
def test_four_shuffled_picture_cards_lie_open_in_the_yard():
    first = Counter()
    for seed in SEEDS:
        view = GAME.new(4, seed).view()
        assert all(place.picture for place in view.yard)
        assert view.pictures_left == 50
        first[view.yard[0].picture.rstrip("0123456789")] += 1
    assert set(first) == {"pavilion", "seraglio", "arcades", "chambers", "garden", "tower"}


@rule("AL-10")
def test_the_yard_is_filled_from_the_top_of_the_pile_from_left_to_right():
    position = table("", "", "", display="o1 - - -", more="pictures: garden9 tower7 arcades4 pavilion8 seraglio3")
    position.play(0, "take o1")
    assert [place.picture for place in position.view().yard] == ["garden9", "tower7", "arcades4", "pavilion8"]
    assert position.view().pictures_left == 1


@rule("AL-11")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_gets_money_until_it_totals_20_or_more(players):
    for seed in range(20):
        hands = dealt(players, seed).hands
        assert len(hands) == players
        for hand in hands:
            assert worth(hand) >= 20
            assert worth(hand) - max(map(worth, ([card] for card in hand))) < 20


@rule("AL-11")
def test_start_money_was_seen_by_all_and_from_then_on_hands_are_secret():
    match = GAME.new(3, 1)
    hands = match.events(0)[0].hands
    assert hands == match.events(2)[0].hands
    assert [match.view(seat).hand for seat in range(3)] == hands
    assert [seat.cards for seat in match.view(0).seats] == [len(hand) for hand in hands]
    assert [seat.hand for seat in match.view(0).seats] == [None] * 3
    assert match.view().hand is None


@rule("AL-12")
def test_fewest_cards_starts_then_the_lower_total_then_the_lower_seat():
    decided_by = Counter()
    for seed in SEEDS:
        event = dealt(6, seed)
        ranks = [(len(hand), worth(hand), seat) for seat, hand in enumerate(event.hands)]
        assert event.starter == min(ranks)[2]
        assert GAME.new(6, seed).to_act == (event.starter,)
        best, second = sorted(ranks)[:2]
        decided_by["cards" if best[0] < second[0] else "total" if best[1] < second[1] else "seat"] += 1
    assert set(decided_by) == {"cards", "total", "seat"}


@rule("AL-13")
def test_four_money_cards_lie_open():
    view = GAME.new(3, 1).view()
    assert all(view.display)
    assert view.money_left == 108 + 2 - 4 - sum(seat.cards for seat in view.seats)


@rule("AL-13")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_is_shuffled_into_the_second_of_five_piles_and_b_into_the_fourth(players):
    places_of_a, places_of_b, sizes_seen = Counter(), Counter(), set()
    for seed in SEEDS:
        match = GAME.new(players, seed)
        pile = match.position.record.money.tolist()[: match.view().money_left][::-1]
        split = len(pile) - 2
        sizes = [split // 5 + (number < split % 5) for number in range(5)]  # earlier piles take the surplus
        sizes_seen.add(split % 5)
        place_of_a = pile.index(CARD_A) - sizes[0]
        place_of_b = pile.index(CARD_B) - sum(sizes[:3]) - 1
        assert 0 <= place_of_a <= sizes[1]
        assert 0 <= place_of_b <= sizes[3]
        places_of_a[place_of_a / sizes[1]] += 1
        places_of_b[place_of_b / sizes[3]] += 1
    assert len(sizes_seen) > 2
    for places in (places_of_a, places_of_b):  # from the top of the pile to its bottom
        assert min(places) == 0
        assert max(places) == 1
