"""What differs between the rule sheets, as data: faces of the cards, and the rules an edition sets.

One TOML file an edition. The faces are names of values in the order of the notation's letters;
a catalogue says them in each language.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Final, Literal

import msgspec

from tercet.building import building
from tercet.cards import ATTRIBUTES, Attribute, Card
from tercet.errors import Unreadable

#: The ids of all editions, in the order of the rulebook.
EDITION_IDS: Final = ("fxs1995", "carnet", "turquoise", "italian")
DEFAULT_EDITION: Final = "carnet"


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition: how its cards look, and the options it sets for each game.

    `match` names the form of match that its sheet describes; a table is a single deal unless
    people ask for more.
    """

    faces: dict[Attribute, tuple[str, str, str]]
    rules: dict[str, dict[str, bool | int | str]]
    match: dict[Literal["form"], str]

    def face(self, card: Card) -> dict[str, str]:
        """The names of a card's values in this edition, by attribute."""
        return {
            attribute.value: self.faces[attribute][value]
            for attribute, value in zip(ATTRIBUTES, card.point, strict=True)
        }


@cache
def find_edition(key: str) -> Edition:
    """The edition with this id."""
    if key not in EDITION_IDS:
        raise Unreadable("edition_unknown", edition=key[:40], known=", ".join(EDITION_IDS))
    with building(f"edition {key}"):
        text = resources.files(__name__).joinpath(f"{key}.toml").read_text("utf-8")
        return msgspec.convert(tomllib.loads(text), Edition)
