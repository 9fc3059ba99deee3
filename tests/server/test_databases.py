"""Databases that can't be used, are locked, or are full: one sentence, no lost move, and everybody else goes on."""

import os
import resource
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest

from stammtisch.client import Refused
from stammtisch.server.store.database import connect
from stammtisch.server.store.migrate import migrate
from tests.server import Server, sqlite
from tests.server.conftest import new_database
from tests.server.playing import sit_down
from tests.server.raw_requests import friends_at

MOUNTABLE = 12  # megabytes of a small file system


def serve(database: str, *, language: str = "en") -> tuple[int, str]:
    """Try to serve a database that can't be served; returns the exit code and what was said."""
    command = [sys.executable, "-m", "stammtisch", "serve", "--port", "0", "--database", database, "--lang", language]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr


def files(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_nobody_else_can_read_an_sqlite_database(tmp_path):
    server = Server(sqlite(tmp_path / "new folder"))
    server.come_in("Ada")
    found = files(tmp_path / "new folder")
    assert {"stammtisch.db", "stammtisch.db-wal", "stammtisch.db-shm"} <= set(found)
    assert set(found.values()) == {0o600}
    server.close()


def test_a_database_that_everyone_could_read_is_made_private(tmp_path):
    engine = connect(sqlite(tmp_path))
    migrate(engine)
    engine.dispose()
    (tmp_path / "stammtisch.db").chmod(0o644)
    server = Server(sqlite(tmp_path))
    assert set(files(tmp_path).values()) == {0o600}
    server.close()


def test_a_second_server_on_an_sqlite_file_says_why_it_cannot_be(tmp_path):
    server = Server(sqlite(tmp_path))
    code, said = serve(server.database)
    assert code == 1
    assert said.count("\n") == 1
    assert "Another server is already using" in said
    assert "Ein anderer Server" in serve(server.database, language="de")[1]
    (friend,) = friends_at(server, 1)
    assert friend.ask("GET", "/api/me")["name"] == "Friend 0"
    server.kill()
    server.start()  # the lock went with the process
    server.close()


def newer(tmp_path: Path) -> str:
    engine = connect(sqlite(tmp_path))
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    return sqlite(tmp_path)


def no_database(tmp_path: Path) -> str:
    (tmp_path / "stammtisch.db").write_text("this is a letter to my aunt, and no database at all" * 100)
    return sqlite(tmp_path)


def folder(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}"


def nowhere(tmp_path: Path) -> str:
    (tmp_path / "file").write_text("")
    return f"sqlite:///{tmp_path / 'file' / 'stammtisch.db'}"


@pytest.mark.parametrize("make", [newer, no_database, folder, nowhere])
def test_an_sqlite_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path, make):
    code, said = serve(make(tmp_path))
    assert (code, said.count("\n")) == (1, 1), said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://root@localhost/x", "sqlite", "", "postgresql://nobody@/x?host=/nowhere"]
)
def test_a_database_that_is_nowhere_is_told_in_a_sentence(url):
    code, said = serve(url or " ")
    assert (code, said.count("\n")) == (1, 1), said
    assert "Traceback" not in said


def test_the_password_of_a_database_is_not_told(postgresql):
    url = new_database(postgresql).replace("postgres:", "postgres:geheim", 1).replace("/test_", "/gone_")
    code, said = serve(url)
    assert code == 1
    assert "geheim" not in said


def test_reads_go_on_while_another_program_has_locked_the_file(tmp_path):
    server = Server(sqlite(tmp_path))
    players = sit_down([server], "scout", people=2)
    players[0].table.start()
    client = players[0].table.client
    with closing(sqlite3.connect(tmp_path / "stammtisch.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        client.patience = 20
        for _ in range(30):
            with pytest.raises(Refused) as refused:
                client._ask("POST", f"/api/tables/{players[0].table.ident}",
                            {"id": os.urandom(8).hex(), "command": {"do": "say", "text": "hello"}})  # fmt: skip
            if refused.value.status == 503:
                break
        assert (refused.value.status, refused.value.error) == (503, "later")
        for path in ("/api/tables", "/api/matches", "/api/me", f"/api/tables/{players[0].table.ident}"):
            assert client.ask("GET", path)
    players[0].table.do("say", text="again")
    for player in players:
        player.start()
    for player in players:
        player.finish()
    assert server.logged().count("nothing can be stored") >= 1
    server.close()


@pytest.fixture
def small_disk(tmp_path):
    """A file system of a few megabytes; skips where the system doesn't allow one."""
    place = tmp_path / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={MOUNTABLE}m", "tmpfs", str(place)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip("no mount here: a full disk can't be tried")
    if done.returncode:
        pytest.skip(f"a small file system can't be mounted here: {done.stderr.strip()}")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def say(table, text: str) -> None:
    asked = {"id": os.urandom(8).hex(), "command": {"do": "say", "text": text}}
    table.client._ask("POST", f"/api/tables/{table.ident}", asked)


def check_full(server: Server, fill, free) -> None:
    """What has to hold when there is no more room, and when there is again."""
    (player,) = sit_down([server], "scout", people=1, bots=1)
    player.table.start()
    fill()
    until = time.monotonic() + 60
    status, said = 0, 0
    while status != 503:
        assert time.monotonic() < until
        try:
            say(player.table, "x" * 200)
            said += 1
        except Refused as refused:
            status = refused.status
        time.sleep(0.02)
    for _ in range(10):
        with pytest.raises(Refused):
            say(player.table, "x" * 200)
    assert player.table.look(0)["sight"]["match"]
    assert server.logged().count("nothing can be stored") == 1
    assert "SQLITE_FULL" in server.logged() or "SQLITE_IOERR" in server.logged()
    free()
    until = time.monotonic() + 30
    while True:
        try:
            say(player.table, "there is room again")
            break
        except Refused:
            assert time.monotonic() < until
            time.sleep(0.2)
    told = [each["text"] for each in player.table.look(0)["happened"] if each["kind"] == "said"]
    assert told[-1] == "there is room again"
    assert told.count("x" * 200) == said
    assert "stored again" in server.logged()


def test_a_full_disk_is_told_once_and_left_behind_when_there_is_room_again(small_disk):
    server = Server(sqlite(small_disk))
    filler = small_disk / "filler"

    def fill() -> None:
        with suppress(OSError), filler.open("wb", 0) as out:
            while True:
                out.write(b"x" * 4096)

    try:
        check_full(server, fill, filler.unlink)
    finally:
        server.close()


def test_a_file_that_may_not_grow_is_told_once(tmp_path):
    server = Server(sqlite(tmp_path))
    pid = server.process.pid

    def fill() -> None:
        largest = max(path.stat().st_size for path in tmp_path.iterdir())
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (largest, resource.RLIM_INFINITY))

    def free() -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    check_full(server, fill, free)
    server.close()
