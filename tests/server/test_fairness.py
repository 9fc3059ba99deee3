"""Bots' thinking is shared out fairly: nobody waits because somebody else keeps the bots busy."""

import time
from contextlib import closing
from functools import partial
from itertools import count

import msgspec
import pytest

from stammtisch.client import Client, TableClient
from stammtisch.server.store.append import NewEntries, TableRow
from stammtisch.server.store.database import connect
from stammtisch.server.store.migrate import migrate
from stammtisch.server.store.records import table_row
from stammtisch.server.store.store import Store
from stammtisch.server.store.thinking import Room, ThinkingQueue
from stammtisch.server.table import log
from stammtisch.server.table.table import Table
from tests.server import Server, sqlite
from tests.server.playing import at_once
from tests.server.raw_requests import send_request
from tests.server.test_tables import until

MANY = 18


# ---- The queue ----

DUE = TableRow(
    game="scout", players=2, public=False, status="playing", free=0, due=None, host="ada", people=True, bots=True,
    touched=100.0,
)  # fmt: skip


class Queue:
    """The queue of a database, in which time goes on by a second with each look."""

    def __init__(self, store: Store) -> None:
        self.store, self.queue, self.time = store, ThinkingQueue(store), count(101)

    def add(self, *idents: str, **row: object) -> None:
        """Tables where a bot has to move."""
        for ident in idents:
            self.store.append([NewEntries(ident, 0, 100.0, ["x"], msgspec.structs.replace(DUE, **row), frozenset())])

    def claim(
        self, *done: str, people: int = 1, bots_only: int = 1, process: str = "one", watched: float = 0.0
    ) -> list[str]:
        """What a process is given in exchange for some tables."""
        now, room = float(next(self.time)), Room(people, bots_only)
        return self.queue.share(process, dict.fromkeys(done, 0.0), now, now + 1000, watched, room).claimed

    def order(self, length: int) -> str:
        """Who comes next, if there is room for one at a time."""
        order = self.claim()
        while len(order) < length:
            order += self.claim(order[-1])
        return " ".join(order)


@pytest.fixture
def queue(database):
    engine = connect(database)
    migrate(engine)
    yield Queue(Store(engine))
    engine.dispose()


def test_a_table_goes_to_the_end_of_the_queue_after_each_move(queue):
    queue.add("a", host="ada")
    queue.add("b", host="bob")
    queue.add("c", host="cleo")
    assert queue.order(7) == "a b c a b c a"


def test_a_person_with_many_tables_has_the_same_share_as_one_with_a_single_table(queue):
    queue.add("a1", "a2", "a3", "a4", host="ada")
    queue.add("b", host="bob")
    assert queue.order(8) == "a1 b a2 b a3 b a4 b"
    assert queue.claim("b", people=3) == ["a1", "b", "a2"]


def test_bots_among_themselves_play_in_what_is_left(queue):
    queue.add("alone", "also", people=False)
    queue.add("a", "b")
    assert queue.claim(people=1, bots_only=1) == ["a"]
    assert queue.claim(people=3, bots_only=1) == ["b"]
    assert queue.claim("a", people=3, bots_only=1) == ["a"]
    assert queue.claim(people=3, bots_only=1) == ["alone"]
    assert queue.claim(people=3, bots_only=0) == []


def test_bots_among_themselves_rest_until_somebody_looks(queue):
    queue.add("alone", people=False)
    queue.add("a")
    assert queue.claim(people=2, watched=100.0) == ["a"]
    assert queue.claim(people=2, watched=100.0) == []
    assert queue.queue.resting(["a", "alone"], 100.0) == {"alone"}
    queue.queue.watch(["alone"], 101.0)
    assert queue.claim(people=2, watched=100.0) == ["alone"]


def test_a_table_is_claimed_by_one_process(queue):
    queue.add(*"abcdefgh")
    now, room = 200.0, Room(8, 0)
    share = [lambda name=name: queue.queue.share(name, {}, now, now + 9, 0.0, room).claimed for name in ("one", "two")]
    claimed = [*at_once(*share), queue.claim(people=8)]
    assert sorted(ident for some in claimed for ident in some) == list("abcdefgh")


def test_what_is_left_by_the_last_person_is_watched_from_then_on(queue):
    queue.add("a")
    left = msgspec.structs.replace(DUE, people=False, touched=300.0)
    queue.store.append([NewEntries("a", 1, 300.0, ["y"], left, frozenset())])
    assert queue.claim(watched=250.0) == ["a"]


# ---- Real servers ----


def bots_only(client: Client, game: str, players: int, level: str) -> TableClient:
    """A table of bots, dealt by somebody who doesn't sit there."""
    table = client.open_table(game, players, sit=False, seats=[{"bot": level}] * players)
    table.start()
    return table


def test_the_bots_of_a_person_answer_while_somebody_lets_bots_play_at_many_tables(server):
    busy = server.come_in("Busy")
    others = [bots_only(busy, "score5", 4, "master") for _ in range(MANY)]
    person = server.come_in("Person")
    mine = person.open_table("scout", 3, seats=[{}, {"bot": "master"}, {"bot": "master"}])
    mine.start()
    mine.play(0, "keep")
    until(mine, 0, lambda sight: 0 in sight["match"]["to_act"] and sight["match"]["view"]["phase"] != "turning")
    assert mine.client.ask("POST", f"/api/tables/{mine.ident}/hint", {"seat": 0})["tips"]
    # Bots among themselves go on without a pause, so by now one of them would have to be done.
    assert not any(table.look()["sight"]["match"]["over"] for table in others)


def moves_of(server: Server, table: TableClient) -> int:
    """How long the log of a table is."""
    engine = connect(server.database)
    try:
        return Store(engine).lengths([table.ident])[table.ident]
    finally:
        engine.dispose()


def test_bots_among_themselves_stop_when_nobody_looks_and_go_on_when_somebody_does(tmp_path):
    with closing(Server(sqlite(tmp_path), STAMMTISCH_BOT_BEAT="1", STAMMTISCH_BOTS_REST="2")) as server:
        client = server.come_in("Curious")
        table = bots_only(client, "score5", 4, "guest")
        before, now = 0, moves_of(server, table)
        while now > before:
            time.sleep(2)
            before, now = now, moves_of(server, table)
        assert now > 3
        with closing(table.updates()) as updates:
            for _ in range(4):
                assert not next(updates)["sight"]["match"]["over"]
        assert moves_of(server, table) > now


def test_the_list_says_which_tables_rest(tmp_path):
    with closing(Server(sqlite(tmp_path), STAMMTISCH_BOTS_REST="0")) as server:
        client = server.come_in("Curious")
        seats = [{}, {"bot": "guest"}]
        tables = [client.open_table("scout", 2, seats=seats) for _ in range(2)]
        for table in tables:
            table.start()
        tables[1].do("leave")
        rests = {each["id"]: each["rests"] for each in client.ask("GET", "/api/tables")["mine"]}
        assert rests == {tables[0].ident: False, tables[1].ident: True}


def test_one_hint_at_a_time_for_a_person(shared_server):
    client = shared_server.come_in("Eager")
    tables = [client.open_table("score5", 4, seats=[{}, *[{"bot": "guest"}] * 3]) for _ in range(2)]
    for table in tables:
        table.start()
    hint = partial(send_request, shared_server, "POST", body={"seat": 0}, token=client.token)
    answers = at_once(*(partial(hint, f"/api/tables/{table.ident}/hint") for table in tables))
    assert sorted(answer.status for answer in answers) == [200, 429]


def test_a_hint_says_why_its_move_is_better_than_another_once_the_coach_is_loaded(shared_server):
    person = shared_server.come_in("Curious")
    table = person.open_table("scout", 3, seats=[{}, {"bot": "guest"}, {"bot": "guest"}])
    table.start()
    table.play(0, "keep")
    for _ in range(6):
        until(table, 0, lambda sight: 0 in sight["match"]["to_act"] and sight["match"]["view"]["phase"] != "turning")
        told = table.client.ask("POST", f"/api/tables/{table.ident}/hint", {"seat": 0})
        if why := told.get("why"):
            break
        table.play(0, told["tips"][0]["action"])
        time.sleep(2)  # hints at a table are limited
    assert why["figures"]["say"].startswith("scout-reason-")
    assert not told["tips"][why["other"]]["tied"]


# ---- Tables of one's own ----


def hosted(server: Server, host: str, many: int) -> None:
    """Let somebody have opened tables, without a seat at any of them."""
    engine = connect(server.database)
    for number in range(many):
        opened, table = log.Opened(host, log.TableSettings("scout", 2), "seed"), Table(f"{host}-{number}")
        table.add(opened, time.time())
        Store(engine).append(
            [NewEntries(table.ident, 0, time.time(), [log.encode(opened)], table_row(table), frozenset())]
        )
    engine.dispose()


def test_tables_of_others_do_not_count_and_those_without_a_seat_do(shared_server):
    guest, host = shared_server.come_in("Guest"), shared_server.come_in("Host")
    ids = [str(client.ask("GET", "/api/me")["id"]) for client in (guest, host)]
    hosted(shared_server, ids[1], 40)
    for number in range(40):
        guest.table(f"{ids[1]}-{number}").sit(0)
    guest.open_table("scout", 2)
    wanted = {"settings": {"game": "scout", "players": 2}, "sit": False}
    assert send_request(shared_server, "POST", "/api/tables", wanted, host.token).error == "too-many-tables"
    host.table(f"{ids[1]}-0").do("close")
    host.open_table("scout", 2, sit=False)
