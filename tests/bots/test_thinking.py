"""The games of thought: stronger players choose better, in samples small enough to be quick."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tercet.bots.arena.contests import Contest, play_block
from tercet.bots.arena.match import play
from tercet.bots.coopset.packing import (
    POINTS,
    Layout,
    best_packing,
    future,
    guess,
    lines,
    packings,
    promise,
    remaining,
)
from tercet.bots.human.draws import Draws
from tercet.bots.human.skills import CHAMPION, SKILL_KEYS
from tercet.bots.players import MINDS, bot_keys, new_bot
from tercet.bots.setup.laying import BIT, Laying, by_rule, deadly
from tercet.bots.simple import own_cards, useful_sets
from tercet.bots.solitaire.mind import SolitaireMind, hint
from tercet.bots.solitaire.patience import Patience, best_take, clears, finish, without
from tercet.bots.twenty import TwentyMind
from tercet.cards import DECK, Card, find_sets, third
from tercet.engine.acts import Acts
from tercet.engine.chance import Chance
from tercet.errors import Unreadable
from tercet.games import GAMES
from tercet.games.classic import Call
from tercet.games.shared.race import Take
from tercet.games.solitaire import NoneHere, SolitaireView
from tercet.tables import new_table
from tests.bots.arena.matches import Watched, seated, table_of


def draws(number: int) -> Draws:
    return Draws(Chance(number.to_bytes(32, "big")))


def test_every_game_has_a_mind_for_every_skill() -> None:
    assert set(MINDS) == {game.facts.key for game in GAMES}
    for game in GAMES:
        for key in bot_keys(game.facts.key):
            assert new_bot(game.facts.key, key, b"\1" * 32).skill.key in SKILL_KEYS
    with pytest.raises(Unreadable, match="bot_unknown"):
        new_bot("classic", "greedy", b"\1" * 32)


# --- CoopSet ----------------------------------------------------------------------------------


def test_lines_are_the_sets_of_the_cards() -> None:
    for number in range(20):
        cards = draws(number).some(DECK, 12)
        named = {frozenset(card.index for card in three) for three in find_sets(cards)}
        assert {frozenset(one) for one in lines([card.index for card in cards])} == named


def test_packings_share_no_card_and_leave_the_rest() -> None:
    cards = draws(5).some(range(81), 15)
    found = packings(lines(cards))
    assert len(found) > 1
    for packing in found:
        used = [card for three in packing for card in three]
        assert len(set(used)) == len(used)
        assert sorted([*used, *remaining(cards, packing)]) == sorted(cards)


def test_the_promise_counts_what_unseen_cards_would_complete() -> None:
    a, b = 0, 1
    c = third(DECK[a], DECK[b]).index
    assert promise([a, b], {c}, 1) == pytest.approx(1)
    assert promise([a, b], set(), 3) == 0


@pytest.mark.slow
def test_a_thoughtful_packing_scores_more_than_any_largest_one() -> None:
    packs = [draws(number).some(range(81), 81) for number in range(250)]
    planned = sum(coop_score(pack, 1) for pack in packs)
    taken = sum(coop_score(pack, 0) for pack in packs)
    assert planned / 250 > taken / 250 + 0.3


def coop_score(pile: list[int], futures: int) -> int:
    """One game of a team that sees every SET (COOP-1 to COOP-6)."""
    cards, at, score, dice = pile[:12], 12, 0, draws(pile[0])
    while True:
        while not (found := lines(cards)) and at < 81:
            cards, at, score = [*cards, pile[at]], at + 1, score - 1
        if not found:
            return score
        layout = Layout(cards, found, sorted(pile[at:]), 81 - at)
        chosen = best_packing(layout, futures, dice)
        score, cards = score + POINTS[len(chosen)], remaining(cards, chosen)
        need = 12 - len(cards)
        if at == 81 and need > 0:
            return score
        cards, at = cards + pile[at : at + need], min(81, at + max(0, need))


def test_of_the_largest_packings_the_most_promising_one_is_played() -> None:
    for number in range(20):
        some = draws(number).some(range(81), 40)
        cards, pile = some[:12], some[12:]
        unseen = [int(card in pile) for card in range(81)]
        every = packings(lines(cards))
        most = max(map(len, every), default=0)
        worth = [
            POINTS[most] + guess(remaining(cards, one), unseen, len(pile))
            for one in every
            if len(one) == most
        ]
        assert not every or future(cards, pile, 1) == max(worth)


def test_the_last_layout_is_packed_as_full_as_can_be() -> None:
    cards = list(range(9))  # a plane: three disjoint SETs
    layout = Layout(cards, lines(cards), (), 0)
    assert len(best_packing(layout, 40, draws(1))) == 3


# --- Solitaire --------------------------------------------------------------------------------


def test_a_careful_choice_makes_the_patience_come_out_more_often() -> None:
    assert sum(came_out(number, 0) for number in range(60)) > 47
    assert sum(came_out(number, -1) for number in range(60)) < 47


def came_out(number: int, futures: int) -> bool:
    """The Italian form: nothing but the choice counts (SOLO-3 to SOLO-5)."""
    dice, penalties = draws(number), 0
    pile = dice.some(range(81), 81)
    table, pile = pile[:12], pile[12:]
    while True:
        found = lines(table)
        if not found and not pile:
            return penalties == 0
        if not found:
            penalties, table, pile = penalties + 1, table + pile[:3], pile[3:]
            continue
        game = Patience("penalty", 12, penalties, sorted(pile), len(pile))
        at = dice.below(len(found)) if futures < 0 else best_take(game, table, found, 0, dice)
        penalties -= bool(penalties) and not pile
        table = without(table, found[at])
        more = max(0, 12 - len(table))
        table, pile = table + pile[:more], pile[more:]


def test_the_end_of_a_patience_is_solved_exactly() -> None:
    plane = list(range(9))
    assert clears(plane)
    assert not clears([*plane[:8], 40])
    game = Patience("patience", 12, 0, (), 0)
    assert finish(game, plane, []) == 1.0
    assert finish(game, [*plane[:8], 40], []) < 0.1


def test_a_bot_knows_the_last_cards_by_those_it_has_seen() -> None:
    """With three cards in the pile it always takes a SET after which the patience comes out."""
    compared = 0
    for number in range(30):
        table, pile = five_sets(number)
        found = find_sets(table)
        left = [[card.index for card in (*table, *pile) if card not in three] for three in found]
        good = [set(three) for three, rest in zip(found, left, strict=True) if clears(rest)]
        if not 0 < len(good) < len(found):
            continue
        mind = SolitaireMind(CHAMPION)
        gone = tuple(card for card in DECK if card not in (*table, *pile))
        mind.look(alone(gone, 15), 0)
        mind.look(view := alone(table, 3), 1000)
        intent = mind.decide(view, Acts((NoneHere(),)), Chance(number.to_bytes(32, "big")))
        assert intent is not None
        assert isinstance(intent.act, Take)
        assert set(intent.act.cards) in good
        compared += 1
    assert compared > 20


def five_sets(number: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Twelve cards of the table and three of the pile, which are five SETs."""
    dice, cards = draws(number), list[Card]()
    while len(cards) < 15:
        a, b = dice.some([card for card in DECK if card not in cards], 2)
        if third(a, b) not in cards:
            cards += [a, b, third(a, b)]
    mixed = tuple(dice.some(cards, len(cards)))
    return mixed[:12], mixed[12:]


def alone(table: tuple[Card, ...], pile: int) -> SolitaireView:
    """A patience with these cards on the table."""
    nothing: Any = dict.fromkeys(("score", "debt", "penalties", "wrong"), 0)
    return SolitaireView(
        **nothing,
        seat=0,
        may_act=(0,),
        away=(),
        deadline=None,
        outcome=None,
        form="patience",
        table=table,
        pile=pile,
        sets=(81 - pile - len(table)) // 3,
    )


def test_a_hint_names_a_set_of_the_table() -> None:
    view = table_of("solitaire", 1, 4).view(0)
    assert isinstance(view, SolitaireView)
    found = hint(view, (), 4, Chance(b"\1" * 32))
    assert found in find_sets(view.table)


@pytest.mark.rule("SOLO-1b")
@pytest.mark.parametrize("form", ["first", "patience", "penalty"])
@pytest.mark.parametrize("bot", ["casual", "expert"])
def test_a_bot_says_itself_that_there_is_none_and_so_comes_to_an_end(form: str, bot: str) -> None:
    table = new_table("solitaire", 1, bytes(32), options={"form": form})
    watched = Watched(seated("solitaire", [bot])[0])
    outcome = play(table, [watched], Chance(bytes(32)))
    assert outcome.reason in ("none_seen", "table_empty")
    assert any(isinstance(intent.act, NoneHere) for intent, _ in watched.intents)


# --- SetUp ------------------------------------------------------------------------------------


def test_dead_cards_are_those_that_make_a_set_with_two_of_the_table() -> None:
    table = draws(3).some(range(81), 6)
    dead = deadly(table)
    for card in range(81):
        if card not in table:
            makes = any(third(DECK[card], DECK[a]).index in table for a in table)
            assert bool(dead & BIT[card]) == makes


@pytest.mark.slow
def test_a_careful_layer_takes_fewer_cards_than_one_who_lays_anything_safe() -> None:
    scores = score_of("setup", "rule", "safe", 12)
    assert scores[0] > scores[1]


def test_the_card_that_leaves_the_others_least_is_laid_first() -> None:
    table, hand = (0, 1), (40, 41)
    for better in hand:
        killed = tuple(third(DECK[better], DECK[other]).index for other in table)
        laying = Laying(table, hand, (*killed, 79, 80))
        assert by_rule(laying, hand)[0] == better


# --- SCOUT, 20/20 and SET Dice ----------------------------------------------------------------


def test_champions_find_what_the_scout_has_pointed_to() -> None:
    table = new_table("scout", 2, bytes(32))
    bots = [new_bot("scout", "champion", bytes([seat] * 32)) for seat in range(2)]
    play(table, bots, Chance(bytes(32)))
    events = Counter(type(event).__name__ for step in table.steps for event in step.events)
    assert events["Pointed"] >= 20
    assert events["PointedSecond"] >= events["Pointed"] - 3


def test_a_careful_player_of_twenty_calls_what_sheds_most_cards() -> None:
    chosen, average = 0, 0.0
    for number in range(60):
        table, mind = new_table("twenty", 2, number.to_bytes(32, "big")), TwentyMind(CHAMPION)
        view = table.view(0).table  # type: ignore[attr-defined]
        sets = useful_sets(find_sets((*view.hand, *view.table)), view.hand)
        own = [own_cards(three, view.hand) for three in sets]
        mind.look(view, 0)
        intent = mind.decide(view, table.legal(0), Chance(bytes(32)))
        if intent is not None and isinstance(intent.act, Call) and len({*own}) > 1:
            assert intent.act.cards is not None
            chosen += own_cards(intent.act.cards, view.hand)
            average += sum(own) / len(own)
    assert chosen > average > 20


@pytest.mark.slow
def test_dice_thrown_again_with_thought_win_against_greed() -> None:
    scores = score_of("dice", "rethrow", "greedy", 4)
    assert scores[0] > scores[1]


def score_of(game: str, first: str, second: str, blocks: int) -> tuple[int, int]:
    contest = Contest(game, (first, second), "tests")
    results = [one for number in range(blocks) for one in play_block(contest, number)]
    return sum(one.scores[0] for one in results), sum(one.scores[1] for one in results)
