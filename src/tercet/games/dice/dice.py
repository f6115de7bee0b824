"""SET Dice: 42 dice, a board with bonus squares, and SETs along its rows and columns.

Rules DICE-1 to DICE-18 of `docs/rulebook.md`. An opening race, then turns in rounds; all dice in
front of the players lie open, only the bag is hidden (DICE-2a). A die is named by what it shows
(`2rw`, `*`), and a placement by its square too (`g7=2rw`); dice of one hand that look alike are
interchangeable. What makes a turn legal and what it scores is in `tercet.dice.judging`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from tercet.dice.board import Square
from tercet.dice.faces import Die, breach
from tercet.dice.finding import can_play, opening_turns
from tercet.dice.judging import judge, judge_opening, judge_swap, swaps
from tercet.dice.loading import load_board, load_kit
from tercet.dice.position import HAND, SEATS, Turn
from tercet.engine.acts import Act, Acts, Entry, Return
from tercet.engine.chance import Chance
from tercet.engine.events import Deadline, Outcome, Over, highest
from tercet.engine.game import Events, Facts, Game, Meaning, Seats, Zones
from tercet.engine.secrets import mix_hidden
from tercet.errors import IllegalAction, TooLate, Unreadable
from tercet.games.dice.legal import hinted, legal_in, legal_in_view, meanings
from tercet.games.dice.table import (
    account,
    draw,
    laid,
    parted,
    position_of,
    read_turn,
    seat_to_move,
    shown,
    throw,
    throw_all,
    with_hand,
)
from tercet.games.dice.terms import (
    Announce,
    BonusView,
    DiceKept,
    DiceOpened,
    DicePassed,
    DicePlaced,
    DiceRules,
    DiceState,
    DiceThrown,
    DiceView,
    Lying,
    NobodyCanPlay,
    NobodyOpens,
    OpeningWrong,
    OutOfDice,
    Pass,
    Place,
    ReplaceWild,
    RoundBegan,
    ThrewAgain,
    ThrowAgain,
    WildReplaced,
)

#: Rounds without a die placed that end the game once the bag is empty (DICE-12a).
QUIET_ROUNDS = 3


class SetDice(Game[DiceRules, DiceState]):
    """SET Dice (DICE-1 to DICE-18)."""

    facts = Facts(
        key="dice",
        version=1,
        players=SEATS,
        pace="mixed",
        hidden=False,
        sought=False,
        opens_with_race=True,  # DICE-3a
        rules=DiceRules,
        state=DiceState,
        view=DiceView,
        acts=(Announce, Place, ReplaceWild, Pass, ThrowAgain),
        claims=(Announce,),
        events=(
            *(DiceThrown, NobodyOpens, OpeningWrong, DiceOpened, DicePlaced, WildReplaced),
            *(DicePassed, OutOfDice, NobodyCanPlay, ThrewAgain, DiceKept, RoundBegan),
        ),
        reasons=("out_of_dice", "quiet_rounds"),
        matches=("single", "deals"),
    )

    def start(
        self, rules: DiceRules, seats: Seats, chance: Chance, at: int = 0
    ) -> tuple[DiceState, Events]:
        """Each takes five dice blindly, and all throw at once (DICE-2)."""
        dice = tuple(f"#{number}" for number in range(1, len(load_kit(rules.kit)) + 1))
        bag, chance = chance.shuffle(dice)
        need = HAND * len(seats.playing)
        if len(bag) < need:  # only an arranged bag can be too small
            raise Unreadable("dice_bag_too_small", have=len(bag), need=need)
        state = DiceState(
            rules=rules,
            seats=seats,
            chance=chance,
            bag=bag,
            hands=((),) * seats.count,
            scores=(0,) * seats.count,
            starter=seats.left_of(seats.dealer),
            since=at,
        )
        state, events = draw(state)
        return _seek_opening(state, events, 0, at)

    def may_act(self, state: DiceState) -> frozenset[int]:
        """Opening: all who are not barred. Turn: the mover. Throwing again: who has not decided."""
        if state.over is not None:
            return frozenset()
        match state.phase:
            case "opening":
                return state.present - state.barred
            case "turn":
                return state.present & {state.mover}
            case "again":
                return state.present - state.decided

    def legal(self, state: DiceState, seat: int) -> Acts:
        """Announcements right and wrong; turns, replacements and passing; any dice to throw."""
        if seat not in self.may_act(state):
            return Acts()
        return legal_in(state.phase, position_of(state, seat), state.hands[seat])

    def acts_in_view(self, view: DiceView) -> Callable[[], Acts] | None:
        """With wilds in the hand there are thousands of turns, which take a tenth of a second."""
        return partial(legal_in_view, view) if view.seat in view.may_act else None

    def deadline(self, state: DiceState) -> Deadline | None:
        """The agreed limits: for throwing again (DICE-10), for a turn, for the opening.

        While everybody is away nothing runs out.
        """
        limit = {
            "opening": state.rules.opening_ms,
            "turn": state.rules.turn_ms,
            "again": state.rules.again_ms,
        }[state.phase]
        if state.over is not None or not limit or not state.present:
            return None
        return Deadline(state.since + limit, f"dice_{state.phase}")

    def view(self, state: DiceState, viewer: int | None) -> DiceView:
        """Everything but the order of the bag, for everybody."""
        board = load_board(state.rules.board)
        taken = {lying.square for lying in state.board}
        bonuses = tuple(
            BonusView(str(bonus.square), bonus.points, str(bonus.square) in taken)
            for bonus in board.bonuses
        )
        opened = bool(state.board)
        return DiceView(
            **self.frame(state, viewer),
            position=str(position_of(state, seat_to_move(state))),
            rows=board.rows,
            columns=board.columns,
            middle=str(board.middle),
            bonuses=bonuses,
            openings=tuple(tuple(map(str, line)) for line in board.openings) if not opened else (),
            board=state.board,
            hands=state.hands,
            bag=len(state.bag),
            scores=state.scores,
            phase=state.phase,
            barred=tuple(sorted(state.barred)),
            decided=tuple(sorted(state.decided)),
            starter=state.starter if opened else None,
            mover=state.mover if state.phase == "turn" else None,
            swapped=state.swapped,
            round=state.round,
            quiet=state.quiet,
        )

    def outcome(self, state: DiceState) -> Outcome | None:
        """The sum over all turns; highest wins, dice left over count nothing (DICE-18)."""
        if state.over is None:
            return None
        return Outcome(state.scores, highest(state.scores, state.seats.playing), state.over)

    def on_act(self, state: DiceState, entry: Entry, seat: int) -> tuple[DiceState, Events]:
        """Announce, place, replace, pass, or throw again."""
        match entry.act:
            case Announce(dice):
                _must_be_opening(state, entry, seat)
                return _announce(state, entry, seat, read_turn(dice))
            case ThrowAgain(dice):
                _must_be_undecided(state, seat)
                return _throw_again(state, entry, seat, dice)
        _must_be_turn_of(state, seat)
        match entry.act:
            case Place(dice):
                return _place(state, entry, seat, read_turn(dice))
            case ReplaceWild(square, die):
                return _replace_wild(state, seat, Square.parse(square), Die.parse(die))
            case _:
                return _next_turn(state, (DicePassed(seat=seat),), entry.at)

    def preview(self, state: DiceState, seat: int, act: Act) -> Events:
        """The score of a turn: its player could work it out, all dice lie open (DICE-2a)."""
        turn = self._turn_begun(state, seat, act)
        return (DicePlaced(seat=seat, **account(turn, judge(position_of(state, seat), turn))),)

    def hints(self, state: DiceState, seat: int, act: Act) -> tuple[str, ...]:
        """Where another die would fit, beside those that the turn has already."""
        turn = self._turn_begun(state, seat, act)
        return hinted(position_of(state, seat), turn)

    def meanings(self, state: DiceState, seat: int, act: Act) -> tuple[Meaning, ...]:
        """What the wild that has no meaning yet (`g7=*`) may stand for in this turn (DICE-13)."""
        turn = self._turn_begun(state, seat, act)
        return meanings(position_of(state, seat), turn)

    def _turn_begun(self, state: DiceState, seat: int, act: Act) -> Turn:
        if not isinstance(act, Place):
            raise IllegalAction("no_preview")
        _must_be_turn_of(state, seat)
        if seat not in self.may_act(state):
            raise TooLate("game_over")
        return read_turn(act.dice)

    def on_timeout(self, state: DiceState, entry: Entry, label: str) -> tuple[DiceState, Events]:
        """No opening found: all throw. A turn too long: passed. Undecided: the dice stay."""
        match state.phase:
            case "opening":
                state, events = throw_all(state, entry.seq)
                return _seek_opening(replace(state, since=entry.at), events, entry.seq, entry.at)
            case "turn":
                late = DicePassed(seat=state.mover, why="late")
                return _next_turn(state, (late,), entry.at)
            case "again":
                slow = sorted(state.present - state.decided)
                kept = tuple(DiceKept(seat=seat) for seat in slow)
                return _begin_round(state, kept, entry.at)

    def on_absence(self, state: DiceState, entry: Entry) -> tuple[DiceState, Events]:
        """Who is away neither opens nor plays, and keeps the dice."""
        if isinstance(entry.act, Return) and len(state.present) == 1:
            state = replace(state, since=entry.at)  # nobody was here, so the clock stood still
        match state.phase:
            case "opening":
                return _seek_opening(state, (), entry.seq, entry.at)
            case "turn":
                state = replace(state, able=state.able or _someone_can_play(state))
                return _skip_absent(state, (), entry.at)
            case "again":
                return _begin_if_decided(state, (), entry.at)

    def zones(self, state: DiceState) -> Zones:
        """The bag, the board, and what lies in front of each player."""
        hands = {
            f"hand {seat}": tuple(held.die for held in hand)
            for seat, hand in enumerate(state.hands)
        }
        return {"bag": state.bag, "board": tuple(lying.die for lying in state.board), **hands}

    def scramble(
        self, state: DiceState, viewer: int | None, keep: frozenset[object], chance: Chance
    ) -> DiceState:
        """Nobody may know the order of the bag."""
        (bag,) = mix_hidden([state.bag], keep, chance)
        return replace(state, bag=bag)

    def read_token(self, text: str) -> str:
        """A die of an arranged bag by its number in the kit: `#17`."""
        number = text.strip().removeprefix("#")
        if not (number.isascii() and number.isdigit() and len(number) < 4):
            raise Unreadable("die_number_unreadable", text=text[:40])
        return f"#{int(number)}"


# --- The opening race (DICE-3) ---------------------------------------------------------------


def _must_be_opening(state: DiceState, entry: Entry, seat: int) -> None:
    if state.phase != "opening":
        raise TooLate("dice_opened_first", by=state.starter)
    if entry.seen is not None and entry.seen < state.thrown_seq:
        raise TooLate("dice_thrown_since")
    if seat in state.barred:
        raise IllegalAction("dice_barred")


def _announce(state: DiceState, entry: Entry, seat: int, turn: Turn) -> tuple[DiceState, Events]:
    position = position_of(state, seat)
    score = judge_opening(position, turn)
    if score is None:
        return _bar(state, entry, seat, turn)
    state = laid(replace(state, starter=seat, mover=seat), turn, score.total)
    opened = DiceOpened(seat=seat, **account(turn, score))
    return _next_turn(replace(state, phase="turn"), (opened,), entry.at)  # DICE-3a


def _bar(state: DiceState, entry: Entry, seat: int, turn: Turn) -> tuple[DiceState, Events]:
    """DICE-3a: a wrong announcement bars until the next throw."""
    a, b, c = (die.face for _, die in turn.placements)
    assert a is not None
    assert b is not None
    assert c is not None
    broken = breach(a, b, c)
    assert broken is not None
    wrong = OpeningWrong(
        seat=seat,
        dice=tuple(str(die) for _, die in turn.placements),
        attribute=str(broken.attribute),
        two=broken.two,
        one=broken.one,
    )
    state = replace(state, barred=state.barred | {seat})
    return _seek_opening(state, (wrong,), entry.seq, entry.at)


def _seek_opening(state: DiceState, events: Events, seq: int, at: int) -> tuple[DiceState, Events]:
    """All throw again until somebody who may announce has a SET (DICE-3)."""
    while state.present and not any(
        opening_turns(position_of(state, seat)) for seat in state.present - state.barred
    ):
        state, thrown = throw_all(replace(state, since=at), seq)
        events = (*events, NobodyOpens(), *thrown)
    return state, events


# --- A turn (DICE-4 to DICE-8, DICE-13 to DICE-17) -------------------------------------------


def _must_be_turn_of(state: DiceState, seat: int) -> None:
    if state.phase != "turn":
        raise IllegalAction("dice_no_turn_now", phase=state.phase)
    if seat != state.mover:
        raise IllegalAction("not_your_turn", by=state.mover)


def _place(state: DiceState, entry: Entry, seat: int, turn: Turn) -> tuple[DiceState, Events]:
    score = judge(position_of(state, seat), turn)
    state = laid(state, turn, score.total)
    events: Events = (DicePlaced(seat=seat, **account(turn, score)),)
    if not state.hands[seat] and state.seats.left_of(seat) != state.starter:
        events += (OutOfDice(seat=seat),)
    return _next_turn(state, events, entry.at)


def _replace_wild(
    state: DiceState, seat: int, square: Square, die: Die
) -> tuple[DiceState, Events]:
    """DICE-14: no points, not one of the three; the freed die is thrown before it is used."""
    judge_swap(position_of(state, seat), square, die)
    freed = next(lying for lying in state.board if lying.square == str(square))
    put = next(held for held in state.hands[seat] if held.shows == str(die))
    board = tuple(Lying(str(square), put.die, put.shows) if x is freed else x for x in state.board)
    kept = tuple(held for held in state.hands[seat] if held is not put)
    state, (thrown,) = throw(replace(state, board=board, swapped=True), (freed.die,))
    state = with_hand(state, seat, (*kept, thrown))
    state = replace(state, able=state.able or can_play(position_of(state, seat)))
    event = WildReplaced(seat=seat, square=str(square), die=str(die), thrown=thrown.shows)
    return state, (event,)


def _next_turn(state: DiceState, events: Events, at: int) -> tuple[DiceState, Events]:
    """Clockwise; the round ends when everyone has had a turn (DICE-4, DICE-9)."""
    mover = state.seats.left_of(state.mover)
    if mover == state.starter:
        return _end_round(state, events, at)
    return _skip_absent(replace(state, mover=mover, swapped=False, since=at), events, at)


def _skip_absent(state: DiceState, events: Events, at: int) -> tuple[DiceState, Events]:
    if state.mover in state.present or not state.present:
        return state, events
    return _next_turn(state, (*events, DicePassed(seat=state.mover, why="gone")), at)


# --- Rounds (DICE-8 to DICE-12) --------------------------------------------------------------


def _end_round(state: DiceState, events: Events, at: int) -> tuple[DiceState, Events]:
    """Draw and throw the new dice, or all of them after a dead round; then each may decide."""
    if any(not state.hands[seat] for seat in state.seats.playing):
        return _end(state, events, "out_of_dice")  # DICE-12
    state = replace(state, quiet=0 if state.placed else state.quiet + 1)
    if not state.bag and state.quiet >= QUIET_ROUNDS:
        return _end(state, events, "quiet_rounds")  # DICE-12a
    if state.placed or state.able:  # DICE-8a
        state, thrown = draw(state)
    else:
        state, thrown = throw_all(state, state.thrown_seq)
        events = (*events, NobodyCanPlay(round=state.round))
    state = replace(state, phase="again", decided=frozenset(), swapped=False, since=at)
    return _begin_if_decided(state, (*events, *thrown), at)


def _must_be_undecided(state: DiceState, seat: int) -> None:
    if state.phase != "again":
        raise IllegalAction("dice_no_throw_now", phase=state.phase)
    if seat in state.decided:
        raise IllegalAction("dice_thrown_once")


def _throw_again(
    state: DiceState, entry: Entry, seat: int, dice: tuple[str, ...]
) -> tuple[DiceState, Events]:
    """DICE-10: any of the own dice, once."""
    kept, again = parted(state.hands[seat], [Die.parse(text) for text in dice[: HAND + 1]])
    state, thrown = throw(state, tuple(held.die for held in again))
    state = with_hand(state, seat, (*kept, *thrown))
    state = replace(state, decided=state.decided | {seat})
    event = (
        ThrewAgain(seat=seat, old=shown(again), new=shown(thrown)) if again else DiceKept(seat=seat)
    )
    return _begin_if_decided(state, (event,), entry.at)


def _begin_if_decided(state: DiceState, events: Events, at: int) -> tuple[DiceState, Events]:
    """The first player waits until all have decided (DICE-10)."""
    if not state.present or state.present - state.decided:
        return state, events
    return _begin_round(state, events, at)


def _begin_round(state: DiceState, events: Events, at: int) -> tuple[DiceState, Events]:
    """A new round, or at once the next one when nobody could do anything in it (DICE-8)."""
    state = replace(
        state,
        phase="turn",
        mover=state.starter,  # DICE-9a
        round=state.round + 1,
        placed=False,
        swapped=False,
        since=at,
    )
    state = replace(state, able=_someone_can_play(state))
    events = (*events, RoundBegan(round=state.round, seat=state.starter))
    if state.present and not state.able and not _someone_can_replace(state):
        return _end_round(state, events, at)
    return _skip_absent(state, events, at)


def _someone_can_play(state: DiceState) -> bool:
    return any(can_play(position_of(state, seat)) for seat in state.present)


def _someone_can_replace(state: DiceState) -> bool:
    return any(swaps(position_of(state, seat)) for seat in state.present)


def _end(state: DiceState, events: Events, reason: str) -> tuple[DiceState, Events]:
    state = replace(state, over=reason)
    outcome = DICE.outcome(state)
    assert outcome is not None
    return state, (*events, Over(outcome=outcome))


DICE = SetDice()
