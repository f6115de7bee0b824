"""A live game without a server, an event loop or a store."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from tercet.cards import find_sets
from tercet.engine.acts import Act, Leave
from tercet.engine.wire import to_json
from tercet.errors import IllegalAction, TercetError
from tercet.games.classic import Call, NoneHere, TakeBack
from tercet.room.bounds import Bounds
from tercet.room.claim_rounds import Less
from tercet.room.claims import ClaimArbiter
from tercet.room.game import Answer, Batch, LiveGame
from tercet.room.limits import Rate, RoomLimits
from tercet.server.wire.messages import ActRequest, Done, Steps
from tercet.tables import new_table
from tests.games.chipset.deals import KEEP, NO_SET, ONE_SET, checked_round, chipset
from tests.games.piles import SEED

FAR = {1: Less(180, "kernel")}


class Host:
    """Hosts a game for clients "0", "1" … at their seats and a spectator; a commit is a call."""

    def __init__(self, table: Any = None, less: Mapping[int, Less] | None = None, **more: Any):
        self.table = table or new_table("classic", 2, SEED)
        weigh = lambda: less or {}  # noqa: E731
        limits = more.pop("limits", RoomLimits())
        self.game = LiveGame[str]("t", self.table, limits, weigh=weigh, **more)
        for seat in range(self.table.header.count):
            self.game.audience[str(seat)] = seat
        self.game.audience["spectator"] = None
        self.now = 5_000_000.0
        self.game.run_clock(self.now)

    def act(self, seat: int, act: Act, number: int = 1) -> None:
        raw = msgspec.Raw(to_json(act))
        seen = self.game.seq_for(seat)
        request = ActRequest(id=number, table="t", act=raw, client_seq=number, seen=seen)
        self.game.act(str(seat), seat, request, self.now)

    def commit(self) -> tuple[list[Answer[str]], Mapping[int | None, Steps]]:
        self.game.take_batch()
        told = self.game.committed(self.now)
        return told.answers, told.news

    @property
    def cards(self) -> Any:
        return find_sets(self.table.state.table)[0]


def code(answer: Answer[str]) -> str:
    """Return "done", or the code of a refusal."""
    return answer.result.code if isinstance(answer.result, TercetError) else "done"


def said_none(host: Host) -> bool:
    """Return whether the first player has said that there is no SET, as the other one sees it."""
    view: Any = host.game.view(1)
    said: bool = view.players[0].said_none
    return said


# --- Acts -------------------------------------------------------------------------------------


def test_nothing_is_told_before_the_commit() -> None:
    host = Host()
    host.act(0, NoneHere())
    assert host.game.take_ready() == []
    assert host.game.stored.seq == 0
    assert not said_none(host)
    answers, news = host.commit()
    assert [(each.to, code(each)) for each in answers] == [("0", "done")]
    assert {viewer: each.seq for viewer, each in news.items()} == {0: 1, 1: 1, None: 1}
    assert said_none(host)


def test_a_refusal_is_ready_at_once_when_nothing_waits_for_a_commit() -> None:
    host = Host()
    host.act(0, TakeBack())
    (answer,) = host.game.take_ready()
    assert code(answer) != "done"
    assert not host.game.has_batch


def test_a_refusal_after_an_act_waits_for_the_commit_of_that_act() -> None:
    host = Host()
    host.act(0, NoneHere())
    host.act(1, TakeBack())
    assert host.game.take_ready() == []
    host.game.take_batch()
    host.act(1, TakeBack(), number=2)
    assert host.game.take_ready() == []
    assert [each.to for each in host.game.committed(host.now).answers] == ["0", "1", "1"]


def test_an_act_that_is_sent_twice_happens_once() -> None:
    host = Host()
    host.act(0, NoneHere())
    host.act(0, NoneHere())
    answers, _ = host.commit()
    assert [code(each) for each in answers] == ["done", "done"]
    host.act(0, NoneHere())
    (again,) = host.game.take_ready()
    assert isinstance(again.result, Done)
    assert again.result.seq == 1
    assert host.table.seq == 1


def test_an_old_number_is_refused() -> None:
    host = Host()
    host.act(0, NoneHere(), number=5)
    host.act(0, TakeBack(), number=4)
    answers, _ = host.commit()
    assert [code(each) for each in answers] == ["done", "client_seq_old"]


def test_after_a_restart_acts_and_refusals_are_known_by_their_numbers() -> None:
    host = Host()
    host.game.remember(0, 7, 0)
    host.game.remember_refused({1: 3})
    assert host.game.highest(0) == 7
    host.act(0, NoneHere(), number=7)
    host.act(1, NoneHere(), number=3)
    assert [code(each) for each in host.game.take_ready()] == ["done", "client_seq_old"]
    assert not host.game.has_batch


def test_numbers_of_refused_acts_are_stored_where_another_host_may_follow() -> None:
    host = Host(notes_refusals=True)
    host.act(0, TakeBack())
    assert host.game.take_ready() == []
    assert host.game.take_batch().refused == {0: 1}


# --- What is not stored has not happened ------------------------------------------------------


def test_a_batch_that_is_not_stored_is_undone_and_may_be_sent_again() -> None:
    host = Host()
    host.act(0, NoneHere())
    host.game.take_batch()
    host.act(1, NoneHere())
    void = host.game.roll_back(host.now)
    assert [each.to for each in void] == ["0", "1"]
    assert (host.table.seq, host.game.stored.seq) == (0, 0)
    assert not host.game.has_batch
    host.act(0, NoneHere(), number=2)
    assert [code(each) for each in host.commit()[0]] == ["done"]
    assert host.table.seq == 1


def test_a_later_batch_of_a_lost_state_has_nothing_left_to_undo() -> None:
    host = Host()
    host.act(0, NoneHere())
    host.game.take_batch()
    host.game.roll_back(host.now)
    host.game.take_batch()
    assert host.game.roll_back(host.now) == []


def test_after_a_failure_deadlines_wait_a_second() -> None:
    host = Host(new_table("classic", 2, SEED, options={"point_ms": 1000}))
    host.act(0, Call())
    host.commit()
    host.now += 1000
    assert host.game.due == host.now
    host.game.ring(host.now)
    host.game.take_batch()
    host.game.roll_back(host.now)
    assert host.game.due == host.now + 1000


# --- Time -------------------------------------------------------------------------------------


def test_a_deadline_runs_out_at_its_own_moment_and_an_act_comes_after_it() -> None:
    host = Host(new_table("classic", 2, SEED, options={"point_ms": 1000}))
    host.act(0, Call())
    host.now += 1500
    host.act(1, NoneHere())
    assert [(step.at, step.entry and step.entry.seat) for step in host.table.steps[1:]] == [
        (0, 0),
        (1000, None),
        (1500, 1),
    ]


def test_time_stands_still_while_the_clock_is_stopped() -> None:
    host = Host(new_table("classic", 2, SEED, options={"point_ms": 1000}))
    host.act(0, Call())
    host.now += 400
    host.game.stop_clock(host.now)
    host.now += 60_000
    assert (host.game.time(host.now), host.game.due) == (400, None)
    host.game.run_clock(host.now)
    assert host.game.due == host.now + 600


def test_a_game_that_only_the_clock_plays_ends() -> None:
    limits = RoomLimits(entries_by_clock=3)
    host = Host(new_table("dice", 2, SEED, options={"opening_ms": 10_000}), limits=limits)
    while (due := host.game.due) is not None:
        host.now = due
        host.game.ring(due)
    host.commit()
    assert host.game.endless == "nobody_acts"


def test_a_seat_that_acts_too_often_is_sent_away() -> None:
    def played(bounded: bool) -> tuple[str, bool]:
        host = Host(limits=RoomLimits(acts_per_seat=Rate(1, 4)))
        for number in range(1, 6):
            act = NoneHere() if number % 2 else TakeBack()
            host.act(0, act, number)
        answers, _ = host.commit()
        left = any(isinstance(each.act, Leave) for each in host.table.entries)
        assert left is bounded
        return code(answers[-1]), left

    assert played(bounded=True) == ("seat_acts_too_often", True)
    with pytest.MonkeyPatch.context() as patch:  # the saboteur
        patch.setattr(Bounds, "allows", lambda *_: True)
        assert played(bounded=False) == ("done", False)


# --- Claims -----------------------------------------------------------------------------------


@pytest.mark.rule("BASE-3b")
def test_a_claim_waits_for_a_slower_line_and_the_earlier_one_counts() -> None:
    host = Host(less=FAR)
    cards = host.cards
    host.now += 1000
    host.act(0, Call(cards))
    assert not host.game.has_batch
    assert host.game.due == host.now + 180
    host.now += 100
    host.act(1, Call(cards))
    host.now += 80
    host.game.ring(host.now)
    answers, _ = host.commit()
    assert {each.to: code(each) for each in answers} == {"0": "cards_gone", "1": "done"}


def test_without_a_verdict_the_faster_line_would_win() -> None:
    with pytest.MonkeyPatch.context() as patch:  # the saboteur
        patch.setattr(ClaimArbiter, "takes", lambda *_: False)
        host = Host(less=FAR)
        host.act(0, Call(host.cards))
        assert host.game.has_batch


def test_an_act_of_a_bot_queues_behind_a_claim_too() -> None:
    host = Host(less=FAR)
    host.act(0, Call(host.cards))
    host.game.offer(1, NoneHere(), host.now, seen=0)
    assert host.table.seq == 0
    host.now += 180
    host.game.ring(host.now)
    assert [entry.seat for entry in host.table.entries] == [0]  # its word was for other cards


def test_a_refused_act_of_a_bot_raises() -> None:
    with pytest.raises(IllegalAction):
        Host().game.offer(1, TakeBack(), 0.0)


# --- Secrets ----------------------------------------------------------------------------------


@pytest.mark.rule("CHIP-9a")
def test_a_sealed_answer_has_no_news_and_no_number_for_others() -> None:
    table = chipset(NO_SET[0], ONE_SET[0], ONE_SET[1])
    checked_round(table)
    host = Host(table)
    before = {viewer: host.game.seq_for(viewer) for viewer in (0, 2, None)}
    host.game.offer(1, KEEP, host.now)
    _, news = host.commit()
    assert set(news) == {1}
    assert {viewer: host.game.seq_for(viewer) for viewer in (0, 2, None)} == before


def test_a_batch_holds_the_numbers_of_clients_and_none_for_bots() -> None:
    host = Host()
    host.act(0, NoneHere(), number=3)
    host.game.offer(1, NoneHere(), host.now)
    batch: Batch[str] = host.game.take_batch()
    assert [(act.client, act.client_seq) for act in batch.acts] == [(0, 3), (None, None)]
