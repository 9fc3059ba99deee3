"""A clock that is set while people play: nobody's time is up because of that."""

from contextlib import closing
from pathlib import Path

import pytest

from stammtisch.client import TableClient
from stammtisch.server.runtime.steady_clock import SLEW, SteadyClock
from tests.server import Server
from tests.server.nursery import ForkedProcess, Process
from tests.server.test_company import wait_for_a_clock
from tests.server.test_sockets import table_of
from tests.server.wrong_clock import run

HOURS = 3600.0


class WrongClock(Server):
    """A server on a machine whose clock can be set."""

    def __init__(self, database: str, file: Path) -> None:
        self.file = file
        self.set_forward(0.0)
        super().__init__(database)

    def new_process(self, environment: dict[str, str]) -> Process:
        """A process that runs it."""
        return ForkedProcess(run, [self.database, str(self.port), str(self.file)], environment, self.log.name)

    def set_forward(self, seconds: float) -> None:
        """By how much the clock is wrong from now on."""
        new = self.file.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self.file)


def moves_of(table: TableClient) -> list[dict]:
    return [each for each in table.look(0)["happened"] if each["kind"] == "moved"]


def test_nobody_runs_out_of_time_when_the_clock_is_put_forward(database, tmp_path):
    with closing(WrongClock(database, tmp_path / "wrong")) as server:
        one, _ = table_of(server, 2, clock={"move": 600})
        one.start()
        server.set_forward(2 * HOURS)
        wait_for_a_clock(server)
        assert moves_of(one) == []
        server.stop()
        server.start()
        wait_for_a_clock(server)
        assert moves_of(one) == []


def test_time_runs_out_when_the_clock_is_put_back(tmp_path, database):
    with closing(WrongClock(database, tmp_path / "wrong")) as server:
        server.set_forward(-2 * HOURS)
        wait_for_a_clock(server)


class Machine:
    """A machine with a clock that can be set."""

    def __init__(self) -> None:
        self.wall, self.uptime = 1_000_000.0, 50.0
        self.clock = SteadyClock(lambda: self.wall, lambda: self.uptime)

    def wait(self, seconds: float) -> float:
        """Let time go by; returns by how much the clock went on."""
        before = self.clock()
        self.wall += seconds
        self.uptime += seconds
        return self.clock() - before


@pytest.mark.parametrize("jump", [2 * HOURS, -2 * HOURS])
def test_a_jump_is_made_up_for_little_by_little(jump):
    machine = Machine()
    assert machine.wait(100) == 100
    machine.wall += jump
    assert machine.wait(0) == 0
    assert machine.wait(100) == pytest.approx(100 * (1 + SLEW * (1 if jump > 0 else -1)))
    machine.wait(2 * HOURS / SLEW)
    assert machine.clock() == machine.wall
    assert machine.wait(100) == 100
