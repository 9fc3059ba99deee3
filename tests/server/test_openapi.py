"""Every operation behaves as the OpenAPI document says, whatever is sent to it.

Schemathesis goes to the limits of every field on purpose, sends what the document forbids, and compares each answer of a real
server with it: as somebody with a token, and as nobody.
"""

import itertools
import json
import re
from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Response
from schemathesis.checks import (
    allow_header_conformance,
    content_type_conformance,
    ignored_auth,
    negative_data_rejection,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)  # fmt: skip

from stammtisch import game
from stammtisch.bots.levels import NAMES
from stammtisch.client import Client
from stammtisch.match.file import dump
from stammtisch.messages import LANGUAGES
from stammtisch.server.http.headers import SECURITY_HEADERS
from stammtisch.server.spec import openapi
from stammtisch.server.store.database import connect
from stammtisch.server.store.store import Store
from stammtisch.server.table import log
from tests.server import Server, sqlite
from tests.server.playing import GAMES
from tests.server.raw_requests import friends_at, send_request

CHECKS = [
    allow_header_conformance, content_type_conformance, ignored_auth, negative_data_rejection, not_a_server_error,
    response_schema_conformance, status_code_conformance, unsupported_method,
]  # fmt: skip
INSIDES = re.compile(r"Traceback|sqlalchemy|sqlite|SELECT |INSERT |\.py\b|object at 0x")  # of the server
REJECTED = [400, 401, 403, 404, 405, 409, 410, 413, 421, 422]  # what is forbidden gets one of these

ORDERS = (
    "Answer", "FromHere", "NewPerson", "Play", "Question", "SeatBot", "SeatChoice", "SendAway", "Sit", "Stand", "TableSettings",
    "Undo",
)  # fmt: skip
KNOWN = {
    "game": {"enum": list(GAMES)},
    "players": {"type": "integer", "minimum": 2, "maximum": 6},
    "seat": {"type": "integer", "minimum": 0, "maximum": 2},
    "bot": {"enum": [None, *NAMES]},
    "level": {"enum": list(NAMES)},
    "stand_in": {"enum": list(NAMES)},
    "language": {"enum": list(LANGUAGES)},
    "action": {
        "anyOf": [
            {"enum": ["keep", "pass", "show 1", "take y7", "bid r5"]},
            {"type": ["string", "object", "null"]},
        ]
    },
}


def operations(**generation: Any) -> Any:
    """The document for somebody who has looked around: what they send makes sense more often than by chance."""
    told = openapi.document()
    for name in ORDERS:
        fields = told["components"]["schemas"][name]["properties"]
        fields |= {each: KNOWN[each] for each in KNOWN.keys() & fields}
    checks = {"negative_data_rejection": {"expected-statuses": REJECTED}}
    config = schemathesis.Config.from_dict({"checks": checks, "generation": generation})
    return schemathesis.openapi.from_dict(told, config=config)


FOR_GUESTS = operations(**{"with-security-parameters": False})
FOR_NOBODY = operations().exclude(lambda context: not context.operation.definition.raw["security"])
few = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
many = settings(max_examples=3000, deadline=None, suppress_health_check=list(HealthCheck))


def finished_match() -> dict[str, Any]:
    """A match file."""
    match = game("scout").new(players=3, seed="any text")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    return json.loads(dump(match))


class Guest:
    """Somebody with a token who plays alone for all seats of a table."""

    def __init__(self, client: Client, game: str) -> None:
        self.client, self.game = client, game
        self.sit_down()

    def sit_down(self) -> None:
        """Open a table, and deal."""
        self.table = self.client.open_table(self.game, 3)
        for seat in (1, 2):
            self.table.sit(seat)
        self.table.start()


class Tavern:
    """Guests who ask for all sorts of things, each with a table of their own, and two others who just play."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.guests = [Guest(each, name) for each, name in zip(friends_at(server, 9), 3 * GAMES, strict=True)]
        self.others = [client.table("") for client in friends_at(server, 2)]
        self.open_for_the_others()
        self.file = finished_match()
        self.finished = self.guests[0].client.ask("POST", "/api/matches", self.file)["id"]
        self.tables = 1

    def open_for_the_others(self) -> None:
        """A table in public at which the two others play."""
        table = self.others[0].client.open_table("scout", 2, public=True)
        for each in self.others:
            each.ident = table.ident
        self.others[1].sit(1)
        table.start()
        engine = connect(self.server.database)
        entries = [log.decode(each.body) for each in Store(engine).entries(table.ident)]
        engine.dispose()
        self.seeds = [
            seed for each in entries for seed in (getattr(each, "seed", ""), getattr(each, "bots", "")) if seed
        ]

    def others_play_a_move(self) -> None:
        """Nobody else has kept the two from playing, nor played for them."""
        sight = self.others[0].look(0)["sight"]
        assert [seat["name"] for seat in sight["seats"]] == ["Friend 0", "Friend 1"]
        seat = sight["match"]["to_act"][0]
        moves = self.others[seat].look(seat)["sight"]["match"]["moves"]
        before = self.others[seat].look(seat)["n"]
        self.others[seat].play(seat, moves[0])
        assert self.others[seat].look(seat)["n"] > before
        if self.others[0].look(0)["sight"]["match"]["over"]:
            self.open_for_the_others()

    def somebody(self) -> dict[str, str]:
        """The headers of a guest."""
        return {"Authorization": f"Bearer {self.guests[-1].client.token}"}

    def nobody(self) -> dict[str, str]:
        """The headers of somebody whom nobody knows."""
        return {}

    def ask(self, case: schemathesis.Case, who: Callable[[], dict[str, str]]) -> int:
        """Send it, and compare the answer with the document; returns the status."""
        operation, luck = case.operation.definition.raw["operationId"], crc32(repr(case).encode())
        case.path_parameters = {name: self.link(name, str(made), luck) for name, made in case.path_parameters.items()}
        if operation == "bring" and luck % 10 == 0:
            case.body = self.file
        elif operation == "go_out" and who == self.somebody:
            self.guests.append(Guest(self.server.come_in("Passer-by"), "scout"))
        answer = self.answer(case, who)
        case.validate_response(answer, CHECKS, headers=who(), transport_kwargs={"headers": who()})
        self.check(answer)
        if operation == "go_out" and answer.status_code == 204:
            self.guests.pop()
        elif answer.status_code == 410:
            self.guests[-1].sit_down()
        return answer.status_code

    def link(self, name: str, made: str, luck: int) -> str:
        """Most links lead somewhere, so that not all answers are the same."""
        own, others = self.guests[-1].table.ident, self.others[0].ident
        links = {"table": [own, own, own, others, made], "seat": ["0", "1", made], "number": ["1", "4", made]}
        known = links.get(name, [self.finished, made])
        return known[luck % len(known)]

    def answer(self, case: schemathesis.Case, who: Callable[[], dict[str, str]]) -> Response:
        """The first answer that doesn't ask to slow down: then it is another guest's turn, from another address."""
        for turn in itertools.count(1):
            address = {"X-Forwarded-For": f"10.0.{self.tables // 250}.{self.tables % 250}"}
            answer = case.call(self.server.address, headers=address | who())
            if answer.status_code != 429:
                break
            self.tables += 1
            self.guests.insert(0, self.guests.pop())
            if turn % len(self.guests) == 0:
                self.guests.append(Guest(self.server.come_in("Newcomer"), "score5"))
        return answer

    def check(self, answer: Response) -> None:
        """What holds for every answer: the headers are there, and nothing that is nobody's business."""
        for name, value in SECURITY_HEADERS.items():
            assert answer.headers[name.lower()] == [value]
        assert not INSIDES.search(answer.text)
        assert not any(secret in answer.text for secret in self.secrets())

    def secrets(self) -> list[str]:
        """Tokens of the guests, and the seeds of the others' matches."""
        return [*(str(each.client.token) for each in self.guests), *self.seeds]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(
        sqlite(tmp_path_factory.mktemp("tavern")), STAMMTISCH_PROXIES="127.0.0.1 ::1", STAMMTISCH_REVIEW_WORLDS="2"
    )
    yield Tavern(server)
    server.close()


@pytest.fixture
def tavern(server):
    yield server
    server.others_play_a_move()


@pytest.mark.parametrize(
    ("method", "path", "status", "error", "allowed"),
    [
        ("GET", "/api/tabels", 404, "no-such-address", None),
        ("GET", "/assets/nothing.js", 404, "no-such-address", None),
        ("PUT", "/api/me", 405, "wrong-method", "DELETE, GET, HEAD, PATCH"),
        ("POST", "/assets/nothing.js", 405, "wrong-method", "GET, HEAD"),
    ],
)
def test_where_there_is_no_door_the_refusal_says_so_like_any_other(tavern, method, path, status, error, allowed):
    answer = send_request(tavern.server, method, path, Accept_Language="de")
    assert (answer.status, answer.error, answer.headers.get("allow")) == (status, error, allowed)
    assert "Adresse" in answer.body.decode()


@few
@FOR_GUESTS.parametrize()
def test_every_door_answers_a_guest_as_the_document_says(case, tavern):
    tavern.ask(case, tavern.somebody)


@settings(few, max_examples=5)
@FOR_NOBODY.parametrize()
def test_no_door_that_asks_for_a_token_opens_for_nobody(case, tavern):
    assert tavern.ask(case, tavern.nobody) in (401, 404, 405)


@pytest.mark.soak
@many
@FOR_GUESTS.parametrize()
def test_every_door_answers_a_guest_as_the_document_says_for_a_long_time(case, tavern):
    tavern.ask(case, tavern.somebody)
