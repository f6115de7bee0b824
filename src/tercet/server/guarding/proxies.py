"""Who really asks, when a proxy asks for them.

A proxy writes the address of its client into `X-Forwarded-For`, after whatever the client has
written there itself. So the list is read from its end, and only as long as trusted proxies speak.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

from tercet.errors import Unreadable


class Proxies:
    """The proxies in front of a server, given as addresses or networks."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._trusted = [_network(text) for text in trusted]

    def client(self, peer: str, forwarded: Iterable[str] | None) -> str:
        """The client by which rates and numbers of connections are counted.

        `forwarded` are all lines of the header, in their order: together they are one list.
        """
        address = peer
        for before in reversed(",".join(forwarded or ()).split(",")):
            if not self.trusts(address) or _read(before) is None:
                break
            address = before.strip()
        return _counted_as(address)

    def trusts(self, peer: str) -> bool:
        """Whether this is one of the proxies."""
        address = _read(peer)
        return address is not None and any(address in network for network in self._trusted)


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text.strip())
    except ValueError as error:
        raise Unreadable("proxy_unreadable", proxy=text[:80]) from error


def _read(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text.strip())
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _counted_as(text: str) -> str:
    """Whoever has one address of version 6 has a whole network of them."""
    address = _read(text)
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(ip_network((address, 64), strict=False))
    return text if address is None else str(address)
