"""Actions and positions of SCORE 5 that can't be: every field says what is wrong with it."""

import pytest

import stammtisch
from tests.rulebook.score5 import GAME, A, B, C, auction, table, takes

HANDS = f"players: 2; hand 0: {A}; hand 1: {B}; "
PILE = "g30 r40 y50 v45 g80 r90 y100 v95 b85 b120 g125 joker"


@pytest.mark.parametrize(
    "text", ["", "pass", "bids g5", "take", "take g5 r5", "final now", "name", "name pink", "bid\0g5"]
)
def test_what_is_no_action_is_answered_with_examples(text):
    with pytest.raises(stammtisch.BadNotation, match="Try: bid g5 r20"):
        GAME.action(text)


@pytest.mark.parametrize("text", ["bid x5", "bid g7", "bid 80", "take g5F", "take jokers", "bid g5 nothing", "bid b30"])
def test_what_is_no_card_is_answered_with_an_example(text):
    with pytest.raises(stammtisch.BadNotation, match="isn't a card in this deck"):
        table(A, B).play(0, text)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("BID G5, R10", "bid g5 r10"),
        ("bid", "bid nothing"),
        ("bid  Nothing", "bid nothing"),
        (" Final ", "final"),
        ("bid g5A", "bid g5"),
    ],
)
def test_case_commas_and_blanks_do_not_matter(text, same):
    position = table(A, B)
    assert position.code(text) == position.code(same)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"players: 2; hand 0: {A}", "notation-missing"),
        (f"players: 2; hand 0: {A}; hand 1: r5 g5", "notation-card-twice"),
        (f"players: 2; hand 0: {A}; hand 1: x5", "score5-notation-field-card"),
        (HANDS + "card: g5", "score5-notation-pile"),
        (f"players: 2; hand 0: {A}; hand 1: {B} g80; card: g80", "notation-card-twice"),
        (HANDS + "card: y20", "score5-notation-pile"),
        (HANDS + "card: g80; auction: 4", "score5-notation-pile"),
        (HANDS + "auction: 13", "notation-number"),
        (HANDS + "pile: g30 r40", "score5-notation-pile"),
        (HANDS + "pile: " + PILE.replace("v45", "v95"), "notation-card-twice"),
        (HANDS + "pile: " + PILE.replace("v45", "g150"), "score5-notation-pile"),
        (HANDS.replace("b25", "b25 g30") + "pile: " + PILE, "notation-card-twice"),
        (HANDS + "card: r40; auction: 2; won: 0", "score5-notation-won"),
        (HANDS + "card: r40; auction: 2; won: 2", "notation-number"),
        (HANDS + "card: r40; auction: 2; won: - -", "notation-count"),
        (HANDS.replace("b25", "b25 g30") + "card: r40; auction: 2; won: -", "score5-notation-won"),
        (HANDS + "families: g r", "notation-count"),
        (HANDS + "families: " + "x " * 50, "notation-choice"),
        (HANDS + "ties: 1 2 3", "notation-count"),
        (HANDS + "cap: 100", "notation-number"),
        (HANDS + "phase: bidding", "notation-choice"),
        (HANDS + "bid 0: g30; bid 1: r40", "score5-notation-waiting"),
        (HANDS + "bid 0: g30; waiting: 0", "score5-notation-waiting"),
        (HANDS + "waiting: 2", "notation-number"),
        (HANDS + "phase: adjusting; waiting:", "score5-notation-waiting"),
        (HANDS + "phase: adjusting; changes: 1 0", "notation-unknown"),
        (HANDS + "phase: adjusting; cap: 2; changes: 3 0", "notation-number"),
        (HANDS + "phase: adjusting; cap: 2; changes: 1 0; seen changes: 2 0", "score5-notation-changes"),
        (HANDS + "phase: sharing; card: g80; bid 0: g30", "score5-notation-winner"),
        (HANDS.replace("b25", "b25 g80") + "phase: sharing; card: g80", "score5-notation-winner"),
        (HANDS.replace("b25", "g80") + "phase: sharing; card: g80; bid 0: b25; order: 0", "score5-notation-order"),
        (HANDS.replace("b25", "g80") + "phase: sharing; card: g80; bid 0: b25; shown: g5", "score5-notation-shown"),
        (HANDS + "phase: naming", "score5-notation-end"),
        (HANDS + "phase: naming; auction: 11; card: g80", "score5-notation-end"),
        (HANDS.replace("b25", "b25 joker") + "phase: over", "notation-choice"),
        (HANDS + "phase: over; joker: red", "notation-unknown"),
        (HANDS + "hand 2: b5", "notation-unknown"),
    ],
)
def test_a_position_that_cannot_be_names_the_field(text, message):
    with pytest.raises(stammtisch.BadNotation) as caught:
        GAME.position(text)
    assert caught.value.message == message
    for language in ("en", "de", "fr", "it"):
        assert caught.value.arguments["field"] in caught.value.say(language)


def test_a_position_is_read_back_in_every_phase():
    shared = auction(A, B, C, card="g80", bids=["v20 b25", "", "y5"])
    takes(shared, "b25", "v20")
    for position in (
        shared,
        table(A, B, card="g80", bids=["g30"]),
        table(
            A, B, card="g80", bids=["g30"], more="phase: adjusting; waiting: 1; cap: 3; changes: 2 1; seen changes: 1 1"
        ),
        auction(A, "y10 v15", "b10 g15", card="g80", bids=["v20 b25", "", ""]),
        table("joker r10", B, more="phase: naming"),
        table("joker r10", B, more="phase: over; joker: violet"),
        table(A, B, more="phase: over"),
    ):
        again = GAME.position(str(position))
        assert again == position
        assert again.view(0, memory=True) == position.view(0, memory=True)
