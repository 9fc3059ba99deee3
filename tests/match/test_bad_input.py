"""Wrong input gets a clear error, in every language, and changes nothing."""

import math
import random
import unicodedata

import numpy as np
import pytest

import stammtisch
from stammtisch.messages import LANGUAGES
from tests.tables import every_game, every_table, played

WRONG_TYPES = [None, 3, 2.5, True, b"show 1", [], {}, ["show", 1], object(), {"action": "fly"}, math.nan, "\ud800"]
HUGE = 10**30


def spoken(error: stammtisch.StammtischError) -> list[str]:
    """The error's sentence in every language: short, on one line, and not the same everywhere."""
    sentences = [error.say(language) for language in LANGUAGES]
    assert all(0 < len(sentence) < 400 for sentence in sentences)
    assert not any(unicodedata.category(c).startswith("C") for sentence in sentences for c in sentence)
    assert len(set(sentences)) > 1
    return sentences


@every_game
@pytest.mark.parametrize("players", [0, 1, 7, -1, HUGE, "3", 2.0, True, None])
def test_a_wrong_number_of_players_is_refused(game, players):
    with pytest.raises(stammtisch.BadOption) as caught:
        stammtisch.game(game).new(players)
    low, high = stammtisch.game(game).players[0], stammtisch.game(game).players[-1]
    assert all(str(low) in sentence and str(high) in sentence for sentence in spoken(caught.value))


@pytest.mark.parametrize("name", ["", "chess", "SCOUT ", "__class__", 3, None, ["scout"], "x" * 10_000])
def test_an_unknown_game_is_refused(name):
    with pytest.raises(stammtisch.UnknownGame) as caught:
        stammtisch.game(name)
    assert all("alhambra" in sentence for sentence in spoken(caught.value))


@every_game
@pytest.mark.parametrize(
    "options",
    [{"memory": "yes"}, {"memory": 1}, {"speed": 3}, {"memory": None}, {"cap": -1}, {"cap": HUGE}, {"deck": []}],
)
def test_wrong_options_are_refused(game, options):
    with pytest.raises(stammtisch.BadOption) as caught:
        stammtisch.game(game).new(3, **options)
    spoken(caught.value)


@pytest.mark.parametrize("seed", ["x" * 1001, "\ud800"])
def test_a_seed_that_is_no_short_text_is_refused(seed):
    with pytest.raises(stammtisch.BadOption):
        stammtisch.game("scout").new(3, seed=seed)
    with pytest.raises(stammtisch.BadOption):
        stammtisch.game("scout").new(3, seed="a", contributions=[seed])


@pytest.mark.parametrize("contributions", [[1], ["a"] * 65, [None]])
def test_contributions_are_texts(contributions):
    with pytest.raises(stammtisch.BadOption):
        stammtisch.game("scout").new(3, seed="a", contributions=contributions)


@every_table
@pytest.mark.parametrize("seat", [-1, 6, HUGE, "0", 0.0, None, True, np.float64(0), [0]])
def test_a_seat_that_is_not_at_the_table_is_refused(game, players, seat):
    match = stammtisch.game(game).new(players, seed="seat")
    before = match.position.copy()
    for ask in (match.moves, lambda s: match.play(s, "pass"), lambda s: match.is_legal(s, "pass")):
        with pytest.raises((stammtisch.BadOption, stammtisch.BadNotation)):
            ask(seat)
    if seat is not None:
        with pytest.raises(stammtisch.BadOption):
            match.view(seat)
    assert match.position == before


@every_table
@pytest.mark.parametrize("action", WRONG_TYPES, ids=lambda value: type(value).__name__)
def test_what_is_no_action_is_refused(game, players, action):
    match = stammtisch.game(game).new(players, seed="types")
    before = match.position.copy()
    with pytest.raises(stammtisch.BadNotation) as caught:
        match.play(match.to_act[0], action)
    spoken(caught.value)
    assert match.position == before
    assert match.moves_made == []


@every_game
def test_actions_of_another_game_are_refused(game):
    match = stammtisch.game(game).new(3, seed="other")
    for other in stammtisch.all_games():
        if other.name != game:
            theirs = other.new(3, seed="theirs")
            action = theirs.moves(theirs.to_act[0])[0]
            with pytest.raises(stammtisch.BadNotation):
                match.play(match.to_act[0], action)


@every_table
def test_acting_out_of_turn_and_after_the_end_is_refused_by_a_rule(game, players):
    match = stammtisch.game(game).new(players, seed="turns")
    refused = 0
    for seat, action in played(match, random.Random(1)):
        for other in set(range(players)) - set(match.to_act):
            if match.moves(other):  # S5-23: a final bid may still be changed
                continue
            with pytest.raises(stammtisch.IllegalAction) as caught:
                match.play(other, action)
            refused += 1
        assert match.is_legal(seat, action)
    assert refused
    with pytest.raises(stammtisch.IllegalAction) as caught:
        match.play(0, action)
    assert caught.value.rule.startswith(match.adapter.prefix)
    assert all(caught.value.rule in sentence for sentence in spoken(caught.value))


@every_game
@pytest.mark.parametrize("number", ["0", "-1", "99999", "9" * 30, "1e3", "٣", "1.5", "0x1"])
def test_huge_and_odd_numbers_in_a_notation_are_refused(game, number):
    match = stammtisch.game(game).new(3, seed="numbers")
    forms = {
        "scout": ("show {}", "show 1-{}", "scout left to {}", "scout&show right to {} turned"),
        "alhambra": ("take y{}", "buy blue with {}", "buy blue with 1 {}"),
        "score5": ("bid g{}", "take r{}", "bid g5 g{}"),
    }[game]
    for form in forms:
        before = match.position.copy()
        for seat in range(3):
            with pytest.raises((stammtisch.BadNotation, stammtisch.IllegalAction)) as caught:
                match.play(seat, form.format(number))
            spoken(caught.value)
        assert match.position == before


@every_game
def test_an_endless_notation_is_refused(game):
    match = stammtisch.game(game).new(2, seed="long")
    with pytest.raises(stammtisch.BadNotation):
        match.play(0, "bid " + "g5 " * 10_000)
    with pytest.raises(stammtisch.BadNotation):
        stammtisch.game(game).position("players: 2; " * 10_000)


@every_game
@pytest.mark.parametrize(
    "text", ["", "players", "players: x", "players: 1", "players: 99", "players: 2; players: 2", ":", 7, None]
)
def test_what_is_no_position_is_refused(game, text):
    with pytest.raises(stammtisch.BadNotation) as caught:
        stammtisch.game(game).position(text)
    spoken(caught.value)


@every_table
def test_an_unknown_field_of_a_position_is_named(game, players):
    text = str(stammtisch.game(game).new(players, seed="fields").position)
    with pytest.raises(stammtisch.BadNotation) as caught:
        stammtisch.game(game).position(f"{text}; trump: hearts")
    assert all("trump" in sentence for sentence in spoken(caught.value))


@every_game
@pytest.mark.parametrize(
    ("games", "players"), [(0, 3), (-5, 3), (10**13, 3), (2.5, 3), ("10", 3), (10, 1), (10, 9), (10, "3")]
)
def test_a_simulation_that_cannot_be_is_refused(game, games, players):
    with pytest.raises(stammtisch.BadOption) as caught:
        stammtisch.simulate(game, players, games)
    spoken(caught.value)
