"""A finished solitaire as a ghost: its pack, and its finds at their moments."""

from __future__ import annotations

import msgspec

from tercet.cards import Card
from tercet.engine.log import Log
from tercet.games.shared.race import Taken
from tercet.games.solitaire import SolitaireState
from tercet.tables import replay, replay_start

#: The game one can race at: alone, with one pack and nothing else left to chance.
RACED = "solitaire"


class Find(msgspec.Struct, frozen=True):
    """A SET that was taken, so many milliseconds after the deal."""

    at: int
    cards: tuple[Card, ...]


class Ghost(msgspec.Struct, frozen=True):
    """What is to be beaten. `pack` is the order of the cards: a secret while anybody races."""

    pack: tuple[str, ...]
    finds: tuple[Find, ...]
    ms: int
    score: int
    won: bool

    def until(self, at: int) -> tuple[Find, ...]:
        """The finds up to a moment."""
        return tuple(find for find in self.finds if find.at <= at)


def ghost_of(log: Log) -> Ghost:
    """The ghost of a finished solitaire."""
    start = replay_start(log).state
    assert isinstance(start, SolitaireState)
    table = replay(log)
    outcome = table.outcome
    assert outcome is not None
    finds = tuple(
        Find(step.at - start.begun, event.cards)
        for step in table.steps
        for event in step.events
        if isinstance(event, Taken)
    )
    return Ghost(
        pack=tuple(str(card) for card in (*start.table, *start.pile)),
        finds=finds,
        ms=table.state.ended - start.begun,
        score=outcome.scores[0],
        won=bool(outcome.winners),
    )
