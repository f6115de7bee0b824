"""The protocol on standard input and output, and the example session of `docs/protocol.md`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tercet.cards import Card, is_set
from tercet.programs.referee import MOST_BYTES, Referee
from tercet.words.texts import Texts

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"
SHORT = ["1rso", "2rso", "3rso", "1gew"]
NEW = {"do": "new", "game": "classic", "seats": ["Ann", "Bob"], "seed": "2a", "pile": SHORT}


class Session:
    """A referee that takes and gives dictionaries."""

    def __init__(self, lang: str = "en") -> None:
        self.referee = Referee(Texts(lang))

    def ask(self, **request: Any) -> Any:
        return json.loads(self.referee.answer(json.dumps(request)))

    def raw(self, line: str) -> Any:
        return json.loads(self.referee.answer(line))


def opened(**changes: Any) -> Session:
    session = Session()
    assert session.ask(**(NEW | changes))["is"] == "opened"
    return session


def test_a_whole_game() -> None:
    session = opened()
    call = session.ask(do="act", id=7, seat=1, act={"act": "call"}, at=500)
    assert (call["is"], call["id"], call["seq"], call["may_act"]) == ("done", 7, 1, [1])
    assert call["deadline"] == {"at": 5500, "label": "point"}
    done = session.ask(do="act", seat=1, act={"act": "show", "cards": SHORT[:3]}, at=600)
    assert [event["event"] for event in done["steps"][0]["events"]] == ["taken", "over"]
    assert done["outcome"]["winners"] == [1]
    log = session.ask(do="log")
    assert log["is"] == "log"
    assert '"seed":"' in log["log"].splitlines()[-2]


def test_time_passes_by_ticks_only() -> None:
    session = opened()
    session.ask(do="act", seat=0, act={"act": "call"}, at=0)
    late = session.ask(do="act", seat=0, act={"act": "show", "cards": SHORT[:3]}, at=5000)
    assert (late["is"], late["kind"], late["code"]) == ("error", "too_late", "time_is_up")
    done = session.ask(do="tick", at=5000)
    assert done["steps"][0]["events"][0]["event"] == "wrong"


def test_the_log_of_a_game_in_progress_is_what_a_seat_may_know() -> None:
    session = opened()
    records = session.ask(do="log", seat=0)
    assert records["is"] == "records"
    assert "seed" not in json.dumps(records)


def test_views_and_legal_acts() -> None:
    session = opened()
    view = session.ask(do="view", seat=None)["view"]
    assert (view["game"], view["table"], view["pile"]) == ("classic", SHORT, 0)
    legal = session.ask(do="legal", seat=0, limit=2)
    assert (legal["count"], len(legal["acts"]), legal["complete"]) == (6, 2, False)
    whole = session.ask(do="legal", seat=0, limit=6)
    assert (len(whole["acts"]), whole["complete"]) == (6, True)
    assert session.ask(do="legal", seat=0, limit=-5)["acts"] == []


@pytest.mark.parametrize("game", ["classic", "solitaire", "coopset", "scout", "twenty"])
def test_the_list_of_legal_acts_does_not_tell_which_are_sets(game: str) -> None:
    session = Session()
    session.ask(do="new", game=game, seats=2 if game != "solitaire" else 1, seed="5")
    acts = session.ask(do="legal", seat=0, limit=9999)["acts"]
    named = [tuple(sorted(act["cards"])) for act in acts if act.get("cards")]
    found = [is_set(*map(Card.parse, cards)) for cards in named]
    assert any(found)
    half = len(found) // 2
    assert not all(found[: found.count(True)])
    assert any(found[half:])


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "act", "seat": 9, "act": {"act": "call"}}, "seat_unknown"),
        ({"do": "act", "seat": -1, "act": {"act": "call"}}, "seat_unknown"),
        ({"do": "act", "seat": 0, "act": {"act": "fly"}}, "act_unknown"),
        ({"do": "act", "seat": 0, "act": {"act": "timeout", "label": "x"}}, "act_unknown"),
        ({"do": "act", "seat": 0, "act": {"act": "call", "x": 1}}, "message_wrong_shape"),
        ({"do": "act", "seat": 0, "act": {"act": "show", "cards": SHORT[:3]}}, "call_first"),
        ({"do": "act", "seat": 0, "act": {"act": "call", "cards": ["zz"] * 3}}, "card_unreadable"),
        (
            {"do": "act", "seat": 0, "act": {"act": "call", "cards": ["1rso"] * 3}},
            "card_doubled",
        ),
        (
            {"do": "act", "seat": 0, "act": {"act": "call", "cards": ["3ped", "1rso", "2rso"]}},
            "card_not_on_table",
        ),
        ({"do": "tick", "at": -1}, "time_backwards"),
        ({"do": "view", "seat": 2}, "seat_unknown"),
        ({"do": "log", "seat": 5}, "seat_unknown"),
        ({"do": "dance"}, "message_wrong_shape"),
        ({"do": "view"}, "message_wrong_shape"),
        (NEW | {"game": "chess"}, "game_unknown"),
        (NEW | {"options": {"point_ms": 1}}, "option_range"),
        (NEW | {"seed": "xyz"}, "seed_unreadable"),
        (NEW | {"seats": 0}, "players_range"),
        (NEW | {"seats": -1}, "players_range"),
        (NEW | {"seats": 10**30}, "message_wrong_shape"),
        ({"do": "act", "seat": 10**27, "act": {"act": "call"}}, "message_wrong_shape"),
        ({"do": "act", "seat": 10**12, "act": {"act": "call"}}, "seat_unknown"),
        ({"do": "tick", "at": 10**30}, "message_wrong_shape"),
        ({"do": "act", "seat": 0, "act": {"act": "call", "cards": [None] * 3}}, "card_unreadable"),
        (NEW | {"pile": ["1rso", "1rso"]}, "card_doubled"),
    ],
)
def test_a_bad_line_gets_a_coded_error_and_changes_nothing(
    request_: dict[str, Any], code: str
) -> None:
    session = opened()
    before = session.ask(do="view", seat=0)
    reply = session.ask(**request_, id="q")
    assert (reply["is"], reply["code"], reply["id"]) == ("error", code, "q")
    assert reply["text"]
    assert session.ask(do="view", seat=0) == before


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "message_empty"),
        (" \r\n", "message_empty"),
        ("{", "message_broken"),
        ("nonsense", "message_broken"),
        ("[" * 100_000, "message_wrong_shape"),
        ("[]", "message_wrong_shape"),
        ("null", "message_wrong_shape"),
        ('{"do":"tick","at":1e999}', "message_wrong_shape"),
        ('"' + "x" * MOST_BYTES + '"', "message_too_long"),
    ],
)
def test_broken_lines_get_an_error_and_the_process_goes_on(line: str, code: str) -> None:
    session = opened()
    assert session.raw(line)["code"] == code
    assert session.ask(do="view", seat=0)["is"] == "view"


def test_an_id_of_any_size_gets_an_answer() -> None:
    assert opened().raw(f'{{"do":"tick","at":1,"id":{10**30}}}')["code"] == "message_wrong_shape"
    assert opened().raw('{"do":"tick","at":1,"id":true}')["id"] is None


def test_players_are_refused_by_the_number_that_was_asked_for() -> None:
    assert Session().ask(**(NEW | {"seats": -1}))["data"]["players"] == -1
    assert Session().ask(**(NEW | {"seats": 2**40}))["data"]["players"] == 2**40


@pytest.mark.parametrize(
    ("changes", "code", "says"),
    [
        ({"options": {"penalty": None}}, "option_choice", "cannot be “null”"),
        ({"options": {"strict": 1}}, "option_switch", "not “1”"),
        ({"options": {"point_ms": True}}, "option_number", "not “true”"),
        ({"options": {"point_ms": 10**30}}, "option_range", "1000000000"),
        ({"options": {"penalty": ["aside"]}}, "option_choice", "["),
        ({"match": {"form": "chess"}}, "match_not_offered", "single"),
        ({"match": {"form": None}}, "match_not_offered", "“null”"),
        ({"match": {"speed": 1}}, "option_unknown", "speed"),
    ],
)
def test_options_are_refused_in_the_words_of_the_message(
    changes: dict[str, Any], code: str, says: str
) -> None:
    reply = Session().ask(**(NEW | changes))
    assert reply["code"] == code
    assert says in reply["text"]
    assert not {"None", "True", "False"} & set(reply["text"].replace("“", " ").split())


def test_only_forms_that_the_game_has_are_offered() -> None:
    reply = Session().ask(do="new", game="setup", seats=2, match={"form": "chess"})
    assert reply["data"]["known"] == "single, dealers, deals"


def test_a_pile_too_small_to_deal_from_is_refused() -> None:
    reply = Session().ask(do="new", game="setup", seats=2, pile=["1rso"])
    assert reply["code"] == "pile_too_small"


def test_an_unknown_act_is_told_the_known_ones() -> None:
    reply = opened().ask(do="act", seat=0, act={"act": "fly"})
    assert reply["data"]["known"] == "call, show, none_here, take_back, leave, return"
    assert "none_here" in reply["text"]


def test_without_a_table_there_is_nothing_to_ask() -> None:
    assert Session().ask(do="view", seat=0)["code"] == "no_table"


def test_errors_speak_the_readers_language_and_name_who_was_first() -> None:
    session = Session("de")
    session.ask(**NEW)
    session.ask(do="act", seat=1, act={"act": "call"})
    late = session.ask(do="act", seat=0, act={"act": "call"})
    assert late["text"] == "Zu spät: Bob hat zuerst gerufen."
    assert late["data"] == {"by": 1}


def test_the_example_session_of_the_documentation() -> None:
    session, asked = Session(), ""
    pairs = 0
    for line in DOCS.read_text(encoding="utf-8").splitlines():
        if line.startswith("> "):
            asked = line[2:]
        elif line.startswith("< "):
            assert session.raw(asked) == json.loads(line[2:]), asked
            pairs += 1
    assert pairs >= 6
