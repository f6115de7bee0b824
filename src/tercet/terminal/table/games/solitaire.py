"""The three solitaires: what the word “none here” does, mistakes and penalties, the form."""

from __future__ import annotations

from collections.abc import Iterable

from tercet.cards import Card
from tercet.engine.table import SeenStep
from tercet.games.shared.race import Take, Taken
from tercet.games.solitaire import NoneHere, SolitaireView, Stop
from tercet.terminal.table.games.situation import Situation
from tercet.terminal.table.screen import Action, Choice, Phrase, PlayerLine, Screen, phrase


def solitaire_screen(view: SolitaireView, at: Situation) -> Screen:
    """The table of one player."""
    may = at.me is not None and at.me in view.may_act
    choice = Choice(3, lambda cards: Take((cards[0], cards[1], cards[2])), view.table)
    prompt = "prompt-watching" if at.me is None else "prompt-look-calmly"
    return Screen(
        places=view.table,
        marks=dict.fromkeys(at.hinted, "hint"),
        choices=(choice,) if may else (),
        actions=_actions(view) if may else (),
        prompt=None if view.outcome is not None else phrase(prompt),
        players=(PlayerLine(0, solitaire_figures(view, at.hints)),),
        facts=(phrase("table-pile", count=view.pile), phrase(f"play-form-{view.form}")),
        outcome=view.outcome,
    )


def solitaire_figures(view: SolitaireView, hints: int = 0) -> tuple[Phrase, ...]:
    """What counts in this form; a mistake and what it cost are always told."""
    figures = [phrase("play-sets", count=view.sets), phrase("play-mistakes", count=view.wrong)]
    if view.form == "first":
        figures.insert(0, phrase("play-points", count=view.score))
    if view.form == "penalty":
        figures.append(phrase("play-penalties", count=view.penalties))
    if view.debt > 0:
        figures.append(phrase("play-owed", count=view.debt))
    if hints:
        figures.append(phrase("play-hints", count=hints))
    return tuple(figures)


def _actions(view: SolitaireView) -> tuple[Action, ...]:
    """Where the word ends the game, it is asked once more."""
    ends = view.form == "first" or view.pile == 0
    label = phrase("solitaire-none-end" if ends else "solitaire-none-more")
    return (
        Action(NoneHere(), label, ask=ends),
        Action(None, phrase("solitaire-hint"), wish="hint"),
        Action(Stop(), phrase("act-stop"), ask=True),
    )


def advised(view: object, history: Iterable[SeenStep]) -> tuple[Card, ...] | None:
    """Return the SET that leaves the best chances; None without a SET or in another game."""
    from tercet.bots.solitaire.mind import advise

    if not isinstance(view, SolitaireView):
        return None
    taken = [e for step in history for e in step.events if isinstance(e, Taken)]
    gone = [card for event in taken for card in event.cards]
    form = view.form if view.form in ("first", "patience", "penalty") else "patience"
    return advise(view.table, gone, form)
