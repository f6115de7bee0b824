"""A betting phase of ChipSet: whose turn it is, and what may be done in it (CHIP-6 to CHIP-8)."""

from __future__ import annotations

from msgspec.structs import replace

from tercet.engine.acts import Act, Acts
from tercet.engine.events import Event
from tercet.engine.game import Events
from tercet.errors import IllegalAction
from tercet.games.chipset.terms import (
    Bet,
    BetCalled,
    BetRaised,
    CallBet,
    Check,
    Checked,
    ChipsBet,
    ChipsetState,
    Fold,
    Folded,
    Offer,
    Player,
    Raise,
    WentAllIn,
    Why,
    pay,
    with_player,
)


def open_phase(state: ChipsetState) -> ChipsetState:
    """A new phase; the first still in left of the dealer speaks first (CHIP-7a)."""
    return replace(state, phase="bet", turn=None, last_speaker=state.dealer)


def close_phase(state: ChipsetState) -> ChipsetState:
    """The contributions are in the pot; the next phase begins without bets and raises."""
    players = tuple(replace(p, bet=0, raises=0, spoken=False) for p in state.players)
    return replace(state, players=players, turn=None)


def speaker(state: ChipsetState) -> int | None:
    """Whose turn it is, clockwise (CHIP-3); None when the phase is over (CHIP-8)."""
    clockwise = state.seats.from_left_of(state.last_speaker)
    return next((seat for seat in clockwise if _must_speak(state, seat)), None)


def _must_speak(state: ChipsetState, seat: int) -> bool:
    player = state.players[seat]
    if not player.still_in or not player.chips:
        return False
    if player.bet < state.highest:
        return True
    return not player.spoken and _others_can_bet(state, seat)  # CHIP-8, CHIP-7b


def _others_can_bet(state: ChipsetState, seat: int) -> bool:
    return any(state.players[other].chips for other in state.still_in if other != seat)


def betting_acts(state: ChipsetState, seat: int) -> Acts:
    """What the player whose turn it is may do."""
    amounts = range(1, _most_offered(state, seat) + 1)
    if state.highest == 0:
        check = (Check(),) if _may_check(state) else ()
        return Acts(check, [Bet(chips) for chips in amounts], rare=(Fold(),))
    return Acts((Fold(),), (CallBet(),), [Raise(chips) for chips in amounts])


def _may_check(state: ChipsetState) -> bool:
    """While nobody has bet (CHIP-7); never where opening is a duty (CHIP-7c)."""
    return state.highest == 0 and not state.rules.must_open


def offer(state: ChipsetState) -> Offer | None:
    """What the player whose turn it is may do, in short; nobody's turn: nothing."""
    if state.turn is None:
        return None
    most = _most_offered(state, state.turn)
    return Offer(_may_check(state), _to_call(state, state.turn), most)


def _most_offered(state: ChipsetState, seat: int) -> int:
    """The largest bet or raise that the player may make now; 0 is none."""
    raised = state.highest > 0 and state.players[seat].raises >= state.rules.raises
    return 0 if raised else max(0, _most_above(state, seat))


def _to_call(state: ChipsetState, seat: int) -> int:
    """What calling takes; who has less goes all in (CHIP-7b)."""
    return min(_owed(state, seat), state.players[seat].chips)


def _owed(state: ChipsetState, seat: int) -> int:
    return state.highest - state.players[seat].bet


def _most_above(state: ChipsetState, seat: int) -> int:
    """The most chips above the call: the limit, or what is in hand (CHIP-6a, CHIP-7b)."""
    left = state.players[seat].chips - _owed(state, seat)
    return min(_limit(state), left) if _others_can_bet(state, seat) else 0


def _limit(state: ChipsetState) -> int:
    """The most chips of a bet, or of a raise once there is one (CHIP-6, CHIP-6b)."""
    rules = state.rules
    return (
        min(rules.max_bet, rules.raise_step)
        if state.highest and rules.raise_step
        else rules.max_bet
    )


def bet(state: ChipsetState, seat: int, act: Act) -> tuple[ChipsetState, Events]:
    """The turn of a player, or a refusal."""
    if state.turn != seat:
        raise IllegalAction("not_your_turn", by=state.turn)
    match act:
        case Check():
            return _check(state, seat)
        case Bet(chips):
            return _open(state, seat, chips)
        case CallBet():
            return _call(state, seat)
        case Raise(chips):
            return _raise(state, seat, chips)
        case _:
            return _fold(state, seat)


def speak_for(state: ChipsetState, seat: int, why: Why) -> tuple[ChipsetState, Events]:
    """For one who is silent or away: check where that is free, else fold."""
    if _may_check(state):
        return _spoken(state, seat, state.players[seat], Checked(seat=seat, why=why))
    return _fold(state, seat, why)


def _fold(state: ChipsetState, seat: int, why: Why = "own") -> tuple[ChipsetState, Events]:
    player = replace(state.players[seat], folded=True)
    return _spoken(state, seat, player, Folded(seat=seat, why=why))


def _check(state: ChipsetState, seat: int) -> tuple[ChipsetState, Events]:
    if state.highest:
        raise IllegalAction("cannot_check", chips=_owed(state, seat))
    if not _may_check(state):
        raise IllegalAction("must_open")
    return _spoken(state, seat, state.players[seat], Checked(seat=seat))


def _open(state: ChipsetState, seat: int, chips: int) -> tuple[ChipsetState, Events]:
    if state.highest:
        raise IllegalAction("bet_already_open")
    _check_amount(state, seat, chips)
    return _put_in(state, seat, chips, ChipsBet(seat=seat, chips=chips))


def _call(state: ChipsetState, seat: int) -> tuple[ChipsetState, Events]:
    if not state.highest:
        raise IllegalAction("nothing_to_call")
    chips = _to_call(state, seat)
    return _put_in(state, seat, chips, BetCalled(seat=seat, chips=chips))


def _raise(state: ChipsetState, seat: int, above: int) -> tuple[ChipsetState, Events]:
    if not state.highest:
        raise IllegalAction("nothing_to_raise")
    if state.players[seat].raises >= state.rules.raises:
        raise IllegalAction("no_raises_left", most=state.rules.raises)  # CHIP-6
    _check_amount(state, seat, above)
    chips = _owed(state, seat) + above
    raised = replace(state.players[seat], raises=state.players[seat].raises + 1)
    event = BetRaised(seat=seat, chips=chips, above=above)
    return _put_in(with_player(state, seat, raised), seat, chips, event)


def _check_amount(state: ChipsetState, seat: int, above: int) -> None:
    if not 1 <= above <= _limit(state):
        raise IllegalAction("bet_out_of_range", most=_limit(state))
    need, have = _owed(state, seat) + above, state.players[seat].chips
    if need > have:
        raise IllegalAction("not_enough_chips", have=have, need=need)
    if not _others_can_bet(state, seat):
        raise IllegalAction("nobody_can_follow")  # CHIP-7b


def _put_in(
    state: ChipsetState, seat: int, chips: int, event: Event
) -> tuple[ChipsetState, Events]:
    player = pay(state.players[seat], chips)
    player = replace(player, bet=player.bet + chips)
    state, events = _spoken(state, seat, player, event)
    return state, events if player.chips else (*events, WentAllIn(seat=seat))


def _spoken(
    state: ChipsetState, seat: int, player: Player, event: Event
) -> tuple[ChipsetState, Events]:
    state = with_player(state, seat, replace(player, spoken=True))
    return replace(state, turn=None, last_speaker=seat), (event,)
