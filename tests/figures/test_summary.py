"""Somebody's games summed up, and the model beside them."""

from __future__ import annotations

from statistics import median_low

import pytest
from msgspec.structs import replace

from tercet.bots.human.skills import skill_at
from tercet.figures import Opponent, figures_of
from tercet.figures.model import median_by_difference, median_by_number, shares
from tercet.figures.summary import EDGES
from tercet.strength.choosing import LEAST_RESULTS
from tests.figures.games import DAY, MONDAY, own_game

GAMES = [
    *(own_game("classic", "strength:2.4", number, day=9 - number) for number in range(6)),
    own_game("setup", "novice", 0),
    own_game("solitaire", "", 0),
]
#: One game more of SetUp than is needed to tell a strength.
SETUPS = [replace(GAMES[6], ended_ms=number) for number in range(LEAST_RESULTS + 1)]


def test_games_wins_and_points_add_up() -> None:
    told = figures_of("Ada", GAMES, ())
    rows = {row.game: row for row in told.by_game}
    assert (told.games, told.unread, told.name) == (8, 0, "Ada")
    assert rows["classic"].games == 6
    assert rows["classic"].wins == sum(game.won for game in GAMES[:6])
    assert rows["classic"].points == sum(game.scores[0] for game in GAMES[:6])
    assert rows["classic"].best == max(game.scores[0] for game in GAMES[:6])
    assert rows["setup"].strength is None, "one result tells next to nothing"
    assert rows["classic"].strength is None, "the races have find times"
    assert sum(row.games for row in told.opponents) == 7


def test_results_tell_a_strength_unless_there_were_more_deals_or_fewer_than_usual() -> None:
    (row,) = figures_of("Ada", SETUPS, ()).by_game
    assert row.strength is not None
    assert row.strength.seen == LEAST_RESULTS + 1
    (row,) = figures_of("Ada", [replace(game, usual=False) for game in SETUPS], ()).by_game
    assert (row.games, row.strength) == (LEAST_RESULTS + 1, None)


def test_bots_of_nearly_one_strength_are_one_opponent_and_people_are_told_apart() -> None:
    game = GAMES[0]
    met = [
        replace(game, others=(Opponent(1, "Bot", "strength:2.41"),)),
        replace(game, others=(Opponent(1, "Bot", "strength:2.6"),)),
        replace(game, others=(Opponent(1, "Bo", None, "p1"),)),
        replace(game, others=(Opponent(1, "Bo", None, "p2"),)),
    ]
    told = figures_of("Ada", met, ()).opponents
    assert sorted((row.bot or row.name, row.games) for row in told) == [
        ("Bo", 1),
        ("Bo", 1),
        ("strength:2.5", 2),
    ]


def test_find_times_by_difference_and_number() -> None:
    told = figures_of("Ada", GAMES, ())
    finds = [find for game in GAMES for find in game.own.finds]
    assert told.finds == len(finds) > 40
    for row in told.by_difference:
        own = [find.search for find in finds if find.differs == row.number]
        assert (row.finds, row.own) == (len(own), median_low(own) if own else None)
    assert sum(row.finds for row in told.by_number) == len(finds)
    assert sum(row.own or 0 for row in told.times) == pytest.approx(1, abs=0.001)
    assert [row.until for row in told.times] == [*EDGES, None]
    assert {row.all for row in told.times} == {None}, "nobody else was looked at"
    assert figures_of("Ada", GAMES, finds).times[3].all == told.times[3].own


def test_strength_is_shown_with_its_interval_and_the_model_beside_the_times() -> None:
    told = figures_of("Ada", GAMES, ())
    assert told.strength is not None
    assert told.strength.low < 2.4 < told.strength.high
    assert all(row.model for row in told.by_difference)
    nobody = figures_of("Ada", [], ())
    assert (nobody.games, nobody.strength, nobody.records) == (0, None, ())


def test_weeks_begin_on_mondays() -> None:
    told = figures_of("Ada", GAMES, ()).weeks
    assert [row.start_ms for row in told] == [MONDAY, MONDAY + 7 * DAY]
    assert sum(row.games for row in told) == 8


def test_streaks_of_wins_and_days() -> None:
    game = GAMES[0]
    won = replace(game, winners=(0,))
    lost = replace(game, winners=(1,))
    newest_first = [won, won, lost, won, won, won, replace(won, others=())]
    days = [20, 19, 18, 16, 15, 14, 13]
    games = [replace(one, ended_ms=day * DAY) for one, day in zip(newest_first, days, strict=True)]
    streaks = figures_of("Ada", games, ()).streaks
    assert (streaks.wins, streaks.wins_now, streaks.days, streaks.days_now) == (3, 2, 4, 3)


def test_records_name_where_they_were_made() -> None:
    records = figures_of("Ada", GAMES, ()).records
    quickest = next(row for row in records if row.kind == "find")
    assert quickest.value == min(f.search for game in GAMES for f in game.own.finds if f.search)
    most = next(row for row in records if (row.kind, row.game) == ("points", "classic"))
    (best,) = [game for game in GAMES if game.table == most.table]
    assert best.scores[0] == most.value == max(game.scores[0] for game in GAMES[:6])


def test_attributes_count_what_broke_and_what_was_overlooked() -> None:
    told = figures_of("Ada", GAMES, ())
    assert told.wrong == sum(len(game.own.wrong) for game in GAMES)
    assert [row.attribute for row in told.attributes] == ["number", "colour", "filling", "shape"]
    assert sum(row.wrong for row in told.attributes) >= told.wrong
    assert all(row.found <= told.finds for row in told.attributes)


def test_a_game_that_was_not_read_is_counted_all_the_same() -> None:
    told = figures_of("Ada", [replace(GAMES[0], seen=None), *GAMES[1:]], ())
    assert (told.games, told.unread) == (8, 1)


# --- The model --------------------------------------------------------------------------------


def test_the_model_finds_sooner_where_more_lie_there_and_later_what_is_harder() -> None:
    by_number = [median_by_number(4.0, there) for there in range(1, 7)]
    assert by_number == sorted(by_number, reverse=True)
    # Where one SET lies there a regular takes 13.2 s on average, by the human model.
    assert 8000 < by_number[0] < 14_000
    assert median_by_difference(4.0, 1) > skill_at(4.0).t0_ms
    assert sum(shares(4.0, EDGES)) == pytest.approx(1)
    assert shares(6.0, EDGES)[1] > shares(2.0, EDGES)[1]
