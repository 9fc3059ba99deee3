"""People among each other: who is here, who may be sent away, another match, talk, time, and closing time."""

import json
import time
from collections.abc import Iterator
from contextlib import closing

from sqlalchemy import func, select, update
from websockets.sync.client import ClientConnection

from stammtisch.client import TableClient
from stammtisch.server.runtime.connections import GRACE
from stammtisch.server.store.database import connect
from stammtisch.server.store.presence import Presence
from stammtisch.server.store.schema import presence, times
from stammtisch.server.store.store import Store
from tests.server import Server, sqlite
from tests.server.raw_requests import friends_at, send_request
from tests.server.test_sockets import connect_to, rest_of, table_of
from tests.server.test_tables import refused, until


def person_at(table: TableClient, seat: int) -> str:
    """The public id of the person who sits there."""
    return str(table.look()["sight"]["seats"][seat]["person"])


def heard_present(connection: ClientConnection) -> Iterator[set[str]]:
    """Who is at the table, as often as it changes."""
    while True:
        message = json.loads(connection.recv(20))
        if "present" in message:
            yield set(message["present"])


def test_everyone_is_told_who_is_here_and_several_devices_are_one_person(shared_server):
    one, other = table_of(shared_server, 2)
    phone = shared_server.device(other.client).table(other.ident)
    both, alone = {person_at(one, 0), person_at(one, 1)}, {person_at(one, 0)}
    with connect_to(one, 0) as connection:
        changes = heard_present(connection)
        assert next(changes) == alone
        with connect_to(other, 1):
            assert next(changes) == both
            with connect_to(phone, 1), connect_to(phone, 1):
                pass
            other.do("say", text="still here")
            while '"said"' not in (message := connection.recv(20)):
                assert "present" not in message
        assert next(changes) == alone


def test_somebody_who_is_back_in_a_moment_was_never_gone(shared_server):
    one, other = table_of(shared_server, 2)
    with connect_to(one, 0) as connection:
        changes = heard_present(connection)
        with connect_to(other, 1):
            while len(next(changes)) < 2:
                pass
        time.sleep(0.5)
        with connect_to(other, 1):
            other.do("say", text="still here")
            while '"said"' not in (message := connection.recv(20)):
                assert "present" not in message


def test_only_absent_people_can_be_sent_away_and_they_may_come_back(shared_server):
    one, other, third = table_of(shared_server, 3)
    stranger = friends_at(shared_server, 1)[0].table(one.ident)
    assert refused(one.do, "send-away", seat=1).error == "no-match"
    one.start()
    with connect_to(other, 1) as connection:
        connection.recv(20)
        assert refused(one.do, "send-away", seat=1).error == "is-present"
        assert refused(stranger.do, "send-away", seat=2).status == 403
    with connect_to(one, 0) as connection:
        while person_at(one, 1) in next(heard_present(connection)):
            pass
    one.do("send-away", seat=1)
    assert refused(third.do, "send-away", seat=1).error == "nobody-there"
    sight = until(one, 0, lambda sight: 1 not in sight["match"]["to_act"])
    assert sight["seats"][1]["away"]
    (moved,) = [each for each in one.look(0)["happened"] if each["kind"] == "moved"]
    assert (moved["seat"], moved["by"]) == (1, "stand-in")
    other.do("return")
    assert not one.look(0)["sight"]["seats"][1]["away"]
    third.do("leave")
    assert one.look(0)["sight"]["seats"][2]["away"]


def test_the_same_people_play_another_match_with_another_deal(shared_server):
    one, other = table_of(shared_server, 2, "alhambra")
    one.start()
    first = one.look(0)["sight"]
    assert refused(other.start).error == "match-running"
    for table in (one, other):
        table.do("leave")
    until(one, 0, lambda sight: sight["match"]["over"])
    for table in (one, other):
        table.do("ready")
    second = one.look(0)["sight"]
    assert (first["match"]["number"], second["match"]["number"]) == (1, 2)
    assert [seat["person"] for seat in second["seats"]] == [seat["person"] for seat in first["seats"]]
    assert second["match"]["commitment"] == first["next_commitment"]
    assert second["next_commitment"] != first["next_commitment"]
    assert second["match"]["view"] != first["match"]["view"]
    assert not any(seat["away"] for seat in second["seats"])
    (past,) = one.client.ask("GET", "/api/matches")["mine"]
    assert past["id"] == first["match"]["id"]
    assert past["seat"] == 0
    wrong = refused(one.client.ask, "GET", f"/api/matches/{past['id']}?seat=2")
    assert wrong.say == "There is no seat 3. They go from 1 to 2."
    assert other.client.ask("GET", "/api/matches")["mine"] == [past | {"seat": 1}]


def test_talk_is_limited_for_each_person(shared_server):
    one, other = table_of(shared_server, 2)
    path, said = f"/api/tables/{one.ident}", {"do": "say", "text": "Prost"}
    statuses = [
        send_request(shared_server, "POST", path, {"id": f"say-{number}", "command": said}, one.client.token).status
        for number in range(12)
    ]
    assert statuses[:6] == [200] * 6
    assert set(statuses[6:]) <= {200, 429}
    assert 429 in statuses
    assert send_request(shared_server, "POST", path, {"id": "mine", "command": said}, other.client.token).status == 200
    nod = {"id": "nod", "command": {"do": "react", "reaction": "👍"}}
    assert send_request(shared_server, "POST", path, nod, one.client.token).status == 200


def test_a_decision_is_taken_back_only_if_everyone_agrees_and_nobody_else_can_answer(shared_server):
    one, other, third = table_of(shared_server, 3)
    stranger = friends_at(shared_server, 1)[0].table(one.ident)
    one.start()
    assert refused(one.do, "undo", seat=0).error == "nothing-to-undo"
    one.play(0, "turn")
    before = one.look(0)["sight"]["match"]["view"]
    one.do("undo", seat=0)
    assert refused(third.do, "answer", seat=1, yes=True).status == 403
    assert refused(stranger.do, "answer", seat=1, yes=True).status == 403
    other.do("answer", seat=1, yes=True)
    other.do("answer", seat=1, yes=True)
    assert one.look(0)["sight"]["match"]["view"] == before
    third.play(2, "keep")  # goes on: so the wish is gone
    assert one.look(0)["sight"]["match"]["asked"] is None
    assert refused(third.do, "answer", seat=2, yes=True).error == "nothing-asked"


def test_a_closed_table_is_closed_for_bots_and_clocks_too(shared_server):
    one, other = table_of(shared_server, 2, clock={"move": 1})
    one.start()
    assert refused(other.do, "close").error == "host-only"
    other.do("leave")
    one.do("close")
    told = one.look(0)
    assert told["sight"]["closed"]
    assert refused(other.do, "return").status == 410
    assert one.ident not in [each["id"] for each in one.client.ask("GET", "/api/tables")["mine"]]
    wait_for_a_clock(shared_server)
    assert one.look(0) == told


def wait_for_a_clock(server: Server) -> None:
    """Until a clock that was set just now has run out at another table."""
    one, _ = table_of(server, 2, clock={"move": 1})
    one.start()
    until(one, 0, lambda sight: sight["match"]["view"]["phase"] != "turning")


def test_the_tables_are_told_before_the_server_goes_down_and_deadlines_hold_when_it_is_back(tmp_path):
    with closing(Server(sqlite(tmp_path))) as server:
        one, other = table_of(server, 2, clock={"move": 4, "bank": 1})
        with connect_to(one, 0) as first, connect_to(other, 1) as second:
            one.start()
            other.play(1, "keep")
            due = one.look(0)["sight"]["seats"][0]["due"]
            server.stop()
            for connection in (first, second):
                assert json.loads(rest_of(connection)[-1]) == {"closing": True}
                assert connection.close_code == 1012
        present = Presence(Store(connect(server.database)))
        assert present.at([one.ident], time.time() + GRACE) == {one.ident: frozenset()}
        server.start()
        assert one.look(0)["sight"]["seats"][0]["due"] == due
        until(one, 0, lambda sight: sight["match"]["view"]["phase"] != "turning")
        moves = [each for each in one.look(0)["happened"] if each["kind"] == "moved"]
        assert [(each["seat"], each["by"]) for each in moves[:2]] == [(1, "person"), (0, "clock")]
        assert moves[1]["at"] >= due
        assert one.look(0)["sight"]["seats"][0]["bank"] == 0


def test_people_who_were_there_when_the_server_went_down_have_time_to_come_back(database):
    with closing(Server(database)) as server:
        one, other = table_of(server, 2)
        one.start()
        with connect_to(one, 0) as first, connect_to(other, 1):
            while len(next(heard_present(first))) < 2:
                pass
            server.stop()
        forget_the_grace(server)
        server.start()
        assert refused(one.do, "send-away", seat=1).error == "is-present"
        with connect_to(one, 0) as first:
            while person_at(one, 1) in next(heard_present(first)):
                pass
        one.do("send-away", seat=1)


def forget_the_grace(server: Server) -> None:
    """As if the server had been down for longer than anybody has to come back."""
    engine = connect(server.database)
    with engine.begin() as connection:
        last = connection.execute(select(func.max(times.c.time))).scalar_one()
        connection.execute(update(presence).values(until=last))
    engine.dispose()
