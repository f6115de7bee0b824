"""What somebody does about their own account: names, secrets, sessions, and what is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import get_args

import pytest

from tercet.storage.people.preferences import Language
from tercet.words.texts import LANGUAGES
from tests.server.people.owning import PASSWORD, Owner
from tests.server.playing import Server, serving


def played(data: Path, scene: Callable[[Server], Awaitable[None]], database: str | None) -> None:
    async def run() -> None:
        async with serving(data, database=database) as server:
            await scene(server)

    asyncio.run(run())


@pytest.mark.slow
def test_no_two_accounts_look_alike(data: Path, database: str | None) -> None:
    async def scene(server: Server) -> None:
        await Owner(server).register("ada-1", "Ada")
        for login in ("ADA-1", "ada-l", "ada", "adа"):
            guest = await Owner(server).guest("Bo")
            wish = {"login": login, "password": PASSWORD}
            told = await guest.ask("POST", "/account", wish)
            assert told == ("login_unreadable" if login == "adа" else "login_taken"), login
        bo = await Owner(server).register("bo-b", "Bo")
        for name in ("ADA", "Аda", "Ａda", "ada-l", "Guest", "Jemand", "Quelqu’un"):
            assert await bo.ask("POST", "/session", {"name": name}) == "name_taken", name
        assert (await bo.ask("GET", "/session"))["name"] == "Bo", "nothing has changed"
        assert (await bo.ask("POST", "/session", {"name": "Bob"}))["name"] == "Bob"
        cy = await Owner(server).register("cy-c", "bo")
        assert (await cy.ask("GET", "/session"))["name"] == "bo", "that name is free again"

    played(data, scene, database)


def test_who_is_called_like_an_account_goes_by_the_login(data: Path) -> None:
    async def scene(server: Server) -> None:
        await Owner(server).register("ada-1", "Ada")
        other = await Owner(server).register("lovelace", "ADA")
        assert (await other.ask("GET", "/session"))["name"] == "lovelace"
        guest = await Owner(server).guest("Ada")
        assert (await guest.ask("GET", "/session"))["name"] == "Ada", "guests are asked nothing"

    played(data, scene, None)


def test_a_recovery_code_opens_an_account_once(data: Path, database: str | None) -> None:
    async def scene(server: Server) -> None:
        ada = await Owner(server).register("ada-1", "Ada")
        found = Owner(server)
        wish = {"login": "ada-1", "code": ada.recovery.lower(), "password": "staple battery"}
        for wrong in ({"code": "0000-0000-0000-0000-0000"}, {"login": "nobody"}):
            assert await found.ask("POST", "/recover", {**wish, **wrong}) == "recovery_wrong"
        assert await found.ask("POST", "/recover", {**wish, "password": "x"}) == "password_length"
        assert await ada.enter("ada-1") != "login_wrong", "nothing has changed"
        opened = await found.ask("POST", "/recover", wish)
        assert opened["login"] == "ada-1"
        assert opened["recovery"] not in ("", ada.recovery)
        assert await ada.ask("GET", "/session") == "no_session", "whoever else was in is out"
        assert await Owner(server).ask("POST", "/recover", wish) == "recovery_wrong", "used up"
        again = {**wish, "code": opened["recovery"]}
        assert (await Owner(server).ask("POST", "/recover", again))["recovery"]
        assert await Owner(server).enter("ada-1") == "login_wrong"
        assert (await Owner(server).enter("ada-1", "staple battery"))["login"] == "ada-1"

    played(data, scene, database)


@pytest.mark.slow
def test_of_two_who_use_a_code_at_once_one_is_refused(data: Path) -> None:
    async def scene(server: Server) -> None:
        ada = await Owner(server).register("ada-1", "Ada")
        wish = {"login": "ada-1", "code": ada.recovery, "password": "staple battery"}
        asked = [Owner(server).ask("POST", "/recover", wish) for _ in range(4)]
        told = await asyncio.gather(*asked)
        assert sorted(each == "recovery_wrong" for each in told) == [False, True, True, True]

    played(data, scene, None)


def test_another_password_ends_every_other_session(data: Path, database: str | None) -> None:
    async def scene(server: Server) -> None:
        ada, phone = await Owner(server).register("ada-1", "Ada"), Owner(server)
        await phone.enter("ada-1")
        change = {"password": "wrong horse", "new": "staple battery"}
        assert await ada.ask("PUT", "/account/password", change) == "login_wrong"
        assert (await phone.ask("GET", "/session"))["login"] == "ada-1"
        await ada.ask("PUT", "/account/password", {**change, "password": PASSWORD})
        assert await phone.ask("GET", "/session") == "no_session"
        assert (await ada.ask("GET", "/session"))["login"] == "ada-1"
        assert await phone.enter("ada-1") == "login_wrong"
        code = (await ada.ask("POST", "/account/recovery", {"password": "staple battery"}))[
            "recovery"
        ]
        wish = {"login": "ada-1", "password": "another horse"}
        assert (
            await phone.ask("POST", "/recover", {**wish, "code": ada.recovery}) == "recovery_wrong"
        )
        assert (await phone.ask("POST", "/recover", {**wish, "code": code}))["login"] == "ada-1"

    played(data, scene, database)


@pytest.mark.slow
def test_sessions_are_listed_and_ended(data: Path, database: str | None) -> None:
    async def scene(server: Server) -> None:
        ada, phone, desk = await Owner(server).register("ada-1"), Owner(server), Owner(server)
        await phone.enter("ada-1")
        await desk.enter("ada-1")
        listed = await ada.ask("GET", "/account/sessions")
        assert [each["here"] for each in listed].count(True) == 1
        assert {each["device"] for each in listed} == {"Python"}
        mine = next(each["key"] for each in listed if each["here"])
        assert await ada.ask("DELETE", f"/account/sessions/{mine}") == "session_unknown"
        theirs = next(
            each["key"] for each in await phone.ask("GET", "/account/sessions") if each["here"]
        )
        bo = await Owner(server).register("bo-b")
        assert await bo.ask("DELETE", f"/account/sessions/{theirs}") == "session_unknown"
        assert await ada.ask("DELETE", f"/account/sessions/{theirs}") is None
        assert await phone.ask("GET", "/session") == "no_session"
        await ada.ask("DELETE", "/account/sessions")
        assert await desk.ask("GET", "/session") == "no_session"
        assert len(await ada.ask("GET", "/account/sessions")) == 1

    played(data, scene, database)


def test_what_is_kept_is_the_same_everywhere(data: Path, database: str | None) -> None:
    async def scene(server: Server) -> None:
        ada, phone = await Owner(server).register("ada-1"), Owner(server)
        await phone.enter("ada-1")
        first = {"version": 0, "value": {"letters": True}}
        assert await ada.ask("PUT", "/kept/settings", first) == {"version": 1}
        assert await phone.ask("GET", "/kept") == {
            "settings": {"version": 1, "value": first["value"]}
        }
        assert await phone.ask("PUT", "/kept/settings", first) == "kept_changed"
        second = {"version": 1, "value": {"letters": False}}
        assert await phone.ask("PUT", "/kept/settings", second) == {"version": 2}
        assert await ada.ask("PUT", "/kept/settings", second) == "kept_changed"
        assert await ada.ask("PUT", "/kept/secrets", first) == "not_found"
        large = {"version": 0, "value": {"days": "x" * 300_000}}
        assert await ada.ask("PUT", "/kept/puzzles", large) == "body_too_big"
        assert (
            await ada.raw("PUT", "/kept/puzzles", {"version": 0, "value": {"days": "x" * 200_000}})
        ).is_success
        guest = await Owner(server).guest("Cy")
        assert await guest.ask("GET", "/kept") == "account_needed"

    played(data, scene, database)


def test_nothing_is_shown_that_was_not_chosen(data: Path) -> None:
    async def scene(server: Server) -> None:
        ada = await Owner(server).register("ada-1", "Ada")
        before = await ada.ask("GET", "/account")
        assert before["preferences"] == {
            "figures_shown": False,
            "named_in_rankings": False,
            "games_for_research": False,
            "lang": None,
        }
        assert before["recoverable"] is True
        wish = {"figures_shown": True, "lang": "fr"}
        await ada.ask("PUT", "/account/preferences", wish)
        after = (await ada.ask("GET", "/account"))["preferences"]
        assert (after["figures_shown"], after["named_in_rankings"], after["lang"]) == (
            True,
            False,
            "fr",
        )
        bad: tuple[object, ...] = ({"lang": "xx"}, {"figures_shown": "a"}, {"admin": True}, [])
        for wrong in bad:
            assert await ada.ask("PUT", "/account/preferences", wrong) == "request_wrong"
        assert (await ada.ask("GET", "/account"))["preferences"] == after

    played(data, scene, None)


def test_languages_are_those_of_the_catalogues() -> None:
    assert get_args(Language) == LANGUAGES
