"""What is said of a game that tells the coach nothing: all decisions are of one kind, and none has a reason."""

from typing import Any

from ...engine.compiler import inner

STATISTICS: dict[str, tuple[str, int]] = {}
CONFIRMS = False


@inner
def note(position, before, mover, action, seat, number, out):
    """Nothing."""


@inner
def reply(position, seat, weights, source, spare, actions, values):
    """Never asked for."""
    return 0


def kind(record: Any, seat: int, code: int) -> str:
    """A move."""
    return "move"


def unjudged(record: Any, seat: int, code: int) -> str | None:
    """Everything can be judged."""
    return None


def comparable(record: Any, seat: int, code: int, codes: list[int]) -> list[int]:
    """All of them."""
    return codes
