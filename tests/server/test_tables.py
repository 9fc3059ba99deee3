"""Tables over the wire: sitting down, playing, talking, leaving, coming back; and what is refused."""

import random
import runpy
import threading
from contextlib import closing
from urllib.request import urlopen

import pytest

from stammtisch.client import Client, Refused, TableClient
from tests.repo import ROOT
from tests.server import Server


def refused(call, *arguments, **more) -> Refused:
    """The refusal that a call meets."""
    with pytest.raises(Refused) as caught:
        call(*arguments, **more)
    return caught.value


def table_of(shared_server: Server, game: str, people: int, bots: int = 0, **settings) -> list[TableClient]:
    """A table with people and bots at it, as each person sees it."""
    clients = [shared_server.come_in(f"Person {number}") for number in range(people)]
    seats = [{} for _ in range(people)] + [{"bot": "newcomer"}] * bots
    first = clients[0].open_table(game, people + bots, seats=seats, **settings)
    tables = [client.table(first.ident) for client in clients]
    for number, table in enumerate(tables[1:], 1):
        table.sit(number)
    return tables


def until(table: TableClient, seat: int | None, wanted) -> dict:
    """The first sight of a seat for which `wanted` is true."""
    with closing(table.updates(seat)) as updates:
        for update in updates:
            if wanted(update["sight"]):
                return update["sight"]
    raise AssertionError


def test_a_newcomer_plays_a_whole_match_against_bots(shared_server):
    (table,) = table_of(shared_server, "alhambra", 1, bots=2)
    table.start()
    chance = random.Random(1)
    last = table.play_on(0, lambda sight: chance.choice(sight["match"]["moves"]))
    assert last["match"]["over"]
    assert last["match"]["seed"] is not None
    (match,) = table.client.ask("GET", "/api/matches")["mine"]
    assert (match["scores"], match["winners"]) == (last["match"]["scores"], last["match"]["winners"])
    replay = table.client.replay(match["id"], "0")
    assert len(replay["steps"]) == replay["count"]
    assert replay["steps"][-1]["views"][0]["over"]
    assert table.client.ask("GET", f"/api/matches/{match['id']}/verify") == {"ok": True}


def test_a_program_whose_move_comes_too_late_chooses_again(shared_server):
    (table,) = table_of(shared_server, "scout", 1, bots=1)
    table.start()
    elsewhere = shared_server.device(table.client).table(table.ident)
    chosen = []

    def choose(sight):
        chosen.append(sight["match"]["moves"][0])
        if len(chosen) == 1:
            elsewhere.play(0, chosen[0])
        return chosen[-1]

    assert table.play_on(0, choose)["match"]["over"]
    assert chosen[0]["action"] == "keep"


def test_a_program_that_chooses_what_is_not_allowed_is_told(shared_server):
    (table,) = table_of(shared_server, "scout", 1, bots=1)
    table.start()
    with pytest.raises(Refused) as refused:
        table.play_on(0, lambda sight: "show 1-2")
    assert refused.value.rule == "SC-4"


def test_a_seat_is_taken_once(shared_server):
    one, other = table_of(shared_server, "scout", 2)
    third = shared_server.come_in("Third").table(one.ident)
    assert refused(third.sit, 0).error == "seat-taken"
    assert refused(third.sit, 7).error == "no-such-seat"
    assert refused(third.play, 0, "keep").error == "no-match"
    one.start()
    assert refused(third.play, 0, "keep").status == 403
    assert refused(other.play, 0, "keep").status == 403
    other.play(1, "keep")


def test_what_the_rules_forbid_is_refused_with_its_number_and_changes_nothing(shared_server):
    one, _ = table_of(shared_server, "scout", 2)
    one.start()
    before = one.look(0)
    answer = refused(one.play, 0, "show 1")
    assert (answer.status, answer.rule) == (409, "SC-4")
    assert "SC-4" in answer.say
    assert one.look(0) == before
    assert refused(one.play, 0, "dance").status == 409


def test_the_same_command_twice_is_done_once(shared_server):
    one, _ = table_of(shared_server, "scout", 2)
    one.start()
    first = one.do("play", "same", seat=0, action="turn")
    assert one.do("play", "same", seat=0, action="turn") == first
    assert refused(one.do, "play", "another", seat=0, action="turn").rule == "SC-4"


def test_a_seat_sees_its_own_hand_and_a_spectator_sees_none(shared_server):
    one, other = table_of(shared_server, "scout", 2)
    one.start()
    views = [one.look(0), other.look(1), shared_server.come_in("Watcher").table(one.ident).look()]
    hands = [each["sight"]["match"]["view"]["hand"] for each in views]
    assert hands[0] is not None
    assert hands[0] != hands[1]
    assert hands[2] is None
    assert refused(other.look, 0).status == 403
    for each in views:
        assert each["sight"]["match"]["seed"] is None


def test_spectators_stay_out_where_they_are_not_welcome(shared_server):
    one, _ = table_of(shared_server, "scout", 2, spectators=False)
    one.start()
    watcher = shared_server.come_in("Watcher").table(one.ident)
    assert refused(watcher.look).error == "no-spectators"
    assert refused(watcher.do, "say", text="hello").error == "no-spectators"


def test_a_secret_swap_is_no_message_to_the_others(shared_server):
    one, other, third = table_of(shared_server, "score5", 3)
    one.start()
    for seat, table in enumerate((one, other, third)):
        cards = table.look(seat)["sight"]["match"]["view"]["hand"]
        table.play(seat, {"action": "bid", "cards": cards[:1]})
    before = other.look(1)
    own = one.look(0)
    swapped = own["sight"]["match"]["view"]["hand"][0]
    one.play(0, {"action": "bid", "cards": [swapped]})
    assert one.look(0)["n"] == own["n"] + 1
    assert other.look(1) == before


def test_a_final_bidder_may_take_it_back_and_is_waited_for_again(shared_server):
    one, other = table_of(shared_server, "score5", 2, clock={"move": 60, "bank": 60})
    one.start()
    for seat, table in enumerate((one, other)):
        table.play(seat, "bid nothing")
    one.play(0, "final")
    sight = until(one, 0, lambda sight: sight["match"]["to_act"] == [1])
    assert sight["match"]["moves"][0] == {"action": "not_final"}
    assert sight["seats"][0]["due"] is None
    one.play(0, "not final")
    sight = until(other, 1, lambda sight: sight["match"]["to_act"] == [0, 1])
    assert None not in [seat["due"] for seat in sight["seats"]]


def test_people_talk_and_react(shared_server):
    one, other = table_of(shared_server, "scout", 2)
    one.do("say", text="  Servus   <b>beinand</b> ")
    other.do("react", reaction="🍻")
    said, reacted = other.look(1)["happened"][-2:]
    assert (said["kind"], said["text"]) == ("said", "Servus <b>beinand</b>")
    assert (reacted["kind"], reacted["text"]) == ("reacted", "🍻")
    assert refused(one.do, "say", text="x" * 281).error == "saying-wrong"
    assert refused(one.do, "react", reaction="💣").status == 422


def test_a_stand_in_plays_for_people_who_leave_and_the_seat_can_be_taken_back(shared_server):
    one, other = table_of(shared_server, "scout", 2)
    one.start()
    other.do("leave")
    one.play(0, "keep")
    until(one, 0, lambda sight: sight["match"]["view"]["phase"] != "turning")
    other.do("return")
    assert not other.look(1)["sight"]["seats"][1]["away"]


def test_alone_with_bots_a_decision_isnt_taken_back_unasked_once_something_was_seen(shared_server):
    (table,) = table_of(shared_server, "score5", 1, bots=2)
    table.start()
    hand = table.look(0)["sight"]["match"]["view"]["hand"]
    until(table, 0, lambda sight: sight["match"]["to_act"] == [0])
    assert refused(table.do, "undo", seat=0).error == "nothing-to-undo"
    table.play(0, {"action": "bid", "cards": hand[:1]})
    sight = until(table, 0, lambda sight: sight["match"]["view"]["phase"] != "laying")
    assert sight["match"]["over"] is False
    assert refused(table.do, "undo", seat=0).error == "undo-practice"


def test_with_people_all_have_to_agree_to_take_something_back(shared_server):
    one, other, third = table_of(shared_server, "scout", 3)
    one.start()
    one.play(0, "turn")
    one.do("undo", seat=0)
    assert other.look(1)["sight"]["match"]["asked"] == [0, [0]]
    other.do("answer", seat=1, yes=True)
    third.do("answer", seat=2, yes=True)
    assert one.look(0)["sight"]["match"]["to_act"] == [0, 1, 2]
    one.play(0, "turn")
    one.do("undo", seat=0)
    other.do("answer", seat=1, yes=False)
    assert one.look(0)["sight"]["match"]["asked"] is None


def test_the_clock_plays_for_people_who_are_late(shared_server):
    one, _ = table_of(shared_server, "scout", 2, clock={"move": 1.0})
    one.start()
    sight = until(one, 0, lambda sight: sight["match"]["view"]["phase"] != "turning")
    moved = [each for each in one.look(0)["happened"] if each["kind"] == "moved"]
    assert {each["by"] for each in moved} == {"clock"}
    assert sight["match"]["over"] is False


def test_several_people_play_around_one_screen(shared_server):
    client = shared_server.come_in("Family")
    table = client.open_table("scout", 2)
    table.sit(1)
    table.start()
    hands = [table.look(seat)["sight"]["match"]["view"]["hand"] for seat in (0, 1)]
    assert hands[0] != hands[1]
    table.play(0, "keep")
    table.play(1, "keep")


def test_a_token_is_needed_and_can_be_given_up(shared_server):
    client = shared_server.come_in("Short")
    stranger = Client(shared_server.address, "not a token", patience=1)
    assert refused(stranger.ask, "GET", "/api/me").status == 401
    assert client.ask("GET", "/api/me")["name"] == "Short"
    client.ask("DELETE", "/api/me")
    assert refused(client.ask, "GET", "/api/me").status == 401
    stranger.close()


def test_bad_tables_are_refused_with_a_reason(shared_server):
    client = shared_server.come_in("Odd")
    for settings, error in (
        ({"game": "chess", "players": 2}, "unknown-game"),
        ({"game": "scout", "players": 9}, "option-players"),
        ({"game": "scout", "players": 2, "options": {"cap": 3}}, "option-unknown"),
        ({"game": "scout", "players": 2, "seats": [{"bot": "god"}]}, "unknown-level"),
        ({"game": "scout", "players": 2, "clock": {"move": 0}}, "clock-wrong"),
        ({"game": "scout"}, "not-understood"),
    ):
        answer = refused(client.ask, "POST", "/api/tables", {"settings": settings})
        assert (answer.status, answer.error) == (422, error)
    assert refused(client.table("nowhere").look).status == 404
    assert refused(client.ask, "POST", "/api/tables", {"settings": "x" * 100_000}).status == 413


def test_the_example_sits_down_and_plays(shared_server, capsys):
    (table,) = table_of(shared_server, "alhambra", 1, bots=1)
    example = runpy.run_path(str(ROOT / "examples/table_bot.py"))
    table.do("stand", seat=0)
    host = threading.Thread(target=start_when_full, args=(table,))
    host.start()
    example["main"](shared_server.address, table.ident, "0")
    host.join()
    assert "Final scores" in capsys.readouterr().out


def start_when_full(table: TableClient) -> None:
    until(table, None, lambda sight: all(seat["person"] or seat["level"] for seat in sight["seats"]))
    table.start()


def test_the_server_tells_how_it_is(shared_server):
    client = shared_server.come_in("Keeper")
    games = client.ask("GET", "/api/games")
    assert {each["name"] for each in games} == {"score5", "alhambra", "scout"}
    with urlopen(f"{shared_server.address}/healthz") as answer:
        assert answer.read() == b"alive\n"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


def test_a_decision_made_before_something_was_seen_is_refused_unless_it_changes_nothing(shared_server):
    ada, bo = shared_server.come_in("Ada"), shared_server.come_in("Bo")
    table = ada.open_table("scout", 2)
    bo.table(table.ident).sit(1)
    n = table.do("start")
    bo.table(table.ident).do("play", seat=1, action="keep")  # everyone decides about their hand at the same time
    assert table.do("play", seat=0, action="keep", seen=n) > n
    first = (table.look()["sight"]["match"]["to_act"])[0]
    players = [table, bo.table(table.ident)]
    then = players[1 - first].look()["n"]
    players[first].play(first, "show 1")
    with pytest.raises(Refused, match="Something has happened"):
        players[1 - first].do("play", seat=1 - first, action="show 1", seen=then)
