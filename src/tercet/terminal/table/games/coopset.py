"""CoopSet: one team, its layout in fixed places, and what its members have said and touch."""

from __future__ import annotations

from tercet.cards import Card
from tercet.games.coopset.coopset import CoopSetView, SayAdd, SayDone, Unsay
from tercet.games.shared.race import Take
from tercet.terminal.table.games.situation import Situation
from tercet.terminal.table.screen import (
    Action,
    Choice,
    Phrase,
    PlayerLine,
    Screen,
    name_of,
    phrase,
    signs,
    still_looks,
)


def coopset_screen(view: CoopSetView, at: Situation) -> Screen:
    """A place stays empty until the layout is filled up again."""
    may = at.me is not None and at.me in view.may_act
    proposed = _proposal(view, at) if may else None
    return Screen(
        places=view.places,
        marks={card: "finger" for cards in at.touches.values() for card in cards},
        choices=(_choice(view, at),) if may else (),
        actions=(*_second(proposed, at), *_words(view, at)) if may else (),
        prompt=_prompt(view, at, proposed),
        players=tuple(_line(view, seat) for seat in range(len(view.players))),
        facts=_facts(view),
        notes=_notes(view),
        deadline=view.deadline,
        outcome=view.outcome,
    )


def _choice(view: CoopSetView, at: Situation) -> Choice:
    return Choice(
        3, lambda cards: Take((cards[0], cards[1], cards[2])), view.table, proposes=at.partner
    )


def _facts(view: CoopSetView) -> tuple[Phrase, ...]:
    return (
        phrase("play-points", count=view.score),
        phrase("play-layout", layout=view.layout),
        phrase("table-pile", count=view.pile),
    )


def _notes(view: CoopSetView) -> tuple[Phrase, ...]:
    """What the layout has brought so far; beside the title there is no room for it."""
    return (
        phrase("play-from-layout", sets=view.sets, added=view.added),
        phrase("play-mistakes", count=view.wrong),
    )


def _proposal(view: CoopSetView, at: Situation) -> tuple[int, tuple[Card, ...]] | None:
    for seat, cards in at.touches.items():
        if len(cards) == 3 and all(card in view.table for card in cards):
            return seat, cards
    return None


def _second(proposed: tuple[int, tuple[Card, ...]] | None, at: Situation) -> tuple[Action, ...]:
    """A partner's word takes what somebody proposes."""
    if proposed is None:
        return ()
    seat, (a, b, c) = proposed
    label = phrase("propose-second", name=name_of(at.names, seat))
    return (Action(Take((a, b, c)), label, main=True),)


def _words(view: CoopSetView, at: Situation) -> tuple[Action, ...]:
    """One of the two words makes sense at a time; which one the layout tells."""
    assert at.me is not None
    if view.players[at.me].word:
        return (Action(Unsay(), phrase("act-unsay")),)
    if view.sets > 0 or view.pile == 0:
        return (Action(SayDone(), phrase("act-say-done")),)
    return (Action(SayAdd(), phrase("act-say-add")),)


def _prompt(
    view: CoopSetView, at: Situation, proposed: tuple[int, tuple[Card, ...]] | None
) -> Phrase | None:
    if view.outcome is not None:
        return None
    if at.me is None:
        return phrase("prompt-watching")
    if proposed is not None:
        return phrase("prompt-proposed", name=name_of(at.names, proposed[0]))
    if view.players[at.me].word:
        return phrase("prompt-team-waits")
    return phrase("prompt-team-more" if view.sets > 0 else "prompt-team-look")


def _line(view: CoopSetView, seat: int) -> PlayerLine:
    player = view.players[seat]
    said = [each.word is not None for each in view.players]
    return PlayerLine(
        seat,
        (phrase("play-sets", count=player.sets),),
        signs(
            done=player.word == "done",
            add=player.word == "add",
            looks=seat in view.may_act and still_looks(said, seat),
            away=seat in view.away,
        ),
    )
