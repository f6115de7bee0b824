"""The nonces that a client adds to deals: one a table, drawn once and checked after the end.

The server commits to its seed before it hears a nonce, so it cannot choose the deal any more. What
it could do is leave a nonce out, or deal from another seed: `holds` finds that in the log.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Final

from tercet.engine.log import Header

#: Bytes of randomness in a nonce, which is sent as hexadecimal digits.
_NONCE_BYTES: Final = 16
#: Maximum number of tables whose nonces are kept.
_MOST: Final = 200


@dataclass(slots=True)
class OwnNonce:
    """This client's nonce at one table."""

    #: The commitment that was known when the nonce was drawn.
    commitment: str
    text: str = field(default_factory=lambda: secrets.token_hex(_NONCE_BYTES))
    #: Whether it was sent, and whether the server has confirmed it.
    sent: bool = False
    given: bool = False

    def holds(self, header: Header, seat: int) -> bool:
        """Return whether the header has this nonce at the seat, and the promised commitment."""
        found = header.nonces[seat : seat + 1] == (self.text,)
        return found and header.commitment == self.commitment


class OwnNonces:
    """This client's nonces by table; the oldest are dropped."""

    def __init__(self) -> None:
        self._kept: dict[str, OwnNonce] = {}

    def at(self, table: str, commitment: str) -> OwnNonce:
        """Return the nonce for a table; draw it at the first call."""
        known = self._kept.get(table)
        if known is None:
            known = self._kept[table] = OwnNonce(commitment)
            if len(self._kept) > _MOST:
                del self._kept[next(iter(self._kept))]
        return known

    def noted(self, table: str) -> None:
        """Note that the server has a nonce: it is this client's, if this client has sent one."""
        known = self._kept.get(table)
        if known is not None and known.sent:
            known.given = True

    def given_at(self, table: str) -> OwnNonce | None:
        """Return the nonce that the server has received for a table, or None."""
        known = self._kept.get(table)
        return known if known is not None and known.given else None
