"""SCOUT at the terminal: the number that counts on its own hue, the other one below it."""

__all__ = ["board", "describe", "expected", "groups", "hand", "result"]

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ...cli.draw.look import Face, Group, Look, points, row, score_table, seat_table
from .actions import Scout, ScoutAndShow, Show
from .view import View

# A ramp from 1 to 10: a run looks like a rainbow, equals look equal.
HUES = (
    "#3566c8", "#2a86d0", "#1f9fb4", "#23997a", "#4f9a34", "#8d9a1e", "#cf9216", "#dd7026", "#cc4a32", "#b23a7c",
)  # fmt: skip


def board(view: View, look: Look) -> Iterator[RenderableType]:
    """The round, everybody's open facts, and the set on the table."""
    title = Text.assemble(("SCOUT", "act"), "  ")
    yield title.append(look.say("scout-terminal-round", round=view.round, rounds=view.rounds), "head")
    columns = [look.say(f"scout-terminal-{name}") for name in ("cards", "taken", "chips", "show-chips", "points")]
    facts = [
        [str(seat.cards), str(seat.taken), str(seat.chips), "●" * seat.show_chips or "–", points(seat.score)]
        for seat in view.seats
    ]
    if view.players == 2:  # SC-30: no Scout & Show chip
        columns, facts = [columns[i] for i in (0, 1, 2, 4)], [[row[i] for i in (0, 1, 2, 4)] for row in facts]
    yield seat_table(look, view.to_act, view.seat, columns, facts)
    if view.phase != "over":
        yield from _middle(view, look)
    yield from _memory(view, look)


def _middle(view: View, look: Look) -> Iterator[Text]:
    yield Text()
    if view.set and view.owner is not None:
        owner, count = look.names[view.owner], len(view.set)
        yield look.line("scout-terminal-set", kind=view.kind, count=count, owner=owner, scouts=view.scouts)
        yield from row([_face(card) for card in view.set], look)
    elif view.phase != "turning":
        yield look.line("scout-terminal-empty", "quiet")


def _memory(view: View, look: Look) -> Iterator[Text]:
    """The memory aid, where the table has it."""
    for seat, known in ((seat, facts.known) for seat, facts in enumerate(view.seats) if facts.known):
        if seat != view.seat:
            yield look.line("scout-terminal-known", "quiet", player=look.names[seat], cards="  ".join(known or []))
    if view.gone:
        yield look.line("scout-terminal-gone", "quiet", cards="  ".join(view.gone))
    if view.spent:
        yield look.line("scout-terminal-spent", "quiet", cards="  ".join(view.spent))


def hand(view: View, look: Look) -> Iterator[RenderableType]:
    """The hand with its places, counted from 1."""
    if view.seat is None or not view.hand:
        return
    yield look.line("cli-hand", "head", player=look.names[view.seat])
    yield from row([_face(card) for card in view.hand], look, range(1, len(view.hand) + 1))


def groups(moves: Sequence[Any], view: View, look: Look) -> list[Group]:
    """Shows first, then Scouts by the end of the set that they take."""
    found: dict[str, list[Any]] = {}
    for move in moves:
        end = f" {move.end}" if isinstance(move, (Scout, ScoutAndShow)) else ""
        found.setdefault(str(move).partition(" ")[0] + end, []).append(move)
    return [Group(title, found[title]) for title in sorted(found, key=lambda title: not title.startswith("show"))]


def describe(move: Any, view: View, look: Look) -> Text:
    """The numbers of a Show, or where a scouted card would stand: between its neighbours to be."""
    cards = view.hand or []
    match move:
        case Show(first, last):
            return Text(" · ").join(_number(card) for card in cards[first - 1 : last])
        case Scout(end, place, turned) | ScoutAndShow(end, place, turned):
            card = view.set[0 if end == "left" else -1]
            card = _turned(card) if turned else card
            left, right = cards[max(0, place - 2) : place - 1], cards[place - 1 : place]
            return Text(" ").join(
                [*map(_number, left), Text.assemble("[", _number(card), "]"), *map(_number, right)],
            )
    return Text()


def expected(view: View) -> str:
    """What is to be decided: about the hand, a turn, a turn on an empty table, or the Show that follows a Scout."""
    if view.phase == "acting" and not view.set:
        return "scout-terminal-now-empty"
    if view.phase == "acting" and view.players == 2:
        return "scout-terminal-now-two"
    return f"scout-terminal-now-{view.phase}"


def result(view: View, look: Look) -> Iterator[RenderableType]:
    """Points by round."""
    columns = [look.say("scout-terminal-column", round=number) for number in range(1, len(view.seats[0].points) + 1)]
    yield score_table(look, columns, [s.points for s in view.seats], view.winners, [s.score for s in view.seats])


def _face(card: str) -> Face:
    top, bottom = (int(number) for number in card.split("/"))
    word = Text.assemble(_number(card), (f"/{bottom}", "quiet"))
    lines = ((f" {top} ", f"bold #ffffff on {HUES[top - 1]}"), (f"{bottom}", HUES[bottom - 1]))
    return Face(lines, HUES[top - 1], word)


def _number(card: str) -> Text:
    """The number that a card shows, in its hue."""
    return Text(str(_top(card)), f"bold {HUES[_top(card) - 1]}")


def _top(card: str) -> int:
    return int(card.partition("/")[0])


def _turned(card: str) -> str:
    top, _, bottom = card.partition("/")
    return f"{bottom}/{top}"
