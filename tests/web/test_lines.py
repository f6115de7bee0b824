"""Beside each player's name stands how slow the line is, at the table and before the game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.acting import open_table
from tests.web.looking import overflow, violations
from tests.web.stage import Stage, two_at_a_table

_LINE = re.compile(r"^(Good|Slow|Poor) line: [0-9,]+ milliseconds there and back$")


def test_each_players_line_is_told_by_a_sign_and_its_figure(stage: Stage) -> None:
    host, guest = two_at_a_table(stage, "SET")
    for page in (host, guest):
        players = page.get_by_role("list", name="Players").get_by_role("listitem")
        for at in range(2):
            expect(players.nth(at).get_by_role("img", name=_LINE)).to_be_visible()
    assert violations(host) == []
    for width, height in ((390, 844), (320, 568)):
        host.set_viewport_size({"width": width, "height": height})
        expect(host.get_by_role("img", name=_LINE).first).to_be_visible()
        assert overflow(host) <= 0


def test_the_waiting_room_shows_lines_too(stage: Stage) -> None:
    host = stage.person("/#/new")
    open_table(host, "SET", players=2)
    expect(host.get_by_role("img", name=_LINE)).to_be_visible()
