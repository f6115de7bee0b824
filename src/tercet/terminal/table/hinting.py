"""A hint for somebody who plays alone: the SET that leaves the best chances."""

from __future__ import annotations

from tercet.bots.solitaire.mind import advise
from tercet.cards import Card
from tercet.games.shared.race import Taken
from tercet.games.solitaire import SolitaireView
from tercet.terminal.table.source import Source


def advised(source: Source) -> tuple[Card, ...] | None:
    """The cards of a SET to take; None where there is none, or nobody plays alone."""
    view = source.view
    if not isinstance(view, SolitaireView):
        return None
    taken = [e for step in source.history for e in step.events if isinstance(e, Taken)]
    gone = [card for event in taken for card in event.cards]
    form = view.form if view.form in ("first", "patience", "penalty") else "patience"
    return advise(view.table, gone, form)
