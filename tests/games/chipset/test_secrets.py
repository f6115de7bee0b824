"""ChipSet keeps its secrets: no hidden card and no sealed answer reaches one who may not know."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator

import pytest

from tercet.cards import DECK, Card
from tercet.engine.acts import Act
from tercet.engine.arbitrary import any_act
from tercet.engine.chance import Chance
from tercet.engine.conformance import Nonconforming, check_game
from tercet.engine.events import Event
from tercet.engine.series import Ready
from tercet.engine.table import Step, Table
from tercet.engine.wire import to_json
from tercet.errors import TercetError
from tercet.games.chipset.chipset import CHIPSET, Chipset
from tercet.games.chipset.terms import (
    AnswerGiven,
    Bet,
    ChipsetState,
    ChipsetView,
    DealtDown,
    GotCard,
    HandShown,
    Raise,
    TurnedUp,
)
from tercet.tables import new_table
from tests.games.chipset.deals import (
    CALL,
    FOLD,
    KEEP,
    NO_SET,
    ONE_SET,
    SHOW,
    all_say,
    answered,
    checked_round,
    chipset,
    play,
    seen,
    time_is_up,
)

CARD = re.compile(r"[123][rgp][she][owd]")


def in_disguise(card: Card) -> set[str]:
    """A card as it could be hidden in a text: in hexadecimal, and in base64 at any place.

    Of base64 only the letters count that the four bytes alone decide, whatever stands around them.
    """
    plain = str(card).encode()
    encoded = [base64.b64encode(b"\0" * offset + plain).decode() for offset in range(3)]
    letters = {encoded[0][0:5], encoded[1][2:6], encoded[2][3:8]}
    return {plain.hex(), *letters}


class Watcher:
    """All that one seat (None: a spectator) receives, and the cards it may know so far."""

    def __init__(self, table: Table, viewer: int | None) -> None:
        self.table, self.viewer = table, viewer
        self.known: set[str] = set()

    def look(self, step: Step) -> None:
        record = step.seen_by(self.viewer)
        self._learn(record.events if record else ())
        received = to_json([record, self.table.view(self.viewer)]).decode()
        assert set(CARD.findall(received)) <= self.known, f"{self.viewer} learns too much"
        for card in DECK:
            if str(card) not in self.known:
                assert not [text for text in in_disguise(card) if text in received]
        assert self.table.seed.hex() not in received

    def _learn(self, events: tuple[Event, ...]) -> None:
        """What is dealt face up, to oneself, or shown; a new deal makes all cards unknown."""
        for event in events:
            if isinstance(event, DealtDown) and len(self.known) > 1:
                fresh = events[: events.index(event)]
                self.known &= {str(c) for e in fresh if isinstance(e, TurnedUp) for c in e.cards}
            if isinstance(event, (TurnedUp, HandShown)):
                self.known |= set(map(str, event.cards))
        self.known |= {
            str(card)
            for event in events
            if isinstance(event, (TurnedUp, HandShown))
            or (isinstance(event, GotCard) and event.seat == self.viewer)
            for card in event.cards
        }


def random_match(seed: str, players: int) -> Iterator[tuple[Table, Step]]:
    """A match of random acts, step by step."""
    table = new_table("chipset", players, seed.encode().ljust(32), options={"deals": 3})
    dice = Chance(seed.encode().ljust(32, b"!"))
    yield table, table.steps[0]
    while table.outcome is None:
        if not table.may_act():
            yield table, time_is_up(table)
            continue
        seat, dice = dice.pick(sorted(table.may_act()))
        act, dice = table.legal(seat).draw(dice)
        yield table, table.act(seat, act)


@pytest.mark.slow
@pytest.mark.rule("CHIP-5a")
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seed", ["ada", "bob", "eve"])
def test_nobody_receives_a_card_that_was_not_shown(seed: str, players: int) -> None:
    watchers: list[Watcher] = []
    for table, step in random_match(seed, players):
        watchers = watchers or [Watcher(table, seat) for seat in (None, *range(players))]
        for watcher in watchers:
            watcher.look(step)
    assert len(watchers) == players + 1


@pytest.mark.rule("CHIP-5a")
def test_the_watcher_sees_a_leak() -> None:
    """The test above can fail: a view with one card too many is noticed."""
    table = chipset(*NO_SET)
    watcher = Watcher(table, 0)
    watcher.look(table.steps[0])
    hidden = table.state.players[1].hand
    table.view = lambda viewer: hidden  # type: ignore[method-assign]
    with pytest.raises(AssertionError, match="learns too much"):
        watcher.look(table.steps[0])


@pytest.mark.parametrize("around", [b"", b"x", b"xy", b"xyz"])
def test_the_watcher_sees_through_disguises(around: bytes) -> None:
    table = chipset(*NO_SET)
    hidden = around + str(table.state.players[1].hand[0]).encode() + around
    for text in (hidden.hex(), base64.b64encode(hidden).decode()):
        watcher = Watcher(table, 0)
        table.view = lambda viewer, text=text: text  # type: ignore[method-assign, misc]
        with pytest.raises(AssertionError):
            watcher.look(table.steps[0])


@pytest.mark.rule("CHIP-5a")
def test_folded_cards_stay_hidden_through_showdown_pause_and_next_deal() -> None:
    table = chipset(NO_SET[0], ONE_SET[0], NO_SET[1])
    play(table, (1, Bet(1)), (2, Raise(1)), (0, FOLD), (1, CALL))
    answered(table, (1, SHOW))
    assert seen(table).phase == "pause"
    for viewer in (1, 2, None):
        assert seen(table, viewer).players[0].hand == ()
    assert seen(table, 0).players[0].hand == table.state.players[0].hand
    all_say(table, Ready())
    for viewer in (0, 1, 2, None):
        told = to_json([list(table.seen_by(viewer))]).decode()
        assert ("1rsw" in told) == ("2gho" in told) == (viewer == 0)


@pytest.mark.rule("CHIP-5a")
def test_refusals_name_no_card() -> None:
    table = chipset(*NO_SET)
    dice = Chance(bytes(32))
    for _ in range(300):
        act, dice = any_act(CHIPSET, table.state, dice)
        for seat in (0, 2):
            with pytest.raises(TercetError) as refusal:
                table.act(seat, act)
            assert not CARD.search(str(refusal.value))


@pytest.mark.rule("CHIP-5a")
def test_the_log_opens_when_the_match_is_over() -> None:
    table = new_table("chipset", 2, bytes(32), options={"deals": 1})
    assert table.log().end is None
    table.act(1, FOLD)
    end = table.log().end
    assert end is not None
    assert end.seed == bytes(32).hex()


@pytest.mark.rule("CHIP-9a")
def test_both_answers_are_messages_of_the_same_size() -> None:
    def sizes(word: Act) -> list[int]:
        table = chipset(NO_SET[0], ONE_SET[0])
        checked_round(table)
        step = table.act(1, word)
        own = step.seen_by(1)
        assert own is not None
        assert isinstance(own.events[0], AnswerGiven)
        return [len(to_json(word)), len(to_json(own)), len(to_json(table.view(1)))]

    assert sizes(SHOW) == sizes(KEEP)


@pytest.mark.rule("CHIP-9a")
def test_the_question_is_a_message_of_the_same_size_with_a_set_as_without() -> None:
    sizes = set()
    for hand in (NO_SET[1], ONE_SET[0]):
        table = chipset(NO_SET[0], hand)
        told = checked_round(table).seen_by(1)
        sizes.add((len(to_json(told)), len(to_json(table.view(1)))))
    assert len(sizes) == 1


@pytest.mark.rule("CHIP-9a")
def test_the_question_takes_as_long_with_a_set_as_without() -> None:
    """Others see that all were asked, and a question that is closed at the same moment."""
    for hand in (NO_SET[1], ONE_SET[0]):
        table = chipset(NO_SET[0], hand)
        checked_round(table)
        for seat in table.may_act():
            table.act(seat, KEEP)
        assert seen(table, 0).may_act == (0, 1)
        assert time_is_up(table).at == 5000


class TellsWhoAnswered(Chipset):
    """A saboteur: the frame of the view tells who has not answered."""

    def view(self, state: ChipsetState, viewer: int | None) -> ChipsetView:
        view = super().view(state, viewer)
        fields = {name: getattr(view, name) for name in view.__struct_fields__}
        return ChipsetView(**{**fields, "may_act": tuple(sorted(self.may_act(state)))})


class TellsHands(Chipset):
    """A saboteur: the number of the deal depends on a hidden hand."""

    def view(self, state: ChipsetState, viewer: int | None) -> ChipsetView:
        view = super().view(state, viewer)
        fields = {name: getattr(view, name) for name in view.__struct_fields__}
        last = max(state.still_in)
        strong = sum(card.index for card in state.players[last].hand) % 2
        return ChipsetView(**{**fields, "deal": view.deal + strong})


@pytest.mark.slow
def test_nothing_a_viewer_gets_depends_on_what_it_may_not_know() -> None:
    report = check_game(CHIPSET, games=4, seed="secrets", every=6)
    assert report.games == 4
    assert report.scrambles


@pytest.mark.parametrize("saboteur", [TellsWhoAnswered(), TellsHands()])
def test_that_check_can_fail(saboteur: Chipset) -> None:
    with pytest.raises(Nonconforming, match="tells a secret"):
        check_game(saboteur, games=10, seed="secrets", every=2)
