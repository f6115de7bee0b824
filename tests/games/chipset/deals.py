"""Deals of ChipSet arranged for tests: who holds what, and how many chips each has.

Seat 0 deals first, so cards and turns begin with seat 1. In the middle lie `1rso` and `2rso`,
whose SET `3rso` completes.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from msgspec.structs import replace

from tercet.engine.acts import Act
from tercet.engine.events import Event
from tercet.engine.table import Step, Table
from tercet.games.chipset.terms import (
    AntePaid,
    BetCalled,
    BetRaised,
    CallBet,
    Check,
    ChipsBet,
    ChipsetState,
    ChipsetView,
    ChipsReturned,
    ChipsTaken,
    Fold,
    KeepCards,
    OddChips,
    ShowCards,
)
from tercet.tables import new_table
from tests.games.piles import SEED, full_pile

MIDDLE = ("1rso", "2rso")
#: Hands that make one SET with the middle, each in another way.
ONE_SET = (("3rso", "1ghw"), ("1gso", "1pso"), ("2gso", "2pso"), ("1rhw", "1red"))
#: A hand that makes a second SET when `3pso` is turned up.
TWO_SETS = ("3rso", "3gso")
#: Hands that make no SET with the middle.
NO_SET = (("1rsw", "2gho"), ("1rsd", "2ghw"), ("1rho", "2gsw"))

FOLD, CHECK, CALL, SHOW, KEEP = Fold(), Check(), CallBet(), ShowCards(), KeepCards()
Hand = tuple[str, str]


def dealt(*hands: Hand, middle: Sequence[str] = MIDDLE, dealer: int = 0) -> list[str]:
    """The cards in the order of dealing, so that seat n gets the n-th hand (CHIP-2)."""
    count = len(hands)
    order = [(dealer + step) % count for step in range(1, count + 1)]
    rounds = ((middle[n], *(hands[seat][n] for seat in order)) for n in (0, 1))
    return [*chain.from_iterable(rounds), *middle[2:]]


def chipset(*hands: Hand, middle: Sequence[str] = MIDDLE, **options: Any) -> Table:
    """A table with these hands; behind the arranged cards lies the rest of the pack."""
    pile = full_pile(dealt(*hands, middle=middle))
    return new_table("chipset", len(hands), SEED, piles=[pile], options=options)


def give_chips(table: Table, *chips: int) -> None:
    """Chips as they could be after some deals."""
    state: ChipsetState = table.state
    players = [replace(player, chips=n) for player, n in zip(state.players, chips, strict=True)]
    table.state = replace(state, players=tuple(players), before=chips)


def play(table: Table, *moves: tuple[int, Act]) -> Step:
    """Play these acts; the last step."""
    steps = [table.act(seat, act) for seat, act in moves]
    return steps[-1]


def all_say(table: Table, act: Act) -> Step:
    """All who may act do the same."""
    return [table.act(seat, act) for seat in sorted(table.may_act())][-1]


def answered(table: Table, *answers: tuple[int, Act]) -> Step:
    """These answer the question, and it is closed when its time is over (CHIP-9a)."""
    for seat, act in answers:
        table.act(seat, act)
    return time_is_up(table)


def nobody_shows(table: Table) -> Step:
    """All who hold a SET keep it hidden, and the question is closed."""
    return answered(table, *((seat, KEEP) for seat in sorted(table.may_act())))


def time_is_up(table: Table) -> Step:
    """What goes on runs out."""
    assert table.deadline is not None
    (step,) = table.tick(table.deadline.at)
    return step


def checked_round(table: Table) -> Step:
    """Everybody checks, in turn."""
    step = play(table, (turn(table), CHECK))
    while seen(table).phase == "bet":
        step = play(table, (turn(table), CHECK))
    return step


def seen(table: Table, viewer: int | None = None) -> ChipsetView:
    """What a viewer sees."""
    view = table.view(viewer)
    assert isinstance(view, ChipsetView)
    return view


def turn(table: Table) -> int:
    """Whose turn it is."""
    seat = seen(table).turn
    assert seat is not None
    return seat


def chips(table: Table) -> tuple[int, ...]:
    """The chips that each has in hand."""
    return tuple(player.chips for player in seen(table).players)


def events_of(step: Step, kind: type[Event]) -> list[Any]:
    """The events of one kind, in order."""
    return [event for event in step.events if isinstance(event, kind)]


def gained(events: Sequence[Event], seat: int) -> int:
    """What a seat has won and paid, told by the events alone."""
    into_pot = (AntePaid, ChipsBet, BetCalled, BetRaised)
    out_of_pot = (ChipsReturned, ChipsTaken, OddChips)
    total = 0
    for event in events:
        if isinstance(event, into_pot) and event.seat == seat:
            total -= event.chips
        elif isinstance(event, out_of_pot) and event.seat == seat:
            total += event.chips
    return total


def all_chips(state: ChipsetState) -> int:
    """All chips of a table, in hands and in the pot."""
    return sum(player.chips + player.paid for player in state.players)
