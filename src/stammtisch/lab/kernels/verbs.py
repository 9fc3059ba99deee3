"""What a game has to answer for the lab, beyond its rules: how its actions are numbered, and what a seat observes.

Each game's `lab/actions.py` and `lab/observation.py` define functions of these names over its own record. As with
`engine.kit`, compiled code finds the right one by the record's type.

Contracts. Both files have a `VERSION` such as "v1": what it stands for never changes again. `size(players)` is how many numbers
there are. `index_of` and `action_at` are inverse for every move that `moves` lists. `planes(players)` and `hidden(players)` are
rows of name, length and how many values there are (0 … n - 1; 0 where they are numbers), in the order in which
`observe` and `reveal` write them. Seats are counted from the observer on. What `observe` writes depends on what its seat
knows alone; `reveal` writes what that seat can't know.
"""

from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from ...engine.dispatch import dispatch
from ...match.contract import load_rules
from ...match.parts import part_of

ACTIONS: dict[np.dtype, ModuleType] = {}  # by the dtype of a game's record
OBSERVATIONS: dict[np.dtype, ModuleType] = {}


def index_of(position: Any, seat: int, action: int) -> int:
    """The number of an action in the numbering; -1 for one that it leaves out."""
    return ACTIONS[position.dtype].index_of(position, seat, action)


def action_at(position: Any, seat: int, index: int) -> int:
    """The action behind a number, as the rules write it; -1 if it stands for none here. It may not be allowed now."""
    return ACTIONS[position.dtype].action_at(position, seat, index)


def mark(position: Any, seat: int, room: Any, out: Any) -> None:
    """Put a 1 into `out` at the number of every move that `moves` lists; `room` is for MAX_MOVES of them."""
    ACTIONS[position.dtype].mark(position, seat, room, out)


def observe(position: Any, seat: int, out: Any) -> None:
    """Fill `out` with what `seat` knows, in the order of `planes`."""
    OBSERVATIONS[position.dtype].observe(position, seat, out)


def reveal(position: Any, seat: int, out: Any) -> None:
    """Fill `out` with what `seat` can't know, in the order of `hidden`."""
    OBSERVATIONS[position.dtype].reveal(position, seat, out)


@cache
def load(name: str) -> tuple[ModuleType, ModuleType]:
    """How a game numbers its actions, and what is observed of it; known to the verbs from now on. Raises MissingPart."""
    rules = load_rules(name)
    if not ACTIONS:
        dispatch((index_of, action_at, mark), ACTIONS)
        dispatch((observe, reveal), OBSERVATIONS)
    actions = part_of(name, "lab.actions", "VERSION", "size", "index_of", "action_at", "mark")
    observation = part_of(name, "lab.observation", "VERSION", "planes", "hidden", "observe", "reveal")
    ACTIONS[rules.POSITION], OBSERVATIONS[rules.POSITION] = actions, observation
    return actions, observation
