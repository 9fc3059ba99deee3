"""S5-6: deck files."""

import json
from copy import deepcopy
from pathlib import Path

import pytest

import stammtisch
from stammtisch.games.score5.decks import BadDeck, parse_deck, read_deck
from stammtisch.games.score5.rules import deck
from tests.rulebook import rule
from tests.rulebook.score5 import GAME, A, B, C

FILE = Path(deck.__file__).with_name("deck.json")
DOCUMENT = json.loads(FILE.read_text(encoding="utf-8"))


def row_of(document: dict, kind: str, value: int) -> dict:
    return next(row for row in document["cards"] if (row["type"], row["value"]) == (kind, value))


def with_changes(kind: str, value: int, /, **columns: object) -> dict:
    """The default deck with other figures on one card; `tie` stands for the column "tie-break"."""
    document = deepcopy(DOCUMENT)
    row_of(document, kind, value).update({name.replace("tie", "tie-break"): found for name, found in columns.items()})
    return document


def without(kind: str, value: int) -> dict:
    document = deepcopy(DOCUMENT)
    document["cards"].remove(row_of(document, kind, value))
    return document


def refusal(document: object) -> BadDeck:
    with pytest.raises(stammtisch.BadOption) as caught:
        GAME.new(3, 1, deck=document)
    assert isinstance(caught.value, BadDeck)
    return caught.value


@rule("S5-6")
def test_all_figures_stand_in_one_file_and_a_table_can_be_opened_with_another():
    assert GAME.new(3, 1, deck=DOCUMENT).position == GAME.new(3, 1).position
    document = with_changes("★★", 150, family="red", tie=77)
    match = GAME.new(3, 1, deck=document)
    assert match.view().ties["r150"] == 77
    assert "g150" not in match.view().ties


@rule("S5-6")
def test_a_match_keeps_its_deck_in_its_file_and_whatever_becomes_of_the_callers_document():
    document = with_changes("★★", 150, tie=77)
    match = GAME.new(3, 1, deck=document)
    document["cards"].clear()
    assert stammtisch.load(match.dump()).view().ties["g150"] == 77


@rule("S5-6")
def test_another_tie_break_number_breaks_ties_in_another_way():
    def winner(deck: dict | None) -> int:
        match = GAME.new(2, 1, deck=deck)
        for seat in (0, 1):
            match.play(seat, f"bid {match.view(seat).hand[0]}")  # a 5 each
        match.play(0, "final")
        match.play(1, "final")
        return match.view().winner

    sets = GAME.new(2, 1).events()[0].sets
    first = winner(None)
    assert winner(with_changes(sets[1 - first], 5, tie=999)) == 1 - first


@rule("S5-6")
def test_rows_stand_in_any_order_and_stars_may_be_asterisks():
    document = {"cards": [row | {"type": row["type"].replace("★", "*")} for row in reversed(DOCUMENT["cards"])]}
    assert GAME.new(3, 1, deck=document).position == GAME.new(3, 1).position


@rule("S5-6")
def test_where_two_sets_have_the_same_card_the_sets_letter_stands_behind_its_name():
    document = deepcopy(DOCUMENT)
    row_of(document, "B", 5)["family"], row_of(document, "B", 25)["family"] = "green", "red"
    position = GAME.new(5, 1, deck=document).position
    assert {"g5A", "g5B", "r25B", "r25C", "r10"} <= set(position.view().ties)
    hands = [position.view(seat).hand for seat in range(5)]
    seat = next(seat for seat in range(5) if "g5B" in hands[seat])
    position.play(seat, "bid g5b")
    assert position.view(seat).bid == ["g5B"]
    assert GAME.position(str(position)) == position
    with pytest.raises(stammtisch.BadNotation):
        position.play((seat + 1) % 5, "bid g5")


@rule("S5-6")
@pytest.mark.parametrize(
    ("document", "broken", "named"),
    [
        (without("A", 15), "S5-2", "A 15"),
        (without("★", 55), "S5-3", "★ 55"),
        (without("★★★", 75), "S5-3", "★★★ 75"),
        ({"cards": []}, "S5-2", "A 5"),
        ({"cards": DOCUMENT["cards"] + DOCUMENT["cards"][12:13]}, "S5-2", "C 15"),
        ({"cards": DOCUMENT["cards"] + DOCUMENT["cards"][-1:]}, "S5-3", "★★★ 75"),
        (with_changes("B", 10, value=30), "S5-2", "B 30"),
        (with_changes("B", 10, value=15), "S5-2", "B 15"),
        (with_changes("B", 10, value="10"), "S5-2", "B 10"),
        (with_changes("B", 10, value=10.5), "S5-2", "B 10.5"),
        (with_changes("B", 10, value=True), "S5-2", "B True"),
        (with_changes("B", 10, value=None), "S5-2", "B None"),
        (with_changes("B", 10, value=[]), "S5-2", "B []"),
        (with_changes("B", 10, value=10**5000), "S5-2", "B …"),
        (with_changes("★", 30, value=80), "S5-3", "★ 80"),
        (with_changes("★★", 150, value=155), "S5-3", "★★ 155"),
        (with_changes("★★★", 75, value=70), "S5-3", "★★★ 70"),
        (with_changes("A", 5, type="F"), "S5-1", "F 5"),
        (with_changes("A", 5, type=""), "S5-1", "7"),
        (with_changes("A", 5, type=["A"]), "S5-1", "['A'] 5"),
        (with_changes("A", 5, type="x" * 999), "S5-1", "xxxx… 5"),
        (with_changes("D", 20, family="orange"), "S5-1", "D 20"),
        (with_changes("D", 20, family="any"), "S5-1", "D 20"),
        (with_changes("D", 20, family=["red"]), "S5-1", "D 20"),
        (with_changes("D", 20, family=None), "S5-1", "D 20"),
        (with_changes("★★★", 75, family="red"), "S5-3", "★★★ 75"),
        (with_changes("D", 20, family="blue"), "S5-2", "D 20"),
        (with_changes("E", 25, tie=0), "S5-5", "E 25"),
        (with_changes("E", 25, tie=1000), "S5-5", "E 25"),
        (with_changes("E", 25, tie=1.5), "S5-5", "E 25"),
        (with_changes("★★", 150, tie=True), "S5-5", "★★ 150"),
        (with_changes("E", 25, tie="31"), "S5-5", "E 25"),
        (with_changes("E", 25, tie=30), "S5-5", "E 25"),
        (with_changes("★★★", 75, tie=17), "S5-5", "★★★ 75"),
    ],
)
def test_a_file_that_breaks_the_rules_is_refused_with_a_message_that_names_the_card(document, broken, named):
    if named == "7":
        document["cards"].insert(6, document["cards"].pop(0))  # no type, no name: the seventh row now
    error = refusal(document)
    assert error.rule == broken
    for language in ("en", "de", "fr", "it"):
        assert named in error.say(language)
        assert error.say(language).endswith(f"({broken})")


@rule("S5-6")
@pytest.mark.parametrize(
    "row",
    [None, 5, "A 5", [], {}, {"type": "A", "family": "green", "value": 5}, DOCUMENT["cards"][0] | {"tie": 1}],
)
def test_a_row_that_is_no_card_is_refused_by_its_number(row):
    document = deepcopy(DOCUMENT)
    document["cards"][29] = row
    error = refusal(document)
    assert error.rule == "S5-1"
    for language in ("en", "de", "fr", "it"):
        assert " 30" in error.say(language)
        assert "tie-break" in error.say(language)


@rule("S5-6")
@pytest.mark.parametrize(
    "document",
    [
        {},
        {"cards": None},
        {"cards": {}},
        DOCUMENT | {"names": ""},
        DOCUMENT | {"name": 5},
        DOCUMENT | {"name": "a\nb"},
        DOCUMENT | {"name": "x" * 81},
    ],
)
def test_a_document_that_is_no_deck_at_all_is_refused(document):
    assert refusal(document).rule == "S5-6"
    assert "cards" in refusal(document).say("de")


@rule("S5-6")
@pytest.mark.parametrize("document", ["deck.json", 5, [], {5: 6}])
def test_what_is_no_document_is_refused_as_an_option(document):
    with pytest.raises(stammtisch.BadOption, match="deck"):
        GAME.new(3, 1, deck=document)


@rule("S5-6")
def test_a_deck_is_read_from_a_file(tmp_path):
    path = tmp_path / "printed.json"
    path.write_text(json.dumps(with_changes("★★", 150, tie=77)), encoding="utf-8-sig")
    assert GAME.new(3, 1, deck=read_deck(path)).view().ties["g150"] == 77
    assert read_deck(FILE) == DOCUMENT
    with pytest.raises(FileNotFoundError):
        read_deck(tmp_path / "lost.json")


@rule("S5-6")
@pytest.mark.parametrize(
    ("text", "line"), [(b"", 1), (b'{\n"cards": [\n,]}', 3), (b"\xff\xfe\xfa", 1), (b"[" * 200_000, 1), ("{", 1)]
)
def test_a_file_that_is_no_json_is_refused_by_its_line(text, line):
    with pytest.raises(BadDeck) as caught:
        parse_deck(text)
    for language in ("en", "de", "fr", "it"):
        assert f" {line}" in caught.value.say(language)


@rule("S5-6")
def test_a_broken_file_names_the_card_already_when_it_is_read():
    with pytest.raises(BadDeck, match="★ 55"):
        parse_deck(json.dumps(without("★", 55)))
    with pytest.raises(BadDeck, match="cards"):
        parse_deck("[]")


@rule("S5-6")
def test_a_position_holds_its_deck_and_is_refused_with_an_impossible_one():
    position = GAME.new(3, 1, deck=with_changes("★★", 150, family="red", tie=77)).position
    assert GAME.position(str(position)) == position
    text = f"players: 3; hand 0: {A}; hand 1: {B}; hand 2: {C}; "
    ties = [row["tie-break"] for row in DOCUMENT["cards"]]
    with pytest.raises(stammtisch.BadNotation, match=r"A 10.*A 5"):
        GAME.position(text + "ties: " + " ".join(map(str, [ties[0], ties[0], *ties[2:]])))
    families = [row["family"][0] for row in DOCUMENT["cards"][:-1]]
    with pytest.raises(stammtisch.BadNotation, match=r"A 10.*A 5"):
        GAME.position(text + "families: " + " ".join([families[0], families[0], *families[2:]]))
