"""CoopSet: one team against the pack, as many SETs as possible out of each layout of twelve.

Rules COOP of `docs/rulebook.md`. There is no hurry and no turn: any member takes, and the team
agrees by word when a layout is done or needs one more card. Results of teams are compared by
`tercet.games.coopset.results`.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from tercet.cards import Card, Triple, deck, find_sets, has_set, is_set
from tercet.engine.acts import Act, Acts, Entry, naming_three
from tercet.engine.chance import Chance
from tercet.engine.events import Deadline, Event, Outcome, Over, View
from tercet.engine.game import Events, Facts, Game, Seats, State, Zones
from tercet.engine.options import Rules
from tercet.engine.secrets import mix_hidden
from tercet.errors import IllegalAction
from tercet.games.coopset.results import verdict
from tercet.games.shared.layout import (
    Layout,
    Pile,
    Places,
    gathered,
    laid_out,
    lay_more,
    remove,
)
from tercet.games.shared.race import (
    CardsGone,
    Dealt,
    Take,
    Taken,
    Wrong,
    check_not_gone,
    check_table_seen,
    check_three,
    wrong_call,
)

Points = Annotated[int, Meta(ge=0, le=20)]
Word = Literal["done", "add"]

#: 21 cards always hold a SET (CARD-6), so nobody needs a layout with more SETs than this.
MOST_SETS: Final = 7


class CoopSetRules(Rules, frozen=True):
    """Whose word counts (COOP-2a), `strict` (COOP-3a), and the figures of COOP-1, -4 and -5."""

    words: Literal["all", "any"] = "all"
    strict: bool = False
    size: Annotated[int, Meta(ge=9, le=18)] = 12
    one_set: Points = 0
    two_sets: Points = 1
    three_sets: Points = 3
    four_sets: Points = 5
    added_cost: Points = 1


# --- What players do (and `Take`) ------------------------------------------------------------


class SayDone(Act, frozen=True):
    """Say that no more SETs are to be taken from this layout (COOP-3a)."""


class SayAdd(Act, frozen=True):
    """Say that there is no SET, and ask for one more card (COOP-5a)."""


class Unsay(Act, frozen=True):
    """Take either word back."""


# --- What happens ----------------------------------------------------------------------------


class TeamWord(Event, frozen=True):
    """A member said "done" or "add a card" (COOP-2a)."""

    seat: int
    word: Word


class Unsaid(Event, frozen=True):
    """A member took that word back."""

    seat: int


class CardAdded(Event, frozen=True):
    """One more card was laid, for the points it costs (COOP-5)."""

    card: Card
    points: int
    score: int


class LayoutScored(Event, frozen=True):
    """A layout is done: its points, and what had been possible (COOP-3, COOP-3a).

    `possible` is the largest number of disjoint SETs in it (counted up to seven), `left` are the
    SETs still lying there.
    """

    sets: int
    points: int
    score: int
    possible: int
    left: tuple[Triple, ...] = ()


class TeamJudged(Event, frozen=True):
    """The verdict on the whole game (COOP-7)."""

    score: int
    verdict: str


# --- What is known ---------------------------------------------------------------------------


class Found(CardsGone, frozen=True):
    """A SET the team has taken, and from which layout."""

    layout: int


class CoopSetState(State, frozen=True, kw_only=True):
    """The whole table. `layout` numbers the layouts from 1; `added` counts in this one."""

    rules: CoopSetRules
    table: Layout
    pile: Pile
    score: int = 0
    layout: int = 1
    added: int = 0
    found: tuple[Found, ...] = ()
    wrong: int = 0
    words: tuple[Word | None, ...]
    table_seq: int = 0
    over: str | None = None
    #: The same cards where they lie, with holes where SETs were taken (COOP-2).
    places: Places = ()


class MemberView(Struct, frozen=True):
    """What a member has taken in the whole game, and said of this layout."""

    sets: int
    word: Word | None


class CoopSetView(View, frozen=True, kw_only=True, tag="coopset"):
    """Everything lies open but the pile. `sets` were taken from this layout.

    `places` are the cards of `table` where they lie: a place stays empty until the refill.
    """

    table: Layout
    places: Places
    pile: int
    score: int
    layout: int
    sets: int
    added: int
    wrong: int
    players: tuple[MemberView, ...]
    verdict: str | None


class CoopSet(Game[CoopSetRules, CoopSetState]):
    """All against the pack (COOP-1 to COOP-7)."""

    facts = Facts(
        key="coopset",
        version=1,
        players=(1, 32),  # COOP-1a
        pace="race",
        hidden=False,
        sought=True,
        against_pack=True,
        shares_touch=True,
        rules=CoopSetRules,
        state=CoopSetState,
        view=CoopSetView,
        acts=(Take, SayDone, SayAdd, Unsay),
        events=(
            *(Dealt, Taken, Wrong, TeamWord, Unsaid, CardAdded, LayoutScored),
            TeamJudged,
        ),
        reasons=("pack_used_up",),
        presets={"class": {"words": "any"}},  # COOP-1a, COOP-2a
    )

    def start(
        self, rules: CoopSetRules, seats: Seats, chance: Chance, at: int = 0
    ) -> tuple[CoopSetState, Events]:
        """Shuffle and lay twelve cards (COOP-1)."""
        pack, chance = chance.shuffle(deck())
        table, pile = pack[: rules.size], pack[rules.size :]
        state = CoopSetState(
            rules=rules,
            seats=seats,
            chance=chance,
            table=table,
            pile=pile,
            places=table,
            words=(None,) * seats.count,
        )
        return state, (Dealt(cards=table),)

    def may_act(self, state: CoopSetState) -> frozenset[int]:
        """Every member, at any time."""
        return state.present if state.over is None else frozenset()

    def legal(self, state: CoopSetState, seat: int) -> Acts:
        """Take any three, say a word, or take it back."""
        if seat not in self.may_act(state):
            return Acts()
        take = naming_three(Take, state.table)
        if state.words[seat] is not None:
            return Acts(*take, rare=(Unsay(),))
        words: list[Act] = [] if _why_not_done(state) else [SayDone()]
        return Acts(*take, words if _why_not_add(state) else [*words, SayAdd()])

    def deadline(self, state: CoopSetState) -> Deadline | None:
        """Nobody is in a hurry."""
        return None

    def view(self, state: CoopSetState, viewer: int | None) -> CoopSetView:
        """The same for all: only the pile is hidden, and what is still to be found."""
        players = tuple(
            MemberView(sum(found.seat == seat for found in state.found), word)
            for seat, word in enumerate(state.words)
        )
        return CoopSetView(
            **self.frame(state, viewer),
            table=state.table,
            places=state.places,
            pile=len(state.pile),
            score=state.score,
            layout=state.layout,
            sets=len(_sets_here(state)),
            added=state.added,
            wrong=state.wrong,
            players=players,
            verdict=None if state.over is None else verdict(state.score),
        )

    def outcome(self, state: CoopSetState) -> Outcome | None:
        """The team's score for each member; all win from the second verdict on (COOP-7)."""
        if state.over is None:
            return None
        team = state.seats.playing
        scores = tuple(state.score if seat in team else 0 for seat in range(state.seats.count))
        beaten = verdict(state.score) != "keep_playing"
        return Outcome(scores, team if beaten else (), state.over)

    def on_act(self, state: CoopSetState, entry: Entry, seat: int) -> tuple[CoopSetState, Events]:
        """Take, or speak of this layout."""
        act = entry.act
        if isinstance(act, Take):
            check_not_gone(state.found, entry, act.cards)
            check_three(act.cards, state.table)
            return _take(state, entry, seat, act.cards)
        check_table_seen(state.table_seq, entry)
        if isinstance(act, Unsay):
            return _unsay(state, seat)
        return _say(state, entry, seat, "done" if isinstance(act, SayDone) else "add")

    def on_timeout(
        self, state: CoopSetState, entry: Entry, label: str
    ) -> tuple[CoopSetState, Events]:
        """There is no deadline, so this is never due."""
        return state, ()

    def on_absence(self, state: CoopSetState, entry: Entry) -> tuple[CoopSetState, Events]:
        """Who has left has no word, and does not block the others."""
        for seat in state.away:
            state = _with_word(state, seat, None)
        return _act_if_agreed(state, entry, ())

    def zones(self, state: CoopSetState) -> Zones:
        """Pile, table, and the SETs the team has taken."""
        found = tuple(card for found in state.found for card in found.cards)
        return {"pile": state.pile, "table": state.table, "found": found}

    def scramble(
        self, state: CoopSetState, viewer: int | None, keep: frozenset[object], chance: Chance
    ) -> CoopSetState:
        """Nobody may know the order of the pile."""
        (pile,) = mix_hidden([state.pile], keep, chance)
        return replace(state, pile=pile)


def most_disjoint(cards: Layout, most: int = MOST_SETS) -> int:
    """The largest number of SETs among these cards of which no two share one; at most `most`."""
    # Each card is a bit: what two SETs share is found in one step.
    sets = [1 << a.index | 1 << b.index | 1 << c.index for a, b, c in find_sets(cards)]
    return _pack(sets, min(most, len(cards) // 3))


def _pack(sets: list[int], most: int) -> int:
    """Either a card of the first SET is in none of those chosen, or one of its SETs is chosen."""
    most = min(most, reduce(or_, sets, 0).bit_count() // 3)  # there are no more cards than that
    if most <= 0:
        return 0
    pivot = min(_bits(sets[0]), key=lambda card: sum([three & card for three in sets]) // card)
    best = 0
    for chosen in [three for three in sets if three & pivot]:
        best = max(best, 1 + _pack([three for three in sets if not three & chosen], most - 1))
        if best == most:
            return best
    return max(best, _pack([three for three in sets if not three & pivot], most))


def _bits(three: int) -> tuple[int, int, int]:
    first = three & -three
    rest = three ^ first
    second = rest & -rest
    return first, second, rest ^ second


# --- The rules, act by act -------------------------------------------------------------------


def _silence(state: CoopSetState) -> tuple[None, ...]:
    return (None,) * state.seats.count


def _with_word(state: CoopSetState, seat: int, word: Word | None) -> CoopSetState:
    return replace(state, words=(*state.words[:seat], word, *state.words[seat + 1 :]))


def _sets_here(state: CoopSetState) -> list[Layout]:
    """The SETs taken from the layout on the table."""
    return [found.cards for found in state.found if found.layout == state.layout]


def _take(
    state: CoopSetState, entry: Entry, seat: int, cards: Triple
) -> tuple[CoopSetState, Events]:
    """COOP-2: three cards leave the layout for good; a wrong triple is counted (COOP-2a)."""
    if not is_set(*cards):
        wrong = wrong_call(seat, cards)
        return replace(state, wrong=state.wrong + 1), (wrong,)
    found = Found(entry.seq, seat, cards, state.layout)
    state = replace(
        state,
        table=remove(state.table, (), cards, 0)[0],
        places=tuple(None if card in cards else card for card in state.places),
        found=(*state.found, found),
        words=_silence(state),
        table_seq=entry.seq,
    )
    return state, (Taken(seat=seat, cards=cards),)


def _why_not_done(state: CoopSetState) -> str | None:
    if state.pile and not _sets_here(state):
        return "take_or_add"  # a refill of nothing would go on for ever
    return _why_not_leave(state)


def _why_not_add(state: CoopSetState) -> str | None:
    if _sets_here(state):
        return "done_instead"  # COOP-5: cards are added to find the first SET
    return None if state.pile else _why_not_leave(state)  # COOP-6a: it ends the game


def _why_not_leave(state: CoopSetState) -> str | None:
    return "there_is_a_set" if state.rules.strict and has_set(state.table) else None  # COOP-3a


def _say(state: CoopSetState, entry: Entry, seat: int, word: Word) -> tuple[CoopSetState, Events]:
    why = _why_not_done(state) if word == "done" else _why_not_add(state)
    if state.words[seat] is not None:
        why = "already_said"
    if why is not None:
        raise IllegalAction(why)
    state = _with_word(state, seat, word)
    return _act_if_agreed(state, entry, (TeamWord(seat=seat, word=word),))


def _unsay(state: CoopSetState, seat: int) -> tuple[CoopSetState, Events]:
    if state.words[seat] is None:
        raise IllegalAction("not_said")
    return _with_word(state, seat, None), (Unsaid(seat=seat),)


def _act_if_agreed(
    state: CoopSetState, entry: Entry, events: Events
) -> tuple[CoopSetState, Events]:
    """COOP-2a: all members present have said it, or any one where that is enough.

    Only one of the two words is allowed at a time, but for the last layout: there, with no card
    left, both mean the end (COOP-6a).
    """
    said = {seat for seat, word in enumerate(state.words) if word is not None}
    if not said or (state.rules.words == "all" and not state.present <= said):
        return state, events
    adds = bool(state.pile) and "add" in state.words
    state = replace(state, words=_silence(state), table_seq=entry.seq)
    state, more = (_add if adds else _score)(state)
    return state, events + more


def _add(state: CoopSetState) -> tuple[CoopSetState, Events]:
    """COOP-5: one card, and its cost at once, whether or not a SET was there (COOP-5a)."""
    table, pile = lay_more(state.table, state.pile, 1)
    points = -state.rules.added_cost
    score = state.score + points
    added = CardAdded(card=table[-1], points=points, score=score)
    state = replace(state, table=table, places=laid_out(state.places, table[-1:]), pile=pile)
    return replace(state, score=score, added=state.added + 1), (added,)


def _score(state: CoopSetState) -> tuple[CoopSetState, Events]:
    """COOP-3: score the layout, tell what was missed (COOP-3a), and refill."""
    sets = _sets_here(state)
    points = _points(state.rules, len(sets))
    whole = state.table + tuple(card for three in sets for card in three)
    scored = LayoutScored(
        sets=len(sets),
        points=points,
        score=state.score + points,
        possible=max(len(sets), most_disjoint(whole)),
        left=tuple(find_sets(state.table)),
    )
    return _refill(replace(state, score=scored.score), scored, bool(sets))


def _points(rules: CoopSetRules, sets: int) -> int:
    """COOP-4; more than four, which takes more than twelve cards, count as four."""
    table = (0, rules.one_set, rules.two_sets, rules.three_sets, rules.four_sets)
    return table[min(sets, 4)]


def _refill(state: CoopSetState, scored: LayoutScored, took: bool) -> tuple[CoopSetState, Events]:
    """Back to twelve; the game is over when cards are due and there are none (COOP-6a)."""
    due = state.rules.size - len(state.table)
    if not state.pile and (due > 0 or not took):
        return _end(state, (scored,))
    table, pile = lay_more(state.table, state.pile, max(0, due))
    dealt = (Dealt(cards=table[len(state.table) :]),) if due > 0 else ()
    places = laid_out(gathered(state.places, state.rules.size), table[len(state.table) :])
    state = replace(state, table=table, places=places, pile=pile)
    return replace(state, layout=state.layout + 1, added=0), (scored, *dealt)


def _end(state: CoopSetState, events: Events) -> tuple[CoopSetState, Events]:
    state = replace(state, over="pack_used_up")
    outcome = COOPSET.outcome(state)
    assert outcome is not None
    judged = TeamJudged(score=state.score, verdict=verdict(state.score))
    return state, (*events, judged, Over(outcome=outcome))


COOPSET = CoopSet()
