"""The human model: times to see a SET, time already spent, natural mistakes, giving up."""

from __future__ import annotations

from itertools import pairwise
from math import comb

import msgspec
import pytest

from tercet.bots.arena.contests import Contest, play_block
from tercet.bots.human.draws import Draws
from tercet.bots.human.sight import Sight, near_misses, slip, with_one_given
from tercet.bots.human.skills import CHAMPION, SKILLS, Skill, find_skill
from tercet.cards import DECK, Attribute, Card, explain, find_sets, level, parse_cards
from tercet.engine.chance import Chance
from tercet.errors import Unreadable

REGULAR = find_skill("regular")


def draws(number: int) -> Draws:
    return Draws(Chance(number.to_bytes(32, "big")))


@pytest.mark.parametrize("skill", SKILLS, ids=lambda skill: skill.key)
def test_the_mean_rate_over_all_sets_is_one_in_theta(skill: object) -> None:
    assert isinstance(skill, type(CHAMPION))
    rates = [1 / skill.mean_ms(level(a, b)) for a, b, _ in find_sets(DECK)]
    assert sum(rates) / len(rates) == pytest.approx(1 / (skill.theta_s * 1000))
    assert skill.mean_ms(2) / skill.mean_ms(1) == pytest.approx(skill.gamma)


@pytest.mark.parametrize(("sets", "seconds"), [(1, 13.2), (2, 9.0), (3, 6.6), (4, 5.3)])
def test_a_regular_takes_as_long_as_the_table_of_the_model_says(sets: int, seconds: float) -> None:
    """Means over what is found before giving up, by the number of SETs on the table."""
    assert seconds_to_find(REGULAR, sets) == pytest.approx(seconds, rel=0.15)


def test_a_player_who_is_a_third_slower_does_not_pass_for_a_regular() -> None:
    slower = msgspec.structs.replace(REGULAR, theta_s=REGULAR.theta_s * 4 / 3)
    assert seconds_to_find(slower, 2) != pytest.approx(9.0, rel=0.15)


#: Mean seconds per SET among twelve cards, as the table of the model has them.
PER_SET = (98, 52, 15, 8.3, 4.1, 2.2, 1.2)


@pytest.mark.parametrize(("skill", "seconds"), list(zip(SKILLS, PER_SET, strict=True)))
def test_each_skill_takes_as_long_as_the_table_of_the_model_says(
    skill: Skill, seconds: float
) -> None:
    assert seconds_to_find(skill) == pytest.approx(seconds, rel=0.15)


def seconds_to_find(skill: Skill, sets: int | None = None, boards: int = 600) -> float:
    """The mean over what is found before giving up, with so many SETs or any on the table."""
    found, dice = list[float](), draws(sets or 0)
    while len(found) < boards:
        table = dice.some(DECK, 12)
        here = find_sets(table)
        if here and sets in (None, len(here)):
            sight = Sight(skill)
            sight.look(table, 0)
            at = sight.call_at(sight.notice(here, dice)[0])
            if at < sight.gives_up_at():
                found.append(at / 1000)
    return sum(found) / len(found)


def test_time_spent_counts_when_the_table_changes_in_part() -> None:
    table = list(DECK[:12])
    sight = Sight(REGULAR)
    sight.look(table, 0)
    before = {one.cards: one.at for one in sight.notice(find_sets(table), draws(1))}
    fresh = [*table[3:], *DECK[40:43]]
    sight.look(fresh, 5000)
    after = {one.cards: one.at for one in sight.notice(find_sets(fresh), draws(2))}
    kept = before.keys() & after.keys()
    assert kept
    assert all(before[three] == after[three] for three in kept)
    assert all(at >= 5000 for three, at in after.items() if three not in kept)


def test_giving_up_comes_sooner_on_a_table_that_is_partly_known() -> None:
    table = list(DECK[:12])
    known, new = Sight(REGULAR), Sight(REGULAR)
    known.look(table, 0)
    known.look([*table[3:], *DECK[40:43]], 10_000)
    new.look([*table[3:], *DECK[40:43]], 10_000)
    share = comb(9, 3) / comb(12, 3)  # of the triples were there before
    assert new.gives_up_at() - known.gives_up_at() == pytest.approx(10_000 * share)


def test_nobody_reacts_to_a_change_before_t0() -> None:
    sight = Sight(REGULAR)
    sight.look(DECK[:12], 0)
    noticed = sight.notice(find_sets(DECK[:12]), draws(3))
    sight.look(DECK[1:13], 60_000)
    assert noticed
    for one in noticed:
        assert sight.call_at(one) >= 60_000 + REGULAR.t0_ms


def test_a_slip_breaks_one_attribute_only() -> None:
    a, b = parse_cards(("1rso", "2gho"))
    for card in near_misses(a, b):
        broken = [one for one in explain(a, b, card) if one.verdict == "broken"]
        assert len(broken) == 1
    table = parse_cards(("1rso", "2rso", "3rso", "3rsw", "1gew"))
    assert slip((table[0], table[1], table[2]), table, draws(1)) is not None
    assert slip((table[0], table[1], table[2]), table[:3], draws(1)) is None


def test_one_card_given_leaves_a_quarter_of_the_triples() -> None:
    assert with_one_given(12) == pytest.approx(55 / 220)


def test_a_better_skill_is_better_in_everything() -> None:
    for weak, strong in pairwise(SKILLS):
        assert weak.theta_s > strong.theta_s
        assert weak.t0_s > strong.t0_s
        assert weak.eps > strong.eps
        assert weak.care < strong.care
    with pytest.raises(Unreadable, match="bot_unknown"):
        find_skill("grandmaster")


@pytest.mark.parametrize(("weak", "strong"), list(pairwise(skill.key for skill in SKILLS)))
def test_between_neighbours_the_better_takes_most_sets(weak: str, strong: str) -> None:
    contest = Contest("classic", (weak, strong), "neighbours", {"penalty": "aside"})
    results = [one for number in range(4) for one in play_block(contest, number)]
    totals = [sum(one.scores[at] for one in results) for at in (0, 1)]
    assert 0.55 < totals[1] / sum(totals) < 0.95


def test_every_attribute_can_be_slipped_on() -> None:
    a, b = Card.parse("1rso"), Card.parse("2ghw")
    broken = {
        one.attribute
        for card in near_misses(a, b)
        for one in explain(a, b, card)
        if one.verdict == "broken"
    }
    assert broken == set(Attribute)
