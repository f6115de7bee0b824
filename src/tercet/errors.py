"""Errors as data: a kind, a code and the figures a catalogue needs to say it in any language.

Three kinds, no more: what cannot be read, what the rules do not allow, and what came too late.
A wrong SET is none of them: it is a legal act with a penalty.
"""

from __future__ import annotations

from math import log10
from typing import ClassVar, Final

#: What an error may carry: small values that a catalogue can print.
Detail = str | int | bool | None


#: The largest number that every program reads exactly; larger ones are told by their size.
LARGEST: Final = 2**53 - 1
#: No text within a refusal is longer.
_LONGEST: Final = 1000


class TercetError(Exception):
    """A coded refusal; nothing was changed. `tercet.words.texts` makes a sentence of the code."""

    kind: ClassVar[str] = "error"

    def __init__(self, code: str, /, **data: Detail) -> None:
        super().__init__(code)
        self.code: Final = code
        self.data: Final[dict[str, Detail]] = {
            name: _tellable(figure) for name, figure in data.items()
        }

    def __str__(self) -> str:
        figures = ", ".join(f"{name}={value!r}" for name, value in self.data.items())
        return f"{self.code}({figures})"

    def __reduce__(self) -> tuple[object, ...]:
        return _remake, (type(self), self.code, self.data)


class Unreadable(TercetError):
    """The input cannot be read, or names something that does not exist."""

    kind = "unreadable"


class IllegalAction(TercetError):
    """The rules do not allow this act at this moment."""

    kind = "illegal"


class TooLate(TercetError):
    """The act would have been allowed a moment ago; it costs nothing (BASE-3b)."""

    kind = "too_late"


def _tellable(figure: Detail) -> Detail:
    """A figure that can be written in any language, whatever was given."""
    if isinstance(figure, str):
        return figure if len(figure) <= _LONGEST else figure[:_LONGEST] + "…"
    if figure is None or -LARGEST <= figure <= LARGEST:
        return figure
    return f"{'-' if figure < 0 else ''}10^{int(log10(abs(figure)))}"


def _remake(cls: type[TercetError], code: str, data: dict[str, Detail]) -> TercetError:
    return cls(code, **data)
