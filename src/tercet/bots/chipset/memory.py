"""What a ChipSet player remembers of a deal: how each betting phase went, from views alone.

A view tells what lies there in this phase, but not how earlier phases went; who looks at every view
knows. Among more than two, the others are taken together as one opponent.
"""

from __future__ import annotations

from tercet.bots.chipset.tree import ending_of, spot_of
from tercet.games.chipset.terms import ChipsetPlayerView, ChipsetView


class DealMemory:
    """The endings of the phases so far, and the last spot seen in this one."""

    def __init__(self) -> None:
        self.deal = 0
        self.endings: list[int] = []
        self.spot = 0
        self._before: tuple[int, ...] = ()

    def look(self, view: ChipsetView) -> None:
        """Take in a view of one's own seat; looking twice changes nothing."""
        if view.seat is None or view.phase not in ("bet", "ask"):
            return
        if view.deal != self.deal:
            self._begin(view)
        elif len(view.table) - 2 > len(self.endings):
            self._next_phase(view)
        if view.phase == "bet" and view.turn is not None:
            self._note_spot(view)

    def ending(self, view: ChipsetView) -> int:
        """How the phase ended after which the showdown question is asked."""
        return ending_of(self.spot, _both_paid(view, self._before), view.max_bet)

    def settled(self) -> int:
        """The chips that lay in the pot before this phase."""
        return sum(self._before)

    def _begin(self, view: ChipsetView) -> None:
        """A new deal, or one that has been going on for a while."""
        self.deal, self.spot = view.deal, 0
        self._before = _settled(view)
        missed = len(view.table) - 2
        self.endings = guessed(_own(view).paid - _own(view).bet, view.max_bet, missed)

    def _next_phase(self, view: ChipsetView) -> None:
        chips = _both(view, _settled(view), self._before)
        self.endings.append(ending_of(self.spot, chips, view.max_bet))
        missed = len(view.table) - 2 - len(self.endings)
        self.endings += [0] * missed
        self._before, self.spot = _settled(view), 0

    def _note_spot(self, view: ChipsetView) -> None:
        others = opponents(view)
        if view.turn != view.seat and len(others) > 1:
            return
        me, first = _own(view), speaks_first(view)
        bet = max((other.bet for other in others), default=0)
        raises = me.raises + max((other.raises for other in others), default=0)
        bets = (me.bet, bet) if first else (bet, me.bet)
        self.spot = spot_of(*bets, raises, (view.turn == view.seat) == first, view.max_bet)


def opponents(view: ChipsetView) -> list[ChipsetPlayerView]:
    """The others who can still win this deal."""
    return [
        player
        for seat, player in enumerate(view.players)
        if seat != view.seat and player.in_deal and not player.folded
    ]


def speaks_first(view: ChipsetView) -> bool:
    """Whether somebody still in speaks after the viewer in every phase (CHIP-7a)."""
    count = len(view.players)
    clockwise = [(view.dealer + step) % count for step in range(1, count + 1)]
    still_in = [s for s in clockwise if view.players[s].in_deal and not view.players[s].folded]
    return still_in[-1] != view.seat


def guessed(paid: int, bet: int, phases: int) -> list[int]:
    """Endings that would have led to what was paid, for one who did not see them."""
    steps, endings = paid // bet, []
    for _ in range(phases):
        endings.append(min(steps, 3))
        steps -= endings[-1]
    return endings


def _own(view: ChipsetView) -> ChipsetPlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def _settled(view: ChipsetView) -> tuple[int, ...]:
    return tuple(player.paid - player.bet for player in view.players)


def _both_paid(view: ChipsetView, before: tuple[int, ...]) -> int:
    return _both(view, tuple(player.paid for player in view.players), before)


def _both(view: ChipsetView, now: tuple[int, ...], before: tuple[int, ...]) -> int:
    """What the viewer and at least one other have paid since."""
    added = [after - chips for after, chips in zip(now, before, strict=True)]
    own = added.pop(view.seat or 0)
    return min(own, max(added))
