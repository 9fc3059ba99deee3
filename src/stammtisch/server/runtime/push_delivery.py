"""Delivers a message to a push service.

Browsers tell us its address, and so may anybody who claims to be one. So only public addresses over TLS are called, the address
that was looked up is the one that is called, nothing is followed, hardly anything is read, and all of it has to happen in time.
"""

__all__ = ["BadEndpoint", "Delivery", "check_endpoint"]

import asyncio
import socket
import ssl
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0  # for all of it
AT_ONCE = 8  # deliveries
LONGEST_LINE = 4096  # bytes of an answer's first line
LONGEST_ENDPOINT = 1000  # characters
HTTPS = 443
TRANSLATED = ip_network("64:ff9b::/96")  # IPv6 addresses behind which a gateway finds any IPv4 address


class BadEndpoint(ValueError):
    """This address isn't called."""


def check_endpoint(endpoint: str, anywhere: bool) -> SplitResult:
    """The parts of the address of a push service. Raises BadEndpoint if it can't be one."""
    try:
        address = urlsplit(endpoint)
        port = address.port
    except ValueError:
        raise BadEndpoint(endpoint[:40]) from None
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= LONGEST_ENDPOINT
    if not plain or not address.hostname or address.username is not None or address.password is not None:
        raise BadEndpoint(endpoint[:40])
    if anywhere and address.scheme in ("http", "https"):
        return address
    if address.scheme != "https" or port not in (None, HTTPS):
        raise BadEndpoint(endpoint[:40])
    try:
        literal = ip_address(address.hostname)
    except ValueError:
        return address  # a name, which is looked up when it is called
    if not _is_public(str(literal)):
        raise BadEndpoint(endpoint[:40])
    return address


class Delivery:
    """Calls push services, a few at once. `anywhere` lets it call any address, for tests and closed networks."""

    def __init__(self, anywhere: bool) -> None:
        self.anywhere = anywhere
        self._free = asyncio.Semaphore(AT_ONCE)
        self._trust = ssl.create_default_context()

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """Deliver a message; returns the status of the answer. Raises BadEndpoint, OSError or TimeoutError."""
        address = check_endpoint(endpoint, self.anywhere)
        async with self._free, asyncio.timeout(SECONDS):
            return await self._call(address, headers, body)

    async def _call(self, address: SplitResult, headers: dict[str, str], body: bytes) -> int:
        assert address.hostname is not None
        secure = address.scheme == "https"
        port = address.port or (HTTPS if secure else 80)
        found = await self._look_up(address.hostname, port)
        more: dict[str, Any] = {"ssl": self._trust, "server_hostname": address.hostname} if secure else {}
        reader, writer = await asyncio.open_connection(found, port, limit=LONGEST_LINE, **more)
        try:
            path = (address.path or "/") + (f"?{address.query}" if address.query else "")
            head = {"Host": address.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
            lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
            writer.write("\r\n".join(lines).encode() + body)
            await writer.drain()
            return _status(await reader.readline())
        except ValueError as error:  # a line without end
            raise OSError(str(error)) from None
        finally:
            writer.transport.abort()

    async def _look_up(self, host: str, port: int) -> str:
        """The network address of a host. One that has any address that isn't public isn't called at all."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not (self.anywhere or all(map(_is_public, addresses))):
            raise BadEndpoint(host[:40])
        return addresses[0]


def _is_public(address: str) -> bool:
    known = ip_address(address.partition("%")[0])
    if isinstance(known, IPv6Address):
        inner = known.ipv4_mapped or known.sixtofour or (known.teredo[1] if known.teredo else None)
        if inner is not None:
            return inner.is_global and not inner.is_multicast
        if known in TRANSLATED:
            return False
    return known.is_global and not known.is_multicast


def _status(line: bytes) -> int:
    parts = line.split(b" ", 2)
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/1.") or not parts[1].isdigit():
        raise OSError("no answer of HTTP")
    return int(parts[1])
