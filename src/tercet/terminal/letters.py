"""Plain letters, for where there is no colour or no Unicode; nothing has to be loaded for them."""

from __future__ import annotations

import codecs
import io
import json
import re
import unicodedata
from collections.abc import Sequence
from typing import IO, Final

from tercet.cards import Card

#: A table has three rows; drawn where that is too wide, it has three columns instead.
ROWS: Final = 3


def in_rows(cards: Sequence[Card]) -> list[Sequence[Card]]:
    """The rows of a table, to which cards are added by columns."""
    return [cards[row::ROWS] for row in range(min(ROWS, len(cards)))]


def letters(rows: Sequence[Sequence[Card]]) -> str:
    """Rows of cards as lines of notation."""
    return "\n".join("  ".join(map(str, row)) for row in rows)


#: What stands for signs that have no letter within them.
_STAND_INS: Final = {
    **dict.fromkeys("“”„«»‘’‚‹›", "'"),
    **dict.fromkeys("–—−‐‑", "-"),
    "…": "...",
    "·": "-",
    "×": "x",
    "→": "->",
    "≈": "~",
    "ß": "ss",
    "œ": "oe",
    "æ": "ae",
    **dict.fromkeys("─━═", "-"),
    **dict.fromkeys("│┃║", "|"),
}
_BEYOND_ASCII: Final = re.compile(r"[^\x00-\x7f]")


def speaks_unicode(stream: IO[str]) -> bool:
    """Whether every letter can be written there."""
    return (getattr(stream, "encoding", None) or "utf-8").lower().startswith("utf")


def show_what_can_be_shown(stream: IO[str]) -> None:
    """Have a stream write a letter that it does not know as one that it knows, and never fail."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=_STOPGAP)


def as_json_for(stream: IO[str], line: str) -> str:
    """JSON with escapes for what a stream cannot write; it means the same."""
    if speaks_unicode(stream):
        return line
    return _BEYOND_ASCII.sub(lambda found: json.dumps(found[0])[1:-1], line)


def _stand_in(sign: str) -> str:
    if sign in _STAND_INS:
        return _STAND_INS[sign]
    return unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?"


def _stop_gap(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_stand_in, error.object[error.start : error.end])), error.end


_STOPGAP: Final = "tercet-stand-in"
codecs.register_error(_STOPGAP, _stop_gap)
