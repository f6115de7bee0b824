"""Arbitrary rules and acts, drawn from their types: what a fuzzer needs to know of any game."""

from __future__ import annotations

import types
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from tercet.cards import DECK, Card
from tercet.engine.acts import Act
from tercet.engine.chance import Chance
from tercet.engine.game import AnyGame
from tercet.engine.options import Option, Rules, Value, describe, read_options
from tercet.engine.series import Match, Series, SeriesRules


def any_rules(game: AnyGame, chance: Chance) -> tuple[Any, Chance]:
    """Rules that a game can be asked for: each option is often its default, else any value."""
    if isinstance(game, Series):
        deal, chance = any_rules(game.game, chance)
        form, chance = chance.pick([f for f in game.facts.matches if f != "single"])
        pause, chance = chance.pick((0, 5000))
        given = {"form": form, "deals": 2, "target": 1, "pause_ms": pause}
        return SeriesRules(read_options(Match, given), deal), chance
    return _rules(game.facts.rules, chance)


def _rules(kind: type[Rules], chance: Chance) -> tuple[Rules, Chance]:
    values: dict[str, Value] = {}
    for option in describe(kind):
        values[option.name], chance = _option_value(option, chance)
    return kind(**values), chance


def _option_value(option: Option, chance: Chance) -> tuple[Value, Chance]:
    usual, chance = chance.below(2)
    if usual:
        return option.default, chance
    match option.kind:
        case "switch":
            number, chance = chance.below(2)
            return bool(number), chance
        case "choice":
            return chance.pick(option.choices)
        case _:
            least, most = option.least or 0, option.most or 0
            number, chance = chance.below(most - least + 1)
            return chance.pick((least, most, least + number))


def any_act(game: AnyGame, state: Any, chance: Chance) -> tuple[Act, Chance]:
    """An act of the right shape, seldom the right one: with cards in play or not, any numbers."""
    kind, chance = chance.pick(game.facts.acts)
    hints = _hints(kind)
    near = [token for zone in game.zones(state).values() for token in zone]
    values = {}
    for name in kind.__struct_fields__:
        values[name], chance = _value(hints[name], near, chance)
    return kind(**values), chance


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _value(hint: Any, near: list[object], chance: Chance) -> tuple[Any, Chance]:
    origin, args = get_origin(hint), get_args(hint)
    if hint is Card:
        cards = [token for token in near if isinstance(token, Card)] or list(DECK)
        return chance.pick(cards)
    if hint is bool:
        number, chance = chance.below(2)
        return bool(number), chance
    if hint is int:
        number, chance = chance.below(30)
        return number - 5, chance
    if hint is str:
        return chance.pick(("", "x", "1rso", *map(str, near[:3])))
    if origin is Literal:
        return chance.pick(args)
    if origin in (Union, types.UnionType):
        choice, chance = chance.pick(args)
        return (None, chance) if choice is type(None) else _value(choice, near, chance)
    if origin is tuple:
        return _several(args, near, chance)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return _struct(hint, near, chance)
    raise TypeError(f"no arbitrary value for {hint!r}")


def _several(args: tuple[Any, ...], near: list[object], chance: Chance) -> tuple[Any, Chance]:
    if args[-1] is Ellipsis:
        count, chance = chance.below(5)
        args = (args[0],) * count
    values = []
    for hint in args:
        value, chance = _value(hint, near, chance)
        values.append(value)
    return tuple(values), chance


def _struct(kind: Any, near: list[object], chance: Chance) -> tuple[Any, Chance]:
    values = {}
    for name in kind.__struct_fields__:
        values[name], chance = _value(_hints(kind)[name], near, chance)
    return kind(**values), chance
