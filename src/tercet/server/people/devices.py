"""Devices that have logged in before, known by a signed cookie of their own.

Strangers who try passwords slow an account down for devices it does not know; for the owner's own
browser nothing changes. The cookie is `device.signature.signature…`, one signature for each account
that was at home here, the newest first; it tells neither logins nor anything else about them, and
is no way in without the password.
"""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Final

from tercet.server.people.sessions import new_id
from tercet.server.wire.bodies import DEVICE_COOKIE

COOKIE: Final = DEVICE_COOKIE
#: Longer than this no browser keeps a cookie.
KEPT_S: Final = 400 * 86_400
#: A family's tablet; who has not been here for longest is forgotten.
_ACCOUNTS: Final = 8
_COOKIE: Final = re.compile(r"[\w-]{22}(\.[\w-]{43}){1,8}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Device:
    """A browser, and the signatures of the accounts that it brings along."""

    id: str
    signatures: tuple[str, ...] = ()


class Devices:
    """Reads and signs such cookies."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def read(self, cookie: str | None) -> Device:
        """The device of a cookie; one that was never here, where it says nothing."""
        if not _COOKIE.fullmatch(cookie or ""):
            return Device(new_id())
        id_, *signatures = (cookie or "").split(".")
        return Device(id_, tuple(signatures))

    def knows(self, device: Device, person: str) -> bool:
        """Whether somebody with this account has logged in on this device."""
        wanted = self._sign(device.id, person)
        return any(hmac.compare_digest(wanted, each) for each in device.signatures)

    def cookie(self, device: Device, person: str) -> str:
        """The cookie of a device at which somebody has just shown who they are."""
        signature = self._sign(device.id, person)
        others = [each for each in device.signatures if each != signature]
        return ".".join((device.id, signature, *others[: _ACCOUNTS - 1]))

    def _sign(self, device: str, person: str) -> str:
        words = f"tercet-device-1.{device}.{person}".encode()
        return urlsafe_b64encode(hmac.digest(self._key, words, "sha256")).decode().rstrip("=")
