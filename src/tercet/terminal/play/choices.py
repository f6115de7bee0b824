"""What a player in the terminal may choose now: words, a list, or cards.

Acts that name cards are never listed, nor is an opening of SET Dice: to find them is the game.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

from msgspec import Struct

from tercet.cards import Card
from tercet.engine.acts import Act, Acts
from tercet.games.chipset.terms import Bet, Raise
from tercet.games.dice.terms import Announce, Place, ReplaceWild, ThrowAgain
from tercet.games.scout.terms import Vote
from tercet.terminal.play.spread import named_cards
from tercet.words.texts import Texts

#: So many acts are listed at most.
MOST_LISTED: Final = 20
#: A list as short as this is shown unasked.
_SHORT: Final = 8
#: What a player types at any time: help, the rules, leaving.
HELP, RULES, LEAVE = "?", "r", "q"
_BY_DICE: Final = (Announce, Place, ReplaceWild, ThrowAgain)
_NEVER_LISTED: Final = (Announce, ThrowAgain)
#: Groups of one kind may be long; what a group holds is seen from its first acts.
_GLANCE: Final = 40


class Choices(Struct, frozen=True):
    """What may be done: by a word, by a label of the list, by naming so many cards, with dice.

    `count` is how many acts the list would have in full.
    """

    words: dict[str, Act] = {}
    listed: dict[str, Act] = {}
    count: int = 0
    by_cards: dict[int, type[Act]] = {}
    by_dice: tuple[str, ...] = ()

    @property
    def any(self) -> bool:
        """Whether there is anything to do."""
        return bool(self.words or self.listed or self.by_cards or self.by_dice)

    @property
    def short(self) -> bool:
        """Whether the list is short enough to be shown unasked."""
        return self.count <= _SHORT

    def named(self, text: str) -> Act | None:
        """The act that a line names by its words; accents and case do not matter."""
        said = plain_word(text)
        every = {**self.words, **self.listed}
        return next((act for label, act in every.items() if plain_word(label) == said), None)


def choices_of(legal: Acts, texts: Texts) -> Choices:
    """The legal acts of a seat as a player chooses among them."""
    by_cards = {len(named_cards(act)): type(act) for act in _glances(legal) if named_cards(act)}
    words = {word_of(act, texts): act for act in _glances(legal) if _is_word(act)}
    acts = [act for act in _listable(legal) if not _is_word(act)]
    return Choices(
        words=words,
        listed=_labelled(acts[:MOST_LISTED], texts),
        count=len(acts),
        by_cards=by_cards,
        by_dice=tuple({key_of(act): None for act in _glances(legal) if _has_dice(act)}),
    )


def key_of(act: Act | type[Act]) -> str:
    """`none-here`: how the texts name a kind of act."""
    return str(act.__struct_config__.tag).replace("_", "-")


def word_of(act: Act, texts: Texts) -> str:
    """What a player types for an act that needs no more than a word."""
    return texts.say(f"play-word-{key_of(act)}")


def act_text(act: Act, texts: Texts, names: Sequence[str]) -> str:
    """An act in words: Bet 2."""
    if isinstance(act, ThrowAgain) and not act.dice:
        return texts.say("dice-keep")
    return " ".join((texts.say(f"act-{key_of(act)}"), *_figures(act, texts, names)))


def _figures(act: Act, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    for name in act.__struct_fields__:
        value: Any = getattr(act, name)
        match value:
            case None:
                continue
            case int() if name == "seat":
                yield names[value]
            case tuple():
                yield from map(str, value)
            case str() if texts.has(f"{name}-{value}"):
                yield texts.say(f"{name}-{value}")
            case int() | str() | Card():
                yield str(value)


def _glances(legal: Acts) -> Iterator[Act]:
    for group in legal.groups:
        yield from islice(group, _GLANCE)


def _is_word(act: Act) -> bool:
    return not any(getattr(act, name) for name in act.__struct_fields__)


def _has_dice(act: Act) -> bool:
    return isinstance(act, _BY_DICE) and not _is_word(act)


def _listable(legal: Acts) -> list[Act]:
    """In the order of the rules; turns of dice by their squares, so that none is recommended."""
    acts: list[Act] = []
    for group in legal.groups:
        if not group or named_cards(group[0]) or isinstance(group[0], _NEVER_LISTED):
            continue
        acts += sorted(group, key=repr) if isinstance(group[0], _BY_DICE) else list(group)
    return acts


def _labelled(acts: list[Act], texts: Texts) -> dict[str, Act]:
    """Each act by the words that always mean it; only turns of dice have numbers, after a word."""
    labels: dict[str, Act] = {}
    for number, act in enumerate(acts, 1):
        label = _label(act, number, texts)
        labels[f"{label} {getattr(act, 'seat', 0) + 1}" if label in labels else label] = act
    return labels


def _label(act: Act, number: int, texts: Texts) -> str:
    match act:
        case Bet() | Raise():
            return f"{word_of(act, texts)} {act.chips}"
        case Vote():
            return f"{word_of(act, texts)} {texts.say(f'play-word-{act.forfeit}')}"
        case _:
            return f"{texts.say('play-word-turn')} {number}"


def plain_word(text: str) -> str:
    """A word as it is compared: without accents, case and double spaces."""
    letters = unicodedata.normalize("NFKD", text.lower())
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())
