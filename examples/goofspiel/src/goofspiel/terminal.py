"""Goofspiel at the terminal."""

__all__ = ["board", "describe", "expected", "groups", "hand", "result"]

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from stammtisch.cli.draw.look import Face, Group, Look, row, score_table, seat_table

from .actions import Bid
from .view import View

COLOUR = "#23997a"


def board(view: View, look: Look) -> Iterator[RenderableType]:
    """The round, what is at stake, and everybody's open facts."""
    title = Text.assemble(("Goofspiel", "act"), "  ")
    yield title.append(look.say("goofspiel-status", round=view.round, rounds=view.rounds), "head")
    columns = [look.say(f"goofspiel-terminal-{name}") for name in ("bid", "shown", "points")]
    facts = [["●" if seat.has_bid else "–", str(seat.shown or "–"), str(seat.score)] for seat in view.seats]
    yield seat_table(look, view.to_act, view.seat, columns, facts)
    if view.prize is not None:
        more = view.stake - view.prize
        yield look.line("goofspiel-terminal-prize", prize=view.prize, stake=view.stake, more=more)
        yield from row([_face(view.prize)], look)
    for number, seat in enumerate(view.seats):
        if seat.left and number != view.seat:
            cards = " ".join(map(str, seat.left))
            yield look.line("goofspiel-terminal-left", "quiet", player=look.names[number], cards=cards)
    if view.gone:
        yield look.line("goofspiel-terminal-gone", "quiet", cards=" ".join(map(str, view.gone)))


def hand(view: View, look: Look) -> Iterator[RenderableType]:
    """The cards that are left to bid."""
    if view.seat is not None and view.hand:
        yield look.line("cli-hand", "head", player=look.names[view.seat])
        yield from row([_face(card) for card in view.hand], look)


def groups(moves: Sequence[Bid], view: View, look: Look) -> list[Group]:
    """All moves are bids."""
    return [Group("bid", list(moves))] if moves else []


def describe(move: Bid, view: View, look: Look) -> Text:
    """A bid says all there is to say."""
    return Text()


def expected(view: View) -> str:
    """What is to be decided: always the same."""
    return "goofspiel-terminal-now"


def result(view: View, look: Look) -> Iterator[RenderableType]:
    """The points."""
    yield score_table(look, [], [[] for _ in view.seats], view.winners, [seat.score for seat in view.seats])


def _face(card: int) -> Face:
    return Face(((f" {card} ", f"bold {COLOUR}"),), COLOUR, Text(str(card), f"bold {COLOUR}"))
