"""How a game ended, in words: won, lost, came out, and what belongs to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tercet.engine.events import Outcome
from tercet.games.coopset.coopset import CoopSetView
from tercet.games.shared.seen import deal_of
from tercet.games.solitaire import SolitaireView
from tercet.terminal.table.state import TableState

#: So many overlooked SETs are listed.
_LISTED: Final = 6


@dataclass(frozen=True, slots=True)
class Ending:
    """A heading and the lines below it."""

    heading: str
    lines: tuple[str, ...]


def ending_of(state: TableState) -> Ending:
    """What is said at the end of this table."""
    whole, outcome = state.source.view, state.screen.outcome
    assert whole is not None
    assert isinstance(outcome, Outcome)
    view = deal_of(whole)
    if isinstance(view, SolitaireView) and view.result is not None:
        return _solitaire(state, view)
    if isinstance(view, CoopSetView):
        return _team(state, view)
    return Ending(_heading(state, outcome), tuple(_result(state, outcome)))


def _heading(state: TableState, outcome: Outcome) -> str:
    own, say = state.source.seat, state.texts.say
    if own is not None and own in outcome.winners:
        return say("end-you-won" if len(outcome.winners) == 1 else "end-together")
    names = state.teller().listed([state.names[seat] for seat in outcome.winners])
    return say("end-winners", count=len(outcome.winners), names=names)


def _result(state: TableState, outcome: Outcome) -> list[str]:
    """The reason, and everybody's score, the best first."""
    reason = state.texts.say(f"reason-{outcome.reason.replace('_', '-')}")
    order = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
    width = max(len(name) for name in state.names)
    return [reason, "", *(f"{state.names[s]:<{width}}  {outcome.scores[s]:>4}" for s in order)]


def _solitaire(state: TableState, view: SolitaireView) -> Ending:
    say = state.texts.say
    assert view.result is not None
    left = len(view.table) + view.pile
    said = say(
        f"solitaire-{view.result.replace('_', '-')}",
        sets=view.sets,
        left=left,
        penalties=view.penalties,
    )
    from tercet.words.story import clock

    lines = [
        _capital(say(f"option-solitaire-form-{view.form}")),
        say("solitaire-mistakes", wrong=view.wrong),
        say("solitaire-time", ms=clock(view.ms or 0)),
    ]
    if state.hints:
        lines.append(say("play-hints", count=state.hints))
    missed = list(dict.fromkeys(tuple(sorted(each)) for sets in view.overlooked for each in sets))
    lines.append(say("solitaire-overlooked", count=len(missed)))
    lines += ["  " + " ".join(map(str, each)) for each in missed[:_LISTED]]
    if len(missed) > _LISTED:
        lines.append(say("play-more", count=len(missed) - _LISTED))
    return Ending(said, tuple(lines))


def _team(state: TableState, view: CoopSetView) -> Ending:
    say = state.texts.say
    verdict = (view.verdict or "keep_playing").replace("_", "-")
    return Ending(say(f"verdict-{verdict}"), (say("end-team-score", score=view.score),))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
