"""How tables look: as they are kept, in every size, and with colours that are never the nearest."""

from __future__ import annotations

import pytest
from rich.color import ColorSystem
from rich.style import Style

from tercet.editions import EDITION_IDS, find_edition
from tercet.games import GAMES
from tercet.terminal.paint.canvas import Canvas, fitted, wrapped
from tercet.terminal.paint.palette import PALETTES, depth_of
from tercet.terminal.paint.symbols import symbol
from tests.terminal.paint.pictures import FOLDER, pictures


@pytest.mark.parametrize("game", [game.facts.key for game in GAMES])
def test_a_table_looks_as_it_is_kept(game: str) -> None:
    for name, picture in pictures(game):
        kept = (FOLDER / f"{game}-{name}.txt").read_text("utf-8")
        assert picture == kept, f"{game}-{name}: python -m tests.terminal.paint.pictures"


def test_violet_is_violet_with_any_number_of_colours() -> None:
    for depth in ("true", "256", "16"):
        palette = PALETTES[depth]
        for name in ("violet", "purple"):
            for styles in (palette.colours, palette.inks):
                red, green, blue = _shown(styles[name], depth)
                assert min(red, blue) > green + 20, (depth, name)
    grounds = {depth: palette.paper for depth, palette in PALETTES.items()}
    assert len(grounds) == 4


def _shown(style: Style, depth: str) -> tuple[int, int, int]:
    assert style.color is not None
    systems = {"true": ColorSystem.TRUECOLOR, "256": ColorSystem.EIGHT_BIT}
    shown = style.color.downgrade(systems.get(depth, ColorSystem.STANDARD))
    return tuple(shown.get_truecolor())  # type: ignore[return-value]


def test_every_colour_of_every_edition_has_a_style_of_its_own() -> None:
    for palette in PALETTES.values():
        for key in EDITION_IDS:
            colours = find_edition(key).faces
            names = next(v for k, v in colours.items() if k.value == "colour")
            styles = [palette.colours[name] for name in names]
            assert palette.depth == "none" or len(set(styles)) == 3


def test_no_two_fillings_and_no_two_shapes_look_alike() -> None:
    for width, height in ((2, 3), (3, 4), (4, 6), (5, 7)):
        drawn = [
            symbol(shape, filling, width, height)
            for shape in ("oval", "wave", "diamond", "bar")
            for filling in ("solid", "hatched", "empty")
        ]
        assert len(set(drawn)) == len(drawn), (width, height)


@pytest.mark.parametrize(
    ("environ", "depth"),
    [
        ({"COLORTERM": "truecolor", "TERM": "xterm"}, "true"),
        ({"TERM": "screen-256color"}, "256"),
        ({"TERM": "linux"}, "16"),
        ({"TERM": "vt100"}, "none"),
        ({"COLORTERM": "truecolor", "NO_COLOR": "1"}, "none"),
    ],
)
def test_as_many_colours_are_used_as_the_terminal_says(environ: dict[str, str], depth: str) -> None:
    assert depth_of(environ) == depth


def test_nothing_is_painted_outside_and_nothing_steers_the_terminal() -> None:
    canvas = Canvas(6, 1)
    canvas.put(2, 0, "a\x1b[31mb\u202ecdefgh")
    canvas.put(0, 5, "below")
    assert canvas.lines() == ["  abcd"]
    wide = Canvas(4, 1)
    wide.put(1, 0, "漢字")
    assert wide.lines() == [" 漢"]


def test_long_texts_are_cut_and_long_lists_broken_between_words() -> None:
    assert fitted("eleven letters", 7) == "eleven…"
    sets = [f"SET {number}" for number in range(30)]
    lines = wrapped(sets, 40, " · ")
    assert max(map(len, lines)) <= 40
    assert " · ".join(lines).split(" · ") == sets
    sentence = "Your hand is full: nine cards are the most."
    lines = wrapped(["One", sentence, "and more"], 20, " · ")
    assert lines == ["One", "Your hand is full:", "nine cards are the", "most. · and more"]
    assert wrapped(["Rindfleischetikettierung"], 10) == ["Rindfleis…"]
