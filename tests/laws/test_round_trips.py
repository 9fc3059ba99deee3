"""Everything that has a text form comes back from it as it was."""

from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stammtisch
from stammtisch.match.adapter import ADAPTERS
from stammtisch.messages import LANGUAGES
from tests.laws.choices import law, reached, seeds, walked, walks
from tests.tables import every_game, every_table


@every_table
@law
@given(seed=seeds, walk=walks())
def test_positions_come_back_from_their_notation(game, players, seed, walk):
    position = reached(game, players, seed, walk).position
    assert stammtisch.game(game).position(str(position)) == position
    assert eval(repr(position), {"game": stammtisch.game}) == position


@every_table
@law
@given(seed=seeds, walk=walks())
def test_actions_come_back_from_notation_json_and_repr(game, players, seed, walk):
    match = reached(game, players, seed, walk)
    typed = ADAPTERS[game].typed
    names = {kind.__name__: kind for kind in get_args(typed.Action) or (typed.Action,)}
    for seat in match.to_act:
        for action in match.moves(seat)[:60]:
            assert stammtisch.game(game).action(str(action)) == action
            assert match.position.code(str(action).upper()) == match.position.code(action)
            assert msgspec.json.decode(msgspec.json.encode(action), type=typed.Action) == action
            assert eval(repr(action), names) == action
            assert typed.decode(match.position.code(action), match.position.record) == action


@every_table
@law
@given(seed=seeds, walk=walks(), memory=st.booleans())
def test_views_and_events_come_back_from_json(game, players, seed, walk, memory):
    match = reached(game, players, seed, walk)
    typed = ADAPTERS[game].typed
    for seat in (*range(players), None):
        view = match.position.view(seat, memory=memory)
        assert msgspec.json.decode(msgspec.json.encode(view), type=typed.View) == view
        for event in match.events(seat)[-20:]:
            assert msgspec.json.decode(msgspec.json.encode(event), type=typed.Event) == event


@every_table
@law
@given(seed=seeds, walk=walks(), memory=st.booleans())
def test_a_match_comes_back_from_its_file(game, players, seed, walk, memory):
    match = reached(game, players, seed, walk, memory=memory)
    again = stammtisch.load(match.dump())
    assert again.position == match.position
    assert again.moves_made == match.moves_made
    assert again.options == match.options
    assert again.dump() == match.dump()


@every_table
@law
@given(seed=seeds, walk=walks(30), data=st.data())
def test_undo_leads_back_to_every_earlier_position(game, players, seed, walk, data):
    match = stammtisch.game(game).new(players, seed=seed)
    passed = [position.copy() for position in walked(match, walk)]
    passed.append(match.position.copy())
    numbers = st.sets(st.integers(0, len(passed) - 1), min_size=1, max_size=6)
    for to in sorted(data.draw(numbers), reverse=True):
        match.undo(to)
        assert match.position == passed[to]
        assert len(match.moves_made) == to


@every_table
@law
@given(seed=seeds, walk=walks())
def test_the_log_has_a_sentence_for_everything_in_every_language(game, players, seed, walk):
    match = reached(game, players, seed, walk)
    names = [f"P{seat}" for seat in range(players)]
    adapter = ADAPTERS[game]
    for viewer in (None, 0):
        for event in match.events(viewer):
            sentences = [adapter.tell(event, names, language) for language in LANGUAGES]
            assert all(sentence.strip() and "{" not in sentence for sentence in sentences)


@every_game
@pytest.mark.parametrize(
    "text",
    ["", " ", "show", "bid bid", "take everything", "\x00", "🂡", "9" * 500, "show 1-", "buy", "-1", "None", "[]"],
)
def test_nonsense_is_no_action(game, text):
    with pytest.raises(stammtisch.BadNotation) as caught:
        stammtisch.game(game).action(text)
    assert all(caught.value.say(language) for language in LANGUAGES)


@every_game
@settings(max_examples=200, deadline=None, derandomize=True)
@given(text=st.text(max_size=60))
def test_any_text_is_an_action_or_refused_as_notation(game, text):
    try:
        action = stammtisch.game(game).action(text)
    except stammtisch.BadNotation:
        return
    assert stammtisch.game(game).action(str(action)) == action


@every_table
@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=seeds, walk=walks(), data=st.data())
def test_any_damage_to_a_position_s_notation_is_refused_or_gives_another_position(game, players, seed, walk, data):
    text = str(reached(game, players, seed, walk).position)
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.sampled_from(["", " ", ";", ":", "-", "0", "9", "99999999999999999999", "x", "é", "\n", "1/1"]))
    try:
        position = stammtisch.game(game).position(text[:at] + put + text[at + 1 :])
    except stammtisch.BadNotation:
        return
    assert stammtisch.game(game).position(str(position)) == position
    for seat in position.to_act:
        assert position.moves(seat)
