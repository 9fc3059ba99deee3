"""What `stammtisch admin` does to a database on which a server runs."""

import json
import random
import subprocess
import sys
import time
from contextlib import closing

import pytest
from sqlalchemy import text

from stammtisch.client import Refused
from stammtisch.server.store.database import connect
from tests.server import Server, sqlite
from tests.server.conftest import new_database
from tests.server.playing import sit_down


def admin(database: str, *words: str, code: int = 0) -> str:
    """Run the command; returns what it says."""
    command = [sys.executable, "-m", "stammtisch", "admin", *words, "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


def ident(client) -> str:
    return client.ask("GET", "/api/me")["id"]


def soon(condition) -> None:
    until = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.1)


def refused_with(client, error: str, method: str, path: str, body: object = None) -> bool:
    """Whether a request is refused for this reason."""
    try:
        client._ask(method, path, body)
    except Refused as refused:
        return refused.error == error
    return False


def finished_table(server: Server):
    """A table where a match was played to its end."""
    (table,) = (player.table for player in sit_down([server], "alhambra", people=1, bots=1))
    table.start()
    chance = random.Random(1)
    table.play_on(0, lambda sight: chance.choice(sight["match"]["moves"]))
    return table


def test_figures_and_lists(server):
    table = finished_table(server)
    found = json.loads(admin(server.database, "figures", "--json"))
    assert (found["tables"], found["people"], found["matches"]) == (1, 1, 1)
    assert found["by_status"] == {"over": 1}
    assert found["bytes"] > found["match_bytes"] > 0
    (line,) = json.loads(admin(server.database, "tables", "--by", "size", "--json"))
    assert (line["id"], line["status"], line["entries"] > 10) == (table.ident, "over", True)
    (person,) = json.loads(admin(server.database, "people", "--json"))
    assert (person["id"], person["name"], person["tables"]) == (ident(table.client), "Friend 0", 1)
    for what in ("figures", "tables", "people"):
        assert admin(server.database, what)


def test_a_running_server_notices_that_a_table_was_closed(server):
    players = sit_down([server], "scout", people=2)
    players[0].table.start()
    with closing(players[1].table.updates(1)) as updates:
        assert not next(updates)["sight"]["closed"]
        admin(server.database, "close", players[0].table.ident)
        assert any(update["sight"]["closed"] for update in updates)
    with pytest.raises(Refused) as refused:
        players[0].table.do("say", text="hello?")
    assert refused.value.error == "table-closed"
    assert "no table" in admin(server.database, "close", "nothing", code=1)


def test_a_running_server_notices_bans_and_mutes(server):
    players = sit_down([server], "scout", people=2)
    host, guest = (player.table for player in players)
    person = ident(guest.client)
    said = ("POST", f"/api/tables/{host.ident}")
    admin(server.database, "mute", person)
    number = iter(range(1000))
    talk = lambda: {"id": f"t{next(number)}", "command": {"do": "react", "reaction": "🍻"}}  # noqa: E731
    soon(lambda: refused_with(guest.client, "muted", *said, talk()))
    admin(server.database, "unmute", person)
    soon(lambda: not refused_with(guest.client, "muted", *said, talk()))
    admin(server.database, "ban", person)
    soon(lambda: refused_with(guest.client, "banned", "GET", "/api/me"))
    assert host.client.ask("GET", "/api/me")
    admin(server.database, "unban", person)
    soon(lambda: not refused_with(guest.client, "banned", "GET", "/api/me"))
    assert "nobody" in admin(server.database, "ban", "x", code=1)


def test_a_connection_of_somebody_who_is_banned_is_cut(server):
    players = sit_down([server], "scout", people=2)
    guest = players[1].table
    with closing(guest.updates(1)) as updates:
        next(updates)
        admin(server.database, "ban", ident(guest.client))
        with pytest.raises(Refused) as refused:
            for _ in updates:
                pass
    assert refused.value.error in ("banned", "who-are-you")


def test_somebody_is_deleted_with_all_that_is_theirs(server):
    host, guest = (player.table for player in sit_down([server], "scout", people=2))
    host.start()
    guest.do("say", text="my secret is 42")
    person = ident(guest.client)
    admin(server.database, "delete-person", person)
    soon(lambda: refused_with(guest.client, "who-are-you", "GET", "/api/me"))
    soon(lambda: "Friend 1" not in json.dumps(host.look(0)))
    seen = json.dumps(host.look(0), ensure_ascii=False)
    assert "my secret" not in seen
    assert host.look(0)["sight"]["trouble"] is None
    engine = connect(server.database)
    with engine.connect() as connection:
        for table in ("people", "members", "finished", "entries"):
            rows = str(connection.execute(text(f"SELECT * FROM {table}")).all())
            assert "Friend 1" not in rows
            assert "my secret" not in rows
    engine.dispose()


def test_what_is_old_is_purged(server):
    finished_table(server)
    assert json.loads(admin(server.database, "figures", "--json"))["matches"] == 1
    engine = connect(server.database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE finished SET ended = 0"))
    engine.dispose()
    admin(server.database, "purge", "--keep-matches", "30")
    assert json.loads(admin(server.database, "figures", "--json"))["matches"] == 0


def everything(database: str) -> dict[str, list]:
    engine = connect(database)
    with engine.connect() as connection:
        found = {
            table: sorted(map(str, connection.execute(text(f"SELECT {columns} FROM {table}")).all()))
            for table, columns in (
                ("people", "id, name, language"),
                ("devices", "id, person, token_hash"),
                ("tables", "id, game, status"),
                ("entries", "table_id, seq, body, command, answer"),
                ("members", "table_id, person"),
                ("finished", "id, document, owner, size"),
            )
        }
    engine.dispose()
    return found


@pytest.mark.parametrize("other", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_is_restored_into_either_database(server, other, request, tmp_path):
    finished_table(server)
    players = sit_down([server], "scout", people=2)
    players[0].table.start()
    file = tmp_path / "backup.gz"
    admin(server.database, "backup", str(file))
    assert file.stat().st_mode & 0o777 == 0o600
    (tmp_path / "other").mkdir()
    database = sqlite(tmp_path / "other") if other == "sqlite" else new_database(request.getfixturevalue("postgresql"))
    admin(database, "restore", str(file))
    assert everything(database) == everything(server.database)
    assert "empty" in admin(database, "restore", str(file), code=1)
    restored = Server(database)
    client = restored.device(players[0].table.client)
    assert len(client.ask("GET", "/api/matches")["mine"]) == 0
    table = client.table(players[0].table.ident)
    assert table.look(0)["sight"]["match"]["id"] == players[0].table.look(0)["sight"]["match"]["id"]
    table.do("say", text="here we are again")
    restored.close()


def test_a_damaged_backup_is_refused_as_a_whole(tmp_path):
    (tmp_path / "a").mkdir()
    database = sqlite(tmp_path / "a")
    server = Server(database)
    server.come_in("Ada")
    server.close()
    file = tmp_path / "backup.gz"
    admin(database, "backup", str(file))
    whole = file.read_bytes()
    for broken in (whole[:-20], b"nonsense", whole[:100] + b"x" + whole[101:], b""):
        file.write_bytes(broken)
        empty = sqlite(tmp_path / "b")
        assert admin(empty, "restore", str(file), code=1).count("\n") == 1
        assert json.loads(admin(empty, "figures", "--json"))["people"] == 0
    assert "can't be used" in admin(database, "backup", "/nowhere/backup.gz", code=1)


def test_the_doctor_finds_what_is_damaged(server):
    whole = finished_table(server)
    broken = next(player.table for player in sit_down([server], "scout", people=2))
    broken.start()
    assert json.loads(admin(server.database, "doctor", "--json")) == []
    server.stop()
    engine = connect(server.database)
    with engine.begin() as connection:
        spoil = "UPDATE entries SET body = :body WHERE table_id = :table AND seq = 2"
        kept = connection.execute(
            text("SELECT body FROM entries WHERE table_id = :table AND seq = 2"), {"table": broken.ident}
        ).scalar_one()
        connection.execute(text(spoil), {"table": broken.ident, "body": "{}"})
        connection.execute(text("UPDATE finished SET document = 'x'"))
    found = json.loads(admin(server.database, "doctor", "--json"))
    assert {(each["kind"], each["trouble"]) for each in found} == {("table", "damaged"), ("match", "damaged")}
    with engine.begin() as connection:
        connection.execute(text(spoil), {"table": broken.ident, "body": kept})
    engine.dispose()
    assert [each["kind"] for each in json.loads(admin(server.database, "doctor", "--json"))] == ["match"]
    assert whole.ident not in admin(server.database, "doctor")
    statuses = {line["id"]: line["status"] for line in json.loads(admin(server.database, "tables", "--json"))}
    assert statuses[broken.ident] == "playing"  # it was mended, so it is in the list again
    server.start()
    broken.do("say", text="here we are again")
