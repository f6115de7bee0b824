"""ChipSet: open cards, chips and pots, what the player in turn may do in words and amounts.

Each word has a key of its own, which never means another: c check or call, b bet, r raise, f fold,
s show, k keep. Digits choose the amount.
"""

from __future__ import annotations

from tercet.cards import Card
from tercet.engine.series import Ready
from tercet.games.chipset.terms import (
    Bet,
    CallBet,
    Check,
    ChipsetView,
    Fold,
    KeepCards,
    Offer,
    Raise,
    ShowCards,
)
from tercet.terminal.table.games.situation import Situation
from tercet.terminal.table.screen import (
    Action,
    Mark,
    OpenHand,
    OwnCards,
    Phrase,
    PlayerLine,
    Screen,
    name_of,
    phrase,
    signs,
)


def chipset_screen(view: ChipsetView, at: Situation) -> Screen:
    """Nobody chooses cards here: there are only words."""
    own = () if at.me is None else view.players[at.me].hand
    return Screen(
        places=view.table,
        hand=OwnCards(own, phrase("own-hand")) if own else None,
        hands=_open_hands(view, at),
        marks=_marks(view),
        keyed="none",
        actions=_actions(view, at),
        prompt=_prompt(view, at),
        players=tuple(_line(view, at, seat) for seat in range(len(view.players))),
        facts=_facts(view),
        notes=_notes(view, at),
        deadline=view.deadline,
        amount=_amount(view, at),
        outcome=view.outcome,
    )


def _marks(view: ChipsetView) -> dict[Card, Mark]:
    """At the end of a deal, the cards of the SETs that were shown."""
    winners = {seat for pot in view.won for seat in pot.seats}
    return {
        card: "won"
        for seat in winners
        for triple in view.players[seat].sets
        for card in triple
        if view.phase == "pause"
    }


def _open_hands(view: ChipsetView, at: Situation) -> tuple[OpenHand, ...]:
    winners = {seat for pot in view.won for seat in pot.seats}
    return tuple(
        OpenHand(
            seat,
            player.hand,
            0 if player.folded else player.cards - len(player.hand),
            seat in winners,
        )
        for seat, player in enumerate(view.players)
        if seat != at.me and player.in_deal and not (player.folded and not player.hand)
    )


def _facts(view: ChipsetView) -> tuple[Phrase, ...]:
    deal = (
        phrase("chipset-deal", deal=view.deal)
        if view.deals is None
        else phrase("series-deal-of", deal=view.deal, deals=view.deals)
    )
    pots = tuple(phrase("play-pot", count=pot.chips) for pot in view.pots)
    return deal, *pots, phrase("table-pile", count=view.pile)


def _amount(view: ChipsetView, at: Situation) -> tuple[int, int] | None:
    if at.me is None or view.turn != at.me or view.offer is None or view.offer.most < 1:
        return None
    return fitting(at.amount, view.offer.most), view.offer.most


def fitting(amount: int, most: int) -> int:
    """The amount as it can be bet."""
    return max(1, min(amount, most))


# --- What there is to do ---------------------------------------------------------------------


def _actions(view: ChipsetView, at: Situation) -> tuple[Action, ...]:
    if at.me is None or view.outcome is not None or at.me not in view.may_act:
        return ()
    match view.phase:
        case "bet":
            offer = view.offer
            return _betting(view, at, offer) if view.turn == at.me and offer is not None else ()
        case "ask":
            return _answering(view)
        case _:
            return (Action(Ready(), phrase("act-ready"), main=True, key="o"),)


def _betting(view: ChipsetView, at: Situation, offer: Offer) -> tuple[Action, ...]:
    assert at.me is not None
    have, more = view.players[at.me].chips, fitting(at.amount, offer.most)
    duty = not offer.check and offer.call == 0  # the first to speak must open
    chips = offer.call + more
    figures = {"chips": chips, "above": more, "allin": "yes" if chips == have else "no"}
    act = Raise(more) if offer.call else Bet(more)
    label = Phrase("do-raise" if offer.call else "do-bet", figures)
    add = Action(act, label, main=duty, key="r" if offer.call else "b")
    # Folding where staying is free is hardly ever meant.
    fold = Action(Fold(), phrase("act-fold"), ask=offer.check, key="f")
    if duty:
        return add, fold
    stay = _stay(offer, have)
    return (stay, add, fold) if offer.most > 0 else (stay, fold)


def _stay(offer: Offer, have: int) -> Action:
    if not offer.call:
        return Action(Check(), phrase("act-check"), main=True, key="c")
    allin = "yes" if offer.call == have else "no"
    return Action(CallBet(), phrase("do-call", chips=offer.call, allin=allin), main=True, key="c")


def _answering(view: ChipsetView) -> tuple[Action, ...]:
    """Without a SET there is nothing to answer; an answer is sealed until the time is up."""
    if view.answers != "both" or view.answer is not None:
        return ()
    return (
        Action(ShowCards(), phrase("act-show-cards"), main=True, key="s"),
        Action(KeepCards(), phrase("act-keep-cards"), key="k"),
    )


def _prompt(view: ChipsetView, at: Situation) -> Phrase | None:
    if view.outcome is not None:
        return None
    own = None if at.me is None else view.players[at.me]
    if view.phase == "pause":
        if at.me is None or own is None:
            return phrase("series-pause")
        if own.out:
            return phrase("prompt-broke")
        return phrase("series-waiting" if at.me in view.ready else "series-ready")
    if own is None:
        return phrase("prompt-watching")
    if own.out:
        return phrase("prompt-broke")
    if own.folded:
        return phrase("prompt-folded")
    if view.phase == "ask":
        if view.answer is not None:
            return phrase("prompt-answered", word=view.answer)
        return phrase("prompt-ask-both" if view.answers == "both" else "prompt-ask-none")
    return _bet_prompt(view, at)


def _bet_prompt(view: ChipsetView, at: Situation) -> Phrase:
    if view.turn != at.me:
        return phrase("prompt-bet-wait", name=name_of(at.names, view.turn))
    offer = view.offer or Offer(True, 0, 0)
    if offer.call:
        return phrase("prompt-bet-answer", chips=offer.call)
    return phrase("prompt-bet-open" if offer.check else "prompt-bet-must")


def _notes(view: ChipsetView, at: Situation) -> tuple[Phrase, ...]:
    """How the deal ended: who won what."""
    if view.phase != "pause":
        return ()
    return tuple(
        phrase(
            "play-gain",
            name=name_of(at.names, seat),
            count=abs(gain),
            way="lost" if gain < 0 else "won",
        )
        for seat, gain in sorted(enumerate(view.gains), key=lambda each: -each[1])
        if gain and view.players[seat].in_deal
    )


def _line(view: ChipsetView, at: Situation, seat: int) -> PlayerLine:
    player = view.players[seat]
    paused = view.phase == "pause"
    figures = [phrase("chips", count=player.chips)]
    if player.bet:
        figures.append(phrase("play-staked", count=player.bet))
    return PlayerLine(
        seat,
        tuple(figures),
        signs(
            dealer=view.dealer == seat,
            broke=player.out,
            folded=player.folded and not (paused and seat in view.ready),
            all_in=player.all_in,
            turn=view.turn == seat and seat != at.me,
            ready=paused and seat in view.ready,
            away=seat in view.away,
        ),
        active=view.turn == seat,
        gone=player.folded or not player.in_deal,
    )
