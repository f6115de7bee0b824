"""What lies before a viewer, whatever the game: the deal within a match, and the own hand."""

from __future__ import annotations

from typing import Any

from tercet.cards import Card
from tercet.engine.events import View
from tercet.engine.series import SeriesView
from tercet.games.chipset.terms import ChipsetView


def deal_of(view: View) -> Any:
    """The view of the game itself, without the match around it."""
    return view.table if isinstance(view, SeriesView) else view


def own_hand(deal: Any) -> tuple[Card, ...]:
    """The viewer's own cards; none for a spectator, and in games without hands."""
    if isinstance(deal, ChipsetView):
        return () if deal.seat is None else deal.players[deal.seat].hand
    return getattr(deal, "hand", None) or ()
