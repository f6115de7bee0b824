"""What is written around the felt: all of it, in every language, where eighty columns are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tercet.engine.events import View
from tercet.terminal.pages.surroundings import title_text
from tercet.terminal.paint.canvas import whole
from tercet.terminal.play.opening import title_of
from tercet.terminal.table.local import LocalTable
from tercet.terminal.table.state import TableState
from tercet.words.texts import Texts
from tests.terminal.tables import short_table

LANGS = ("en", "fr", "it", "de")
#: A game late in its course, whose figures take the most room.
LATE: Mapping[str, Mapping[str, Any]] = {
    "coopset": {"score": 27, "layout": 12, "sets": 10, "added": 12, "wrong": 12, "pile": 69},
    "solitaire": {"sets": 22, "wrong": 12, "pile": 69},
}


class Late(LocalTable):
    """A table that is shown with other figures than it has."""

    figures: Mapping[str, Any]

    @property
    def view(self) -> View | None:
        from msgspec.structs import replace

        return replace(self.table.view(0), **self.figures)


def late(game: str, lang: str, **options: object) -> TableState:
    table = short_table(game, options=options).table
    source = Late(table, {}, ("Ada", "Bo"), count_down=False)
    source.figures = LATE[game]
    return TableState(source, Texts(lang))


def title_at(width: int, state: TableState) -> str:
    game = title_of(state.source.game, state.texts)
    return title_text(game, state, " 59:59", width - 2).plain


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("form", ["first", "patience", "penalty"])
def test_the_title_of_a_solitaire_is_whole_in_eighty_columns(form: str, lang: str) -> None:
    state = late("solitaire", lang, form=form)
    title = title_at(80, state)
    assert "…" not in title
    assert all(fact.say(state.texts) in title for fact in state.screen.facts)


@pytest.mark.parametrize("lang", LANGS)
def test_the_title_of_a_team_and_what_its_layout_brought_are_whole(lang: str) -> None:
    state = late("coopset", lang)
    title = title_at(80, state)
    assert "…" not in title
    assert all(fact.say(state.texts) in title for fact in state.screen.facts)
    notes = " · ".join(note.say(state.texts) for note in state.screen.notes)
    assert all(figure in f"{title} {notes}" for figure in ("27", "12", "69", "10"))
    assert len(notes) <= 80 - 22 - 2, "one line beside the players"


def test_where_there_is_no_room_a_fact_is_left_out_and_not_cut() -> None:
    state = late("coopset", "en")
    assert title_at(48, state).startswith("CoopSet · 27 points · layout 12 · …")
    assert whole(["CoopSet", "27 points"], 5) == "Coop…"
