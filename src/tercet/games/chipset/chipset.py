"""ChipSet: hidden cards, betting and bluff; most SETs with an own card takes the pot.

Rules CHIP-1 to CHIP-11 of `docs/rulebook.md`: here the deals of a match, in `betting` a betting
phase, in `showdown` the question and the end of a deal, in `shared.pots` the side pots. Chips stay
with the players from deal to deal, so a match is one game and not a series.
"""

from __future__ import annotations

from msgspec.structs import replace

from tercet.cards import DECK, Card
from tercet.engine.acts import Act, Acts, Entry, Return
from tercet.engine.chance import Chance
from tercet.engine.events import Deadline, Event, Outcome, Over, highest
from tercet.engine.game import Events, Facts, Game, Seats, Zones
from tercet.engine.secrets import mix_hidden
from tercet.engine.series import DealStarted, IsReady, Ready
from tercet.errors import IllegalAction, Unreadable
from tercet.games.chipset.betting import bet, betting_acts, offer, open_phase, speak_for, speaker
from tercet.games.chipset.showdown import (
    answer,
    answers,
    ask,
    has_set,
    last_takes_pot,
    resolve,
    to_answer,
)
from tercet.games.chipset.terms import (
    ACTS,
    EVENTS,
    LONGEST,
    OFFERED,
    PRESETS,
    Answers,
    AntePaid,
    ChipsetPlayerView,
    ChipsetRules,
    ChipsetState,
    ChipsetView,
    DealtDown,
    GotCard,
    KeepCards,
    Player,
    PlayerOut,
    ShowCards,
    TurnedUp,
    WentAllIn,
    Word,
    own_sets,
    pay,
    with_player,
)
from tercet.games.shared.pots import pots


class Chipset(Game[ChipsetRules, ChipsetState]):
    """A match of ChipSet. Ten players use 22 of the 81 cards (CHIP-1b)."""

    facts = Facts(
        key="chipset",
        version=2,
        players=(2, 10),
        pace="turns",
        hidden=True,
        sought=False,
        rules=ChipsetRules,
        state=ChipsetState,
        view=ChipsetView,
        acts=ACTS,
        events=EVENTS,
        reasons=("all_chips", "deals_played", "last_one_in", "showdown"),
        presets=PRESETS,
        offered=OFFERED,
    )

    def start(
        self, rules: ChipsetRules, seats: Seats, chance: Chance, at: int = 0
    ) -> tuple[ChipsetState, Events]:
        """Share the chips out equally (CHIP-1) and deal."""
        _check_arranged(chance, len(seats.playing))
        players = tuple(
            Player(0 if seat in seats.idle else rules.chips) for seat in range(seats.count)
        )
        state = ChipsetState(
            rules=rules, seats=seats, chance=chance, dealer=seats.dealer, players=players
        )
        state, events = _deal(state)
        return go_on(state, events, at)

    def may_act(self, state: ChipsetState) -> frozenset[int]:
        """One in turn; at the question who could answer; then all who are not ready."""
        if state.over is not None:
            return frozenset()
        match state.phase:
            case "bet":
                return frozenset(state.still_in) & {state.turn} - state.away
            case "ask":
                return self.asked(state)
            case _:
                return state.present & set(state.in_match) - state.ready

    def asked(self, state: ChipsetState) -> frozenset[int]:
        """Who may still answer the question: without a SET there is nothing to say (CHIP-9a)."""
        return frozenset(seat for seat in state.unanswered if has_set(state, seat))

    def legal(self, state: ChipsetState, seat: int) -> Acts:
        """What the phase asks for."""
        if seat not in self.may_act(state):
            return Acts()
        match state.phase:
            case "bet":
                return betting_acts(state, seat)
            case "ask":
                return answers(state, seat)
            case _:
                return Acts((Ready(),))

    def deadline(self, state: ChipsetState) -> Deadline | None:
        """Nobody is waited for without end; with nobody there the clock stands still."""
        if state.over is not None or not state.present:
            return None
        labels = {"bet": "bet", "ask": "showdown", "pause": "next_deal"}
        return Deadline(state.due, labels[state.phase])

    def view(self, state: ChipsetState, viewer: int | None) -> ChipsetView:
        """Of the hands only the own and those that were shown (CHIP-5a)."""
        frame = self.frame(state, viewer)
        if state.phase == "ask":
            frame["may_act"] = _asked(state, viewer)
        settled = tuple([player.paid - player.bet for player in state.players])
        return ChipsetView(
            **frame,
            deal=state.deal,
            deals=state.rules.deals or None,
            dealer=state.dealer,
            phase=state.phase,
            turn=state.turn,
            table=state.table,
            pile=len(state.pile),
            pots=pots(settled, state.still_in) if state.phase in ("bet", "ask") else (),
            highest=state.highest,
            max_bet=state.rules.max_bet,
            raises=state.rules.raises,
            offer=offer(state),
            answers=_own_answers(state, viewer),
            answer=_own_answer(state, viewer),
            won=state.won,
            gains=_gains(state),
            ready=tuple(sorted(state.ready)),
            players=tuple([_player_view(state, seat, viewer) for seat in range(state.seats.count)]),
        )

    def outcome(self, state: ChipsetState) -> Outcome | None:
        """Most chips; ties share the win (CHIP-1a, SCORE-1a)."""
        if state.over is None:
            return None
        chips = tuple(player.chips for player in state.players)
        return Outcome(chips, highest(chips, state.seats.playing), state.over)

    def on_act(self, state: ChipsetState, entry: Entry, seat: int) -> tuple[ChipsetState, Events]:
        """Bet, answer, or be ready; then go on as far as nobody's word is needed."""
        if not state.players[seat].hand:
            raise IllegalAction("out_of_match")  # CHIP-3
        _check_phase(state, entry)
        if state.phase == "bet":
            state, events = bet(state, seat, entry.act)
        elif state.phase == "ask":
            self._check_answer(state, seat, entry.act)
            state, events = answer(state, seat, entry.act)
        else:
            state, events = _say_ready(state, seat)
        return go_on(state, events, entry.at)

    def _check_answer(self, state: ChipsetState, seat: int, act: Act) -> None:
        if not state.players[seat].still_in:
            raise IllegalAction("has_folded")
        if seat not in state.unanswered:
            raise IllegalAction("already_answered")
        if act not in self.legal(state, seat):
            raise IllegalAction("no_set_to_show")

    def on_timeout(
        self, state: ChipsetState, entry: Entry, label: str
    ) -> tuple[ChipsetState, Events]:
        """Silence is a check or a fold; "no" to the question (CHIP-9a); the end of a pause."""
        events: Events = ()
        if state.turn is not None:
            state, events = speak_for(state, state.turn, "time")
        elif state.phase == "ask":
            state, events = resolve(state)
        else:
            state = replace(state, ready=frozenset(state.in_match))
        return go_on(state, events, entry.at)

    def on_absence(self, state: ChipsetState, entry: Entry) -> tuple[ChipsetState, Events]:
        """Who is away is not waited for; the first to come back finds the table as it was."""
        if isinstance(entry.act, Return) and state.present == {entry.seat}:
            state = replace(state, due=entry.at + _time(state))
        return go_on(state, (), entry.at)

    def zones(self, state: ChipsetState) -> Zones:
        """The pile, the middle and the hands, folded ones too."""
        hands = {f"hand {seat}": player.hand for seat, player in enumerate(state.players)}
        return {"pile": state.pile, "table": state.table, **hands}

    def scramble(
        self, state: ChipsetState, viewer: int | None, keep: frozenset[object], chance: Chance
    ) -> ChipsetState:
        """The pile, the hands that the viewer has not seen, and the sealed answers."""
        closed = [s for s, p in enumerate(state.players) if s != viewer and not p.shown]
        before = [state.pile, *(state.players[seat].hand for seat in closed)]
        pile, *hands = mix_hidden(before, keep, chance)
        state = replace(state, pile=pile)
        for seat, hand in zip(closed, hands, strict=True):
            state = with_player(state, seat, replace(state.players[seat], hand=hand))
        resolved = bool(self.sealed(state) & keep)
        return state if resolved else _scramble_answers(state, viewer, chance)

    def unseen(self, state: ChipsetState, viewer: int | None) -> frozenset[str]:
        """The pile, and the hands of others that were not shown (CHIP-5a)."""
        shown = {f"hand {seat}" for seat, player in enumerate(state.players) if player.shown}
        return super().unseen(state, viewer) - shown

    def sealed(self, state: ChipsetState) -> frozenset[object]:
        """The answers to the showdown question, until its time is over (CHIP-9a)."""
        question = ("answers", state.deal, len(state.table))
        return frozenset({question} if state.phase == "ask" else ())


# --- From one word to the next ---------------------------------------------------------------


def go_on(state: ChipsetState, events: Events, at: int) -> tuple[ChipsetState, Events]:
    """Take the steps that need nobody's word; with nobody there the table waits."""
    while state.over is None and state.present:
        step = _next_step(state, at)
        if step is None:
            break
        state, more = step
        events += more
    return state, events


def _next_step(state: ChipsetState, at: int) -> tuple[ChipsetState, Events] | None:
    match state.phase:
        case "bet":
            return _next_in_betting(state, at)
        case "ask":
            return None  # whoever has answered, the question lasts its time (CHIP-9a)
        case "end":
            return _close_deal(state, at)
        case _:
            return _next_deal(state) if _all_ready(state) else None


def _next_in_betting(state: ChipsetState, at: int) -> tuple[ChipsetState, Events] | None:
    if len(state.still_in) == 1:
        return last_takes_pot(state)  # CHIP-5
    seat = speaker(state)
    if seat is None:
        return ask(state, at)  # CHIP-4, CHIP-8
    if seat in state.away:
        return speak_for(state, seat, "away")
    if seat == state.turn:
        return None
    return replace(state, turn=seat, due=at + state.rules.bet_ms), ()


def _check_phase(state: ChipsetState, entry: Entry) -> None:
    if isinstance(entry.act, Ready):
        if state.phase != "pause":
            raise IllegalAction("deal_goes_on")
    elif state.phase == "pause":
        raise IllegalAction("between_deals")
    elif isinstance(entry.act, (ShowCards, KeepCards)):
        if state.phase != "ask":
            raise IllegalAction("no_question")
    elif state.phase == "ask":
        raise IllegalAction("question_open")


def _time(state: ChipsetState) -> int:
    rules = state.rules
    return {"bet": rules.bet_ms, "ask": rules.answer_ms}.get(state.phase, rules.pause_ms)


# --- The deals of a match --------------------------------------------------------------------


def _deal(state: ChipsetState) -> tuple[ChipsetState, Events]:
    """One card face up, one face down to each, and the same again (CHIP-2)."""
    before = tuple(player.chips for player in state.players)
    order = state.in_match  # CHIP-3: who is out is skipped
    pile, chance = state.chance.shuffle(DECK)
    half = 1 + len(order)
    first, second, pile = pile[:half], pile[half : 2 * half], pile[2 * half :]
    state, antes = _take_antes(replace(state, before=before, chance=chance))
    hands = dict(zip(order, zip(first[1:], second[1:], strict=True), strict=True))
    players = tuple(
        Player(player.chips, hands.get(seat, ()), player.paid)
        for seat, player in enumerate(state.players)
    )
    state = replace(state, players=players, table=(first[0], second[0]), pile=pile)
    begun = DealStarted(deal=state.deal, seat=state.dealer)
    rounds = (*_dealt(order, first), *_dealt(order, second))
    return open_phase(state), (begun, *antes, *rounds)


def _dealt(order: tuple[int, ...], cards: tuple[Card, ...]) -> Events:
    up, *down = cards
    own = (GotCard(seat=s, cards=(c,), only=s) for s, c in zip(order, down, strict=True))
    return (TurnedUp(cards=(up,)), DealtDown(seats=order), *own)


def _take_antes(state: ChipsetState) -> tuple[ChipsetState, Events]:
    """An ante is no bet of the first phase; who has less goes all in (CHIP-1a, CHIP-7b)."""
    players = [replace(player, paid=0) for player in state.players]
    events: list[Event] = []
    for seat in state.in_match if state.rules.ante else ():
        chips = min(state.rules.ante, players[seat].chips)
        players[seat] = pay(players[seat], chips)
        events.append(AntePaid(seat=seat, chips=chips))
        if not players[seat].chips:
            events.append(WentAllIn(seat=seat))
    return replace(state, players=tuple(players)), tuple(events)


def _close_deal(state: ChipsetState, at: int) -> tuple[ChipsetState, Events]:
    """Who has no chips is out; the match may be over (CHIP-1a), else there is a pause."""
    out = [s for s, p in enumerate(state.players) if p.hand and not p.chips]
    events: Events = tuple(PlayerOut(seat=seat) for seat in out)
    state = replace(state, phase="pause", due=at + state.rules.pause_ms, ready=frozenset())
    if len(state.in_match) == 1:
        return _end(state, events, "all_chips")
    if state.deal >= (state.rules.deals or LONGEST):
        return _end(state, events, "deals_played")
    return state, events


def _end(state: ChipsetState, events: Events, reason: str) -> tuple[ChipsetState, Events]:
    state = replace(state, over=reason)
    outcome = CHIPSET.outcome(state)
    assert outcome is not None
    return state, (*events, Over(outcome=outcome))


def _say_ready(state: ChipsetState, seat: int) -> tuple[ChipsetState, Events]:
    if not state.players[seat].chips:
        raise IllegalAction("out_of_match")
    if seat in state.ready:
        raise IllegalAction("already_ready")
    return replace(state, ready=state.ready | {seat}), (IsReady(seat=seat),)


def _all_ready(state: ChipsetState) -> bool:
    return bool(state.ready) and state.present & set(state.in_match) <= state.ready


def _next_deal(state: ChipsetState) -> tuple[ChipsetState, Events]:
    """The dealer rotates to the left, past those who are out (CHIP-3, CHIP-7a)."""
    dealer = state.in_match[0]
    return _deal(replace(state, deal=state.deal + 1, dealer=dealer, ready=frozenset(), won=()))


def _check_arranged(chance: Chance, players: int) -> None:
    need = 2 + 2 * players
    for pile in chance.piles:
        if len(pile) < need:
            raise Unreadable("pile_too_small", need=need, have=len(pile))


# --- What a viewer may know ------------------------------------------------------------------


def _asked(state: ChipsetState, viewer: int | None) -> tuple[int, ...]:
    """Who was asked, whether they have answered or not; of oneself one may know (CHIP-9a)."""
    answered = (state.shows | state.keeps) & {viewer}
    return tuple(sorted(set(state.still_in) - state.away - answered))


def _own_answers(state: ChipsetState, viewer: int | None) -> Answers | None:
    if state.phase != "ask" or viewer not in state.unanswered:
        return None
    return to_answer(state, viewer)


def _gains(state: ChipsetState) -> tuple[int, ...]:
    if state.phase != "pause":
        return ()
    pairs = zip(state.players, state.before, strict=True)
    return tuple(player.chips - before for player, before in pairs)


def _own_answer(state: ChipsetState, viewer: int | None) -> Word | None:
    if state.phase != "ask":
        return None
    if viewer in state.shows:
        return "show"
    return "keep" if viewer in state.keeps else None


def _player_view(state: ChipsetState, seat: int, viewer: int | None) -> ChipsetPlayerView:
    player = state.players[seat]
    known = player.shown or seat == viewer
    return ChipsetPlayerView(
        chips=player.chips,
        bet=player.bet,
        paid=player.paid,
        raises=player.raises,
        in_deal=bool(player.hand),
        folded=player.folded,
        all_in=player.still_in and not player.chips and state.phase in ("bet", "ask"),
        out=not player.chips and not player.paid,
        shown=player.shown,
        cards=len(player.hand),
        hand=player.hand if known else (),
        sets=own_sets(player.hand, state.table) if player.shown else (),
    )


def _scramble_answers(state: ChipsetState, viewer: int | None, chance: Chance) -> ChipsetState:
    """Other sealed answers of others: no answer, and none that is missing, ends the question."""
    if state.phase != "ask":
        return state
    shows, keeps = set(state.shows & {viewer}), set(state.keeps & {viewer})
    for seat in sorted(set(state.still_in) - {viewer}):
        word, chance = chance.below(3)
        if has_set(state, seat):
            (shows, keeps, set())[word].add(seat)
    return replace(state, shows=frozenset(shows), keeps=frozenset(keeps))


CHIPSET = Chipset()
