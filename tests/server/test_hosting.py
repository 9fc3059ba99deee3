"""A host who vanishes: the room goes on with those who are there."""

from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest

from stammtisch.client import TableClient
from tests.server import Server
from tests.server.conftest import new_database
from tests.server.test_company import heard_present, person_at
from tests.server.test_evenings import play_out
from tests.server.test_sockets import connect_to, hear, table_of
from tests.server.test_tables import refused

IMPATIENT = {"STAMMTISCH_HOST_AWAY": "0.5"}


@pytest.fixture
def house(database) -> Iterator[Server]:
    """A server on which a host is missed at once."""
    with closing(Server(database, **IMPATIENT)) as server:
        yield server


def passed_to(connection) -> str:
    """Who is the host now, as soon as that is told."""
    while True:
        for each in hear(connection, "happened")["happened"]:
            if each["kind"] == "host-passed":
                return str(each["person"])


def see_go(watching, leaver: TableClient, seat: int) -> None:
    """Have somebody come, and be gone again long enough to be missed."""
    present = heard_present(watching)
    with connect_to(leaver, seat):
        while person_at(leaver, seat) not in next(present):
            pass
    while person_at(leaver, seat) in next(present):
        pass


def test_a_host_whose_line_is_gone_hands_the_room_on_to_somebody_who_is_there(house):
    host, absent, present = table_of(house, 3)
    with connect_to(present, 2) as watching:
        with connect_to(host, 0):
            see_go(watching, absent, 1)
        assert passed_to(watching) == person_at(present, 2)
    present.arrange(hints=True)
    assert refused(host.arrange, hints=False).status == 403


def test_a_host_who_is_back_in_time_stays_the_host(database):
    with closing(Server(database, STAMMTISCH_HOST_AWAY="3")) as server:
        host, other = table_of(server, 2)
        with connect_to(other, 1) as watching:
            see_go(watching, host, 0)
            with connect_to(host, 0):
                while person_at(host, 0) not in next(heard_present(watching)):
                    pass
                with pytest.raises(TimeoutError):
                    watching.recv(5)
        assert other.look(1)["sight"]["host"] == person_at(host, 0)


@pytest.mark.parametrize("slow", [False, True])
def test_in_the_middle_of_a_match_and_where_a_move_takes_days_nobody_has_to_be_there(house, slow):
    host, other = table_of(house, 2, clock={"move": 86400.0} if slow else None)
    if not slow:
        host.start()
    with connect_to(other, 1) as watching:
        see_go(watching, host, 0)
        with pytest.raises(TimeoutError):
            watching.recv(2)
    assert other.look(1)["sight"]["host"] == person_at(host, 0)


def test_after_the_match_a_host_who_went_during_it_is_no_longer_waited_for(house):
    host, other = table_of(house, 2)
    host.start()
    with connect_to(other, 1) as watching:
        see_go(watching, host, 0)
        play_out([host, other])
        assert passed_to(watching) == person_at(other, 1)


def test_of_several_processes_one_hands_it_on(postgresql):
    database = new_database(postgresql)
    with ExitStack() as ends:
        servers = [ends.enter_context(closing(Server(database, **IMPATIENT))) for _ in range(2)]
        host, one, two = table_of(servers[0], 3)
        far = servers[1].device(two.client).table(two.ident)
        with connect_to(one, 1) as watching, connect_to(far, 2) as watching_too:
            see_go(watching, host, 0)
            assert passed_to(watching) == passed_to(watching_too) == person_at(one, 1)
            with pytest.raises(TimeoutError):
                watching.recv(2)
