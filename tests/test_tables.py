"""Opening tables, logs that replay, and logs that do not hold."""

from __future__ import annotations

from typing import Any

import pytest

from tercet.editions import EDITION_IDS
from tercet.engine.chance import Chance
from tercet.engine.log import Header, write_log
from tercet.errors import Unreadable
from tercet.games import GAMES
from tercet.tables import load_log, new_table, replay, verify
from tests.games.piles import SEED
from tests.whole_games import played


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.key)
def test_a_log_of_every_game_replays_to_the_same_state(game: Any) -> None:
    table = played(
        game.facts.key, max(2, game.facts.players[0]) if game.facts.players[1] > 1 else 1
    )
    log = load_log(write_log(table.log()))
    assert log == table.log()
    again = verify(log)
    assert again.state == table.state
    assert again.steps == table.steps


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_a_game_of_each_edition_replays(edition: str) -> None:
    table = played(edition=edition, seats=3)
    assert verify(load_log(write_log(table.log()))).outcome == table.outcome


@pytest.mark.parametrize("form", ["dealers", "deals", "tournament"])
def test_matches_replay_too(form: str) -> None:
    table = played(seats=3, match={"form": form, "deals": 2})
    assert verify(load_log(write_log(table.log()))).state == table.state


def test_a_changed_byte_anywhere_is_found_and_its_line_named() -> None:
    text = write_log(played("solitaire", 1, options={"form": "patience"}).log()).encode()
    lines = text.split(b"\n")
    for at in range(0, len(text) - 1, 7):
        if text[at] == ord("\n"):
            continue
        changed = bytearray(text)
        changed[at] ^= 1
        with pytest.raises(Unreadable) as caught:
            verify(load_log(bytes(changed)))
        line = text[:at].count(b"\n") + 1
        assert caught.value.data.get("line") == line, (caught.value, lines[line - 1])


def test_a_removed_a_doubled_and_a_swapped_line_are_found() -> None:
    lines = write_log(played().log()).splitlines(keepends=True)
    for broken in (
        lines[:3] + lines[4:],
        lines[:3] + lines[2:],
        [*lines[:3], lines[4], lines[3], *lines[5:]],
    ):
        with pytest.raises(Unreadable, match="log_line_changed"):
            load_log("".join(broken))


def test_a_log_cut_in_the_middle_is_refused() -> None:
    text = write_log(played().log())
    with pytest.raises(Unreadable, match="log_cut"):
        load_log(text[: len(text) // 2])
    whole_lines = "".join(text.splitlines(keepends=True)[:5])
    with pytest.raises(Unreadable, match="log_unfinished"):
        replay(load_log(whole_lines))
    with pytest.raises(Unreadable, match="log_empty"):
        load_log("\n")


def relinked(log: Any, **changes: Any) -> str:
    """The log of a cheat who knows how links are made."""
    import msgspec

    return write_log(msgspec.structs.replace(log, **changes))


def test_a_cheat_with_right_links_is_still_caught() -> None:
    import msgspec

    log = played().log()
    assert log.end is not None
    entries = list(log.entries)
    gap = relinked(log, entries=tuple(entries[:3] + entries[4:]))
    with pytest.raises(Unreadable, match="log_entry_missing"):
        verify(load_log(gap))
    moved = msgspec.structs.replace(entries[0], seat=7)
    with pytest.raises(Unreadable, match="log_entry_refused"):
        verify(load_log(relinked(log, entries=(moved, *entries[1:]))))
    short = relinked(log, entries=tuple(entries[:-1]))
    with pytest.raises(Unreadable, match="log_not_at_end"):
        verify(load_log(short))
    outcome = msgspec.structs.replace(log.end.outcome, winners=(1,), scores=(0, 99))
    lie = msgspec.structs.replace(log.end, outcome=outcome)
    with pytest.raises(Unreadable, match="log_outcome_differs"):
        verify(load_log(relinked(log, end=lie)))
    seed = msgspec.structs.replace(log.end, seed="ff" * 32)
    with pytest.raises(Unreadable, match="seed_not_committed"):
        verify(load_log(relinked(log, end=seed)))


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"version": 99}, "log_newer_rules"),
        ({"version": 0}, "log_rules_unknown"),
        ({"game": "chess"}, "game_unknown"),
        ({"tercet": 3}, "log_newer_format"),
        ({"tercet": 1}, "log_line_unreadable"),
        ({"seats": ("Ann", "Bo")}, "log_line_unreadable"),
        ({"seats": 9}, "log_names_differ"),
        ({"chance": 2}, "log_newer_format"),
    ],
)
def test_a_log_from_elsewhere_is_refused(changes: dict[str, Any], code: str) -> None:
    import msgspec

    log = played().log()
    header: Header = msgspec.structs.replace(log.header, **changes)
    with pytest.raises(Unreadable, match=code):
        load_log(relinked(log, header=header))


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"game": "chess"}, "game_unknown"),
        ({"edition": "gold"}, "edition_unknown"),
        ({"options": {"speed": 1}}, "option_unknown"),
        ({"options": {"point_ms": 1}}, "option_range"),
        ({"seats": 9}, "players_range"),
        ({"seats": 10**9}, "players_range"),
        ({"match": {"form": "target"}}, "match_not_offered"),
        ({"match": {"deals": 0}}, "option_range"),
        ({"piles": [["1rso", "1rso"]]}, "card_doubled"),
        ({"piles": [["9xyz"]]}, "card_unreadable"),
        ({"piles": [[]]}, "pile_empty_given"),
    ],
)
def test_what_cannot_be_opened_is_refused_with_a_code(asked: dict[str, Any], code: str) -> None:
    with pytest.raises(Unreadable, match=code):
        new_table(**{"game": "classic", "seats": 2, "seed": SEED, **asked})


def test_the_seed_is_told_only_at_the_end() -> None:
    table = new_table("classic", 2, SEED)
    assert table.log().end is None
    assert SEED.hex() not in write_log(table.log())
    over = played()
    assert over.log().end is not None


def test_time_does_not_run_backwards() -> None:
    table = new_table("classic", 2, SEED)
    table.tick(1000)
    with pytest.raises(Unreadable, match="time_backwards"):
        table.tick(999)
    with pytest.raises(Unreadable, match="seat_unknown"):
        table.view(2)


@pytest.mark.rule("BEG-1a")
def test_a_preset_names_a_combination_of_options_and_asked_options_go_before_it() -> None:
    assert new_table("classic", 2, SEED, preset="solid").header.options["fixed"] == "s"
    both = new_table("classic", 2, SEED, preset="solid", options={"fixed": "g"})
    assert both.header.options["fixed"] == "g"
    with pytest.raises(Unreadable, match="preset_unknown"):
        new_table("classic", 2, SEED, preset="quick")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.key)
def test_a_step_that_somebody_is_told_nothing_of_changes_nothing_they_see(game: Any) -> None:
    """Servers are silent about such a step; whoever looks on must not miss anything by that."""
    seats = 3 if game.facts.players[1] > 1 else 1
    table, chance, silent = new_table(game.facts.key, seats, SEED), Chance(b"hush" * 8), 0
    while table.outcome is None and table.seq < 400:
        seen = {viewer: table.view(viewer) for viewer in (None, *range(seats))}
        who, due, last = sorted(table.may_act()), table.deadline, table.seq
        if due is not None and (not who or table.seq % 5 == 4):
            table.tick(max(due.at, table.at))
        else:
            seat, chance = chance.pick(who)
            act, chance = table.legal(seat).draw(chance)
            table.act(seat, act, table.at)
        for viewer, before in seen.items():
            if all(step.seen_by(viewer) is None for step in table.steps[last + 1 :]):
                silent += 1
                assert table.view(viewer) == before
    assert bool(silent) is (game.facts.key == "chipset"), "only its answers are given in silence"
