"""Invisible characters, which are removed from names before they are stored or compared.

`DEFAULT_IGNORABLE` is Unicode's Default_Ignorable_Code_Point, which `unicodedata` does not have;
`python -m tests.storage.people.invisible` prints it. Emoji lose their joiners and styles.
"""

from __future__ import annotations

import re
from typing import Final

#: First and last code point of each range, from Unicode 14.
DEFAULT_IGNORABLE: Final = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
#: Symbols and marks with an empty glyph: Braille, an object, Khitan, a note.
BLANK: Final = "\u2800\ufffc\U00016fe4\U0001d159"
#: One such character, as a pattern that Python and PostgreSQL read alike.
INVISIBLE: Final = (
    "[" + "".join(f"{chr(first)}-{chr(last)}" for first, last in DEFAULT_IGNORABLE) + BLANK + "]"
)
_INVISIBLE: Final = re.compile(INVISIBLE)


def without_invisible(text: str) -> str:
    """Remove every character that cannot be seen."""
    return _INVISIBLE.sub("", text)
