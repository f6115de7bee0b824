"""20/20: the table, one's own hand, and how many cards the others hold."""

from __future__ import annotations

from tercet.games.classic import Call, Show
from tercet.games.twenty import AskCard, TwentyView
from tercet.terminal.table.games.situation import Situation
from tercet.terminal.table.screen import (
    Action,
    Choice,
    OwnCards,
    Phrase,
    PlayerLine,
    Screen,
    name_of,
    none_here,
    phrase,
    signs,
    still_looks,
)


def twenty_screen(view: TwentyView, at: Situation) -> Screen:
    """Table and hand are a row each."""
    may = at.me is not None and at.me in view.may_act
    hand = view.hand or ()
    lying = tuple(card for card in view.table if card is not None)
    kind = Call if view.caller is None else Show
    choice = Choice(3, lambda cards: kind((cards[0], cards[1], cards[2])), (*lying, *hand))
    caption = phrase("table-hand", count=len(hand), most=view.most)
    return Screen(
        places=view.table,
        hand=None if view.hand is None else OwnCards(hand, caption),
        keyed="rows",
        choices=(choice,) if may else (),
        actions=_actions(view, at) if may and view.caller is None else (),
        prompt=_prompt(view, at),
        players=tuple(_line(view, seat) for seat in range(len(view.players))),
        facts=(phrase("table-pile", count=view.pile),),
        notes=(phrase("play-hand-full", most=view.most),) if _is_full(view) else (),
        deadline=view.deadline,
        outcome=view.outcome,
    )


def _is_full(view: TwentyView) -> bool:
    return view.outcome is None and view.hand is not None and len(view.hand) >= view.most


def _actions(view: TwentyView, at: Situation) -> tuple[Action, ...]:
    """A card is offered while the hand has room and there is one to give (TW-7, TW-8)."""
    assert at.me is not None
    room = not _is_full(view) and view.pile + view.removed > 0
    return (
        Action(Call(), phrase("act-call"), main=True),
        Action(AskCard(), phrase("act-ask-card"), off=not room),
        none_here(view.players[at.me].said_none),
    )


def _prompt(view: TwentyView, at: Situation) -> Phrase | None:
    if view.outcome is not None:
        return None
    if view.caller is not None:
        if view.caller == at.me:
            return phrase("prompt-show")
        return phrase("prompt-other-called", name=name_of(at.names, view.caller))
    if at.me is None:
        return phrase("prompt-watching")
    said = view.players[at.me].said_none
    return phrase("prompt-twenty-none" if said else "prompt-twenty-look")


def _line(view: TwentyView, seat: int) -> PlayerLine:
    player = view.players[seat]
    said = [each.said_none for each in view.players]
    return PlayerLine(
        seat,
        (phrase("play-cards", count=player.cards),),
        signs(
            calls=view.caller == seat,
            none=player.said_none,
            looks=seat in view.may_act and still_looks(said, seat),
            away=seat in view.away,
        ),
        active=view.caller == seat,
    )
