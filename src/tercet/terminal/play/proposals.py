"""What partners propose, in lines: three cards on which a finger lies are a proposal (COOP-2a).

It is no act and in no log; anybody at the table may take the three.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from tercet.cards import Card
from tercet.engine.acts import Act
from tercet.errors import Unreadable
from tercet.games.shared.race import Take
from tercet.games.shared.seen import deal_of
from tercet.terminal.console import marked
from tercet.terminal.harmless import one_line
from tercet.terminal.play.choices import plain_word
from tercet.terminal.play.reading import card_named
from tercet.terminal.play.spread import Spread, split
from tercet.terminal.table.source import Source
from tercet.words.texts import Texts

#: What is said of proposals: by `play-word-<name>`; what it does is `play-<name>-how`.
_WORDS: Final = ("propose", "agree")
_THREE: Final = 3


class Proposals:
    """The partners' proposals that stand, and the words for making and taking one."""

    def __init__(self, source: Source, texts: Texts) -> None:
        self._source, self._texts = source, texts
        self._told: dict[int, tuple[Card, ...]] = {}

    def news(self, spread: Spread) -> Iterator[str]:
        """A sentence for each proposal that is new, its cards with their labels."""
        standing = self._standing()
        for seat, cards in standing.items():
            if self._told.get(seat) != cards:
                yield self._sentence(seat, cards, spread)
        self._told = standing

    def meant(self, line: str, spread: Spread) -> Act | tuple[Card, ...] | None:
        """The act that agrees, or the cards that one proposes; None where it is something else."""
        word, *parts = split(line) or [""]
        match self._named(word):
            case "agree":
                return self._agreed()
            case "propose":
                return self._proposed(parts, spread)
            case _:
                return None

    def helps(self) -> list[tuple[str, str]]:
        """Each word, and what it does, where there is somebody to propose to."""
        if not self._open:
            return []
        words = ((name, self._texts.say(f"play-word-{name}")) for name in _WORDS)
        return [(word, self._texts.say(f"play-{name}-how", word=word)) for name, word in words]

    @property
    def _open(self) -> bool:
        view = self._source.view
        return view is not None and view.outcome is None and self._source.partner

    def _standing(self) -> dict[int, tuple[Card, ...]]:
        source, view = self._source, self._source.view
        if view is None or view.outcome is not None or not source.touches:
            return {}
        lying = deal_of(view).table
        return {
            seat: cards
            for seat, cards in source.touches.items()
            if seat != source.seat and len(cards) == _THREE and all(c in lying for c in cards)
        }

    def _sentence(self, seat: int, cards: tuple[Card, ...], spread: Spread) -> str:
        label_of = {card: label for label, card in spread.table}
        shown = ", ".join(f"{label_of.get(card) or ''} {marked(card)}".strip() for card in cards)
        name = one_line(self._source.names[seat])
        spoken = self._texts.say("propose-spoken", name=name, cards=shown)
        return f"{spoken} {self._texts.say('play-proposed', word=self._word('agree'))}"

    def _word(self, name: str) -> str:
        return self._texts.say(f"play-word-{name}")

    def _named(self, word: str) -> Literal["propose", "agree"] | None:
        for name in _WORDS if self._open else ():
            if plain_word(word) == plain_word(self._word(name)):
                return name
        return None

    def _agreed(self) -> Act:
        a, b, c = next(iter(self._standing().values()), (None, None, None))
        if a is None or b is None or c is None:
            raise Unreadable("play_nothing_proposed")
        return Take((a, b, c))

    def _proposed(self, parts: list[str], spread: Spread) -> tuple[Card, ...]:
        if len(parts) not in (0, _THREE):
            raise Unreadable("play_card_count", count=len(parts), wanted=str(_THREE))
        return tuple(card_named(part, spread) for part in parts)
