"""AL-1 to AL-3: the box."""

from collections import Counter

import numpy as np
import pytest

from stammtisch.games.alhambra.rules.record import CARD_A, CATEGORY, POINTS, PRICE
from tests.rulebook import refused, rule
from tests.rulebook.alhambra import CURRENCIES, GAME, scored, table

CATEGORIES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")


def money_in_play(players: int) -> Counter[str]:
    """Every money card of a fresh match: from the views, and from the pile."""
    match = GAME.new(players, 1, memory=True)
    view = match.view()
    pile = match.position.record.money.tolist()[: view.money_left]
    hidden = [f"{CURRENCIES[card // 9][0]}{card % 9 + 1}" for card in pile if card < CARD_A]
    return Counter([card for seat in view.seats for card in seat.hand] + view.display + view.discard + hidden)


@rule("AL-1")
def test_there_are_108_money_cards_four_currencies_values_1_to_9_three_copies():
    box = money_in_play(5)
    assert box == {f"{currency[0]}{value}": 3 for currency in CURRENCIES for value in range(1, 10)}
    assert box.total() == 108


@rule("AL-2")
@pytest.mark.parametrize(
    ("category", "prices", "points"),
    [
        ("pavilion", [2, 3, 4, 5, 6, 7, 8], [[1, 0, 0], [8, 1, 0], [16, 8, 1]]),
        ("seraglio", [3, 4, 5, 6, 7, 8, 9], [[2, 0, 0], [9, 2, 0], [17, 9, 2]]),
        ("arcades", [4, 5, 6, 6, 7, 8, 8, 9, 10], [[3, 0, 0], [10, 3, 0], [18, 10, 3]]),
        ("chambers", [5, 6, 7, 7, 8, 9, 9, 10, 11], [[4, 0, 0], [11, 4, 0], [19, 11, 4]]),
        ("garden", [6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12], [[5, 0, 0], [12, 5, 0], [20, 12, 5]]),
        ("tower", [7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13], [[6, 0, 0], [13, 6, 0], [21, 13, 6]]),
    ],
)
def test_each_category_has_its_prices_and_its_points(category, prices, points):
    number = CATEGORIES.index(category)
    assert PRICE[np.equal(CATEGORY, number)].tolist() == prices
    assert POINTS[:, number].tolist() == points
    everything = " ".join(f"{category}{price}" for price in prices)
    view = table("", "", "", more=f"built 1: {everything}").view()
    assert view.seats[1].buildings[category] == prices


@rule("AL-2")
@pytest.mark.parametrize(("scoring", "lowest"), [("A", 1), ("B", 8), ("C", 16)])
def test_there_are_54_picture_cards_and_dearer_categories_give_more_points(scoring, lowest):
    assert PRICE.size == 54
    view = scored(scoring, "", "pavilion2 seraglio3 arcades4 chambers5 garden6 tower7", "")
    assert view.seats[1].points[scoring] == {name: lowest + i for i, name in enumerate(CATEGORIES)}


@rule("AL-3")
def test_there_are_two_scoring_cards_and_they_lie_in_the_money_pile():
    match = GAME.new(3, 1)
    pile = match.position.record.money.tolist()[: match.view().money_left]
    assert sorted(card for card in pile if card >= CARD_A) == [CARD_A, CARD_A + 1]


@rule("AL-3")
def test_the_places_of_the_yard_are_yellow_blue_green_orange_from_left_to_right():
    assert [place.currency for place in GAME.new(3, 1).view().yard] == ["yellow", "blue", "green", "orange"]
    yard = "pavilion2 pavilion3 pavilion4 pavilion5"
    for place, currency in enumerate(CURRENCIES):
        position = table(" ".join(f"{letter}9" for letter in "ybgo"), "", "", yard=yard)
        position.play(0, f"buy {currency} with 9")
        assert position.view().seats[0].buildings["pavilion"] == [2 + place]
        for other in set(CURRENCIES) - {currency}:
            poor = table(f"{other[0]}9", "", "", yard=yard)
            assert refused(poor, 0, f"buy {currency} with 9") == "AL-22"
