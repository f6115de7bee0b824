"""How values are written as JSON: cards in notation, everything else as msgspec does it.

One encoder for the whole project, deterministic, so that the same value is the same bytes.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tercet.building import building
from tercet.cards import Card
from tercet.errors import LARGEST, TercetError, Unreadable

#: A whole number as it may come in: no larger than what every program reads exactly.
Whole = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]


def _decode_hook(kind: type, value: object) -> object:
    if kind is not Card:
        raise NotImplementedError(f"{kind.__name__} cannot be read")
    if not isinstance(value, str):
        raise Unreadable("card_unreadable", text=short_json(value))
    return Card.parse(value)


#: Cards are all that msgspec does not know; read by C, because a message holds twenty of them.
_encode_hook: Final = attrgetter("text")
_ENCODER: Final = msgspec.json.Encoder(enc_hook=_encode_hook, order="deterministic")


def to_json(value: object) -> bytes:
    """The one way to write a value as JSON."""
    return _ENCODER.encode(value)


def to_plain(value: object) -> Any:
    """A value as lists, dictionaries, strings and numbers."""
    return msgspec.to_builtins(value, enc_hook=_encode_hook, order="deterministic")


def short_json(value: object, most: int = 40) -> str:
    """Any value as somebody wrote it, cut short, for use within a refusal."""
    if isinstance(value, str):
        return value[:most]
    try:
        return to_json(value).decode()[:most]
    except (TypeError, ValueError, RecursionError):
        return type(value).__name__


def from_json(data: bytes | str | msgspec.Raw, kind: Any) -> Any:
    """Read JSON as a value of this type; what does not fit is `Unreadable`."""
    try:
        return decoder(kind).decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _unreadable(error) from error


def from_plain(value: object, kind: Any) -> Any:
    """Read lists and dictionaries as a value of this type; what does not fit is `Unreadable`."""
    decoder(kind)  # builds msgspec's types under the lock; `convert` would build them without
    try:
        return msgspec.convert(value, kind, dec_hook=_decode_hook)
    except (msgspec.ValidationError, RecursionError) as error:
        raise _unreadable(error) from error


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """The decoder for a type, made once, under the lock that all builders share."""
    with building(kind):
        return msgspec.json.Decoder(kind, dec_hook=_decode_hook)


def _unreadable(error: Exception) -> TercetError:
    # A card that cannot be read reaches us wrapped in msgspec's own error.
    cause = error.__cause__
    if isinstance(cause, TercetError):
        return cause
    if isinstance(error, msgspec.ValidationError):
        return Unreadable("message_wrong_shape", reason=str(error)[:200])
    return Unreadable("message_broken", reason=str(error)[:200])
