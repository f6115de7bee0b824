"""A game told in sentences: events and outcomes in the reader's language.

The feed of a table, `tercet replay` and the golden playthroughs all read from here. How a card
is shown (notation, colour, spoken name) is the caller's choice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from tercet.cards import LETTERS, Card, Finding
from tercet.editions import Edition
from tercet.engine.claims import Judged
from tercet.engine.events import Event, Outcome
from tercet.errors import Detail
from tercet.words.texts import Texts

ShowCard = Callable[[Card], str]


def clock(ms: int) -> str:
    """How long something took, as a clock shows it: 0:42, 12:05."""
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02}"


class Teller:
    """Tells what happens at one table to one reader."""

    def __init__(
        self,
        texts: Texts,
        names: Sequence[str],
        edition: Edition,
        show: ShowCard | None = None,
    ) -> None:
        self.texts, self.names, self.edition = texts, names, edition
        self.show = show or self.spoken

    def spoken(self, card: Card) -> str:
        """A card by its full name: two red hatched waves."""
        return self.texts.say("card-name", **self.edition.face(card))

    def sentence(self, event: Event) -> str:
        """What happened, as one sentence (CARD-3 for a wrong SET)."""
        tag = str(event.__struct_config__.tag).replace("_", "-")
        figures: dict[str, Detail] = {}
        for name in event.__struct_fields__:
            figures |= self._figures(name, getattr(event, name))
        return self.texts.say(f"event-{tag}", **figures)

    def verdict(self, judged: Judged) -> str:
        """Why one claim counted and another did not."""
        name, other = self.names[judged.seat], self.names[judged.other]
        return self.texts.say(f"judged-{judged.how}", name=name, other=other, ms=judged.ms)

    def outcome(self, outcome: Outcome) -> str:
        """Who won, and with what."""
        reason = self.texts.say(f"reason-{outcome.reason.replace('_', '-')}")
        return f"{reason} {self._winners(outcome)}".strip()

    def why(self, finding: Finding) -> str:
        """What one attribute says about three cards: "two are red and one is not"."""
        figures: dict[str, Detail] = {"attribute": finding.attribute.value}
        for name in ("two", "one"):
            letter = getattr(finding, name)
            figures[name] = self._face(finding, letter) if letter else "none"
        figures["all"] = self._face(finding, finding.values[0])
        return self.texts.say(f"finding-{finding.verdict}", **figures)

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.texts.say("list-and", first=", ".join(items[:-1]), last=items[-1])

    def _face(self, finding: Finding, letter: str) -> str:
        at = LETTERS[finding.attribute].index(letter)
        return self.edition.faces[finding.attribute][at]

    def _winners(self, outcome: Outcome) -> str:
        scores = ", ".join(
            f"{name} {score}" for name, score in zip(self.names, outcome.scores, strict=True)
        )
        winners = self.listed([self.names[seat] for seat in outcome.winners])
        count = len(outcome.winners)
        return self.texts.say("winners", winners=winners, count=count, scores=scores)

    def _figures(self, name: str, value: object) -> dict[str, Detail]:
        """What a text may use of one field of an event."""
        match value:
            case None:
                return {name: "none"}
            case bool():
                return {name: "yes" if value else "no"}
            case int() if name in ("seat", "by"):
                return {name: self.names[value]}
            case int() if name == "ms":
                return {name: clock(value)}
            case int() | str():
                return {name: value}
            case Card():
                return {name: self.show(value)}
            case Outcome():
                return {name: self.outcome(value)}
            case tuple():
                return {name: self._several(name, value), f"{name}_count": len(value)}
            case msgspec.Struct():
                return {name: str(value)}
        raise TypeError(f"no words for {name}={value!r}")

    def _several(self, name: str, values: tuple[object, ...]) -> str:
        words = []
        for value in values:
            match value:
                case Card():
                    words.append(self.show(value))
                case Finding():
                    words.append(self.why(value))
                case int() if name == "seats":
                    words.append(self.names[value])
                case tuple():
                    words.append(self._several(name, value))
                case _:
                    words.append(str(value))
        if values and all(isinstance(value, Card) for value in values):
            return " ".join(words) if self.show != self.spoken else self.listed(words)
        if values and isinstance(values[0], Finding):
            return " ".join(words)
        return self.listed(words)
