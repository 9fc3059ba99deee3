"""What has changed, put together with how it was, is the whole sight: at every moment, for every game and viewer."""

import json
import random
from collections import Counter
from dataclasses import replace

import msgspec
import pytest

from stammtisch.client import applied
from stammtisch.match.adapter import adapter_of
from stammtisch.server.runtime.live_table import LiveTable
from stammtisch.server.table import log
from stammtisch.server.table.plan import Plan
from stammtisch.server.table.projection import Projection
from tests.server.playing import GAMES
from tests.server.test_history import IDENT, PLAYERS, TALK, VIEWERS, entries_of

encode = msgspec.json.Encoder().encode
CLOCK = log.Clock(60, 300)


def whole_sight(live: LiveTable, viewer: int | None) -> bytes:
    """The sight as it is without any differences."""
    return encode(Projection(live.table).sight(viewer))


def session(game: str, **settings) -> list[log.Entry]:
    """A long evening: waiting, matches, talk, steps back, people who leave and come back, and the end of it."""
    entries = [entry for _, entry in entries_of(game, 260, seed=3)]
    first = entries[0]
    changed = msgspec.structs.replace(first.settings, **settings)
    middle = len(entries) // 2
    left = [log.Away(1, "left"), TALK, log.Back(1), log.Proposed(0, 0), log.Answered(1, False)]
    opened = msgspec.structs.replace(first, settings=changed)
    return [opened, *entries[1:middle], *left, *entries[middle:], log.Closed()]


@pytest.mark.parametrize("settings", [{}, {"clock": CLOCK, "options": {"memory": True}}])
@pytest.mark.parametrize("game", GAMES)
def test_what_changes_adds_up_to_the_whole_sight_whatever_a_viewer_has_missed(game, settings):
    chance, live = random.Random(game), LiveTable(IDENT)
    seen = dict.fromkeys(VIEWERS, 0)
    shown = dict.fromkeys(VIEWERS)
    sights, sent = {}, Counter()
    for number, entry in enumerate(session(game, **settings)):
        live.adopt(Plan(live.table, [(float(number), entry)]))
        for viewer in VIEWERS:
            if chance.random() < 0.3 or live.n(viewer) == seen[viewer]:
                continue  # busy, or there is nothing new
            message, shown[viewer] = live.update(viewer, seen[viewer], shown[viewer])
            told = json.loads(message)
            assert (told["n"], len(told["happened"])) == (live.n(viewer), told["n"] - told["since"])
            if "changed" in told:
                sights[viewer] = applied(sights[viewer], told["changed"])
                sent["changed"] += 1
            else:
                sights[viewer] = told["sight"]
                sent["sight"] += 1
            seen[viewer] = told["n"]
            assert sights[viewer] == json.loads(whole_sight(live, viewer))
    assert sent["changed"] > 10 * sent["sight"] > 0


def test_the_same_for_a_game_that_does_not_say_what_is_a_seats_own(monkeypatch):
    adapter = adapter_of("scout")
    monkeypatch.setattr(adapter, "typed", replace(adapter.typed, own=None, bases=None, alike=None))
    test_what_changes_adds_up_to_the_whole_sight_whatever_a_viewer_has_missed("scout", {})


def test_what_is_a_seats_own_is_worked_out_again_only_if_something_changed_for_it():
    live = LiveTable(IDENT)
    live.adopt(Plan(live.table, entries_of("alhambra", 40)))
    while len(live.table.match.position.codes(seat := live.table.match.to_act[0])) < 2:
        live.adopt(Plan(live.table, [(0.0, log.Moved(seat, live.table.match.codes(seat)[0]))]))
    shown = {viewer: live.update(viewer, live.n(viewer))[1] for viewer in VIEWERS}
    live.adopt(Plan(live.table, [(0.0, log.Moved(seat, live.table.match.codes(seat)[0]))]))
    after = {viewer: live.update(viewer, live.n(viewer), shown[viewer])[1] for viewer in VIEWERS}
    asleep = [each for each in range(PLAYERS) if each != seat and each not in live.table.match.to_act]
    assert asleep
    assert all(after[each].own is shown[each].own for each in asleep)
    assert after[seat].own != shown[seat].own


def test_somebody_who_was_shown_nothing_yet_or_another_match_is_sent_the_whole_sight():
    live = LiveTable(IDENT)
    entries = [entry for _, entry in entries_of("scout", 8)]
    live.adopt(Plan(live.table, [(0.0, entry) for entry in entries[:4]]))
    message, waiting = live.update(0, 0)
    assert b'"sight":' in message
    live.adopt(Plan(live.table, [(0.0, entry) for entry in entries[4:5]]))
    message, dealt = live.update(0, 4, waiting)
    assert b'"sight":' in message
    live.adopt(Plan(live.table, [(0.0, TALK)]))
    message, _ = live.update(0, 5, dealt)
    assert b'"changed":{}' in message


def test_what_everyone_sees_of_a_position_is_worked_out_once():
    live = LiveTable(IDENT)
    live.adopt(Plan(live.table, entries_of("alhambra", 40)))
    position = live.table.match.position
    views = [position.adapter.typed.view(position.fields, seat, False) for seat in range(PLAYERS)]
    assert all(view.seats is views[0].seats for view in views)
    assert len({view.seat for view in views}) == PLAYERS
