"""One entry of a log with what it was in the match, and what each viewer sees of it."""

__all__ = ["Message", "Occurrence"]

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ...match.match import Deal, Step
from . import log
from .projection import events_seen, happened
from .viewers import Viewer

encode = msgspec.json.Encoder().encode


class Message(NamedTuple):
    """What a viewer saw of one entry, as it is sent; and whether it might change what the viewer decides."""

    body: bytes
    is_decisive: bool


class Occurrence:
    """An entry, and the deal or the move that it was. What a viewer sees of it is worked out when it is asked for, once."""

    __slots__ = ("_different", "_messages", "_others", "at", "entry", "step")

    def __init__(self, at: float, entry: log.Entry, step: Deal | Step | None) -> None:
        self.at, self.entry, self.step = at, entry, step
        self._messages: dict[Viewer, Message | None] = {}
        self._others: Message | None = None  # to all but its own seat, where these see the same
        self._different: list[tuple[Sequence[Any], Message]] = []  # by what was seen of it; most viewers see the same

    @property
    def only_for(self) -> Viewer:
        """The seat that is the only one to see anything of it, namely of its own secret move; None if everyone does."""
        return self.step.seat if isinstance(self.step, Step) and not self.step.is_open else None

    def message(self, viewer: Viewer) -> Message | None:
        """What a viewer sees of it; None if nothing at all."""
        if viewer not in self._messages:
            self._messages[viewer] = self._known(viewer) or self._worked_out(viewer)
        return self._messages[viewer]

    def _known(self, viewer: Viewer) -> Message | None:
        return self._others if isinstance(self.step, Step) and self.step.seat != viewer else None

    def _worked_out(self, viewer: Viewer) -> Message | None:
        events = events_seen(self.step, viewer)
        message = None if events is None else self._message(events)
        if isinstance(self.step, Step) and self.step.seat != viewer and self.step.is_alike:
            self._others = message
        return message

    def _message(self, events: Sequence[Any]) -> Message:
        for others, message in self._different:
            if others == events:
                return message
        body = encode(happened(self.entry, self.at, self.step, events))
        self._different.append((events, Message(body, self._is_decisive(events))))
        return self._different[-1][1]

    @property
    def may_be_decisive(self) -> bool:
        """Whether it might have changed a decision of anybody; told without working it out for those who haven't asked."""
        if not isinstance(self.entry, log.Moved):
            return isinstance(self.entry, log.Started | log.WentBack)
        asked = [message.is_decisive for message in self._messages.values() if message]
        return any(asked) or not asked

    def _is_decisive(self, events: Sequence[Any]) -> bool:
        """Whether a viewer who decided before seeing this might decide otherwise now.

        Where all decide at the same time, that somebody else has decided isn't.
        """
        if isinstance(self.step, Step):
            together = self.step.adapter.typed.TOGETHER
            return any(event.__struct_config__.tag not in together for event in events)
        return isinstance(self.entry, log.Started | log.WentBack)
