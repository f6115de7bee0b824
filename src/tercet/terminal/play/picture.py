"""What a player in the terminal is shown: the cards, how the game stands, what may be done.

Everything is made from the view and the legal acts of one seat; nothing here knows the state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from tercet.dice.command import draw_position
from tercet.dice.position import Position
from tercet.editions import Edition
from tercet.engine.events import View
from tercet.engine.series import SeriesView
from tercet.games.chipset.terms import ChipsetView
from tercet.games.classic import ClassicView
from tercet.games.coopset.coopset import CoopSetView
from tercet.games.dice.terms import DiceView
from tercet.games.scout.terms import ScoutView
from tercet.games.setup import SetUpView
from tercet.games.shared.seen import deal_of
from tercet.games.solitaire import SolitaireView
from tercet.games.twenty import TwentyView
from tercet.terminal.drawing import draw_places
from tercet.terminal.play.choices import HELP, LEAVE, RULES, Choices, act_text, key_of, plain_word
from tercet.terminal.play.spread import Spread
from tercet.terminal.table.games import SCREENS, Situation
from tercet.terminal.table.offers import playing_seat
from tercet.terminal.table.screen import Screen
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
        deal = deal_of(view)
        if isinstance(deal, DiceView):
            hands = (self._dice(deal, seat) for seat in range(len(self.names)))
            return Group("", draw_position(Position.parse(deal.position)), "", *hands)
        parts: list[RenderableType] = [""]
        if spread.table:
            parts.append(draw_places(spread.table, self.edition, self.console))
        if spread.hand:
            label = self._labelled(self.texts.say("own-hand"), "").rstrip()
            parts.append(Text(label, style="bold"))
            parts.append(draw_places(spread.hand, self.edition, self.console))
        return Group(*parts)

    def standing(self, view: View) -> Text:
        """The figures of all players, and what is left in the pile."""
        deal = deal_of(view)
        players = [
            self._labelled(self._name(seat, view), _COMMA.join(self._figures(view, deal, seat)))
            for seat in range(len(self.names))
        ]
        return Text(_DOT.join([*players, *self._together(deal)]), style="dim")

    def turn(self, view: View, now: int | None = None) -> Text | None:
        """What there is to do, the time for it unless no time is told, and what a word does."""
        time = None if now is None else self._time(view, now)
        says = " ".join(filter(None, (self._whose(view), time, self._word(view))))
        return Text(says, style="bold") if says else None

    def notes(self, view: View) -> list[Text]:
        """What is to be known besides: a hand that is full, what a deal brought, a vote."""
        screen = self._screen(view)
        return [] if screen is None else [Text(note.say(self.texts)) for note in screen.notes]

    def choices(self, choices: Choices) -> Text:
        """The line that says what may be done."""
        says = [self.texts.say("play-can"), self._items(choices)]
        return Text(" ".join(says))

    def help(self, choices: Choices, around: Sequence[tuple[str, str]] = ()) -> Group:
        """All that may be done, one below the other, with the list of acts; then what else."""
        chosen = {**choices.words, **choices.listed}
        lines = [f"  – {how}" for how in self._hows(choices)]
        typed = [(word, self._act(act)) for word, act in chosen.items()]
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

    def _items(self, choices: Choices) -> str:
        chosen = {**choices.words, **(choices.listed if choices.short else {})}
        items = [*self._hows(choices)]
        items += [self._item(typed, act) for typed, act in chosen.items()]
        if not choices.short:
            items.append(self.texts.say("play-list", count=choices.count))
        return _DOT.join([*items, f"{HELP} {RULES} {LEAVE}"])

    def _item(self, typed: str, act: Any) -> str:
        """The word, and what it does where that is another word."""
        says = self._act(act)
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

    def _dice(self, deal: DiceView, seat: int) -> Text:
        own = seat == self._own(deal)
        shown = [held.shows for held in deal.hands[seat]]
        dice = [f"{at} {die}" for at, die in enumerate(shown, 1)] if own else shown
        line = self._labelled(self._name(seat, deal), "   ".join(dice))
        return Text(line, style="bold" if own else "")

    def _labelled(self, label: str, value: str) -> str:
        return self.texts.say("labelled", label=label, value=value)

    def _whose(self, view: View) -> str | None:
        """What there is to do, as the full screen says it; of unknown games only for whom."""
        screen = self._screen(view)
        if screen is not None and deal_of(view).outcome is None:
            return None if screen.prompt is None else screen.prompt.say(self.texts)
        own = self._own(view)
        waits = ", ".join(self.names[seat] for seat in view.may_act if seat != own)
        return self.texts.say("play-waits", names=waits) if waits else None

    def _screen(self, view: View) -> Screen | None:
        """What the full screen shows; None of a game that it does not know."""
        deal = deal_of(view)
        show = SCREENS.get(str(deal.__struct_config__.tag))
        me = playing_seat(view, self._own(view))
        return None if show is None else show(deal, Situation(me, tuple(self.names)))

    def _word(self, view: View) -> str | None:
        """What the word that there is none does in a solitaire (SOLO-1b)."""
        if not isinstance(view, SolitaireView) or self._own(view) not in view.may_act:
            return None
        ends = view.form == "first" or not view.pile
        return self.texts.say("play-none-ends" if ends else "play-none-more")

    def _time(self, view: View, now: int) -> str | None:
        due = view.deadline
        if due is None or not _is_asked(view, self._own(view)):
            return None
        seconds = max(0, round((due.at - now) / 1000))
        what = self.texts.say(f"deadline-{due.label.replace('_', '-')}")
        return self.texts.say("play-time", seconds=seconds, what=what)

    def _figures(self, view: View, deal: Any, seat: int) -> Iterator[str]:
        """What counts for one player in this game."""
        say = self.texts.say
        match deal:
            case ClassicView() | ScoutView():
                yield say("play-points", count=deal.players[seat].score)
            case DiceView():
                yield say("play-points", count=deal.scores[seat])
            case SolitaireView():
                yield from self._alone(deal)
            case CoopSetView():
                yield say("play-sets", count=deal.players[seat].sets)
            case TwentyView():
                yield say("play-cards", count=deal.players[seat].cards)
            case SetUpView():
                yield say("setup-taken", count=deal.players[seat].taken)
            case ChipsetView():
                yield from self._chips(deal, seat)
        if (sign := _word_of(deal, seat)) is not None:
            yield say(sign)
        if isinstance(view, SeriesView):
            yield say("table-total", total=view.totals[seat])

    def _alone(self, deal: SolitaireView) -> Iterator[str]:
        """What the form counts, and the mistakes in every form (SOLO-1a)."""
        if deal.form == "first":
            yield self.texts.say("play-points", count=deal.score)
        yield self.texts.say("play-sets", count=deal.sets)
        if deal.form == "penalty":
            yield self.texts.say("play-penalties", count=deal.penalties)
        if deal.debt:
            yield self.texts.say("play-owed", count=deal.debt)
        yield self.texts.say("play-mistakes", count=deal.wrong)

    def _chips(self, deal: ChipsetView, seat: int) -> Iterator[str]:
        player = deal.players[seat]
        yield self.texts.say("chips", count=player.chips)
        if player.bet:
            yield self.texts.say("play-staked", count=player.bet)
        signs = {"sign-folded": player.folded, "sign-all-in": player.all_in}
        yield from (self.texts.say(sign) for sign, on in signs.items() if on)

    def _together(self, deal: Any) -> Iterator[str]:
        """What belongs to nobody: pots, the score of a team, the pile or the bag."""
        if isinstance(deal, ChipsetView):
            yield self.texts.say("play-pot", count=sum(pot.chips for pot in deal.pots))
        if isinstance(deal, CoopSetView):
            yield self.texts.say("end-team-score", score=deal.score).rstrip(".")
        if isinstance(deal, DiceView):
            yield self.texts.say("dice-bag", count=deal.bag)
        else:
            yield self.texts.say("table-pile", count=deal.pile)


def _is_asked(view: View, seat: int | None) -> bool:
    """Whether something can be done from this seat; without a SET nobody answers (CHIP-9a)."""
    deal = deal_of(view)
    mute = isinstance(deal, ChipsetView) and deal.answers == "none"
    return seat in view.may_act and not mute


def _word_of(deal: Any, seat: int) -> str | None:
    """Whether a player has said the word that all have to say, or others wait for it."""
    match deal:
        case ClassicView() | ScoutView() | TwentyView():
            said = ["sign-none" if player.said_none else None for player in deal.players]
        case CoopSetView():
            said = [f"sign-{player.word}" if player.word else None for player in deal.players]
        case _:
            return None
    waited_for = any(said) and seat in deal.may_act
    return said[seat] or ("sign-looks" if waited_for else None)
