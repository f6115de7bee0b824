"""Reading what a server says: the messages of the wire, with the views and events of every game.

On the server's side a message holds any view and any event. To read one, all of them must be named;
the types here are those of the wire with just that filled in.
"""

from __future__ import annotations

from types import GenericAlias
from typing import Any, Final, Union

import msgspec
from msgspec.structs import replace

from tercet.engine.acts import Act, Leave, Return
from tercet.engine.events import Left, Over, Returned
from tercet.engine.game import AnyGame
from tercet.engine.series import Series, SeriesView
from tercet.engine.table import SeenStep
from tercet.engine.wire import from_json, from_plain
from tercet.errors import TercetError
from tercet.games import GAMES
from tercet.programs.protocol import Legal, Refused
from tercet.server.wire import messages as wire

_GAMES: Final[tuple[AnyGame, ...]] = (*GAMES, Series(GAMES[0]))


def _any_of(*kinds: Any) -> Any:
    return Union[tuple(dict.fromkeys(kinds))]  # noqa: UP007 - known at run time only


_VIEW: Final = _any_of(*(game.facts.view for game in _GAMES))
_EVENT: Final = _any_of(*(e for game in _GAMES for e in game.facts.events), Left, Returned, Over)
_ACT: Final = _any_of(*(act for game in _GAMES for act in game.facts.acts), Leave, Return)


def _several(kind: Any) -> Any:
    return GenericAlias(tuple, (kind, ...))


def _filled(kind: Any, **fields: Any) -> Any:
    """A type of the wire in which these fields can be read."""
    config = kind.__struct_config__
    return msgspec.defstruct(
        kind.__name__, list(fields.items()), bases=(kind,), tag=config.tag, frozen=True
    )


_STEP: Final = _filled(SeenStep, events=_several(_EVENT))
_MESSAGES: Final = (
    _filled(wire.Joined, steps=_several(_STEP) | None, view=_VIEW | None),
    _filled(wire.Steps, steps=_several(_STEP), view=_VIEW),
    _filled(wire.Previewed, events=_several(_EVENT)),
    *(wire.Welcome, wire.Done, wire.Hinted, wire.Meant, wire.RematchAt, wire.Pong),
    *(Legal, Refused),
    *(wire.TableChanged, wire.Chat, wire.ChatRemoved, wire.Touched, wire.Lobby, wire.Bye),
    *(wire.ChallengedBy, wire.ChallengeOver, wire.Declined, wire.Awaited, wire.AwaitedOver),
)
_MESSAGE: Final = _any_of(*_MESSAGES)
_KNOWN: Final = {kind.__struct_config__.tag for kind in _MESSAGES}


class _Kind(msgspec.Struct):
    """As much of a message as tells what it is."""

    kind: str = msgspec.field(name="is")


#: Types of a client's incoming messages, for hosts with threads (`tercet.ready`).
READ_TYPES: Final = (_MESSAGE, _Kind, _VIEW, _ACT, Refused)


def read(text: str | bytes) -> wire.ServerMessage | None:
    """A message of a server; None for a kind that only newer clients know."""
    try:
        message: wire.ServerMessage = from_json(text, _MESSAGE)
    except TercetError:
        if from_json(text, _Kind).kind not in _KNOWN:
            return None
        raise
    if isinstance(message, wire.Joined | wire.Steps) and isinstance(message.view, SeriesView):
        return replace(message, view=_with_deal(message.view))
    return message


def _with_deal(view: SeriesView) -> SeriesView:
    """The view of a match, with the view of its deal read, too."""
    return replace(view, table=from_plain(view.table, _VIEW))


def read_act(act: object) -> Act:
    """An act as a server lists it."""
    read: Act = from_plain(act, _ACT)
    return read
