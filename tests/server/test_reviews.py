"""Reviews on the server: made once, in a process apart, for those who may see them, and as long as somebody wants them."""

import itertools
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text, update

from stammtisch import game
from stammtisch.client import Client
from stammtisch.review.document import REVIEWER
from stammtisch.review.warmup import warm_review
from stammtisch.server.store.database import connect
from stammtisch.server.store.schema import finished, review_shares, review_wishes, reviews
from tests.server import Server, sqlite
from tests.server.playing import sit_down
from tests.server.raw_requests import friends_at
from tests.server.test_tables import refused

QUICK = {
    "STAMMTISCH_REVIEW_WORLDS": "4",
    "STAMMTISCH_REVIEW_NICE": "0",
}  # a review that is soon made, on a busy machine, too
ENDLESS = {"STAMMTISCH_REVIEW_WORLDS": "1000000"}  # one that never is
PATIENCE = 300.0  # seconds


def match_file(seed: str = "a") -> dict[str, Any]:
    """A short match between two."""
    match, chance = game("scout").new(players=2, seed=seed), random.Random(seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.moves(seat)))
    return json.loads(match.dump())


def address(match: str, seat: int, more: str = "") -> str:
    return f"/api/matches/{match}/reviews/{seat}{more}"


def wait_for(ask: Callable[[], dict], *statuses: str) -> dict:
    """How far a review is once it is as far as that."""
    until = time.monotonic() + PATIENCE
    while (state := ask())["status"] not in statuses:
        assert time.monotonic() < until, state
        time.sleep(0.05)
    return state


def look(client: Client, match: str, seat: int = 0) -> Callable[[], dict]:
    return lambda: client.ask("GET", address(match, seat))


def workers(server: Server) -> list[int]:
    """The processes of a server that make reviews."""
    tasks = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    children = [int(child) for task in tasks for child in task.read_text().split()]
    return [child for child in children if b"review_process" in Path(f"/proc/{child}/cmdline").read_bytes()]


def is_gone(process: int) -> bool:
    """Whether a process has ended, even if nobody has asked how."""
    try:
        return not Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return True


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)


def rows(server: Server, *columns: Any) -> list[Any]:
    engine = connect(server.database)
    with engine.connect() as connection:
        found = list(connection.execute(select(*columns)))
    engine.dispose()
    return found


@pytest.fixture(scope="module", autouse=True)
def coach(compiled: None) -> None:
    """The coach of the game, compiled before anybody waits for a review."""
    warm_review(["scout"])


@pytest.fixture
def quick(database):
    server = Server(database, **QUICK)
    yield server
    server.close()


@pytest.fixture
def slow(tmp_path):
    server = Server(sqlite(tmp_path), **ENDLESS)
    yield server
    server.close()


def test_a_review_is_made_once_and_asks_before_it_tells(quick):
    one, other = friends_at(quick, 2)
    match = one.ask("POST", "/api/matches", match_file())["id"]
    assert look(one, match)()["status"] == "none"
    assert one.ask("POST", address(match, 0))["status"] in ("waiting", "working", "done")
    state = wait_for(look(one, match), "done")
    review, split = state["review"], state["review"]["split"]
    assert (state["own"], state["people"], state["seats"]) == (True, False, [0, 1])
    assert sum(split[part] for part in ("initial", "own", "others", "chance")) == pytest.approx(
        split["result"], abs=1e-6
    )
    assert review["course"][-1]["chance"] == pytest.approx(split["result"], abs=1e-5)
    assert rows(quick, reviews.c.tries) == [(1,)]
    assert one.ask("POST", address(match, 0)) == state  # asked again, nothing is made again
    assert rows(quick, reviews.c.tries, reviews.c.reviewer) == [(1, REVIEWER)]
    assert rows(quick, review_wishes) == []

    told = json.dumps(state)
    number = next(each["number"] for each in review["decisions"] if each["options"] > 2)
    question = one.ask("GET", address(match, 0, f"/moves/{number}"))
    for text_of in (told, json.dumps(question)):  # the solution has to be asked for
        assert '"reasons"' not in text_of
        assert '"played"' not in text_of
        assert '"move"' not in text_of
    assert len(question["moves"]) > 1
    assert one.ask("POST", address(match, 0, f"/moves/{number}/try"), {"action": question["moves"][0]})["allowed"]
    assert not one.ask("POST", address(match, 0, f"/moves/{number}/try"), {"action": "show 1-99"})["allowed"]
    decision = one.ask("GET", address(match, 0, f"/moves/{number}/answer"))["decision"]
    assert decision["number"] == number
    assert decision["moves"][decision["played"]]["move"] == match_file()["moves"][number - 1][1]
    for wrong in ("0", "99999", "x", "-1"):
        assert refused(one.ask, "GET", address(match, 0, f"/moves/{wrong}/answer")).error == "no-such-decision"
    for who, seat in ((other, 0), (other, 1)):
        assert refused(who.ask, "GET", address(match, seat)).error == "review-not-yours"
        assert refused(who.ask, "GET", address(match, seat, f"/moves/{number}/answer")).error == "review-not-yours"
        assert refused(who.ask, "POST", address(match, seat)).error == "review-not-yours"
    assert refused(one.ask, "GET", address(match, 2)).error == "no-such-match"

    one.ask("DELETE", "/api/me/matches")
    assert rows(quick, reviews.c.seat) == []


def test_among_people_everyone_sees_their_own_unless_they_share_it(tmp_path):
    server = Server(sqlite(tmp_path), **QUICK)
    players = sit_down([server], "scout", 2)
    running = players[0].table.look(0)["sight"]["match"]
    assert running is None
    players[0].table.start()
    ada, bo = (player.table.client for player in players)
    running = players[0].table.look(0)["sight"]["match"]["id"]
    assert refused(ada.ask, "POST", address(running, 0)).error == "no-such-match"  # while it runs
    for player in players:
        player.start()
    for player in players:
        player.finish()
    match = players[0].last["id"]
    ada.ask("POST", address(match, 0))
    state = wait_for(look(ada, match), "done")
    assert (state["people"], state["seats"]) == (True, [0])
    assert {moment["seat"] for moment in state["review"]["course"]} == {None, 0}  # nobody else is judged
    causes = [moment["cause"] for moment in state["review"]["course"]]
    assert all({one, next_one} != {"others"} for one, next_one in itertools.pairwise(causes))
    assert all(turn["seat"] in (None, 0) for turn in state["review"]["turning_points"])
    assert refused(bo.ask, "GET", address(match, 0)).error == "review-not-yours"
    assert refused(bo.ask, "POST", address(match, 0, "/share"), {"share": True}).error == "review-not-yours"
    ada.ask("POST", address(match, 0, "/share"), {"share": True})
    assert rows(server, review_shares.c.seat) == [(0,)]
    theirs = look(bo, match)()
    assert (theirs["status"], theirs["own"], theirs["shared"], theirs["seats"]) == ("done", False, True, [0, 1])
    assert refused(bo.ask, "POST", address(match, 0, "/share"), {"share": False}).error == "not-your-seat"
    bo.ask("POST", address(match, 1))
    assert 0 in {moment["seat"] for moment in wait_for(look(bo, match, 1), "done")["review"]["course"]}
    ada.ask("POST", address(match, 0, "/share"), {"share": False})
    assert refused(bo.ask, "GET", address(match, 0)).error == "review-not-yours"
    ada.ask("DELETE", f"/api/me/matches/{match}")  # theirs goes with them, the other one's stays
    assert rows(server, reviews.c.seat) == [(1,)]
    server.close()


def test_what_nobody_wants_any_more_is_dropped_at_once(slow):
    (one,) = friends_at(slow, 1)
    match = one.ask("POST", "/api/matches", match_file())["id"]
    one.ask("POST", address(match, 0))
    wait_until(lambda: bool(workers(slow)))
    (worker,) = workers(slow)
    wait_until(
        lambda: Path(f"/proc/{worker}/stat").read_text().rpartition(")")[2].split()[16] == "19"
    )  # how nice it is
    one.ask("POST", address(match, 1))
    assert look(one, match, 1)()["status"] == "waiting"  # one at a time
    one.ask("DELETE", address(match, 1))
    one.ask("DELETE", address(match, 0))
    assert look(one, match)()["status"] == "none"
    wait_until(lambda: workers(slow) == [])


@pytest.mark.soak
def test_a_server_that_is_killed_leaves_nothing_behind_and_the_next_one_goes_on(tmp_path):
    slow = Server(sqlite(tmp_path), **QUICK | ENDLESS)
    (one,) = friends_at(slow, 1)
    match = one.ask("POST", "/api/matches", match_file())["id"]
    one.ask("POST", address(match, 0))
    wait_until(lambda: bool(workers(slow)))
    (worker,) = workers(slow)
    slow.kill()
    wait_until(lambda: is_gone(worker))
    slow.environment |= QUICK
    slow.start()
    wait_for(look(one, match), "done")
    assert rows(slow, reviews.c.tries) == [(2,)]
    slow.close()


def test_too_many_wishes_and_files_that_cant_be_read_are_refused(slow):
    (one,) = friends_at(slow, 1)
    matches = [one.ask("POST", "/api/matches", match_file(seed))["id"] for seed in "abc"]
    for match in matches[:2]:
        for seat in (0, 1):
            one.ask("POST", address(match, seat))
    assert refused(one.ask, "POST", address(matches[2], 0)).error == "too-many-reviews"
    one.ask("DELETE", address(matches[0], 1))
    engine = connect(slow.database)
    with engine.begin() as connection:
        broken = update(finished).where(finished.c.id == matches[2])
        connection.execute(broken.values(document=text("replace(document, 'scout', 'skat')")))
    engine.dispose()
    refusal = refused(one.ask, "POST", address(matches[2], 0))
    assert (refusal.status, refusal.error) == (422, "unknown-game")
    assert refusal.say


@pytest.mark.soak
def test_two_processes_on_one_database_make_it_once(postgresql):
    from tests.server.conftest import new_database

    database = new_database(postgresql)
    servers = [Server(database, **QUICK) for _ in range(2)]
    (one,) = friends_at(servers[0], 1)
    there = servers[1].device(one)
    match = one.ask("POST", "/api/matches", match_file())["id"]
    for client in (one, there):
        client.ask("POST", address(match, 0))
    states = [wait_for(look(client, match), "done") for client in (one, there)]
    assert states[0] == states[1]
    assert rows(servers[0], reviews.c.tries, reviews.c.seat) == [(1, 0)]
    for server in servers:
        server.close()
