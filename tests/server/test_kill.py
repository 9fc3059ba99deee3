"""Pulling the plug in the middle of play: what was acknowledged is kept, what was shown is kept, nothing comes twice."""

import os
import random
import statistics
import time
from contextlib import closing

import pytest

from stammtisch.client import Client
from tests.server import FreshServer, Server
from tests.server.playing import GAMES, Player, check, sit_down

KILLS = int(os.environ.get("STAMMTISCH_KILLS", "200"))  # in the soak, on each database
PLAYABLE = 5.0  # seconds after a restart, in the soak


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_lost_when_the_server_is_killed_twice_in_a_match_of_four_programs_and_a_bot(server, game):
    players = dealt(server, game)
    for _ in range(2):
        time.sleep(0.7)
        server.kill()
        server.start()
    assert ended(players, server)


@pytest.mark.soak
def test_nothing_is_lost_in_many_kills_and_the_tables_are_soon_playable(database, capsys):
    with closing(FreshServer(database)) as server:
        kill_again_and_again(server, capsys)


def kill_again_and_again(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    """Kill it at any moment of three matches, and say how it goes."""
    chance, waits, acknowledged = random.Random(1), [], 0
    companies = [dealt(server, game) for game in GAMES]
    for number in range(KILLS):
        time.sleep(chance.uniform(0.05, 1.0))
        server.kill()
        since = time.monotonic()
        server.start()
        for players in companies:
            lift_a_glass(server, players[0])
        waits.append(time.monotonic() - since)
        with capsys.disabled():
            print(
                f"\r{server.kind}: kill {number + 1} of {KILLS}, playable after {waits[-1]:.1f} s ", end="", flush=True
            )
        for place, players in enumerate(companies):
            if not any(player.is_alive() for player in players):
                acknowledged += ended(players, server)
                companies[place] = dealt(server, GAMES[place])
    acknowledged += sum(ended(players, server) for players in companies)
    with capsys.disabled():
        print(
            f"\n{server.kind}: {KILLS} kills, {acknowledged} acknowledged moves, none lost or doubled;"
            f" playable after {statistics.median(waits):.1f} s (median), {max(waits):.1f} s (longest)"
        )
    assert max(waits) <= PLAYABLE


def dealt(server: Server, game: str) -> list[Player]:
    """Four programs and a bot in the middle of a match."""
    players = sit_down([server], game, people=4, bots=1)
    players[0].table.start()
    for player in players:
        player.start()
    return players


def lift_a_glass(server: Server, player: Player) -> None:
    """Something that is kept like a move, from another device, since the player's own connection is in use."""
    with closing(Client(server.address, player.table.client.token)) as device:
        device.table(player.table.ident).do("react", reaction="🍻")


def ended(players: list[Player], server: Server) -> int:
    """Wait for the end of a match, and check it; returns how many moves were acknowledged."""
    for player in players:
        player.finish()
    check(players, [server])
    for player in players:
        player.table.client.close()
    return sum(len(player.acknowledged) for player in players)
