"""A bot that sits down at a table of a server and plays a match by random moves.

python examples/table_bot.py http://… LINK SEAT
"""

import random
import sys
from contextlib import closing
from typing import Any

from stammtisch.client import Client


def choose(sight: dict[str, Any]) -> Any:
    """Any of the moves worth listing; a bid that lies stays as it is."""
    moves = sight["match"]["moves"]
    final = [move for move in moves if move["action"] == "final"]
    return random.choice(final or moves)


def main(server: str, link: str, seat: str) -> None:
    with closing(Client.come_in(server, "Table bot")) as client:
        table = client.table(link)
        table.sit(int(seat))
        last = table.play_on(int(seat), choose)
        print("Final scores:", last["match"]["scores"])


if __name__ == "__main__":
    if len(sys.argv) == 4:
        main(*sys.argv[1:])
    else:
        print(__doc__)
