"""The base game: the race, the call, and the words “none here”."""

from __future__ import annotations

from tercet.games.classic import Call, ClassicView, Show
from tercet.terminal.table.games.situation import Situation
from tercet.terminal.table.screen import (
    Action,
    Choice,
    Phrase,
    PlayerLine,
    Screen,
    name_of,
    none_here,
    phrase,
    signs,
    still_looks,
)


def classic_screen(view: ClassicView, at: Situation) -> Screen:
    """The table of the base game."""
    may = at.me is not None and at.me in view.may_act
    kind = Call if view.caller is None else Show
    choice = Choice(3, lambda cards: kind((cards[0], cards[1], cards[2])), view.table)
    return Screen(
        places=view.table,
        choices=(choice,) if may else (),
        actions=_actions(view, at) if may and view.caller is None else (),
        prompt=_prompt(view, at),
        players=tuple(_line(view, seat) for seat in range(len(view.players))),
        facts=(phrase("table-pile", count=view.pile),),
        deadline=view.deadline,
        outcome=view.outcome,
    )


def _actions(view: ClassicView, at: Situation) -> tuple[Action, ...]:
    assert at.me is not None
    call = Action(Call(), phrase("act-call"), main=True)
    return call, none_here(view.players[at.me].said_none)


def _prompt(view: ClassicView, at: Situation) -> Phrase | None:
    if view.outcome is not None:
        return None
    if view.caller is not None:
        if view.caller == at.me:
            return phrase("prompt-show")
        return phrase("prompt-other-called", name=name_of(at.names, view.caller))
    if at.me is None:
        return phrase("prompt-watching")
    own = view.players[at.me]
    if own.locked:
        return phrase("prompt-locked")
    return phrase("prompt-said-none" if own.said_none else "prompt-look")


def _line(view: ClassicView, seat: int) -> PlayerLine:
    player = view.players[seat]
    said = [each.said_none for each in view.players]
    return PlayerLine(
        seat,
        (phrase("play-points", count=player.score),),
        signs(
            calls=view.caller == seat,
            none=player.said_none,
            looks=seat in view.may_act and still_looks(said, seat),
            locked=player.locked,
            debt=player.debt > 0,
            away=seat in view.away,
        ),
        active=view.caller == seat,
    )
