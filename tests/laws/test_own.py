"""What a game says about who sees what is so: what is a seat's own, on what that depends, and who sees a move alike."""

import random

import pytest
from msgspec.structs import replace

import stammtisch
from stammtisch.match.contract import Typed
from stammtisch.match.position import Position
from tests.facts import facts
from tests.tables import every_table, played

POSITIONS = 250  # of every game and number of players


def own_of(typed: Typed, position: Position, seat: int) -> object:
    """All that a seat alone sees of a position, with and without the memory aid."""
    return position.moves(seat), *(typed.own(position.fields, seat, memory) for memory in (False, True))


@every_table
def test_a_view_is_a_spectators_with_what_is_the_seats_own_and_only_that_depends_on_its_basis(game, players):
    typed, same, seen = stammtisch.game(game).adapter.typed, 0, 0
    if typed.own is None or typed.bases is None:
        pytest.skip("it doesn't say")
    for seed in range(1_000_000):
        match, before = stammtisch.game(game).new(players, seed=f"own {seed}", **facts(game).options(seed)), None
        for _ in played(match, random.Random(seed)):
            position, bases = match.position, typed.bases(match.position.fields)
            now = [(basis, own_of(typed, position, seat)) for seat, basis in enumerate(bases)]
            assert len(now) == players
            for seat, (basis, own) in enumerate(now):
                for memory, fields in zip((False, True), own[1:], strict=True):
                    assert replace(position.view(None, memory), **fields) == position.view(seat, memory)
                if before and basis is not None and basis == before[seat][0]:
                    assert own == before[seat][1]
                    same += 1
            before, seen = now, seen + 1
            if seen >= POSITIONS:
                assert same > seen / 20
                return


@every_table
def test_those_who_are_said_to_see_a_move_alike_do(game, players):
    typed, alike, seen = stammtisch.game(game).adapter.typed, 0, 0
    if typed.alike is None:
        pytest.skip("it doesn't say")
    for seed in range(1_000_000):
        match = stammtisch.game(game).new(players, seed=f"alike {seed}", **facts(game).options(seed))
        for _ in played(match, random.Random(seed)):
            pass
        for step in match.steps():
            if step.is_alike:
                others = [step.events(viewer) for viewer in (None, *range(players)) if viewer != step.seat]
                assert all(events == others[0] for events in others)
            alike, seen = alike + step.is_alike, seen + 1
        if seen >= POSITIONS:
            assert alike > seen / 2
            return
