"""Solitaire: take what is seen, or choose which SET to take so that the patience comes out.

`hint` is for people, too: it names the SET that leaves the best chances, from what lies open and
what has been seen before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tercet.bots.classic import first, shown
from tercet.bots.human.draws import Draws
from tercet.bots.human.sight import Noticed, Sight
from tercet.bots.human.skills import Skill
from tercet.bots.intent import Intent, Mind
from tercet.bots.solitaire.patience import Patience, best_take
from tercet.cards import DECK, Card, Triple, find_sets
from tercet.engine.acts import Acts
from tercet.engine.chance import SEED_BYTES, Chance
from tercet.errors import Unreadable
from tercet.games.shared.layout import FULL, SMALL
from tercet.games.shared.race import Take
from tercet.games.solitaire import NoneHere, SolitaireView

#: Futures gone through for a choice, by care; 0 is a careful guess, below that the first SET
#: that is seen is taken.
FUTURES: Final = (-1, -1, -1, 0, 0, 12, 40)
#: Both set by hand: a player who chooses looks at the table for so many theta, to see nearly every
#: SET; and searches so many times as long as in a race before giving up, because there is no hurry,
#: and longer still where the word that there is none ends the game.
_LOOK: Final = 1.5
_PATIENCE: Final = 2.0
_AT_THE_END: Final = 4.0
#: The cards of a beginners' pack (BEG-1).
_SMALL_PACK: Final = 27


class SolitaireMind(Mind):
    """The one player (SOLO-1 to SOLO-5)."""

    def __init__(self, skill: Skill, futures: int | None = None) -> None:
        self.skill, self.sight = skill, Sight(skill)
        self.futures = FUTURES[skill.care] if futures is None else futures
        self._seen: set[Card] = set()

    def look(self, view: SolitaireView, at: int) -> None:
        """Remember every card that has lain on the table: the others are still to come."""
        super().look(view, at)
        self._seen.update(view.table)
        self.sight.look(view.table, at, view.wrong)

    def decide(self, view: SolitaireView, legal: Acts, chance: Chance) -> Intent | None:
        """Take a SET, or say that there is none when none is seen (SOLO-1b)."""
        draws = Draws(chance)
        noticed = self.sight.notice(find_sets(view.table), draws)
        ends = view.form == "first" or not view.pile
        enough = self.sight.gives_up_at(_AT_THE_END if ends else _PATIENCE)
        if NoneHere() in legal and (not noticed or self.sight.call_at(noticed[0]) > enough):
            return first(self, [(enough, NoneHere())])
        if not noticed:
            return None
        at, one = self._choice(view, noticed, draws)
        return first(self, [(at, Take(shown([one], view.table, draws)))])

    def _choice(
        self, view: SolitaireView, noticed: list[Noticed], draws: Draws
    ) -> tuple[float, Noticed]:
        ready = self.sight.changed + self.skill.t0_ms + self.skill.theta_s * 1000 * _LOOK
        seen = [one for one in noticed if one.at <= ready]
        if self.futures < 0 or len(seen) < 2:
            return self.sight.call_at(noticed[0]), noticed[0]
        best = _hint(view, [one.cards for one in seen], self._seen, self.futures, draws)
        return ready, next(one for one in seen if one.cards == best)


def hint(view: SolitaireView, seen: Iterable[Card], futures: int, chance: Chance) -> Triple | None:
    """The SET to take, or None when there is none; `seen` are the cards that have gone before."""
    sets = find_sets(view.table)
    known = {*seen, *view.table}
    return _hint(view, sets, known, futures, Draws(chance)) if sets else None


def advise(table: tuple[Card, ...], gone: Sequence[Card], form: str) -> Triple | None:
    """The SET to take from these cards of a pack, after these have gone; the same each time."""
    for card in gone:
        if card in table:
            raise Unreadable("hint_gone_lies_here", card=str(card))
    view = SolitaireView(
        seat=0,
        may_act=(0,),
        away=(),
        deadline=None,
        outcome=None,
        form=form,
        table=table,
        pile=len(DECK) - len(table) - len(gone),
        score=len(gone) // 3,
        sets=len(gone) // 3,
        debt=0,
        penalties=0,
        wrong=0,
    )
    return hint(view, gone, FUTURES[-1], Chance(bytes(SEED_BYTES)))


def _hint(
    view: SolitaireView, sets: Sequence[Triple], seen: set[Card], futures: int, draws: Draws
) -> Triple:
    pack = _pack(view, seen)
    game = Patience(
        form=view.form,
        size=SMALL if len(pack) == _SMALL_PACK else FULL,
        penalties=view.penalties,
        unseen=[card.index for card in pack if card not in seen],
        pile=view.pile,
    )
    table = [card.index for card in view.table]
    choice = [(a.index, b.index, c.index) for a, b, c in sets]
    return sets[best_take(game, table, choice, futures, draws)]


def _pack(view: SolitaireView, seen: set[Card]) -> list[Card]:
    """The whole pack, or the beginners' cards that agree with all that was seen (BEG-1)."""
    if view.pile + len(view.table) + 3 * view.sets > _SMALL_PACK or not seen:
        return list(DECK)
    for axis in range(4):
        values = {card.point[axis] for card in seen}
        if len(values) == 1 and len(seen) >= SMALL:
            return [card for card in DECK if card.point[axis] in values]
    return list(DECK)
