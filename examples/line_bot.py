"""A bot that needs nothing of stammtisch: it talks over standard input and output, as docs/bot-protocol.md describes.

Play against it with: stammtisch play scout --bots "program:python3 examples/line_bot.py"
"""

import json
import sys
from typing import Any

WISHES = ("final", "show", "buy", "take", "scout")  # what it likes to do, the best first


def choose(moves: list[str]) -> str:
    """The last listed move of the kind it likes best: the lists go from small to large."""
    for wish in WISHES:
        liked = [move for move in moves if move.split()[0] == wish]
        if liked:
            return liked[-1]
    return moves[len(moves) // 2]


def answer(message: dict[str, Any]) -> dict[str, Any] | None:
    """What to say to a message; None to the last one."""
    if "hello" in message:
        return {"ready": True, "name": "Line bot"}
    if "choose" in message:
        return {"move": choose(message["moves"])}
    return None


for line in sys.stdin:
    said = answer(json.loads(line))
    if said is None:
        break
    print(json.dumps(said), flush=True)
