"""The bulk simulation and the engine: the same pile and the same draws, act for act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from tercet.bots.chipset.mind import ChipsetBot
from tercet.bots.chipset.rule_minds import ChipsetRuleMind
from tercet.bots.chipset.rule_players import RULE_PLAYERS
from tercet.bots.chipset.skills import CLARITY
from tercet.bots.chipset.strategy import shipped
from tercet.bots.human.draws import Draws
from tercet.bots.human.skills import CHAMPION, SKILLS
from tercet.cards import Card
from tercet.engine.acts import Act
from tercet.engine.chance import Chance
from tercet.engine.table import Table
from tercet.games.chipset.terms import ChipsetState, KeepCards, ShowCards
from tercet.tables import new_table
from tests.examples import tries
from tools.chipset_training.deals import SCRIPT, TRAINED, Seat, Stakes, play, trace

#: Compiling takes a while, and so do honest numbers.
pytestmark = pytest.mark.slow

few: Final = tries(40, suppress_health_check=[HealthCheck.too_slow])
piles: Final = st.permutations(range(81))
scripts: Final = st.lists(st.floats(0, 1, exclude_max=True, width=32), min_size=24, max_size=40)
stakes_: Final = st.builds(
    Stakes,
    chips=st.integers(1, 25),
    ante=st.integers(0, 3),
    max_bet=st.integers(1, 5),
    raises=st.integers(0, 3),
)


class Script(Draws):
    """Draws that were written down before, again and again from the beginning."""

    def __init__(self, given: Sequence[float]) -> None:
        super().__init__(Chance(bytes(32)))
        self.given, self.used = given, 0

    def share(self) -> float:
        self.used += 1
        return self.given[(self.used - 1) % len(self.given)]


def arranged(pile: Sequence[int], stakes: Stakes) -> Table:
    options = {
        "chips": stakes.chips,
        "ante": stakes.ante,
        "max_bet": stakes.max_bet,
        "raises": stakes.raises,
        "deals": 1,
    }
    names = [str(Card(index)) for index in pile]
    return new_table("chipset", 2, bytes(32), options=options, piles=[names])


def state_of(table: Table) -> ChipsetState:
    state = table.state
    assert isinstance(state, ChipsetState)
    return state


def scripted(table: Table, seat: int, script: Script) -> Act:
    legal, draw = table.legal(seat), script.share()
    if KeepCards() in legal:
        return ShowCards() if ShowCards() in legal and draw < 0.5 else KeepCards()
    return legal[int(draw * len(legal))]


def in_order(table: Table) -> int | None:
    """Who speaks, or is asked next: the question goes round from the dealer's left here.

    When all who could say something have answered, it runs out.
    """
    state = state_of(table)
    if state.phase == "bet":
        return state.turn
    for seat in state.still_in:
        if seat in table.may_act():
            return seat
    assert table.deadline is not None
    table.tick(table.deadline.at)
    return None if table.outcome else in_order(table)


@few
@given(piles, scripts, stakes_)
@pytest.mark.rule("CHIP-4")
@pytest.mark.rule("CHIP-7")
@pytest.mark.rule("CHIP-7b")
@pytest.mark.rule("CHIP-10")
def test_any_acts(pile: list[int], draws: list[float], stakes: Stakes) -> None:
    table, script = arranged(pile, stakes), Script(draws)
    while table.outcome is None:
        if (seat := in_order(table)) is not None:
            table.act(seat, scripted(table, seat, script))
    seats = (Seat(SCRIPT), Seat(SCRIPT))
    gain, used = trace(shipped(), seats, pile, draws, stakes)
    assert (gain, used) == (table.outcome.scores[0] - stakes.chips, script.used)


@few
@given(piles, scripts, stakes_, st.integers(0, 6))
def test_the_bot(pile: list[int], draws: list[float], stakes: Stakes, care: int) -> None:
    table, script = arranged(pile, stakes), Script(draws)
    bots = [ChipsetBot(SKILLS[care]), ChipsetBot(SKILLS[care])]
    while table.outcome is None:
        for seat, bot in enumerate(bots):
            bot.look(table.view(seat), 0)  # type: ignore[arg-type]
        if (next_ := in_order(table)) is not None:
            bots[next_].look(table.view(next_), 0)  # type: ignore[arg-type]
            table.act(next_, chosen(table, next_, bots[next_], script))
    clear = Seat(TRAINED, CLARITY[care].overlooks, CLARITY[care].whims)
    gain, used = trace(shipped(), (clear, clear), pile, draws, stakes)
    assert (gain, used) == (table.outcome.scores[0] - stakes.chips, script.used)


def chosen(table: Table, seat: int, bot: ChipsetBot, script: Script) -> Act:
    view, legal = table.view(seat), table.legal(seat)
    if KeepCards() in legal:
        return bot.answer(view, script)  # type: ignore[arg-type]
    return bot.bet(view, legal, script)  # type: ignore[arg-type]


@few
@given(piles, scripts, stakes_, st.sampled_from(RULE_PLAYERS))
def test_the_rule_players(pile: list[int], draws: list[float], stakes: Stakes, name: str) -> None:
    table, script = arranged(pile, stakes), Script(draws)
    mind = ChipsetRuleMind(CHAMPION, name)
    while table.outcome is None:
        if (seat := in_order(table)) is not None:
            view, legal = table.view(seat), table.legal(seat)
            table.act(seat, mind.act(view, legal, script))  # type: ignore[arg-type]
    rule = Seat(RULE_PLAYERS.index(name))
    gain, used = trace(shipped(), (rule, rule), pile, draws, stakes)
    assert (gain, used) == (table.outcome.scores[0] - stakes.chips, script.used)


@pytest.mark.parametrize("kind", range(len(RULE_PLAYERS)), ids=RULE_PLAYERS)
def test_the_trained_strategy_beats_the_rule_players(kind: int) -> None:
    gains = play(shipped(), (Seat(TRAINED), Seat(kind)), 30_000, "test", Stakes())
    error = gains.std() / len(gains) ** 0.5
    assert gains.mean() - 2 * error > 0.4


def test_a_clearer_head_wins() -> None:
    best = Seat(TRAINED)
    means = []
    for clarity in CLARITY[::3]:
        weaker = Seat(TRAINED, clarity.overlooks, clarity.whims)
        means.append(play(shipped(), (best, weaker), 30_000, "test", Stakes()).mean())
    assert means[0] > means[1] > means[2] - 0.1


def test_the_same_seed_deals_the_same() -> None:
    seats = (Seat(TRAINED), Seat(0))
    once, again = (play(shipped(), seats, 100, "same", Stakes()) for _ in range(2))
    assert (once == again).all()
