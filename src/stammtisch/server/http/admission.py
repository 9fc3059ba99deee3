"""Who may watch a table over a WebSocket."""

__all__ = ["Admission", "Admitted"]

from typing import NamedTuple

from starlette.requests import HTTPConnection

from ..runtime.live_table import LiveTable
from ..table.refusal import Refusal
from ..table.viewers import Viewer, choose_viewer
from .auth import Auth
from .services import Services


class Admitted(NamedTuple):
    """Which table, who watches it, as whom, and after how many messages."""

    live: LiveTable
    person: str
    token: bytes  # hashed
    viewer: Viewer
    since: int


class Admission:
    """Looks at the requests of WebSockets: /ws/tables/{table}?since=…&seat=…"""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._auth = Auth(services.tokens, services.settings)

    async def admit(self, connection: HTTPConnection) -> Admitted:
        """Let somebody in. Raises Refusal."""
        self.services.gate.check(connection)
        folder, _, ident = connection.scope["path"].rpartition("/")
        if folder != "/ws/tables":
            raise Refusal("no-such-address", 404)
        self._auth.check_origin(connection)
        person, token = await self._auth.person_and_token(connection)
        self.services.by_person.take(person.id)
        live = await self.services.tables.find(ident)
        viewer = choose_viewer(live.table, person.id, connection.query_params.get("seat"))
        most = self.services.settings.sockets_per_person
        if self.services.connections.count_of(person.id) >= most:
            raise Refusal("too-many-lines", 429, limit=most)
        await self.services.thinker.watch(live)
        since = connection.query_params.get("since", "0")
        return Admitted(live, person.id, token, viewer, int(since) if since.isdecimal() and len(since) < 10 else 0)
