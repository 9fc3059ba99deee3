"""Alhambra once more, as plainly as possible, from the numbered rules alone. Cards are their names: `b7`, `garden8`."""

from itertools import combinations
from typing import NamedTuple

from tests.exhaustive import fields, put

CURRENCIES = ("yellow", "blue", "green", "orange")  # AL-3: the yard from left to right
CATEGORIES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
POINTS = {"A": (1,), "B": (8, 1), "C": (16, 8, 1)}  # AL-2: for pavilions; each further category has one more
Cards = tuple[str, ...]
Places = tuple[str | None, ...]  # four of them


class Position(NamedTuple):
    """All that matters. With two players, Dirk comes after them in `built` and `points`."""

    turn: int
    hands: tuple[Cards, ...]
    yard: Places
    display: Places
    pictures: Cards  # from the top
    money: Cards  # from the top, with the scoring cards
    discard: Cards
    built: tuple[Cards, ...]  # the categories only
    points: tuple[int, ...]
    over: bool = False


def read(text: str) -> Position:
    """The position of a notation that names every card in the piles."""
    given = fields(text)
    seats = [str(seat) for seat in range(int(given["players"][0]))]
    owners = [*seats, "dirk"] if len(seats) == 2 else seats
    built = [given.get("dirk" if owner == "dirk" else f"built {owner}", []) for owner in owners]
    points = [given.get(f"points {scoring} {owner}", []) for owner in owners for scoring in "ab"]
    return Position(
        turn=int(given.get("turn", "0")[0]),
        hands=tuple(tuple(sorted(given.get(f"hand {seat}", []))) for seat in seats),
        yard=tuple(None if card == "-" else card for card in given.get("yard", "----")),
        display=tuple(None if card == "-" else card for card in given.get("display", "----")),
        pictures=tuple(given["pictures"]),
        money=tuple(given["money"]),
        discard=tuple(given.get("discard", [])),
        built=tuple(tuple(sorted(category(card) for card in cards)) for cards in built),
        points=tuple(sum(map(int, a)) + sum(map(int, b)) for a, b in zip(points[::2], points[1::2], strict=True)),
    )


def category(picture: str) -> str:
    """What kind of building a picture card shows."""
    return picture.rstrip("0123456789")


def price(picture: str) -> int:
    """What it costs."""
    return int(picture.removeprefix(category(picture)))


def total(cards: Cards | list[str]) -> int:
    """The value of money cards, currencies ignored."""
    return sum(int(card[1]) for card in cards)


def purse(hand: Cards, place: int) -> list[str]:
    """The money in hand in the currency of a place, high values first."""
    return sorted((card for card in hand if card[0] == CURRENCIES[place][0]), reverse=True)


def choices(cards: list[str]) -> list[tuple[str, ...]]:
    """Every choice of one or more cards, in the cards' order; of equal cards, the leftmost."""
    found = {}
    for count in range(1, len(cards) + 1):
        for some in combinations(cards, count):
            found.setdefault(tuple(sorted(some)), some)
    return list(found.values())


def to_act(p: Position) -> tuple[int, ...]:
    """The player on turn."""
    return () if p.over else (p.turn,)


def legal(p: Position, seat: int) -> set[str]:
    """AL-20, AL-25: take money or buy; only a player who can do neither passes."""
    takes = {taking(cards) for cards in choices(open_money(p)) if len(cards) == 1 or total(cards) <= 5}  # AL-21
    return takes | set(purchases(p, seat)) or {"pass"}


def listed(p: Position, seat: int, actions: set[str]) -> set[str]:
    """The legal actions without superfluous payments."""
    return actions - {action for action, superfluous in purchases(p, seat).items() if superfluous}


def purchases(p: Position, seat: int) -> dict[str, bool]:
    """AL-22, AL-24, AL-53: every way to buy, and whether a card of the payment could be left out."""
    found = {}
    for place, picture in enumerate(p.yard):
        for paid in choices(purse(p.hands[seat], place)) if picture else ():
            if total(paid) >= price(picture):
                superfluous = total(paid) - min(int(card[1]) for card in paid) >= price(picture)
                found[buying(place, paid, dirk=False)] = superfluous
                if len(p.hands) == 2:
                    found[buying(place, paid, dirk=True)] = superfluous
    return found


def conceivable(p: Position) -> set[str]:
    """Everything that a player could try here: with anybody's money, at any place."""
    paid = {cards for hand in p.hands for place in range(4) for cards in choices(purse(hand, place))} | {()}
    tries = {buying(place, cards, dirk) for place in range(4) for cards in paid for dirk in (False, True)}
    tries |= {taking(cards) for cards in [*choices(open_money(p)), (), *((card,) for hand in p.hands for card in hand)]}
    return tries | {"pass"}


def open_money(p: Position) -> list[str]:
    """The money on display, left to right."""
    return [card for card in p.display if card]


def taking(cards: Cards) -> str:
    """The notation of taking money."""
    return " ".join(["take", *cards])


def buying(place: int, paid: Cards, dirk: bool) -> str:
    """The notation of a purchase."""
    money = ["with", *(card[1] for card in paid)] if paid else []
    return " ".join(["buy", CURRENCIES[place], *money, *(["for Dirk"] if dirk else [])])


def play(p: Position, seat: int, action: str) -> Position:
    """The position after an action."""
    word, *words = action.split()
    if word == "pass":
        return end_turn(p)
    if word == "buy":
        return buy(p, CURRENCIES.index(words[0]), action)
    hand, display = [*p.hands[seat], *words], list(p.display)
    for card in words:
        display[display.index(card)] = None
    return end_turn(p._replace(hands=put(p.hands, seat, tuple(sorted(hand))), display=tuple(display)))


def buy(p: Position, place: int, action: str) -> Position:
    """AL-22, AL-23, AL-53: pay, lay the card before the buyer or Dirk, and act again after an exact payment."""
    hand, picture = list(p.hands[p.turn]), p.yard[place]
    values = action.partition(" with ")[2].removesuffix(" for Dirk").split()
    paid = tuple(CURRENCIES[place][0] + value for value in values)
    for card in paid:
        hand.remove(card)
    owner = -1 if action.endswith("Dirk") else p.turn
    p = p._replace(
        hands=put(p.hands, p.turn, tuple(hand)),
        discard=tuple(sorted(p.discard + paid)),
        yard=put(p.yard, place, None),
        built=give(p.built, owner, picture),
    )
    return p if total(paid) == price(picture) else end_turn(p)


def end_turn(p: Position) -> Position:
    """AL-26, AL-40: the yard, then the money; the end, if the yard can't be filled."""
    for place in range(4):
        if p.yard[place] is None and p.pictures:
            p = p._replace(yard=put(p.yard, place, p.pictures[0]), pictures=p.pictures[1:])
    if None in p.yard:
        return end(p)
    for place in range(4):
        if p.display[place] is None:
            p = turn_up_money(p, place)
    return p._replace(turn=(p.turn + 1) % len(p.hands))


def turn_up_money(p: Position, place: int) -> Position:
    """AL-26, AL-30: the next money card; a scoring card is scored and left out."""
    if not p.money:
        assert len(set(p.discard)) <= 1, "only a shuffle of equal cards is the same for everybody"
        p = p._replace(money=p.discard, discard=())
    if not p.money:
        return p
    card, p = p.money[0], p._replace(money=p.money[1:])
    if card not in POINTS:
        return p._replace(display=put(p.display, place, card))
    return turn_up_money(dirk_gets_more(score(p, card), card), place)


def dirk_gets_more(p: Position, scoring: str) -> Position:
    """AL-51: six cards after A, a third of those left after B."""
    count = {"A": 6, "B": len(p.pictures) // 3}[scoring] if len(p.hands) == 2 else 0
    for picture in p.pictures[:count]:
        p = p._replace(built=give(p.built, -1, picture))
    return p._replace(pictures=p.pictures[count:])


def score(p: Position, scoring: str) -> Position:
    """AL-31 to AL-33, AL-52: the points of one scoring."""
    points = list(p.points)
    for more, kind in enumerate(CATEGORIES):
        table = [first + more for first in POINTS[scoring]] + [0] * len(points)
        counts = [cards.count(kind) for cards in p.built]
        for owner, count in enumerate(counts):
            before, tied = sum(other > count for other in counts), counts.count(count)
            points[owner] += sum(table[before : before + tied]) // tied if count else 0
    return p._replace(points=tuple(points))


def end(p: Position) -> Position:
    """AL-41, AL-42: what is in the yard goes to the player with the most money there; then scoring C."""
    for place, picture in enumerate(p.yard):
        sums = [total(purse(hand, place)) for hand in p.hands]
        if picture and sums.count(max(sums)) == 1:  # where nobody has any money, all are tied
            p = p._replace(built=give(p.built, sums.index(max(sums)), picture))
    return score(p, "C")._replace(over=True)


def scores(p: Position) -> tuple[int, ...]:
    """The points of the players; Dirk isn't one (AL-54)."""
    return p.points[: len(p.hands)]


def winners(p: Position) -> list[int]:
    """AL-42, AL-54: a tie is a shared win, and Dirk can't win."""
    return [seat for seat, points in enumerate(scores(p)) if points == max(scores(p))]


def give(built: tuple[Cards, ...], owner: int, picture: str) -> tuple[Cards, ...]:
    """One more picture card before somebody; -1 is Dirk."""
    owner %= len(built)
    return put(built, owner, tuple(sorted((*built[owner], category(picture)))))
