"""The rules as pages: for every game, in every language, with cards that show what is said."""

from __future__ import annotations

import pytest

from tercet.cards import Card, is_set
from tercet.errors import Unreadable
from tercet.games import GAMES
from tercet.words.rule_pages import RULE_PAGES, Block, read_page, rule_page
from tercet.words.texts import LANGUAGES, Texts


def test_a_text_is_read_block_by_block() -> None:
    text = "# Aim\nWin.\n- one\n\n1rso 2rso 3rso\nA SET.\n\n2rw 2rw\n\nMore."
    assert read_page(text) == [
        Block("heading", "Aim"),
        Block("text", "Win."),
        Block("item", "one"),
        Block("cards", "A SET.", ("1rso", "2rso", "3rso")),
        Block("cards", "", ("2rw", "2rw")),
        Block("text", "More."),
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


@pytest.mark.rule("CARD-3")
def test_the_base_game_shows_two_sets_and_one_that_is_none() -> None:
    shown = [block.cards for block in rule_page("classic", Texts("en")) if block.cards]
    assert [is_set(*map(Card.parse, cards)) for cards in shown] == [True, True, False]
