"""Whoever does the work, the results are the same and come in order."""

import multiprocessing
import pickle
import threading
import time
from contextlib import closing

import pytest

from stammtisch.bots.training.selfplay import Training
from stammtisch.bots.training.tuning import Tuning, compare
from stammtisch.bots.workers import Here, Processes, Ray, Threads, workers_of
from stammtisch.match.errors import BadOption, IllegalAction, StammtischError
from tests.bots.toil import Squares

HOME = "localhost"
HANDS = {"here": Here(), "threads": Threads(3), "processes": Processes(2)}
all_hands = pytest.mark.parametrize("workers", HANDS.values(), ids=HANDS)


@all_hands
def test_results_come_in_order(workers):
    assert list(workers.results(Squares(0.002), range(40))) == [number**2 for number in range(40)]
    assert list(workers.results(Squares(), [])) == []


@all_hands
def test_what_a_job_raises_arrives_as_it_is(workers):
    coming = workers.results(Squares(wrong=5), range(20))
    with pytest.raises(BadOption, match="There is no seat 5 here: seats are numbered 0 to 3"):
        list(coming)


@all_hands
def test_whoever_has_heard_enough_stops_the_work(workers):
    before = threading.active_count()
    with closing(workers.results(Squares(0.01), range(10**6))) as coming:
        assert [next(coming), next(coming)] == [0, 1]
    ends = time.monotonic() + 10
    while threading.active_count() > before or multiprocessing.active_children():
        assert time.monotonic() < ends
        time.sleep(0.01)


def test_a_number_of_workers_is_so_many_processes():
    assert isinstance(workers_of(2), Processes)
    assert workers_of(3).processes == 3
    assert workers_of(None).processes >= 1
    assert workers_of(HANDS["threads"]) is HANDS["threads"]
    assert Here().strength() is None


@pytest.mark.parametrize("error", [BadOption("option-seat", value=7, last=3), IllegalAction("SC-12", 1, 2)])
def test_errors_come_over_from_other_processes_with_all_they_say(error):
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, StammtischError)
    assert (type(again), str(again), again.say("de"), vars(again)) == (
        type(error), str(error), error.say("de"), vars(error),
    )  # fmt: skip


# Training


def test_tuning_finds_the_same_weights_whoever_plays():
    def tuned(workers):
        tuning = Tuning("scout", 3, "seed", challengers=4, deals=60)
        tuning.step(workers)
        return tuning.weights, tuning.spread, tuning.history

    assert tuned(Here()) == tuned(Threads(3)) == tuned(None)


def test_two_sets_of_weights_compare_the_same_whoever_plays():
    tuning = Tuning("scout", 3)
    other = [weight * 1.3 for weight in tuning.start]
    found = compare("scout", tuning.start, other, 3, 120, "seed")
    assert compare("scout", tuning.start, other, 3, 120, "seed", workers=Threads(2)) == found
    assert found[0] != 0.5


def test_training_learns_the_same_whoever_gathers(monkeypatch):
    monkeypatch.setattr("stammtisch.bots.training.selfplay.RANGE", 40)

    def trained(workers):
        training = Training("scout", 3, "seed", steps=2, lessons=100)
        training.advance(workers)
        training.advance(workers)
        return training.network(), training.history, training.deal

    network, history, deal = trained(None)
    assert (network, history, deal) == trained(Threads(3))
    assert deal == 2 * 3 * 40


# Ray, as far as it needs no cluster


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("nowhere", "“nowhere” isn't where work can be done"),
        ("host:port", "“host:port” isn't where work can be done"),
        (f"{HOME}:1", f"No Ray cluster answers at {HOME}:1: ConnectionRefusedError"),
        (f"ray://{HOME}:1", f"No Ray cluster answers at ray://{HOME}:1: ConnectionRefusedError"),
    ],
)
def test_a_cluster_that_does_not_answer_is_named_at_once(address, sentence):
    with pytest.raises(BadOption) as caught:
        list(Ray(address).results(Squares(), range(3)))
    assert str(caught.value).startswith(sentence)
