"""A browser of somebody with an account, for the tests of accounts: it keeps its cookies."""

from __future__ import annotations

from typing import Any

import httpx

from tercet.storage.people.persons import changed_person
from tests.server.playing import Server, _http

PASSWORD = "correct horse"
Answer = dict[str, Any]


class Owner:
    """Asks the server as one browser does."""

    def __init__(self, server: Server) -> None:
        self.http = _http(server.address)
        self.recovery = ""

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer; a refusal is its code."""
        answer = await self.raw(method, path, body)
        told: Any = answer.json() if answer.content else None
        return told["code"] if answer.status_code >= 400 else told

    async def raw(self, method: str, path: str, body: Any = None) -> httpx.Response:
        sent = {} if body is None else {"json": body}
        return await self.http.request(method, f"/api{path}", **sent)

    async def guest(self, name: str) -> Owner:
        await self.ask("POST", "/session", {"name": name})
        return self

    async def register(self, login: str, name: str | None = None) -> Owner:
        await self.guest(name or login)
        made = await self.ask("POST", "/account", {"login": login, "password": PASSWORD})
        assert isinstance(made, dict), made
        self.recovery = made["recovery"]
        return self

    async def enter(self, login: str, password: str = PASSWORD) -> Any:
        return await self.ask("POST", "/login", {"login": login, "password": password})


async def lose_name(server: Server, login: str, name: str) -> None:
    """Give an account the state of one whose name an older account has."""
    sessions = server.house.sessions
    person = await sessions.by_login(login)
    assert person is not None
    lost = {"name": login, "lost_name": name}
    await server.house.journal.write(changed_person(person.id, lost))
    sessions.forget_all()
