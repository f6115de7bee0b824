"""20/20 keeps its secrets: the hands of the others; broken variants are caught."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tercet.cards import Triple
from tercet.engine.acts import Entry
from tercet.engine.conformance import Nonconforming, check_game
from tercet.engine.game import Events
from tercet.errors import IllegalAction
from tercet.games.classic import Call
from tercet.games.twenty import ExtraCard, Twenty, TwentyState, TwentyView


class ShowsTheNextHand(Twenty):
    """A player sees the hand of the neighbour, too."""

    def view(self, state: TwentyState, viewer: int | None) -> TwentyView:
        view = super().view(state, viewer)
        return replace(view, table=view.table + state.hands[-1][:1])


class TellsTheExtraCard(Twenty):
    """The card that a player draws is told to all."""

    def on_act(self, state: TwentyState, entry: Entry, seat: int) -> tuple[TwentyState, Events]:
        state, events = super().on_act(state, entry, seat)
        return state, tuple(
            replace(e, only=None) if isinstance(e, ExtraCard) else e for e in events
        )


class RefusesByTheHand(Twenty):
    """The refusal of a card tells whose hand it is in."""

    def on_act(self, state: TwentyState, entry: Entry, seat: int) -> tuple[TwentyState, Events]:
        if isinstance(entry.act, Call) and entry.act.cards is not None:
            _check_owner(state, seat, entry.act.cards)
        return super().on_act(state, entry, seat)


def _check_owner(state: TwentyState, seat: int, cards: Triple) -> None:
    for other, hand in enumerate(state.hands):
        if other != seat and any(card in hand for card in cards):
            raise IllegalAction("card_of_another", seat=other)


@pytest.mark.slow
@pytest.mark.rule("TW-1a")
@pytest.mark.parametrize(
    ("saboteur", "what"),
    [(ShowsTheNextHand, "view"), (TellsTheExtraCard, "events"), (RefusesByTheHand, "refusal")],
)
def test_a_twenty_that_leaks_is_caught(saboteur: type[Twenty], what: str) -> None:
    with pytest.raises(Nonconforming, match=f"{what}.* secret"):
        check_game(saboteur(), 12, every=2)
