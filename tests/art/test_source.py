"""One source for all drawings: the browser has the outlines of Python, and the same inks."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tercet.art.marks import colour_letters
from tercet.art.source import INKS, NUMBERS, OUTLINES, lines, on_card, on_die, star
from tercet.cards import Attribute
from tercet.editions import EDITION_IDS, find_edition
from tercet.words.texts import LANGUAGES, Texts

WEB = Path(__file__).parents[2] / "web" / "src"
SOURCE = "../../../src/tercet/art/data/outlines.json"


def source(name: str) -> str:
    return (WEB / name).read_text("utf-8")


@pytest.mark.parametrize("name", ["cards/drawing.ts", "dice/drawing.ts"])
def test_the_browser_reads_the_outlines_and_has_none_of_its_own(name: str) -> None:
    assert f'from "{SOURCE}"' in source(name)
    assert (WEB / "cards" / SOURCE).resolve().exists()
    for path in WEB.rglob("*.ts"):
        text = path.read_text("utf-8")
        assert not [outline for outline in OUTLINES.shapes.values() if outline in text], path


def test_the_style_sheet_has_the_same_colours() -> None:
    sheet = source("style.css")
    for name, colour in INKS.colours.items():
        assert f"--{name}: {colour};" in sheet
    light = dict(re.findall(r"--([\w-]+): light-dark\((#\w+), ", sheet))
    assert (light["card-paper"], light["card-rim"]) == (INKS.paper, INKS.rim)
    assert (light["felt"], light["ink"]) == (INKS.felt, INKS.ink)


def test_cards_in_the_browser_have_the_same_lines_and_patterns() -> None:
    card = source("cards/Card.svelte")
    widths = {float(width) for width in re.findall(r"stroke-width: ([\d.]+);", card)}
    assert widths == {1, *(INKS.widths[name] for name in ("edge", "line", "marked", "halo"))}
    found = re.findall(r":is\(\.(\w+), \.(\w+)\) \.edge \{[^}]*stroke-dasharray: ([\d. ]+);", card)
    assert {name: dash for *names, dash in found for name in names} == INKS.dashes


def test_letters_stand_where_the_browser_has_them() -> None:
    card, letter = source("cards/Card.svelte"), INKS.letter
    place = f"<text x={{width - {letter.right:g}}} y={{height - {letter.bottom:g}}}"
    assert place in card
    assert f"font: 700 {letter.size:g}px" in card


def test_dice_and_their_board_in_the_browser_have_the_same_inks() -> None:
    die, board = source("dice/DieFace.svelte"), source("games/dice/Board.svelte")
    assert f"fill: {INKS.gold};" in die
    for width in (INKS.widths["die"], INKS.widths["die_marked"]):
        assert f"stroke-width: {width:g};" in die
    light = dict(re.findall(r"--(\w+): light-dark\((#\w+), ", board))
    assert [light[name] for name in ("tile", "line", "mid")] == [INKS.tile, INKS.line, INKS.middle]
    named = {"2": light["two"], "3": light["three"], "5": light["five"]}
    assert named == INKS.bonus
    form, small = OUTLINES.die.star, OUTLINES.die.small_star
    for one in (form, small):
        assert f"star({one.points}, {one.outer:g}, {one.inner:g})" in die


def test_every_edition_has_an_outline_an_ink_and_a_filling_for_its_faces() -> None:
    for key in EDITION_IDS:
        faces = find_edition(key).faces
        assert set(faces[Attribute.SHAPE]) <= set(OUTLINES.shapes)
        assert set(faces[Attribute.COLOUR]) <= set(INKS.colours)
        plain = {"solid", "half", "empty"}
        assert set(faces[Attribute.FILLING]) <= plain | set(OUTLINES.ruled)


@pytest.mark.parametrize("number", NUMBERS)
def test_symbols_stand_about_the_middle_and_apart(number: str) -> None:
    for places, height in ((on_card(number), 168), (on_die(number), 120)):
        assert len(places) == NUMBERS.index(number) + 1
        assert sum(place.y for place in places) / len(places) == pytest.approx(height / 2)
        tall = OUTLINES.symbol.height * places[0].scale
        gaps = [b.y - a.y for a, b in pairwise(places)]
        assert all(gap > tall for gap in gaps)


def test_lines_are_those_that_the_browser_rules() -> None:
    assert lines("striped").startswith("M-36 18L-36 -18M-30 18L-30 -18")
    assert lines("hatched").startswith("M-74 18L-38 -18")
    assert lines("solid") == ""
    assert star(OUTLINES.die.star).count("L") == 9


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_letters_tell_the_colours_of_an_edition_apart(lang: str) -> None:
    for key in EDITION_IDS:
        colours = find_edition(key).faces[Attribute.COLOUR]
        assert len(set(colour_letters(colours, Texts(lang)).values())) == 3


def test_a_letter_is_as_long_as_it_must_be() -> None:
    colours = find_edition("carnet").faces[Attribute.COLOUR]
    assert [*colour_letters(colours, Texts("fr")).values()] == ["R", "Ve", "Vi"]
