"""Under which addresses a server can be reached: from this machine, and from others in its network."""

__all__ = ["EVERYWHERE", "Addresses", "addresses", "network_address"]

import socket
from ipaddress import ip_address
from typing import NamedTuple

EVERYWHERE = "0.0.0.0"
ELSEWHERE = ("192.0.2.1", 9)  # reserved for documentation, so nobody is there


class Addresses(NamedTuple):
    """Where the page is: on this machine, and in the network if the door is open and there is one."""

    here: str
    network: str | None


def addresses(host: str, port: int, lan: bool) -> Addresses:
    """The addresses of a server that listens on a host and a port."""
    shown = "localhost" if lan else f"[{host}]" if ":" in host else host
    found = network_address() if lan else None
    return Addresses(f"http://{shown}:{port}/", found and f"http://{found}:{port}/")


def network_address() -> str | None:
    """This machine's address in its network; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # sends nothing, but finds the way that something would take
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if ip_address(found).is_loopback or ip_address(found).is_unspecified else found
