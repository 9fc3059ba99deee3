"""Going on from a position of a finished match: at one's own seat, against the same bots, and it counts for nothing."""

import json
from typing import Any

import pytest

from stammtisch import game, load
from stammtisch.client import TableClient
from tests.server.raw_requests import friends_at
from tests.server.test_results import alone, choose
from tests.server.test_tables import refused, until

GAMES = ("score5", "alhambra", "scout")


def go_on(client: Any, match: str, seat: int, number: int) -> TableClient:
    """Decide anew what move `number` was; returns the new table."""
    return client.table(client.ask("POST", f"/api/matches/{match}/practice", {"seat": seat, "number": number})["id"])


def own_decisions(file: dict, seat: int) -> list[int]:
    return [number for number, (mover, _) in enumerate(file["moves"], 1) if mover == seat]


@pytest.mark.parametrize("name", GAMES)
def test_it_goes_on_from_that_very_position_and_counts_for_nothing(server, name):
    table = alone(server, "guest", name)
    ask, last = table.client.ask, table.play_on(0, choose)
    match = last["match"]["id"]
    file = ask("GET", f"/api/matches/{match}/file")
    number = own_decisions(file, 0)[3]
    again = go_on(table.client, match, 0, number)
    sight = until(again, 0, lambda sight: 0 in sight["match"]["to_act"])
    then = load(json.dumps(file))
    then.undo(number - 1)
    assert (sight["match"]["practice"], sight["match"]["number"]) == (True, 1)
    if name != "score5":  # where bots may bid meanwhile
        assert sight["match"]["view"] == json.loads(json.dumps(_built(then.view(0))))
        assert sight["match"]["decisions"], "what was decided before can be taken back as well"
    assert [(seat["level"], seat["character"]) for seat in sight["seats"]] == [
        (seat["level"], seat["character"]) for seat in last["seats"]
    ]
    again.play_on(0, choose)
    mine = ask("GET", "/api/me/matches")["matches"]
    assert [each["aside"] for each in mine] == ["practice", None]
    assert ask("GET", f"/api/matches/{mine[0]['id']}/verify") == {"ok": True}
    played = ask("GET", f"/api/matches/{mine[0]['id']}/file")
    assert (played["seed"], played["contributions"]) == (file["seed"], file["contributions"])
    assert played["moves"][: number - 1] == file["moves"][: number - 1]
    assert sum(each["matches"] for each in ask("GET", "/api/me/records")["records"]) == 1


def test_a_killed_server_finds_it_again(server):
    table = alone(server)
    match = table.play_on(0, choose)["match"]["id"]
    ask = table.client.ask
    number = own_decisions(ask("GET", f"/api/matches/{match}/file"), 0)[-1]
    again = go_on(table.client, match, 0, number)
    before = again.look(0)["sight"]["match"]["view"]
    server.kill()
    server.start()
    assert again.look(0)["sight"]["match"]["view"] == before
    assert again.play_on(0, choose)["match"]["practice"]


def test_only_at_ones_own_seat_of_a_finished_match_and_only_where_one_decided(shared_server):
    table = alone(shared_server)
    running = until(table, 0, lambda sight: sight["match"])["match"]["id"]
    one, (other,) = table.client, friends_at(shared_server, 1)
    assert refused(go_on, one, running, 0, 1).error == "no-such-match"
    match = table.play_on(0, choose)["match"]["id"]
    assert match == running
    theirs = own_decisions(one.ask("GET", f"/api/matches/{match}/file"), 1)[0]
    assert refused(go_on, other, match, 0, 1).error == "not-your-seat"
    assert refused(go_on, one, match, 1, theirs).error == "not-your-seat"
    assert refused(go_on, one, match, 7, 1).error == "not-your-seat"
    for number in (0, theirs, 9999):
        assert refused(go_on, one, match, 0, number).error == "no-such-decision"


def test_from_an_uploaded_file_at_any_seat(shared_server):
    (one, other) = friends_at(shared_server, 2)
    match = game("scout").new(players=3, seed="any text")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    ident = one.ask("POST", "/api/matches", json.loads(match.dump()))["id"]
    number = own_decisions(json.loads(match.dump()), 2)[1]
    again = go_on(one, ident, 2, number)
    sight = until(again, 2, lambda sight: 2 in sight["match"]["to_act"])
    assert [seat["level"] for seat in sight["seats"]] == ["regular", "regular", None]
    assert sight["match"]["view"]["hand"] == json.loads(json.dumps(_built(match.at(number - 1).view(2, False))))["hand"]
    assert refused(go_on, other, ident, 2, number).error == "not-your-seat"


def _built(value: Any) -> Any:
    import msgspec

    return msgspec.to_builtins(value)
