"""Tables for tests: every game with every number of players, and a way to choose moves that comes to an end."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import stammtisch
from stammtisch.engine import kit

KIND = 7  # the bits of an action's number that tell its kind, in every game

COMBINATIONS = [(game.name, players) for game in stammtisch.all_games() for players in game.players]
GAMES = [game.name for game in stammtisch.all_games()]

every_table = pytest.mark.parametrize(("game", "players"), COMBINATIONS, ids=[f"{g}-{p}" for g, p in COMBINATIONS])
every_game = pytest.mark.parametrize("game", GAMES)


def choose(codes: Sequence[int], chance: random.Random) -> int:
    """A kind of move at random, then a move of that kind: so rare kinds are played often, and every match ends."""
    kind = chance.choice(sorted({code & KIND for code in codes}))
    return chance.choice([code for code in codes if code & KIND == kind])


def next_seat(position: stammtisch.Position, chance: random.Random) -> int:
    """A seat that is waited for; now and then another that may act, to go back on what was said (S5-23)."""
    waited_for = position.to_act
    others = [seat for seat in range(position.players) if seat not in waited_for and position.codes(seat)]
    return chance.choice(others if others and chance.random() < 0.1 else waited_for)


def played(match: stammtisch.Match, chance: random.Random, limit: int = 1_000_000) -> Iterator[tuple[int, Any]]:
    """Play a match at random, yielding each seat and action before it is played."""
    for _ in range(limit):
        if not match.to_act:
            return
        seat = next_seat(match.position, chance)
        action = match.adapter.typed.decode(choose(match.position.codes(seat), chance), match.position.record)
        yield seat, action
        match.play(seat, action)


def finish(position: stammtisch.Position, chance: random.Random, limit: int = 20_000) -> int:
    """Play a position at random until it is over, by the verbs alone; returns how many moves that took."""
    for made in range(limit):
        if not position.to_act:
            return made
        seat = next_seat(position, chance)
        kit.play(position.record, seat, choose(position.codes(seat), chance))
    raise AssertionError(f"no end after {limit} moves: {position}")


def somewhere(game: str, players: int, seed: int, **options: Any) -> stammtisch.Match:
    """A match in the middle of play, or at its end: where exactly, the seed says."""
    chance = random.Random(seed)
    match = stammtisch.game(game).new(players, seed=seed, **options)
    for _ in played(match, chance, chance.choice((0, 3, 30, 100, 300))):
        pass
    return match
