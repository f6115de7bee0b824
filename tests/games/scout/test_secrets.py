"""Scout keeps its secrets: a scout's sealed cards and the votes; broken variants are caught."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tercet.engine.acts import Acts, Entry
from tercet.engine.conformance import Nonconforming, check_game
from tercet.engine.game import Events
from tercet.errors import IllegalAction
from tercet.games.scout.scout import Scout
from tercet.games.scout.terms import PointSecond, ScoutState, ScoutView, search_view
from tercet.games.shared.race import Laid


class ShowsTheSeal(Scout):
    """Everybody sees what only the scout may see."""

    def view(self, state: ScoutState, viewer: int | None) -> ScoutView:
        scout = state.search.scout if state.search else None
        return replace(super().view(state, viewer), search=search_view(state, scout))


class ShowsTheVotes(Scout):
    """The view sums up votes that are not counted yet."""

    def view(self, state: ScoutState, viewer: int | None) -> ScoutView:
        dishes = [vote for b in state.ballots for vote in b.votes if vote.forfeit == "dishes"]
        view = super().view(state, viewer)
        return replace(view, pile=view.pile + len(dishes))


class OffersOnlyTheSeal(Scout):
    """The second cards that may be chosen are those of the scout."""

    def legal(self, state: ScoutState, seat: int) -> Acts:
        acts = super().legal(state, seat)
        if state.search is None or seat not in state.searching:
            return acts
        return Acts([PointSecond(card) for card in state.search.cards[1:]], complete=False)


class RefusesByTheSeal(Scout):
    """A refusal tells whether the scout is mistaken."""

    def on_act(self, state: ScoutState, entry: Entry, seat: int) -> tuple[ScoutState, Events]:
        try:
            return super().on_act(state, entry, seat)
        except IllegalAction as error:
            hint = str(state.search.cards[1]) if state.search else "none"
            raise IllegalAction(error.code, hint=hint) from error


class TellsTheSeal(Scout):
    """What happens during a search depends on the sealed cards."""

    def on_act(self, state: ScoutState, entry: Entry, seat: int) -> tuple[ScoutState, Events]:
        search = state.search
        after, events = super().on_act(state, entry, seat)
        if search is not None and after.search is not None:
            events += (Laid(cards=search.cards[1:]),)
        return after, events


@pytest.mark.slow
@pytest.mark.rule("SCOUT-1a")
@pytest.mark.parametrize(
    ("saboteur", "what"),
    [
        (ShowsTheSeal, "view"),
        (ShowsTheVotes, "view"),
        (OffersOnlyTheSeal, "legal acts"),
        (RefusesByTheSeal, "refusal"),
        (TellsTheSeal, "events"),
    ],
)
def test_a_scout_that_leaks_is_caught(saboteur: type[Scout], what: str) -> None:
    with pytest.raises(Nonconforming, match=f"{what}.* secret"):
        check_game(saboteur(), 12, every=2)
