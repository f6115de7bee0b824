"""The rules as pages: for every game, in every language, with cards that show what is said."""

from __future__ import annotations

import re

import pytest

from tercet.cards import Card, is_set
from tercet.dice.board import Square
from tercet.dice.judging import judge
from tercet.dice.position import Position, Turn
from tercet.errors import Unreadable
from tercet.games import GAMES
from tercet.words.rule_pages import RULE_PAGES, Block, read_page, rule_figures, rule_page
from tercet.words.texts import LANGUAGES, Texts
from tests.dice.rule_sheet import EXAMPLE


def test_a_text_is_read_block_by_block() -> None:
    text = "# Aim\nWin.\n- one\n\n1rso 2rso 3rso\nA SET.\n\n2rw 2rw\n\nMore."
    text += "\n\n| .  2rw\n| +1ro .\nA board.\n- two"
    assert read_page(text) == [
        Block("heading", "Aim"),
        Block("text", "Win."),
        Block("item", "one"),
        Block("cards", "A SET.", ("1rso", "2rso", "3rso")),
        Block("cards", "", ("2rw", "2rw")),
        Block("text", "More."),
        Block("board", "A board.", (". 2rw", "+1ro .")),
        Block("item", "two"),
    ]


def test_every_game_has_a_page_and_no_other_name_has() -> None:
    assert {game.facts.key for game in GAMES} | {"beginners", "match"} == set(RULE_PAGES)
    with pytest.raises(Unreadable, match="game_unknown"):
        rule_page("bridge", Texts("en"))


@pytest.mark.parametrize("key", RULE_PAGES)
def test_all_languages_show_the_same_cards_in_pages_of_the_same_build(key: str) -> None:
    built = {lang: rule_page(key, Texts(lang)) for lang in LANGUAGES}
    cards = {lang: [block.cards for block in blocks] for lang, blocks in built.items()}
    kinds = {lang: [block.kind for block in blocks] for lang, blocks in built.items()}
    for lang in LANGUAGES[1:]:
        assert kinds[lang] == kinds["en"]
        assert cards[lang] == cards["en"]
    assert all(block.text for block in built["en"])


@pytest.mark.rule("DICE-16")
def test_the_board_of_the_dice_is_the_example_of_the_sheet_and_scores_as_its_caption_says() -> None:
    (shown,) = [block for block in rule_page("dice", Texts("en")) if block.kind == "board"]
    position = Position.parse(EXAMPLE)
    squares = {
        Square(row, column): die
        for row, line in enumerate(shown.cards, 4)
        for column, die in enumerate(line.split(), 5)
        if die != "."
    }
    lying = {square: die for square, die in squares.items() if not die.startswith("+")}
    assert lying == {square: str(die) for square, die in position.dice}
    placed = {die: f"{square}={die[1:]}" for square, die in squares.items() if die[0] == "+"}
    turn = [placed[die] for die in ("+2pw", "+2gd", "+2po")]
    scores = [judge(position, Turn.parse(" ".join(turn[:count]))).total for count in (1, 2, 3)]
    assert scores == [6, 9, 12]
    for lang in LANGUAGES:
        (caption,) = [b.text for b in rule_page("dice", Texts(lang)) if b.kind == "board"]
        assert re.findall(r"\d+", caption) == ["6", "9", "12"]


@pytest.mark.rule("CARD-3")
def test_the_base_game_shows_two_sets_and_one_that_is_none() -> None:
    shown = [block.cards for block in rule_page("classic", Texts("en")) if block.cards]
    assert [is_set(*map(Card.parse, cards)) for cards in shown] == [True, True, False]


#: Options that a page says in other words: a time that is off, the twelve cards of every sheet.
SAID_IN_WORDS = {("classic", "lay_after_s"), ("beginners", "lay_after_s"), ("coopset", "size")}
#: A limit that hardly any table has (CHIP-6b).
SAID_IN_WORDS |= {("chipset", "raise_step")}
#: How long a count-down lasts is the server's (BASE-1a).
SAID_IN_WORDS |= {("match", "count_down_s")}
#: The beginners' page leaves to the big game what no beginner asks first.
SAID_IN_WORDS |= {("beginners", "turquoise_lay_after_s")}


def said(key: str, lang: str, figures: dict[str, int]) -> str:
    return Texts(lang).say(f"rules-{key}", **figures)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", RULE_PAGES)
def test_every_figure_is_said_and_comes_from_the_options(key: str, lang: str) -> None:
    figures = rule_figures(key)
    for name, value in figures.items():
        if (key, name) not in SAID_IN_WORDS:
            assert "977" in said(key, lang, figures | {name: 977}), name
            assert "977" not in said(key, lang, figures)
            assert value == 0 or str(value) in said(key, lang, figures)


@pytest.mark.rule("BASE-3a", "BASE-7a", "CHIP-1a", "CHIP-6", "SETUP-3b", "SCOUT-5a", "DICE-10")
def test_the_figures_are_those_of_the_rulebook() -> None:
    assert rule_figures("classic") == {"point_s": 5, "lay_after_s": 0, "turquoise_lay_after_s": 60}
    chips = rule_figures("chipset")
    agreed = {"chips": 20, "max_bet": 3, "raises": 1, "ante": 0, "deals": 10, "answer_s": 5}
    assert chips | agreed == chips
    assert rule_figures("setup")["challenge_s"] == 3
    assert rule_figures("scout") == {"search_s": 30, "vote_s": 20}
    assert rule_figures("dice") == {"again_s": 30, "turn_s": 0, "opening_s": 0}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_say_what_people_asked(lang: str) -> None:
    """The variant of the Italian sheet, cards without a call, a wild as it is written."""
    texts = Texts(lang)
    page = {key: [block.text for block in rule_page(key, texts)] for key in RULE_PAGES}
    italian, turquoise = texts.say("edition-italian"), texts.say("edition-turquoise")
    assert any(text.startswith(italian) and turquoise in text for text in page["classic"])
    touches = {"en": "need not call", "fr": "Pas besoin d’annoncer", "it": "Non serve chiamare"}
    without_a_call = touches.get(lang, "Rufen musst du nicht")
    assert any(without_a_call in text for text in page["classic"])
    assert any("h7=*2rw" in text for text in page["dice"])
