"""What a seat observes: all of its view and nothing else."""

import hashlib
import pickle
from pathlib import Path

import numpy as np
import pytest

import stammtisch
from stammtisch import lab
from tests.lab.walking import positions
from tests.tables import every_table

GOLDEN = Path(__file__).with_name("observations.txt")


@every_table
def test_what_is_hidden_leaves_an_observation_bit_identical(game, players):
    encoder, source = lab.encoder(game), stammtisch.generator(players)
    hidden_changes = 0
    for seed in range(2):
        for position in positions(game, players, seed, every=4):
            for seat in range(players):
                seen, hidden = (each.observation(position, seat) for each in (encoder, encoder.oracle))
                other = position.imagine(seat, source)
                assert encoder.observation(other, seat).tobytes() == seen.tobytes(), str(position)
                hidden_changes += encoder.oracle.observation(other, seat).tobytes() != hidden.tobytes()
    assert hidden_changes


@every_table
def test_observations_are_filled_and_keep_to_their_planes(game, players):
    encoder = lab.encoder(game)
    for each in (encoder, encoder.oracle):
        planes = each.planes(players)
        assert len({plane.name for plane in planes}) == len(planes)
        varies = {plane.name: set() for plane in planes}
        for seed in range(2):
            for position in positions(game, players, seed, every=7):
                for seat in range(players):
                    empty, full = (np.full(each.shape(players), value, np.int16) for value in (-99, 99))
                    assert (each.observation(position, seat, empty) == each.observation(position, seat, full)).all()
                    for plane in planes:
                        found = empty[plane.place]
                        varies[plane.name].add(found.tobytes())
                        if plane.values:
                            assert found.min() >= 0, plane
                            assert found.max() < plane.values, plane
        constant = {name for name, found in varies.items() if len(found) == 1}
        assert constant <= {"ties", "show_chips", "changes", "cap"}  # as the options are, or with few players


@every_table
def test_positions_that_look_different_give_different_observations(game, players):
    encoder, by_observation = lab.encoder(game), {}
    for seed in range(2):
        for position in positions(game, players, seed, every=5):
            for seat in range(players):
                view = position.view(seat, memory=True)
                seen = (seed, seat, encoder.observation(position, seat).tobytes())
                assert by_observation.setdefault(seen, view) == view


@every_table
def test_expanding_keeps_everything(game, players):
    encoder = lab.encoder(game)
    rows = np.array([encoder.observation(each, 0) for each in positions(game, players, 3, every=9)])
    wide = encoder.expand(rows, players)
    assert wide.dtype == np.float32
    assert wide.shape == (len(rows), *encoder.expanded_shape(players))
    at = 0
    for plane in encoder.planes(players):
        width = plane.length * max(plane.values, 1)
        part = wide[:, at : at + width]
        back = part.reshape(len(rows), plane.length, plane.values).argmax(axis=2) if plane.values else part
        assert (back == rows[:, plane.place]).all()
        at += width


def golden(game: str, players: int) -> str:
    """An encoder in a line: its name, its planes, a digest of observations in a match."""
    encoder = lab.encoder(game)
    parts = ",".join(f"{plane.name}:{plane.length}:{plane.values}" for plane in encoder.planes(players))
    sha = hashlib.blake2b(digest_size=12)
    for position in positions(game, players, 4, every=10, limit=60):
        for seat in range(players):
            sha.update(encoder.observation(position, seat).astype("<i2").tobytes())
    return f"{encoder.name} {players} {parts} {sha.hexdigest()}"


@every_table
def test_an_encoder_never_changes(game, players):
    assert golden(game, players) in GOLDEN.read_text(encoding="utf-8").splitlines()


def test_an_encoder_is_a_value_and_an_oracle_is_named_as_such():
    encoder = lab.encoder("scout", "v1")
    assert pickle.loads(pickle.dumps(encoder)) == encoder != encoder.oracle
    assert pickle.loads(pickle.dumps(encoder.oracle)) == encoder.oracle
    assert repr(encoder.oracle) == "lab.encoder('scout', 'v1').oracle"
    with pytest.raises(stammtisch.BadOption, match="another game"):
        lab.VectorEnv("scout", 4, encoder=encoder.oracle)
    with pytest.raises(stammtisch.BadOption, match="Known: v1"):
        lab.encoder("scout", "v0")


def test_an_observation_of_cards_reads_like_the_view():
    encoder = lab.encoder("scout", "v1")
    position = stammtisch.game("scout").new(4, seed=2).position
    planes = {plane.name: plane.place for plane in encoder.planes(4)}
    for seat in range(4):
        seen = encoder.observation(position, seat)
        cards = zip(seen[planes["hand"]], seen[planes["hand_other"]], strict=True)
        assert [f"{shown}/{other}" for shown, other in cards if shown] == position.view(seat).hand
