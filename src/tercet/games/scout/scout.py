"""Scout: one puts a finger on a card of a SET, the others race for the second card.

Rules SCOUT of `docs/rulebook.md`. The scout seals all three cards with the game; the others see
only the first. What is said and known stands in `tercet.games.scout.terms`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import cast

from msgspec.structs import replace

from tercet.cards import Card, Triple, deck, find_sets, has_set, is_set, third
from tercet.engine.acts import Act, Acts, Entry, SetTriples, Triples
from tercet.engine.chance import Chance
from tercet.engine.events import Deadline, Outcome, Over, highest
from tercet.engine.game import Events, Facts, Game, Seats, Zones
from tercet.engine.secrets import mix_hidden
from tercet.errors import IllegalAction, TooLate
from tercet.games.classic import NoneHere, TakeBack
from tercet.games.scout.forfeits import (
    all_voted,
    cast_vote,
    count_votes,
    open_votes,
    other_votes,
    owe_forfeit,
    voters,
)
from tercet.games.scout.terms import (
    Barred,
    ForfeitDue,
    Forfeited,
    GaveUpSearch,
    GiveUp,
    LostCard,
    Opened,
    Player,
    Point,
    Pointed,
    PointedSecond,
    PointSecond,
    ScoutRules,
    ScoutState,
    ScoutView,
    Sealed,
    Search,
    SearchesAgain,
    SearchRanOut,
    SitsOutNext,
    Vote,
    Voted,
    Won,
    ballot_view,
    player_view,
    search_view,
)
from tercet.games.shared.layout import FULL, Layout, lay_more, remove
from tercet.games.shared.race import (
    CardsGone,
    Dealt,
    Laid,
    SaidNone,
    TookBack,
    Wrong,
    check_not_gone,
    check_table_seen,
    check_three,
    say_none,
    take_back,
    wrong_call,
)

Step = tuple[ScoutState, Events]
#: Who gets which cards when a search ends.
Shares = tuple[tuple[int, tuple[Card, ...]], ...]


class Scout(Game[ScoutRules, ScoutState]):
    """The variant of the scout (SCOUT-1 to SCOUT-8)."""

    facts = Facts(
        key="scout",
        version=1,
        players=(2, 8),  # SCOUT-1b
        pace="race",
        hidden=True,
        sought=True,
        opens_with_race=True,
        rules=ScoutRules,
        state=ScoutState,
        view=ScoutView,
        acts=(Point, PointSecond, GiveUp, Vote, NoneHere, TakeBack),
        claims=(Point, PointSecond),
        events=(
            *(Dealt, Laid, Wrong, SaidNone, TookBack),
            *(Pointed, Sealed, PointedSecond, Barred, GaveUpSearch, SearchRanOut, Opened, Won),
            *(LostCard, SitsOutNext, SearchesAgain, ForfeitDue, Voted, Forfeited),
        ),
        reasons=("no_set_left", "agreed"),
        matches=("single", "dealers", "deals", "tournament"),
    )

    def start(self, rules: ScoutRules, seats: Seats, chance: Chance, at: int = 0) -> Step:
        """Shuffle and lay twelve cards (SCOUT-1)."""
        pile, chance = chance.shuffle(deck())
        state = ScoutState(
            rules=rules,
            seats=seats,
            chance=chance,
            table=pile[:FULL],
            pile=pile[FULL:],
            players=(Player(),) * seats.count,
        )
        return _end_if_done(state, (Dealt(cards=state.table),))

    def may_act(self, state: ScoutState) -> frozenset[int]:
        """All but those who sit out; in a search those still searching; and who has to vote."""
        if state.over is not None:
            return frozenset()
        free = state.searching if state.search else state.present - state.out
        return free.union(*(voters(state, ballot) - ballot.voted for ballot in state.ballots))

    def legal(self, state: ScoutState, seat: int) -> Acts:
        """Point at any three; in a search a second card or giving up; votes that are open."""
        if seat not in self.may_act(state):
            return Acts()
        votes = tuple(open_votes(state, seat))
        if state.search is not None:
            return Acts(*_answers(state, seat), votes)
        if seat in state.out:
            return Acts(votes)
        often, rare = _words(state, seat)
        return Acts(*_pointings(state.table), often, votes, rare=rare)

    def deadline(self, state: ScoutState) -> Deadline | None:
        """The end of the search (SCOUT-5a) or of a vote, whichever comes first."""
        times = [Deadline(ballot.due, "vote") for ballot in state.ballots]
        if state.search is not None and state.search.due is not None:
            times.append(Deadline(state.search.due, "search"))
        return min(times, key=lambda time: (time.at, time.label), default=None)

    def view(self, state: ScoutState, viewer: int | None) -> ScoutView:
        """Only the scout sees the two sealed cards, and each voter the own vote (SCOUT-1a)."""
        return ScoutView(
            **self.frame(state, viewer),
            table=state.table,
            pile=len(state.pile),
            search=search_view(state, viewer),
            ballots=tuple(ballot_view(ballot, viewer) for ballot in state.ballots),
            players=tuple(player_view(state, seat) for seat in range(state.seats.count)),
        )

    def outcome(self, state: ScoutState) -> Outcome | None:
        """One point per card, most cards wins, ties share the win (SCOUT-8)."""
        if state.over is None:
            return None
        scores = tuple(len(player.cards) for player in state.players)
        return Outcome(scores, highest(scores, state.seats.playing), state.over)

    def on_act(self, state: ScoutState, entry: Entry, seat: int) -> Step:
        """Point, answer, give up, vote, or speak of there being no SET."""
        match entry.act:
            case Vote(whom, forfeit):
                return cast_vote(state, entry, seat, whom, forfeit)
            case PointSecond(card):
                return _second(state, entry, seat, card)
            case GiveUp():
                return _give_up(state, entry, seat)
            case Point(cards):
                return _point(state, entry, seat, cards)
            case NoneHere():
                return _say_none(state, entry, seat)
            case _:
                return _take_back(state, entry, seat)

    def on_timeout(self, state: ScoutState, entry: Entry, label: str) -> Step:
        """Time for the search or for a vote is up: silence gives up, and does not vote."""
        if label == "vote":
            return count_votes(state, entry.seq, lambda ballot: ballot.due <= entry.at)
        ran_out = SearchRanOut(seats=tuple(sorted(state.searching)))
        return _show(state, entry, (ran_out,))

    def on_absence(self, state: ScoutState, entry: Entry) -> Step:
        """Who has left blocks neither a vote, nor a search, nor an agreement (BASE-6b)."""
        state, events = count_votes(state, entry.seq, partial(all_voted, state))
        if state.search is not None:
            return _show_if_given_up(state, entry, events)
        return _go_on(state, entry, events)

    def zones(self, state: ScoutState) -> Zones:
        """Pile, table, the cards lost to penalties, and what each player has won."""
        won = {f"won {seat}": player.cards for seat, player in enumerate(state.players)}
        return {"pile": state.pile, "table": state.table, "box": state.box, **won}

    def hands(self, state: ScoutState) -> tuple[tuple[object, ...], ...]:
        """The cards that the scout has sealed."""
        search, seats = state.search, range(state.seats.count)
        return tuple([search.cards[1:] if search and search.scout == s else () for s in seats])

    def sealed(self, state: ScoutState) -> frozenset[object]:
        """The scout's three, and the votes not yet counted."""
        votes = {("vote", b.seq, b.seat, by) for b in state.ballots for by in b.voted}
        return frozenset(votes | ({("search",)} if state.search else set[object]()))

    def scramble(
        self, state: ScoutState, viewer: int | None, keep: frozenset[object], chance: Chance
    ) -> ScoutState:
        """Another pile, other cards under the scout's seal, and other votes."""
        (pile,) = mix_hidden([state.pile], keep, chance)
        search = state.search
        if search is not None and viewer != search.scout and ("search",) not in keep:
            search = _other_search(state.table, search, chance)
        ballots = tuple(other_votes(ballot, viewer, keep) for ballot in state.ballots)
        return replace(state, pile=pile, search=search, ballots=ballots)


# --- Pointing and searching ------------------------------------------------------------------


def _point(state: ScoutState, entry: Entry, seat: int, cards: Triple) -> Step:
    """SCOUT-1: the others see the first card, the game keeps all three (SCOUT-1a)."""
    _check_free(state, seat)
    check_not_gone(state.gone, entry, cards)
    check_three(cards, state.table)
    limit = state.rules.search_ms
    search = Search(seat, cards, entry.seq, entry.at + limit if limit else None)
    pointed = Pointed(seat=seat, card=search.first)
    sealed = Sealed(only=seat, seat=seat, cards=cards)
    return _show_if_given_up(replace(state, search=search), entry, (pointed, sealed))


def _check_free(state: ScoutState, seat: int) -> None:
    if state.search is not None:
        if state.search.scout == seat:
            raise IllegalAction("already_pointing")
        raise TooLate("pointed_first", by=state.search.scout)  # BASE-3b
    if seat in state.out:
        raise IllegalAction("sits_out_search")  # SCOUT-6


def _second(state: ScoutState, entry: Entry, seat: int, card: Card) -> Step:
    """SCOUT-2: which SET the second card belongs to decides who takes what."""
    search = _check_searching(state, entry, seat)
    if card not in state.table:
        raise IllegalAction("card_not_on_table", card=str(card))
    if card is search.first:
        raise IllegalAction("card_is_first", card=str(card))
    pointed = PointedSecond(seat=seat, card=card)
    completing = third(search.first, card)
    if completing not in state.table and card not in search.cards:
        return _bar(state, entry, seat, (pointed,))
    state = replace(state, ended_by=seat)
    return _settle(state, entry, (pointed,), _shares(state, search, seat, card))


def _shares(state: ScoutState, search: Search, seat: int, card: Card) -> Shares:
    completing = third(search.first, card)
    if not is_set(*search.cards):  # SCOUT-6a
        return ((seat, (search.first, card, completing)),) if completing in state.table else ()
    if card in search.cards:  # SCOUT-3
        return (seat, (card,)), (search.scout, (search.first, completing))
    return (seat, (card, completing)), (search.scout, search.cards)  # SCOUT-4


def _check_searching(state: ScoutState, entry: Entry, seat: int) -> Search:
    """The search that this seat may answer, or a refusal; too late once it is over."""
    if entry.seen is not None and entry.seen < state.search_end:
        if state.ended_by is not None:
            raise TooLate("second_first", by=state.ended_by)  # BASE-3b
        raise TooLate("search_over")
    search = state.search
    if search is None:
        raise IllegalAction("no_search")
    if search.scout == seat:
        raise IllegalAction("already_pointing")
    _check_not_out(state, search, seat)
    return search


def _check_not_out(state: ScoutState, search: Search, seat: int) -> None:
    if seat in state.out:
        raise IllegalAction("sits_out_search")  # SCOUT-6
    if seat in search.barred:
        raise IllegalAction("barred_from_search")  # SCOUT-2a
    if seat in search.gave_up:
        raise IllegalAction("gave_up_search")  # SCOUT-5a


def _bar(state: ScoutState, entry: Entry, seat: int, events: Events) -> Step:
    """SCOUT-2a: nothing is taken; by option the try costs a card."""
    assert state.search is not None
    search = replace(state.search, barred=state.search.barred | {seat})
    state, events = replace(state, search=search), (*events, Barred(seat=seat))
    if state.rules.second_pays:
        state, paid = _pay(state, entry, seat)
        events += paid
    return _show_if_given_up(state, entry, events)


def _give_up(state: ScoutState, entry: Entry, seat: int) -> Step:
    search = _check_searching(state, entry, seat)
    search = replace(search, gave_up=search.gave_up | {seat})
    state = replace(state, search=search)
    return _show_if_given_up(state, entry, (GaveUpSearch(seat=seat),))


def _show_if_given_up(state: ScoutState, entry: Entry, events: Events) -> Step:
    """SCOUT-5a: nobody is left who searches."""
    return (state, events) if state.searching else _show(state, entry, events)


def _show(state: ScoutState, entry: Entry, events: Events) -> Step:
    """SCOUT-5: the scout shows, and takes a right SET."""
    assert state.search is not None
    scout, cards = state.search.scout, state.search.cards
    right = is_set(*cards)
    return _settle(replace(state, ended_by=None), entry, events, ((scout, cards),) if right else ())


# --- The end of a search ---------------------------------------------------------------------


def _settle(state: ScoutState, entry: Entry, events: Events, shares: Shares) -> Step:
    """Open the three, share out the cards and refill; a mistaken scout pays (SCOUT-6)."""
    assert state.search is not None
    scout, cards, waited = state.search.scout, state.search.cards, state.out
    state = replace(state, search=None, search_end=entry.seq, out=frozenset())
    state, won = _share_out(state, entry, shares)
    if is_set(*cards):
        events += (Opened(seat=scout, cards=cards), *won)
    else:
        events += (wrong_call(scout, cards), *won)
        state, paid = _pay_for_mistake(state, entry, scout)
        events += paid
    if waited:
        events += (SearchesAgain(seats=tuple(sorted(waited))),)
    return _go_on(state, entry, events)


def _share_out(state: ScoutState, entry: Entry, shares: Shares) -> Step:
    """Each takes a share; the table is refilled to twelve (SCOUT-8a)."""
    if not shares:
        return state, ()
    for seat, cards in shares:
        player = state.players[seat]
        state = state.with_player(seat, replace(player, cards=player.cards + cards))
    taken = tuple(card for _, cards in shares for card in cards)
    table, pile = remove(state.table, state.pile, taken, FULL)
    drawn = state.pile[: len(state.pile) - len(pile)]
    gone = tuple(CardsGone(entry.seq, seat, cards) for seat, cards in shares)
    state = replace(state, table=table, pile=pile, gone=state.gone + gone)
    state = replace(state, table_seq=entry.seq, said_none=frozenset())
    won: Events = tuple(Won(seat=seat, cards=cards) for seat, cards in shares)
    return state, won + ((Dealt(cards=drawn),) if drawn else ())


def _pay_for_mistake(state: ScoutState, entry: Entry, seat: int) -> Step:
    """SCOUT-6: one card, and the next search without the mistaken scout."""
    player = state.players[seat]
    state = state.with_player(seat, replace(player, mistakes=player.mistakes + 1))
    state, events = _pay(replace(state, out=frozenset((seat,))), entry, seat)
    return state, (*events, SitsOutNext(seat=seat))


def _pay(state: ScoutState, entry: Entry, seat: int) -> Step:
    """The card won last is put aside; without one the others choose a forfeit (SCOUT-7)."""
    player = state.players[seat]
    if not player.cards:
        return owe_forfeit(state, entry, seat)
    *kept, lost = player.cards
    state = state.with_player(seat, replace(player, cards=tuple(kept)))
    return replace(state, box=(*state.box, lost)), (LostCard(seat=seat, card=lost),)


def _go_on(state: ScoutState, entry: Entry, events: Events) -> Step:
    """Between two searches: is anybody free to search, is it over, do all agree?"""
    if state.out and state.present and not state.present - state.out:
        events += (SearchesAgain(seats=tuple(sorted(state.out))),)  # as PEN-3a
        state = replace(state, out=frozenset())
    state, events = _end_if_done(state, events)
    return (state, events) if state.over else _lay_if_agreed(state, entry, events)


# --- No SET, and the end (SCOUT-8a) ----------------------------------------------------------


def _say_none(state: ScoutState, entry: Entry, seat: int) -> Step:
    _check_word(state, entry, seat)
    state, said = say_none(state, seat)
    if state.rules.strict and has_set(state.table):
        raise IllegalAction("there_is_a_set")  # BASE-6a, option
    return _lay_if_agreed(state, entry, said)


def _take_back(state: ScoutState, entry: Entry, seat: int) -> Step:
    _check_word(state, entry, seat)
    return take_back(state, seat)


def _check_word(state: ScoutState, entry: Entry, seat: int) -> None:
    _check_free(state, seat)
    check_table_seen(state.table_seq, entry)


def _lay_if_agreed(state: ScoutState, entry: Entry, events: Events) -> Step:
    """BASE-6a, BASE-6b: all who may search have said it."""
    free = state.present - state.out
    if not free or not free <= state.said_none:
        return state, events
    if not state.pile:
        return _end(state, events, "agreed")  # BASE-9: no SET can be found
    table, pile = lay_more(state.table, state.pile)
    laid = Laid(cards=table[len(state.table) :])
    state = replace(state, table=table, pile=pile, said_none=frozenset(), table_seq=entry.seq)
    return _end_if_done(state, (*events, laid))


def _end_if_done(state: ScoutState, events: Events) -> Step:
    """BASE-9, BASE-9a: the pile is empty and no SET lies on the table."""
    if state.pile or (state.rules.players_end and state.table) or has_set(state.table):
        return state, events
    return _end(state, events, "no_set_left")


def _end(state: ScoutState, events: Events, reason: str) -> Step:
    """Votes still open are counted as they stand: nobody waits for them."""
    state, forfeited = count_votes(state, state.counted, lambda _: True)
    state = replace(state, over=reason)
    outcome = SCOUT.outcome(state)
    assert outcome is not None
    return state, (*events, *forfeited, Over(outcome=outcome))


# --- What may be chosen, seen, and not known -------------------------------------------------


def _words(state: ScoutState, seat: int) -> tuple[tuple[Act, ...], tuple[Act, ...]]:
    """The word "none here"; to take it back is rare."""
    if seat in state.said_none:
        return (), (TakeBack(),)
    return (() if state.rules.strict and has_set(state.table) else (NoneHere(),)), ()


def _pointings(table: Layout) -> Iterator[Sequence[Act]]:
    """Any three cards with any of them first: SETs, and all the others."""
    sets = find_sets(table)
    for turn in range(3):
        make = partial(_turned, turn)
        yield SetTriples(make, sets)
        yield Triples(make, table, sets)


def _turned(turn: int, cards: Triple) -> Point:
    return Point(cast("Triple", cards[turn:] + cards[:turn]))


def _answers(state: ScoutState, seat: int) -> tuple[Sequence[Act], ...]:
    """Second cards that make a SET with the first, those that make none, and giving up."""
    if state.search is None or seat not in state.searching:
        return ()
    first = state.search.first
    others = [card for card in state.table if card is not first]
    right = [PointSecond(card) for card in others if third(first, card) in state.table]
    wrong = [PointSecond(card) for card in others if third(first, card) not in state.table]
    return right, wrong, (GiveUp(),)


def _other_search(table: Layout, search: Search, chance: Chance) -> Search:
    """Other sealed cards, of those that make a SET with the first: a barred card tells that the
    scout does not have it (SCOUT-6a), so only these are as likely for all who look on."""
    first = search.first
    likely = [card for card in table if card is not first and third(first, card) in table]
    pairs = [pair for pair in combinations(likely, 2) if set(pair) != set(search.cards[1:])]
    if not pairs:
        return search
    (second, last), _ = chance.pick(pairs)
    return replace(search, cards=(first, second, last))


SCOUT = Scout()
