"""A small client, for programs that sit down at a table of a server.

    from stammtisch.client import Client

    client = Client.come_in("http://…", "Deep Thought")
    table = client.table("the link's last part")
    table.sit(1)
    for update in table.updates():
        …

A dropped connection is resumed where it was cut, and a command is repeated until it is answered: it has an id, so that the server
carries it out once.
"""

__all__ = ["Client", "Refused", "TableClient", "applied"]

import http.client
import json
import secrets
import time
from collections.abc import Callable, Generator
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

PATIENCE = 60.0  # seconds for which a server that doesn't answer is tried again
PAUSE = 0.2  # seconds between two tries
NOT_NOW = 409  # the status of a move that isn't allowed as things stand
LATER = (429, 503)  # refusals after which it is tried again


class Refused(Exception):
    """The server says no: `error` is the id of the reason, `say` a sentence, `rule` the rule against it, `status` HTTP's."""

    def __init__(self, status: int, fault: dict[str, Any]) -> None:
        super().__init__(fault.get("say") or f"HTTP {status}")
        self.status = status
        self.error = fault.get("error")
        self.say = fault.get("say")
        self.rule = fault.get("rule")


class Client:
    """A person at a server, known by a token."""

    def __init__(self, server: str, token: str | None = None, patience: float = PATIENCE) -> None:
        self.server = server.rstrip("/")
        self.token = token
        self.patience = patience
        self._connection: http.client.HTTPConnection | None = None

    @classmethod
    def come_in(cls, server: str, name: str, language: str = "en", patience: float = PATIENCE) -> "Client":
        """Come in as a new person."""
        client = cls(server, patience=patience)
        client.token = client.ask("POST", "/api/people", {"name": name, "language": language, "program": True})["token"]
        return client

    def open_table(
        self, game: str, players: int, *, sit: bool = True, contribution: str = "", **settings: Any
    ) -> "TableClient":
        """Open a table, and take its first free seat unless told otherwise."""
        wanted = {"settings": {"game": game, "players": players, **settings}, "sit": sit, "contribution": contribution}
        return self.table(self.ask("POST", "/api/tables", wanted)["id"])

    def table(self, ident: str) -> "TableClient":
        """A table by the last part of its link."""
        return TableClient(self, ident)

    def replay(self, match: str, seat: str = "") -> dict[str, Any]:
        """A finished match with all its steps: as a spectator saw it, a seat (`"0"`), or with all hands (`"open"`)."""
        path = f"/api/matches/{match}?seat={seat}"
        found: dict[str, Any] = self.ask("GET", path)
        following = found["following"]
        while following is not None:
            page = self.ask("GET", f"{path}&since={following}")
            found["steps"] += page["steps"]
            following = page["following"]
        return found

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server something, again and again until it answers. Raises Refused, or OSError when patience runs out."""
        until = time.monotonic() + self.patience
        while True:
            try:
                return self._ask(method, path, body)
            except (OSError, http.client.HTTPException):
                self.close()
                if time.monotonic() > until:
                    raise
                time.sleep(PAUSE)
            except Refused as refused:
                if refused.status not in LATER or time.monotonic() > until:
                    raise
                time.sleep(1.0 if refused.status == 429 else PAUSE)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        if self._connection is None:
            address = urlsplit(self.server)
            kind = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
            self._connection = kind(address.hostname or "", address.port, timeout=self.patience)
        data = None if body is None else json.dumps(body).encode()
        self._connection.request(method, path, data, {**self.headers, "Content-Type": "application/json"})
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise Refused(answer.status, json.loads(text) if text.startswith(b"{") else {})
        return json.loads(text) if text else None

    def close(self) -> None:
        """Hang up. The token stays valid."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @property
    def headers(self) -> dict[str, str]:
        """The headers that tell the server who asks."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}


class TableClient:
    """A table, as one person sees it."""

    def __init__(self, client: Client, ident: str) -> None:
        self.client = client
        self.ident = ident
        self.n = 0  # messages seen so far

    def do(self, what: str, command_id: str | None = None, **more: Any) -> int:
        """Send a command; returns how many messages there have been for you once it is carried out. Raises Refused."""
        asked = {"id": command_id or secrets.token_urlsafe(12), "command": {"do": what, **more}}
        return int(self.client.ask("POST", f"/api/tables/{self.ident}", asked)["n"])

    def sit(self, seat: int, contribution: str = "") -> None:
        """Take a free seat."""
        self.do("sit", seat=seat, contribution=contribution)

    def arrange(self, **settings: Any) -> None:
        """Change settings of the table before the deal or between matches, as its host."""
        asked = {"id": secrets.token_urlsafe(12), "settings": settings}
        self.client.ask("PATCH", f"/api/tables/{self.ident}", asked)

    def ready(self) -> None:
        """Be ready for the next match; it is dealt when everyone is."""
        self.do("ready")

    def start(self) -> None:
        """Deal, as the host."""
        self.do("start")

    def play(self, seat: int, action: Any) -> None:
        """Do something in the match: an action from `moves` of a sight, or its notation."""
        self.do("play", seat=seat, action=action)

    def look(self, seat: int | None = None) -> dict[str, Any]:
        """The table now, and everything that happened so far."""
        return self._with_all_since(0, self.glance(seat), seat)

    def glance(self, seat: int | None = None) -> dict[str, Any]:
        """The table now, and the last things that happened."""
        query = "" if seat is None else f"?seat={seat}"
        seen: dict[str, Any] = self.client.ask("GET", f"/api/tables/{self.ident}{query}")
        return seen

    def _with_all_since(self, number: int, update: dict[str, Any], seat: int | None) -> dict[str, Any]:
        """An update that tells everything after the first `number` messages: the server sends only the last ones unasked."""
        query = "" if seat is None else f"&seat={seat}"
        while update["since"] > number:
            earlier = self.client.ask("GET", f"/api/tables/{self.ident}/history?before={update['since']}{query}")
            update["happened"][:0] = earlier["happened"][max(0, number - earlier["since"]) :]
            update["since"] = max(number, earlier["since"])
        return update

    def updates(self, seat: int | None = None) -> Generator[dict[str, Any], None, None]:
        """What happens, as it happens: one update with a `sight` after the other, for ever. Nothing is left out."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        address = self.client.server.replace("http", "ws", 1)
        query = "" if seat is None else f"&seat={seat}"
        until = time.monotonic() + self.client.patience
        sight: dict[str, Any] = {}
        while True:
            try:
                with connect(
                    f"{address}/ws/tables/{self.ident}?since={self.n}{query}",
                    additional_headers=self.client.headers, max_size=None, proxy=None,
                ) as socket:  # fmt: skip
                    for message in socket:
                        update = json.loads(message)
                        if "error" in update:
                            raise Refused(_closing_status(socket), update)
                        if "happened" in update:
                            sight = update.setdefault("sight", applied(sight, update.pop("changed", {})))
                            update = self._with_all_since(self.n, update, seat)
                            self.n = update["n"]
                            until = time.monotonic() + self.client.patience
                            yield update
            except (OSError, WebSocketException):
                if time.monotonic() > until:
                    raise
            except Refused as refused:
                if refused.status not in LATER or time.monotonic() > until:
                    raise
            time.sleep(PAUSE)

    def play_on(self, seat: int, choose: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Play a match to its end: `choose` gets a sight and returns an action. Returns the last sight.

        A move that is refused because the match went on meanwhile is chosen again. Raises Refused for any other.
        """
        with closing(self.updates(seat)) as updates:
            for update in updates:
                sight: dict[str, Any] = update["sight"]
                match = sight["match"]
                if match and match["over"]:
                    return sight
                if match and seat in match["to_act"]:
                    try:
                        self.play(seat, choose(sight))
                    except Refused as refused:
                        if refused.status != NOT_NOW or self.glance(seat)["n"] == update["n"]:
                            raise
        raise AssertionError  # updates go on for ever


def applied(sight: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """A sight with what has changed in it: a connection begins with a whole `sight`, and goes on with what is `changed`."""
    now: dict[str, Any] = sight | changed.get("sight", {})
    if "match" in changed or "view" in changed:
        now["match"] = sight["match"] | changed.get("match", {})
    if "view" in changed:
        now["match"]["view"] = sight["match"]["view"] | changed["view"]
    return now


def _closing_status(socket: "ClientConnection") -> int:
    """The status of a refusal: the server closes with that plus 4000."""
    from websockets.exceptions import ConnectionClosed

    with suppress(ConnectionClosed):
        socket.recv()
    return (socket.close_code or 4403) - 4000
