"""ChipSet deals for two in bulk, tested equal to the engine: 100,000 of them take seconds.

Each deal begins with the same chips, and the dealer changes from deal to deal. Players are the
trained strategy at any clarity, the rule players, and one that follows a script, for the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any, Final, NamedTuple, cast

import numpy as np
from msgspec import Struct

from tercet.bots.chipset import choosing, rule_players, skills, strategy, tree
from tercet.bots.chipset.choosing import WITH_SET
from tercet.bots.chipset.rule_players import RULE_PLAYERS
from tercet.bots.chipset.strategy import Strategy
from tercet.bots.chipset.strength import WORK
from tercet.bots.chipset.strength import bucket as plain_bucket
from tercet.bots.chipset.tree import FOLD, PASS, PHASES, PUSH, all_lines
from tercet.odds.chance import below, shuffle, start
from tercet.odds.compiled import LINE, Bytes, Counts, Whole, Words, compiled
from tercet.odds.seeds import key_of
from tools.chipset_training.chances import Reals, score, strength

#: Kinds of players: the rule players come first.
TRAINED: Final = len(RULE_PLAYERS)
SCRIPT: Final = TRAINED + 1
_SPAN: Final = 1 << 24


def _with(function: Callable[..., Any], **parts: Callable[..., Any]) -> Any:
    """Compile a plain function together with the compiled ones that it calls."""
    plain = cast("FunctionType", function)
    names = {**plain.__globals__, **parts}
    return compiled(FunctionType(plain.__code__, names, plain.__name__))


bucket: Final = compiled(plain_bucket)
spot_of: Final = compiled(tree.spot_of)
ending_of: Final = compiled(tree.ending_of)
whim: Final = compiled(skills.whim)
phase_of: Final = compiled(choosing.phase_of)
line_after: Final = compiled(choosing.line_after)
find_line: Final = _with(choosing.find_line, line_after=line_after)
share_at: Final = compiled(strategy.share_at)
bet_act: Final = _with(
    choosing.bet_act,
    share_at=share_at,
    weigh=compiled(strategy.weigh),
    choose=compiled(strategy.choose),
)
show_share: Final = _with(choosing.show_share, share_at=share_at, line_after=line_after)
rule_act: Final = _with(
    rule_players.rule_act,
    _tight=compiled(rule_players._tight),
    _pot_odds=compiled(rule_players._pot_odds),
    _loose=compiled(rule_players._loose),
)
rule_shows: Final = compiled(rule_players.rule_shows)


class Stakes(Struct, frozen=True):
    """The options of the game that matter in a deal."""

    chips: int = 20
    ante: int = 1
    max_bet: int = 3
    raises: int = 1


class Seat(Struct, frozen=True):
    """A player: what kind, and for the trained strategy how clear-sighted."""

    kind: int
    overlooks: float = 0.0
    whims: float = 0.0


class Setting(NamedTuple):
    """Who plays, for what, and by which strategy: the same in all deals."""

    kinds: Counts
    overlooks: Reals
    whims: Reals
    chips: int
    ante: int
    max_bet: int
    raises: int
    shares: Bytes
    steps: Counts
    after: Counts
    cuts: Reals


class Deal(NamedTuple):
    """One deal as it is played, by seat where there are two of a kind; written over all the time.

    `now` holds the number of cards on the table, the line, the last spot, and the chips in the pot
    before this phase.
    """

    chips: Counts
    paid: Counts
    bet: Counts
    raises: Counts
    spoken: Counts
    sets: Counts
    share: Reals
    improving: Reals
    places: Counts
    cards: Counts
    endings: Counts
    work: Counts
    now: Counts
    state: Words
    script: Reals
    used: Counts


#: Places in `Deal.now`.
TABLE, AT_LINE, SPOT, SETTLED = 0, 1, 2, 3


def play(
    strategy: Strategy, seats: tuple[Seat, Seat], deals: int, seed: int | str, stakes: Stakes
) -> Counts:
    """What the first of two players won in each deal; they deal in turn."""
    return _play(key_of(seed), deals, _setting(strategy, seats, stakes), _new_deal(()))


def trace(
    strategy: Strategy,
    seats: tuple[Seat, Seat],
    pile: Sequence[int],
    draws: Sequence[float],
    stakes: Stakes,
) -> tuple[int, int]:
    """One deal, dealt by seat 0, with a given pile and given draws: gain of seat 0, draws used."""
    deal = _new_deal(draws)
    setting = _setting(strategy, seats, stakes)
    gain = _one_deal(np.array(pile, dtype=np.uint8), 0, setting, deal)
    return int(gain), int(deal.used[0])


def _setting(strategy: Strategy, seats: tuple[Seat, Seat], stakes: Stakes) -> Setting:
    lines = all_lines()
    return Setting(
        kinds=np.array([seat.kind for seat in seats]),
        overlooks=np.array([seat.overlooks for seat in seats]),
        whims=np.array([seat.whims for seat in seats]),
        chips=stakes.chips,
        ante=stakes.ante,
        max_bet=stakes.max_bet,
        raises=stakes.raises,
        shares=np.frombuffer(strategy.shares, dtype=np.uint8).copy(),
        steps=np.array(lines.steps),
        after=np.array(lines.after),
        cuts=np.array(strategy.cuts),
    )


def _new_deal(draws: Sequence[float]) -> Deal:
    whole = [np.zeros(2, dtype=np.int64) for _ in range(7)]
    return Deal(
        *(whole[0], whole[1], whole[2], whole[3], whole[4], whole[5]),
        share=np.zeros(2),
        improving=np.zeros(2),
        places=whole[6],
        cards=np.zeros((2, 81), dtype=np.int64),
        endings=np.zeros(81, dtype=np.int64),
        work=np.zeros(WORK, dtype=np.int64),
        now=np.zeros(4, dtype=np.int64),
        state=np.zeros(4, dtype=np.uint64),
        script=np.array(draws, dtype=np.float64),
        used=np.zeros(1, dtype=np.int64),
    )


@compiled
def _play(key: np.uint64, deals: int, setting: Setting, deal: Deal) -> Counts:
    gains = np.zeros(deals, dtype=np.int64)
    pile = np.zeros(81, dtype=np.uint8)
    for number in range(deals):
        start(deal.state, key, number)
        shuffle(deal.state, pile)
        gains[number] = _one_deal(pile, number % 2, setting, deal)
    return gains


@compiled
def _draw(deal: Deal) -> float:
    """The next draw: from the script, or else from the generator."""
    deal.used[0] += 1
    if deal.script.size > 0:
        return float(deal.script[(deal.used[0] - 1) % deal.script.size])
    return float(below(deal.state, _SPAN) / _SPAN)


@compiled
def _dealt(pile: Bytes, dealer: int, setting: Setting, deal: Deal) -> None:
    """The antes, and the cards: the one who does not deal gets the first (CHIP-2)."""
    for seat in range(2):
        deal.paid[seat] = min(setting.ante, setting.chips)
        deal.chips[seat] = setting.chips - deal.paid[seat]
        place = 2 if seat == dealer else 1
        deal.cards[seat, 0], deal.cards[seat, 1] = pile[place], pile[place + 3]
        deal.cards[seat, 2], deal.cards[seat, 3] = pile[0], pile[3]
    deal.now[TABLE] = 2


@compiled
def _one_deal(pile: Bytes, dealer: int, setting: Setting, deal: Deal) -> Whole:
    """One deal; what seat 0 wins by it."""
    _dealt(pile, dealer, setting, deal)
    top = 6
    while True:
        _open_phase(setting, deal)
        folded = _betting(dealer, setting, deal)
        if folded >= 0:
            return deal.paid[1] if folded == 1 else -deal.paid[0]
        if _asked(dealer, setting, deal) or top == pile.size:
            stake = min(deal.paid[0], deal.paid[1])
            return stake * np.sign(deal.sets[0] - deal.sets[1])
        for seat in range(2):
            deal.cards[seat, deal.now[TABLE] + 2] = pile[top]
        deal.now[TABLE] += 1
        top += 1


@compiled
def _open_phase(setting: Setting, deal: Deal) -> None:
    """Judge the hands, and find the line that the betting has taken."""
    table = deal.now[TABLE]
    phase = phase_of(table)
    deal.now[AT_LINE] = find_line(setting.after, deal.endings, table - 2)
    deal.now[SPOT] = 0
    deal.now[SETTLED] = deal.paid[0] + deal.paid[1]
    for seat in range(2):
        deal.bet[seat] = deal.raises[seat] = deal.spoken[seat] = 0
        sets, share, improving = strength(LINE, deal.cards[seat], table + 2, deal.work)
        deal.sets[seat], deal.share[seat], deal.improving[seat] = sets, share, improving
        points = score(share, improving, phase == PHASES - 1)
        deal.places[seat] = bucket(sets, points, setting.cuts[phase])


@compiled
def _betting(dealer: int, setting: Setting, deal: Deal) -> Whole:
    """A betting phase; the seat that folded, or -1."""
    last = dealer
    while True:
        if _must_speak(1 - last, deal):
            last = 1 - last
        elif not _must_speak(last, deal):
            return -1
        if not _speak(last, dealer, setting, deal):
            return last


@compiled
def _must_speak(seat: int, deal: Deal) -> bool:
    if deal.chips[seat] == 0:
        return False
    if deal.bet[seat] < deal.bet[1 - seat]:
        return True
    return bool(deal.spoken[seat] == 0 and deal.chips[1 - seat] > 0)


@compiled
def _speak(seat: int, dealer: int, setting: Setting, deal: Deal) -> bool:
    """One turn; False if it is a fold."""
    deal.spoken[seat] = 1
    highest = max(deal.bet[0], deal.bet[1])
    owed = highest - deal.bet[seat]
    most = _most_above(seat, highest, setting, deal)
    first, raises = 1 - dealer, deal.raises[0] + deal.raises[1]
    deal.now[SPOT] = spot_of(
        deal.bet[first], deal.bet[dealer], raises, seat == first, setting.max_bet
    )
    if setting.kinds[seat] == SCRIPT:
        act, above = _scripted(highest, most, _draw(deal))
    else:
        act, above = _choice(seat, owed, setting, deal), most
    if act == FOLD and (owed > 0 or setting.kinds[seat] == SCRIPT):
        return False
    put = min(owed, deal.chips[seat])
    if act == PUSH and above > 0:
        put = owed + above
        deal.raises[seat] += highest > 0
    deal.chips[seat] -= put
    deal.bet[seat] += put
    deal.paid[seat] += put
    return True


@compiled
def _most_above(seat: int, highest: int, setting: Setting, deal: Deal) -> Whole:
    """The most chips above the call (CHIP-6, CHIP-7b)."""
    if deal.chips[1 - seat] == 0 or (highest > 0 and deal.raises[seat] >= setting.raises):
        return 0
    return max(0, min(setting.max_bet, deal.chips[seat] - highest + deal.bet[seat]))


@compiled
def _choice(seat: int, owed: int, setting: Setting, deal: Deal) -> Whole:
    """What a rule player or the trained strategy wants to do."""
    draw, pot = _draw(deal), deal.paid[0] + deal.paid[1]
    share, place = deal.share[seat], deal.places[seat]
    kind = setting.kinds[seat]
    if kind < TRAINED:
        return rule_act(kind, deal.sets[seat], share, deal.improving[seat], owed, pot, draw)
    slip = _draw(deal) if setting.whims[seat] > 0 else 0.5
    if slip >= 1.0 - setting.whims[seat]:
        return whim(deal.now[SPOT], draw)
    if slip < setting.overlooks[seat] and place >= WITH_SET:
        place = WITH_SET - 1
    price = owed / max(1.0, pot + owed)
    settled = deal.now[SETTLED] * 3.0 / setting.max_bet
    line, spot = deal.now[AT_LINE], deal.now[SPOT]
    return bet_act(setting.shares, setting.steps, line, spot, place, share, price, settled, draw)


@compiled
def _scripted(highest: int, most: int, draw: float) -> tuple[int, int]:
    """One of the legal acts, in the order in which the engine lists them."""
    index = int(draw * (2 + most))
    if highest == 0:  # check, bets, fold
        if index == 0:
            return PASS, 0
        return (PUSH, index) if index <= most else (FOLD, 0)
    if index <= 1:  # fold, call, raises
        return (FOLD, 0) if index == 0 else (PASS, 0)
    return PUSH, index - 1


@compiled
def _asked(dealer: int, setting: Setting, deal: Deal) -> bool:
    """The sealed question; whether anybody shows."""
    both = min(deal.bet[0], deal.bet[1])
    ending = ending_of(deal.now[SPOT], both, setting.max_bet)
    deal.endings[deal.now[TABLE] - 2] = ending
    shown = False
    for turn in range(2):
        seat = dealer if turn else 1 - dealer
        if deal.sets[seat] == 0:
            continue  # nothing to say (CHIP-9a)
        draw, kind = _draw(deal), setting.kinds[seat]
        if kind == SCRIPT:
            shows = draw < 0.5
        elif kind < TRAINED:
            shows = rule_shows(kind, deal.sets[seat], deal.share[seat])
        else:
            slip = _draw(deal) if setting.whims[seat] > 0 else 0.5
            line = deal.now[AT_LINE]
            place = deal.places[seat]
            often = show_share(setting.shares, setting.after, line, ending, turn, place)
            shows = slip >= setting.overlooks[seat] and draw < often
        shown = shown or shows
    return shown
