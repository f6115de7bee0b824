"""What an account may be called: nothing that looks like somebody else, or like nobody."""

from __future__ import annotations

from functools import cache
from typing import Final

from tercet.storage.people.skeletons import skeletons
from tercet.words.texts import LANGUAGES, Texts

#: What the house says of those who have no name, and its own; nobody is called so.
_NOBODY: Final = ("guest-name", "somebody", "app-name")


def is_reserved(name: str) -> bool:
    """Whether a name looks like one that stands for nobody, in any language."""
    return bool(skeletons(name) & _reserved())


@cache
def _reserved() -> frozenset[str]:
    names = {Texts(lang).say(key) for lang in LANGUAGES for key in _NOBODY}
    return frozenset(shape for name in names for shape in skeletons(name))
