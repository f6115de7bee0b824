"""The requests that are sent in two worlds: a row for each route and each socket request.

A row is what is sent. `{table}` stands for each of the tables in turn, `$legal` for the first act
that the asker may do. Whatever is not in `TOLD` must be answered the same in both worlds.
"""

from __future__ import annotations

from typing import Any, Final

from tercet.server.wire import messages as wire
from tests.server.inference.worlds import ASKERS, BLOCKER, HIDER

LOGIN: Final = {"login": HIDER, "password": "not the password"}
THREE: Final = {"cards": ["1rso", "2rso", "3rso"]}
OTHER_THREE: Final = {"cards": ["2gho", "3psw", "1gsw"]}
NEW: Final = {"game": "classic", "seats": 2}
WRONG: Final = {"password": "not the password"}
KEPT: Final = {"version": 0, "value": {}}
TOKEN: Final = {"label": "a", "scope": ["play"]}

#: Path and body of each request, in the order in which they are sent.
HTTP: Final[dict[str, list[tuple[str, Any]]]] = {
    "GET /api/session": [("/session", None)],
    "POST /api/session": [("/session", {"name": "Asker"})] * 2,
    "POST /api/login": [("/login", LOGIN), ("/login", {**LOGIN, "login": "nobody-at-all"})],
    "POST /api/recover": [("/recover", {**LOGIN, "code": "AAAA-AAAA"})],
    "GET /api/tables": [("/tables", None)],
    "GET /api/tables/{table_id}": [("/tables/{table}", None), ("/tables/{handed}", None)],
    "GET /api/tables/{table_id}/log": [("/tables/{table}/log", None)],
    "GET /api/tables/{table_id}/replay": [
        ("/tables/{table}/replay", None),
        ("/tables/{table}/replay?seat=0&from=3", None),
    ],
    "GET /api/tables/{table_id}/analysis": [("/tables/{table}/analysis", None)],
    "POST /api/tables/{table_id}/race": [("/tables/{table}/race", None)],
    "GET /api/races/{race}": [("/races/{race}", None), ("/races/{table}", None)],
    "POST /api/races/{race}": [("/races/{race}", None), ("/races/{table}", None)],
    "GET /api/codes/{code}": [("/codes/{code}", None), ("/codes/AAAAAA", None)],
    "GET /api/history": [("/history", None)],
    "GET /api/history/open": [("/history/open", None)],
    "GET /api/games": [("/games", None)],
    "GET /api/health": [("/health", None)],
    "GET /api/puzzle/{day}": [("/puzzle/{today}", None), ("/puzzle/{tomorrow}", None)],
    "GET /api/standings/{game}": [("/standings/classic", None)],
    "GET /api/records/{kind}": [("/records/solitaire-patience", None)],
    "GET /api/me/figures": [("/me/figures", None)],
    "GET /api/me/bot": [("/me/bot", None), ("/me/bot?game=chipset", None)],
    "GET /api/me/games.jsonl": [("/me/games.jsonl", None)],
    "GET /api/people/{name}/figures": [
        ("/people/{hider}/figures", None),
        ("/people/host-1/figures", None),
        ("/people/nobody-at-all/figures", None),
    ],
    "GET /api/figures": [("/figures?tables={table}", None)],
    "GET /api/bots": [("/bots", None)],
    "GET /api/account": [("/account", None)],
    "POST /api/account": [("/account", {"login": "x", "password": "y"})],
    "PUT /api/account/password": [("/account/password", {**WRONG, "new": "another one"})],
    "POST /api/account/recovery": [("/account/recovery", WRONG)],
    "GET /api/account/sessions": [("/account/sessions", None)],
    "DELETE /api/account/sessions/{key}": [("/account/sessions/nothing", None)],
    "PUT /api/account/preferences": [("/account/preferences", {"figures_shown": True})],
    "GET /api/kept": [("/kept", None)],
    "PUT /api/kept/{what}": [("/kept/course", KEPT), ("/kept/course", KEPT)],
    "GET /api/account/bots": [("/account/bots", None)],
    # No unknown name here: `challenge` tells which names exist, too.
    "GET /api/account/blocked": [("/account/blocked", None)],
    "POST /api/account/blocked": [
        ("/account/blocked", {"name": "nobody-at-all"}),
        ("/account/blocked", {"name": BLOCKER}),
        ("/account/blocked", {"table": "{waiting}"}),
    ],
    "DELETE /api/account/blocked/{key}": [("/account/blocked/nothing", None)],
    "GET /api/account/export": [("/account/export", None)],
    "POST /api/account/bots": [("/account/bots", {"name": "A bot"})],
    "DELETE /api/account/bots/{bot}": [("/account/bots/nothing", None)],
    "POST /api/account/bots/{bot}/tokens": [("/account/bots/nothing/tokens", TOKEN)],
    "DELETE /api/account/bots/{bot}/tokens/{key}": [("/account/bots/nothing/tokens/no", None)],
    "POST /api/verify": [("/verify", b"no log")],
    "POST /api/handed": [("/handed?seat=0&ended=1", b"no log")],
    "POST /api/tables": [("/tables", NEW)],
    "GET /api/daily/{day}": [
        ("/daily/{today}", None),
        ("/daily/{tomorrow}", None),
        ("/daily/{yesterday}", None),
    ],
    "POST /api/daily/{day}/find": [
        *(
            (f"/daily/{{{day}}}/find", three)
            for day in ("today", "tomorrow", "yesterday")
            for three in (THREE, OTHER_THREE, {"cards": ["?", "?", "?"]})
        ),
    ],
    "POST /api/daily/{day}/start": [
        ("/daily/{tomorrow}/start", None),
        ("/daily/{yesterday}/start", None),
        ("/daily/{today}/start", None),
    ],
    "POST /api/account/delete": [("/account/delete", WRONG)],
    "DELETE /api/account/sessions": [("/account/sessions", None)],
    "DELETE /api/session": [("/session", None)],
}

#: Routes without a row: figures for the host only, and answers that are the same for everybody.
APART: Final = (
    *("/api/metrics", "/api/foreign", "/api/unreadable", "/api/asyncapi.json", "/api/openapi"),
)

#: The fields of each request of the protocol, in the order in which they are sent.
SOCKET: Final[dict[type, list[dict[str, Any]]]] = {
    wire.Hello: [{"protocol": 1}],
    wire.Ping: [{}],
    wire.MyActs: [{"table": "{table}"}],
    wire.Preview: [{"table": "{table}", "act": "$legal"}],
    wire.Hints: [{"table": "{table}", "act": "$legal"}],
    wire.Meanings: [{"table": "{table}", "act": "$legal"}],
    wire.Touch: [{"table": "{table}", **THREE}],
    wire.ActRequest: [
        {"table": "{table}", "act": {"act": "nonsense"}, "client_seq": 1000},
        {"table": "{table}", "act": {"act": "call", **THREE}, "client_seq": 1001, "seen": 999},
        {"table": "{table}", "act": {"act": "call", **OTHER_THREE}, "client_seq": 1},
    ],
    wire.Say: [{"table": "{table}", "text": "hello"}],
    wire.RemoveChat: [{"table": "{table}", "line": 99}],
    wire.Mute: [{"table": "{table}", "line": 99}],
    wire.WantNext: [{"table": "{table}"}],
    wire.StopStart: [{"table": "{table}"}],
    wire.AddBot: [{"table": "{table}"}],
    wire.RemoveBot: [{"table": "{table}", "seat": 1}],
    wire.Kick: [{"table": "{table}", "seat": 5}],
    wire.Rematch: [{"table": "{table}"}],
    wire.Decline: [{"table": "{table}"}],
    wire.WatchLobby: [{"watch": True}, {"watch": False}],
    wire.SeekOpponent: [{"game": "classic"}, {"game": "solitaire"}],
    wire.StopSeek: [{}],
    wire.ChallengePerson: [
        {"name": HIDER, "game": "classic"},
        *[{"name": BLOCKER, "game": "classic"}] * 4,
    ],
    wire.Join: [{"table": "{table}", "seen": 0}, {"table": "{table}", "seen": 999}],
    wire.Sit: [{"table": "{table}"}],
    wire.GiveNonce: [{"table": "{table}", "nonce": nonce} for nonce in ("first", "second")],
    wire.Stand: [{"table": "{table}"}],
    wire.Depart: [{"table": "{table}"}],
    wire.Start: [{"table": "{table}"}],
}

#: Answers that may differ, by request, asker and target (or path), with the reason.
TOLD: Final[dict[tuple[str, str, str], str]] = {
    ("POST /api/daily/{day}/start", "account", "/daily/{today}/start"): "the cards are shown now",
    ("POST /api/daily/{day}/start", "host", "/daily/{today}/start"): "the cards are shown now",
    **{
        ("GET /api/tables/{table_id}", asker, "gone"): "its commitment stays there to be compared"
        for asker in ASKERS
    },
    **{
        (
            "challenge",
            asker,
            HIDER,
        ): "people find each other by name: they must exist"
        for asker in ("guest", "account", "begun", "kicked", "spectator", "player", "host")
    },
    **{
        ("join", asker, "raced"): "one's own race is dealt when one comes"
        for asker in ("guest", "account", "begun", "kicked", "spectator", "player", "host")
    },
}
