"""The games for research: numbered actions, observations, thousands of matches at a time, and adapters to other libraries.

`docs/lab.md` is the tutorial. What comes from other packages (`pip install 'stammtisch[lab]'`) is imported when it is used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .data import Sample, dataset, record, replayed
    from .environments import gym, openspiel, pettingzoo
    from .numbering import Actions, actions
    from .observing import Encoder, Plane, encoder
    from .policies import Policy, bot
    from .vector import Batch, VectorEnv
    from .worlds import imagine_many, world_from

__all__ = [
    "Actions", "Batch", "Encoder", "Plane", "Policy", "Sample", "VectorEnv", "actions", "bot", "dataset", "encoder", "gym",
    "imagine_many", "openspiel", "pettingzoo", "record", "replayed", "world_from",
]  # fmt: skip

HOMES = {
    "data": ("Sample", "dataset", "record", "replayed"),
    "environments": ("gym", "openspiel", "pettingzoo"),
    "numbering": ("Actions", "actions"),
    "observing": ("Encoder", "Plane", "encoder"),
    "policies": ("Policy", "bot"),
    "vector": ("Batch", "VectorEnv"),
    "worlds": ("imagine_many", "world_from"),
}


def __getattr__(name: str) -> Any:
    """Load a public name on first use."""
    for home, names in HOMES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{home}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return list(__all__)
