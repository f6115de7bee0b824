"""Texts without what would steer a terminal; nothing has to be loaded to clean a line."""

from __future__ import annotations

import re
from typing import Final

_ESCAPE_SEQUENCE: Final = (
    r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x9b[0-?]*[ -/]*[@-~]"
)
#: Control characters but for the ends of lines; those that turn the direction of writing.
_SIGNS: Final = (
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)
_STEERING: Final = re.compile(f"{_ESCAPE_SEQUENCE}|{_SIGNS}")


def harmless(text: str) -> str:
    """The text without escape sequences, control characters and changes of direction."""
    return text if text.isascii() and text.isprintable() else _STEERING.sub("", text)


def one_line(text: str) -> str:
    """The same, with blanks for the ends of lines."""
    return harmless(" ".join(text.splitlines()))
