"""Evenings: several people in a room, at one process or at several, from match to match."""

import json
from contextlib import ExitStack, closing
from functools import partial
from importlib.resources import files

import pytest

from stammtisch.client import TableClient
from stammtisch.server.http.limits import SEATS
from tests.server import Server, sqlite
from tests.server.conftest import new_database
from tests.server.playing import at_once
from tests.server.raw_requests import friends_at, send_request
from tests.server.test_sockets import connect_to, hear, rest_of, table_of
from tests.server.test_tables import refused, until


@pytest.fixture(scope="module")
def pair(postgresql):
    """Two servers on one database."""
    database = new_database(postgresql)
    with ExitStack() as stack:
        yield [stack.enter_context(closing(Server(database))) for _ in range(2)]


def spread(pair: list[Server], count: int, game: str = "scout") -> list[TableClient]:
    """A table with so many people, who are connected to one process and the other in turns."""
    friends = friends_at(pair[0], count)
    devices = [pair[number % 2].device(friend) for number, friend in enumerate(friends)]
    ident = devices[0].open_table(game, count).ident
    tables = [device.table(ident) for device in devices]
    for seat, table in enumerate(tables[1:], 1):
        table.sit(seat)
    for table in tables:
        until(table, None, is_full)  # a process hears of what others wrote a moment later
    return tables


def is_full(sight: dict) -> bool:
    """Whether somebody sits at every seat."""
    return all(people_in(sight))


def people_in(sight: dict) -> list[str | None]:
    return [seat["person"] for seat in sight["seats"]]


def play_out(tables: list[TableClient]) -> dict:
    """Everyone lets a bot play for them until the match is over; the sight of the first then."""
    for table in tables:
        table.do("leave")
    return until(tables[0], None, lambda sight: sight["match"]["over"])


def test_a_swap_that_is_asked_for_at_one_process_is_agreed_to_at_the_other(pair):
    one, other, third = spread(pair, 3)
    before = people_in(one.look()["sight"])
    third.do("ask-swap", seat=2, other=1)
    until(one, 0, lambda sight: sight["swaps"] == [[2, 1]])
    other.do("answer-swap", seat=1, other=2, yes=True)
    for each in (one, other, third):
        until(each, None, lambda sight: people_in(sight) == [before[0], before[2], before[1]])
    assert refused(other.do, "answer-swap", seat=2, other=1, yes=True).error == "nothing-asked"


def test_everyone_is_ready_at_once_and_one_match_is_dealt(pair):
    tables = spread(pair, 4)
    for number in range(1, 3):
        answers = at_once(*(table.ready for table in tables))
        assert [each for each in answers if each is not None] == []
        dealt = partial(lambda number, sight: sight["match"] and sight["match"]["number"] == number, number)
        sights = [until(table, seat, dealt) for seat, table in enumerate(tables)]
        assert len({sight["match"]["id"] for sight in sights}) == 1
        play_out(tables)


def test_a_command_of_the_room_is_carried_out_once_whichever_process_it_reaches(pair):
    tables = spread(pair, 2)
    devices = [server.device(tables[0].client).table(tables[0].ident) for server in pair for _ in range(2)]
    told = tables[0].look(0)["n"]
    assert at_once(*(partial(each.do, "ready", "once", yes=True) for each in devices)) == [told + 1] * 4
    assert at_once(*(partial(each.do, "stand", "up", seat=0) for each in devices)) == [told + 2] * 4


def test_what_the_host_arranges_at_one_process_is_dealt_at_the_other(pair):
    tables = spread(pair, 2)
    tables[0].arrange(game="alhambra", players=3, clock={"move": 60, "bank": 30}, options={"memory": True})
    tables[0].do("bot", seat=2, level="newcomer")
    tables[1].ready()
    tables[0].ready()
    sight = until(tables[1], 1, lambda sight: sight["match"])
    assert (sight["game"], sight["players"], sight["options"]) == ("alhambra", 3, {"memory": True})
    assert sight["clock"] == {"move": 60, "bank": 30}
    assert "money" in json.dumps(sight["match"]["view"])
    assert refused(tables[0].arrange, hints=True).error == "match-running"


def test_the_tally_outlives_processes(tmp_path):
    with closing(Server(sqlite(tmp_path))) as server:
        tables = table_of(server, 2)
        tables[0].start()
        play_out(tables)
        tables[0].arrange(game="alhambra")
        tables[0].start()
        told = play_out(tables)["tally"]
        assert [row["matches"] for row in told] == [2, 2]
        assert sum(row["wins"] for row in told) >= 2
        server.kill()
        server.start()
        assert tables[1].look(1)["sight"]["tally"] == told


def test_somebody_who_was_away_in_the_last_match_plays_the_next_one(shared_server):
    one, other = table_of(shared_server, 2)
    one.start()
    play_out([one, other])
    one.start()
    sight = one.look(0)["sight"]
    assert not any(seat["away"] for seat in sight["seats"])
    other.play(1, "keep")


def test_somebody_who_stands_up_is_shown_the_room_as_somebody_without_a_seat(shared_server):
    one, other = table_of(shared_server, 2)
    with connect_to(other, 1) as connection:
        hear(connection, "sight")
        one.do("stand", seat=1)
        fault = json.loads(rest_of(connection)[-1])
        assert (fault["error"], fault["say"]) == ("not-your-seat", "Seat 2 isn't yours.")
    with connect_to(other) as connection:
        update = hear(connection, "sight")
        assert update["sight"]["viewer"] is None
        stood = update["happened"][-1]
        assert (stood["kind"], stood["by"], stood["seat"]) == ("stood", "host", 1)
    other.sit(1)


def test_where_nobody_watches_a_friend_still_finds_the_room_between_matches(shared_server):
    one, other = table_of(shared_server, 2, spectators=False)
    friend = friends_at(shared_server, 1)[0].table(one.ident)
    one.start()
    assert refused(friend.look).error == "no-spectators"
    play_out([one, other])
    assert friend.look()["sight"]["viewer"] is None
    one.do("stand", seat=1)
    friend.sit(1)
    friend.ready()
    one.ready()
    assert friend.look(1)["sight"]["match"]["number"] == 2
    assert refused(other.look).error == "no-spectators"


def test_while_the_host_is_gone_another_takes_over_and_only_then(shared_server):
    one, other = table_of(shared_server, 2)
    with connect_to(one, 0) as connection:
        hear(connection, "present")
        assert refused(other.do, "take-over").error == "host-is-present"
    one.do("leave")
    sight = other.look(1)["sight"]
    assert sight["host"] == sight["seats"][1]["person"]
    assert refused(one.arrange, hints=True).status == 403
    other.arrange(hints=True)


def test_the_list_of_tables_follows_what_is_arranged_and_who_is_the_host(shared_server):
    one, other = table_of(shared_server, 2)
    stranger = friends_at(shared_server, 1)[0]
    listed = lambda: [each for each in stranger.ask("GET", "/api/tables")["public"] if each["id"] == one.ident]  # noqa: E731
    assert listed() == []
    one.arrange(public=True, game="alhambra", players=5)
    (row,) = listed()
    assert (row["game"], row["players"], row["free"]) == ("alhambra", 5, 3)
    one.do("leave")
    assert refused(one.do, "close").error == "host-only"
    other.do("close")
    assert listed() == []


def test_a_deck_goes_over_the_wire_and_a_broken_one_is_refused_by_its_rule(shared_server):
    one, other = table_of(shared_server, 2, "score5")
    deck = json.loads((files("stammtisch") / "games/score5/rules/deck.json").read_text(encoding="utf-8"))
    one.arrange(options={"deck": deck | {"name": "ours"}, "cap": 2})
    assert other.look(1)["sight"]["options"]["deck"]["name"] == "ours"
    deck["cards"][1]["tie-break"] = deck["cards"][0]["tie-break"]
    assert "S5-5" in refused(one.arrange, options={"deck": deck}).say
    assert refused(one.arrange, options={"cap": "many"}).status == 422
    one.start()
    assert other.look(1)["sight"]["options"]["cap"] == 2


def test_what_happens_in_the_room_is_limited_by_person_and_a_large_deck_counts_for_more(shared_server):
    one, other = table_of(shared_server, 2, "score5")
    path = f"/api/tables/{one.ident}"

    def ready(number: int) -> int:
        command = {"do": "ready", "yes": number % 2 == 0}
        return send_request(
            shared_server, "POST", path, {"id": f"r{number}", "command": command}, other.client.token
        ).status

    statuses = [ready(number) for number in range(int(SEATS.burst) + 12)]
    assert statuses.count(200) >= SEATS.burst - 1  # one was for sitting down
    assert 429 in statuses
    deck = {"options": {"deck": {"name": "x" * 60_000}}}
    decks = [
        send_request(shared_server, "PATCH", path, {"id": f"d{number}", "settings": deck}, one.client.token).status
        for number in range(3)
    ]
    assert decks == [422, 422, 429]  # a few of them are as much as many small changes
