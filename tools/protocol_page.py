"""Every act and event of every game with an example each, as the end of `docs/protocol.md`.

`python -m tools.protocol_page` writes them anew from the types; a test fails when the page is
not what this writes. The examples are made up field by field: they show the form, not a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import msgspec.inspect as mi

from tercet.engine.acts import Leave, Return, Timeout
from tercet.engine.events import Left, Over, Returned
from tercet.engine.game import AnyGame
from tercet.engine.series import Series
from tercet.games import GAMES

#: Where programmers read them.
TARGET: Final = Path(__file__).parents[1] / "docs" / "protocol.md"
#: The page is generated from this line on.
BEGIN: Final = "## Every act and every event"
_INTRODUCTION: Final = """
Generated from the types by `python -m tools.protocol_page`. The examples show the form;
which act is allowed when, `legal` tells.
"""
_CARDS: Final = ("1rso", "2rso", "3rso")
#: Told at the top of the page.
_AUDIENCE: Final = ("only", "but")
#: What stands in fields that the types call only a text or a number, by the name of the field.
_SAMPLES: Final[dict[str, Any]] = {
    "attribute": "colour",
    "counted": ["g7", "g8", "g9"],
    "dice": ["f8=1gd", "g8=*2rw"],
    "die": "2rw",
    "label": "point",
    "line": "row",
    "new": ["1gd"],
    "old": ["3pd"],
    "one": "green",
    "penalty": "aside",
    "reason": "no_set_left",
    "seat": 0,
    "seats": [0, 1],
    "by": 1,
    "square": "g7",
    "thrown": "1gd",
    "totals": [3, 0],
    "two": "red",
    "verdict": "good",
    "winners": [0],
}
#: The same where the kind of act or event decides.
_OF_KIND: Final[dict[tuple[str, str], Any]] = {
    ("announce", "dice"): ["f7=1ro", "g7=2ro", "h7=*3ro"],
    ("throw_again", "dice"): ["1gd", "3pd"],
    ("dice_thrown", "dice"): ["1gd", "3pd", "*", "2rw", "2go"],
    ("opening_wrong", "dice"): ["1ro", "2ro", "3go"],
    ("Finding", "verdict"): "broken",
    ("Finding", "attribute"): "colour",
    ("Finding", "values"): ["r", "r", "g"],
    ("Finding", "two"): "r",
    ("Finding", "one"): "g",
    ("Outcome", "scores"): [3, 0],
    ("MadeSet", "dice"): ["f8=1gd", "g8=*2rw", "h8=3po"],
    ("MadeSet", "counted"): ["f8", "g8", "h8"],
}


def reference() -> str:
    """The generated part of the page."""
    match, single = Series(GAMES[0]).facts, GAMES[0].facts
    acts = [kind for kind in match.acts if kind not in single.acts]
    events = [kind for kind in match.events if kind not in single.events]
    parts = [
        _section("In every game", (Leave, Return), (Left, Returned, Over)),
        _section("In a match of several deals", acts, events),
        _section("In logs only", (Timeout,), ()),
        *map(_game, GAMES),
    ]
    return f"{BEGIN}\n{_INTRODUCTION}\n" + "\n".join(parts).rstrip("\n") + "\n"


def page(text: str) -> str:
    """A page with its generated part written anew."""
    return text.partition(BEGIN)[0] + reference()


def example(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """An act or event as it goes over the wire, made up from its type."""
    info = mi.type_info(kind)
    assert isinstance(info, mi.StructType)
    return _struct(info)


def _game(game: AnyGame) -> str:
    facts = game.facts
    return _section(f"`{facts.key}`", facts.acts, facts.events)


def _section(title: str, acts: Sequence[type[Any]], events: Sequence[type[Any]]) -> str:
    lines = [f"### {title}", ""]
    for head, kinds in (("act", acts), ("event", events)):
        if kinds:
            lines += [f"| {head} | example | |", "|---|---|---|", *_rows(kinds), ""]
    return "\n".join(lines)


def _rows(kinds: Sequence[type[Any]]) -> Iterator[str]:
    for kind in kinds:
        text = msgspec.json.encode(example(kind)).decode().replace("|", "\\|")
        yield f"| `{kind.__struct_config__.tag}` | `{text}` | {_about(kind)} |"


def _about(kind: type[Any]) -> str:
    """The first sentence or two of its documentation, on one line."""
    paragraph = (kind.__doc__ or "").strip().split("\n\n")[0]
    return " ".join(paragraph.split())


def _struct(info: mi.StructType) -> dict[str, Any]:
    shown = {info.tag_field: info.tag} if info.tag_field else {}
    for field in info.fields:
        if field.encode_name not in _AUDIENCE:
            name = field.encode_name
            special = _OF_KIND.get((str(info.tag or info.cls.__name__), name))
            shown[name] = special or _value(name, field.type)
    return shown


def _value(name: str, info: Any) -> Any:
    match info:
        case mi.Metadata(type=inner):
            return _value(name, inner)
        case mi.UnionType(types=types):
            return _value(name, next(each for each in types if not isinstance(each, mi.NoneType)))
        case mi.StructType():
            return _struct(info)
        case mi.LiteralType(values=values):
            return values[0]
        case mi.EnumType(cls=cls):
            return next(iter(cls)).value
        case mi.CustomType():
            return _CARDS[0]
        case mi.TupleType(item_types=types):
            cards = isinstance(types[0], mi.CustomType)
            return list(_CARDS[: len(types)]) if cards else [_value(name, each) for each in types]
        case mi.VarTupleType(item_type=item):
            return _several(name, item)
        case mi.BoolType():
            return True
        case mi.IntType():
            return _SAMPLES.get(name, 2)
        case mi.DictType():
            return {}
    return _SAMPLES.get(name, name)


def _several(name: str, item: Any) -> list[Any]:
    if isinstance(item, mi.CustomType):
        return list(_CARDS)
    sample = _SAMPLES.get(name)
    return sample if isinstance(sample, list) else [_value(name, item)]


def main() -> None:
    """Write the page."""
    TARGET.write_text(page(TARGET.read_text("utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
