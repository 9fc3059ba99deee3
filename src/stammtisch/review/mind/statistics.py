"""What a game tells the coach, found by the record's type as the craft is.

A game's `craft/statistics.py` offers what follows; a game without that file is judged all the same, without reasons.

- `STATISTICS`: what is counted in a rollout: a dict from a name to how it is said, SHARE (how often, in per cent) or AMOUNT (a
  number), and whether more of it is good (1) or bad (-1). The message `<game>-reason-<name>` says it, with `best` and `played`.
- `note(position, before, mover, action, seat, number, out)`, compiled: called after every move of a rollout, the judged one
  being number 0. It fills `out`, one figure for each of STATISTICS and four more for itself, all of which are 0 at first.
- `CONFIRMS`: whether `reply` is a second way of playing on, since instinct is known to err.
- `reply(position, seat, weights, source, spare, actions, values)`, compiled: that way.
- `kind(record, seat, code)`: the kind of a decision; the message is `<game>-kind-<kind>`.
- `unjudged(record, seat, code)`: the message that says why such a decision can't be judged, or None.
- `comparable(record, seat, code, codes)`: those of `codes` that rollouts can hold against the played `code`; usually all.
"""

__all__ = ["AMOUNT", "SHARE", "load", "note", "reply"]

from functools import cache
from types import ModuleType

import numpy as np

from ...bots.mind.craft import load as load_craft
from ...engine.dispatch import dispatch
from ...match.contract import load_rules
from ...match.parts import has_part, part_of
from . import plain

SHARE, AMOUNT = "share", "amount"  # as a game spells them, which can't import this
NAMES = ("STATISTICS", "CONFIRMS", "note", "reply", "kind", "unjudged", "comparable")
PARTS: dict[np.dtype, ModuleType] = {}  # a game's statistics by its record's dtype


def note(position, before, mover, action, seat, number, out):
    """Add what is to be told of a move in a rollout."""
    return PARTS[position.dtype].note(position, before, mover, action, seat, number, out)


def reply(position, seat, weights, source, spare, actions, values):
    """A move by the second way of playing on."""
    return PARTS[position.dtype].reply(position, seat, weights, source, spare, actions, values)


VERBS = (note, reply)


@cache
def load(game: str) -> ModuleType:
    """What a game tells the coach, known to the verbs from now on."""
    load_craft(game)
    if not PARTS:
        dispatch(VERBS, PARTS)
    found = part_of(game, "craft.statistics", *NAMES) if has_part(game, "craft/statistics.py") else plain
    PARTS[load_rules(game).POSITION] = found
    return found
