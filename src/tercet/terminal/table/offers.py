"""What may be done at a table of which only the view is known: as much as its screen offers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tercet.engine.acts import Act, Acts
from tercet.engine.events import View
from tercet.engine.series import Ready, SeriesView
from tercet.games.chipset.terms import Bet, Raise
from tercet.games.shared.seen import deal_of
from tercet.terminal.table.games import SCREENS, Situation
from tercet.terminal.table.screen import Action, Screen


def playing_seat(view: View | None, seat: int | None) -> int | None:
    """The seat one plays this deal from: the leader of a tournament only watches."""
    leads = isinstance(view, SeriesView) and view.leader == seat
    return None if leads else seat


def offered(view: View, at: Situation) -> Acts:
    """The acts within reach; of those that name cards one of each kind."""
    deal = deal_of(view)
    if isinstance(view, SeriesView) and view.outcome is None and deal.outcome is not None:
        return Acts([Ready()])
    screen = SCREENS[str(deal.__struct_config__.tag)](deal, at)
    samples = [[choice.act(choice.cards[: choice.count])] for choice in screen.choices]
    return Acts(*samples, *_words(screen))


def by_kind(acts: Iterable[Act]) -> Acts:
    """Acts in groups of a kind, in the order in which they come."""
    kinds: dict[type[Act], list[Act]] = {}
    for act in acts:
        kinds.setdefault(type(act), []).append(act)
    return Acts(*kinds.values())


def _words(screen: Screen) -> Iterator[Sequence[Act]]:
    for action in screen.actions:
        if not action.off and action.act is not None:
            yield _amounts(action, screen)


def _amounts(action: Action, screen: Screen) -> Sequence[Act]:
    """A bet in every amount; everything else as it is."""
    act = action.act
    assert act is not None
    if isinstance(act, Bet | Raise) and screen.amount is not None:
        return [type(act)(chips) for chips in range(1, screen.amount[1] + 1)]
    return [act]
