"""The house in a page: the server's own protocol, for one person and bots, kept after every act."""

from __future__ import annotations

import json

import pytest

from tercet.engine.log import write_log
from tercet.games import GAMES
from tercet.page.house import PREFIX
from tercet.server.wire.messages import Joined, Steps, TableInfo
from tercet.tables import load_log, verify
from tests.page.visiting import Visit, fewest_bots

KEYS = [game.facts.key for game in GAMES]


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_a_whole_game_of_each_kind_ends_and_can_be_looked_at_again(key: str) -> None:
    page = Visit()
    page.open(key, fewest_bots(key))
    page.play_to_the_end()
    assert page.status == "over"
    log = page.ask("GET", f"/api/tables/{page.table}/log")
    assert write_log(verify(load_log(log)).log()) == log
    assert page.ask("POST", "/api/verify", log) == {"holds": True, "refusal": None}
    replay = page.ask("GET", f"/api/tables/{page.table}/replay?seat=0&from=0")
    assert replay["last"] == len(page.lines[page.table])
    account = page.ask("GET", f"/api/tables/{page.table}/analysis")
    assert len(account["seats"]) == 1 + fewest_bots(key)
    assert [each["table"] for each in page.ask("GET", "/api/history")] == [page.table]


@pytest.mark.parametrize("key", KEYS)
def test_a_page_that_is_loaded_again_goes_on_where_it_was(key: str) -> None:
    page = Visit()
    page.open(key, fewest_bots(key))
    page.play_to_the_end(stop_after=12)
    before, kept = page.view, len(page.lines.get(page.table, ()))
    assert kept, "nothing has happened: the test would say nothing"
    joined = page.reload()
    assert joined["view"] == before
    assert len(joined["steps"]) <= kept + 1
    page.play_to_the_end(stop_after=25)
    assert len(page.lines[page.table]) > kept or page.status == "over"


def test_it_speaks_the_messages_of_a_server() -> None:
    import msgspec

    page = Visit()
    page.open("classic")
    page.play_to_the_end(stop_after=12)
    joined = next(each for each in page.heard if each["is"] == "joined")
    steps = [each for each in page.heard if each["is"] == "steps"]
    assert joined.keys() == {"is", *Joined.__struct_fields__}
    assert steps[0].keys() == {"is", *Steps.__struct_fields__}
    assert joined["info"].keys() == {*TableInfo.__struct_fields__}
    assert msgspec.convert(joined["info"], TableInfo).table.startswith(PREFIX)
    numbers = [step["seq"] for each in steps for step in each["steps"]]
    assert numbers == [*range(len(numbers))], "each step once, in order"


def test_a_nonce_is_given_once_and_goes_into_the_deal() -> None:
    page = Visit()
    page.table = page.ask("POST", "/api/tables", {"game": "classic", "seats": 2})["table"]
    page.say("join")
    assert page.say("give_nonce", nonce="one")["code"] == "not_seated"
    page.say("sit")
    assert page.say("add_bot", bot="casual")["is"] == "done"
    told = [each["info"]["seats"] for each in page.heard if each["is"] == "table"][-1]
    assert [seat.get("nonce") for seat in told] == [False, None]
    for nonce, answer in (("one", "done"), ("one", "done"), ("two", "error")):
        assert page.say("give_nonce", nonce=nonce)["is"] == answer
    page.say("start")
    while page.status == "waiting":
        page.wait()
    assert json.loads(page.rows[page.table])["header"]["nonces"] == ["one", ""]


def test_the_same_act_again_happens_once() -> None:
    page = Visit()
    page.open("classic")
    act = {"act": "call"}
    first = page.say("act", act=act, client_seq=1)
    again = page.say("act", act=act, client_seq=1)
    assert first["seq"] == again["seq"] == 1
    assert len(page.lines[page.table]) == 1
    page.reload()
    assert page.say("act", act=act, client_seq=1)["seq"] == 1, "a reload changes nothing of that"
    assert page.say("act", act=act, client_seq=0)["is"] == "error"


def test_nothing_is_told_of_the_seed_or_of_other_hands_before_the_end() -> None:
    page = Visit()
    page.open("chipset", 2)
    page.play_to_the_end(stop_after=8)
    told = json.dumps(page.heard)
    assert json.loads(page.rows[page.table])["seed"] not in told
    assert page.view["seat"] == 0


def test_time_stands_still_while_nobody_is_here() -> None:
    page = Visit()
    page.open("chipset", 1)
    before = page.say("join")["now"]
    page.say("depart")
    assert page.house.due(page.now) == -1
    page.now += 3_600_000
    assert page.say("join")["now"] == before


def test_a_race_is_counted_down() -> None:
    page = Visit()
    page.table = page.ask("POST", "/api/tables", {"game": "classic", "seats": 2})["table"]
    for do, fields in (("join", {}), ("sit", {}), ("add_bot", {"bot": "novice"}), ("start", {})):
        assert page.say(do, **fields)["is"] in ("joined", "done")
    assert page.heard[-2]["info"]["starts_in_ms"] == 3000
    assert page.say("stop_start")["is"] == "done"
    assert page.house.due(page.now) == -1


def test_the_next_game_is_for_the_same_players() -> None:
    page = Visit()
    page.open("coopset", 1)
    page.play_to_the_end()
    first = page.table
    page.table = page.say("rematch")["table"]
    page.say("join")
    page.say("start")
    while page.status == "waiting":
        page.wait()
    page.play_to_the_end()
    info = page.ask("GET", f"/api/tables/{page.table}")
    assert info["standing"]["earlier"] == 1, "the team has played before (COOP-6b)"
    assert page.ask("GET", f"/api/tables/{first}")["next"] == page.table


@pytest.mark.parametrize(
    ("do", "fields", "code"),
    [
        ("chat", {"text": "hello"}, "needs_server"),
        ("kick", {"seat": 0}, "needs_server"),
        ("sit", {}, "not_now"),
        ("act", {"act": {"act": "fly"}, "client_seq": 9}, "act_unknown"),
        ("act", {"act": 3, "client_seq": 9}, "unreadable"),
        ("dance", {}, "unreadable"),
        ("join", {"table": "page-elsewhere"}, "table_unknown"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(
    do: str, fields: dict[str, object], code: str
) -> None:
    page = Visit()
    page.open("classic")
    rows, lines = dict(page.rows), dict(page.lines)
    answer = page.say(do, **fields)
    assert (answer["is"], page.rows, page.lines) == ("error", rows, lines)
    assert answer["code"] == code or code in ("act_unknown", "unreadable")


def test_a_table_that_cannot_be_read_is_told_and_kept() -> None:
    page = Visit()
    page.open("classic")
    page.play_to_the_end(stop_after=12)
    page.lines[page.table][0] = '{"seq":7,"at":0,"act":{"act":"call"}}'
    kept = list(page.lines[page.table])
    assert page.reload()["is"] == "error"
    assert page.lines[page.table] == kept
    page.rows["page-broken"] = "no JSON"
    page.house.know(page.rows.values())
    assert page.ask("GET", "/api/history") == []


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("GET", "/api/tables/page-none"),
        ("GET", "/api/tables/page-none/log"),
        ("GET", "/api/elsewhere"),
        ("POST", "/api/tables"),
        ("GET", "/api/puzzle/yesterday"),
        ("GET", "/api/history?before=x"),
    ],
)
def test_requests_that_make_no_sense_get_a_coded_error(method: str, address: str) -> None:
    assert Visit().ask(method, address, {})["is"] == "error"


def test_the_puzzle_of_a_day_needs_no_server() -> None:
    assert Visit().ask("GET", "/api/puzzle/2026-01-01")["sets"] == 6


def test_a_game_that_was_handed_in_is_noted() -> None:
    page = Visit()
    page.open("solitaire", 0)
    told = {"table": "handed-1", "unknown": False}
    assert page.ask("POST", f"/api/tables/{page.table}/handed", told)["code"] == "game_goes_on"
    page.play_to_the_end()
    page.ask("POST", f"/api/tables/{page.table}/handed", told)
    page.reload()
    assert json.loads(page.rows[page.table])["handed"] == "handed-1"
