"""Where a table lives, behind one interface: on this machine, or on a server.

A page shows a `Source` and acts through it; it does not know which of the two it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from tercet.cards import Card
from tercet.engine.acts import Act, Acts
from tercet.engine.events import Event, View
from tercet.engine.game import Meaning
from tercet.engine.table import SeenStep
from tercet.games.coopset.results import TeamStanding
from tercet.terminal.table.screen import Action

#: Told what happened as one may know it; nothing where something else has changed.
Watcher = Callable[[Sequence[SeenStep]], None]


#: The price of leaving for more than a minute: the seat, the game, or the last place.
Cost = Literal["seat", "game", "rating"]


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat, and its number."""

    name: str
    text: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat before the start; nobody sits on one without a name."""

    name: str | None
    bot: bool
    present: bool
    host: bool


@dataclass(frozen=True, slots=True)
class Room:
    """A table before the start: its seats, the code for others, and what one may do."""

    seats: tuple[Seat, ...]
    code: str | None
    actions: tuple[Action, ...]


class Source(Protocol):
    """A table as one person knows it, always the newest."""

    #: The key of the game, and under which name it was asked for (`beginners`).
    game: str
    edition: str
    options: Mapping[str, object]

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""

    @property
    def seat(self) -> int | None:
        """One's own seat; None for a spectator."""

    @property
    def view(self) -> View | None:
        """What one may know; None before the cards are dealt."""

    @property
    def history(self) -> Sequence[SeenStep]:
        """What happened so far."""

    @property
    def chat(self) -> tuple[Said, ...] | None:
        """What was said; None where there is nobody to talk to."""

    @property
    def online(self) -> bool:
        """Whether the table hears us just now."""

    @property
    def starts_in_ms(self) -> int | None:
        """How long until the cards are dealt, where that is counted down (BASE-1a)."""

    @property
    def touches(self) -> Mapping[int, tuple[Card, ...]]:
        """The cards that partners' fingers are on."""

    @property
    def partner(self) -> bool:
        """Whether another person sits here, who could take what one proposes."""

    @property
    def room(self) -> Room | None:
        """The table before the start, where people are waited for."""

    @property
    def awaits(self) -> bool:
        """Whether the game starts as soon as all players are there."""

    @property
    def absent(self) -> Mapping[int, int]:
        """The seats of absent players, and for how many milliseconds they are waited for."""

    @property
    def leaving_costs(self) -> Cost | None:
        """The price of leaving the table; None if the player can come back at any time."""

    @property
    def deal_is_wrong(self) -> bool:
        """Whether the finished game was dealt without this player's nonce."""

    @property
    def standing(self) -> TeamStanding | None:
        """How a team's result compares with its earlier ones, where a server tells it."""

    @property
    def gone(self) -> Exception | None:
        """Why the table is gone for us, if it is."""

    def now(self) -> int:
        """Table time in milliseconds."""

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Be told of every change; returns how to stop that."""

    @property
    def seq(self) -> int:
        """The number of the last entry that one knows of."""

    async def act(self, act: Act, seen: int | None = None) -> None:
        """Act from one's seat, having seen this entry and no later one; a refusal is raised."""

    async def legal(self) -> Acts:
        """What one may do now; of acts that name cards, at least one of each kind."""

    def read_act(self, text: str) -> Act:
        """An act as JSON."""

    async def preview(self, act: Act) -> tuple[Event, ...]:
        """What an act would bring, where that is no secret."""

    async def hints(self, act: Act) -> tuple[str, ...]:
        """What may be added to an act that was begun."""

    async def meanings(self, act: Act) -> tuple[Meaning, ...]:
        """What the one open thing of an act may stand for."""

    async def touch(self, cards: Sequence[Card]) -> None:
        """Show partners where one's fingers are."""

    async def say(self, text: str) -> None:
        """Say something to all at the table."""

    async def wish(self, name: str, detail: str = "") -> None:
        """Do what a `Room` offers, by its name; which bot, which seat."""


class Watched:
    """What every source does alike: it tells those who watch."""

    def __init__(self) -> None:
        self._watchers: dict[Watcher, None] = {}

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Be told of every change; returns how to stop that."""
        self._watchers[watcher] = None
        return lambda: self._watchers.pop(watcher, None)

    def tell(self, steps: Sequence[SeenStep] = ()) -> None:
        """Tell all who watch."""
        for watcher in list(self._watchers):
            watcher(steps)


class Unattended(Watched):
    """A table where no other person is: nobody talks, points at cards, is waited for, or leaves."""

    @property
    def chat(self) -> tuple[Said, ...] | None:
        """Bots do not talk, and what was said is in no log."""
        return None

    @property
    def online(self) -> bool:
        """It is here."""
        return True

    @property
    def touches(self) -> Mapping[int, tuple[Card, ...]]:
        """Bots have no fingers, and those of people are in no log."""
        return {}

    @property
    def partner(self) -> bool:
        """Nobody else is there."""
        return False

    @property
    def room(self) -> Room | None:
        """Nobody is waited for."""
        return None

    @property
    def awaits(self) -> bool:
        """The game has started."""
        return False

    @property
    def absent(self) -> Mapping[int, int]:
        """No other person plays."""
        return {}

    @property
    def leaving_costs(self) -> Cost | None:
        """The game waits for this player."""
        return None

    @property
    def deal_is_wrong(self) -> bool:
        """This machine deals itself."""
        return False

    @property
    def standing(self) -> TeamStanding | None:
        """Only a server tells it."""
        return None

    @property
    def gone(self) -> Exception | None:
        """It stays."""
        return None

    async def touch(self, cards: Sequence[Card]) -> None:
        """Nobody looks."""

    async def say(self, text: str) -> None:
        """Nobody listens."""

    async def wish(self, name: str, detail: str = "") -> None:
        """There is no waiting room."""
