"""Nonsense for every door: acts, requests and logs with every JSON type in every field.

`python -m tests.nonsense --rounds 20` is the long form; `tests/test_nonsense.py` the short one.
Everything is written as JSON text, because some of it (a number of 5,000 digits, NaN) is no value.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec

from tercet.engine.game import AnyGame
from tercet.engine.table import Table
from tercet.games import GAMES
from tercet.tables import new_table

#: Every type of JSON, with a taste for what nearly fits and for what is absurd.
VALUES: Final = (
    *("null", "true", "false", "0", "1", "2", "-1", "5", "999", "-0"),
    *("2147483648", "9007199254740992", "-9007199254740993", "9223372036854775808"),
    *("1" + "0" * 27, "-1" + "0" * 30, "9" * 400, "1" * 5000),
    *("0.5", "1.0", "-0.0", "1e3", "1e308", "1e400", "-1e400", "NaN", "Infinity", "-Infinity"),
    *('""', '"x"', '"1rso"', '"null"', '"5"', '"g7=2rw"', '"g7=*"', '"*"', '"g7"', '"scolding"'),
    *('"\\u001b[31m[/]"', '"\\u202e\\u0000"', '"é"', '"\\ud800"', json.dumps("a" * 3000)),
    *("[]", "[null]", "[1,2,3]", "[true,false,null]", "[[]]", '["1rso"]', '[["1rso"]]'),
    *('["1rso","2rso","3rso"]', '["1rso",null,5]', '["1rso","1rso","1rso"]', '["g7=2rw","x"]'),
    *('["\\u001b[2J","",[]]', "{}", '{"a":1}', '{"act":"call"}', "[" * 40 + "]" * 40),
)


def any_value(luck: random.Random, depth: int = 0) -> str:
    """One of the values above, or a list or an object of such values."""
    kind = luck.randrange(10) if depth < 4 else 9
    if kind == 0:
        return f"[{','.join(any_value(luck, depth + 1) for _ in range(luck.randrange(5)))}]"
    if kind == 1:
        names = luck.choices(("act", "cards", "card", "seat", "dice", "chips", "x"), k=2)
        return written({name: any_value(luck, depth + 1) for name in names})
    return luck.choice(VALUES)


def written(fields: dict[str, str]) -> str:
    """An object of fields that are JSON already."""
    return "{" + ",".join(f"{json.dumps(name)}:{value}" for name, value in fields.items()) + "}"


def kinds(union: Any) -> tuple[type[msgspec.Struct], ...]:
    """The structs of a union."""
    return get_args(union) or (union,)


def bad_objects(
    union: Any, tag_field: str, luck: random.Random, extra: int = 5
) -> Iterator[tuple[str, dict[str, str]]]:
    """For every struct of a union every value in every field; and some with nonsense in all."""
    for kind in kinds(union):
        tag = json.dumps(kind.__struct_config__.tag)
        names = [*kind.__struct_encode_fields__, "extra", tag_field]
        usual = {name: luck.choice(VALUES) for name in kind.__struct_encode_fields__}
        for name in names:
            for value in VALUES:
                yield kind.__name__, {tag_field: tag, **usual, name: value}
        for _ in range(extra):
            some = {name: any_value(luck) for name in kind.__struct_encode_fields__}
            yield kind.__name__, {tag_field: tag, **some}
        yield kind.__name__, {tag_field: tag}


def bad_acts(game: AnyGame, luck: random.Random, *, entries: bool = False) -> Iterator[str]:
    """Acts of a game with nonsense in them, and nonsense instead of an act."""
    yield from VALUES
    union = game.entry_act_type if entries else game.act_type
    for _, fields in bad_objects(union, "act", luck):
        yield written(fields)


def tables(luck: random.Random) -> Iterator[Table]:
    """A table of every game as it comes, and in a match where there is one; some way into it."""
    for game in GAMES:
        for form in dict.fromkeys((game.facts.matches[0], game.facts.matches[-1])):
            seats = max(game.facts.players[0], 3 if form == "tournament" else 2)
            seats = min(seats, game.facts.players[1])
            table = new_table(game.facts.key, seats, luck.randbytes(32), match={"form": form})
            go_on(table, luck, luck.randrange(12))
            yield table


def go_on(table: Table, luck: random.Random, steps: int) -> None:
    """Play some acts by chance."""
    for _ in range(steps):
        who = sorted(table.may_act())
        if table.outcome is not None or not who:
            return
        seat = luck.choice(who)
        legal = table.legal(seat)
        if len(legal):
            table.act(seat, legal[luck.randrange(len(legal))], table.at)
