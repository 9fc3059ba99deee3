"""Speaking to a server by hand: requests as no polite client would send them, and what every answer must have."""

import http.client
import json
from dataclasses import dataclass
from typing import Any

from stammtisch.client import Client
from stammtisch.server.http.headers import SECURITY_HEADERS
from tests.server import Server

REFUSALS = {400, 401, 403, 404, 405, 409, 410, 413, 421, 422, 429}


@dataclass
class Answered:
    """An answer as it came."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def error(self) -> str:
        """The id of the reason."""
        return str(json.loads(self.body)["error"])


def person(name: str) -> dict[str, str | None]:
    """Somebody in a list of who sits at a table."""
    return {"name": name, "level": None, "character": None}


def send_request(
    server: Server,
    method: str,
    path: str,
    body: Any = None,
    token: str | None = None,
    address: str = "",
    **headers: str,
) -> Answered:
    """One request on a connection of its own, perhaps from a certain address; the body is JSON unless it is bytes already."""
    data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if token is not None:
        sent["Authorization"] = f"Bearer {token}"
    source = (address, 0) if address else None
    connection = http.client.HTTPConnection("localhost", server.port, timeout=30, source_address=source)
    try:
        connection.request(method, path, data, sent)
        answer = connection.getresponse()
        return checked(Answered(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()))
    finally:
        connection.close()


def checked(answer: Answered) -> Answered:
    """The answer, if it has what every answer has: the headers, no fault of the server's, and a reason where it is a no."""
    assert answer.status < 500, answer
    for name, value in SECURITY_HEADERS.items():
        assert answer.headers.get(name.lower()) == value, (name, answer)
    if answer.status >= 400 and answer.headers["content-type"] == "application/json":
        fault = json.loads(answer.body)
        assert answer.status in REFUSALS
        assert fault["error"]
        assert fault["say"]
    return answer


def friends_at(server: Server, count: int) -> list[Client]:
    """So many people at a server."""
    return [server.come_in(f"Friend {number}") for number in range(count)]
