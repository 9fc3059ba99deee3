"""Pulling the plug in the middle of play: what was acknowledged is kept, what was shown is kept, nothing comes twice."""

import random
import threading
import time
from contextlib import closing

import pytest

from stammtisch.client import Refused, TableClient
from tests.server import Server

GAMES = ("score5", "alhambra", "scout")


class Player(threading.Thread):
    """A program that plays at random, and writes down every move that was acknowledged and every message that it saw."""

    def __init__(self, table: TableClient, seat: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.table, self.seat = table, seat
        self.chance = random.Random(seed)
        self.acknowledged: list[dict] = []
        self.seen: list[dict] = []
        self.last: dict = {}
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            with closing(self.table.updates(self.seat)) as updates:
                for update in updates:
                    self.seen += update["happened"]
                    assert len(self.seen) == update["n"]
                    self.last = match = update["sight"]["match"]
                    if match and match["over"]:
                        return
                    if match and self.seat in match["to_act"]:
                        self.move(match["moves"])
        except BaseException as error:
            self.error = error

    def move(self, moves: list[dict]) -> None:
        final = [move for move in moves if move["action"] == "final"]
        action = self.chance.choice(final or moves)
        try:
            self.table.play(self.seat, action)
        except Refused as refused:
            if refused.status != 409:  # somebody else's move came in between
                raise
        else:
            self.acknowledged.append(action)


def sit_down(server: Server, game: str, people: int, bots: int) -> list[Player]:
    """A table with some people and some bots, ready to be dealt."""
    clients = [server.come_in(f"Player {number}") for number in range(people)]
    seats = [{} for _ in range(people)] + [{"bot": "newcomer"}] * bots
    table = clients[0].open_table(game, people + bots, seats=seats)
    for number, client in enumerate(clients[1:], 1):
        client.table(table.ident).sit(number, contribution=f"salt {number}")
    return [Player(client.table(table.ident), number, number) for number, client in enumerate(clients)]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_lost_when_the_server_is_killed_twice_in_a_match_of_four_programs_and_a_bot(server, game):
    players = sit_down(server, game, people=4, bots=1)
    players[0].table.start()
    for player in players:
        player.start()
    for _ in range(2):
        time.sleep(0.7)
        server.kill()
        server.start()
    for player in players:
        player.join(60)
        assert player.error is None
        assert not player.is_alive(), player.last
    check(players)


def check(players: list[Player]) -> None:
    """Everyone saw the same end, and every acknowledged move stands in the log exactly once."""
    assert len({tuple(player.last["scores"]) for player in players}) == 1
    for player in players:
        log = player.table.look(player.seat)
        assert log["happened"] == player.seen
        own = [each for each in log["happened"] if each["kind"] == "moved" and each["seat"] == player.seat]
        assert len(own) == len(player.acknowledged)
    client = players[0].table.client
    assert client.ask("GET", f"/api/matches/{players[0].last['id']}/verify") == {"ok": True}
