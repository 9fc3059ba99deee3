"""A whole match between bots, each of which gets nothing but what its seat has seen.

When a bot makes a fault (an exception, silence, an answer that is no move or isn't allowed), a stand-in makes that move, and
the match goes on for the others as if nothing had happened.
"""

__all__ = ["FAULTS", "MOVES", "Chair", "play_match"]

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from ..match.match import Match
from .bot import Bot, LevelBot, RandomBot
from .occasion import Past
from .seen import Seen, Stop
from .spec import PLAIN, reason_of
from .standin import decision_seed, lasting_seed

FAULTS = 3  # with so many in a match, the stand-in keeps the seat
MOVES = 1000  # of one seat; a bot that makes more is going round in circles


@dataclass(slots=True)
class Chair:
    """How it went for the bot on a seat: how long it thought about each move, and its faults with the first reason."""

    times: list[float] = field(default_factory=list)
    faults: int = 0
    reason: str = ""

    @property
    def typical(self) -> float:
        """The median thinking time, in seconds."""
        return median(self.times) if self.times else 0.0

    def blame(self, reason: str) -> None:
        """Count a fault."""
        self.faults += 1
        self.reason = self.reason or reason


class Endless(Exception):
    """A bot that made very many moves in one match."""


def play_match(
    match: Match,
    bots: Sequence[Bot],
    seed: str,
    stop: Stop | None = None,
    until: Callable[[Match], bool] = lambda match: False,
) -> list[Chair]:
    """Let `bots` (by seat) play a match to its end; returns how it went for each.

    The bots' random choices derive from `seed`, the seat and the move's number, so a match can be repeated. When `stop` is due,
    or it is as `until` wants it, the match is left as it is.
    """
    stop = stop or Stop()
    chairs = [Chair() for _ in bots]
    while match.to_act and not stop.due and not until(match):
        seat = match.to_act[0]
        past = Past.of(match, seat, lasting_seed(seed, seat))
        _move(match, seat, bots[seat], chairs[seat], decision_seed(seed, seat, len(match.moves_made)), stop, past)
    return chairs


def _move(match: Match, seat: int, bot: Bot, chair: Chair, seed: str, stop: Stop, past: Past) -> None:
    """One move by the bot, or else by its stand-in. Each gets its own `Seen`, which the bot may change."""
    if chair.faults < FAULTS:
        try:
            match.play(seat, _answer(bot, chair, Seen(match.position, seat, seed, Stop(None, stop), past)))
        except (Exception, SystemExit) as error:  # a bot may be anybody's, and fail in any way
            chair.blame(reason_of(error))
        else:
            return
    stand_in: Bot = (
        RandomBot() if len(chair.times) > MOVES else LevelBot(PLAIN)
    )  # a random mover gets out of any circle
    match.play(seat, stand_in.choose(Seen(match.position, seat, seed, stop, past)))


def _answer(bot: Bot, chair: Chair, seen: Seen) -> Any:
    """What the bot says, on the clock."""
    if len(chair.times) >= MOVES:
        chair.times.append(0.0)
        raise Endless(f"more than {MOVES} moves")
    started = time.perf_counter()
    try:
        return bot.choose(seen)
    finally:
        chair.times.append(time.perf_counter() - started)
