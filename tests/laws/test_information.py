"""What a seat can't know reaches it by no door: resampling it leaves the seat's views as they are, byte for byte."""

import random
from collections.abc import Iterator

import msgspec
import numpy as np
import pytest

import stammtisch
from stammtisch.engine import chance, kit
from tests.facts import facts
from tests.tables import COMBINATIONS, every_table, finish, played

PAIRS = 20_000  # of every game in the normal run, spread over its player counts
PAIRS_IN_SOAK = 1_000_000

encode = msgspec.json.Encoder().encode


def generator(seed: int) -> np.ndarray:
    """A batch generator."""
    state = np.empty(chance.GENERATOR_WORDS, np.int64)
    chance.seed(state, np.arange(8), seed)
    return state


def matches(game: str, players: int) -> Iterator[tuple[stammtisch.Match, random.Random]]:
    """Random matches without end."""
    for seed in range(1_000_000):
        options = facts(game).options(seed)
        yield stammtisch.game(game).new(players, seed=f"information {seed}", **options), random.Random(seed)


def view_pairs(match: stammtisch.Match, source: np.ndarray) -> int:
    """Compare the views of every seat and a spectator with those of an imagined world; returns how many."""
    for seat in (*range(match.players), None):
        imagined = match.position.imagine(seat, source)
        for memory in (False, True):
            assert encode(imagined.view(seat, memory)) == encode(match.position.view(seat, memory)), str(match.position)
        if seat is not None:
            assert imagined.codes(seat) == match.position.codes(seat)
    return 2 * (match.players + 1)


def compare(game: str, players: int, wanted: int) -> int:
    """Walk through random matches, comparing at every step, until `wanted` pairs of views were compared."""
    compared, source = 0, generator(players)
    for match, random_source in matches(game, players):
        for _ in played(match, random_source):
            compared += view_pairs(match, source)
            if compared >= wanted:
                return compared
        compared += view_pairs(match, source)
    raise AssertionError


@every_table
def test_views_stay_the_same_when_what_a_seat_cannot_know_is_dealt_again(game, players):
    wanted = PAIRS // sum(name == game for name, _ in COMBINATIONS) + 1
    assert compare(game, players, wanted) >= wanted


@pytest.mark.soak
@every_table
def test_views_stay_the_same_a_million_times(game, players):
    wanted = PAIRS_IN_SOAK // sum(name == game for name, _ in COMBINATIONS) + 1
    assert compare(game, players, wanted) >= wanted


@every_table
def test_imagined_worlds_are_whole_positions_that_can_be_played_to_the_end(game, players):
    source, room = generator(7), random.Random(7)
    for match, random_source in _first(matches(game, players), 2):
        for number, _ in enumerate(played(match, random_source)):
            if number % 25:
                continue
            for seat in (*range(players), None):
                imagined = match.position.imagine(seat, source)
                assert stammtisch.game(game).position(str(imagined)) == imagined
                finish(imagined, room)
                assert imagined.over


@every_table
def test_equal_views_and_equal_sources_give_equal_imagined_worlds(game, players):
    for match, random_source in _first(matches(game, players), 3):
        for number, _ in enumerate(played(match, random_source)):
            if number % 12:
                continue
            for seat in (*range(players), None):
                twin = match.position.imagine(seat, generator(number))
                first = match.position.imagine(seat, generator(1000 + number))
                second = twin.imagine(seat, generator(1000 + number))
                assert first == second


@every_table
def test_imagined_worlds_differ_and_never_have_the_real_key(game, players):
    match = stammtisch.game(game).new(players, seed="differ")
    source = generator(3)
    worlds = {match.position.imagine(0, source).record.tobytes() for _ in range(20)}
    assert len(worlds) == 20
    for _ in range(20):
        imagined = match.position.imagine(0, source)
        assert imagined.record.key.tolist() != match.position.record.key.tolist()


@every_table
def test_a_secret_choice_of_another_seat_looks_the_same_whatever_it_was(game, players):
    """Moves of one seat that others may not tell apart give everyone else the same events and the same view."""
    compared = 0
    for match, random_source in _first(matches(game, players), 4):
        for number, (seat, _) in enumerate(played(match, random_source)):
            if number % 10:
                continue
            groups: dict[str, list[object]] = {}
            for move in match.moves(seat):
                if secret := facts(game).secret(match, seat, move):
                    groups.setdefault(secret, []).append(move)
            for moves in random_source.sample(list(groups.values()), min(3, len(groups))):
                chosen = random_source.sample(moves, min(3, len(moves)))
                compared += len(chosen) - 1
                for viewer in (*range(players), None):
                    if viewer != seat:
                        assert len({what_is_seen(match, seat, move, viewer) for move in chosen}) == 1
    assert (compared > 0) == (not facts(game).in_turn)


@every_table
def test_of_a_move_that_is_not_open_just_its_own_seat_sees_anything(game, players):
    hidden = 0
    for match, random_source in _first(matches(game, players), 3):
        for _ in played(match, random_source):
            pass
        for step in match.steps():
            hidden += not step.is_open
            for viewer in (*range(players), None):
                assert bool(step.events(viewer)) == (step.is_open or viewer == step.seat)
    assert (hidden > 0) == facts(game).unseen_moves


def what_is_seen(match: stammtisch.Match, seat: int, move: object, viewer: int | None) -> bytes:
    """The events and views of `viewer` after a move, as bytes."""
    before, after = match.position, match.position.copy()
    code = after.play(seat, move)
    told = match.adapter.typed.events(before.record, seat, code, after.record, viewer)
    return encode([told, after.view(viewer, memory=False), after.view(viewer, memory=True)])


def _first(things: Iterator[tuple[stammtisch.Match, random.Random]], count: int) -> Iterator:
    return (next(things) for _ in range(count))


def test_the_spectator_has_a_seat_of_its_own_in_the_verbs():
    assert kit.SPECTATOR not in range(kit.SEATS)
