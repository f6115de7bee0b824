"""A table that somebody is about to open at a server: what may be chosen, and what is sent of it.

The names are those of the command line (`--seats`, `--option strict=true`); what each means is told
by the server's own catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tercet.editions import DEFAULT_EDITION
from tercet.errors import Unreadable
from tercet.words.catalogue import GameEntry, OptionEntry
from tercet.words.texts import Texts

Value = bool | int | str
#: What people type for yes and no, besides the words of their language.
_YES: Final = ("true", "yes", "1", "on")
_NO: Final = ("false", "no", "0", "off")


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to choose: its name, what it is now, and what it may be."""

    name: str
    label: str
    value: Value
    choices: tuple[tuple[Value, str], ...] = ()
    least: int = 0
    most: int = 0

    @property
    def said(self) -> str:
        """What it is now, in words."""
        known = dict(self.choices)
        return known.get(self.value, str(self.value)) if known else str(self.value)

    @property
    def range(self) -> str:
        """What may be typed for it."""
        if self.choices:
            return " · ".join(_typed(value) for value, _ in self.choices)
        return f"{self.least}–{self.most}"

    @property
    def typed(self) -> str:
        """What one types for what it is now."""
        return _typed(self.value)

    def read(self, text: str, texts: Texts) -> Value:
        """A value as it was typed; what it cannot be is refused."""
        said = text.strip().lower()
        for value, label in self.choices:
            if said in (_typed(value), label.lower()) or _means(said, value):
                return value
        if not self.choices and said.isdecimal() and self.least <= int(said[:9]) <= self.most:
            return int(said)
        raise Unreadable("play_value", name=self.name, value=text[:40], known=self.range)

    def beside(self, by: int) -> Value:
        """The next value, or the one before."""
        if not self.choices:
            return max(self.least, min(int(self.value) + by * self._stride, self.most))
        values = [value for value, _ in self.choices]
        at = values.index(self.value) if self.value in values else -by
        return values[(at + by) % len(values)]

    @property
    def _stride(self) -> int:
        return 1000 if self.name.endswith("_ms") else 1


@dataclass(frozen=True, slots=True)
class Draft:
    """What is asked for; only what differs from the edition is kept of the options.

    `bots` sit down at once. A table that counts for ratings has none, and the edition's own rules.
    """

    entry: GameEntry
    seats: int
    edition: str = DEFAULT_EDITION
    bots: tuple[str, ...] = ()
    bot: str = "regular"
    public: bool = True
    rated: bool = False
    options: Mapping[str, Value] = field(default_factory=dict)
    form: str = "single"
    deals: int = 3
    target: int = 10

    @classmethod
    def usual(cls, entry: GameEntry) -> Draft:
        """Two players, and the options that are offered first."""
        least, most = entry.players
        preset = next((p.options for p in entry.presets if p.key == entry.offered), {})
        form = "single" if "single" in entry.matches else entry.matches[0]
        return cls(entry, min(most, max(least, 2)), options=preset, form=form)

    # --- What may be chosen --------------------------------------------------------------------

    def fields(self, texts: Texts) -> tuple[Field, ...]:
        """Everything that may be chosen now, the most important first."""
        return (*self._table(texts), *self._match(texts), *self._rules(texts))

    def _table(self, texts: Texts) -> list[Field]:
        least, most = self.entry.players
        yes_no = _yes_no(texts)
        found = []
        if most > 1:
            found += [
                Field("seats", texts.say("new-players"), self.seats, (), least, most),
                Field("bots", texts.say("new-bots"), len(self.bots), (), 0, self.seats - 1),
            ]
            strengths = tuple((bot.key, bot.name) for bot in self.entry.bots)
            found.append(Field("bot", texts.say("new-skill"), self.bot, strengths))
            found.append(Field("public", texts.say("play-new-public"), self.public, yes_no))
        if self.may_be_rated:
            found.append(Field("rated", texts.say("rated-game"), self.rated, yes_no))
        editions = tuple((each.key, each.name) for each in self.entry.editions)
        found.append(Field("edition", texts.say("new-edition"), self.edition, editions))
        if self.entry.presets and not self.rated:
            presets = tuple((each.key, each.name) for each in self.entry.presets)
            none = () if self.entry.offered else (("", texts.say("play-new-usual")),)
            preset = Field("preset", texts.say("new-preset"), self._preset, (*none, *presets))
            found.append(preset)
        return found

    def _match(self, texts: Texts) -> list[Field]:
        forms = tuple((form, texts.say(f"option-match-form-{form}")) for form in self._forms)
        if self.rated or len(forms) < 2:
            return []
        found = [Field("match", texts.say("option-match-form"), self.form, forms)]
        for name in ("deals", "target"):
            if self.form == name:
                entry = next(each for each in self.entry.match_options if each.name == name)
                value = int(getattr(self, name))
                limits = entry.least or 1, entry.most or 1
                found.append(Field(name, entry.label, value, (), *limits))
        return found

    def _rules(self, texts: Texts) -> list[Field]:
        return [] if self.rated else [self._option(each, texts) for each in self.entry.options]

    def _option(self, entry: OptionEntry, texts: Texts) -> Field:
        value = self._value(entry)
        if entry.kind == "switch":
            return Field(entry.name, entry.label, value, _yes_no(texts))
        if entry.choices:
            return Field(entry.name, entry.label, value, tuple(entry.choices.items()))
        return Field(entry.name, entry.label, value, (), entry.least or 0, entry.most or 0)

    def _value(self, entry: OptionEntry) -> Value:
        return self.options.get(entry.name, self._usual(entry))

    def _usual(self, entry: OptionEntry) -> Value:
        edition = next((e for e in self.entry.editions if e.key == self.edition), None)
        own = {} if edition is None else edition.options
        return own.get(entry.name, entry.default)

    @property
    def _forms(self) -> tuple[str, ...]:
        """A tournament's leader sits out, so it needs three."""
        return tuple(f for f in self.entry.matches if f != "tournament" or self.seats >= 3)

    @property
    def _preset(self) -> str:
        found = (p.key for p in self.entry.presets if dict(p.options) == dict(self.options))
        return next(found, "")

    @property
    def may_be_rated(self) -> bool:
        """People against people, two to eight of them."""
        return self.entry.rated and not self.bots and 2 <= self.seats <= 8

    # --- Choosing ------------------------------------------------------------------------------

    def typed(self, name: str, text: str, texts: Texts) -> Draft:
        """With something else, as it was typed; what cannot be is refused."""
        found = self._field(name, texts)
        return self.with_value(found.name, found.read(text, texts))

    def turned(self, name: str, by: int, texts: Texts) -> Draft:
        """With the next value of something, or the one before."""
        return self.with_value(name, self._field(name, texts).beside(by))

    def _field(self, name: str, texts: Texts) -> Field:
        wanted = name.strip().lower()
        fields = self.fields(texts)
        found = next((each for each in fields if each.name == wanted), None)
        if found is None:
            known = ", ".join(each.name for each in fields)
            raise Unreadable("play_no_such_name", name=name[:40], known=known)
        return found

    def with_value(self, name: str, value: Value) -> Draft:
        """With this instead; what no longer goes with it is put right."""
        changed = self._changed(name, value)
        bots = changed.bots[: changed.seats - 1]
        form = changed.form if changed.form in changed._forms else changed._forms[0]
        fitting = replace(changed, bots=bots, form=form)
        return fitting if fitting.may_be_rated else replace(fitting, rated=False)

    def _changed(self, name: str, value: Value) -> Draft:
        changes: dict[str, Any]
        match name:
            case "bots":
                changes = {"bots": (self.bot,) * int(value)}
            case "bot":
                changes = {"bot": value, "bots": (str(value),) * len(self.bots)}
            case "preset":
                preset = (p.options for p in self.entry.presets if p.key == value)
                changes = {"options": next(preset, {})}
            case "match":
                changes = {"form": value}
            case _ if name in ("seats", "public", "rated", "edition") or self._is_figure(name):
                changes = {name: value}
            case _:
                changes = {"options": self._with_option(name, value)}
        return replace(self, **changes)

    def _is_figure(self, name: str) -> bool:
        return name in ("deals", "target") and self.form == name

    def _with_option(self, name: str, value: Value) -> dict[str, Value]:
        entry = next(each for each in self.entry.options if each.name == name)
        others = {key: each for key, each in self.options.items() if key != name}
        return others if self._usual(entry) == value else {**others, name: value}

    # --- What is sent --------------------------------------------------------------------------

    def asked(self) -> dict[str, Any]:
        """How `Client.open_table` is asked for it."""
        asked: dict[str, Any] = {"edition": self.edition, "public": self.public}
        if self.rated:
            return {**asked, "rated": True}
        match: dict[str, int | str] = {"form": self.form}
        if self.form in ("deals", "target"):
            match[self.form] = int(getattr(self, self.form))
        open_seats = self.seats - 1 - len(self.bots)
        asked |= {"options": dict(self.options), "public": self.public and open_seats > 0}
        return {**asked, "match": match} if len(self.entry.matches) > 1 else asked

    @property
    def full(self) -> bool:
        """Whether nobody else is waited for."""
        return len(self.bots) + 1 == self.seats


def _typed(value: Value) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _yes_no(texts: Texts) -> tuple[tuple[Value, str], ...]:
    return (
        (True, texts.say("play-set-confirm-true")),
        (False, texts.say("play-set-confirm-false")),
    )


def _means(said: str, value: Value) -> bool:
    return isinstance(value, bool) and said in (_YES if value else _NO)
