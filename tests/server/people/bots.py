"""Bots with tokens, which speak the browser's protocol, for the tests of bot accounts."""

from __future__ import annotations

from typing import Any

from tests.server.people.owning import Owner
from tests.server.playing import Player, Server


class BotPlayer(Player):
    """A bot that speaks the browser's protocol, known by its token."""

    def __init__(self, address: str, token: str, name: str = "Deep Pip") -> None:
        super().__init__(address, "", name)
        self.headers = {"Authorization": f"Bearer {token}"}


async def a_bot(server: Server, owner: Owner, *scope: str, name: str = "Deep Pip") -> BotPlayer:
    """A new bot with a token, not connected yet."""
    made = await owner.ask("POST", "/account/bots", {"name": name})
    wish = {"label": "test", "scope": list(scope)}
    told = await owner.ask("POST", f"/account/bots/{made['key']}/tokens", wish)
    player = BotPlayer(server.address, told["token"], name)
    server.players.append(player)
    return player


async def told_over_http(server: Server, bot: Player, method: str, path: str, **more: Any) -> Any:
    """What a bot is answered: the code of a refusal, or the answer."""
    answer = await server.http.request(method, f"/api{path}", headers=bot.headers, **more)
    told: Any = answer.json() if answer.content else None
    return told["code"] if answer.status_code >= 400 else told
