"""Lessons over the network: the real rules answer, nothing is kept, and nobody has to be known."""

import json
from typing import Any

import msgspec
import pytest

from stammtisch.games import GAMES
from stammtisch.match.lesson import begun, lesson_of
from tests.server import Server
from tests.server.raw_requests import send_request


def ask(server: Server, game: str, **tried: Any) -> Any:
    """What a lesson answers to somebody whom the server doesn't know."""
    return json.loads(send_request(server, "POST", f"/api/games/{game}/lesson", tried).body)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_by_showing_what_was_played(shared_server, game):
    played: list[object] = []
    for number, step in enumerate(lesson_of(game)):
        asked = ask(shared_server, game, step=number, played=played)
        assert asked["judged"] is None
        assert asked["moved"] == []
        done = ask(shared_server, game, step=number, played=played, action=asked["example"])
        assert done["judged"] == {"allowed": True}
        assert done["meant"]
        assert len(done["moved"]) == 1 + len(step.replies)
        played = [*played, asked["example"]] if asked["goes_on"] else []


def test_a_move_that_is_not_allowed_is_answered_by_its_rule(shared_server):
    game, prefix = "scout", "SC"  # any game will do
    answer = ask(shared_server, game, step=1, action={"action": "show", "first": 1, "last": 2})
    assert not answer["judged"]["allowed"]
    assert answer["judged"]["rule"].startswith(prefix)
    assert answer["judged"]["say"]
    assert answer["moved"] == []


def test_a_move_that_is_allowed_but_not_meant_changes_nothing(shared_server):
    answer = ask(shared_server, "scout", step=0, action={"action": "show", "first": 1, "last": 1})
    assert answer["judged"] == {"allowed": True}
    assert not answer["meant"]
    assert answer["moved"] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_lesson_sends_of_a_position_is_what_its_seat_can_know(shared_server, game):
    for number, step in enumerate(lesson_of(game)):
        if step.position:
            board = ask(shared_server, game, step=number)["board"]
            view = json.loads(msgspec.json.encode(begun(game, number, []).view(step.seat)))
            assert set(board) == {"seat", "players", "view", "moves", "to_act", "over"}
            assert (board["seat"], board["view"]) == (step.seat, view)


@pytest.mark.parametrize(
    ("game", "tried", "status"),
    [
        ("nothing", {"step": 0}, 404),
        ("scout", {"step": 9}, 404),
        ("scout", {"step": 3, "played": []}, 422),
        ("scout", {"step": 0, "played": [{"action": "keep"}]}, 422),
        ("scout", {"step": 3, "played": [{"action": "keep"}]}, 422),
        ("scout", {"step": 3, "played": [{"nonsense": 1}]}, 422),
        ("scout", {"step": -1}, 422),
    ],
)
def test_what_fits_no_lesson_is_refused(shared_server, game, tried, status):
    assert send_request(shared_server, "POST", f"/api/games/{game}/lesson", tried).status == status
