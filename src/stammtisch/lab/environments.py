"""The games as environments of other libraries, by one call each."""

__all__ = ["gym", "openspiel", "pettingzoo"]

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from ..match.packages import needed
from .rewards import Reward

if TYPE_CHECKING:
    from ..bots.bot import Bot
    from ..match.position import Position
    from .adapters.gymnasium_env import OneSeat
    from .adapters.spiel import SpielGame
    from .adapters.zoo import ParallelTable, TurnTable


def pettingzoo(
    game: str,
    players: int,
    *,
    parallel: bool = False,
    reward: Reward = "win",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> "TurnTable | ParallelTable":
    """A match for PettingZoo: an AEC environment, or with `parallel` one in which all who are to act do so at once.

    Observations are dictionaries of `observation` and `action_mask`. `max_cycles` cuts a match off: after so many actions, or
    with `parallel` after so many steps.
    """
    needed("pettingzoo")
    from .adapters.zoo import ParallelTable, TurnTable

    made = ParallelTable if parallel else TurnTable
    return made(game, players, reward, max_cycles, render_mode, **options)


def gym(
    game: str,
    opponents: "Sequence[str | Bot]",
    *,
    seat: int | None = None,
    reward: Reward = "win",
    limit: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> "OneSeat":
    """A match for Gymnasium: one seat is the agent's, `opponents` (specs such as `regular`, or bots) have the others.

    Observations are dictionaries of `observation` and `action_mask`. Without a `seat`, one is drawn for each match.
    """
    needed("gymnasium")
    from .adapters.gymnasium_env import OneSeat

    return OneSeat(game, opponents, seat=seat, reward=reward, limit=limit, render_mode=render_mode, **options)


def openspiel(
    game: str,
    players: int | None = None,
    *,
    reward: Literal["win", "lead", "score"] = "win",
    limit: int = 5000,
    worlds: "Sequence[Position]" = (),
    **options: Any,
) -> "SpielGame":
    """A game for open_spiel (`pip install 'stammtisch[openspiel]'`), which also knows it by its name from then on.

    Its deals are drawn in four chance nodes with 256 outcomes each. With `worlds`, there is one chance node: it leads to one of
    these positions, all equally likely, so a tree that is small enough can be solved. Of several seats that decide at the same
    time, the lowest acts first, without the others seeing it. A match is cut off after `limit` actions; nobody has won it then.
    """
    needed("pyspiel", "openspiel")
    from .adapters.spiel import made

    return made(game, players, reward, limit, options, worlds)
