"""Positions for the page's tests, as the server would send them.

A game's `fixtures.toml` has them in the game's notation. `python -m tests.page.fixtures` makes its `fixtures.ts` of them, which
svelte-check holds against the wire types.
"""

__all__ = ["GAMES", "made"]

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from stammtisch import game

GAMES = Path(__file__).parents[2] / "web/src/games"
HEAD = """// Made by `python -m tests.page.fixtures` from fixtures.toml. Don't edit.
import type { Fixture } from '../contract';
import type { Action, View } from './wire';

"""


def made(source: Path) -> str:
    """What stands in the `fixtures.ts` beside a `fixtures.toml`."""
    positions = tomllib.loads(source.read_text(encoding="utf-8"))
    rows = [f"  {name!r}: {_fixture(source.parent.name, **told)},\n" for name, told in positions.items()]
    names = " | ".join(map(repr, positions))
    return f"{HEAD}export const fixtures: Record<{names}, Fixture<View, Action>> = {{\n{''.join(rows)}}};\n"


def _fixture(name: str, position: str, seat: int | None = None, memory: bool = False) -> str:
    """A view of a position, and the moves that are listed for its seat; without one it is a spectator's."""
    there = game(name).position(position)
    fixture: dict[str, Any] = {"view": there.view(seat, memory), "moves": [] if seat is None else there.moves(seat)}
    return msgspec.json.encode(fixture).decode()


def _write() -> None:
    for source in sorted(GAMES.glob("*/fixtures.toml")):
        source.with_suffix(".ts").write_text(made(source), encoding="utf-8")


if __name__ == "__main__":
    _write()
