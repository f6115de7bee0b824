"""What somebody with an account prefers, as the server must know it; the rest is the browser's.

Whatever shows somebody's figures to others asks `preferences_of` first.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tercet.engine.wire import from_json, to_json
from tercet.errors import TercetError
from tercet.storage.rows import PersonRow

#: The languages of the catalogues.
Language = Literal["en", "fr", "it", "de"]


class Preferences(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Nothing of somebody is shown to others unless they chose so."""

    #: Whether others may see one's figures: ratings, records, times, history.
    figures_shown: bool = False
    #: Whether one's name stands in rankings; else it says "somebody".
    named_in_rankings: bool = False
    #: Whether one's games at public tables may be given away for research, under a pseudonym.
    games_for_research: bool = False
    #: The language of every device that logs in.
    lang: Language | None = None


USUAL = Preferences()


def preferences_of(person: PersonRow) -> Preferences:
    """What somebody prefers; where nothing sensible is stored, as little as possible is shown."""
    try:
        known: Preferences = from_json(person.preferences or "{}", Preferences)
    except TercetError:
        return USUAL
    return known


def shows_figures(person: PersonRow | None) -> bool:
    """Whether anybody may see the figures of somebody; of a guest nobody does."""
    return person is not None and person.login is not None and preferences_of(person).figures_shown


def written(preferences: Preferences) -> str:
    """The preferences as they are stored."""
    return to_json(preferences).decode()
