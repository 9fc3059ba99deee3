"""Which moves of a finished match somebody else made for a seat: the stand-in, or the clock."""

__all__ = ["moves_of_stand_ins"]

from collections.abc import Iterable

import msgspec

from . import log


def moves_of_stand_ins(bodies: Iterable[str], ident: str, seat: int) -> list[int]:
    """The numbers of these moves, counted from 1, by the log of its table. A log that can't be read tells of none.

    Before a common deal begins, bots play at all seats.
    """
    makers: list[tuple[int, str]] | None = None
    for body in bodies:
        try:
            entry = log.decode(body)
        except (msgspec.MsgspecError, UnicodeError):
            return []
        match entry:
            case log.Started(match=begun):
                if makers is not None and begun != ident:
                    break
                makers = [] if begun == ident else None
            case log.Moved(mover, _, by):
                if makers is not None:
                    makers.append((mover, by))
            case log.WentBack(to):
                if makers is not None:
                    del makers[to:]
    mine = [(number, by) for number, (mover, by) in enumerate(makers or (), 1) if mover == seat]
    others = {"stand-in", "clock", "bot"} if any(by == "person" for _, by in mine) else {"stand-in", "clock"}
    return [number for number, by in mine if by in others]
