"""Run by the Python of an installation: plays a match of a game against a bot, at the server of an address."""

import sys
from contextlib import closing
from typing import Any

from stammtisch.client import Client


def choose(sight: dict[str, Any]) -> Any:
    """The last listed move; saying "final" where that is possible, since bids could be changed for ever."""
    moves = sight["match"]["moves"]
    return next((move for move in moves if move["action"] == "final"), moves[-1])


with closing(Client.come_in(sys.argv[1], "Kim", patience=600)) as client:  # so long may the first compilation take
    table = client.open_table(sys.argv[2], 2, seats=[{}, {"bot": "newcomer"}])
    table.start()
    print(table.play_on(0, choose)["match"]["winners"])
