"""What a player in the terminal may choose now: words, a list, or cards.

Acts that name cards are never listed, nor is an opening of SET Dice: to find them is the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from string import ascii_lowercase
from typing import Any, Final

from msgspec import Struct

from tercet.cards import Card
from tercet.engine.acts import Act, Acts
from tercet.games.dice.terms import Announce, Place, ReplaceWild, ThrowAgain
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

    def unlisted_words(self, listed: bool) -> dict[str, Act]:
        """The words to be shown; not those of acts that stand in the list, where it is shown."""
        if not listed:
            return self.words
        acts = tuple(self.listed.values())
        return {word: act for word, act in self.words.items() if act not in acts}


def choices_of(legal: Acts, texts: Texts) -> Choices:
    """The legal acts of a seat as a player chooses among them."""
    by_cards = {len(named_cards(act)): type(act) for act in _glances(legal) if named_cards(act)}
    words = {word_of(act, texts): act for act in _glances(legal) if _is_word(act)}
    acts = _listable(legal, by_cards)
    labels = _labels(bool(by_cards), words)
    return Choices(
        words=words,
        listed=dict(zip(labels, acts, strict=False)),
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


def _listable(legal: Acts, by_cards: dict[int, type[Act]]) -> list[Act]:
    """In the order of the rules; turns of dice by their squares, so that none is recommended."""
    acts: list[Act] = []
    for group in legal.groups:
        if not group or named_cards(group[0]) or isinstance(group[0], _NEVER_LISTED):
            continue
        plain = [act for act in group if not (by_cards and _is_word(act))]
        acts += sorted(plain, key=repr) if isinstance(group[0], _BY_DICE) else plain
    return acts


def _labels(beside_cards: bool, words: dict[str, Act]) -> Sequence[str]:
    """Numbers; where those are cards, letters that are no words."""
    if not beside_cards:
        return [str(number) for number in range(1, MOST_LISTED + 1)]
    taken = {*words, HELP, RULES, LEAVE}
    return [letter for letter in ascii_lowercase if letter not in taken][:MOST_LISTED]
