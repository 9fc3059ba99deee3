"""SCOUT once more, as plainly as possible, from the numbered rules alone. It knows the last round of a match only."""

from itertools import pairwise
from typing import NamedTuple

from tests.exhaustive import fields, put

Card = tuple[int, int]  # the number that shows, and the other one


class Position(NamedTuple):
    """All that matters of a round; the tuples in it are by seat, from left to right where they are cards."""

    hands: tuple[tuple[Card, ...], ...]
    table: tuple[Card, ...]
    owner: int | None
    scouted: frozenset[int]  # who has, since the last Show
    turn: int
    starter: int
    undecided: frozenset[int]  # who has yet to keep or turn the hand
    must_show: bool  # a Scout & Show waits for its Show
    taken: tuple[int, ...]
    chips: tuple[int, ...]
    show_chips: tuple[int, ...]
    points: tuple[int, ...]  # before this round; after it when it is over
    over: bool = False


def read(text: str) -> Position:
    """The position of a notation: the last round of a match."""
    given = fields(text)
    players = int(given["players"][0])

    def cards(name: str) -> tuple[Card, ...]:
        return tuple((int(card.split("/")[0]), int(card.split("/")[1])) for card in given.get(name, []))

    def number(name: str, default: int) -> int:
        return int(given[name][0]) if name in given else default

    def by_seat(name: str, default: int) -> tuple[int, ...]:
        return tuple(map(int, given.get(name, [default] * players)))

    assert number("round", 1) == players
    starter = (number("first", 0) + players - 1) % players
    owner = number("owner", -1)
    seats = frozenset(range(players))
    return Position(
        hands=tuple(cards(f"hand {seat}") for seat in range(players)),
        table=cards("set"),
        owner=None if owner < 0 else owner,
        scouted=frozenset((owner + i) % players for i in range(1, number("scouts", 0) + 1)),
        turn=number("turn", starter),
        starter=starter,
        undecided=seats if given.get("phase") == ["turning"] else frozenset(),
        must_show=given.get("phase") == ["showing"],
        taken=by_seat("taken", 0),
        chips=by_seat("chips", 3 if players == 2 else 0),  # SC-30
        show_chips=by_seat("show chips", 0 if players == 2 else 1),  # SC-6, SC-30
        points=tuple(map(sum, zip(*(by_seat(f"points {i}", 0) for i in range(1, players + 1)), strict=True))),
    )


def to_act(p: Position) -> tuple[int, ...]:
    """The seats that may act."""
    if p.over:
        return ()
    return tuple(sorted(p.undecided)) or (p.turn,)


def is_set(numbers: list[int]) -> bool:
    """SC-11: equal numbers, or a run up or down."""
    steps = {after - before for before, after in pairwise(numbers)}
    return len(numbers) == 1 or steps in ({0}, {1}, {-1})


def strength(cards: tuple[Card, ...]) -> tuple[int, bool, int]:
    """SC-12: first the number of cards, then equal before run, then the smallest number."""
    numbers = [top for top, _ in cards]
    return len(numbers), len(set(numbers)) == 1, min(numbers)


def shows(hand: tuple[Card, ...], table: tuple[Card, ...]) -> set[str]:
    """SC-11, SC-12, SC-15: every Show of a hand against what lies on the table."""
    found = set()
    for first in range(len(hand)):
        for last in range(first, len(hand)):
            cards = hand[first : last + 1]
            if is_set([top for top, _ in cards]) and (not table or strength(cards) > strength(table)):
                found.add(f"show {first + 1}" if first == last else f"show {first + 1}-{last + 1}")
    return found


def scouts(p: Position) -> set[str]:
    """SC-14: which end, to which place, which way up; without the first word."""
    places = range(1, len(p.hands[p.turn]) + 2)
    ends = ("left", "right") if p.table else ()
    return {f"{end} to {place}{turned}" for end in ends for place in places for turned in ("", " turned")}


def legal(p: Position, seat: int) -> set[str]:
    """Everything that a seat may do now."""
    if seat not in to_act(p):
        return set()
    if p.undecided:
        return {"keep", "turn"}  # SC-4
    found = shows(p.hands[seat], p.table)
    if p.must_show:
        return found
    if len(p.hands) > 2 or p.chips[seat]:  # SC-6: they never run out; SC-31: with two players they do
        found |= {f"scout {how}" for how in scouts(p)}
    if p.show_chips[seat]:
        found |= {f"scout&show {how}" for how in scouts(p) if shows(*after_scout(p, how))}  # SC-16
    return found


def listed(p: Position, seat: int, actions: set[str]) -> set[str]:
    """The legal actions without those that differ in their words only: a single card has one end."""
    return {action for action in actions if len(p.table) > 1 or " right " not in action}


def conceivable(p: Position) -> set[str]:
    """Everything that a player could try here."""
    places = range(max(map(len, p.hands)) + 3)
    tries = {f"show {first}-{last}" if first != last else f"show {first}" for first in places for last in places}
    for kind in ("scout", "scout&show"):
        tries |= {
            f"{kind} {end} to {place}{way}" for end in ("left", "right") for place in places for way in ("", " turned")
        }
    return tries | {"keep", "turn"}


def after_scout(p: Position, how: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """SC-14: the hand and the set after a Scout."""
    end, _, place, *turned = how.split()
    card, table = (p.table[0], p.table[1:]) if end == "left" else (p.table[-1], p.table[:-1])
    hand, at = p.hands[p.turn], int(place) - 1
    return (*hand[:at], card[::-1] if turned else card, *hand[at:]), table


def play(p: Position, seat: int, action: str) -> Position:
    """The position after an action."""
    word, _, how = action.partition(" ")
    if word in ("keep", "turn"):
        hand = p.hands[seat] if word == "keep" else tuple(card[::-1] for card in p.hands[seat])
        return p._replace(hands=put(p.hands, seat, hand), undecided=p.undecided - {seat})
    return show(p, how) if word == "show" else scout(p, how, with_show=word == "scout&show")


def show(p: Position, how: str) -> Position:
    """SC-13, SC-20: the beaten set is taken; an empty hand ends the round."""
    places = [int(place) for place in how.split("-")]
    first, last = places[0] - 1, places[-1]
    hand = p.hands[p.turn]
    p = p._replace(
        hands=put(p.hands, p.turn, hand[:first] + hand[last:]),
        taken=put(p.taken, p.turn, p.taken[p.turn] + len(p.table)),
        table=hand[first:last],
        owner=p.turn,
        scouted=frozenset(),
        must_show=False,
    )
    return next_turn(p) if p.hands[p.turn] else end_round(p, free=None)


def scout(p: Position, how: str, with_show: bool) -> Position:
    """SC-14, SC-16, SC-21, SC-31."""
    hand, table = after_scout(p, how)
    two = len(p.hands) == 2
    payer_or_owner, chip = (p.turn, -1) if two else (p.owner, 1)
    p = p._replace(
        hands=put(p.hands, p.turn, hand),
        table=table,
        chips=put(p.chips, payer_or_owner, p.chips[payer_or_owner] + chip),
        scouted=p.scouted | {p.turn},
    )
    if with_show:
        return p._replace(must_show=True, show_chips=put(p.show_chips, p.turn, 0))
    if two:
        return end_if_stuck(p)
    if len(p.scouted) == len(p.hands) - 1:
        return end_round(p, free=p.owner)
    return next_turn(p)


def next_turn(p: Position) -> Position:
    """Clockwise."""
    return end_if_stuck(p._replace(turn=(p.turn + 1) % len(p.hands)))


def end_if_stuck(p: Position) -> Position:
    """SC-32: with two players, a player who can do nothing ends the round."""
    return p if legal(p, p.turn) else end_round(p, free=1 - p.turn)


def end_round(p: Position, free: int | None) -> Position:
    """SC-22: `free` pays nothing for hand cards."""
    paid = [0 if seat == free else len(hand) for seat, hand in enumerate(p.hands)]
    columns = zip(p.points, p.taken, p.chips, paid, strict=True)
    return p._replace(points=tuple(before + taken + chips - pays for before, taken, chips, pays in columns), over=True)


def scores(p: Position) -> tuple[int, ...]:
    """SC-23: the points of all rounds."""
    return p.points


def winners(p: Position) -> list[int]:
    """SC-23: a tie is a shared win."""
    return [seat for seat, points in enumerate(p.points) if points == max(p.points)]
