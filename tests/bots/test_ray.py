"""Work on a real Ray cluster: two machines, as far as Ray can tell, that listen to nobody but this one."""

import os
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from stammtisch import lab
from stammtisch.bots.arena.deals import Settings, run
from stammtisch.bots.training.tuning import Tuning
from stammtisch.bots.workers import Here, Ray, WorkerDied
from stammtisch.match.errors import BadOption
from tests.bots.test_arena import outcome
from tests.bots.toil import Marks, Squares
from tests.lab.test_playing import columns

pytestmark = pytest.mark.soak
OWN_BOT = """
from pathlib import Path

class Bot:
    def __init__(self, file, depth):
        self.last = bool(Path(file).read_text())  # which is only where the class is
        assert depth == 3

    def choose(self, seen):
        return seen.moves[-1]
"""


class TwoMachines:
    """A cluster of a head and another node, with a process each."""

    def __init__(self) -> None:
        os.environ |= {
            "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # listen to this machine alone
            "RAY_USAGE_STATS_ENABLED": "0",
            "RAY_raylet_start_wait_time_s": "300",  # this machine may have much else to do
            "RAY_worker_niceness": "0",
        }
        from ray.cluster_utils import Cluster

        here = socket.gethostbyname("localhost")
        self.how: dict[str, Any] = {
            "num_cpus": 1, "node_ip_address": here, "include_dashboard": False, "object_store_memory": 80_000_000,
        }  # fmt: skip
        self.cluster = Cluster(initialize_head=True, head_node_args=self.how)
        self.others = [self.cluster.add_node(**self.how)]
        self.cluster.wait_for_nodes()

    @property
    def address(self) -> str:
        return str(self.cluster.address)

    def kill_the_other(self) -> None:
        """As a power cut would."""
        self.cluster.remove_node(self.others.pop(), allow_graceful=False)

    def add_another(self) -> None:
        self.others.append(self.cluster.add_node(**self.how))
        self.cluster.wait_for_nodes()


@pytest.fixture(scope="module")
def machines() -> Iterator[TwoMachines]:
    before = dict(os.environ)
    made = TwoMachines()
    yield made
    made.cluster.shutdown()
    os.environ.clear()
    os.environ.update(before)


@contextmanager
def connected(machines: TwoMachines, **more: Any) -> Iterator[Ray]:
    with Ray(machines.address, **more) as workers:
        yield workers


def test_an_arena_loses_nothing_when_a_machine_is_gone_in_the_middle(machines, tmp_path):
    settings = Settings.of("alhambra", 3, ["random", "heuristic"], "a")
    alone, journal = list(run(settings, 24, workers=1)), tmp_path / "journal"
    with connected(machines) as workers:
        assert workers.strength() == (2, 2)
        with closing(run(settings, 12, workers=workers, journal=journal)) as coming:
            together = [next(coming) for _ in range(12)]
        assert outcome(together) == outcome(alone[:12])
        coming = run(settings, 24, workers=workers, journal=journal)
        together = [next(coming) for _ in range(13)]
        machines.kill_the_other()
        together += coming
        assert outcome(together) == outcome(alone)
    assert journal.read_bytes().count(b"\n") == 1 + 24


def test_what_a_dead_machine_had_begun_is_done_by_another(machines, tmp_path):
    if not machines.others:
        machines.add_another()
    with connected(machines) as workers:
        timer = threading.Timer(2.0, machines.kill_the_other)
        coming = workers.results(Marks(str(tmp_path), 0.25), range(40))
        found = [next(coming)]
        timer.start()
        found += coming
        timer.join()
    assert found == list(range(40))
    done = [path.name.split("-") for path in tmp_path.iterdir()]
    assert len({node for _, node, *_ in done}) == 2
    assert len(done) > len({number for number, *_ in done}) == 40  # some were begun twice


def test_tuning_finds_the_same_weights_on_a_cluster(machines):
    def tuned(workers):
        tuning = Tuning("scout", 3, "seed", challengers=4, deals=60)
        tuning.step(workers)
        return tuning.weights, tuning.spread, tuning.history

    with connected(machines) as workers:
        assert tuned(workers) == tuned(Here())


def test_a_class_of_ones_own_travels_with_its_files(machines, tmp_path, monkeypatch):
    (tmp_path / "my_bot.py").write_text(OWN_BOT)
    (tmp_path / "run7.txt").write_text("yes")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    settings = Settings.of("alhambra", 2, ["my_bot:Bot(file=run7.txt, depth=3)", "random"], "a")
    alone = list(run(settings, 4, workers=1))
    monkeypatch.chdir(Path(__file__).parents[2])
    with connected(machines, folder=tmp_path) as workers:
        found = list(run(settings, 4, workers=workers))
    assert outcome(found) == outcome(alone)
    assert not any(any(match.faults) for deal in found for match in deal.matches)


def test_a_policy_plays_and_is_recorded_the_same_on_a_cluster(machines, tmp_path):
    policy = "tests.lab.test_playing:Likes(seed=3)"

    def done(workers, folder):
        samples = columns(lab.selfplay(policy, "scout", 3, 20, seed="s", explore=0.1, workers=workers))
        bound = lab.best_response(policy, "scout", 2, budget=2, worlds=3, candidates=3, workers=workers)
        (file,) = lab.record("scout", [policy, "random"], 5, folder, workers=workers)
        return samples, bound, file.read_bytes()

    with connected(machines) as workers:
        far, here = done(workers, tmp_path / "far"), done(1, tmp_path / "here")
    assert far[1:] == here[1:]
    assert all((far[0][name] == here[0][name]).all() for name in here[0])


def test_what_a_bot_does_to_its_process_is_told_and_not_tried_for_ever(machines):
    settings = Settings.of("alhambra", 2, ["tests.bots.strange:Killer", "random"])
    with connected(machines) as workers, pytest.raises(WorkerDied, match="kept disappearing"):
        list(run(settings, 2, workers=workers))


def test_errors_of_a_job_and_other_sources_are_told_as_they_are(machines, monkeypatch):
    with connected(machines) as workers:
        with pytest.raises(BadOption, match="There is no seat 5 here"):
            list(workers.results(Squares(wrong=5), range(9)))
        monkeypatch.setattr("stammtisch.bots.workers.parcel.everything", lambda game: "other")
        with pytest.raises(BadOption, match="has another version of Stammtisch"):
            list(workers.results(Squares(), range(9)))


def test_whoever_has_heard_enough_stops_the_work(machines, tmp_path):
    with connected(machines) as workers:
        with closing(workers.results(Marks(str(tmp_path), 0.05), range(10_000))) as coming:
            assert [next(coming) for _ in range(3)] == [0, 1, 2]
        time.sleep(1)
        begun = len(list(tmp_path.iterdir()))
        time.sleep(1)
        assert len(list(tmp_path.iterdir())) == begun
