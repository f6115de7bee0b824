"""What comes out of the printer: the PDFs are read back and measured."""

from __future__ import annotations

from datetime import date

import pytest
from pypdf import PageObject, PdfReader
from reportlab.pdfbase.ttfonts import TTFont

from tercet.art.cards import back_svg
from tercet.cards import DECK, deck, find_sets, parse_cards
from tercet.dice.loading import load_board, load_kit
from tercet.dice.position import Position
from tercet.paper import boards, cards, puzzles, rules
from tercet.paper.order import Order, make_order
from tercet.paper.papers import EDGE, MM, PAPERS
from tercet.paper.sheet import FONT_FILES, Sheets
from tercet.practice.puzzle import puzzle_cards
from tercet.words.rule_pages import RULE_PAGES, rule_page
from tercet.words.texts import LANGUAGES, Texts
from tests.paper.reading import fonts, lines, placed, read

DAY = date(2026, 3, 4)


def order(edition: str = "carnet", paper: str = "a4", lang: str = "en", **marks: bool) -> Order:
    return make_order(edition, paper, lang, **marks)


def corners(page: PageObject) -> set[tuple[int, int]]:
    return {(one.x, one.y) for one in placed(page)}


def turned(page: PageObject) -> set[tuple[int, int]]:
    """Where the cards of a page are when it is turned over its long edge and looked through."""
    wide = float(page.mediabox.width) - cards.CARD_WIDTH
    return {(round(wide * 10) - x, y) for x, y in corners(page)}


def meets(front: PageObject, back: PageObject) -> bool:
    """Whether there is a back behind every front, to a fifth of a point."""
    behind = corners(back)
    near = [(dx, dy) for dx in range(-2, 3) for dy in range(-2, 3)]
    found = [any((x + dx, y + dy) in behind for dx, dy in near) for x, y in turned(front)]
    return all(found) and len(found) == len(behind)


def assert_embedded(pdf: PdfReader) -> None:
    used = fonts(pdf)
    assert used
    assert all(used.values()), used
    assert all("Vera" in name for name in used), used


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "paper"), [("carnet", "a4"), ("turquoise", "letter"), ("fxs1995", "a4")]
)
def test_a_deck_has_every_card_once_and_a_back_behind_each(edition: str, paper: str) -> None:
    pdf = read(cards.card_sheets(DECK, order(edition, paper, letters=True)))
    assert len(pdf.pages) == 18
    fronts, backs = pdf.pages[::2], pdf.pages[1::2]
    names = [one.name for page in fronts for one in placed(page)]
    assert sorted(names) == sorted(f"card-{card}-170" for card in DECK)
    drawings = {pdf_form.get_data() for page in fronts for pdf_form in forms(page)}
    assert len(drawings) == 81, "no two cards look alike"
    for front, back in zip(fronts, backs, strict=True):
        assert meets(front, back)
        assert lines(front) == lines(back), "cut marks are at the same places"
        assert {one.name for one in placed(back)} == {"back-170"}
    assert_embedded(pdf)


def forms(page: PageObject) -> list:  # type: ignore[type-arg]
    own = {one.name for one in placed(page)}
    found = page["/Resources"]["/XObject"]  # type: ignore[index]
    return [found[name].get_object() for name in found if name.rpartition(".")[2] in own]


@pytest.mark.parametrize("paper", PAPERS)
def test_sheets_have_the_size_of_the_paper_and_nothing_stands_at_its_edge(paper: str) -> None:
    pdf = read(cards.card_sheets(deck("s"), order(paper=paper)))
    assert len(pdf.pages) == 6
    width, height = PAPERS[paper]
    for page in pdf.pages:
        assert float(page.mediabox.width) == pytest.approx(width, abs=0.1)
        assert float(page.mediabox.height) == pytest.approx(height, abs=0.1)
        ends = [end for line in lines(page) for end in line]
        assert len(ends) == 32, "two marks for each of the four lines either way"
        assert all(5 * MM < x / 10 < width - 5 * MM for x, _ in ends)
        assert all(5 * MM < y / 10 < height - 5 * MM for _, y in ends)


def test_cut_marks_lie_in_line_with_the_edges_of_the_cards_and_outside_of_them() -> None:
    page = read(cards.card_sheets(DECK[:9], order())).pages[0]
    wide, tall = round(cards.CARD_WIDTH * 10), round(cards.CARD_HEIGHT * 10)
    xs = {one.x for one in placed(page)}
    edges = xs | {max(xs) + wide}
    upright = {a[0] for a, b in lines(page) if a[0] == b[0]}
    assert all(min(abs(x - edge) for edge in edges) <= 2 for x in upright)
    low, high = (one.y for one in (min(placed(page), key=_y), max(placed(page), key=_y)))
    for (x, y), (to_x, to_y) in lines(page):
        inside_up = low < y < high + tall or low < to_y < high + tall
        inside_across = min(xs) < x < max(edges) or min(xs) < to_x < max(edges)
        assert not (inside_up and inside_across)


def _y(one: tuple[str, int, int]) -> int:
    return one[2]


def test_the_backs_of_a_sheet_that_is_not_full_lie_behind_its_fronts() -> None:
    pdf = read(cards.card_sheets(parse_cards(["2rhw", "1gso"]), order()))
    front, back = pdf.pages
    assert [one.name for one in placed(front)] == ["card-2rhw-170", "card-1gso-170"]
    assert meets(front, back)
    assert corners(front) != corners(back)


def test_backs_in_the_order_of_the_fronts_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def saboteur(sheets: Sheets, count: int) -> None:
        for at in range(count):
            x, y = cards._place(sheets, *divmod(at, cards.COLUMNS))
            sheets.stamp("back", back_svg, x, y, cards.CARD_WIDTH)

    monkeypatch.setattr(cards, "_backs", saboteur)
    pdf = read(cards.card_sheets(parse_cards(["2rhw", "1gso"]), order()))
    assert not meets(*pdf.pages)


def test_the_same_order_gives_the_same_file() -> None:
    named = parse_cards(["2rhw", "1gso"])
    assert cards.card_sheets(named, order()) == cards.card_sheets(named, order())


@pytest.mark.slow
@pytest.mark.parametrize(("paper", "name"), [("a4", "standard"), ("letter", "small")])
def test_a_whole_game_of_dice_has_a_board_all_dice_and_a_score_pad(paper: str, name: str) -> None:
    pdf = read(boards.dice_sheets(load_board(name), order(paper=paper, lang="fr", letters=True)))
    said = [page.extract_text() for page in pdf.pages]
    texts = Texts("fr")
    assert texts.say("game-dice-name") in said[0]
    assert texts.say("paper-nets-hint") in said[1]
    assert texts.say("paper-scores-total") in said[-1]
    # A letter stands on every side but the wilds.
    sides = [side for die in load_kit().dice for side in die if side.face is not None]
    nets = "".join(said[1:-1]).replace(texts.say("paper-nets-hint"), "").split()
    assert sum(len(word) for word in nets) == len(sides)
    assert_embedded(pdf)


def test_a_position_is_one_page() -> None:
    position = Position(load_board(), (), ((), ()))
    pdf = read(boards.position_sheet(position, order()))
    assert len(pdf.pages) == 1
    said = pdf.pages[0].extract_text()
    assert said.count("+5") == 8
    assert_embedded(pdf)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_sheets_say_all_that_the_rules_say(lang: str) -> None:
    pages = RULE_PAGES if lang == "fr" else ("match", "dice")  # of the others, enough
    pdf = read(rules.rule_sheets(pages, order(lang=lang)))
    said = squeezed(" ".join(page.extract_text() for page in pdf.pages))
    for key in pages:
        for block in rule_page(key, Texts(lang)):
            assert squeezed(block.text)[:40] in said, block.text
    assert_embedded(pdf)
    assert pdf.trailer["/Root"]["/Lang"] == lang  # type: ignore[index]


@pytest.mark.parametrize("font", FONT_FILES)
def test_the_font_has_every_letter_of_the_rules_and_of_the_sheets(font: str) -> None:
    known = TTFont(font, str(FONT_FILES[font])).face.charToGlyph
    for lang in LANGUAGES:
        texts = Texts(lang)
        said = "".join(block.text for key in RULE_PAGES for block in rule_page(key, texts))
        said += texts.say("paper-nets-hint") + texts.say("paper-puzzle-task", count=6)
        assert not {letter for letter in said if ord(letter) not in known}


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.mark.slow
def test_a_week_of_puzzles_has_its_solutions_on_the_last_page() -> None:
    days = puzzles.week_up_to(DAY)
    assert (len(days), days[-1]) == (7, DAY)
    pdf = read(puzzles.puzzle_sheets(days, order(lang="de", paper="letter")))
    *tasks, solutions = pdf.pages
    assert len(tasks) == 4
    shown = [one.name for page in tasks for one in placed(page)]
    assert shown == [f"card-{card}-62" for day in days for card in puzzle_cards(day)]
    solved = [one.name for one in placed(solutions)]
    sets = [triple for day in days for triple in find_sets(puzzle_cards(day))]
    assert solved == [f"card-{card}-21" for triple in sets for card in triple]
    assert Texts("de").say("paper-puzzle-solutions") in solutions.extract_text()
    assert not any("Lösungen" in page.extract_text() for page in tasks)
    assert_embedded(pdf)
    width, height = PAPERS["letter"]
    for page in pdf.pages:
        for one in placed(page):
            assert EDGE < one.x / 10 < width - EDGE
            assert EDGE < one.y / 10 < height - EDGE
