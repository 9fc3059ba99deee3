"""Common deals on a server: everybody plays the same, once, alone, and is told how others did when they have finished."""

from contextlib import closing
from typing import Any

import pytest

from stammtisch.client import Client, TableClient
from stammtisch.match.fairness import commitment
from tests.server import Server
from tests.server.conftest import new_database
from tests.server.playing import at_once
from tests.server.raw_requests import friends_at
from tests.server.test_results import choose
from tests.server.test_tables import refused, until

GAMES = ("score5", "alhambra", "scout")


def today(client: Client, game: str = "scout") -> dict:
    """The deal of the day."""
    (deal,) = [each for each in client.ask("GET", "/api/daily")["deals"] if each["game"] == game]
    return deal


def sit_down(client: Client, deal: dict) -> TableClient:
    return client.table(client.ask("POST", f"/api/deals/{deal['id']}/table")["id"])


def play(client: Client, deal: dict) -> dict:
    """Play a deal to its end; returns the last sight."""
    return sit_down(client, deal).play_on(deal["seat"], choose)


def state(client: Client, deal: dict) -> dict:
    return client.ask("GET", f"/api/deals/{deal['id']}")


@pytest.mark.parametrize("name", GAMES)
def test_everybody_plays_the_same_against_the_same_bots_with_the_same_chance(server, name):
    one, other = friends_at(server, 2)
    deal = today(one, name)
    first, second = (sit_down(each, deal) for each in (one, other))
    mine, theirs = (until(table, deal["seat"], lambda sight: sight["match"]) for table in (first, second))
    assert mine["match"]["commitment"] == theirs["match"]["commitment"] == deal["commitment"]
    ends = [table.play_on(deal["seat"], choose) for table in (first, second)]
    assert ends[0]["match"]["scores"] == ends[1]["match"]["scores"]
    assert ends[0]["match"]["view"] == ends[1]["match"]["view"]
    assert ends[0]["match"]["id"] != ends[1]["match"]["id"]
    compared = state(one, deal)["comparison"]
    assert compared["people"] == {"count": 1, "less": 0, "same": 1}


def test_only_the_first_time_counts(server):
    one, other = friends_at(server, 2)
    deal = today(one)
    assert (deal["status"], deal["result"], deal["comparison"]) == ("new", None, None)
    table = sit_down(one, deal)
    assert sit_down(one, deal).ident == table.ident
    assert (today(one)["status"], today(one)["table"]) == ("running", table.ident)
    last = table.play_on(deal["seat"], choose)
    done = today(one)
    score = last["match"]["scores"][deal["seat"]]
    assert (done["status"], done["match"], done["finished"]) == ("done", last["match"]["id"], 1)
    assert (done["result"]["score"], done["result"]["counts"]) == (score, True)
    daily = one.ask("GET", "/api/daily")
    assert (daily["streak"], daily["days"]) == (1, [daily["day"]])
    again = sit_down(one, deal)
    assert again.ident != table.ident
    assert again.play_on(deal["seat"], choose)["match"]["practice"]
    assert today(one)["match"] == last["match"]["id"]
    assert today(other)["finished"] == 1
    mine = one.ask("GET", "/api/me/matches")["matches"]
    assert [each["aside"] for each in mine] == ["practice", "deal"]
    assert one.ask("GET", "/api/me/records")["records"] == []
    (own,) = one.ask("GET", "/api/me/deals")["deals"]
    assert (own["deal"], own["score"], own["counts"]) == (deal["id"], score, True)


def test_two_devices_at_once_have_one_attempt(server):
    (one,) = friends_at(server, 1)
    deal = today(one)
    devices = [server.device(one) for _ in range(6)]
    found = at_once(*[lambda each=each: sit_down(each, deal).ident for each in devices])
    assert len(set(found)) == 1
    assert len(one.ask("GET", "/api/me/tables")["tables"]) == 1


def test_what_counts_has_no_help_and_is_for_nobody_elses_eyes(server):
    one, other = friends_at(server, 2)
    deal = today(one)
    seat, table = deal["seat"], sit_down(one, deal)
    sight = until(table, seat, lambda sight: sight["match"] and seat in sight["match"]["to_act"])
    assert (sight["hints"], sight["deal"], sight["match"]["decisions"]) == (False, deal["id"], [])
    assert refused(one.ask, "POST", f"/api/tables/{table.ident}/hint", {"seat": seat}).error == "no-hints"
    assert refused(table.do, "leave").error == "deal-counts"
    assert refused(table.do, "undo", seat=seat).error == "nothing-to-undo"
    theirs = other.table(table.ident)
    assert refused(theirs.look, None).error == "no-spectators"
    last = table.play_on(seat, choose)
    assert last["match"]["seed"] is None
    assert refused(theirs.look, None).error == "no-spectators"
    match = last["match"]["id"]
    for asker in (one, other):
        for path in ("", "/file", "/verify", f"/reviews/{seat}"):
            assert refused(asker.ask, "GET", f"/api/matches/{match}{path}").error == "deal-goes-on"
        wanted = {"seat": seat, "number": 1}
        assert refused(asker.ask, "POST", f"/api/matches/{match}/practice", wanted).error == "deal-goes-on"
    assert state(other, deal)["comparison"] is None
    assert state(one, deal)["key"] is None


def test_going_back_with_hindsight_is_for_practice_only(server):
    (one,) = friends_at(server, 1)
    deal = today(one, "alhambra")
    seat = deal["seat"]

    def until_something_was_seen(sight: dict) -> Any:
        if sight["match"]["decisions"]:
            raise StopIteration
        return choose(sight)

    first = sit_down(one, deal)
    with pytest.raises(StopIteration):
        first.play_on(seat, until_something_was_seen)
    (own,) = first.look(seat)["sight"]["match"][
        "decisions"
    ]  # what bots did here before the deal began isn't among them
    assert refused(first.do, "undo", seat=seat, decision=own, practice=True).error == "deal-counts"
    first.play_on(seat, choose)
    assert state(one, deal)["result"]["counts"]
    again = sit_down(one, deal)
    with pytest.raises(StopIteration):
        again.play_on(seat, until_something_was_seen)
    again.do("undo", seat=seat, practice=True)
    assert again.look(seat)["sight"]["match"]["decisions"] == []


def test_a_deal_among_friends_is_compared_when_one_has_finished(server):
    one, two, three = friends_at(server, 3)
    deal = one.ask("POST", "/api/deals", {"game": "scout", "players": 3, "level": "guest", "short": True})
    assert (deal["day"], deal["finished"], len(deal["players"])) == (None, 0, 3)
    mine = play(one, deal)
    first = state(one, deal)
    assert [(each["you"], each["scores"]) for each in first["comparison"]["friends"]] == [
        (True, mine["match"]["scores"])
    ]
    assert state(two, deal)["comparison"] is None
    match = mine["match"]["id"]
    assert refused(two.ask, "GET", f"/api/matches/{match}/file").error == "deal-goes-on"
    file = one.ask("GET", f"/api/matches/{match}/file")
    assert file["commitment"] == deal["commitment"] == commitment(file["seed"])
    play(two, deal)
    both = state(two, deal)["comparison"]
    assert sorted(each["you"] for each in both["friends"]) == [False, True]
    assert both["people"]["count"] == 1
    two.ask("GET", f"/api/matches/{match}/file")
    assert refused(three.ask, "GET", f"/api/matches/{match}/file").error == "deal-goes-on"
    assert refused(one.ask, "POST", "/api/deals", {"game": "scout", "players": 9, "level": "guest"}).status == 422


def test_somebody_who_deletes_everything_has_had_their_attempt(server):
    (one,) = friends_at(server, 1)
    deal = today(one)
    play(one, deal)
    one.ask("DELETE", "/api/me/matches")
    spent = today(one)
    assert (spent["status"], spent["match"], spent["result"], spent["finished"]) == ("spent", None, None, 0)
    assert one.ask("GET", "/api/daily")["streak"] == 0
    assert play(one, deal)["match"]["practice"]


def test_closing_the_table_gives_the_attempt_up(server):
    (one,) = friends_at(server, 1)
    deal = today(one)
    sit_down(one, deal).do("close")
    assert today(one)["status"] == "spent"
    assert play(one, deal)["match"]["practice"]


def test_there_is_no_deal_of_another_day(server):
    (one,) = friends_at(server, 1)
    for name in ("2001-01-01-scout", "2999-01-01-scout", "2999-99-99-scout", "nothing", "2001-01-01-bridge"):
        assert refused(one.ask, "GET", f"/api/deals/{name}").error == "no-such-deal"
        assert refused(one.ask, "POST", f"/api/deals/{name}/table").error == "no-such-deal"


def test_a_killed_server_finds_the_table_again(server):
    (one,) = friends_at(server, 1)
    deal = today(one)
    table = sit_down(one, deal)
    before = table.look(deal["seat"])["sight"]["match"]["view"]["hand"]
    server.kill()
    server.start()
    assert sit_down(one, deal).ident == table.ident
    assert table.look(deal["seat"])["sight"]["match"]["view"]["hand"] == before
    assert table.play_on(deal["seat"], choose)["match"]["over"]
    assert today(one)["result"]["counts"]


def test_two_processes_on_one_database_know_one_attempt(postgresql):
    database = new_database(postgresql)
    with closing(Server(database)) as first, closing(Server(database)) as second:
        (one,) = friends_at(first, 1)
        devices = [server.device(one) for server in (first, second) * 3]
        deal = today(one)
        found = at_once(*[lambda each=each: sit_down(each, deal).ident for each in devices])
        assert len(set(found)) == 1
        last = sit_down(second.device(one), deal).play_on(deal["seat"], choose)
        assert today(one)["match"] == last["match"]["id"]
        assert sit_down(one, deal).ident != found[0]
        assert today(second.device(one))["finished"] == 1
