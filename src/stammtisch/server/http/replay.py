"""Replays of finished matches, in pages of so many bytes."""

__all__ = ["Replays"]

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from itertools import chain
from threading import Lock
from typing import Any

import msgspec

from ...match.file import load
from ...match.match import Deal, Match, Step
from ...match.position import Position
from ..runtime.heavy_work import Checkpoint
from ..table.refusal import Refusal
from . import wire

PAGE = 250_000  # bytes of steps, or a single step if that alone is longer
REMEMBERED = 8  # matches whose next page may be asked for soon


class Replays:
    """Reads matches and shows them step by step. Threads do this."""

    def __init__(self) -> None:
        self._read: OrderedDict[str, Match] = OrderedDict()
        self._lock = Lock()

    def page(self, row: Any, seat: str, since: int, checkpoint: Checkpoint) -> bytes:
        """The steps of a match after the first `since`, as many as a page holds. Raises Refusal or BadMatchFile."""
        match = self._match(row, checkpoint)
        number = int(seat) if seat.isascii() and seat.isdecimal() and len(seat) < 3 else None
        if seat not in ("", "open") and (number is None or number >= match.players):
            raise Refusal("no-such-seat", 422, value=seat[:8] if number is None else number + 1, last=match.players)
        numbers = _shown(match, seat, checkpoint)
        steps = _page(match, seat, numbers[since:], checkpoint)
        following = since + len(steps)
        return wire.encode(
            wire.Replay(
                match.adapter.name, match.players, msgspec.to_builtins(match.options), wire.players(row["names"]),
                list(match.scores), list(match.winners), match.commitment, match.seed, list(match.contributions), steps,
                len(numbers), following if following < len(numbers) else None,
            )
        )  # fmt: skip

    def _match(self, row: Any, checkpoint: Checkpoint) -> Match:
        ident = row["id"]
        with self._lock:
            if known := self._read.get(ident):
                return known.copy()
        match = load(row["document"], checkpoint)
        with self._lock:
            self._read[ident] = match
            while len(self._read) > REMEMBERED:
                self._read.popitem(last=False)
        return match.copy()


def _shown(match: Match, seat: str, checkpoint: Checkpoint) -> list[int]:
    """The numbers of the moves that are shown: 0 is the deal, and what nobody but its own seat saw is left out for others."""
    viewer = int(seat) if seat not in ("", "open") else None
    numbers = [0]
    for step in match.steps():
        checkpoint()
        if seat == "open" or step.seat == viewer or step.is_open:
            numbers.append(step.number)
    return numbers


def _page(match: Match, seat: str, numbers: Sequence[int], checkpoint: Checkpoint) -> list[Any]:
    """These steps as far as they fit, ready to be sent: what was seen of each, and the table after it."""
    viewers = list(range(match.players)) if seat == "open" else [int(seat) if seat else None]
    page: list[Any] = []
    wanted, size = set(numbers), 0
    steps: Iterable[Deal | Step] = chain([match.deal], match.steps())
    for number, step in enumerate(steps):
        checkpoint()
        if number not in wanted:
            continue
        by = None if isinstance(step, Deal) else step.seat
        shown = _step(by, step, by if seat == "open" and by is not None else viewers[0], viewers)
        size += len(shown)
        if page and size > PAGE:
            break
        page.append(msgspec.Raw(shown))
    return page


def _step(seat: int | None, step: Deal | Step, viewer_of_events: int | None, viewers: Sequence[int | None]) -> bytes:
    events = step.events(viewer_of_events)
    words = [step.adapter.typed.words(event) for event in events]
    after: Position = step.position if isinstance(step, Deal) else step.after
    return wire.encode(wire.ReplayStep(seat, events, words, [after.view(viewer, True) for viewer in viewers]))
