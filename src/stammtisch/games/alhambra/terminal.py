"""Alhambra at the terminal: a colour and a symbol for each category of buildings, and for each currency."""

__all__ = ["board", "describe", "expected", "groups", "hand", "result"]

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from rich.console import RenderableType
from rich.text import Text, TextType

from ...cli.draw.look import Face, Group, Look, flow, points, row, score_table, seat_table
from .actions import Buy, TakeMoney
from .cards import CATEGORIES, CURRENCIES, SCORINGS, Category, Currency, Scoring, currency_of, split_picture
from .view import DirkView, Place, SeatView, View

CATEGORY_SYMBOLS: dict[Category, str] = {
    "pavilion": "∩", "seraglio": "♦", "arcades": "∏", "chambers": "□", "garden": "♣", "tower": "♜",
}  # fmt: skip
CATEGORY_HUES: dict[Category, str] = {
    "pavilion": "#3a6fc4", "seraglio": "#b8433b", "arcades": "#96683c", "chambers": "#d5d2c8", "garden": "#3f9142",
    "tower": "#8a55b0",
}  # fmt: skip
CURRENCY_SYMBOLS: dict[Currency, str] = {"yellow": "●", "blue": "▲", "green": "■", "orange": "✚"}
CURRENCY_HUES: dict[Currency, str] = {"yellow": "#e0b92e", "blue": "#4f9be0", "green": "#57b35a", "orange": "#e08a2e"}


def board(view: View, look: Look) -> Iterator[RenderableType]:
    """Who has built what, what the next scoring gives, the yard and the open money."""
    title = Text.assemble(("ALHAMBRA", "act"), "  ")
    if view.next_scoring is None:
        yield title
    else:
        title.append(look.say("alhambra-terminal-next", scoring=view.next_scoring), "head")
        left = look.say("alhambra-terminal-left", pictures=view.pictures_left, money=view.money_left)
        yield from flow(title, [Text(left, "quiet")], look)
    yield _seats(view, look)
    if not view.over:
        yield from _prizes(view, look)
        yield Text()
        yield look.line("alhambra-terminal-yard", "head")
        yield from row([_place_face(place, look) for place in view.yard], look)
        yield look.line("alhambra-terminal-money", "head")
        yield from _money([card for card in view.display if card], look)
    yield from _memory(view, look)


def _owners(view: View) -> list[SeatView | DirkView]:
    """The seats, and Dirk where he plays (AL-52)."""
    return [*view.seats, *([view.dirk] if view.dirk else [])]


def _with_dirk(look: Look) -> Look:
    return replace(look, names=[*look.names, look.say("alhambra-dirk")])


def _seats(view: View, look: Look) -> RenderableType:
    """Money cards, buildings by category with the majorities marked, and points."""
    facts: list[list[TextType]] = []
    for owner in _owners(view):
        built = [_built(category, owner) for category in CATEGORIES]
        cards = str(owner.cards) if isinstance(owner, SeatView) else "–"
        facts.append([cards, *built, points(owner.score)])
    symbols = [Text(f"{CATEGORY_SYMBOLS[category]} ", CATEGORY_HUES[category]) for category in CATEGORIES]
    columns: list[TextType] = [look.say("alhambra-terminal-cards"), *symbols, look.say("alhambra-terminal-points")]
    return seat_table(_with_dirk(look), view.to_act, view.seat, columns, facts)


def _built(category: Category, owner: SeatView | DirkView) -> Text:
    """How many buildings of a category; the first place, alone or tied, stands out in its colour."""
    count, place = len(owner.buildings[category]), owner.places[category]
    if place is None:
        return Text("· ", "quiet")
    return Text(f"{count}★", f"bold {CATEGORY_HUES[category]}") if place == 1 else Text(f"{count} ")


def _prizes(view: View, look: Look) -> Iterator[Text]:
    """What each place gives in the next scoring, which also tells what the symbols mean."""
    parts = []
    for category, prizes in view.prizes.items():
        word = f"{CATEGORY_SYMBOLS[category]} {look.say(f'alhambra-category-{category}')} "
        parts.append(Text.assemble((word, CATEGORY_HUES[category]), ("/".join(map(str, prizes)), "bold")))
    yield from flow(look.line("alhambra-terminal-prizes", "quiet", scoring=view.next_scoring), parts, look)


def _place_face(place: Place, look: Look) -> Face:
    """A place of the yard in the colour of its currency, with the card that lies there."""
    hue = CURRENCY_HUES[place.currency]
    paid = f"{CURRENCY_SYMBOLS[place.currency]} {look.say(f'alhambra-currency-{place.currency}')}"
    if place.picture is None:
        return Face((("", ""), ("–", "quiet"), (paid, hue)), hue, Text.assemble((paid, hue), " –"))
    category, price = split_picture(place.picture)
    name, picture = look.say(f"alhambra-category-{category}"), f"{CATEGORY_SYMBOLS[category]} {price}"
    ink = "black" if category == "chambers" else "#ffffff"
    lines = (
        (f"   {picture}   ", f"bold {ink} on {CATEGORY_HUES[category]}"),
        (name, CATEGORY_HUES[category]),
        (paid, hue),
    )
    word = Text.assemble((f"{paid}: ", hue), (f"{CATEGORY_SYMBOLS[category]} {name} {price}", CATEGORY_HUES[category]))
    return Face(lines, hue, word)


def _money(cards: Sequence[str], look: Look) -> Iterator[Text]:
    if not cards:
        yield look.line("alhambra-terminal-none", "quiet")
    yield from row([_money_face(card) for card in cards], look, () if look.flat else cards)


def _money_face(card: str) -> Face:
    currency, hue = currency_of(card), CURRENCY_HUES[currency_of(card)]
    lines = ((f" {CURRENCY_SYMBOLS[currency]} {card[1:]} ", f"bold black on {hue}"),)
    return Face(lines, hue, _coin(card))


def _coin(card: str) -> Text:
    """A money card on one line: its symbol and the name that it has in the notation."""
    currency = currency_of(card)
    return Text(f"{CURRENCY_SYMBOLS[currency]}{card}", f"bold {CURRENCY_HUES[currency]}")


def _memory(view: View, look: Look) -> Iterator[Text]:
    """The memory aid, where the table has it."""
    for seat, facts in enumerate(view.seats):
        if facts.hand and seat != view.seat:
            told = look.line("alhambra-terminal-known", "quiet", player=look.names[seat])
            yield from flow(told, [*map(_coin, facts.hand)], look)
    if view.discard:
        yield from flow(look.line("alhambra-terminal-discard", "quiet"), [*map(_coin, view.discard)], look)


def hand(view: View, look: Look) -> Iterator[RenderableType]:
    """The own money by currency, and how much of each that is."""
    if view.seat is None or view.hand is None or view.over:
        return
    yield look.line("cli-hand", "head", player=look.names[view.seat])
    yield from _money(view.hand, look)
    totals = []
    for currency in CURRENCIES:
        total = sum(int(card[1:]) for card in view.hand if currency_of(card) == currency)
        word = f"{CURRENCY_SYMBOLS[currency]} {look.say(f'alhambra-currency-{currency}')} {total}"
        totals.append(Text(word, f"bold {CURRENCY_HUES[currency]}" if total else "quiet"))
    yield from flow(look.line("alhambra-terminal-totals", "quiet"), totals, look)


def groups(moves: Sequence[Any], view: View, look: Look) -> list[Group]:
    """Purchases that give another action (AL-23), money, purchases that end the turn; gifts to Dirk last."""
    found: dict[str, list[Any]] = {kind: [] for kind in ("exact", "take", "over", "exact-dirk", "over-dirk", "pass")}
    for move in moves:
        found[_kind(move, view)].append(move)
    for kind, listed in found.items():
        if "exact" in kind or "over" in kind:
            listed.sort(key=lambda buy: (sum(buy.money) - _price(buy, view), CURRENCIES.index(buy.place)))
    return [Group(look.say(f"alhambra-terminal-group-{kind}"), listed) for kind, listed in found.items() if listed]


def _kind(move: Any, view: View) -> str:
    if not isinstance(move, Buy):
        return "take" if isinstance(move, TakeMoney) else "pass"
    return ("exact" if sum(move.money) == _price(move, view) else "over") + ("-dirk" if move.to_dirk else "")


def describe(move: Any, view: View, look: Look) -> Text:
    """What is bought and whether it is paid exactly; how much money is taken."""
    match move:
        case Buy(place, money):
            picture = view.yard[CURRENCIES.index(place)].picture
            category, price = split_picture(picture or "")
            name = f"{CATEGORY_SYMBOLS[category]} {look.say(f'alhambra-category-{category}')} {price}"
            too_much = sum(money) - price
            told = (
                look.say("alhambra-terminal-too-much", count=too_much)
                if too_much
                else look.say("alhambra-terminal-exact")
            )
            return Text.assemble((name, CATEGORY_HUES[category]), "  ", (told, "quiet" if too_much else "right"))
        case TakeMoney(cards):
            return Text(" ").join(map(_coin, cards))
    return Text()


def _price(buy: Buy, view: View) -> int:
    picture = view.yard[CURRENCIES.index(buy.place)].picture
    return split_picture(picture)[1] if picture else 0


def expected(view: View) -> str:
    """What is to be decided: a turn, or the further action after an exact payment (AL-23)."""
    return "alhambra-terminal-now" if all(place.picture for place in view.yard) else "alhambra-terminal-now-again"


def result(view: View, look: Look) -> Iterator[RenderableType]:
    """Points by scoring, Dirk's beside them (AL-54)."""
    owners = _owners(view)
    rows = [[_sum(owner, scoring) for scoring in SCORINGS] for owner in owners]
    yield score_table(_with_dirk(look), SCORINGS, rows, view.winners, [owner.score for owner in owners])


def _sum(owner: SeatView | DirkView, scoring: Scoring) -> int | None:
    return sum(owner.points[scoring].values()) if scoring in owner.points else None
