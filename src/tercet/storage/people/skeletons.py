"""What a name looks like, whatever it is written with: names that share a skeleton are one name.

Compatibility forms, case, spaces and look-alikes fall together: "Ada", "ADA", and "аda" with a
Cyrillic a. The look-alikes are those of Unicode (UTS #39), as `confusable-homoglyphs` ships them;
a table of our own would be out of date with the next version of Unicode. A name has two skeletons,
as it looks in small letters and in capitals: "вова" is like nothing else, "ВОВА" like "BOBA".
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from functools import cache

from tercet.storage.people.invisible import without_invisible


def skeletons(name: str) -> frozenset[str]:
    """The two skeletons of a name; the first name asked for loads the table."""
    small = _skeleton(name, str.casefold).replace("i", "l")  # as in capitals: Iris, lris
    return frozenset({f"a {small}", f"A {_skeleton(name, str.upper)}"})


def _skeleton(name: str, cased: Callable[[str], str]) -> str:
    plain = _plain(name, cased)
    for _ in range(3):  # what a look-alike stands for can have another case, or be one itself
        plain, before = _plain("".join(map(_prototype, plain)), cased), plain
        if plain == before:
            break
    return plain


def _plain(text: str, cased: Callable[[str], str]) -> str:
    """In one case, without compatibility forms, spaces and what is not to be seen."""
    seen = without_invisible(text)
    folded = unicodedata.normalize("NFKC", cased(unicodedata.normalize("NFKC", seen)))
    kept = (c for c in folded if unicodedata.category(c)[0] not in "CZ")
    return unicodedata.normalize("NFD", "".join(kept))


def _prototype(letter: str) -> str:
    return _prototypes().get(letter, letter)


@cache
def _prototypes() -> Mapping[str, str]:
    """What each look-alike stands for.

    The library's table goes both ways: a look-alike has one neighbour, and what it stands for has
    many. Where both have only each other, the earlier in Unicode is what they stand for.
    """
    from confusable_homoglyphs.confusables import confusables_data

    likes = {
        _undirected(letter): {_undirected(each["c"]) for each in others}
        for letter, others in confusables_data.items()
    }
    found: dict[str, str] = {}
    for letter, others in likes.items():
        if len(letter) == 1 and len(others) == 1:
            (other,) = others
            if len(likes.get(other, ())) > 1 or other < letter:
                found[letter] = other
    return found


def _undirected(text: str) -> str:
    """Without the marks of direction that the table has around letters of some scripts."""
    return text.replace("\u200e", "")
