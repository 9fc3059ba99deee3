"""A match that was begun by other rules is replayed only if it goes the same way."""

import json

import pytest
from sqlalchemy import text

from stammtisch.match.errors import BadMatchFile
from stammtisch.match.file import load
from stammtisch.match.game import find
from stammtisch.server.store.database import connect
from stammtisch.server.table import log
from stammtisch.server.table.plan import Plan
from stammtisch.server.table.reading import StoredEntry, read
from stammtisch.server.table.table import Table
from tests.server import Server
from tests.server.playing import sit_down

HOST = log.Opened(
    "ada", log.TableSettings("score5", 2, seats=[log.SeatChoice("guest"), log.SeatChoice("guest")]), "seed"
)


@pytest.fixture
def newer_rules(monkeypatch):
    """A later version of the rules, which says what becomes of matches of the first one."""
    described = find("score5").adapter.description

    def make(replays: int | None) -> None:
        monkeypatch.setitem(described.__dict__, "version", described.version + 7)
        monkeypatch.setitem(described.__dict__, "replays", replays)
        monkeypatch.setattr(find("score5").adapter, "version", described.version)

    return make


def played() -> tuple[Table, list[StoredEntry]]:
    """A table after the first moves of a match, and its log."""
    table, rows = Table("t"), []
    entries = [HOST, log.Started("match", "next", "bots", find("score5").version)]
    while len(rows) < 12:
        plan = Plan(table, [(1.0, entries.pop(0))])
        rows += [StoredEntry(len(rows), 1.0, body) for body in plan.bodies]
        table = plan.table
        if not entries:
            seat = table.match.to_act[0]
            codes = table.match.codes(seat)
            entries = [log.Moved(seat, codes[0], "bot")]
    return table, rows


def test_a_match_says_by_which_rules_it_was_begun(shared_server):
    (player,) = sit_down([shared_server], "scout", people=1, bots=2)
    player.table.start()
    engine = connect(shared_server.database)
    with engine.connect() as connection:
        query = "SELECT body FROM entries WHERE table_id = :table AND body LIKE '%started%'"
        started = json.loads(connection.execute(text(query), {"table": player.table.ident}).scalar_one())
    engine.dispose()
    assert started["rules"] == find("scout").version
    assert started["digest"]


def test_it_is_played_on_if_every_position_is_the_same(newer_rules):
    table, rows = played()
    newer_rules(None)
    found = read(Table("t"), rows)
    assert found.plan.table.trouble is None
    assert found.plan.table.match.position == table.match.position


def test_it_is_played_on_if_the_game_says_that_the_change_only_allows_more(newer_rules):
    _, rows = played()
    newer_rules(1)
    rows = [row._replace(body=row.body.replace('"digest":"', '"digest":"0')) for row in rows]  # another form of record
    assert read(Table("t"), rows).plan.table.trouble is None


@pytest.mark.parametrize("change", ['"digest":"0', '"other":"'], ids=["another position", "nobody knows"])
def test_otherwise_it_is_shown_with_its_last_known_position(newer_rules, change):
    _, rows = played()
    newer_rules(None)
    rows[6] = rows[6]._replace(body=rows[6].body.replace('"digest":"', change))
    found = read(Table("t"), rows)
    assert found.plan.table.trouble == "older-rules"
    assert len(found.plan.table.match.moves_made) == 4
    assert not found.plan.table.bots_to_move()


def test_a_finished_match_file_of_other_rules_is_read_if_it_has_the_same_result(newer_rules):
    match = find("score5").new(2, "seed", cap=0)
    while not match.over:
        seat = match.to_act[0]
        match.play_code(seat, match.codes(seat)[0])
    document = json.loads(match.dump())
    newer_rules(None)
    assert load(json.dumps(document)).scores == match.scores
    document["result"]["scores"][0] += 1
    with pytest.raises(BadMatchFile) as refused:
        load(json.dumps(document))
    assert refused.value.message == "file-version"
    document["version"] = 99
    with pytest.raises(BadMatchFile):
        load(json.dumps(document))


def test_a_table_of_an_older_version_is_shown_and_can_only_be_closed(server: Server):
    (player,) = sit_down([server], "score5", people=1, bots=1)
    player.table.start()
    server.stop()
    engine = connect(server.database)
    with engine.begin() as connection:
        # As if these rules had been made for another version, by which the deal was another one.
        changed = """UPDATE entries SET body = replace(replace(body, '"rules":', '"rules":-'), '"digest":"', '"digest":"0')
            WHERE table_id = :table AND body LIKE '%started%'"""
        connection.execute(text(changed), {"table": player.table.ident})
    engine.dispose()
    server.start()
    assert player.table.look(0)["sight"]["trouble"] == "older-rules"
    (mine,) = player.table.client.ask("GET", "/api/tables")["mine"]
    assert mine["status"] == "older-rules"
    player.table.do("close")
    assert player.table.client.ask("GET", "/api/tables")["mine"] == []
