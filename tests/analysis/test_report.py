"""The account of a game: when each SET lay there, who took it, and what nobody saw."""

from __future__ import annotations

from typing import Any

import pytest

from tercet.analysis import Analysis, analyse
from tercet.analysis.report import differing
from tercet.cards import Card, Triple, deck, find_sets, parse_cards
from tercet.engine.acts import Act
from tercet.engine.chance import Chance
from tercet.engine.table import Table
from tercet.games.classic import Call, NoneHere
from tercet.games.scout.terms import GiveUp, Point
from tercet.games.shared.race import Take
from tercet.games.solitaire import Stop
from tercet.tables import new_table
from tests.playthroughs import NAMES, play, played, playthroughs

SEED = bytes(32)


def account(table: Table) -> Analysis:
    return analyse(table.log())


def arranged(first: str, game: str = "classic", seats: int = 2, **more: Any) -> Table:
    """A beginners' table that begins with these cards; the rest of the pack follows."""
    cards = parse_cards(first.split())
    pile = [*cards, *(card for card in deck("s") if card not in cards)]
    options = {"fixed": "s", **more}
    return new_table(game, NAMES[:seats], SEED, options=options, piles=[[str(c) for c in pile]])


def act(table: Table, seat: int, what: Act, at: int) -> None:
    table.act(seat, what, at, table.seq)


def finish(table: Table) -> Table:
    """Take what there is, quickly, until the end."""
    while table.outcome is None:
        found = find_sets(table.state.table)
        for seat in [0] if found else sorted(table.may_act()):
            move: Act = Call(found[0]) if found else NoneHere()
            if table.outcome is None:
                act(table, seat, move, table.at + 10)
    return table


def test_a_set_is_followed_from_the_deal_until_it_is_taken() -> None:
    table = arranged("1rso 2rso 3rso 1gso 2gso 1gsw 2pso 3psw 1psd")
    one, two = sorted(find_sets(table.state.table), key=differing)[:2]
    act(table, 1, Call(two), at=4000)
    told = account(finish(table))
    taken = next(each for each in told.sets if set(each.cards) == set(two) and each.first == 0)
    assert (taken.fate, taken.seat, taken.lay, taken.gone) == ("taken", 1, 4000, 1)
    find = told.finds[0]
    assert (find.seat, find.seq, find.lay, find.search) == (1, 1, 4000, 4000)
    assert told.seats[1].finds == 1
    assert set(one) != set(two)


def test_time_of_search_begins_anew_when_the_table_changes() -> None:
    table = arranged("1rso 2rso 3rso 1gso 2gso 3gso 1psw 2psw 1psd")
    red, green = parse_cards("1rso 2rso 3rso".split()), parse_cards("1gso 2gso 3gso".split())
    act(table, 0, Call(_three(red)), at=3000)
    act(table, 1, Call(_three(green)), at=5000)
    first, second, *_ = account(finish(table)).finds
    assert (first.search, first.lay) == (3000, 3000)
    assert (second.search, second.lay) == (2000, 5000)


def test_a_set_that_loses_a_card_to_another_is_broken_not_overlooked() -> None:
    table = arranged("1rso 2rso 3rso 1gso 1pso 2gsw 2psd 3gsw 3psd")
    act(table, 0, Call(_three(parse_cards("1rso 2rso 3rso".split()))), at=1000)
    told = account(finish(table))
    ones = next(each for each in told.sets if set(map(str, each.cards)) == {"1rso", "1gso", "1pso"})
    assert (ones.fate, ones.overlooked, ones.gone) == ("broken", False, 1)


def test_a_wrong_set_a_slow_call_and_a_false_none_here_are_mistakes() -> None:
    table = arranged("1rso 2rso 3rso 1gso 2gsw 1psd 2psw 3gsw 3psd", penalty="point")
    act(table, 0, Call(_three(parse_cards("1rso 2rso 1gso".split()))), at=1000)
    act(table, 1, Call(), at=2000)
    table.tick(7000)
    act(table, 1, NoneHere(), at=8000)
    kinds = [(miss.seat, miss.kind) for miss in account(finish(table)).misses[:3]]
    assert kinds == [(0, "wrong"), (1, "slow"), (1, "none_here")]


def test_none_here_is_no_mistake_when_it_is_true() -> None:
    table = played("classic-beginners")
    said = [miss for miss in account(table).misses if miss.kind == "none_here"]
    assert said
    assert all(miss.there > 0 for miss in said)


def test_what_was_given_up_or_left_is_what_nobody_saw() -> None:
    table = arranged("1rso 2rso 3rso 1gso 2gsw 1psd 2psw 3gsw 3psd", "solitaire", 1)
    act(table, 0, NoneHere(), at=1000)
    act(table, 0, Stop(), at=2000)
    unseen = [each for each in account(table).sets if each.overlooked]
    assert {(each.fate, each.gone) for each in unseen} == {("left", None)}
    assert {"1rso", "2rso", "3rso"} in [set(map(str, each.cards)) for each in unseen]


def test_a_scouts_set_counts_for_the_scout() -> None:
    table = new_table("scout", 2, SEED)
    (three, *_) = find_sets(table.state.table)
    act(table, 1, Point(three), at=1000)
    act(table, 0, GiveUp(), at=3000)
    while table.outcome is None:
        found = find_sets(table.state.table)
        if found:
            act(table, 0, Point(found[0]), at=table.at)
            act(table, 1, GiveUp(), at=table.at)
        else:
            for seat in sorted(table.may_act()):
                act(table, seat, NoneHere(), at=table.at)
    find = account(table).finds[0]
    assert (find.seat, set(find.cards), find.at) == (1, set(three), 3000)


def test_a_new_deal_begins_a_new_account() -> None:
    table = played("classic-tournament")
    starts = [
        s.seq for s in table.steps if any(type(e).__name__ == "DealStarted" for e in s.events)
    ]
    assert len(starts) == 3
    for each in account(table).sets:
        assert not any(each.first < start < (each.gone or start) for start in starts)


@pytest.mark.parametrize("name", playthroughs())
def test_the_account_agrees_with_the_table_at_every_moment(name: str) -> None:
    """Played back once more, the SETs on the table are those that the account tells of."""
    table = played(name)
    told, log = account(table), table.log()
    if not told.sought:
        assert not told.sets
        assert not told.finds
        assert not told.misses
        return
    again = new_table_of(table)
    for seq in range(len(log.entries) + 1):
        if seq:
            again.replay(log.entries[seq - 1])
        zone = [c for c in again.game.zones(again.state)["table"] if isinstance(c, Card)]
        lying = {frozenset(each) for each in find_sets(zone)}
        said = [each for each in told.sets if each.first <= seq < (each.gone or 10**9)]
        assert {frozenset(each.cards) for each in said} == lying, seq
        assert len(said) == len(lying)


def new_table_of(table: Table) -> Table:
    from tercet.tables import open_table

    return open_table(table.header, table.seed)


def test_games_without_a_search_are_not_accounted_for() -> None:
    assert {name for name in ("chipset", "dice") if account(played(name)).sought} == set()


def test_take_is_a_find_in_a_team() -> None:
    table = new_table("coopset", 2, SEED)
    (three, *_) = find_sets(table.state.table)
    act(table, 1, Take(three), at=500)
    play(table, Chance(SEED))
    assert account(table).finds[0].seat == 1


def _three(cards: tuple[Card, ...]) -> Triple:
    a, b, c = cards
    return a, b, c
