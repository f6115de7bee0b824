"""A table as one person plays it: the newest screen, what is chosen, and what a key means.

It draws nothing and waits for nothing: what takes time is handed to `run`, whoever shows it is told
by `changed`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final

from tercet.cards import Card
from tercet.client.refusals import Lost
from tercet.editions import Edition, find_edition
from tercet.engine.acts import Act
from tercet.engine.table import SeenStep
from tercet.errors import TercetError
from tercet.games.dice.terms import DiceView
from tercet.games.shared.seen import deal_of
from tercet.terminal.harmless import one_line
from tercet.terminal.refusals import refusal
from tercet.terminal.table.games import Situation
from tercet.terminal.table.games.solitaire import advised
from tercet.terminal.table.keys import Keys
from tercet.terminal.table.laying import Laying
from tercet.terminal.table.match import screen_of
from tercet.terminal.table.offers import playing_seat
from tercet.terminal.table.placing import Placing
from tercet.terminal.table.screen import (
    Action,
    Choice,
    Lying,
    OwnCards,
    Screen,
    settled,
)
from tercet.terminal.table.source import Source
from tercet.terminal.table.waiting import waiting_screen
from tercet.words.story import Teller
from tercet.words.texts import Texts

#: Nobody sees a new card and answers to it faster than this: a key then meant the card before it.
GLIMPSE_MS: Final = 250
Run = Callable[[Coroutine[Any, Any, None]], object]


class TableState:
    """What one sees, has chosen and may do at a table."""

    def __init__(
        self,
        source: Source,
        texts: Texts,
        *,
        keys: Keys | None = None,
        confirm: bool = False,
        run: Run = asyncio.ensure_future,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.source, self.texts = source, texts
        self.keys, self.confirm = keys or Keys(), confirm
        self._run, self._changed = run, changed
        self.edition: Final[Edition] = find_edition(source.edition)
        self.screen = Screen()
        self.chosen: tuple[Card, ...] = ()
        #: Something to be pressed once more, because it cannot be undone.
        self.asked: Action | None = None
        #: What the page has to ask about first: which bot, whose seat.
        self.asks_about: str | None = None
        #: What was refused, or could not be done, until the next key.
        self.notice: str | None = None
        self.sending = False
        self.amount, self.laying = 1, Laying(self)
        self.hinted: tuple[Card, ...] = ()
        self.hints = 0
        self._touched: tuple[Card, ...] = ()
        self._hand: tuple[Lying, ...] = ()
        self._places: tuple[Lying, ...] = ()
        self._since: dict[int, int] = {}
        self._turn: object = None
        self._stop = source.watch(self._heard)
        self.look()

    def close(self) -> None:
        """Look away."""
        self._stop()

    def run(self, job: Coroutine[Any, Any, None]) -> None:
        """Let something that takes time go on beside."""
        self._run(job)

    @property
    def placing(self) -> Placing:
        """The turn of SET Dice that one is laying."""
        return self.laying.placing

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table, as they may be shown."""
        return tuple(map(one_line, self.source.names))

    @property
    def me(self) -> int | None:
        """The seat one plays this deal from: a leader watches."""
        return playing_seat(self.source.view, self.source.seat)

    def teller(self, show: Callable[[Card], str] | None = None) -> Teller:
        """Who tells the story of this table."""
        return Teller(self.texts, self.names, self.edition, show)

    @property
    def seconds_left(self) -> int | None:
        """How long one has for what is asked now; a sealed question shows its full time only."""
        due = self.screen.deadline
        if due is None or self.screen.outcome is not None:
            return None
        return max(0, -(-(due.at - self.source.now()) // 1000))

    # --- Looking -----------------------------------------------------------------------------

    def look(self) -> None:
        """Make the screen anew from what is known now."""
        source, view = self.source, self.source.view
        if view is None:
            self.screen = waiting_screen(source.room, awaits=source.awaits)
        else:
            self.screen = self._screen(view)
        self._note_places()
        reach = self.screen.choosable
        self.chosen = tuple(card for card in self.chosen if card in reach)
        if self.asked is not None and self.asked not in self.screen.actions:
            self.asked = None
        self._changed()

    def _screen(self, view: Any) -> Screen:
        deal = deal_of(view)
        if isinstance(deal, DiceView):
            self.laying.placing = self.placing.after(deal, self.me)
        if (turn := getattr(deal, "turn", None)) != self._turn:
            self._turn, self.amount = turn, 1  # every turn begins with the smallest bet
        screen = screen_of(view, self._situation(), self.source.seat)
        if screen.hand is not None:
            own = [card for card in screen.hand.cards if card is not None]
            self._hand = settled(self._hand, own)
            screen = replace(screen, hand=OwnCards(self._hand, screen.hand.caption))
        return screen

    def _situation(self) -> Situation:
        source = self.source
        return Situation(
            me=self.me,
            names=self.names,
            steps=tuple(source.history[-60:]),
            options=source.options,
            amount=self.amount,
            placing=self.placing,
            hinted=self.hinted,
            hints=self.hints,
            touches={s: cards for s, cards in source.touches.items() if s != source.seat},
            partner=source.partner,
        )

    def _note_places(self) -> None:
        """When a card came to a place where another had lain."""
        now, places = self.source.now(), self.screen.places
        for at, card in enumerate(places):
            before = self._places[at] if at < len(self._places) else None
            if card != before and before is not None:
                self._since[at] = now
        self._places = places

    def _heard(self, steps: Sequence[SeenStep]) -> None:
        if steps:
            self.hinted = ()
        self.look()

    def is_fresh(self, place: int, within_ms: int = 1500) -> bool:
        """Whether the card in a place has just come."""
        since = self._since.get(place)
        return since is not None and self.source.now() - since < within_ms

    # --- Keys --------------------------------------------------------------------------------

    def key_of(self, place: int) -> str | None:
        """The key of a place on the table."""
        if self.screen.keyed == "none":
            return None
        if self.screen.keyed == "rows":
            return self.keys.in_row(0, place, 0)
        return self.keys.of_place(place)

    def key_in_hand(self, place: int) -> str | None:
        """The key of a place in the hand."""
        if self.screen.keyed == "rows":
            return self.keys.in_row(1, place, len(self.screen.places))
        return str(place + 1) if self.screen.keyed == "digits" and place < 9 else None

    def key_of_action(self, action: Action) -> str:
        """The key of an action: its own, or its number."""
        return action.key or str(self.screen.actions.index(action) + 1)

    def press(self, key: str) -> bool:
        """A key: a card, an action, a die. Whether it meant something here."""
        self.notice = None
        if self.screen.board is not None and self.laying.press(key):
            return True
        if (place := self._place_under(key)) is not None:
            self.touch_place(place)
            return True
        if (own := self._own_under(key)) is not None:
            self.choose(own)
            return True
        if key in ("up", "down", "+", "-") or (key.isdecimal() and self.screen.amount):
            return self._set_amount(key)
        if key == "enter":
            return self._confirm()
        if key == "escape":
            return self.clear()
        return self._press_action(key)

    def _press_action(self, key: str) -> bool:
        wanted = (a for a in self.screen.actions if self.key_of_action(a) == key)
        main = (a for a in self.screen.actions if key == "space" and not a.off)
        action = next(wanted, None) or next(main, None)
        if action is None:
            return False
        self.do(action)
        return True

    def _place_under(self, key: str) -> int | None:
        for at, card in enumerate(self.screen.places):
            if card is not None and self.key_of(at) == key:
                return at
        return None

    def _own_under(self, key: str) -> Card | None:
        hand = self.screen.hand.cards if self.screen.hand is not None else ()
        for at, card in enumerate(hand):
            if card is not None and self.key_in_hand(at) == key:
                return card
        return None

    def _set_amount(self, key: str) -> bool:
        if self.screen.amount is None:
            return False
        now, most = self.screen.amount
        wanted = int(key) if key.isdecimal() else now + (1 if key in ("up", "+") else -1)
        self.amount = max(1, min(wanted, most))
        self.look()
        return True

    def clear(self) -> bool:
        """Nothing is chosen any more; False where nothing was."""
        had = bool(self.chosen or self.asked or self.placing.busy)
        self.chosen, self.asked, self.notice = (), None, None
        self.laying.placing = self.placing.deselected()
        self._show_touch()
        self.look()
        return had

    # --- Choosing cards ----------------------------------------------------------------------

    def touch_place(self, place: int) -> None:
        """Choose the card in a place, unless it has only just come there."""
        card = self.screen.places[place] if place < len(self.screen.places) else None
        if card is not None and not self.is_fresh(place, GLIMPSE_MS):
            self.choose(card)

    def choose(self, card: Card) -> None:
        """Choose a card, or put it back; with the last one needed, the act is played."""
        choice = self.screen.choice_of(card)
        if choice is None or self.sending:
            return
        self.asked = None
        chosen = tuple(each for each in self.chosen if each in choice.cards)
        if choice.proposes and len(chosen) == choice.count:
            if card in chosen:
                self._play(choice.act(chosen))
                return
            chosen = ()
        self.chosen = _toggled(chosen, card, choice.count)
        if len(self.chosen) == choice.count and not (self.confirm or choice.proposes):
            self._play(choice.act(self.chosen))
        self._show_touch()
        self._changed()

    @property
    def complete(self) -> Choice | None:
        """What would be played now by one more key, where three cards are asked about first."""
        if not self.chosen:
            return None
        choice = self.screen.choice_of(self.chosen[0])
        return choice if choice is not None and len(self.chosen) == choice.count else None

    def _confirm(self) -> bool:
        choice = self.complete
        if choice is not None and not self.sending:
            self._play(choice.act(self.chosen))
            return True
        if self.asked is not None:
            self.do(self.asked)
            return True
        return False

    def _show_touch(self) -> None:
        """Partners see where one's fingers are."""
        if self.source.partner and self.chosen != self._touched:
            self._touched = self.chosen
            self._run(self._tell_touch(self.chosen))

    async def _tell_touch(self, cards: tuple[Card, ...]) -> None:
        try:
            await self.source.touch(cards)
        except (TercetError, Lost):
            return  # it is only shown

    # --- Doing -------------------------------------------------------------------------------

    def do(self, action: Action) -> None:
        """Do what a button says; one that cannot be undone is asked about first."""
        if action.off or self.sending:
            return
        if action.ask and self.asked != action:
            self.asked = action
            self._changed()
            return
        self.asked = None
        if action.act is not None:
            self._play(action.act)
        elif action.wish is not None:
            self._wish(action.wish)

    def _wish(self, wish: str) -> None:
        match wish:
            case "hint":
                self._run(self._find_hint())
            case "start" | "sit" | "stand":
                self._run(self._ask(wish))
            case "bot" | "away":
                self.asks_about = wish
                self._changed()
            case _:
                self.laying.wish(wish)

    def ask_for(self, wish: str, detail: str) -> None:
        """Which bot is to come, or whose seat is to be free."""
        self._run(self._ask(wish, detail))

    async def _ask(self, wish: str, detail: str = "") -> None:
        try:
            await self.source.wish(wish, detail)
        except (TercetError, Lost) as why:
            self.notice = refusal(self.texts, why, self.names)
        self.look()

    def _play(self, act: Act) -> None:
        self.sending = True
        self._run(self._send(act))

    async def _send(self, act: Act) -> None:
        try:
            await self.source.act(act)
        except (TercetError, Lost) as why:
            self.notice = refusal(self.texts, why, self.names)
        finally:
            self.sending, self.chosen = False, ()
            self._show_touch()
            self.look()

    async def _find_hint(self) -> None:
        """A SET that is worth taking, where somebody plays alone."""
        found = await asyncio.to_thread(advised, self.source.view, self.source.history)
        self.hints += 1
        self.hinted = found or ()
        if found is None:
            self.notice = self.texts.say("solitaire-hint-none")
        self.look()


def _toggled(chosen: tuple[Card, ...], card: Card, count: int) -> tuple[Card, ...]:
    if card in chosen:
        return tuple(each for each in chosen if each != card)
    return (*chosen, card) if len(chosen) < count else chosen
