"""Which games there are: the folders in `games/`, and packages from outside that are registered as `stammtisch.games`.

No game is imported in order to find it, so this costs next to nothing.
"""

__all__ = ["GROUP", "folder", "is_ours", "packages"]

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "stammtisch.games"  # the entry-point group: `goofspiel = "goofspiel"` names a game and its package
INSIDE = Path(__file__).resolve().parents[1] / "games"
HOUSE = __package__.rpartition(".")[0]  # `stammtisch`, or its interpreted twin, which knows the twins of other packages
OURS = f"{HOUSE}.games"
OUTSIDE = f"{HOUSE}.outside." if HOUSE.endswith(".interpreted") else ""


@cache
def packages() -> dict[str, str]:
    """The package of every game by the game's name, in alphabetical order. Our own folders take precedence."""
    own = {path.parent.name: f"{OURS}.{path.parent.name}" for path in INSIDE.glob("*/__init__.py")}
    outside = {entry.name: OUTSIDE + entry.value for entry in entry_points(group=GROUP)}
    return dict(sorted({**outside, **own}.items()))


def is_ours(name: str) -> bool:
    """Whether a game is in this tree. What is made for the repository tells of no other."""
    return packages()[name].startswith(f"{OURS}.")


@cache
def folder(name: str) -> Path | None:
    """Where the sources of a game are; None if its package can't be found."""
    if is_ours(name):
        return INSIDE / name
    spec = find_spec(packages()[name])
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))).resolve() if places else None
