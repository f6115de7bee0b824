"""Tables of this machine for tests: short arranged packs, bots, and a clock that a test moves."""

from __future__ import annotations

from typing import Any

from tercet.bots.players import new_bot
from tercet.cards import Card, deck
from tercet.engine.chance import Chance
from tercet.games import find_game
from tercet.tables import new_table
from tercet.terminal.table.local import LocalTable
from tests.terminal.clocks import ManualClock

#: Options with which a game is short.
SHORT: dict[str, dict[str, object]] = {
    "chipset": {"deals": 1},
    "dice": {"board": "small"},
}
#: Cards in a pack, or dice in the bag, with which a game is over soon.
SIZES = {"twenty": 30, "setup": 20, "scout": 15, "dice": 10, "chipset": 30, "coopset": 15}


def pack(count: int, seed: int = 1) -> list[str]:
    """So many cards of a shuffled pack."""
    cards, _ = Chance(bytes([seed]) * 32).shuffle(deck())
    return [str(card) for card in cards[:count]]


def bag(count: int) -> list[str]:
    """The first dice of the kit."""
    return [f"#{number}" for number in range(1, count + 1)]


def short_table(
    game: str,
    clock: ManualClock | None = None,
    *,
    bots: tuple[str, ...] = ("novice",),
    options: dict[str, object] | None = None,
    pile: list[str] | None = None,
    match: dict[str, object] | None = None,
    count_down: bool = False,
    name: str = "Ada",
) -> LocalTable:
    """A table with a small pack; the person is called Ada."""
    alone = find_game(game).facts.players[1] == 1
    seated = () if alone else bots
    names = [name, *(f"Bot {seat}" for seat in range(1, len(seated) + 1))]
    size = SIZES.get(game, 15)
    piles = [pile or (bag(size) if game == "dice" else pack(size))]
    table = new_table(
        game,
        names,
        bytes(32),
        options={**SHORT.get(game, {}), **(options or {})},
        match=match or {"form": "single"},
        piles=piles,
    )
    players = {
        seat: new_bot(game, key, bytes([seat]) * 32, frozenset({0}))
        for seat, key in enumerate(seated, 1)
    }
    return LocalTable(table, players, names, clock=clock or ManualClock(), count_down=count_down)


def cards(text: str) -> tuple[Card, ...]:
    """Cards from their notation."""
    return tuple(map(Card.parse, text.split()))


def named(act: Any) -> tuple[Card, ...]:
    """The cards that an act names, in their order."""
    card = getattr(act, "card", None)
    return (card,) if isinstance(card, Card) else tuple(getattr(act, "cards", None) or ())
