"""What goes over the WebSocket as an AsyncAPI document, made from the types of the messages.

Served at `/api/asyncapi.json`; the HTTP side describes itself as OpenAPI. Acts, events and views
are those of all games.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, get_args

import msgspec

from tercet import __version__
from tercet.cards import Card
from tercet.engine.acts import Act, Leave, Return
from tercet.engine.events import Event, Left, Over, Returned, View
from tercet.engine.game import AnyGame
from tercet.engine.series import Series
from tercet.engine.wire import to_json
from tercet.games import GAMES
from tercet.server.wire.messages import ClientMessage, ServerMessage

_REF: Final = "#/components/schemas/{name}"
#: Requests that carry an act of the game which is played.
_WITH_ACT: Final = ("ActRequest", "Preview", "Hints", "Meanings")

Schema = dict[str, Any]


@cache
def asyncapi() -> bytes:
    """The document, as JSON."""
    return to_json(document())


def document() -> Schema:
    """The same as a value."""
    said, told = get_args(ClientMessage), get_args(ServerMessage)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Tercet",
            "version": __version__,
            "description": "Play at the tables of a Tercet server (docs/protocol-server.md).",
        },
        "defaultContentType": "application/json",
        "channels": {
            "socket": {
                "address": "/ws",
                "messages": {kind.__name__: _message_at(kind) for kind in (*said, *told)},
            }
        },
        "operations": {
            "say": _operation("receive", "What clients say.", said),
            "tell": _operation("send", "What the server answers and tells.", told),
        },
        "components": {
            "messages": {kind.__name__: _message(kind) for kind in (*said, *told)},
            "schemas": _schemas((*said, *told)),
        },
    }


def _message_at(kind: type) -> Schema:
    return {"$ref": f"#/components/messages/{kind.__name__}"}


def _message(kind: type) -> Schema:
    summary = (kind.__doc__ or "").strip().partition("\n")[0]
    return {"name": kind.__name__, "summary": summary, "payload": _schema_at(kind.__name__)}


def _operation(action: str, summary: str, kinds: tuple[type, ...]) -> Schema:
    messages = [{"$ref": f"#/channels/socket/messages/{kind.__name__}"} for kind in kinds]
    channel = {"$ref": "#/channels/socket"}
    return {"action": action, "summary": summary, "channel": channel, "messages": messages}


def _schema_at(name: str) -> Schema:
    return {"$ref": _REF.format(name=name)}


def _schemas(messages: tuple[type, ...]) -> Schema:
    """Every type by its name; what stands for all of its kind becomes a choice of them."""
    games: tuple[AnyGame, ...] = (*GAMES, Series(GAMES[0]))
    kinds: dict[type, list[type]] = {
        Act: _unique([act for game in games for act in game.facts.acts] + [Leave, Return]),
        Event: _unique([e for game in games for e in game.facts.events] + [Left, Returned, Over]),
        View: _unique([game.facts.view for game in games]),
    }
    all_types = [*messages, *(each for some in kinds.values() for each in some)]
    shown, found = msgspec.json.schema_components(all_types, schema_hook=_card, ref_template=_REF)
    ref = dict(zip(all_types, shown, strict=True))
    for kind, some in kinds.items():
        found[kind.__name__] = {"oneOf": [ref[each] for each in some]}
    for name in _WITH_ACT:
        found[name]["properties"]["act"] = _schema_at(Act.__name__)
    return found


def _unique(kinds: list[type]) -> list[type]:
    return list(dict.fromkeys(kinds))


def _card(kind: type) -> Schema:
    if kind is not Card:
        raise NotImplementedError(kind)
    return {"type": "string", "description": "A card in notation, such as 2rhw."}
