"""What bots are called at a table: each skill is a character of its own, the same everywhere.

How strong it is stands beside the name, in the language of the reader (`skill-…` in the texts).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tercet.words.texts import Texts

NAMES: Final = {
    "first_timer": "Pip",
    "novice": "Kiwi",
    "casual": "Domino",
    "regular": "Tango",
    "expert": "Cosmo",
    "master": "Nova",
    "champion": "Zenith",
}
#: Players to measure against have no character.
_OTHERS: Final = "Robo"


def bot_name(key: str, taken: Collection[str]) -> str:
    """The name of a bot that sits down where these names are taken: `Nova`, then `Nova 2`."""
    name, number = NAMES.get(key, _OTHERS), 2
    called = name
    while called in taken:
        called, number = f"{name} {number}", number + 1
    return called


def skill_name(key: str, texts: Texts) -> str:
    """How strong a bot is, in the language of the reader."""
    return texts.say(f"skill-{key.replace('_', '-')}")
