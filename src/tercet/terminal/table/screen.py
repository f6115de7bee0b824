"""What a table shows, as plain values: places, marks, what choosing means, actions, a prompt.

Each game makes one from its view (`tercet.terminal.table.games`), as the browser does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from tercet.cards import Card
from tercet.engine.acts import Act
from tercet.engine.events import Deadline
from tercet.errors import Detail
from tercet.words.texts import Texts

#: What a card bears: the scout's finger, a sealed card, the last card laid, a hint.
Mark = Literal["finger", "sealed", "last", "hint", "own", "won"]
#: A card, or a place where none lies.
Lying = Card | None


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text of the catalogue with its figures."""

    key: str
    figures: Mapping[str, Detail | Phrase] = field(default_factory=dict)

    def say(self, texts: Texts) -> str:
        """The text; a figure may be a text itself."""
        said = {
            name: figure.say(texts) if isinstance(figure, Phrase) else figure
            for name, figure in self.figures.items()
        }
        return texts.say(self.key, **said)


def phrase(key: str, /, **figures: Detail | Phrase) -> Phrase:
    """A text of the catalogue."""
    return Phrase(key, figures)


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player beside the cards; `signs` are texts `sign-<sign>`."""

    seat: int
    figures: tuple[Phrase, ...] = ()
    signs: tuple[str, ...] = ()
    active: bool = False
    #: Not in this deal any more.
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Action:
    """Something to do by one key: an act, or a change of what is being prepared.

    `ask` wants to be pressed twice. `key` is its own where a number would change its meaning.
    """

    act: Act | None
    label: Phrase
    main: bool = False
    ask: bool = False
    key: str | None = None
    #: For what is no act: the name of what the table does then.
    wish: str | None = None
    off: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """What choosing cards means: after `count` of them this act is played.

    `proposes`: three cards are a proposal to partners, and are taken by one more touch.
    """

    count: int
    act: Callable[[Sequence[Card]], Act]
    cards: tuple[Card, ...]
    proposes: bool = False


@dataclass(frozen=True, slots=True)
class OwnCards:
    """One's own cards below those on the table."""

    cards: tuple[Lying, ...]
    caption: Phrase


@dataclass(frozen=True, slots=True)
class OpenHand:
    """Cards that lie before another player, or were shown; `hidden` lie face down."""

    seat: int
    cards: tuple[Card, ...] = ()
    hidden: int = 0
    won: bool = False


@dataclass(frozen=True, slots=True)
class Screen:
    """What there is to see and to do now."""

    places: tuple[Lying, ...] = ()
    hand: OwnCards | None = None
    #: Rows of cards that belong to others, below the middle.
    hands: tuple[OpenHand, ...] = ()
    marks: Mapping[Card, Mark] = field(default_factory=dict)
    choices: tuple[Choice, ...] = ()
    actions: tuple[Action, ...] = ()
    prompt: Phrase | None = None
    players: tuple[PlayerLine, ...] = ()
    #: Beside the title: the pile, the deal, the pot.
    facts: tuple[Phrase, ...] = ()
    #: Lines below the cards, such as what a deal brought.
    notes: tuple[Phrase, ...] = ()
    deadline: Deadline | None = None
    #: How table and hand get their keys: `grid`, `rows` (a row each), or `digits` for the hand.
    keyed: Literal["grid", "rows", "digits", "none"] = "grid"
    #: The board of SET Dice, with what is being placed.
    board: Any = None
    #: How many chips one may bet or raise by.
    amount: tuple[int, int] | None = None
    outcome: Any = None

    @property
    def choosable(self) -> tuple[Card, ...]:
        """The cards that may be chosen now."""
        return tuple(card for choice in self.choices for card in choice.cards)

    def choice_of(self, card: Card) -> Choice | None:
        """What choosing this card belongs to."""
        return next((choice for choice in self.choices if card in choice.cards), None)


def none_here(said: bool) -> Action:
    """The word that there is none, or taking it back."""
    from tercet.games.classic import NoneHere, TakeBack

    if said:
        return Action(TakeBack(), phrase("act-take-back"))
    return Action(NoneHere(), phrase("act-none-here"))


def still_looks(said: Sequence[bool], seat: int) -> bool:
    """Whether others have said their word and wait for this player's."""
    return not said[seat] and any(said)


def signs(**given: object) -> tuple[str, ...]:
    """The names of the signs that hold; `gave_up` is written `gave-up`."""
    return tuple(name.replace("_", "-") for name, holds in given.items() if holds)


def name_of(names: Sequence[str], seat: int | None) -> str:
    """A player's name."""
    return names[seat] if seat is not None and 0 <= seat < len(names) else ""


def settled(before: Sequence[Lying], now: Sequence[Card]) -> tuple[Lying, ...]:
    """New cards go into the holes, all others stay where they were; holes at the end close."""
    fresh = [card for card in now if card not in before]
    kept: list[Lying] = []
    for card in before:
        if card is not None and card in now:
            kept.append(card)
        else:
            kept.append(fresh.pop(0) if fresh else None)
    places = [*kept, *fresh]
    while places and places[-1] is None:
        places.pop()
    return tuple(places)


__all__ = [
    "Action",
    "Choice",
    "Lying",
    "Mark",
    "OpenHand",
    "OwnCards",
    "Phrase",
    "PlayerLine",
    "Screen",
    "name_of",
    "none_here",
    "phrase",
    "replace",
    "settled",
    "signs",
    "still_looks",
]
