"""Races everything that can be done with accounts, and looks whether everybody is still there.

Run it as a campaign with `python -m tests.server.people.racing --rounds 2000`. In each round a few
browsers do several things at once over HTTP, as impatient people do: take another name, register,
log in, log out, open a table, recover, change the password, keep something, delete the account.
When all have been answered, what the store knows is compared with what was promised. The choice of
what is tried comes from a seed; how it interleaves does not.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import httpx
from sqlalchemy import select

from tercet.server.people import sessions
from tercet.server.people.sessions import COOKIE
from tercet.storage.rows import PersonRow
from tercet.storage.schema import CALLED, KEPT, PERSON, PUZZLE_TRY, SESSION, TABLES
from tests.server.playing import Server, serving

BROWSERS: Final = 3
AT_ONCE: Final = 5
LOGINS: Final = 40
PASSWORD: Final = "correct horse"
#: What may be refused: somebody else was faster, or one is nobody (any more).
FAIR: Final = frozenset(
    {
        *("no_session", "has_account", "login_taken", "login_wrong"),
        *("name_taken", "recovery_wrong", "session_unknown", "account_needed"),
        *("kept_changed", "puzzle_begun"),
    }
)


class Browser:
    """Something that keeps a cookie, the last one it was given."""

    def __init__(self) -> None:
        self.cookie: str | None = None

    @property
    def session(self) -> str:
        return (self.cookie or "").split(".")[0]


class Race:
    """The browsers, and what has been promised to them."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.chance = server, random.Random(seed)
        self.browsers = [Browser() for _ in range(BROWSERS)]
        #: Each account that was acknowledged, by its login.
        self.accounts: dict[str, str] = {}
        #: The last recovery code that was told for each login.
        self.codes: dict[str, str] = {}
        #: Who opened each table, and into which accounts each guest has logged in.
        self.opened: dict[str, str] = {}
        self.entered: set[tuple[str, str]] = set()
        self.answers: Counter[str] = Counter()
        self.wrong: list[str] = []
        #: Whether somebody deletes an account in this round: its sessions may be gone before their
        #: answers are read.
        self._leaving = False
        self._names = 0

    async def round(self) -> list[str]:
        """Several things at once; what is wrong afterwards."""
        people, self._leaving = self._holders(), False
        await asyncio.gather(*[self._something(people) for _ in range(AT_ONCE)])
        return self.wrong + self._look()

    async def _something(self, people: dict[str, str]) -> None:
        browser = self.chance.choice(self.browsers)
        acts = (
            *(self._rename, self._register, self._enter, self._leave, self._who, self._open),
            *(self._recover, self._secure, self._keep, self._end_others, self._puzzle),
            self._delete,
        )
        does = self.chance.choices(acts, weights=(6, 3, 5, 1, 3, 2, 1, 1, 2, 1, 1, 1))[0]
        for _ in range(self.chance.randrange(6)):
            await asyncio.sleep(0)
        await does(browser, people.get(browser.session))

    # --- What people do ----------------------------------------------------------------------

    async def _rename(self, browser: Browser, _: str | None) -> None:
        self._names += 1
        await self._ask(browser, "POST", "/api/session", {"name": f"Name {self._names}"})

    async def _who(self, browser: Browser, _: str | None) -> None:
        await self._ask(browser, "GET", "/api/session")

    async def _leave(self, browser: Browser, _: str | None) -> None:
        await self._ask(browser, "DELETE", "/api/session")

    async def _open(self, browser: Browser, person: str | None) -> None:
        answer = await self._ask(browser, "POST", "/api/tables", {"game": "classic", "seats": 2})
        if answer.status_code == 201 and person is not None:
            self.opened[answer.json()["table"]] = person

    async def _register(self, browser: Browser, _: str | None) -> None:
        login = f"login-{self.chance.randrange(LOGINS)}"
        wish = {"login": login, "password": PASSWORD}
        answer = await self._ask(browser, "POST", "/api/account", wish)
        if answer.status_code == 201:
            if login in self.accounts and not self._leaving:
                self.wrong.append(f"{login} was given away twice")
            if holder := self._holder(answer):
                self.accounts[login] = holder
                self.codes[login] = answer.json()["recovery"]

    async def _recover(self, browser: Browser, person: str | None) -> None:
        login = self.chance.choice([*self.codes] or ["login-0"])
        code = self.codes.get(login, "")
        wish = {"login": login, "code": code, "password": PASSWORD}
        answer = await self._ask(browser, "POST", "/api/recover", wish)
        if answer.status_code == 200:
            if self.codes.get(login, code) != code:
                self.wrong.append(f"the code of {login} was used twice")
            if login in self.accounts:  # else it was deleted meanwhile
                self.codes[login] = answer.json()["recovery"]
            if person is not None:
                self.entered.add((person, self._holder(answer)))

    async def _secure(self, browser: Browser, _: str | None) -> None:
        wish = {"password": PASSWORD, "new": PASSWORD}
        await self._ask(browser, "PUT", "/api/account/password", wish)

    async def _keep(self, browser: Browser, _: str | None) -> None:
        version = self.chance.randrange(3)
        wish = {"version": version, "value": {"n": version}}
        await self._ask(browser, "PUT", "/api/kept/settings", wish)

    async def _end_others(self, browser: Browser, _: str | None) -> None:
        await self._ask(browser, "DELETE", "/api/account/sessions")

    async def _puzzle(self, browser: Browser, _: str | None) -> None:
        today = self.server.house.daily.today
        await self._ask(browser, "POST", f"/api/daily/{today}/start")

    async def _delete(self, browser: Browser, _: str | None) -> None:
        self._leaving = True
        session = self.server.house.store.session(browser.session)
        answer = await self._ask(browser, "POST", "/api/account/delete", {"password": PASSWORD})
        if answer.status_code == 204 and session is not None:
            for login in [each for each, id_ in self.accounts.items() if id_ == session.person]:
                del self.accounts[login], self.codes[login]

    async def _enter(self, browser: Browser, person: str | None) -> None:
        login = self.chance.choice([*self.accounts] or ["login-0"])
        wish = {"login": login, "password": PASSWORD}
        answer = await self._ask(browser, "POST", "/api/login", wish)
        if answer.status_code == 200 and person is not None:
            self.entered.add((person, self._holder(answer)))

    async def _ask(
        self, browser: Browser, method: str, path: str, body: Any = None
    ) -> httpx.Response:
        # A dict would be remembered by the client, and all browsers share one here.
        headers = {"Cookie": f"{COOKIE}={browser.cookie}"} if browser.cookie else {}
        answer = await self.server.http.request(method, path, json=body, headers=headers)
        self.server.http.cookies.clear()
        code = answer.json()["code"] if answer.status_code >= 400 else "done"
        self.answers[code] += 1
        if code not in FAIR | {"done"}:
            self.wrong.append(f"{method} {path}: {answer.text}")
        browser.cookie = answer.cookies.get(COOKIE, browser.cookie)
        return answer

    # --- What must be so ---------------------------------------------------------------------

    def _holder(self, answer: httpx.Response) -> str:
        """Whose the new session is."""
        session = self.server.house.store.session(answer.cookies[COOKIE].split(".")[0])
        if session is None and not self._leaving:
            self.wrong.append("a session that was told is not stored")
        return "" if session is None else session.person

    def _holders(self) -> dict[str, str]:
        """Who each session belongs to, now that nothing is under way."""
        store = self.server.house.store
        rows = [store.session(browser.session) for browser in self.browsers]
        return {row.id: row.person for row in rows if row is not None}

    def _look(self) -> list[str]:
        people = {row.id: row for row in self._rows(PERSON)}
        return [*self._vanished(people), *self._orphans(people), *self._mistaken(people)]

    def _vanished(self, people: dict[str, Any]) -> list[str]:
        logins = {row.login: id_ for id_, row in people.items() if row.login}
        gone = [login for login, id_ in self.accounts.items() if logins.get(login) != id_]
        twice = Counter(row.login for row in people.values() if row.login)
        doubled = [login for login, count in twice.items() if count > 1]
        return [f"{login} is gone" for login in gone] + [f"{login} is two" for login in doubled]

    def _orphans(self, people: dict[str, Any]) -> list[str]:
        """Whatever is somebody's belongs to who made it, or to an account they logged in to."""
        wrong = []
        for row in self._rows(TABLES):
            if not row.host:
                continue  # the host is deleted
            if row.host not in people:
                wrong.append(f"a table of {row.host}, who is no more")
            maker = self.opened.get(row.id, row.host)
            if maker != row.host and (maker, row.host) not in self.entered:
                wrong.append(f"{maker} became {row.host} without a login")
        return wrong + [
            f"a {table.name} of {row.person}, who is no more"
            for table in (SESSION, CALLED, KEPT, PUZZLE_TRY)
            for row in self._rows(table)
            if row.person not in people
        ]

    def _mistaken(self, people: dict[str, Any]) -> list[str]:
        """What the house remembers is what the store knows."""
        known = self.server.house.sessions
        wrong = []
        for id_, person in known._people.items():
            stored = people.get(id_)
            if stored is None or PersonRow(**stored._mapping) != person:
                wrong.append(f"{id_} is remembered as {person.name} ({person.login})")
        ended = {row.id for row in self._rows(SESSION) if not row.ended}
        alive = [row.id for row in known._sessions.values() if not row.ended]
        return wrong + [f"session {id_} has ended" for id_ in alive if id_ not in ended]

    def _rows(self, table: Any) -> list[Any]:
        with self.server.house.store._reader.connect() as connection:
            return list(connection.execute(select(table)).all())


async def race(server: Server, rounds: int, seed: int) -> tuple[list[str], Counter[str]]:
    """So many rounds, or until something is wrong."""
    going = Race(server, seed)
    for _ in range(rounds):
        wrong = await going.round()
        if wrong:
            return wrong, going.answers
    return [], going.answers


def always_renew() -> Callable[[], None]:
    """Every cookie is old: a session is renewed whenever it may be; what undoes that."""
    before, sessions.RENEWED_AFTER_MS = sessions.RENEWED_AFTER_MS, -1  # type: ignore[misc]
    return lambda: setattr(sessions, "RENEWED_AFTER_MS", before)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="the address of an empty PostgreSQL database")
    wishes = parser.parse_args()
    always_renew()

    async def scene(data: Path) -> tuple[list[str], Counter[str]]:
        async with serving(data, database=wishes.database) as server:
            return await race(server, wishes.rounds, wishes.seed)

    with tempfile.TemporaryDirectory() as directory:
        wrong, answers = asyncio.run(scene(Path(directory)))
    print("\n".join([*wrong, str(dict(answers))]))  # noqa: T201 - for whoever runs it
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
