"""S5-1 to S5-5: the box."""

import json
from collections import Counter
from pathlib import Path

from stammtisch.games.score5.rules import deck
from tests.rulebook import rule
from tests.rulebook.score5 import GAME

FAMILIES = ["green", "red", "yellow", "violet", "blue"]
CARDS = json.loads(Path(deck.__file__).with_name("deck.json").read_text(encoding="utf-8"))["cards"]
STARTERS = [card for card in CARDS if card["type"] in "ABCDE"]


def of_type(kind: str) -> list[dict]:
    return [card for card in CARDS if card["type"] == kind]


@rule("S5-1")
def test_there_are_51_cards_with_a_family_a_value_a_tie_break_number_and_a_type():
    assert len(CARDS) == 51
    assert {tuple(sorted(card)) for card in CARDS} == {("family", "tie-break", "type", "value")}
    assert Counter(card["type"] for card in CARDS) == {
        "A": 5, "B": 5, "C": 5, "D": 5, "E": 5, "★": 10, "★★": 15, "★★★": 1,
    }  # fmt: skip


@rule("S5-2")
def test_each_start_set_has_one_card_of_each_family_and_one_of_each_value_from_5_to_25():
    assert len(STARTERS) == 25
    for kind in "ABCDE":
        assert sorted(card["value"] for card in of_type(kind)) == [5, 10, 15, 20, 25]
        assert {card["family"] for card in of_type(kind)} == set(FAMILIES)


@rule("S5-2")
def test_each_set_moves_one_family_on():
    for card in STARTERS:
        number, step = "ABCDE".index(card["type"]), card["value"] // 5 - 1
        assert card["family"] == FAMILIES[(number + step) % 5], card


@rule("S5-3")
def test_auction_cards_are_30_to_75_and_80_to_150_each_once_and_the_joker_of_75():
    assert sorted(card["value"] for card in of_type("★")) == list(range(30, 80, 5))
    assert sorted(card["value"] for card in of_type("★★")) == list(range(80, 155, 5))
    [joker] = of_type("★★★")
    assert (joker["value"], joker["family"]) == (75, "any")


@rule("S5-4")
def test_each_family_has_its_two_star_and_three_double_star_cards():
    expected = {
        "green": ([30, 65], [80, 125, 150]),
        "red": ([40, 75], [90, 115, 130]),
        "yellow": ([50, 55], [100, 105, 140]),
        "violet": ([45, 60], [95, 110, 145]),
        "blue": ([35, 70], [85, 120, 135]),
    }
    for family, values in expected.items():
        own = [[card["value"] for card in of_type(kind) if card["family"] == family] for kind in ("★", "★★")]
        assert tuple(map(sorted, own)) == values


@rule("S5-5")
def test_tie_break_numbers_are_all_different_and_highest_on_the_low_cards():
    assert sorted(card["tie-break"] for card in CARDS) == list(range(1, 52))
    by_value = sorted(of_type("★★") + of_type("★"), key=lambda card: -card["value"])
    assert [card["tie-break"] for card in by_value] == [*range(1, 16), *range(17, 27)]
    assert of_type("★★★")[0]["tie-break"] == 16
    for card in STARTERS:
        step = 5 - card["value"] // 5
        assert card["tie-break"] == 27 + 5 * step + ("ABCDE".index(card["type"]) + 2 * step) % 5, card


@rule("S5-5")
def test_everyone_may_look_up_every_tie_break_number():
    ties = GAME.new(3, 1).view().ties
    assert len(ties) == 51
    assert (ties["g150"], ties["g80"], ties["joker"], ties["r75"], ties["g30"]) == (1, 15, 16, 17, 26)
    assert (ties["b25"], ties["v25"], ties["r5"], ties["b5"]) == (27, 31, 51, 49)
