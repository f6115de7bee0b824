"""`tercet print`: which file comes out, and what is refused."""

from __future__ import annotations

from importlib.machinery import ModuleSpec
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tercet.cli import main
from tercet.paper import command
from tercet.words.texts import LANGUAGES
from tests.paper.reading import placed, read

SIGNATURE = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(autouse=True)
def _folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as stop:
        main(["print", *words])
    assert stop.value.code == 2
    return capsys.readouterr().err.rpartition("[")[2].rstrip("]\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_named_cards_become_a_pdf(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["print", "cards", "2rhw", "1gso,3ped", "--lang", lang])
    assert "tercet-cards.pdf" in capsys.readouterr().out
    pdf = read(Path("tercet-cards.pdf").read_bytes())
    assert [one.name for one in placed(pdf.pages[0])] == [
        "card-2rhw-170",
        "card-1gso-170",
        "card-3ped-170",
    ]


def test_a_beginners_deck_has_27_cards() -> None:
    main(["print", "cards", "--fixed", "s", "-o", "solid.pdf"])
    pdf = read(Path("solid.pdf").read_bytes())
    assert len(pdf.pages) == 6
    assert all(one.name[7] == "s" for page in pdf.pages[::2] for one in placed(page))


@pytest.mark.parametrize(
    ("words", "wide"),
    [
        (("cards", "2rhw"), 120),
        (("cards", "2rhw", "1gso", "3ped"), 408),
        (("boards",), 1776),
        (("boards", "small"), 1264),
        (
            (
                "boards",
                "standard 13/13/13/13/13/13/5,1ro,*2ro,3ro,5/13/13/13/13/13/13 1ro,*/- 0 29 3,0 -",
            ),
            1776,
        ),
        (("puzzles", "2026-02-03"), 540),
    ],
)
@pytest.mark.slow
def test_pictures_are_svg_or_png(words: tuple[str, ...], wide: int) -> None:
    main(["print", *words, "--svg", "-o", "one.svg"])
    root = ET.fromstring(Path("one.svg").read_text("utf-8"))
    assert float(root.attrib["viewBox"].split()[2]) == wide
    main(["print", *words, "-o", "one.png"])
    picture = Path("one.png").read_bytes()
    assert picture.startswith(SIGNATURE)
    assert int.from_bytes(picture[16:20]) == 1200


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("cards 2rhw --fixed s", "print_fixed"),
        ("rules --fixed s", "print_fixed"),
        ("cards --fixed x", "value_unknown"),
        ("cards --svg", "print_picture"),
        ("rules classic --png", "print_picture"),
        ("cards 2rhw --svg --png", "print_one_kind"),
        ("cards 2rhw --svg -o card.pdf", "print_name"),
        ("cards 2rhw -o card.txt", "print_name"),
        ("cards 2rhw --svg -o nowhere/card.svg", "print_unwritable"),
        ("cards 2rhw --svg -o \0.svg", "print_unwritable"),
        ("cards 9rhw", "card_unreadable"),
        ("cards 2rhw 2rhw", "card_doubled"),
        ("cards --edition gold", "edition_unknown"),
        ("cards --paper a3", "usage_value"),
        ("boards large", "dice_file_unknown"),
        ("boards standard 13/13", "position_fields"),
        ("rules chess", "game_unknown"),
        ("puzzles yesterday", "date_unreadable"),
        ("puzzles 2026-01-03", "puzzle_unknown"),
        ("hats", "usage_value"),
    ],
)
def test_what_cannot_be_printed_is_refused(
    words: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, *words.split()) == code
    assert not [*Path().iterdir()], "nothing is left behind"


def test_without_the_libraries_one_is_told_how_to_get_them_and_svg_works(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def find_spec(_: str) -> ModuleSpec | None:
        return None

    monkeypatch.setattr(command, "find_spec", find_spec)
    assert refused(capsys, "cards") == "print_missing"
    assert refused(capsys, "cards", "2rhw", "--png") == "print_missing"
    main(["print", "cards", "2rhw", "--svg"])
    assert Path("tercet-cards.svg").exists()
