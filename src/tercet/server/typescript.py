"""TypeScript types from the Python protocol: `python -m tercet.server.typescript` writes them.

No JSON schema in between and no npm package: msgspec tells what its types are. A test fails when
`web/src/net/protocol.ts` is not what this writes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Union

import msgspec.inspect as mi

from tercet.analysis import Analysis
from tercet.catalogue import GameEntry
from tercet.engine.acts import Act, Leave, Return
from tercet.engine.events import Event, Left, Over, Returned, View
from tercet.engine.game import AnyGame
from tercet.engine.series import Series
from tercet.games import GAMES
from tercet.protocol import Request
from tercet.server.api import Credentials, Me, NewName, NewTable, Played
from tercet.server.messages import ClientMessage, ServerMessage
from tercet.server.replays import Replay, Verdict

#: Where the browser client reads them.
TARGET: Final = Path(__file__).parents[3] / "web" / "src" / "net" / "protocol.ts"
#: What clients say over HTTP.
_BODIES: Final = (Credentials, NewName, NewTable)
#: Types that stand for all of their kind.
_OPEN: Final[Mapping[type, str]] = {Event: "AnyEvent", View: "AnyView", Act: "AnyAct"}


def declarations() -> str:
    """The whole file."""
    games: tuple[AnyGame, ...] = (*GAMES, Series(GAMES[0]))
    acts = _unique([act for game in games for act in game.facts.acts] + [Leave, Return])
    events = _unique([event for game in games for event in game.facts.events])
    views = _unique([game.facts.view for game in games])
    named: dict[str, Any] = {
        "AnyAct": Union[tuple(acts)],  # noqa: UP007
        "AnyEvent": Union[tuple(_unique([*events, Left, Returned, Over]))],  # noqa: UP007
        "AnyView": Union[tuple(views)],  # noqa: UP007
        "ClientMessage": ClientMessage,
        "ServerMessage": ServerMessage,
    }
    return _declare(named, (*_BODIES, GameEntry, Me, Played, Replay, Analysis, Verdict))


def _unique(types: list[Any]) -> list[Any]:
    return list(dict.fromkeys(types))


def _declare(named: Mapping[str, Any], extra: tuple[type, ...]) -> str:
    infos = {name: mi.type_info(kind) for name, kind in named.items()}
    found: dict[str, mi.StructType] = {}
    for info in (*infos.values(), *map(mi.type_info, extra)):
        _walk(info, found)
    lines = ["// Generated from the Python protocol by `python -m tercet.server.typescript`.", ""]
    lines += [_interface(found[name]) for name in sorted(found)]
    lines += [f"export type {name} = {_type(info)};\n" for name, info in infos.items()]
    return "\n".join(lines)


def _interface(info: mi.StructType) -> str:
    doc = (info.cls.__doc__ or "").strip().splitlines()[0].rstrip()
    fields = [f"  readonly {info.tag_field}: {json.dumps(info.tag)};"] if info.tag_field else []
    for field in info.fields:
        mark = "?" if not field.required and _may_be_left_out(info.cls) else ""
        fields.append(f"  readonly {field.encode_name}{mark}: {_type(field.type)};")
    head = [f"/** {doc} */", f"export interface {info.cls.__name__} {{"]
    return "\n".join([*head, *fields, "}", ""])


def _may_be_left_out(cls: Any) -> bool:
    """Whether defaults are left out: always where we write so, and by clients in requests."""
    said_to_us = issubclass(cls, (Request, Act)) or cls in _BODIES
    return said_to_us or bool(cls.__struct_config__.omit_defaults)


def _walk(info: Any, found: dict[str, mi.StructType]) -> None:
    """Collect every struct that is reached; two of one name would be one type too few."""
    match info:
        case mi.StructType(cls=cls):
            if cls in _OPEN:
                return
            known = found.get(cls.__name__)
            if known is not None and known.cls is not cls:
                raise TypeError(f"two types are called {cls.__name__}")
            if known is None:
                found[cls.__name__] = info
                for field in info.fields:
                    _walk(field.type, found)
        case mi.UnionType(types=types) | mi.TupleType(item_types=types):
            for each in types:
                _walk(each, found)
        case mi.VarTupleType(item_type=item) | mi.ListType(item_type=item):
            _walk(item, found)
        case mi.DictType(value_type=value):
            _walk(value, found)
        case mi.Metadata(type=inner):
            _walk(inner, found)


def _type(info: Any) -> str:
    match info:
        case mi.Metadata(type=inner):
            return _type(inner)
        case mi.StructType(cls=cls):
            return _OPEN.get(cls, cls.__name__)
        case mi.UnionType(types=types):
            return " | ".join(dict.fromkeys(_type(each) for each in types))
        case mi.TupleType(item_types=types):
            return f"readonly [{', '.join(map(_type, types))}]"
        case mi.VarTupleType(item_type=item) | mi.ListType(item_type=item):
            each = _type(item)
            bare = "|" not in each and " " not in each
            return f"readonly {each}[]" if bare else f"readonly ({each})[]"
        case mi.DictType(value_type=value):
            return f"{{ readonly [name: string]: {_type(value)} }}"
        case mi.LiteralType(values=values):
            return " | ".join(json.dumps(value) for value in values)
        case mi.EnumType(cls=cls):
            return " | ".join(json.dumps(member.value) for member in cls)
    return _simple(info)


def _simple(info: Any) -> str:
    match info:
        case mi.NoneType():
            return "null"
        case mi.BoolType():
            return "boolean"
        case mi.IntType() | mi.FloatType():
            return "number"
        case mi.StrType() | mi.CustomType():  # cards and dice are written in notation
            return "string"
        case mi.RawType():  # an act, read once its game is known
            return "AnyAct"
        case mi.AnyType():
            return "unknown"
    raise TypeError(f"no TypeScript for {info!r}")


def main() -> None:
    """Write the file."""
    TARGET.write_text(declarations(), encoding="utf-8")


if __name__ == "__main__":
    main()
