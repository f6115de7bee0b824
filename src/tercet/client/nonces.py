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
#: Most tables whose nonces are remembered.
_MOST: Final = 200


@dataclass(slots=True)
class OwnNonce:
    """One's own nonce at one table."""

    #: The commitment that was known when the nonce was drawn.
    commitment: str
    text: str = field(default_factory=lambda: secrets.token_hex(_NONCE_BYTES))
    #: Whether the server has said that it has the nonce.
    given: bool = False

    def holds(self, header: Header, seat: int) -> bool:
        """Whether a game was dealt with this nonce at one's seat, and from the promised seed."""
        found = header.nonces[seat : seat + 1] == (self.text,)
        return found and header.commitment == self.commitment


class OwnNonces:
    """One's own nonces by table; the oldest are forgotten."""

    def __init__(self) -> None:
        self._kept: dict[str, OwnNonce] = {}

    def at(self, table: str, commitment: str) -> OwnNonce:
        """The nonce for a table, drawn when it is asked for first."""
        known = self._kept.get(table)
        if known is None:
            known = self._kept[table] = OwnNonce(commitment)
            if len(self._kept) > _MOST:
                del self._kept[next(iter(self._kept))]
        return known

    def given_at(self, table: str) -> OwnNonce | None:
        """The nonce that the server has got at a table, if it has one."""
        known = self._kept.get(table)
        return known if known is not None and known.given else None
