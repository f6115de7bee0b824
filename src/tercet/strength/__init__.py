"""How strong a person is: read from finished games, on the scale of the bots (`docs/strength.md`).

`looking` tells from a log what each player had before the eyes and found, `likelihood` how likely
that is at every strength, `choosing` which bot wins about every second game, and `company` which
bots fit where there are several. All of it is arithmetic on finished games: nothing here knows a
clock, a file or chance.
"""

from __future__ import annotations

from tercet.strength.choosing import Played, Rival, bot_for, sight_of
from tercet.strength.company import company
from tercet.strength.likelihood import Estimate
from tercet.strength.looking import Look, looks_of

__all__ = ["Estimate", "Look", "Played", "Rival", "bot_for", "company", "looks_of", "sight_of"]
