"""Scout: the finger, the search for a second card, and the vote on a forfeit."""

from __future__ import annotations

from typing import Final, get_args

from tercet.cards import Card
from tercet.engine.events import Deadline
from tercet.games.scout.terms import Forfeit, GiveUp, Point, PointSecond, ScoutView, Vote
from tercet.terminal.table.games.situation import Situation
from tercet.terminal.table.screen import (
    Action,
    Choice,
    Mark,
    Phrase,
    PlayerLine,
    Screen,
    name_of,
    none_here,
    phrase,
    signs,
    still_looks,
)

FORFEITS: Final[tuple[Forfeit, ...]] = get_args(Forfeit)


def scout_screen(view: ScoutView, at: Situation) -> Screen:
    """The card chosen first bears the finger."""
    return Screen(
        places=view.table,
        marks=_marks(view),
        choices=_choices(view, at),
        actions=(*_actions(view, at), *_votes(view, at)),
        prompt=_prompt(view, at),
        players=tuple(_line(view, seat) for seat in range(len(view.players))),
        facts=(phrase("table-pile", count=view.pile),),
        notes=_asked(view, at),
        deadline=_deadline(view),
        outcome=view.outcome,
    )


def _marks(view: ScoutView) -> dict[Card, Mark]:
    if view.search is None:
        return {}
    sealed: dict[Card, Mark] = dict.fromkeys(view.search.sealed or (), "sealed")
    return {view.search.card: "finger", **sealed}


def _free(view: ScoutView, at: Situation) -> bool:
    """Free to put a finger on a card: no search, not sitting out, and the game goes on."""
    if at.me is None or view.outcome is not None or view.search is not None:
        return False
    return at.me in view.may_act and not view.players[at.me].sits_out


def _searches(view: ScoutView, at: Situation) -> bool:
    found = view.search.searching if view.search is not None else ()
    return at.me is not None and view.outcome is None and at.me in found


def _choices(view: ScoutView, at: Situation) -> tuple[Choice, ...]:
    if _searches(view, at):
        assert view.search is not None
        others = tuple(card for card in view.table if card != view.search.card)
        return (Choice(1, lambda cards: PointSecond(cards[0]), others),)
    if _free(view, at):
        return (Choice(3, lambda cards: Point((cards[0], cards[1], cards[2])), view.table),)
    return ()


def _actions(view: ScoutView, at: Situation) -> tuple[Action, ...]:
    if _searches(view, at):
        return (Action(GiveUp(), phrase("act-give-up")),)
    if _free(view, at):
        assert at.me is not None
        return (none_here(view.players[at.me].said_none),)
    return ()


def _votes(view: ScoutView, at: Situation) -> tuple[Action, ...]:
    return tuple(
        Action(
            Vote(ballot.seat, forfeit),
            phrase(
                "play-vote",
                name=name_of(at.names, ballot.seat),
                forfeit=phrase(f"forfeit-{forfeit}"),
            ),
        )
        for ballot in view.ballots
        if at.me is not None and ballot.seat != at.me and ballot.mine is None
        for forfeit in FORFEITS
    )


def _asked(view: ScoutView, at: Situation) -> tuple[Phrase, ...]:
    return tuple(
        phrase("vote-question", name=name_of(at.names, ballot.seat))
        for ballot in view.ballots
        if at.me is not None and ballot.seat != at.me and ballot.mine is None
    )


def _prompt(view: ScoutView, at: Situation) -> Phrase | None:
    if view.outcome is not None:
        return None
    if at.me is None:
        return phrase("prompt-watching")
    search = view.search
    if search is not None:
        if search.scout == at.me:
            return phrase("prompt-scout-waits")
        if _searches(view, at):
            return phrase("prompt-find-second", name=name_of(at.names, search.scout))
        return phrase("prompt-out-of-search")
    own = view.players[at.me]
    if own.sits_out:
        return phrase("prompt-sits-out")
    return phrase("prompt-said-none" if own.said_none else "prompt-scout-look")


def _deadline(view: ScoutView) -> Deadline | None:
    """Of the times that run, the one of the search; else whichever is next."""
    if view.search is not None and view.search.due is not None:
        return Deadline(view.search.due, "search")
    return view.deadline


def _line(view: ScoutView, seat: int) -> PlayerLine:
    player, search = view.players[seat], view.search
    said = [each.said_none for each in view.players]
    silent = search is None and not player.sits_out and still_looks(said, seat)
    given = signs(
        scout=search is not None and search.scout == seat,
        barred=search is not None and seat in search.barred,
        gave_up=search is not None and seat in search.gave_up,
        out=player.sits_out,
        none=player.said_none,
        looks=(silent and seat in view.may_act) or (search and seat in search.searching),
        away=seat in view.away,
    )
    return PlayerLine(
        seat,
        (phrase("play-points", count=player.score),),
        (*given, *player.forfeits),
        active=search is not None and search.scout == seat,
    )
