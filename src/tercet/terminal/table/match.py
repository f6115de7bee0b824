"""The screen of a view: that of its game, and in a match the deal, the totals and the pauses."""

from __future__ import annotations

from dataclasses import replace

from tercet.engine.events import View
from tercet.engine.series import Ready, SeriesView
from tercet.games.shared.seen import deal_of
from tercet.terminal.table.games import SCREENS, Situation
from tercet.terminal.table.screen import Action, Phrase, Screen, phrase


def screen_of(view: View, at: Situation, seat: int | None) -> Screen:
    """Return the screen of a view; `seat` is the viewer's, who may only watch this deal."""
    deal = deal_of(view)
    screen = SCREENS[str(deal.__struct_config__.tag)](deal, at)
    return _of_match(screen, view, seat) if isinstance(view, SeriesView) else screen


def _of_match(screen: Screen, view: SeriesView, seat: int | None) -> Screen:
    """The screen of a deal, with what its match adds to it."""
    players = tuple(
        replace(
            line,
            figures=(*line.figures, phrase("table-total", total=view.totals[line.seat])),
            signs=("leader", *line.signs) if view.leader == line.seat else line.signs,
        )
        for line in screen.players
    )
    facts = (_which(view), *screen.facts)
    shown = replace(screen, facts=facts, players=players, outcome=view.outcome)
    paused = view.outcome is None and deal_of(view).outcome is not None
    return _pause(shown, view, seat) if paused else shown


def _which(view: SeriesView) -> Phrase:
    if view.deals is not None:
        return phrase("series-deal-of", deal=view.deal, deals=view.deals)
    return phrase("series-deal-to", deal=view.deal, target=view.target)


def _pause(screen: Screen, view: SeriesView, seat: int | None) -> Screen:
    waits = seat is not None and seat in view.may_act
    key = "series-pause" if seat is None else "series-ready" if waits else "series-waiting"
    ready = (Action(Ready(), phrase("act-ready"), main=True),) if waits else ()
    return replace(screen, choices=(), actions=ready, prompt=phrase(key), deadline=view.deadline)
