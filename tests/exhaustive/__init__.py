"""The engine against small reference implementations, written from the numbered rules alone: every line of play."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import stammtisch

TO_THE_END = 1000  # more actions than any tree here is deep
TAKEN_BACK = "not final"  # the action that leads back to where one was
PROBES = 100  # so many positions of a tree, the nearest ones, are asked about actions that aren't legal too


@dataclass
class Counts:
    """A tree of play in numbers: nodes by depth, finished matches, and over all of these points and wins by seat."""

    nodes: list[int] = field(default_factory=list)
    leaves: int = 0
    scores: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)  # a shared win counts for each

    def add_leaf(self, ways: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        """A finished match that comes about in so many ways."""
        seats = range(len(scores))
        self.leaves += ways
        self.scores = [ways * scores[seat] + (self.scores or [0] * len(seats))[seat] for seat in seats]
        self.wins = [ways * (seat in winners) + (self.wins or [0] * len(seats))[seat] for seat in seats]

    def __str__(self) -> str:
        by_seat = {"scores": self.scores, "wins": self.wins} if self.leaves else {}
        lists = {"nodes": self.nodes, "leaves": [self.leaves], **by_seat}
        return "; ".join(" ".join([name, *map(str, numbers)]) for name, numbers in lists.items())


class Node:
    """A position in the engine, what the reference makes of it, and in how many ways it comes about at its depth."""

    def __init__(
        self, reference: ModuleType, position: stammtisch.Position, expected: Any, ways: int = 0, regrets: int = 0
    ) -> None:
        self.reference = reference
        self.position = position
        self.expected = expected
        self.ways = ways
        self.regrets = regrets  # how often what was said may still be taken back, which could go on for ever
        self.waited_for = tuple(reference.to_act(expected))
        may_act = getattr(reference, "may_act", reference.to_act)  # also those whom nobody waits for
        self.legal = {seat: reference.legal(expected, seat) for seat in may_act(expected)}

    def children(self) -> Iterator["Node"]:
        """The position after every legal action that the tree follows."""
        for seat, actions in self.legal.items():
            for action in sorted(actions):
                regrets = self.regrets - (action == TAKEN_BACK)
                if regrets < 0:
                    continue
                position = self.position.copy()
                position.play(seat, action)
                expected = self.reference.play(self.expected, seat, action)
                yield Node(self.reference, position, expected, regrets=regrets)

    def compare(self) -> None:
        """Who is waited for, and what is listed for everybody."""
        position, reference, expected = self.position, self.reference, self.expected
        assert position.to_act == self.waited_for, position
        assert position.over == (not self.waited_for), position
        for seat in range(position.players):
            worth_listing = reference.listed(expected, seat, self.legal[seat]) if seat in self.legal else []
            assert sorted(map(str, position.moves(seat))) == sorted(worth_listing), (position, seat)

    def probe(self) -> None:
        """What is legal of all that anybody could think of."""
        seats = range(self.position.players)
        for action in self.reference.conceivable(self.expected):
            allowed = [seat for seat in seats if self.position.is_legal(seat, action)]
            assert allowed == [seat for seat in self.legal if action in self.legal[seat]], (self.position, action)

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Scores and winners of a finished match."""
        result = self.position.scores, self.position.winners
        assert result == (tuple(self.reference.scores(self.expected)), tuple(self.reference.winners(self.expected)))
        return result


def walk(reference: ModuleType, text: str, depth: int, regrets: int = 0) -> Counts:
    """Every line of play from a position, down to `depth` actions; engine and reference must agree at every node.

    What was said is taken back at most `regrets` times in a line.

    A reference is a module with `read`, `to_act` (nobody, when the match is over), `legal`, `listed`, `conceivable`,
    `play`, `scores` and `winners`, on positions that never change and actions that are their notation. Lines that come
    to the same position, to the last byte, after as many actions are followed once and counted as often as there are.
    """
    game = stammtisch.game(reference.__name__.rpartition(".")[2])
    counts, probes = Counts(), 0
    level = [Node(reference, game.position(text), reference.read(text), ways=1, regrets=regrets)]
    while level:
        counts.nodes.append(sum(node.ways for node in level))
        below: dict[Any, Node] = {}
        for node in level:
            node.compare()
            if node.position.over:
                counts.add_leaf(node.ways, *node.result())
            if probes < PROBES:
                node.probe()
                probes += 1
            for child in node.children() if len(counts.nodes) <= depth else ():
                key = child.expected, child.position.record.tobytes(), child.regrets
                below.setdefault(key, child).ways += node.ways
        level = list(below.values())
    return counts


def fields(text: str) -> dict[str, list[str]]:
    """The fields of a position's notation, each as its words."""
    pairs = (part.partition(":") for part in text.replace("\n", ";").split(";") if part.strip())
    return {name.strip(): value.split() for name, _, value in pairs}


def put(values: tuple, place: int, new: object) -> tuple:
    """A tuple with one value replaced."""
    return (*values[:place], new, *values[place + 1 :])
