"""Worlds that a seat can't tell apart: many at a time, and from a view alone."""

__all__ = ["imagine_many", "world_from"]

from random import Random
from typing import Any

import msgspec
import numpy as np

from ..engine import kit
from ..match.errors import BadNotation, BadOption
from ..match.game import find
from ..match.notation import is_whole, shortened
from ..match.parts import part_of
from ..match.position import Position, generator
from .kernels import stepping
from .warmup import prepare

TRIES = 100  # to make up what was forgotten so that whoever is to act can


def imagine_many(position: Position, seat: int | None, n: int, seed: str | int = 0) -> np.ndarray:
    """`n` records in each of which everything that `seat` (None: a spectator) can't know is dealt again.

    `VectorEnv.load` plays on from them. Equal views and seeds give equal worlds.
    """
    if not is_whole(n) or n < 1:
        raise BadOption("lab-count", option="n", value=shortened(repr(n)))
    if seat is not None and (not is_whole(seat) or not 0 <= seat < position.players):
        raise BadOption("option-seat", value=shortened(repr(seat)), last=position.players - 1)
    prepare(position.adapter.name)
    worlds = np.repeat(position._room, n)
    stepping.imagine_all(worlds, kit.SPECTATOR if seat is None else int(seat), generator(seed))
    return worlds


def world_from(view: Any, seed: str | int = 0) -> Position:
    """A position that looks to the viewer exactly like this view (typed, or as JSON has it), made from nothing else.

    Equal views and seeds give equal worlds. With the memory aid, worlds are as likely as `imagine` makes them; without it, what
    was once public is made up as well. Raises BadOption for a view of a match that is over, or one that contradicts itself.
    """
    game, view = _typed(view)
    described = part_of(game.name, "worlds", "described").described
    if not view.to_act:
        raise BadOption("lab-view-over")
    for attempt in range(TRIES):
        try:
            made = game.position(described(view, Random(f"{seed}/{attempt}")))
        except (BadNotation, LookupError, TypeError, ValueError, StopIteration):
            break
        world: Position = made.imagine(view.seat, generator(f"{seed}/{attempt}"))
        if view not in (world.view(view.seat, True), world.view(view.seat, False)):
            break
        if all(world.codes(seat) for seat in world.to_act):
            return world
    raise BadOption("lab-view")


def _typed(view: Any) -> tuple[Any, Any]:
    """The game of a view, and the view as its type."""
    config = getattr(type(view), "__struct_config__", None)
    name = view.get("game") if isinstance(view, dict) else config.tag if config else None
    if not isinstance(name, str):
        raise BadOption("lab-view")
    game = find(name)
    try:
        return game, msgspec.convert(view, game.adapter.typed.View, from_attributes=True)
    except msgspec.ValidationError:
        raise BadOption("lab-view") from None
