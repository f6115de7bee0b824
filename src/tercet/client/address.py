"""Where a server is, and what people call a table: its id, its link or its short code."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from tercet.errors import Unreadable

#: The page of a table in the browser: `https://host/#/t/<table>`.
_LINK: Final = re.compile(r"/t/([^/?]+)")
#: Codes have six signs, ids twenty-two; which code it is the server reads, spaces and all.
_LONGEST_CODE: Final = 12


@dataclass(frozen=True, slots=True)
class Address:
    """A server: `http://127.0.0.1:8000`, without anything after it."""

    scheme: str
    host: str
    port: int | None = None

    @property
    def http(self) -> str:
        """Where requests go."""
        return f"{self.scheme}://{self._place}"

    @property
    def ws(self) -> str:
        """Where play goes."""
        return f"{'wss' if self.scheme == 'https' else 'ws'}://{self._place}/ws"

    @property
    def private(self) -> bool:
        """Whether nobody between here and there can read along."""
        return self.scheme == "https" or _is_here(self.host)

    @property
    def _place(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port is None else f"{host}:{self.port}"

    def __str__(self) -> str:
        return self.http


def read_address(text: str) -> Address:
    """The server of an address or of a link to one of its pages."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError as error:
        raise Unreadable("address_unreadable", address=text[:200]) from error
    if not _is_address(parts):
        raise Unreadable("address_unreadable", address=_without_user(parts))
    return Address(parts.scheme, parts.hostname or "", port)


def _is_address(parts: SplitResult) -> bool:
    bare = parts.path in ("", "/") and not parts.query and "@" not in parts.netloc
    return bare and parts.scheme in ("http", "https") and bool(parts.hostname)


def _without_user(parts: SplitResult) -> str:
    """The address as it may be shown: a password that somebody wrote into it is not."""
    return parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()[:200]


def _is_here(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def table_in_link(text: str) -> str | None:
    """The id of the table that a link leads to, if it is such a link."""
    if "://" not in text:
        return None
    found = _LINK.search(text.partition("#")[2])
    if found is None:
        raise Unreadable("table_unknown")
    return unquote(found[1])


def is_code(text: str) -> bool:
    """Whether this is a short code, as people type it, and not an id."""
    return len(text.replace(" ", "").replace("-", "")) <= _LONGEST_CODE
