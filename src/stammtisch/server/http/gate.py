"""What every request has to pass before anything else is done about it: where it comes from, its name for us, its rate."""

__all__ = ["Gate"]

import logging

from starlette.requests import HTTPConnection

from ..settings import Settings
from .addresses import Hosts, Proxies, network_of
from .headers import header
from .limits import RateLimit, per_address

logger = logging.getLogger(__name__)


class Gate:
    """Lets requests in. It comes before tokens are looked up, so that guessing them is limited, too."""

    def __init__(self, settings: Settings) -> None:
        self.proxies = Proxies(settings.proxies)
        self._hosts = Hosts(settings.host, settings.hosts)
        self._limit = RateLimit(per_address(settings.requests_per_address))
        self._told = False  # whether the log says that a proxy isn't named

    @property
    def refused(self) -> int:
        """How many requests were too many for their address."""
        return self._limit.refused

    def check(self, connection: HTTPConnection) -> None:
        """Note the address of the person behind a request. Raises Refusal."""
        scope = connection.scope
        peer = scope["client"][0] if scope.get("client") else "?"
        forwarded = header(connection, b"x-forwarded-for")
        if forwarded:
            address = self.proxies.origin(peer, forwarded)
            scope["client"] = (address, 0)
            self._tell_once(peer)
            peer = address
        self._hosts.check(header(connection, b"host"))
        self._limit.take(network_of(peer))

    def _tell_once(self, peer: str) -> None:
        """An operator who forgot to name the proxy finds everybody at one address, and should find out why."""
        if not self._told and not self.proxies.is_named(peer):
            self._told = True
            logger.warning(
                "a request was forwarded by an address that isn't named as a proxy (--proxies); it isn't believed"
            )
