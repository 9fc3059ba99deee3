"""A table that can't be read, because somebody has edited the database, is set aside, and nobody else notices."""

import time

import pytest
from sqlalchemy import text

from stammtisch.client import Refused
from stammtisch.server.store.database import connect
from tests.server import Server
from tests.server.playing import sit_down
from tests.server.raw_requests import friends_at


def edit(server: Server, *statements: str, **values: object) -> None:
    """Edit the database by hand."""
    engine = connect(server.database)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement), values)
    engine.dispose()


SPOIL = "UPDATE entries SET body = :body WHERE table_id = :table AND seq = :seq"


def damaged(server: Server, body: str = "nonsense", seq: int = 3, **settings):
    """A table of two people that was dealt, an entry of whose log was edited while the server was down."""
    players = sit_down([server], "scout", people=2, bots=1, **settings)
    players[0].table.start()
    players[0].table.do("say", text="hello")
    server.stop()
    edit(server, SPOIL, table=players[0].table.ident, body=body, seq=seq)
    server.start()
    return [player.table for player in players]


def lobby(client) -> list[str]:
    return [info["id"] for info in client.ask("GET", "/api/tables")["public"]]


@pytest.mark.parametrize("seq", [0, 1, 3])
def test_nobody_else_notices_a_damaged_table(server, seq):
    host, guest = damaged(server, seq=seq, public=True, clock={"move": 1.0})
    owner, stranger = friends_at(server, 2)
    other = owner.open_table("scout", 3, public=True, seats=[{}, {"bot": "newcomer"}, {"bot": "newcomer"}],
                                clock={"move": 1.0})  # fmt: skip
    other.start()
    assert lobby(stranger) == [other.ident]
    until = time.monotonic() + 60
    while not any(each.get("by") == "clock" for each in other.look()["happened"]):  # clocks and bots go on
        assert time.monotonic() < until
        time.sleep(0.2)
    for table in (host, guest):
        (mine,) = table.client.ask("GET", "/api/tables")["mine"]
        assert (mine["id"], mine["status"]) == (host.ident, "damaged")
    assert server.logged().count("set aside") == 1


def test_a_damaged_table_is_shown_as_far_as_its_log_can_be_read(server):
    _, guest = damaged(server, seq=3)
    seen = guest.look(1)
    assert seen["sight"]["trouble"] == "damaged"
    assert [each["kind"] for each in seen["happened"]] == ["opened", "sat", "sat"]
    for command in ({"what": "say", "text": "hello?"}, {"what": "start"}, {"what": "leave"}):
        with pytest.raises(Refused) as refused:
            guest.do(**command)
        assert (refused.value.error, refused.value.status) == ("table-damaged", 409)


@pytest.mark.parametrize("seq", [0, 3])
def test_a_damaged_table_can_be_closed(server, seq):
    host, _ = damaged(server, seq=seq)
    (stranger,) = friends_at(server, 1)
    with pytest.raises(Refused) as refused:
        stranger.table(host.ident).do("close")
    assert refused.value.error == "host-only"
    host.do("close")
    assert host.client.ask("GET", "/api/tables")["mine"] == []
    server.kill()
    server.start()
    assert host.client.ask("GET", "/api/tables")["mine"] == []


def test_a_move_that_was_exchanged_for_another_one_is_noticed(server):
    (player,) = sit_down([server], "score5", people=1, bots=1)
    player.table.start()
    player.start()
    player.finish()
    server.stop()
    engine = connect(server.database)
    with engine.connect() as connection:
        query = "SELECT seq, body FROM entries WHERE table_id = :table AND body LIKE '%moved%' ORDER BY seq"
        (seq, first), (_, second), *_ = connection.execute(text(query), {"table": player.table.ident}).all()
    engine.dispose()
    assert '"digest"' in first
    exchanged = first.partition('"digest"')[0] + '"digest"' + second.partition('"digest"')[2]
    edit(server, SPOIL, table=player.table.ident, body=exchanged, seq=seq)
    server.start()
    assert player.table.look(0)["sight"]["trouble"] == "damaged"


def test_a_table_whose_rows_were_deleted_is_set_aside_while_it_is_played(server):
    player, *_ = sit_down([server], "scout", people=3, bots=0)
    player.table.start()
    player.table.do("say", text="hello")
    edit(server, "DELETE FROM entries WHERE table_id = :table AND seq > 1", table=player.table.ident)
    player.table.client.patience = 1
    with pytest.raises(Refused) as refused:
        player.table.do("say", text="anybody?")
    assert refused.value.error in ("table-busy", "table-damaged")
    assert player.table.look(0)["sight"]["trouble"] == "damaged"


def test_a_table_that_was_mended_can_be_played_on(server):
    host, guest = damaged(server, seq=1, body="nonsense")
    assert guest.look()["sight"]["trouble"] == "damaged"
    server.stop()
    sat = '{"type":"sat","seat":0,"person":"x","name":"Ada","contribution":""}'
    edit(server, SPOIL, table=host.ident, body=sat, seq=1)
    server.start()
    assert guest.look(1)["sight"]["trouble"] is None
