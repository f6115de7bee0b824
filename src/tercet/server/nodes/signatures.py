"""Signatures on messages between nodes: keyed BLAKE2b over subject, sender, time stamp and payload.

The key is in the database, so only nodes of the same database can sign. A signature travels in a
NATS header, which versions before it ignore. A time stamp is used once for each sender and subject,
and is valid for ten seconds of the database's clock: a recorded message has no effect when it is
sent again, to whatever node.
"""

from __future__ import annotations

import hmac
import os
from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from tercet.storage.ownership import Ownership

#: The name of the NATS header, and of the key among what nodes share.
HEADER: Final = "Tercet-Signature"
_KEY_NAME: Final = "node_key"
_KEY_BYTES: Final = 32
_START: Final = f"NATS/1.0\r\n{HEADER}: ".encode()
_END: Final = b"\r\n\r\n"
_MAC_BYTES: Final = 16
_MAC_DIGITS: Final = 2 * _MAC_BYTES
#: Largest difference between a time stamp and the database's clock.
WINDOW_US: Final = 10_000_000
#: Minimum number of remembered time stamps before expired ones are removed.
_REMEMBERED: Final = 256


class BadSignature(Exception):
    """A message that is not accepted; its text says why."""


class Signatures:
    """Signs what one node sends, and checks what it receives."""

    def __init__(
        self,
        key: bytes,
        sender: str,
        clock: Callable[[], int],
        *,
        accept_unsigned: bool = False,
    ) -> None:
        """`clock` is the database's, in microseconds; `sender` is a new one for each process."""
        self._keyed: Final = blake2b(key=key, digest_size=_MAC_BYTES)
        self._sender: Final = sender.encode()
        self._clock: Final = clock
        self.accept_unsigned: Final = accept_unsigned
        self._last_stamp = 0
        #: The last time stamp of each sender and subject, and when to forget those of the past.
        self._last_heard: dict[tuple[bytes, bytes], int] = {}
        self._forget_at = _REMEMBERED

    def value(self, subject: str, data: bytes) -> bytes:
        """The value of the header for a message: sender, time stamp and MAC."""
        now, last = self._clock(), self._last_stamp
        stamp = now if now > last or last - now > WINDOW_US else last + 1
        self._last_stamp = stamp
        signed = b"%b %d" % (self._sender, stamp)
        return b"%b %b" % (signed, self._mac(subject.encode(), signed, data))

    def headers(self, subject: str, data: bytes) -> bytes:
        """All headers of a message, as NATS writes them."""
        return _START + self.value(subject, data) + _END

    def check_headers(self, subject: bytes, headers: bytes | None, data: bytes) -> str | None:
        """Return the sender of a message after checking its headers, as NATS writes them."""
        if headers is None or not (headers.startswith(_START) and headers.endswith(_END)):
            return self.check(subject, None, data)
        return self.check(subject, headers[len(_START) : -len(_END)], data)

    def check(self, subject: bytes, value: bytes | None, data: bytes) -> str | None:
        """Return the sender of a message; None if it is unsigned and that is accepted.

        Raises `BadSignature` if it is unsigned, forged, too old, or was received before.
        """
        if value is None:
            if self.accept_unsigned:
                return None
            raise BadSignature("it is not signed (does a node of the previous version run?)")
        signed, mac = value[: -_MAC_DIGITS - 1], value[-_MAC_DIGITS:]
        if not hmac.compare_digest(mac, self._mac(subject, signed, data)):
            raise BadSignature("its signature is wrong")
        sender, stamp = signed.split(b" ")
        self._check_stamp(sender, subject, int(stamp))
        return sender.decode()

    def _check_stamp(self, sender: bytes, subject: bytes, stamp: int) -> None:
        now, heard = self._clock(), self._last_heard
        if abs(now - stamp) > WINDOW_US:
            raise BadSignature("its time stamp is not of now")
        last = heard.get((sender, subject), 0)
        if stamp <= last and last - now <= WINDOW_US:
            raise BadSignature("it was sent before")
        heard[sender, subject] = stamp
        if len(heard) > self._forget_at:
            self._last_heard = {k: at for k, at in heard.items() if abs(now - at) <= WINDOW_US}
            self._forget_at = 2 * len(self._last_heard) + _REMEMBERED

    def _mac(self, subject: bytes, signed: bytes, data: bytes) -> bytes:
        keyed = self._keyed.copy()
        keyed.update(b"%b\n%b\n" % (subject, signed))
        keyed.update(data)
        return keyed.hexdigest().encode()


def signatures_of(ownership: Ownership, *, accept_unsigned: bool = False) -> Signatures:
    """The signatures of a process at a database, under the key that all its nodes share."""
    key = ownership.shared(_KEY_NAME, os.urandom(_KEY_BYTES))
    ownership.read_clock()
    return Signatures(key, ownership.node, ownership.now_us, accept_unsigned=accept_unsigned)
