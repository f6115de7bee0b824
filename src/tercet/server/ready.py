"""`build_served()` builds what the threads of a server share, before the first of them starts."""

from __future__ import annotations

from typing import Final

from tercet.figures.game import GameSeen
from tercet.ready import build_shared
from tercet.server.http.accounts import KeptChange, NewPassword, Recovery, ShownPassword
from tercet.server.http.daily import ThreeCards
from tercet.server.try_clock import Found
from tercet.server.wire.bodies import Credentials, NewBlock, NewBot, NewName, NewTable, NewToken
from tercet.server.wire.messages import ClientMessage, Settings, TableInfo
from tercet.storage.people.preferences import Preferences

#: Types of stored rows and messages of other nodes, and of request bodies.
STORED: Final = (Settings, GameSeen, Preferences, tuple[Found, ...], tuple[TableInfo, ...])
BODIES: Final = (
    *(Credentials, KeptChange, NewBlock, NewBot, NewName, NewPassword, NewTable, NewToken),
    *(Preferences, Recovery, ShownPassword, ThreeCards),
)


def build_served() -> None:
    """Build all that a server's threads share."""
    build_shared(ClientMessage, TableInfo, *STORED, *BODIES)
