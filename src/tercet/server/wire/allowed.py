"""What a bot's token allows it to say on a WebSocket; people may say everything.

Each kind of message needs a scope, or is for people only (None): a program does not look for an
opponent among people, nor waits for a seat at their next game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tercet.errors import IllegalAction
from tercet.server.wire import messages as wire
from tercet.server.wire.bodies import Scope
from tercet.server.wire.messages import ClientMessage

NEEDED: Final[Mapping[type, Scope | None]] = {
    wire.Hello: "play",
    wire.Join: "play",
    wire.Depart: "play",
    wire.Sit: "play",
    wire.GiveNonce: "play",
    wire.Stand: "play",
    wire.ActRequest: "play",
    wire.MyActs: "play",
    wire.Preview: "play",
    wire.Hints: "play",
    wire.Meanings: "play",
    wire.Touch: "play",
    wire.WatchLobby: "play",
    wire.Decline: "play",
    wire.Ping: "play",
    wire.Start: "open",
    wire.StopStart: "open",
    wire.Kick: "open",
    wire.AddBot: "open",
    wire.RemoveBot: "open",
    wire.RemoveChat: "open",
    wire.Mute: "open",
    wire.Rematch: "open",
    wire.ChallengePerson: "open",
    wire.Say: "chat",
    wire.SeekOpponent: None,
    wire.StopSeek: None,
    wire.WantNext: None,
}


def check_scope(scope: frozenset[str] | None, message: ClientMessage) -> None:
    """Refuse what a token does not allow; `scope` is None for people."""
    if scope is None:
        return
    needed = NEEDED[type(message)]
    if needed is None:
        raise IllegalAction("people_only")
    if needed not in scope:
        raise IllegalAction("token_scope", scope=needed)
