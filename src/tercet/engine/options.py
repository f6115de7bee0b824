"""Options as data: what a game can be asked to do differently, read with coded refusals.

The rules of a game are a frozen struct of booleans, bounded whole numbers and named choices.
From that one declaration come the description for people and programs, and the checks.

A time after which something happens by itself also has a `lowest` value, below which no person
could play: new tables are refused it, while logs of older ones still replay (`check_times`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from tercet.engine.wire import short_json
from tercet.errors import Unreadable

R = TypeVar("R", bound="Rules")
Value = bool | int | str


class Rules(msgspec.Struct, frozen=True):
    """The options of a game, all with a default; a game adds its own fields."""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option as programs see it: a switch, a number within bounds, or a choice."""

    name: str
    kind: str
    default: Value
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    lowest: int | None = None

    def check(self, value: object) -> None:
        """Refuse a value that this option cannot have."""
        if self.kind == "choice":
            if not isinstance(value, str) or value not in self.choices:
                self._refuse("option_choice", value, allowed=", ".join(self.choices))
        elif self.kind == "switch":
            if not isinstance(value, bool):
                self._refuse("option_switch", value)
        elif isinstance(value, bool) or not isinstance(value, int):
            self._refuse("option_number", value)
        elif not (self.least or 0) <= value <= (self.most or 0):
            self._refuse("option_range", value, least=self.least or 0, most=self.most or 0)

    def check_time(self, value: int) -> None:
        """Refuse a time that nobody could live with; 0 is never or at once, where offered."""
        if self.lowest is None or value >= self.lowest or (value == 0 == self.least):
            return
        off = "yes" if self.least == 0 else "no"
        self._refuse("option_too_short", value, lowest=self.lowest, off=off)

    def _refuse(self, code: str, value: object, **bounds: str | int) -> None:
        raise Unreadable(code, option=self.name, value=short_json(value), **bounds)


@cache
def describe(rules: type[Rules]) -> tuple[Option, ...]:
    """The options that a rules struct declares, in its order."""
    hints = get_type_hints(rules, include_extras=True)
    defaults = rules()
    return tuple(_option(name, hint, getattr(defaults, name)) for name, hint in hints.items())


def read_options(rules: type[R], given: Mapping[str, object], base: R | None = None) -> R:
    """Rules from option values; what is not given keeps its default (or that of `base`)."""
    known = {option.name: option for option in describe(rules)}
    for name, value in given.items():
        if name not in known:
            offered = ", ".join(known) or "–"
            raise Unreadable("option_unknown", option=name[:40], known=offered)
        known[name].check(value)
    values: dict[str, Any] = dict(given)
    return rules(**values) if base is None else msgspec.structs.replace(base, **values)


def check_times(rules: Rules) -> None:
    """Refuse a new table whose clock would leave no time for people."""
    for option in describe(type(rules)):
        if option.lowest is not None:
            option.check_time(getattr(rules, option.name))


def _option(name: str, hint: Any, default: Value) -> Option:
    if hint is bool:
        return Option(name, "switch", default)
    if get_origin(hint) is Literal:
        return Option(name, "choice", default, choices=get_args(hint))
    number, bounds = get_args(hint)
    assert number is int, f"option {name}: a switch, a bounded number or a choice is needed"
    lowest = (bounds.extra or {}).get("lowest")
    return Option(name, "number", default, bounds.ge, bounds.le, lowest=lowest)
