"""The ranges of Default_Ignorable_Code_Point, as Perl's copy of the Unicode database has them.

`python -m tests.storage.people.invisible` prints the lines of `DEFAULT_IGNORABLE` in
`storage/people/invisible.py`; `test_invisible.py` compares them. Python's `unicodedata` does not
have this property.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from typing import Final

_PERL: Final = """
    for my $c (0 .. 0x10FFFF) {
        next if $c >= 0xD800 && $c <= 0xDFFF;
        print "$c\\n" if chr($c) =~ /\\p{Default_Ignorable_Code_Point}/;
    }
"""


def default_ignorable() -> list[tuple[int, int]]:
    """Return the ranges, first and last code point of each."""
    found = subprocess.run(["perl", "-e", _PERL], capture_output=True, check=True, text=True)
    return [*ranges(map(int, found.stdout.split()))]


def ranges(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Join rising numbers to ranges."""
    first = last = -1
    for number in numbers:
        if number != last + 1:
            if first >= 0:
                yield first, last
            first = number
        last = number
    yield first, last


if __name__ == "__main__":
    for first, last in default_ignorable():
        sys.stdout.write(f"    (0x{first:04X}, 0x{last:04X}),\n")
