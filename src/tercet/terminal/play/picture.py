"""What a player in the terminal is shown: the cards, how the game stands, what may be done.

Everything is made from the view and the legal acts of one seat; nothing here knows the state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from tercet.dice.command import draw_position
from tercet.dice.position import Position
from tercet.editions import Edition
from tercet.engine.acts import Act
from tercet.engine.events import View
from tercet.games.shared.seen import deal_of
from tercet.terminal.drawing import draw_places
from tercet.terminal.play.choices import HELP, LEAVE, RULES, Choices, act_text, key_of, plain_word
from tercet.terminal.play.spread import Spread
from tercet.terminal.table.games import Situation
from tercet.terminal.table.match import screen_of
from tercet.terminal.table.offers import playing_seat
from tercet.terminal.table.screen import PlayerLine, Screen
from tercet.words.texts import Texts

_DOT: Final = " · "
_COMMA: Final = ", "


class Picture:
    """Shows one table to one player."""

    def __init__(
        self,
        texts: Texts,
        names: Sequence[str],
        edition: Edition,
        console: Console,
        seat: int | None = None,
    ) -> None:
        self.texts, self.names, self.edition, self.console = texts, names, edition, console
        #: Whose eyes these are, where the view does not say it: everybody may have the same one.
        self.seat = seat

    def _own(self, view: View) -> int | None:
        return view.seat if self.seat is None else self.seat

    def cards(self, spread: Spread, view: View) -> RenderableType:
        """The table, and the own hand below it."""
        if spread.dice is not None:
            hands = (self._dice(view, seat) for seat in range(len(self.names)))
            return Group("", draw_position(Position.parse(spread.dice)), "", *hands)
        parts: list[RenderableType] = [""]
        if spread.table:
            parts.append(draw_places(spread.table, self.edition, self.console))
        if spread.hand:
            label = self._labelled(self.texts.say("own-hand"), "").rstrip()
            parts.append(Text(label, style="bold"))
            parts.append(draw_places(spread.hand, self.edition, self.console))
        return Group(*parts)

    def standing(self, view: View) -> Text:
        """Return the figures and signs of all players, and the facts of the table."""
        screen = self._screen(view)
        players = [self._player(line, view) for line in screen.players]
        facts = [fact.say(self.texts) for fact in screen.facts]
        return Text(_DOT.join([*players, *facts]), style="dim")

    def turn(self, view: View, now: int | None = None) -> Text | None:
        """Return the prompt, with the seconds left if the time is given."""
        screen = self._screen(view)
        prompt = None if screen.prompt is None else screen.prompt.say(self.texts)
        time = None if now is None else self._time(screen, view, now)
        says = " ".join(filter(None, (prompt, time)))
        return Text(says, style="bold") if says else None

    def notes(self, view: View) -> list[Text]:
        """What is to be known besides: a hand that is full, what a deal brought, a vote."""
        return [Text(note.say(self.texts)) for note in self._screen(view).notes]

    def choices(self, choices: Choices, view: View) -> Text:
        """The line that says what may be done."""
        says = [self.texts.say("play-can"), self._items(choices, self._words(view))]
        return Text(" ".join(says))

    def help(
        self, choices: Choices, view: View | None, around: Sequence[tuple[str, str]] = ()
    ) -> Group:
        """All that may be done, one below the other, with the list of acts; then what else."""
        chosen = {**choices.words, **choices.listed}
        lines = [f"  – {how}" for how in self._hows(choices)]
        words = {} if view is None else self._words(view)
        typed = [(word, words.get(act) or self._act(act)) for word, act in chosen.items()]
        if not choices.any and not around:
            lines.append(self.texts.say("error-play-nothing-now"))
        lines += [f"{word:>10}  {says}" for word, says in (*typed, *around)]
        if (rest := choices.count - len(choices.listed)) > 0:
            lines.append(self.texts.say("play-more", count=rest))
        return Group(*map(Text, lines), *self._always())

    def _always(self) -> Iterator[Text]:
        for sign, key in ((HELP, "help"), (RULES, "rules"), (LEAVE, "leave")):
            yield Text(f"{sign:>4}  {self.texts.say(f'play-{key}')}", style="dim")
        yield Text(self.texts.say("play-notation"), style="dim")

    def _items(self, choices: Choices, words: Mapping[Act, str]) -> str:
        chosen = {**choices.words, **(choices.listed if choices.short else {})}
        items = [*self._hows(choices)]
        items += [
            self._item(typed, words.get(act) or self._act(act)) for typed, act in chosen.items()
        ]
        if not choices.short:
            items.append(self.texts.say("play-list", count=choices.count))
        return _DOT.join([*items, f"{HELP} {RULES} {LEAVE}"])

    def _words(self, view: View) -> dict[Act, str]:
        """Return the labels of the full screen for acts without figures."""
        actions = [(action.act, action.label) for action in self._screen(view).actions]
        return {
            act: label.say(self.texts)
            for act, label in actions
            if act is not None and not act.__struct_fields__
        }

    def _item(self, typed: str, says: str) -> str:
        """The word, and what it does where that is another word."""
        return typed if plain_word(typed) == plain_word(says) else f"{typed} = {says}"

    def _hows(self, choices: Choices) -> Iterator[str]:
        keys = [*map(key_of, choices.by_cards.values()), *choices.by_dice]
        letter = self.texts.say("play-hand-letter")
        for key in keys:
            yield self.texts.say(f"play-how-{key}", hand=letter)

    def _act(self, act: Any) -> str:
        return act_text(act, self.texts, self.names)

    def _name(self, seat: int, view: View) -> str:
        own = f" {self.texts.say('table-you')}" if seat == self._own(view) else ""
        return f"{self.names[seat]}{own}"

    def _player(self, line: PlayerLine, view: View) -> str:
        figures = [figure.say(self.texts) for figure in line.figures]
        signs = [self.texts.say(f"sign-{sign}") for sign in line.signs]
        return self._labelled(self._name(line.seat, view), _COMMA.join([*figures, *signs]))

    def _dice(self, view: View, seat: int) -> Text:
        own, deal = seat == self._own(view), deal_of(view)
        shown = [held.shows for held in deal.hands[seat]]
        dice = [f"{at} {die}" for at, die in enumerate(shown, 1)] if own else shown
        line = self._labelled(self._name(seat, view), "   ".join(dice))
        return Text(line, style="bold" if own else "")

    def _labelled(self, label: str, value: str) -> str:
        return self.texts.say("labelled", label=label, value=value)

    def _screen(self, view: View) -> Screen:
        """Return the screen of the game, in its match."""
        own = self._own(view)
        return screen_of(view, Situation(playing_seat(view, own), tuple(self.names)), own)

    def _time(self, screen: Screen, view: View, now: int) -> str | None:
        """Return the seconds left, if this player can do something."""
        due = screen.deadline
        asked = self._own(view) in view.may_act and (screen.actions or screen.choices)
        if due is None or not asked:
            return None
        seconds = max(0, round((due.at - now) / 1000))
        what = self.texts.say(f"deadline-{due.label.replace('_', '-')}")
        return self.texts.say("play-time", seconds=seconds, what=what)
