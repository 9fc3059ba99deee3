"""The types that a game brings along: a `Match[View, Action, Event]` hands out that game's own.

Without them it is a match of any game, whose views, actions and events can be anything.
"""

__all__ = ["Action", "Event", "View"]

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # with defaults, which Python's own has from 3.13 on

    View = TypeVar("View", default=Any)
    Action = TypeVar("Action", default=Any)
    Event = TypeVar("Event", default=Any)
else:
    from typing import TypeVar

    View, Action, Event = TypeVar("View"), TypeVar("Action"), TypeVar("Event")
