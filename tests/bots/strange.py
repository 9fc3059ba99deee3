"""Bots that nobody wants at the table, for the tests to seat there."""

import os
import random
from typing import Any

from stammtisch.bots.seen import Seen


class Raises:
    """Has a bug."""

    def choose(self, seen: Seen) -> Any:
        raise ZeroDivisionError("ouch")


class Leaves:
    """Ends the program, or would like to."""

    def choose(self, seen: Seen) -> Any:
        raise SystemExit(3)


class Nonsense:
    """Says something that is no action."""

    def choose(self, seen: Seen) -> Any:
        return "a pint of beer, please"


class Thing:
    """Answers with an object."""

    def choose(self, seen: Seen) -> Any:
        return object()


class Illegal:
    """Plays what is never allowed in SCOUT: a Show of no set; in the other games it is no action at all."""

    def choose(self, seen: Seen) -> Any:
        return "show 1-9"


class Once:
    """Fails at its first decision of a match, and plays at random after that."""

    def __init__(self) -> None:
        self.failed = False

    def choose(self, seen: Seen) -> Any:
        if not self.failed:
            self.failed = True
            raise RuntimeError("stage fright")
        return random.Random(seen.seed).choice(seen.moves)


class Spoiler:
    """Makes a mess of what it was handed, and fails then."""

    def choose(self, seen: Seen) -> Any:
        seen.position.record["players"] = 0
        seen.seat = 99
        seen.stop.cancel()
        raise RuntimeError("that was me")


class Stubborn:
    """Changes its bid in SCORE 5 for ever."""

    def choose(self, seen: Seen) -> Any:
        moves = [move for move in seen.moves if str(move) != "final"]
        return random.Random(seen.seed).choice(moves or seen.moves)


class Interrupted:
    """Presses Ctrl-C while it thinks."""

    def choose(self, seen: Seen) -> Any:
        raise KeyboardInterrupt


class Killer:
    """Tears its process down."""

    def choose(self, seen: Seen) -> Any:
        os._exit(9)


class Mute:
    """No bot at all."""


class Broken:
    """Can't even be made."""

    def __init__(self) -> None:
        raise ValueError("no batteries")
