"""What bots are called at a table: each skill has a character, and friends who play as it does.

The first is the same everywhere, and no two at a table are called alike. How strong one is stands
beside the name, in the language of the reader (`skill-…` in the texts).
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain, count
from typing import TYPE_CHECKING, Final

from tercet.bots.human.skills import SKILL_KEYS, strength_in

if TYPE_CHECKING:
    from tercet.words.texts import Texts

NAMES: Final = {
    "first_timer": ("Pip", "Dot", "Pebble", "Bean", "Button", "Sprout", "Crumb"),
    "novice": ("Kiwi", "Mango", "Papaya", "Plum", "Lychee", "Peach", "Melon"),
    "casual": ("Domino", "Bingo", "Ludo", "Mikado", "Tombola", "Marble", "Lotto"),
    "regular": ("Tango", "Samba", "Polka", "Rumba", "Bolero", "Salsa", "Foxtrot"),
    "expert": ("Cosmo", "Comet", "Orbit", "Juno", "Atlas", "Titan", "Rhea"),
    "master": ("Nova", "Vega", "Lyra", "Rigel", "Altair", "Mira", "Deneb"),
    "champion": ("Zenith", "Apex", "Aurora", "Summit", "Everest", "Olympus", "Solstice"),
}
#: Players to measure against have no character.
_OTHERS: Final = ("Robo", "Bolt", "Gizmo", "Servo", "Rivet", "Widget", "Cog")


def bot_name(key: str, taken: Collection[str]) -> str:
    """The name of a bot that sits down where these names are taken: `Nova`, then `Vega`."""
    names = NAMES.get(_nearest(key), _OTHERS)
    numbered = (f"{names[0]} {number}" for number in count(2))
    return next(name for name in chain(names, numbered) if name not in taken)


def skill_name(key: str, texts: Texts) -> str:
    """How strong a bot is, in the language of the reader: `Casual player`, `Strength 2.45`."""
    strength = strength_in(key)
    if strength is not None:
        return texts.say("skill-strength", strength=strength)
    return texts.say(f"skill-{key.replace('_', '-')}")


def _nearest(key: str) -> str:
    """A strength between two skills has the friends of the nearer one."""
    strength = strength_in(key)
    return key if strength is None else SKILL_KEYS[round(strength) - 1]
