"""Lines at a server: the lobby, a table with options, chat, a game over a line that is cut."""

from __future__ import annotations

import asyncio
import io
import os
import re
from pathlib import Path

import pytest

from tercet.client import Client
from tercet.editions import find_edition
from tercet.games import GAMES
from tercet.server.wire.bodies import Me
from tercet.terminal.console import new_console
from tercet.terminal.play import talk
from tercet.terminal.play.choices import choices_of
from tercet.terminal.play.lines import Keyboard
from tercet.terminal.play.picture import Picture
from tercet.terminal.play.talk import Conversation
from tercet.terminal.play.visit import Visit
from tercet.terminal.table.draft import Draft
from tercet.terminal.table.games import Situation
from tercet.terminal.table.offers import by_kind, offered
from tercet.terminal.there import Errand
from tercet.words.catalogue import describe_games
from tercet.words.texts import Texts
from tests.client.scenes import line_to, run_scene
from tests.server.people.owning import PASSWORD, Owner, lose_name
from tests.server.playing import serving
from tests.terminal.clocks import ManualClock, settle
from tests.terminal.play.typing_at import Typist, typing
from tests.terminal.tables import short_table

EN = Texts("en")


@pytest.mark.slow
def test_a_game_is_opened_in_lines_and_played_over_a_line_that_breaks(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "GLIMPSE_MS", 0)  # here they do type as fast

    async def scene() -> None:
        async with (
            serving(data) as server,
            line_to(server.address) as line,
            typing(line.url, tmp_path / "ada", Errand(name="Ada\x1b[31m")) as ada,
        ):
            await ada.until("No public table is open.")
            ada.type("new classic", "fixed=s", "seats=9", "open")
            await ada.until("“9” is nothing that seats can be: 1–8")
            code = (await ada.until(r"Code (\w+)"))[1]
            async with (
                typing(line.straight, tmp_path / "cy", Errand(name="Cy")) as cy,
                typing(line.straight, tmp_path / "bo", Errand(name="Bo", code=code)) as bo,
            ):
                await cy.until(r"  1  SET · Ada\[31m(, Bo)? · (1 free seat|2 of 2 seats taken)")
                await bo.until("The host starts the game")
                bo.type("say hello \x1b[2J")
                await ada.until("Bo: hello")
                ada.type("start")
                await ada.until("Do you see a SET")
                line.cut()
                await ada.until("The connection is gone")
                await ada.until("The connection is back")
                await asyncio.gather(ada.play_on(), bo.play_on())
                assert re.search(r"Score: .*\n.*You can: .*again", ada.screen.getvalue())
                bo.type("again")
                ada.type("again")
                await ada.until("2 of 2 seats taken")
                bo.type("q", "q")
                await bo.until("You have left the table; your seat is kept.")
            assert "\x1b" not in ada.screen.getvalue() + bo.screen.getvalue()

    run_scene(scene())


def test_whose_name_is_lost_is_asked_for_another(data: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(data) as server:
            await Owner(server).register("lia-1", "Lia")
            await Owner(server).register("lia-2", "Julia")
            await lose_name(server, "lia-2", "Lia")
            url = f"http://{server.address}"
            async with typing(url, tmp_path / "lia", Errand(name="Lia")) as lia:
                lia.type("login", "lia-2", PASSWORD)
                await lia.until(r"An older account is called Lia, .* called lia-2 for now")
                lia.type("L\u034fia")
                await lia.until(r"Somebody with an account is called Lia")
                lia.type("Amelia")
                await lia.until(r"· Amelia\n")
                lia.type("q")
            async with typing(url, tmp_path / "lia", Errand()) as lia:
                await lia.until(r"· Amelia\n")
                lia.type("q")

    run_scene(scene())


@pytest.mark.rule("COOP-2a")
def test_partners_in_lines_propose_three_cards_and_agree(data: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            serving(data) as server,
            line_to(server.address) as line,
            typing(line.url, tmp_path / "ada", Errand(name="Ada")) as ada,
        ):
            ada.type("new coopset", "seats=2", "open")
            code = (await ada.until(r"Code (\w+)"))[1]
            async with typing(line.url, tmp_path / "bo", Errand(name="Bo", code=code)) as bo:
                await ada.until("2 Bo")
                ada.type("start")
                await asyncio.gather(*(one.until(r"\b1 [123][rgp][she][owd]") for one in (ada, bo)))
                ada.type("agree")
                await ada.until("Nobody proposes three cards just now")
                bo.type("propose 1 2 x")
                await bo.until("“x”")
                bo.type("propose 1 2 3")
                said = await ada.until(r"Bo proposes (1 \w+, 2 \w+, 3 \w+)\. “agree” takes them")
                ada.type("agree")
                await bo.until(rf"Ada .*{said[1][2:6]}")

    run_scene(scene())


@pytest.mark.rule("CHIP-9a")
def test_news_without_content_print_nothing_not_even_a_clock() -> None:
    """What a server tells of an answer in secret: nothing, or a view in which nothing is new."""

    async def scene() -> None:
        clock, typist = ManualClock(), Typist()
        table = short_table("chipset", clock, bots=("novice", "novice"))
        console = new_console(file=typist.screen, width=200, color_system=None)
        talk_ = asyncio.ensure_future(Conversation(table, EN, console, typist).run())
        while "30 seconds to bet" not in typist.screen.getvalue():
            await clock.let_pass(0.5)
        before = typist.screen.getvalue()
        await clock.let_pass(5)
        table.tell()
        await settle()
        assert typist.screen.getvalue() == before
        typist.type("")
        await typist.until("2[45] seconds to bet")
        typist.type("q")
        assert await talk_ == "left"

    run_scene(scene())


@pytest.mark.parametrize("game", [g.facts.key for g in GAMES])
def test_what_a_view_offers_is_what_the_rules_allow(game: str) -> None:
    table = short_table(game).table
    for at in range(12):
        for seat in range(len(table.names)):
            view = table.view(seat)
            if view.outcome is not None or game == "dice":
                continue
            legal = choices_of(table.legal(seat), EN)
            seen = choices_of(offered(view, Situation(seat, table.names)), EN)
            assert {*seen.words} == {*legal.words}
            assert {*seen.listed} == {*legal.listed}
            assert {*seen.by_cards} == {*legal.by_cards}
        table.tick(at * 4000)
        acting = [seat for seat in sorted(table.may_act()) if len(table.legal(seat))]
        if acting:
            legal_acts = by_kind(table.legal(acting[0])[:500])
            table.act(acting[0], legal_acts.groups[at % len(legal_acts.groups)][0], table.at)


@pytest.mark.parametrize("entry", describe_games("en"), ids=lambda entry: entry.key)
def test_every_line_of_a_new_table_can_be_changed_and_put_back(entry: object) -> None:
    draft = Draft.usual(entry)  # type: ignore[arg-type]
    names = [field.name for field in draft.fields(EN)]
    assert len({*names}) == len(names)
    for field in draft.fields(EN):
        other = draft.turned(field.name, 1, EN)
        assert other.typed(field.name, field.typed, EN).asked() == draft.asked()


def test_a_password_to_another_machine_is_warned_of_and_never_shown(tmp_path: Path) -> None:
    """Whoever does not say yes sends nothing; what is typed then is hidden."""
    asked: list[tuple[str, str]] = []

    class Far(Client):
        async def login(self, login: str, password: str) -> Me:
            asked.append((login, password))
            self.who = Me("Ada", login)
            return self.who

    async def scene() -> None:
        typist = Typist()
        console = new_console(file=typist.screen, width=300, color_system=None)
        client = Far("http://tercet.example", keep=tmp_path / "papers.json")
        visit = Visit(client, Errand(), EN, console, typist)
        typist.type("no")
        await visit._login()
        assert not asked
        assert "is not encrypted" in typist.screen.getvalue()
        typist.type("yes", "ada", "secret words")
        await visit._login()
        await client.close()
        assert (asked, typist.secrets) == ([("ada", "secret words")], 1)
        assert "secret words" not in typist.screen.getvalue()

    run_scene(scene())


@pytest.mark.rule("TW-8")
def test_a_full_hand_is_said_in_lines() -> None:
    table = short_table("twenty", options={"hand": 6, "most": 6}).table
    picture = Picture(EN, table.names, find_edition(table.header.edition), new_console(), 0)
    assert any("Your hand is full" in note.plain for note in picture.notes(table.view(0)))


def test_the_keyboard_shows_nothing_of_a_secret() -> None:
    read_end, write_end = os.pipe()
    screen = io.StringIO()
    keyboard = Keyboard(read_end, screen)
    try:
        with keyboard.hidden(True):
            os.write(write_end, b"sec")
            keyboard._read()
            os.write(write_end, b"ret\n")
            keyboard._read()
            with keyboard.aside():
                pass
        assert "sec" not in screen.getvalue()
        os.write(write_end, b"open")
        keyboard._read()
        assert screen.getvalue().endswith("> open")
    finally:
        os.close(read_end)
        os.close(write_end)
