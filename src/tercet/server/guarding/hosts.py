"""Check `Host` and `Origin` of requests.

A browser can be made to reach this server under a foreign name (DNS rebinding): the page of that
name then reads answers and acts as its user. So only names count that nobody else can point here:
addresses, the names of this machine, and those that the host gives with `--origin`.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable, Sequence
from functools import cache
from ipaddress import ip_address
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

from tercet.errors import Unreadable


class Hosts:
    """The accepted hosts and origins; the host of the server gives `origins`."""

    def __init__(self, origins: Iterable[str] = (), own: frozenset[str] | None = None) -> None:
        self._origins = frozenset(map(_plain, origins))
        self._given = frozenset(_name_in(urlsplit(each).netloc) for each in self._origins)
        self._own = own
        look_up_full_name()

    @property
    def names(self) -> frozenset[str]:
        """The names of this machine and those that were given."""
        return (own_names() if self._own is None else self._own) | self._given

    def knows(self, hosts: Sequence[str], address: str) -> bool:
        """Whether a request that came in at this address is meant for this server.

        `hosts` are all its `Host` headers; only programs send none. Without an origin any address
        will do, with one only that at which the request came in: health checks use it, and proxies
        that write their own `Host`.
        """
        return all(self._knows(_name_in(host), address) for host in hosts)

    def _knows(self, name: str, address: str) -> bool:
        if name in self.names:
            return True
        return _same_address(name, address) if self._given else _is_address(name)

    def is_own_page(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of ours asks. Programs send no origin; browsers always do."""
        if origin is None:
            return True
        try:
            asking = urlsplit(origin).netloc.lower()
        except ValueError as error:
            raise Unreadable("request_wrong") from error
        if self._given:
            return _plain(origin) in self._origins
        return host is not None and bool(asking) and asking == host.strip().lower()


def own_names() -> frozenset[str]:
    """The names of this machine, as it knows them itself."""
    host = socket.gethostname().lower()
    short = host.partition(".")[0]
    return frozenset({"localhost", host, short, f"{short}.local", *_FULL} - {"", ".local"})


#: The full name of this machine, once it is known.
_FULL: Final[set[str]] = set()


@cache
def look_up_full_name() -> None:
    """Ask for the full name once, in a thread of its own: without a network that takes seconds."""
    Thread(target=lambda: _FULL.add(socket.getfqdn().lower()), daemon=True).start()


def _plain(origin: str) -> str:
    """An origin as browsers write it: lower case, without the usual port or a slash."""
    scheme, _, rest = origin.strip().lower().rstrip("/").partition("://")
    usual = {"http": ":80", "https": ":443"}.get(scheme, "")
    return f"{scheme}://{rest.removesuffix(usual) if usual else rest}"


def _name_in(host: str) -> str:
    """The name in `Host`, without its port and without the dot of a full name."""
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0].removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _same_address(name: str, address: str) -> bool:
    try:
        one, other = ip_address(name), ip_address(address)
    except ValueError:
        return False
    return one == (getattr(other, "ipv4_mapped", None) or other)
