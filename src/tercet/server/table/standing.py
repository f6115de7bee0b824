"""A finished game of CoopSet beside the earlier ones of the same people (COOP-6b).

The store keeps every game, so nothing else is kept: the earlier ones are looked up at the end.
"""

from __future__ import annotations

from typing import Final

from tercet.engine.events import Outcome
from tercet.engine.log import Header
from tercet.engine.wire import from_json
from tercet.games.coopset.results import TeamStanding, compared
from tercet.server.table.seats import Seats
from tercet.storage.rows import TableRow
from tercet.storage.store import Store

#: The game whose sheet asks for the comparison.
COMPARED: Final = "coopset"
#: So many earlier games are looked at.
MOST_EARLIER: Final = 500


def team_standing(store: Store, row: TableRow, seats: Seats) -> TeamStanding | None:
    """How a finished game compares; None where nothing is to be compared. It blocks."""
    if row.header is None or row.outcome is None:
        return None
    header: Header = from_json(row.header, Header)
    if header.game != COMPARED:
        return None
    earlier = [
        _score(old.outcome)
        for old in store.team_results(COMPARED, seats, row.number, MOST_EARLIER)
        if from_json(old.header, Header).options == header.options
    ]
    return compared(_score(row.outcome), earlier)


def _score(outcome: str) -> int:
    """Every member has the team's score."""
    read: Outcome = from_json(outcome, Outcome)
    return read.scores[0]
