"""Matches have a bound, replays come in pages, and work that nobody waits for ends."""

import json
import socket
import time
from pathlib import Path

import pytest

from stammtisch.match.errors import BadMatchFile, TooLong
from stammtisch.match.file import load
from stammtisch.match.game import find
from stammtisch.match.match import Match
from stammtisch.server.http.replay import PAGE
from stammtisch.server.table import log
from stammtisch.server.table.plan import Plan
from stammtisch.server.table.table import Table
from tests.server import Server
from tests.server.raw_requests import friends_at, send_request

SCORE5 = find("score5").adapter.description


def swapping(moves: int, players: int = 2) -> Match:
    """A match of SCORE 5 in which somebody exchanged a card so often that it has so many moves."""
    match = find("score5").new(players, "seed")
    while len(match.moves_made) < moves:
        seat = match.to_act[0]
        listed = [move for move in match.moves(seat) if str(move) != SCORE5.settling]
        match.play(seat, listed[len(match.moves_made) % len(listed)] if listed else match.moves(seat)[0])
    return match


def finished(moves: int, players: int = 2) -> Match:
    """The same match, brought to its end."""
    match = swapping(moves, players)
    while not match.over:
        seat = match.to_act[0]
        match.play_code(seat, match.settled(seat, match.codes(seat)[0]))
    return match


def test_a_match_that_goes_on_for_ever_has_to_come_to_an_end():
    match = swapping(SCORE5.longest)
    seat = next(seat for seat in match.to_act if match.is_legal(seat, SCORE5.settling))
    assert [str(move) for move in match.moves(seat)] == [SCORE5.settling]
    other = next(move for move in match.position.moves(seat) if str(move) != SCORE5.settling)
    assert not match.is_legal(seat, other)
    with pytest.raises(TooLong):
        match.play(seat, other)
    match.play(seat, SCORE5.settling)
    assert match.moves(seat) == []  # nor can it be taken back
    whole = finished(SCORE5.longest)
    assert len(whole.moves_made) < SCORE5.most_moves
    assert load(whole.dump()).scores == whole.scores


@pytest.mark.parametrize("moves", [SCORE5.longest + 400, SCORE5.most_moves + 2])
def test_a_file_of_a_match_that_went_on_for_ever_is_refused(shared_server, moves):
    document = json.loads(swapping(SCORE5.longest - 2).dump())
    document["moves"] += document["moves"][-2:] * ((moves - len(document["moves"])) // 2)
    with pytest.raises(BadMatchFile):
        load(json.dumps(document))
    (friend,) = friends_at(shared_server, 1)
    assert send_request(shared_server, "POST", "/api/matches", document, friend.token).status == 422


def test_a_table_accepts_only_what_ends_such_a_match():
    table = Table("t")
    entries = [log.Opened("ada", log.TableSettings("score5", 2), "seed"), log.Sat(0, "ada", "Ada", ""),
               log.Sat(1, "bob", "Bob", ""), log.Started("match", "next", "bots")]  # fmt: skip
    table = Plan(table, [(1.0, entry) for entry in entries]).table
    for seat, code in swapping(SCORE5.longest).moves_made:
        table.add(log.Moved(seat, code), 1.0)
    assert table.trouble is None
    match = table.match
    assert match is not None
    seat = next(seat for seat in match.to_act if match.is_legal(seat, SCORE5.settling))
    code = next(code for code in match.position.codes(seat) if code not in match.codes(seat))
    with pytest.raises(TooLong):
        match.check_length(seat, code)


def test_a_replay_comes_in_pages_that_add_up(shared_server):
    match = finished(400, 3)
    (friend,) = friends_at(shared_server, 1)
    ident = friend.ask("POST", "/api/matches", json.loads(match.dump()))["id"]
    for seat in ("open", "", "1"):
        whole = friend.replay(ident, seat)
        assert len(whole["steps"]) == whole["count"]
        assert whole["scores"] == list(match.scores)
    path, since, pages = f"/api/matches/{ident}?seat=open", 0, 0
    while since is not None:
        answer = send_request(shared_server, "GET", f"{path}&since={since}", token=friend.token)
        assert len(answer.body) < PAGE + 20_000
        since, pages = json.loads(answer.body)["following"], pages + 1
    assert pages > 2
    assert len(friend.replay(ident, "open")["steps"]) == len(match.moves_made) + 1
    assert (
        json.loads(send_request(shared_server, "GET", f"{path}&since=9999999", token=friend.token).body)["steps"] == []
    )


def cpu_seconds(server: Server) -> float:
    """How long a server's process has computed so far."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def test_work_ends_when_nobody_waits_for_it(server):
    people = friends_at(server, 2)
    document = json.loads(finished(SCORE5.longest, 5).dump())
    ident = people[0].ask("POST", "/api/matches", document)["id"]
    server.kill()
    server.start()
    lines = []
    for person in people * 4:
        line = socket.create_connection(("localhost", server.port))
        asked = f"GET /api/matches/{ident}?seat=open HTTP/1.1\r\nHost: localhost:{server.port}\r\n"
        line.sendall(f"{asked}Authorization: Bearer {person.token}\r\n\r\n".encode())
        lines.append(line)
    time.sleep(0.2)
    for line in lines:
        line.close()
    assert people[0].ask("GET", "/api/me")["name"] == "Friend 0"  # who somebody is comes before all that
    until = time.monotonic() + 30
    while True:  # nothing is left running
        before = cpu_seconds(server)
        time.sleep(1.0)
        if cpu_seconds(server) - before < 0.3:
            break
        assert time.monotonic() < until
