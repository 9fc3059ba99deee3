"""Where a request comes from, and by which name it calls us: what the network says, not what a stranger claims."""

__all__ = ["Hosts", "Proxies", "network_of"]

import socket
from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from ..table.refusal import Refusal

LOCAL = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("", "0.0.0.0", "::")
SUBNET = 64  # bits of an IPv6 address that a household is given; it makes up the rest as it likes
REMEMBERED = 1000  # names and addresses that needn't be looked at again
SHOWN = 60  # characters of a name that isn't ours


class Proxies:
    """The proxies that were named, as addresses or networks. Only these are believed about where somebody comes from."""

    def __init__(self, named: Sequence[str]) -> None:
        """Raises ValueError for what is neither."""
        self._networks = [ip_network(each, strict=False) for each in named]
        self.is_named: Callable[[str], bool] = lru_cache(REMEMBERED)(self._is_named)

    def origin(self, peer: str, forwarded: str) -> str:
        """The address behind a connection: the last one in X-Forwarded-For that a named proxy has put there."""
        if not self._networks or not self.is_named(peer):
            return peer
        for each in reversed([part.strip() for part in forwarded.split(",")]):
            if not each:
                break
            peer = each
            if not self.is_named(each):
                break
        return peer

    def _is_named(self, text: str) -> bool:
        try:
            address = ip_address(text)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def network_of(address: str) -> str:
    """What limits count as one address: all of a household's IPv6 addresses, since it has endlessly many."""
    return _network_of(address) if ":" in address else address


@lru_cache(REMEMBERED)
def _network_of(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, SUBNET), strict=False))


class Hosts:
    """The names by which this server may be called; a page of somebody else's that has its name point to us is refused.

    They are those of this machine, the one it listens on, and those that were named. A server that listens everywhere is also
    called by addresses: nobody can make an address point somewhere else.
    """

    def __init__(self, listening: str, named: Sequence[str]) -> None:
        self._named = {_plain(each) for each in (*LOCAL, listening, *named)}
        self._everywhere = listening in EVERYWHERE
        if self._everywhere:
            own = socket.gethostname().lower()
            self._named |= {own, f"{own}.local"}
        self._is_ours = lru_cache(REMEMBERED)(self._look_up)

    def check(self, host: str) -> None:
        """Raise Refusal unless the name is ours. Browsers always send one; a program without is no page."""
        if host and not self._is_ours(host[:300]):
            raise Refusal("wrong-host", 421, host=_plain(host)[:SHOWN])

    def _look_up(self, host: str) -> bool:
        name = _plain(host)
        return name in self._named or (self._everywhere and _is_address(name))


def _plain(host: str) -> str:
    """A name without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    name, colon, port = host.rpartition(":")
    if not colon or ":" in name or not port.isdigit():
        name = host
    return name.lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
