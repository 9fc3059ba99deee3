"""Policies of one's own play like bots, and matches become data."""

import json

import numpy as np
import pytest

import stammtisch
from stammtisch import lab
from stammtisch.bots.spec import named, spellings
from stammtisch.bots.table import play_match
from tests.lab.walking import positions


class Lowest(lab.Policy):
    """Plays the lowest number, or as its arguments say."""

    def __init__(self, checkpoint="none", shift=0):
        self.checkpoint, self.shift = checkpoint, shift

    def act(self, obs, mask):
        return mask.argmax(axis=1) + self.shift


def test_a_function_plays_as_a_bot():
    rows = []

    def scores(obs, mask):
        rows.append((obs.shape, mask.shape))
        return np.arange(mask.shape[1])[None].repeat(len(obs), 0)  # likes the highest number

    match = stammtisch.game("scout").new(3, seed=1)
    numbering = lab.actions("scout", 3)
    chairs = play_match(match, [lab.bot(scores, encoder=lab.encoder("scout", "v1"))] * 3, "seed")
    assert match.over
    assert [chair.faults for chair in chairs] == [0, 0, 0]
    assert set(rows) == {((1, *lab.encoder("scout").shape(3)), (1, numbering.size))}
    first = stammtisch.game("scout").new(3, seed=1)
    seat, code = match.moves_made[0]
    assert code == numbering.code(first.position, seat, int(np.flatnonzero(numbering.mask(first.position, seat))[-1]))


def test_a_class_is_named_with_its_arguments():
    spec = f"{__name__}:Lowest(checkpoint=run7.npz, shift=1)"
    assert spellings(f"random, {spec},guest") == ["random", spec, "guest"]
    made = named(spec, "scout")
    assert (made.checkpoint, made.shift) == ("run7.npz", 1)
    assert named(f"{__name__}:Lowest('a, b', 2)", "scout").checkpoint == "a, b"
    assert named(f"{__name__}:Lowest", "scout").shift == 0
    for wrong in (f"{__name__}:Lowest(depth=3)", f"{__name__}:Lowest(", f"{__name__}:"):
        with pytest.raises(stammtisch.BadOption, match="Can't get a bot from"):
            named(wrong, "scout")


def test_a_policy_that_chooses_nonsense_is_told_so_and_a_stand_in_plays():
    position = next(positions("scout", 4, 1))
    from stammtisch.bots.seen import Seen

    with pytest.raises(stammtisch.BadOption, match="The policy chose 100, which isn't allowed here"):
        Lowest(shift=100).choose(Seen(position, 0))


def test_imagined_worlds_look_the_same_and_can_be_played_on():
    position = list(positions("scout", 4, 2, limit=40))[-1]
    worlds = lab.imagine_many(position, 2, 16, seed=3)
    env = lab.VectorEnv("scout", 4, 16)
    env.load(worlds)
    assert len({env.position(row).digest for row in range(16)}) == 16
    for row in range(16):
        assert env.position(row).view(2, memory=True) == position.view(2, memory=True)
    assert (lab.imagine_many(position, 2, 16, seed=3) == worlds).all()
    assert lab.imagine_many(position, None, 2).shape == (2,)
    with pytest.raises(stammtisch.BadOption, match="numbered 0 to 3"):
        lab.imagine_many(position, 4, 2)
    with pytest.raises(stammtisch.BadOption, match="n is a whole number"):
        lab.imagine_many(position, 0, 0)


@pytest.mark.parametrize("game", ["scout", "score5"])
def test_recorded_matches_are_replayed_exactly_and_read_back_as_decisions(game, tmp_path):
    import pyarrow.parquet as pq

    bots = ["random", f"{__name__}:Lowest"]
    (file,) = lab.record(game, bots, deals=3, to=tmp_path, seed="x")
    rows = pq.read_table(file).to_pylist()
    assert [row["bots"] for row in rows] == [bots, bots[::-1], bots]
    for row in rows:
        match = lab.replayed(row)
        assert list(match.position.scores) == row["scores"]
        with pytest.raises(stammtisch.BadMatchFile, match="doesn't end as it is written"):
            lab.replayed({**row, "digest": "0" * 12})
    samples = list(lab.dataset(tmp_path, batch=50))
    assert all(len(sample.action) == 50 for sample in samples[:-1])
    decisions = sum(len(sample.action) for sample in samples)
    assert decisions == sum(len(row["codes"]) for row in rows)
    for sample in samples:
        assert sample.mask[np.arange(len(sample.action)), sample.action].all()
        assert sample.obs.shape == (len(sample.action), *lab.encoder(game).shape(2))
    first = rows[0]
    assert samples[0].won[0] == first["winners"][samples[0].seat[0]]
    assert json.loads(first["options"]) == {**json.loads(first["options"]), "memory": False}
    again = tmp_path / "again"
    assert pq.read_table(lab.record(game, bots, deals=3, to=again, seed="x")[0]).to_pylist() == rows
    with pytest.raises(stammtisch.BadOption, match="deals is a whole number"):
        lab.record(game, bots, deals=0, to=tmp_path)
