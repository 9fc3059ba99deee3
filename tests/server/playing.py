"""Programs that play whole matches and write everything down, and what has to hold of their notes afterwards."""

import random
import threading
from collections.abc import Callable, Sequence
from contextlib import closing

from stammtisch.client import Client, Refused, TableClient
from tests.server import Server
from tests.server.raw_requests import friends_at

GAMES = ("score5", "alhambra", "scout")


class Player(threading.Thread):
    """A program that plays at random, and writes down every move that was acknowledged and every message that it saw.

    Without a seat it watches.
    """

    def __init__(self, table: TableClient, seat: int | None, seed: int = 0) -> None:
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

    def finish(self) -> None:
        """Wait for the end of the match."""
        self.join(60)
        if self.error:
            raise self.error
        assert not self.is_alive(), self.last


def sit_down(servers: Sequence[Server], game: str, people: int, bots: int = 0, **settings) -> list[Player]:
    """A table with some people, spread over the servers, and some bots: ready to be dealt."""
    friends = friends_at(servers[0], people)
    clients = [servers[number % len(servers)].device(friend) for number, friend in enumerate(friends)]
    seats = [{} for _ in range(people)] + [{"bot": "newcomer"}] * bots
    table = clients[0].open_table(game, people + bots, seats=seats, **settings)
    for number, client in enumerate(clients[1:], 1):
        client.table(table.ident).sit(number, contribution=f"salt {number}")
    return [Player(client.table(table.ident), number, number) for number, client in enumerate(clients)]


def check(players: Sequence[Player], servers: Sequence[Server]) -> None:
    """Everyone saw the same end, every server tells everyone the same history, every acknowledged move is in it exactly once."""
    assert len({tuple(player.last["scores"]) for player in players}) == 1
    for player in players:
        for server in servers:
            client = Client(server.address, player.table.client.token)
            log = client.table(player.table.ident).look(player.seat)
            client.close()
            after = log["happened"][len(player.seen) :]  # somebody may have lifted a glass to the end
            assert log["happened"] == player.seen + [each for each in after if each["kind"] == "reacted"]
        own = [each for each in player.seen if each["kind"] == "moved" and each["seat"] == player.seat]
        assert len(own) == len(player.acknowledged)
    client = players[0].table.client
    assert client.ask("GET", f"/api/matches/{players[0].last['id']}/verify") == {"ok": True}


def at_once(*calls: Callable[[], object]) -> list[object]:
    """What calls return when made at the same time; for those that were refused, the id of the reason."""
    gate, answers = threading.Barrier(len(calls)), [None] * len(calls)

    def make(number: int) -> None:
        gate.wait()
        try:
            answers[number] = calls[number]()
        except Exception as error:
            answers[number] = getattr(error, "error", error)

    threads = [threading.Thread(target=make, args=(number,)) for number in range(len(calls))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers
