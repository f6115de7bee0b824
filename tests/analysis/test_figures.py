"""Each game's own figures, reckoned once more from the log by brute force."""

from __future__ import annotations

from itertools import combinations, permutations, product
from random import Random
from typing import Any

import pytest

from tercet.analysis import analyse
from tercet.analysis import chipset as of_chipset
from tercet.analysis import dice as of_dice
from tercet.analysis.chipset import ChipsetFigures, chance_to_win
from tercet.analysis.coopset import CoopSetFigures
from tercet.analysis.dice import DiceFigures
from tercet.analysis.figures import ACCOUNTS
from tercet.analysis.scout import ScoutFigures
from tercet.analysis.setup import SetUpFigures
from tercet.analysis.twenty import TwentyFigures
from tercet.cards import DECK, Card, is_set, parse_cards
from tercet.dice.faces import FACES, Die, wild_as
from tercet.dice.finding import all_turns
from tercet.dice.judging import judge_opening
from tercet.dice.position import Placement, Turn
from tercet.engine.log import Log
from tercet.errors import Unreadable
from tercet.games.dice.table import position_of
from tests.analysis.games import at_random, by_bots, events_of, steps_of

HOW = pytest.mark.parametrize("how", ["bots", "random", "match"])
ONE = pytest.mark.parametrize("how", ["bots", "random"])


def played(how: str, game: str, seats: int = 3) -> Log:
    """By bots or at random; a match has two deals."""
    return by_bots(game, seats) if how == "bots" else at_random(game, seats, 1 + (how == "match"))


def sets_among(cards: tuple[Card, ...]) -> list[frozenset[Card]]:
    """Every SET, by trying all threes."""
    return [frozenset(three) for three in combinations(cards, 3) if is_set(*three)]


# --- Scout -----------------------------------------------------------------------------------


@HOW
def test_scout_shares_add_up_to_the_score(how: str) -> None:
    log = played(how, "scout")
    told = analyse(log).figures
    assert isinstance(told, ScoutFigures)
    assert log.end is not None
    assert tuple(seat.points for seat in told.seats) == log.end.outcome.scores
    assert told.curve[-1].values == log.end.outcome.scores
    begin = told.curve[0]
    assert (begin.seq, begin.at, {*begin.values}) == (0, 0, {0})
    for seat in range(log.header.count):
        won = [(b.search, e) for b, _, e in events_of(log, "Won") if e.seat == seat]
        as_scout = sum(len(e.cards) for search, e in won if _scouts(search, seat))
        assert told.seats[seat].as_scout == as_scout
        assert told.seats[seat].as_second == sum(len(e.cards) for _, e in won) - as_scout
        lost = [e for _, _, e in events_of(log, "LostCard") if e.seat == seat]
        assert told.seats[seat].lost == len(lost)
        gains = sum(search.gains[seat] for search in told.searches)
        assert gains == told.seats[seat].points


def _scouts(search: Any, seat: int) -> bool:
    """Whether this seat pointed; without a search before, pointing and showing were one entry."""
    return search is None or search.scout == seat


@ONE
def test_the_time_to_point_ends_with_the_finger_and_not_with_the_search(how: str) -> None:
    log = played(how, "scout")
    told = analyse(log)
    assert isinstance(told.figures, ScoutFigures)
    free, times = 0, []
    for before, step, after in steps_of(log):
        names = [type(event).__name__ for event in step.events]
        if "Pointed" in names:
            times.append((step.seq, step.at - free))
        idle = after.search is None
        if idle and (before.search is not None or "Pointed" in names or "Laid" in names):
            free = step.at
    assert [(search.seq, search.to_point) for search in told.figures.searches] == times
    ends = [search.seq for search in told.figures.searches if search.right]
    scouts = [find for find in told.finds if (find.seat, find.seq) in _ends(log)]
    by_seq = dict(times)
    assert [find.search for find in scouts] == [by_seq[seq] for seq in ends]


def _ends(log: Log) -> set[tuple[int, int]]:
    """Which scout's SET was opened by which entry."""
    return {(event.seat, step.seq) for _, step, event in events_of(log, "Opened")}


@pytest.mark.parametrize("game", ["classic", "solitaire", "scout", "coopset"])
def test_every_set_on_the_table_was_found_or_broken_or_overlooked(game: str) -> None:
    told = analyse(at_random(game, 1 if game == "solitaire" else 3))
    taken = [each for each in told.sets if each.fate == "taken"]
    broken = [each for each in told.sets if each.fate == "broken" and not each.overlooked]
    unseen = [each for each in told.sets if each.overlooked]
    assert len(taken) == len(told.finds)
    assert len(taken) + len(broken) + len(unseen) == len(told.sets)


# --- ChipSet ---------------------------------------------------------------------------------


def own(hand: tuple[Card, ...], table: tuple[Card, ...]) -> int:
    return sum(bool(three & set(hand)) for three in sets_among((*hand, *table)))


def test_against_one_other_the_chance_is_that_of_all_hands() -> None:
    hand, table = parse_cards("1rso 2gew".split()), parse_cards("2rso 3pho 1ghd".split())
    rest = [card for card in DECK if card not in (*hand, *table)]
    mine = own(hand, table)
    theirs = [own(pair, table) for pair in combinations(rest, 2)]
    share = sum(sets < mine for sets in theirs) + theirs.count(mine) / 2
    assert chance_to_win(hand, table, 1) == pytest.approx(share / len(theirs))


@pytest.mark.slow
def test_against_several_it_is_near_that_of_many_deals() -> None:
    hand, table = parse_cards("1rso 2gew".split()), parse_cards("2rso 3pho 1ghd 2psw".split())
    rest = [card for card in DECK if card not in (*hand, *table)]
    chance, total, mine = Random(7), 0.0, own(hand, table)
    for _ in range(3000):
        drawn = chance.sample(rest, 6)
        theirs = [own((drawn[at], drawn[at + 1]), table) for at in (0, 2, 4)]
        total += (max(theirs) <= mine) / (1 + theirs.count(mine))
    assert chance_to_win(hand, table, 3) == pytest.approx(total / 3000, abs=0.07)


@ONE
@pytest.mark.slow
def test_the_phases_of_chipset_are_those_of_the_log(how: str) -> None:
    log = played(how, "chipset", 4)
    told = analyse(log).figures
    assert isinstance(told, ChipsetFigures)
    phases: dict[tuple[int, int], Any] = {}
    for _, _, after in steps_of(log):
        if after.phase in ("bet", "ask"):
            phases.setdefault((after.deal, len(after.table)), after)
    assert [(phase.deal, phase.cards) for phase in told.phases] == list(phases)
    for phase, state in zip(told.phases, phases.values(), strict=True):
        still = set(state.still_in)
        for seat, player in enumerate(state.players):
            expected = own(player.hand, state.table) if seat in still else None
            assert phase.sets[seat] == expected
            assert (phase.chances[seat] is None) == (expected is None)
    assert not told.cut


@pytest.mark.slow
@ONE
def test_bluffs_and_folded_winners_are_those_of_the_open_hands(how: str) -> None:
    log = played(how, "chipset", 4)
    told = analyse(log).figures
    assert isinstance(told, ChipsetFigures)
    bets = [*events_of(log, "ChipsBet"), *events_of(log, "BetRaised")]
    bluffs = [
        (step.seq, event.seat)
        for before, step, event in sorted(bets, key=lambda each: each[1].seq)
        if not own(before.players[event.seat].hand, before.table)
    ]
    assert [(bluff.seq, bluff.seat) for bluff in told.bluffs] == bluffs
    winners = []
    for before, step, after in steps_of(log):
        if any(type(event).__name__ == "DealEnded" for event in step.events):
            held = {s: own(p.hand, after.table) for s, p in enumerate(after.players) if p.hand}
            best = max(held[seat] for seat in after.still_in)
            folded = [seat for seat in held if after.players[seat].folded]
            winners += [(before.deal, seat) for seat in folded if held[seat] > best]
    assert [(fold.deal, fold.seat) for fold in told.folded_winners] == winners
    for seat, figures in enumerate(told.seats):
        assert figures.bluffs == sum(by == seat for _, by in bluffs)
        assert figures.folded_winners == sum(by == seat for _, by in winners)


@pytest.mark.slow
def test_a_bluff_has_worked_when_all_others_folded() -> None:
    log = played("bots", "chipset", 4)
    told = analyse(log).figures
    assert isinstance(told, ChipsetFigures)
    last = {(before.deal, event.seat) for before, _, event in events_of(log, "LastOneIn")}
    for bluff in told.bluffs:
        assert bluff.worked == ((bluff.deal, bluff.seat) in last)
    assert {bluff.worked for bluff in told.bluffs} == {True, False}


def test_chances_are_bounded_and_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_chipset, "MOST_CHANCES", 5)
    told = analyse(played("random", "chipset", 4)).figures
    assert isinstance(told, ChipsetFigures)
    known = [chance for phase in told.phases for chance in phase.chances if chance is not None]
    assert (told.cut, len(known)) == (True, 5)


# --- SetUp -----------------------------------------------------------------------------------


@HOW
def test_safe_cards_and_missed_sets_of_setup(how: str) -> None:
    log = played(how, "setup")
    told = analyse(log).figures
    assert isinstance(told, SetUpFigures)
    laid = list(events_of(log, "CardLaid"))
    assert [lay.seq for lay in told.lays] == [step.seq for _, step, _ in laid]
    caught = {tuple(before.table): event.by for before, _, event in events_of(log, "Collected")}
    for lay, (before, _, event) in zip(told.lays, laid, strict=True):
        here = len(sets_among(before.table))
        made = {c: len(sets_among((*before.table, c))) - here for c in before.hands[event.seat]}
        assert (lay.seat, lay.card, lay.hand) == (event.seat, event.card, len(made))
        assert (lay.safe, lay.sets) == (list(made.values()).count(0), made[event.card])
        assert lay.caught == caught.get((*before.table, event.card))
    assert told.made == sum(lay.sets > 0 for lay in told.lays)
    assert told.missed == told.made - len(caught)
    for seat in told.seats:
        assert seat.lays == seat.safe + seat.needless + seat.forced
    assert log.end is not None
    assert tuple(-seat.taken for seat in told.seats) == log.end.outcome.scores
    assert told.curve[-1].values == tuple(seat.taken for seat in told.seats)


# --- CoopSet ---------------------------------------------------------------------------------


def most_disjoint(sets: list[frozenset[Card]]) -> int:
    """With the first SET, or without it."""
    if not sets:
        return 0
    first, *rest = sets
    apart = [three for three in rest if not three & first]
    return max(1 + most_disjoint(apart), most_disjoint(rest) if len(apart) < len(rest) else 0)


@pytest.mark.slow
@ONE
def test_the_layouts_of_coopset(how: str) -> None:
    log = played(how, "coopset", 2)
    told = analyse(log).figures
    assert isinstance(told, CoopSetFigures)
    scored = list(events_of(log, "LayoutScored"))
    assert [line.seq for line in told.layouts] == [step.seq for _, step, _ in scored]
    score = 0
    for line, (before, _, event) in zip(told.layouts, scored, strict=True):
        here = [found.cards for found in before.found if found.layout == before.layout]
        whole = (*before.table, *(card for three in here for card in three))
        assert (line.layout, line.taken) == (before.layout, len(here))
        assert line.possible == most_disjoint(sets_among(whole))
        assert (line.added, line.points) == (before.added, event.points)
        score += line.points - line.cost
        assert line.score == score
    assert log.end is not None
    assert score == log.end.outcome.scores[0]


# --- 20/20 -----------------------------------------------------------------------------------


def useful(state: Any, seat: int) -> bool:
    """Whether some three cards with an own one among them are a SET."""
    return any(three & set(state.hands[seat]) for three in sets_among(state.within_reach(seat)))


@ONE
def test_sets_with_own_cards_and_cards_over_time(how: str) -> None:
    log = played(how, "twenty", 2)
    account = analyse(log)
    told = account.figures
    assert isinstance(told, TwentyFigures)
    taken = list(events_of(log, "Taken"))
    said = list(events_of(log, "SaidNone"))
    for seat, figures in enumerate(told.seats):
        owned = [len(set(e.cards) & set(b.hands[seat])) for b, _, e in taken if e.seat == seat]
        assert figures.sets == tuple(owned.count(number) for number in range(4))
        assert figures.own == sum(owned)
        false = [b for b, _, e in said if e.seat == seat and useful(b, seat)]
        assert figures.false_none == len(false)
        wrong = [e.seat for _, _, e in events_of(log, "Wrong") if e.seat == seat]
        assert figures.wrong == len(wrong)
        extra = [e.reason for _, _, e in events_of(log, "ExtraCard") if e.card and e.seat == seat]
        assert (figures.asked, figures.penalty) == (extra.count("asked"), extra.count("penalty"))
    words = [miss.seq for miss in account.misses if miss.kind == "none_here"]
    assert words == [s.seq for b, s, e in said if useful(b, e.seat)]
    held = [(step.seq, tuple(map(len, after.hands))) for _, step, after in steps_of(log)]
    changes = [held[at] for at in range(len(held)) if not at or held[at][1] != held[at - 1][1]]
    assert [(point.seq, point.values) for point in told.curve] == changes
    for swap, (before, step, _) in zip(told.swaps, events_of(log, "TableSwapped"), strict=True):
        could = tuple(s for s in before.seats.playing if useful(before, s))
        assert (swap.seq, swap.could) == (step.seq, could)


# --- SET Dice --------------------------------------------------------------------------------


@pytest.mark.slow
@ONE
def test_the_best_turn_beside_each_turn(how: str) -> None:
    log = played(how, "dice", 2)
    told = analyse(log).figures
    assert isinstance(told, DiceFigures)
    assert log.end is not None
    assert tuple(seat.points for seat in told.seats) == log.end.outcome.scores
    turns = {turn.seq: turn for turn in told.turns}
    for before, step, event in [*events_of(log, "DicePlaced"), *events_of(log, "DicePassed")]:
        position = position_of(before, event.seat)
        if sum(die.wild for die in position.hand) > 1:
            continue  # there are many thousand turns
        points = [found.score for found in all_turns(position)]
        turn = turns[step.seq]
        assert (turn.seat, turn.round) == (event.seat, before.round)
        assert turn.points == getattr(event, "points", 0)
        assert turn.best == max(points, default=0)
        assert turn.points <= turn.best
    for seat in told.seats:
        assert seat.reached <= seat.possible
        assert seat.turns >= seat.passed >= seat.missed


@pytest.mark.slow
def test_the_opening_is_compared_with_every_opening() -> None:
    log = played("random", "dice", 2)
    told = analyse(log).figures
    assert isinstance(told, DiceFigures)
    ((before, step, event),) = events_of(log, "DiceOpened")
    position = position_of(before, event.seat)
    found = []
    for dice in permutations(position.hand, 3):
        for named in product(*(_meanings(die) for die in dice)):
            for line in position.board.openings:
                score = judge_opening(position, Turn(tuple(map(Placement, line, named))))
                found.append(0 if score is None else score.total)
    turn = next(turn for turn in told.turns if turn.seq == step.seq)
    assert (turn.points, turn.best) == (event.points, max(found))


def _meanings(die: Die) -> list[Die]:
    return [wild_as(face) for face in FACES] if die.wild else [die]


@pytest.mark.slow
def test_the_search_for_best_turns_is_bounded_and_it_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = at_random("dice", 2)
    whole = analyse(log).figures
    monkeypatch.setattr(of_dice, "MOST_WORK", 3)
    told = analyse(log).figures
    assert isinstance(told, DiceFigures)
    assert isinstance(whole, DiceFigures)
    assert (whole.cut, told.cut) == (False, True)
    assert sum(turn.best is not None for turn in told.turns) <= 4
    assert [turn.points for turn in told.turns] == [turn.points for turn in whole.turns]


# --- All of them -----------------------------------------------------------------------------


@pytest.mark.rule("CHIP-5a")
def test_a_game_that_goes_on_is_not_analysed() -> None:
    log = played("random", "chipset", 4)
    with pytest.raises(Unreadable, match="log_unfinished"):
        analyse(Log(log.header, log.entries[:20]))


def test_figures_bear_the_name_of_their_game() -> None:
    for key, account in ACCOUNTS.items():
        if account.watch is not None:
            assert type(account.watch(2).close()).__struct_config__.tag == key
