"""What somebody has played: matches, records and companions, which are theirs alone; and what counts for no record."""

import json
from typing import Any

import pytest
from sqlalchemy import insert, text

from stammtisch.client import Refused, TableClient
from stammtisch.server.store.database import connect
from stammtisch.server.store.migrate import migrate
from stammtisch.server.store.results import Results, Wanted
from stammtisch.server.store.schema import finished, met, results
from stammtisch.server.store.store import Store
from tests.server.playing import sit_down
from tests.server.raw_requests import friends_at
from tests.server.test_tables import until


def alone(server, level: str = "newcomer", game: str = "scout") -> TableClient:
    """A table where somebody plays against a bot."""
    (one,) = friends_at(server, 1)
    table = one.open_table(game, 2, seats=[{}, {"bot": level}])
    table.start()
    return table


def choose(sight: dict) -> Any:
    """Something that brings a match to its end."""
    moves = sight["match"]["moves"]
    return next((move for move in moves if move["action"] == "final"), moves[0])


def test_a_match_against_bots_counts_for_the_record_against_their_level(server):
    table = alone(server, "guest")
    last = table.play_on(0, choose)
    (mine,) = table.client.ask("GET", "/api/me/matches")["matches"]
    scores, won = last["match"]["scores"], 0 in last["match"]["winners"]
    assert (mine["id"], mine["scores"], mine["seat"]) == (last["match"]["id"], scores, 0)
    assert (mine["won"], mine["place"]) == (won, 1 if won else 2)
    assert (mine["company"], mine["aside"]) == ("guest", None)
    record = {
        "game": "scout",
        "company": "guest",
        "matches": 1,
        "wins": int(won),
        "best": scores[0],
        "streak": int(won),
    }
    assert table.client.ask("GET", "/api/me/records") == {"records": [record | {"recent": [won]}], "companions": []}
    (point,) = table.client.ask("GET", "/api/me/course")["points"]
    assert point["place"] == mine["place"]


def test_a_match_that_was_left_to_a_stand_in_counts_for_no_record(server):
    table = alone(server)
    table.do("leave")
    until(table, 0, lambda sight: sight["match"]["over"])
    ask = table.client.ask
    (mine,) = ask("GET", "/api/me/matches")["matches"]
    assert mine["aside"] == "stand-in"
    assert ask("GET", "/api/me/records")["records"] == []
    assert ask("GET", "/api/me/course")["points"] == []
    assert [ask("GET", f"/api/me/matches?result={each}")["count"] for each in ("aside", "won", "lost")] == [1, 0, 0]


def test_people_remember_with_whom_they_played_and_can_invite_them_again(server):
    players = sit_down([server], "scout", 2)
    players[0].table.start()
    for player in players:
        player.start()
    for player in players:
        player.finish()
    ada, bo = (player.table.client for player in players)
    winners = players[0].last["winners"]
    (found,) = ada.ask("GET", "/api/me/records")["companions"]
    assert (found["name"], found["matches"], found["game"]) == ("Friend 1", 1, "scout")
    assert (found["wins"], found["losses"]) == (int(0 in winners), int(1 in winners))
    assert ada.ask("GET", f"/api/me/matches?with={found['person']}")["count"] == 1
    assert ada.ask("GET", "/api/me/matches?with=nobody")["count"] == 0

    again = ada.open_table("scout", 2)
    assert ada.ask("POST", f"/api/tables/{again.ident}/invite", {"person": found["person"]}) == {"told": False}
    (invitation,) = bo.ask("GET", "/api/me/tables")["invitations"]
    assert (invitation["table"], invitation["game"], invitation["name"]) == (again.ident, "scout", "Friend 0")
    bo.ask("DELETE", f"/api/me/invitations/{again.ident}")
    assert bo.ask("GET", "/api/me/tables")["invitations"] == []


def test_nobody_is_invited_by_strangers_or_to_a_table_of_others(server):
    ada, bo = friends_at(server, 2)
    table = ada.open_table("scout", 2)
    stranger = bo.ask("GET", "/api/me")["id"]
    for asker, error in ((ada, "not-met"), (bo, "not-seated")):
        with pytest.raises(Refused) as caught:
            asker.ask("POST", f"/api/tables/{table.ident}/invite", {"person": stranger})
        assert (caught.value.error, caught.value.status) == (error, 403)


def test_an_invitation_is_gone_when_the_table_is_full(server):
    ada, bo = friends_at(server, 2)
    one, other = (each.ask("GET", "/api/me")["id"] for each in (ada, bo))
    remember(server, [([one, other], [3, 1])])
    table = ada.open_table("scout", 2)
    ada.ask("POST", f"/api/tables/{table.ident}/invite", {"person": other})
    assert len(bo.ask("GET", "/api/me/tables")["invitations"]) == 1
    table.do("bot", seat=1, level="newcomer")
    assert bo.ask("GET", "/api/me/tables")["invitations"] == []


def test_somebody_can_delete_a_match_or_all_of_them_and_others_keep_theirs(server):
    ada, bo = friends_at(server, 2)
    one, other = (each.ask("GET", "/api/me")["id"] for each in (ada, bo))
    remember(server, [([one], [3, 1]), ([one, other], [3, 1]), ([one], [3, 1])])
    ada.ask("DELETE", "/api/me/matches/match-0")
    with pytest.raises(Refused) as caught:
        ada.ask("DELETE", "/api/me/matches/match-0")
    assert caught.value.status == 404
    assert ada.ask("GET", "/api/me/matches")["count"] == 2
    ada.ask("DELETE", "/api/me/matches")
    assert ada.ask("GET", "/api/me/matches") == {"count": 0, "matches": []}
    assert ada.ask("GET", "/api/me/records") == {"records": [], "companions": []}
    assert bo.ask("GET", "/api/me/matches")["count"] == 1
    engine = connect(server.database)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT id FROM finished")).all() == [("match-1",)]
    engine.dispose()


def remember(server, matches: list[tuple[list[str], list[int]]]) -> None:
    """Let these people have played at a server, with these scores."""
    engine = connect(server.database)
    with engine.begin() as connection:
        for number, (people, scores) in enumerate(matches):
            add_match(connection, f"match-{number}", people, scores)
    engine.dispose()


def add_match(
    connection, ident: str, people: list[str], scores: list[int], ended: float = 1.0, level: str = "guest"
) -> None:
    """Store a finished match of these people, the others being bots."""
    seats = [{"name": "", "level": None, "character": None, "person": each} for each in people]
    seats += [{"name": "", "level": level, "character": None, "person": None}] * (len(scores) - len(people))
    shared = {"game": "scout", "players": len(scores), "ended": ended}
    row = {"id": ident, "public": False, "document": "{}", "size": 2, "names": json.dumps(seats)}
    connection.execute(insert(finished).values(**shared, **row, scores=json.dumps(scores)))
    for seat, person in enumerate(people):
        place = 1 + sum(each > scores[seat] for each in scores)
        company = "people" if len(people) > 1 else level
        outcome = {"score": scores[seat], "place": place, "won": place == 1, "company": company, "aside": None}
        connection.execute(insert(results).values(**shared, **outcome, match_id=ident, person=person, seat=seat))
        for other in set(people) - {person}:
            pair = {"match_id": ident, "person": person, "other": other, "won": other == people[0]}
            connection.execute(insert(met).values(**pair))


def test_a_record_tells_streak_best_result_and_the_last_five(store):
    won = [True, False, True, True, False, True, True, True]
    with store.engine.begin() as connection:
        for number, each in enumerate(won):
            add_match(connection, f"m{number}", ["ada"], [10 + number, 0 if each else 99], ended=float(number))
        add_match(connection, "other-level", ["ada"], [1, 2], ended=50.0, level="master")
        add_match(connection, "other-person", ["bo"], [100, 2], ended=60.0)
    guest, master = Results(store).records("ada")
    assert (guest.matches, guest.wins, guest.best, guest.streak) == (8, 6, 17, 3)
    assert guest.recent == [True, True, True, False, True]
    assert (master.company, master.matches, master.wins, master.streak, master.recent) == ("master", 1, 0, 0, [False])


def test_matches_come_in_pages_the_latest_first(store):
    with store.engine.begin() as connection:
        for number in range(7):
            add_match(connection, f"m{number}", ["ada"], [number, 3], ended=float(number))
    every = Results(store)
    pages = [every.page("ada", Wanted(), first, 3) for first in (0, 3, 6, 9)]
    assert {count for count, _ in pages} == {7}
    assert [row["match_id"] for _, rows in pages for row in rows] == [f"m{number}" for number in reversed(range(7))]
    assert [every.page("ada", Wanted(result=each), 0, 3)[0] for each in ("won", "lost")] == [4, 3]
    assert every.page("ada", Wanted(game="alhambra"), 0, 3) == (0, [])
    assert [point["place"] for point in every.course("ada")] == [2, 2, 2, 1, 1, 1, 1]


def test_matches_of_an_earlier_version_have_results_too(database):
    engine = connect(database)
    migrate(engine, "0010")
    people = [{"name": "Ada", "level": None, "person": "ada"}, {"name": "Bo", "level": None, "person": "bo"}]
    alone = [people[0], {"name": "Mara", "level": "guest", "person": None}]
    insertion = text(
        "INSERT INTO finished (id, game, players, public, ended, names, scores, document, size)"
        " VALUES (:id, 'scout', 2, false, :ended, :names, :scores, '{}', 2)"
    )
    with engine.begin() as connection:
        for number, (names, scores) in enumerate(((people, [3, 5]), (alone, [8, 2]), (None, [1, 2]))):
            stored = {"id": f"m{number}", "ended": float(number), "names": json.dumps(names)}
            connection.execute(insertion, stored | {"scores": json.dumps(scores)})
    migrate(engine)
    every = Results(Store(engine))
    assert [(row.company, row.wins, row.best) for row in every.records("ada")] == [("guest", 1, 8), ("people", 0, 3)]
    assert every.have_met("ada", "bo")
    assert every.records("bo")[0].wins == 1
    engine.dispose()


def test_who_won_is_known_of_the_matches_of_an_earlier_version(database):
    engine = connect(database)
    migrate(engine, "0012")
    insertion = text(
        "INSERT INTO finished (id, game, players, public, ended, names, scores, document, size)"
        " VALUES (:id, 'score5', 2, true, :ended, '[null, null]', '[5, 5]', :document, 2)"
    )
    files = [json.dumps({"result": {"scores": [5, 5], "winners": [1]}}), json.dumps({"result": None}), "torn"]
    with engine.begin() as connection:
        for number, document in enumerate(files):
            connection.execute(insertion, {"id": f"m{number}", "ended": -float(number), "document": document})
    migrate(engine)
    assert [row["winners"] for row in Store(engine).finished_matches(None)] == ["[1]", None, None]
    engine.dispose()
