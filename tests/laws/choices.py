"""Play that Hypothesis chooses move by move, so that a failure shrinks to the few moves that matter.

A walk is a list of numbers, one for each move. 0 leaves the move out, so moves that don't matter shrink away.
"""

from collections.abc import Iterator

from hypothesis import settings
from hypothesis import strategies as st

import stammtisch
from tests.tables import KIND

LENGTHS = (0, 3, 30, 100, 300)  # of walks: Hypothesis would rarely leave the first moves by itself

law = settings(max_examples=10, deadline=None, derandomize=True)
seeds = st.integers(0, 2**32)


def walks(longest: int = LENGTHS[-1]) -> st.SearchStrategy[list[int]]:
    """Numbers for `walked`, some for the beginning of a match and some for all of it."""
    numbers = st.integers(0, 2**24 - 1)
    lengths = st.sampled_from([length for length in LENGTHS if length <= longest])
    return lengths.flatmap(lambda length: st.lists(numbers, min_size=length, max_size=length))


def walked(match: stammtisch.Match, walk: list[int]) -> Iterator[stammtisch.Position]:
    """Play a match by the numbers of a walk, yielding each position before a move is made in it."""
    for number in filter(None, walk):
        if not match.to_act:
            return
        yield match.position
        match.play_code(*picked(match.position, number - 1))


def picked(position: stammtisch.Position, number: int) -> tuple[int, int]:
    """The seat and the move that a number stands for: first the seat, then the kind of move, then the move.

    Most often it is a seat that is waited for, else one that may go back on what it said (S5-23).
    """
    others = [seat for seat in range(position.players) if seat not in position.to_act and position.codes(seat)]
    seats = [*position.to_act * 5, *others]
    number, at = divmod(number, len(seats))
    seat = seats[at]
    kinds: dict[int, list[int]] = {}
    for code in position.codes(seat):
        kinds.setdefault(code & KIND, []).append(code)
    number, at = divmod(number, len(kinds))
    codes = list(kinds.values())[at]
    return seat, codes[number % len(codes)]


def reached(game: str, players: int, seed: int, walk: list[int], **options: object) -> stammtisch.Match:
    """The match that a walk leads to."""
    match = stammtisch.game(game).new(players, seed=seed, **options)
    for _ in walked(match, walk):
        pass
    return match
