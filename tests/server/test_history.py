"""What was seen long ago: in pages, the same as it was told then, and never worked out where others would wait for it."""

import random
import secrets
import sys
from collections.abc import Callable

import pytest

from stammtisch.match.fairness import new_seed
from stammtisch.server.runtime.history import PAGE, page
from stammtisch.server.runtime.live_table import LiveTable
from stammtisch.server.table import log
from stammtisch.server.table.plan import APART, REMEMBERED, Plan
from stammtisch.server.table.table import Table
from tests.server.playing import GAMES

PLAYERS = 3
VIEWERS = (None, *range(PLAYERS))
IDENT = "x" * 22
TALK = log.Reacted("somebody", "Somebody", "🍻")

Log = list[tuple[float, log.Entry]]


def entries_of(game: str, length: int, seed: int = 0) -> Log:
    """A log of this length: moves at random, talk, and now and then a step back; another match when one is over."""
    chance, table = random.Random(seed), Table(IDENT)
    entries: Log = []

    def add(entry: log.Entry) -> None:
        entries.append((float(len(entries)), entry))
        table.add(entry, float(len(entries)))

    add(log.Opened("p0", log.TableSettings(game, PLAYERS), new_seed()))
    for seat in range(PLAYERS):
        add(log.Sat(seat, f"p{seat}", f"P{seat}", ""))
    while len(entries) < length:
        if not table.playing:
            add(log.Started(secrets.token_urlsafe(16), new_seed(), new_seed(), table.game.version))
        elif chance.random() < 0.3:
            add(TALK)
        elif len(table.match.moves_made) > 3 and chance.random() < 0.05:
            add(log.WentBack(len(table.match.moves_made) - chance.randint(1, 3)))
        else:
            seat = chance.choice(table.match.to_act)
            add(log.Moved(seat, chance.choice(table.match.codes(seat))))
    return entries


def having_read(entries: Log) -> LiveTable:
    """A table as it is in a process that has just read its log."""
    live = LiveTable(IDENT)
    live.adopt(Plan(live.table, entries))
    return live


def having_been_there(entries: Log) -> LiveTable:
    """A table as it is in the process that wrote its log."""
    live = LiveTable(IDENT)
    for entry in entries:
        live.adopt(Plan(live.table, [entry]))
    return live


def told(entries: Log, viewer: int | None) -> list[bytes]:
    """What a viewer was told from the beginning, entry by entry."""
    table, bodies = Table(IDENT), []
    for entry in entries:
        plan = Plan(table, [entry])
        table = plan.table
        bodies += [message.body for message in plan.messages(viewer)]
    return bodies


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("known", [having_read, having_been_there])
def test_the_pages_of_a_history_are_what_a_viewer_was_told_and_nothing_else(game, known):
    entries = entries_of(game, 700)
    live = known(entries)
    for viewer in VIEWERS:
        bodies = told(entries, viewer)
        assert live.n(viewer) == len(bodies)
        assert [each.body for each in live.messages(viewer, 0)] == bodies[-len(live.messages(viewer, 0)) :]
        for before in (0, 1, PAGE - 1, PAGE, PAGE + 1, len(bodies) - 1, len(bodies), len(bodies) + 5):
            first = max(0, min(before, len(bodies)) - PAGE)
            wanted = b",".join(bodies[first:before])
            assert page(live, viewer, before, lambda: None) == b'{"since":%d,"happened":[%s]}' % (first, wanted)


def test_a_page_is_worked_out_from_the_last_mark_before_it():
    live, looked = having_read(entries_of("scout", 3000)), []
    page(live, None, live.n(None), lambda: looked.append(True))
    assert PAGE <= len(looked) <= PAGE + APART


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_that_counts_as_up_to_date_is(game):
    """As told by messages made from the beginning; what is forgotten may count as outdated though it isn't."""
    entries = entries_of(game, 90, seed=2)
    exact = 0
    for length in range(6, len(entries), 7):
        table, decisive = Table(IDENT), {viewer: [] for viewer in VIEWERS}
        for entry in entries[:length]:
            plan = Plan(table, [entry])
            table = plan.table
            for viewer, seen in decisive.items():
                seen += [message.is_decisive for message in plan.messages(viewer)]
        live = having_been_there(entries[:length])
        for viewer, seen in decisive.items():
            for number in range(len(seen) + 1):
                if live.is_outdated(viewer, number) == any(seen[number:]):
                    exact += 1
                else:
                    assert live.is_outdated(viewer, number)
                    assert number <= len(seen) - REMEMBERED + PLAYERS
    assert exact


def calls(work: Callable[[], object]) -> int:
    """How many calls of functions something takes."""
    count = 0

    def note(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize(
    "work",
    [
        lambda live, move: live.update(0, 0),
        lambda live, move: live.is_outdated(0, 0),
        lambda live, move: live.adopt(Plan(live.table, [(0.0, move)])),
        lambda live, move: Plan(live.table, [(0.0, log.WentBack(3))]),
    ],
)
def test_what_is_done_for_a_viewer_or_a_move_takes_the_same_work_after_a_long_past(work):
    recent = entries_of("scout", 60, seed=1)
    short, then = having_read(recent), having_read(recent[:30]).table.match
    there_and_back = [
        (0.0, log.Moved(seat := then.to_act[0], then.codes(seat)[0])),
        (0.0, log.WentBack(len(then.moves_made))),
    ]
    long = having_read([*recent[:30], *there_and_back * 1_000, *[(0.0, TALK)] * 9_000, *recent[30:]])
    move = log.Moved(seat := short.table.match.to_act[0], short.table.match.codes(seat)[0])
    work(having_read(recent), move)  # some things are looked up once and for all
    assert calls(lambda: work(long, move)) <= calls(lambda: work(short, move)) + 20  # of a binary search
