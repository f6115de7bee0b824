"""Refuse a broker that is not protected.

Every client of the broker can read the hands of players. So a broker on another machine must ask
for a password or a certificate, unless the host allows an open one (`--open-broker`).
"""

from __future__ import annotations

import ipaddress
import json
import logging
import socket
from typing import Any, Final
from urllib.parse import urlsplit

from tercet.errors import Unreadable

_USUAL_PORT: Final = 4222
_ANSWER_S: Final = 2.0
_MOST_INFO: Final = 65_536
_log = logging.getLogger("tercet.broker")


def check_broker(address: str, *, open_broker: bool = False) -> None:
    """Refuse an address that is none of a broker, a missing library, and an unprotected broker."""
    if not (address.startswith(("nats://", "tls://")) and _has_readable_place(address)):
        raise Unreadable("broker_unknown", address=address.partition("://")[0][:40])
    try:
        import nats  # noqa: F401
    except ModuleNotFoundError as error:
        raise Unreadable("nats_missing") from error
    if is_on_this_machine(address) or is_protected(address):
        return
    if not open_broker:
        raise Unreadable("broker_open", host=_host(address))
    _log.warning(
        "the broker at %s lets in everybody, which --open-broker allows:"
        " all its clients can read the hands of players",
        _host(address),
    )


def is_on_this_machine(address: str) -> bool:
    """Whether only programs of this machine reach the broker under its address."""
    host = _host(address)
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_protected(address: str) -> bool:
    """Whether an address names a password, and the broker there, if it answers, wants one."""
    if not urlsplit(address).username:
        return False
    info = _info(address)
    return info is None or asks_who_comes(info)


def asks_who_comes(info: dict[str, Any]) -> bool:
    """Whether a broker with this `INFO` wants a password or a certificate."""
    return bool(info.get("auth_required") or info.get("tls_verify"))


def _info(address: str) -> dict[str, Any] | None:
    """Return the broker's `INFO`, which it sends first; None if it does not answer."""
    where = urlsplit(address)
    place = (_host(address), where.port or _USUAL_PORT)
    try:
        with socket.create_connection(place, _ANSWER_S) as line, line.makefile("rb") as said:
            command, _, told = said.readline(_MOST_INFO).partition(b" ")
            info = json.loads(told) if command == b"INFO" else None
    except (OSError, ValueError):
        return None
    return info if isinstance(info, dict) else None


def _has_readable_place(address: str) -> bool:
    try:
        return bool(_host(address)) and urlsplit(address).port != 0
    except ValueError:
        return False


def _host(address: str) -> str:
    return (urlsplit(address).hostname or "").lower()
