"""A policy plays itself, and somebody who knows it plays against it: the same for any workers."""

import numpy as np
import pytest

import stammtisch
from stammtisch import lab
from stammtisch.bots.workers import Processes, Threads

SPEC = f"{__name__}:Likes"
COLUMNS = ("obs", "mask", "action", "seat", "score", "won", "match")


class Likes(lab.Policy):
    """Takes the allowed number that is highest in an order that depends on what it sees, so matches come to an end."""

    def __init__(self, seed=7):
        self.seed = seed

    def act(self, obs, mask):
        return np.sin(np.arange(mask.shape[1]) * (self.seed + obs.astype(np.int64).sum(axis=1))[:, None])


def columns(samples):
    samples = list(samples)
    return {name: np.concatenate([getattr(each, name) for each in samples]) for name in COLUMNS}


def alone(policy, number, players=3):
    """The match with this number that the policy plays by itself, one decision at a time."""
    table = lab.VectorEnv("scout", players, 20, again=False)
    table.reset("s/0")
    position, made = table.position(number), []
    numbering, encoder = lab.actions("scout", players), lab.encoder("scout")
    while position.to_act:
        assert len(made) < 1000
        seat = position.to_act[0]
        mask = numbering.mask(position, seat)
        (action,) = policy.decide(encoder.observation(position, seat)[None], mask[None])
        made.append((seat, int(action)))
        position.play_code(seat, numbering.code(position, seat, int(action)))
    return made, position


def test_selfplay_is_what_the_policy_does_match_by_match():
    found = columns(lab.selfplay(Likes(), "scout", 3, 20, seed="s"))
    assert (np.diff(found["match"]) >= 0).all()
    assert set(found["match"]) == set(range(20))
    assert found["mask"][np.arange(len(found["action"])), found["action"]].all()
    for number in (0, 19):
        made, position = alone(Likes(), number)
        mine = found["match"] == number
        assert list(zip(found["seat"][mine], found["action"][mine], strict=True)) == made
        assert [position.scores[seat] for seat in found["seat"][mine]] == found["score"][mine].tolist()
        assert [seat in position.winners for seat in found["seat"][mine]] == found["won"][mine].tolist()


def test_any_workers_give_the_same_decisions(monkeypatch):
    monkeypatch.setattr("stammtisch.lab.playing.RANGE", 8)

    def played(workers, policy):
        return columns(lab.selfplay(policy, "scout", 3, 20, seed="s", explore=0.2, workers=workers))

    first = played(1, Likes())
    for workers, policy in ((Threads(2), lambda obs, mask: Likes().act(obs, mask)), (Processes(2), SPEC)):
        other = played(workers, policy)
        assert all((other[name] == first[name]).all() for name in COLUMNS)
    strays = sum(row.argmax() != number for row, number in zip(_scores(first), first["action"], strict=True))
    assert 0.1 < strays / len(first["action"]) < 0.25


def _scores(found):
    return np.where(found["mask"], Likes().act(found["obs"], found["mask"]), -1)


def test_somebody_who_knows_a_policy_beats_it_and_any_workers_agree():
    bound = lab.best_response(Likes(), "scout", 2, budget=6, worlds=6, candidates=6, seed="s")
    assert bound.fair == 0.5
    assert (bound.deals, bound.matches) == (6, 12)
    assert 0 <= bound.low < bound.share <= bound.high <= 1
    assert bound.share > 0.6
    assert lab.best_response(SPEC, "scout", 2, budget=6, worlds=6, candidates=6, seed="s", workers=Threads(2)) == bound


def test_without_another_action_to_try_the_policy_plays_itself():
    bound = lab.best_response(Likes(), "scout", 2, budget=4, worlds=2, candidates=1, seed="s")
    assert bound.share == 0.5


def test_what_cannot_be_played():
    for wrong, sentence in [
        (lambda: lab.best_response("random", "scout", 2), "“random” is no policy"),
        (lambda: lab.best_response(Likes(), "scout", 2, budget=0), "budget is a whole number from 1 up"),
        (lambda: list(lab.selfplay(Likes(), "scout", 3, 0)), "matches is a whole number from 1 up"),
        (lambda: list(lab.selfplay(Likes(), "scout", 9, 1)), "SCOUT is for 2 to 5 players"),
        (lambda: list(lab.selfplay(Likes(), "scout", 3, 1, explore=2)), "explore is a share from 0 to 1, not 2"),
        (lambda: list(lab.selfplay(lambda obs, mask: [-1], "scout", 3, 1)), "The policy chose -1"),
        (lambda: list(lab.selfplay(lambda obs, mask: 3, "scout", 3, 1)), "The policy chose 3"),
    ]:
        with pytest.raises(stammtisch.BadOption) as caught:
            wrong()
        assert str(caught.value).startswith(sentence)
