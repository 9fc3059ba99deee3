"""SCORE 5 at the terminal: a colour and a symbol for each family, the tie-break number small below the value."""

__all__ = ["board", "describe", "expected", "groups", "hand", "result"]

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ...cli.draw.look import Face, Group, Look, flow, row, score_table, seat_table
from .actions import Bid, Name, Take
from .cards import FAMILIES, JOKER, Family, family_of, value_of
from .view import SeatView, View

SYMBOLS: dict[Family | None, str] = {"green": "♣", "red": "♥", "yellow": "▲", "violet": "◆", "blue": "●", None: "✱"}
HUES: dict[Family | None, str] = {
    "green": "#3f9142", "red": "#c23b3b", "yellow": "#d8a517", "violet": "#8a55c0", "blue": "#3a78c9", None: "#8c8c8c",
}  # fmt: skip


def board(view: View, look: Look) -> Iterator[RenderableType]:
    """The auction, everybody's open facts, the card that it is about, and bids that lie face up."""
    title = Text.assemble(("SCORE 5", "act"), "  ")
    yield title.append(look.say("score5-terminal-auction", auction=view.auction, auctions=view.auctions), "head")
    yield seat_table(look, view.to_act, view.seat, *_facts(view, look))
    if view.card is not None:
        yield Text()
        yield _about(view, look)
        yield from row([_face(view.card, view)], look)
    if view.phase == "sharing":
        yield from _share_out(view, look)
    if view.unsold:
        yield from _words("score5-terminal-unsold", view.unsold, look)
    yield from _memory(view, look)


def _facts(view: View, look: Look) -> tuple[list[str], list[list[str]]]:
    """The columns of the table of seats: cards, bid by count, ready or not; capped changes where there are."""
    columns, facts = [look.say("score5-terminal-cards")], [[str(seat.cards)] for seat in view.seats]
    if view.phase in ("laying", "adjusting"):
        columns += [look.say("score5-terminal-bid"), look.say("score5-terminal-ready")]
        for line, seat in zip(facts, view.seats, strict=True):
            line += [_count(seat), "✓" if seat.ready else ""]
        if view.cap is not None:
            columns.append(look.say("score5-terminal-changes", cap=view.cap))
            for line, seat in zip(facts, view.seats, strict=True):
                line.append(str(seat.changes))
    return columns, facts


def _count(seat: SeatView) -> str:
    """Of a bid that lies face down, how many cards it has, also as backs of cards."""
    if seat.count is None:
        return "▮?" if seat.ready else "…"
    return f"{'▮' * min(seat.count, 8)} {seat.count}" if seat.count else "–"


def _about(view: View, look: Look) -> Text:
    winner = "" if view.winner is None else look.names[view.winner]
    return look.line("score5-terminal-won" if winner else "score5-terminal-card", player=winner, left=view.left)


def _share_out(view: View, look: Look) -> Iterator[RenderableType]:
    """The other bids, the card that decides among those who laid nothing, what is left to take, and who takes when."""
    for seat, facts in enumerate(view.seats):
        if facts.bid and seat != view.winner:
            yield from _words("score5-terminal-face-up", facts.bid, look, player=look.names[seat], total=facts.total)
        if facts.shown:
            yield from _words("score5-terminal-shown", [facts.shown], look, player=look.names[seat])
    if view.winner is not None:
        cards = view.seats[view.winner].bid or []
        yield look.line("score5-terminal-to-take", player=look.names[view.winner])
        yield from row([_face(card, view) for card in cards], look, () if look.flat else cards)
    takers = [Text(look.names[seat], "act" if seat in view.to_act else "") for seat in view.order]
    yield look.line("score5-terminal-order") + Text(" ") + Text(" → ").join(takers)


def _memory(view: View, look: Look) -> Iterator[Text]:
    """The memory aid, where the table has it."""
    for seat, facts in enumerate(view.seats):
        if facts.hand is not None and seat != view.seat:
            yield from _words("score5-terminal-known", facts.hand, look, player=look.names[seat], score=facts.score)


def hand(view: View, look: Look) -> Iterator[RenderableType]:
    """The bid, the hand, and what would count if it were over now."""
    if view.seat is None or view.hand is None or view.phase == "over":
        return
    if view.bid and view.phase != "sharing":
        yield look.line("score5-terminal-own-bid", "head", total=sum(map(value_of, view.bid)), count=len(view.bid))
        yield from _cards(view.bid, view, look)
    yield look.line("cli-hand", "head", player=look.names[view.seat])
    yield from _cards(view.hand, view, look)
    yield from _best_line(view, look)


def _cards(cards: Sequence[str], view: View, look: Look) -> Iterator[RenderableType]:
    if not cards:
        yield look.line("score5-terminal-none", "quiet")
    yield from row([_face(card, view) for card in cards], look, () if look.flat else cards)


def _best_line(view: View, look: Look) -> Iterator[Text]:
    """The best card of each family, and their sum."""
    parts = [
        Text(f"{SYMBOLS[family]} {value_of(card) if card else '–'}", f"bold {HUES[family]}" if card else "quiet")
        for family, card in (view.best or {}).items()
    ]
    parts.append(Text(look.say("score5-terminal-sum", sum=view.points), "bold"))
    yield from flow(look.line("score5-terminal-best", "quiet"), parts, look)


def groups(moves: Sequence[Any], view: View, look: Look) -> list[Group]:
    """What isn't a bid first; bids by how many cards they have, and by total."""
    first = [move for move in moves if not isinstance(move, Bid)]
    found = [Group(str(first[0]).partition(" ")[0], first)] if first else []
    bids: dict[int, list[Any]] = {}
    for bid in (move for move in moves if isinstance(move, Bid)):
        bids.setdefault(len(bid.cards), []).append(bid)
    for count in sorted(bids):
        cards = sorted(bids[count], key=lambda bid: sum(map(value_of, bid.cards)))
        found.append(Group(look.say("score5-terminal-bids", count=count), cards))
    return found


def describe(move: Any, view: View, look: Look) -> Text:
    """The total of a bid; what a card or a family would be worth."""
    match move:
        case Bid(cards) if cards:
            return Text(f"= {sum(map(value_of, cards))}", "quiet")
        case Take(what) | Name(what) if view.then is not None and view.points is not None:
            return Text(look.say("score5-terminal-gain", points=view.then[what] - view.points), "quiet")
    return Text()


def expected(view: View) -> str:
    """What is to be decided: a first bid, the bid again, a card of the winning bid, or the joker's family."""
    if view.phase == "adjusting" and view.changes_left == 0:
        return "score5-terminal-now-final"
    return f"score5-terminal-now-{view.phase}"


def result(view: View, look: Look) -> Iterator[RenderableType]:
    """The cards that count, by family."""
    rows: list[list[int | None]] = []
    for seat in view.seats:
        values = {view.joker if card == JOKER else family_of(card): value_of(card) for card in seat.counted or []}
        rows.append([values.get(family) for family in FAMILIES])
    columns = [f"{SYMBOLS[family]} {look.say(f'score5-family-{family}')}" for family in FAMILIES]
    yield score_table(look, columns, rows, view.winners, [seat.score or 0 for seat in view.seats])


def _face(card: str, view: View) -> Face:
    family = family_of(card)
    hue = HUES[family]
    ink = "black" if family == "yellow" else "#ffffff"
    lines = ((f" {SYMBOLS[family]} {value_of(card)} ", f"bold {ink} on {hue}"), (f"={view.ties[card]}", "quiet"))
    return Face(lines, hue, _word(card))


def _word(card: str) -> Text:
    """A card on one line: its symbol and the name that it has in the notation."""
    family = family_of(card)
    return Text(f"{SYMBOLS[family]}{card}", f"bold {HUES[family]}")


def _words(message: str, cards: Sequence[str], look: Look, **arguments: object) -> Iterator[Text]:
    """A sentence and the cards that it is about."""
    yield from flow(look.line(message, "quiet", **arguments), [*map(_word, cards)], look)
