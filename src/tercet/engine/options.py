"""Options as data: what a game can be asked to do differently, read with coded refusals.

The rules of a game are a frozen struct of booleans, bounded whole numbers and named choices.
From that one declaration come the description for people and programs, and the checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

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

    def check(self, value: object) -> None:
        """Refuse a value that this option cannot have."""
        if self.kind == "choice":
            if value not in self.choices:
                self._refuse("option_choice", value, allowed=", ".join(self.choices))
        elif self.kind == "switch":
            if not isinstance(value, bool):
                self._refuse("option_switch", value)
        elif isinstance(value, bool) or not isinstance(value, int):
            self._refuse("option_number", value)
        elif not (self.least or 0) <= value <= (self.most or 0):
            self._refuse("option_range", value, least=self.least or 0, most=self.most or 0)

    def _refuse(self, code: str, value: object, **bounds: str | int) -> None:
        raise Unreadable(code, option=self.name, value=str(value)[:40], **bounds)


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
            raise Unreadable("option_unknown", option=name[:40], known=", ".join(known))
        known[name].check(value)
    values: dict[str, Any] = dict(given)
    return rules(**values) if base is None else msgspec.structs.replace(base, **values)


def _option(name: str, hint: Any, default: Value) -> Option:
    if hint is bool:
        return Option(name, "switch", default)
    if get_origin(hint) is Literal:
        return Option(name, "choice", default, choices=get_args(hint))
    number, bounds = get_args(hint)
    assert number is int, f"option {name}: a switch, a bounded number or a choice is needed"
    return Option(name, "number", default, bounds.ge, bounds.le)
