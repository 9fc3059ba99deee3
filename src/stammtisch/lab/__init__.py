"""The games for research: numbered actions, observations, thousands of matches at a time, and adapters to other libraries.

`docs/lab.md` is the tutorial. What comes from other packages (`pip install 'stammtisch[lab]'`) is imported when it is used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..bots.workers import Processes, Ray, Threads
    from .data import Sample, dataset, record, replayed
    from .environments import gym, openspiel, pettingzoo
    from .numbering import Actions, actions
    from .observing import Encoder, Plane, encoder
    from .playing import Bound, best_response, selfplay
    from .policies import Policy, bot
    from .vector import Batch, VectorEnv
    from .worlds import imagine_many, world_from

__all__ = [
    "Actions", "Batch", "Bound", "Encoder", "Plane", "Policy", "Processes", "Ray", "Sample", "Threads", "VectorEnv",
    "actions", "best_response", "bot", "dataset", "encoder", "gym", "imagine_many", "openspiel", "pettingzoo", "record",
    "replayed", "selfplay", "world_from",
]  # fmt: skip

HOMES = {
    ".bots.workers": ("Processes", "Ray", "Threads"),
    "data": ("Sample", "dataset", "record", "replayed"),
    "environments": ("gym", "openspiel", "pettingzoo"),
    "numbering": ("Actions", "actions"),
    "observing": ("Encoder", "Plane", "encoder"),
    "playing": ("Bound", "best_response", "selfplay"),
    "policies": ("Policy", "bot"),
    "vector": ("Batch", "VectorEnv"),
    "worlds": ("imagine_many", "world_from"),
}


def __getattr__(name: str) -> Any:
    """Load a public name on first use."""
    for home, names in HOMES.items():
        if name in names:
            return getattr(import_module(f".{home}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return list(__all__)
