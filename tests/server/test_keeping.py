"""What is kept, for how long, and how much of it: quotas, retention, and a limit for the whole store."""

import json
import time

from sqlalchemy import text

from stammtisch.client import Client, Refused
from stammtisch.server.store.append import NewEntries, TableRow
from stammtisch.server.store.database import connect
from stammtisch.server.store.store import DAY, Person, Store
from stammtisch.server.store.upkeep import AT_ONCE, Limits, size, sweep
from tests.server import Server
from tests.server.playing import sit_down
from tests.server.raw_requests import friends_at, send_request
from tests.server.test_long_matches import finished


def count(store: Store, table: str) -> int:
    with store.reader.connect() as connection:
        return int(connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one())


def row(touched: float, due: float | None = None) -> TableRow:
    return TableRow("scout", 2, False, "playing", 0, due, "ada", True, False, touched)


def match(ident: str, table: str | None, ended: float) -> dict:
    return {"id": ident, "table_id": table, "game": "scout", "players": 2, "public": False, "ended": ended, "names": "[]",
            "scores": "[]", "document": "x" * 100, "size": 100}  # fmt: skip


def test_what_is_old_is_deleted_in_small_steps(store):
    now = 1000 * DAY
    opened = [NewEntries(f"t{n}", 0, 1.0, ["x"], row(now - 101 * DAY), frozenset({"ada"})) for n in range(2 * AT_ONCE)]
    store.append([*opened, NewEntries("young", 0, 1.0, ["x"], row(now - 99 * DAY), frozenset({"ada"})),
                  NewEntries("running", 0, 1.0, ["x"], row(now - 300 * DAY, due=now + DAY), frozenset({"ada"}))])  # fmt: skip
    store.add_finished(match("kept", "t0", now - 399 * DAY), "ada")
    store.add_finished(match("old", None, now - 401 * DAY), "ada")
    store.add_person(Person("ada", "Ada", "en"), b"ada", now - 500 * DAY)
    store.add_person(Person("bob", "Bob", "en"), b"bob", now - 500 * DAY)
    limits = Limits.at(now, matches=400, tables=100, people=400)
    steps = 0
    while sweep(store, limits).rows:
        steps += 1
    assert steps >= 2
    assert count(store, "entries") == 2  # of the young and the running one
    assert count(store, "finished") == 1
    assert {each["id"] for each in store.finished_matches("ada")} == {"kept"}  # its people still find it
    assert count(store, "people") == 1  # Ada sat at tables that are still there
    later = Limits.at(now + 2 * DAY, matches=400, tables=100, people=400)
    while sweep(store, later).rows:
        pass
    assert count(store, "tables") == 1
    assert size(store) > 0


def test_a_person_can_store_so_much_and_no_more(database):
    server = Server(database, STAMMTISCH_QUOTA="1")
    document = json.loads(finished(900).dump())
    people = friends_at(server, 3)
    answers = []
    for person in people:
        for _ in range(40):
            answers.append(send_request(server, "POST", "/api/matches", document, person.token))
            if answers[-1].status != 201:
                break
    assert answers[-1].status != 201
    assert [answer.error for answer in answers if answer.status != 201] == ["quota-full", "quota-full", "too-fast"]
    engine = connect(database)
    stored = Store(engine)
    with stored.reader.connect() as connection:
        by_person = connection.execute(text("SELECT sum(size) FROM finished GROUP BY owner")).scalars().all()
    engine.dispose()
    assert max(by_person) <= 1_000_000
    assert sum(by_person) <= 2_100_000  # from one address
    server.close()


def test_when_the_house_is_full_newcomers_are_refused_first_and_running_matches_never(database):
    server = Server(database)
    players = sit_down([server], "scout", people=2)
    players[0].table.start()
    server.stop()
    server.environment["STAMMTISCH_STORE_LIMIT"] = "1"
    engine = connect(database)
    filled = Store(engine)
    person = players[0].table.client

    def fill_to(megabytes: float) -> None:
        number = 0
        while size(filled) < megabytes * 1_000_000:
            filled.add_finished(
                {**match(f"fill{time.time()}{number}", None, time.time()), "document": "x" * 20_000}, "x"
            )
            number += 1

    fill_to(0.82 if database.startswith("sqlite") else 0.0)
    server.start()
    until = time.monotonic() + 30
    while send_request_status(server, "POST", "/api/people", {"name": "Zoe"}) != 507:
        assert time.monotonic() < until
        time.sleep(0.2)
    if database.startswith("sqlite"):  # an empty PostgreSQL database is larger than this already
        assert person.ask("POST", "/api/tables", {"settings": {"game": "scout", "players": 2}})["id"]
        fill_to(0.95)
        server.stop()
        server.start()
    while send_request_status(server, "POST", "/api/tables", NEW_TABLE, person) != 507:
        assert time.monotonic() < until
        time.sleep(0.2)
    for player in players:
        player.start()
    for player in players:
        player.finish()
    engine.dispose()
    server.close()


NEW_TABLE = {"settings": {"game": "scout", "players": 2}}


def send_request_status(server: Server, method: str, path: str, body: dict, client: Client | None = None) -> int:
    """The status of an answer, which may be that there is no room."""
    asking = server.kept(Client(server.address, client.token if client else None))
    try:
        asking._ask(method, path, body)
    except Refused as refused:
        return refused.status
    finally:
        asking.close()
    return 201
