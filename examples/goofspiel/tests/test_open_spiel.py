"""A second opinion: the rules agree with open_spiel's Goofspiel, which discards the prize of a tie."""

import random
from collections.abc import Iterator

import pytest

import stammtisch

MATCHES = 10_000


@pytest.mark.soak
def test_random_matches_end_as_in_open_spiel():
    tied = sum(agree(2 + number % 3, number) for number in range(MATCHES))
    assert tied > MATCHES  # ties are common, so they are compared as well


def agree(players: int, seed: int) -> int:
    """Play a match in both; returns how many rounds were tied."""
    import pyspiel

    table = f"goofspiel(players={players},num_cards=13,points_order=random,returns_type=total_points)"
    theirs, ours = (
        pyspiel.load_game(table).new_initial_state(),
        stammtisch.game("goofspiel").new(players, seed, ties="discard"),
    )
    tied = 0
    for cards in bids(ours, random.Random(seed)):
        if not theirs.is_terminal():  # they play the last cards by themselves
            theirs.apply_action(ours.view().prize - 1)
            legal = [[move.card - 1 for move in ours.moves(seat)] for seat in range(players)]
            assert legal == [theirs.legal_actions(seat) for seat in range(players)]
            theirs.apply_actions([card - 1 for card in cards])
        for seat, card in enumerate(cards):
            ours.play(seat, f"bid {card}")
        tied += cards.count(max(cards)) > 1
    assert theirs.is_terminal()
    assert list(ours.scores) == theirs.returns()
    return tied


def bids(match: stammtisch.Match, chance: random.Random) -> Iterator[list[int]]:
    """Everyone's bids at random, round by round."""
    while not match.over:
        yield [chance.choice(match.moves(seat)).card for seat in range(match.players)]
