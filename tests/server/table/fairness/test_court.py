"""Claims wait for whoever could have been earlier, and for nobody else; the log tells why."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.cards import find_sets
from tercet.engine.acts import Claim, Entry
from tercet.engine.claims import MOST_LESS, check_verdict, in_order
from tercet.engine.log import End, write_log
from tercet.errors import Unreadable
from tercet.games.classic import Call, NoneHere
from tercet.room.claim_rounds import Less
from tercet.room.claims import MAX_QUEUED
from tercet.tables import load_log, verify
from tests.games.piles import SEED
from tests.server.table.fairness.scene import FAR, Scene, played


@pytest.mark.rule("BASE-3b")
def test_a_slower_line_that_acted_earlier_takes_the_cards() -> None:
    async def scene(stage: Scene) -> None:
        cards = stage.cards
        stage.act(0, Call(cards))
        await stage.pass_ms(100)
        assert stage.table.seq == 0
        assert not stage.spectator.told, "nobody sees a claim that waits"
        stage.act(1, Call(cards))
        await stage.pass_ms(1)

    stage = played(scene)
    entry = stage.last
    assert (stage.table.seq, entry.seat, entry.at) == (1, 1, 1100)
    own, lost = entry.claims
    assert (own.seat, own.at, own.less, own.why) == (1, 1100, 180, "kernel")
    assert (lost.seat, lost.at, lost.less) == (0, 1000, 0)
    assert isinstance(lost.act, Call)
    assert stage.clients[0].heard("cards_gone")
    assert stage.metrics.verdicts_turned.value == 1


def test_a_slower_line_that_acted_later_does_not() -> None:
    async def scene(stage: Scene) -> None:
        cards = stage.cards
        stage.act(0, Call(cards))
        await stage.pass_ms(179)
        stage.act(1, NoneHere())  # queues behind the claim
        await stage.pass_ms(50)
        stage.act(1, Call(cards))
        await stage.pass_ms(1)

    stage = played(scene)
    first = stage.table.steps[1].entry
    assert first is not None
    assert (first.seat, first.at, first.claims[0].at) == (0, 1180, 1000)
    assert stage.clients[1].heard("table_changed"), "said of cards that lay there no more"


def test_nobody_waits_longer_than_lines_differ() -> None:
    async def scene(stage: Scene) -> None:
        stage.act(0, Call(stage.cards))

    assert played(scene).last.at == 1180


@pytest.mark.parametrize(
    ("less", "seats", "options"),
    [
        ({}, 2, {}),
        (FAR, 1, {}),
        (FAR, 2, {"fair_lag": False}),
        ({0: Less(180, "kernel")}, 2, {}),  # the others are faster
    ],
    ids=["equals", "alone", "switched off", "slowest"],
)
def test_nobody_waits_at_all_where_it_changes_nothing(
    less: Mapping[int, Less], seats: int, options: dict[str, Any]
) -> None:
    async def scene(stage: Scene) -> None:
        stage.act(0, Call(stage.cards))
        assert stage.table.seq == 1

    stage = played(scene, less, seats=seats, **options)
    assert stage.last.at == 1000


def test_after_a_call_only_the_caller_may_act_so_nothing_waits() -> None:
    from tercet.games.classic import Show

    async def scene(stage: Scene) -> None:
        stage.act(0, Call())
        await stage.pass_ms(200)
        assert stage.last.act == Call()
        stage.act(0, Show(stage.cards))
        assert stage.table.seq == 2

    played(scene)


def test_a_bare_call_is_not_corrected_but_waits_for_those_that_are() -> None:
    async def scene(stage: Scene) -> None:
        cards = stage.cards
        stage.act(0, Call())
        await stage.pass_ms(100)
        stage.act(1, Call(cards))
        await stage.pass_ms(1)

    assert played(scene).last.seat == 1

    async def bare(stage: Scene) -> None:
        cards = stage.cards
        stage.act(0, Call(cards))
        await stage.pass_ms(100)
        stage.act(1, Call())

    stage = played(bare)
    assert stage.last.seat == 0
    assert (stage.last.claims[1].less, stage.last.claims[1].why) == (0, "bare")


def test_a_wrong_claim_costs_as_always_and_others_go_on() -> None:
    async def scene(stage: Scene) -> None:
        cards = stage.cards
        others = [card for card in stage.table.state.table if card not in cards]
        wrong = next(three for three in combinations(others, 3) if not find_sets(three))
        stage.act(0, Call(wrong))
        await stage.pass_ms(10)
        stage.act(1, Call(cards))

    stage = played(scene)
    seats = [step.entry.seat for step in stage.table.steps[1:] if step.entry]
    assert seats == [1, 0]


def test_the_same_act_sent_again_while_it_waits_happens_once() -> None:
    async def scene(stage: Scene) -> None:
        act = Call(stage.cards)
        stage.act(0, act)
        await stage.pass_ms(50)
        stage.act(0, act, number=1)
        await stage.pass_ms(50)
        stage.act(0, act, number=1)

    stage = played(scene)
    assert stage.table.seq == 1
    assert stage.clients[0].heard('"is":"done"')


def test_acts_of_a_client_stay_in_its_order_while_it_waits() -> None:
    """Else a later number would make the claim an old one."""

    async def scene(stage: Scene) -> None:
        cards = stage.cards
        stage.act(0, Call(cards))
        stage.act(0, Call((cards[0], cards[0], cards[1])))  # refused, but only in its turn
        assert not stage.clients[0].told

    stage = played(scene)
    assert stage.last.claims
    assert stage.clients[0].heard("cards_gone")
    assert not stage.clients[0].heard("client_seq_old")


def test_what_cannot_be_refused_by_waiting_is_refused_at_once() -> None:
    async def scene(stage: Scene) -> None:
        cards = stage.cards
        stage.act(0, Call(cards))
        stage.act(1, Call((cards[0], cards[0], cards[1])))
        assert stage.clients[1].heard("card_doubled")

    assert played(scene).table.seq == 1


def test_a_deadline_waits_behind_a_claim_that_came_before_it() -> None:
    async def scene(stage: Scene) -> None:
        await stage.pass_ms(3950)  # three more cards are laid after five seconds
        stage.act(0, Call(stage.cards))
        await stage.pass_ms(120)
        assert stage.table.seq == 0

    stage = played(scene, lay_after_ms=5000)
    entry = stage.table.steps[1].entry
    assert entry is not None
    assert (entry.seat, entry.at) == (0, 4999)


def test_a_queue_behind_a_claim_is_bounded() -> None:
    async def scene(stage: Scene) -> None:
        stage.act(0, Call(stage.cards))
        for _ in range(MAX_QUEUED + 5):
            stage.act(1, NoneHere())
        assert stage.clients[1].heard("too_fast")

    assert played(scene).table.steps[1].entry is not None


def test_a_table_that_stops_leaves_no_claim_behind() -> None:
    async def scene(stage: Scene) -> None:
        stage.act(0, Call(stage.cards))
        stage.box.stop_clock()
        assert stage.table.seq == 1

    played(scene)


def test_a_game_with_verdicts_verifies_and_a_changed_one_does_not() -> None:
    async def scene(stage: Scene) -> None:
        while stage.table.outcome is None:
            found = find_sets(stage.table.state.table)
            if found:
                stage.act(0, Call(found[0]))
                await stage.pass_ms(100)
                stage.act(1, Call(found[0]))
                await stage.pass_ms(300)
            else:
                for seat in sorted(stage.table.may_act()):
                    stage.act(seat, NoneHere())

    log = played(scene).table.log()
    assert isinstance(log.end, End)
    verify(load_log(write_log(log)))
    at = next(n for n, entry in enumerate(log.entries) if len(entry.claims) == 2)
    entry = log.entries[at]
    own, lost = entry.claims
    for claims in (
        (replace(own, less=0), lost),  # then the other one was first
        (replace(own, less=MOST_LESS + 1), lost),
        (replace(own, why="unproven"), lost),
        (replace(own, why="said so"), lost),
        (replace(own, seat=lost.seat), lost),
        (own, replace(lost, act=None)),
        (own, replace(lost, at=own.at + MOST_LESS + 1)),
    ):
        changed = replace(entry, claims=claims)
        entries = (*log.entries[:at], changed, *log.entries[at + 1 :])
        with pytest.raises(Unreadable, match="log_verdict_differs"):
            verify(replace(log, entries=entries))
    off = replace(log, header=replace(log.header, fair_lag="off"))
    with pytest.raises(Unreadable, match="log_verdict_differs"):
        verify(off)


def test_equal_moments_are_settled_by_seed_and_number() -> None:
    claims = [Claim(0, 1000), Claim(1, 1100, 100, "kernel")]
    first = {in_order(claims, bytes([n]) * 32, 1)[0].seat for n in range(20)}
    assert first == {0, 1}
    winner, loser = in_order(claims, SEED, 7)
    own, other = replace(winner, why="kernel"), replace(loser, why="kernel", act=NoneHere())
    check_verdict(Entry(7, 1100, NoneHere(), own.seat, claims=(own, other)), SEED)
    wrong = replace(other, act=None), replace(own, act=NoneHere())
    with pytest.raises(Unreadable, match="log_verdict_differs"):
        check_verdict(Entry(7, 1100, NoneHere(), other.seat, claims=wrong), SEED)
