"""SetUp: the cards laid so far with the last one marked, the own hand, who may lay or challenge."""

from __future__ import annotations

from tercet.cards import Card
from tercet.games.setup import Challenge, LayCard, SetUpView
from tercet.terminal.table.games.situation import Situation
from tercet.terminal.table.screen import (
    Choice,
    OwnCards,
    Phrase,
    PlayerLine,
    Screen,
    name_of,
    phrase,
    signs,
)


def setup_screen(view: SetUpView, at: Situation) -> Screen:
    """Choosing on the table challenges, choosing in the hand lays."""
    last = _last(view)
    return Screen(
        places=view.table,
        hand=None if at.me is None else OwnCards(view.hand, phrase("own-hand")),
        keyed="digits",
        marks={} if last is None else {last: "last"},
        choices=tuple(_choices(view, at)),
        prompt=_prompt(view, at),
        players=tuple(_line(view, at, seat) for seat in range(len(view.players))),
        facts=(phrase("table-pile", count=view.pile),),
        deadline=view.deadline,
        outcome=view.outcome,
    )


def _last(view: SetUpView) -> Card | None:
    return view.table[-1] if view.layer is not None and view.table else None


def _may_lay(view: SetUpView, at: Situation) -> bool:
    return at.me is not None and view.outcome is None and view.turn == at.me and view.may_lay


def _may_challenge(view: SetUpView, at: Situation) -> bool:
    return at.me is not None and view.outcome is None and at.me in view.may_challenge


def _choices(view: SetUpView, at: Situation) -> list[Choice]:
    found = []
    if _may_challenge(view, at):
        others = tuple(card for card in view.table if card != _last(view))
        found.append(Choice(2, lambda cards: Challenge((cards[0], cards[1])), others))
    if _may_lay(view, at):
        found.append(Choice(1, lambda cards: LayCard(cards[0]), view.hand))
    return found


def _prompt(view: SetUpView, at: Situation) -> Phrase | None:
    if view.outcome is not None:
        return None
    if at.me is None:
        return phrase("prompt-watching")
    challenges = _may_challenge(view, at)
    if _may_lay(view, at):
        if not view.table:
            return phrase("prompt-setup-lead")
        return phrase("prompt-setup-lay-or-challenge" if challenges else "prompt-setup-lay")
    if challenges:
        return phrase("prompt-setup-challenge")
    if view.players[at.me].barred:
        return phrase("prompt-setup-barred")
    if view.layer == at.me and view.may_challenge:
        return phrase("prompt-setup-yours")
    return phrase("prompt-setup-wait", name=name_of(at.names, view.turn))


def _line(view: SetUpView, at: Situation, seat: int) -> PlayerLine:
    player = view.players[seat]
    in_turn = view.outcome is None and view.turn == seat
    return PlayerLine(
        seat,
        (phrase("setup-taken", count=player.taken), phrase("play-cards", count=player.hand)),
        signs(
            turn=in_turn and seat != at.me,
            laid=view.layer == seat,
            tried=player.barred,
            away=seat in view.away,
        ),
        active=in_turn,
    )
