"""Bots may be anybody's code: when one fails, a stand-in makes the move, and the person who runs the table is told why."""

__all__ = ["BotFault", "choose_or_stand_in", "decision_seed", "dismiss", "lasting_seed"]

import hashlib
from collections.abc import Iterable
from typing import Any

from ..match.errors import StammtischError
from ..match.notation import shortened
from .bot import Bot, RandomBot
from .seen import Seen


class BotFault(StammtischError):
    """Why a bot made no move that counts."""


def choose_or_stand_in(bot: Bot, seen: Seen, stand_in: Bot | None = None) -> tuple[Any, BotFault | None]:
    """The bot's move as a typed action; or that of the stand-in (a random mover if none is named), and what was wrong."""
    fresh = Seen(seen.position, seen.seat, seen.seed, seen.stop, seen.past)  # the bot may have changed its own
    try:
        return _checked(bot.choose(seen), fresh), None
    except BotFault as fault:
        reason = fault
    except StammtischError as error:
        reason = BotFault("bot-illegal", reason=error.say())
        reason.__cause__ = error
    except (Exception, SystemExit) as error:
        reason = BotFault("bot-failed", reason=shortened(f"{type(error).__name__}: {error}", 200))
        reason.__cause__ = error
    return (stand_in or RandomBot()).choose(fresh), reason


def _checked(action: Any, seen: Seen) -> Any:
    """The typed action. Raises BadNotation or IllegalAction."""
    code = seen.position.copy().play(seen.seat, action)
    return seen.adapter.typed.decode(code, seen.position.record)


def decision_seed(seed: str, seat: int, number: int) -> str:
    """The seed of a bot's decision, by the number of the move: the same after an undo or a replay.

    It doesn't reveal `seed`, from which the deal may come.
    """
    return hashlib.sha256(f"stammtisch decision 1\n{seed}\n{seat}\n{number}".encode()).hexdigest()[:32]


def lasting_seed(seed: str, seat: int) -> str:
    """The seed of what a bot keeps in mind for a whole match. It doesn't reveal `seed` either."""
    return decision_seed(seed, seat, -1)


def dismiss(bots: Iterable[Bot]) -> None:
    """Release what the bots hold, such as a running program."""
    for bot in bots:
        if close := getattr(bot, "close", None):
            close()
