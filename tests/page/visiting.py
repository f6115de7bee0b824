"""A page as its house sees it: messages in, what is kept and said out, and a clock that jumps."""

from __future__ import annotations

import json
from typing import Any

from tercet.bots.players import new_bot
from tercet.engine.wire import to_json
from tercet.games import find_game
from tercet.page.house import PageHouse

#: No game of these tests needs more turns of the clock.
MOST_RINGS = 20_000


class Visit:
    """Somebody who plays in the page; `rows` and `lines` are what the browser keeps."""

    def __init__(self) -> None:
        self.house, self.now = PageHouse(), 0.0
        self.rows: dict[str, str] = {}
        self.lines: dict[str, list[str]] = {}
        self.heard: list[dict[str, Any]] = []
        self.numbers = 0
        self.table = ""
        self.ask("POST", "/api/session", {"name": "Ada"})

    def ask(self, method: str, address: str, body: object = None) -> Any:
        """What would go over HTTP; a refusal is returned like any answer."""
        sent = body if isinstance(body, str) else json.dumps(body)
        answer = json.loads(self.house.request(method, address, sent, self.now))
        self.take()
        text = answer["body"]
        return text if text.startswith('{"game"') else json.loads(text)

    def say(self, do: str, **fields: object) -> dict[str, Any]:
        """Say something to the table, and hear the answer."""
        self.numbers += 1
        message = {"do": do, "id": self.numbers, "table": self.table, **fields}
        self.house.hear(json.dumps(message), self.now)
        self.take()
        return next(each for each in reversed(self.heard) if each.get("id") == self.numbers)

    def take(self) -> None:
        """Keep what is to be kept, then hear what is said."""
        text = self.house.take()
        if not text:
            return
        out = json.loads(text)
        for row in out.get("rows", ()):
            self.rows[row["id"]] = row["text"]
        for line in out.get("lines", ()):
            known = self.lines.setdefault(line["table"], [])
            assert line["seq"] == len(known) + 1, "lines are only added"
            known.append(line["text"])
        self.heard += [json.loads(each) for each in out.get("say", ())]

    def open(self, game: str, bots: int = 1, bot: str = "casual", **settings: object) -> None:
        """Open a table, call the bots and start."""
        wanted = {"game": game, "seats": bots + 1, **settings}
        self.table = self.ask("POST", "/api/tables", wanted)["table"]
        self.say("join")
        self.say("sit", nonce="ab")
        for _ in range(bots):
            assert self.say("add_bot", bot=bot)["is"] == "done"
        assert self.say("start")["is"] == "done"
        while self.status == "waiting":
            self.wait()

    def reload(self) -> dict[str, Any]:
        """The page is loaded again: a new house, which knows what was kept."""
        self.house = PageHouse()
        self.house.know(self.rows.values())
        self.ask("POST", "/api/session", {"name": "Ada"})
        self.house.restore(self.table, self.rows[self.table], self.lines.get(self.table, ()))
        return self.say("join")

    @property
    def status(self) -> str:
        """Waiting, playing, over or abandoned, as it is kept."""
        status: str = json.loads(self.rows[self.table]).get("status", "waiting")
        return status

    @property
    def view(self) -> Any:
        """How the table stands, as it was last told."""
        return next(each["view"] for each in reversed(self.heard) if each.get("view"))

    def wait(self) -> bool:
        """Let time pass until something is due; False when nothing ever is."""
        due = self.house.due(self.now)
        if due < 0:
            return False
        self.now += due
        self.house.ring(self.now)
        self.take()
        return True

    def play_to_the_end(self, bot: str = "casual", stop_after: int = MOST_RINGS) -> None:
        """Play with the head of a bot, and wait for the others in between."""
        game = json.loads(self.rows[self.table])["settings"]["game"]
        head = new_bot(game, bot, bytes(32))
        for turn in range(stop_after):
            if self.status != "playing":
                return
            if turn % 5 and self.wait():
                continue
            if not self._act(head):
                assert self.wait(), "nobody can do anything, and nothing is due"

    def _act(self, head: Any) -> bool:
        table = self.house._tables[self.table]
        seat, game = table.seat, table.game
        assert seat is not None
        assert game is not None
        intent = head.answer(game.view(seat), game.legal(seat), table.now(self.now))
        if intent is None:
            return False
        self.now += intent.after_ms
        act = json.loads(to_json(intent.act))
        number = 1 + game.highest(seat)
        return bool(self.say("act", act=act, client_seq=number)["is"] == "done")


def fewest_bots(game: str) -> int:
    """So many bots that the game can be played, and one at least where it may be."""
    least, most = find_game(game).facts.players
    return max(least, min(2, most)) - 1
