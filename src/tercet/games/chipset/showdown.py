"""The showdown of ChipSet: a question answered in secret, open hands, and the pots shared.

CHIP-4, CHIP-5 and CHIP-9 to CHIP-11. A deal ends here, one way or another.
"""

from __future__ import annotations

from msgspec.structs import replace

from tercet.engine.acts import Act, Acts
from tercet.engine.events import Event, Outcome
from tercet.engine.game import Events
from tercet.engine.series import DealEnded
from tercet.games.chipset.betting import close_phase, open_phase
from tercet.games.chipset.terms import (
    AnswerGiven,
    Answers,
    ChipsetState,
    ChipsReturned,
    ChipsTaken,
    HandShown,
    KeepCards,
    LastOneIn,
    NobodyShows,
    OddChips,
    OwnQuestion,
    PotWon,
    ShowCards,
    ShowdownAsked,
    ShowdownCalled,
    ShowdownForced,
    TurnedUp,
    Word,
    own_sets,
    with_player,
)
from tercet.games.shared.pots import Pot, pots, share, uncalled

# --- The question ----------------------------------------------------------------------------


def ask(state: ChipsetState, at: int) -> tuple[ChipsetState, Events]:
    """The dealer asks all still in, all at once (CHIP-9); who holds no SET is told so (CHIP-9a)."""
    state, returned = _return_uncalled(state)
    state = replace(
        close_phase(state),
        phase="ask",
        due=at + state.rules.answer_ms,
        shows=frozenset(),
        keeps=frozenset(),
    )
    asked = ShowdownAsked(seat=state.dealer, seats=state.still_in)
    own = (OwnQuestion(seat=s, answers=to_answer(state, s), only=s) for s in state.still_in)
    return state, (*returned, asked, *own)


def answers(state: ChipsetState, seat: int) -> Acts:
    """Show, which takes a SET, or keep the cards hidden (CHIP-9a)."""
    show: tuple[Act, ...] = (ShowCards(),) if has_set(state, seat) else ()
    return Acts(show, (KeepCards(),))


def answer(state: ChipsetState, seat: int, act: Act) -> tuple[ChipsetState, Events]:
    """Take an answer down; nobody but this player learns of it (CHIP-9a)."""
    word: Word = "show" if isinstance(act, ShowCards) else "keep"
    given = (AnswerGiven(seat=seat, word=word, only=seat),)
    if word == "show":
        return replace(state, shows=state.shows | {seat}), given
    return replace(state, keeps=state.keeps | {seat}), given


def to_answer(state: ChipsetState, seat: int) -> Answers:
    """What the player may answer: nothing without a SET."""
    return "both" if has_set(state, seat) else "none"


def has_set(state: ChipsetState, seat: int) -> bool:
    """Whether a player could show (CHIP-9a, CHIP-11)."""
    return bool(own_sets(state.players[seat].hand, state.table))


def resolve(state: ChipsetState) -> tuple[ChipsetState, Events]:
    """The question is closed: a showdown, or one more card and another phase (CHIP-4, CHIP-9)."""
    if state.shows:
        return _showdown(state, ShowdownCalled(seats=tuple(sorted(state.shows))))
    if not state.pile:
        return _showdown(state, ShowdownForced(why="pile"))  # CHIP-4a
    if not state.present & set(state.still_in):
        return _showdown(state, ShowdownForced(why="away"))  # nobody could ever show
    card, pile = state.pile[:1], state.pile[1:]
    state = open_phase(replace(state, table=state.table + card, pile=pile))
    return state, (NobodyShows(), TurnedUp(cards=card))


# --- The end of a deal -----------------------------------------------------------------------


def last_takes_pot(state: ChipsetState) -> tuple[ChipsetState, Events]:
    """All but one have folded: the last takes the pot without showing (CHIP-5)."""
    (seat,) = state.still_in
    state, returned = _return_uncalled(state)
    events: Events = (LastOneIn(seat=seat), *returned)
    if chips := sum(state.paid):
        state = _receive(state, seat, chips)
        events += (ChipsTaken(seat=seat, chips=chips),)
    state = replace(state, won=(Pot(chips, (seat,)),))
    return _end_deal(state, events, "last_one_in", (seat,))


def _showdown(state: ChipsetState, why: Event) -> tuple[ChipsetState, Events]:
    """All still in must show (CHIP-9); most SETs takes each pot (CHIP-10)."""
    events: list[Event] = [why]
    sets = {}
    for seat in state.still_in:
        player = state.players[seat]
        sets[seat] = len(own_sets(player.hand, state.table))
        events.append(HandShown(seat=seat, cards=player.hand, sets=sets[seat]))
        state = with_player(state, seat, replace(player, shown=True))
    state, shared, winners = _share_pots(state, sets)
    return _end_deal(state, (*events, *shared), "showdown", winners)


def _return_uncalled(state: ChipsetState) -> tuple[ChipsetState, Events]:
    """Chips that nobody followed go back when a phase ends, and make no side pot (CHIP-7b)."""
    found = uncalled(state.paid, state.still_in)
    if found is None:
        return state, ()
    seat, chips = found
    player = state.players[seat]
    back = replace(player, chips=player.chips + chips, paid=player.paid - chips)
    return with_player(state, seat, back), (ChipsReturned(seat=seat, chips=chips),)


def _share_pots(
    state: ChipsetState, sets: dict[int, int]
) -> tuple[ChipsetState, Events, tuple[int, ...]]:
    events: Events = ()
    all_winners: set[int] = set()
    for number, pot in enumerate(pots(state.paid, state.still_in)):
        best = max(sets[seat] for seat in pot.seats)
        winners = tuple(s for s in state.still_in if s in pot.seats and sets[s] == best)
        won = Pot(pot.chips, winners)
        state, more = _share_pot(replace(state, won=(*state.won, won)), number, won)
        events += more
        all_winners |= {*winners}
    return state, events, tuple(sorted(all_winners))


def _share_pot(state: ChipsetState, number: int, won: Pot) -> tuple[ChipsetState, Events]:
    """Ties share; the odd chips go to the winner with fewest in hand (CHIP-10, CHIP-10a)."""
    in_hand = tuple(player.chips for player in state.players)
    shares = share(won.chips, won.seats, in_hand)
    events: list[Event] = [PotWon(pot=number, chips=won.chips, seats=won.seats)]
    for seat in won.seats if shares.each else ():
        state = _receive(state, seat, shares.each)
        events.append(ChipsTaken(seat=seat, chips=shares.each))
    if shares.odd:
        state = _receive(state, shares.odd_to, shares.odd)
        events.append(OddChips(seat=shares.odd_to, chips=shares.odd))
    return state, tuple(events)


def _receive(state: ChipsetState, seat: int, chips: int) -> ChipsetState:
    player = state.players[seat]
    return with_player(state, seat, replace(player, chips=player.chips + chips))


def _end_deal(
    state: ChipsetState, events: Events, reason: str, winners: tuple[int, ...]
) -> tuple[ChipsetState, Events]:
    """The pot is empty; what each has gained stands in the event, with the chips as totals."""
    totals = tuple(player.chips for player in state.players)
    gains = tuple(after - before for after, before in zip(totals, state.before, strict=True))
    ended = DealEnded(deal=state.deal, outcome=Outcome(gains, winners, reason), totals=totals)
    players = tuple(replace(player, paid=0) for player in close_phase(state).players)
    return replace(state, players=players, phase="end", turn=None), (*events, ended)
