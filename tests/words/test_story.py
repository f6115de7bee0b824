"""Everything a game can do, say or ask has words in every language."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tercet.editions import find_edition
from tercet.engine.events import Left, Over, Returned
from tercet.engine.series import Series
from tercet.engine.table import Table
from tercet.games import GAMES
from tercet.games.shared.race import Wrong
from tercet.words.catalogue import describe_games
from tercet.words.rule_pages import rule_page
from tercet.words.story import Teller
from tercet.words.texts import LANGUAGES, Texts
from tests.whole_games import played

SOURCE = Path(__file__).parents[2] / "src" / "tercet"
ALL = [*GAMES, Series(GAMES[0])]


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag).replace("_", "-")


@pytest.mark.parametrize("game", ALL, ids=lambda game: type(game).__name__)
def test_every_act_and_event_of_a_game_has_words(game: Any) -> None:
    texts = Texts("en")  # other languages have the same keys: tests/words/test_texts.py
    missing = [f"act-{tag(act)}" for act in game.facts.acts]
    missing += [f"event-{tag(event)}" for event in (*game.facts.events, Left, Returned, Over)]
    assert [key for key in missing if not texts.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_described_with_all_its_options(lang: str) -> None:
    described = describe_games(lang)
    assert [entry.key for entry in described] == [game.facts.key for game in GAMES]
    for entry in described:
        assert entry.name
        assert entry.summary
        assert len(rule_page(entry.key, Texts(lang))) > 6
        for option in (*entry.options, *entry.match_options):
            assert option.label


def literals(function: str, position: int) -> set[str]:
    """The texts given at this position to all calls of a function in the engine and the games."""
    found: set[str] = set()
    for path in [*SOURCE.glob("engine/**/*.py"), *SOURCE.glob("games/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == function:
                for argument in node.args[position : position + 1]:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found.add(argument.value)
    return found


def test_every_deadline_has_words() -> None:
    labels = literals("Deadline", 1)
    assert {"point", "lay", "next_deal"} <= labels
    missing = [n for n in labels if not Texts("en").has(f"deadline-{n.replace('_', '-')}")]
    assert missing == []


#: That all languages have the same keys and figures is shown elsewhere, and quickly.
QUICKLY_ENGLISH = ["en", *(pytest.param(lang, marks=pytest.mark.slow) for lang in LANGUAGES[1:])]


@cache
def one_game(game: str, seats: int) -> Table:
    """Played once, told in every language."""
    return played(game, seats)


@pytest.mark.parametrize("lang", QUICKLY_ENGLISH)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.key)
@pytest.mark.slow
def test_a_whole_game_can_be_told_in_every_language(game: Any, lang: str) -> None:
    table = one_game(game.facts.key, min(3, game.facts.players[1]))
    teller = Teller(Texts(lang), table.names, find_edition("turquoise"))
    for step in table.steps:
        for event in step.events:
            sentence = teller.sentence(event)
            assert sentence
            assert "{" not in sentence


@pytest.mark.rule("CARD-3")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "are red and the third is not"),
        ("fr", "sont rouges et la troisième ne l’est pas"),
        ("it", "sono rosse e la terza no"),
        ("de", "sind rot und die dritte nicht"),
    ],
)
def test_a_refusal_says_which_attribute_broke_it_and_how(lang: str, said: str) -> None:
    from tercet.cards import parse_cards
    from tercet.games.shared.race import what_broke

    one, two, three = parse_cards(("1rso", "2rso", "3gso"))
    event = Wrong(seat=0, cards=(one, two, three), broken=what_broke((one, two, three)))
    assert said in Teller(Texts(lang), ["Ann"], find_edition("carnet")).sentence(event)


def test_the_story_uses_names_and_the_faces_of_the_edition() -> None:
    table = played()
    teller = Teller(Texts("en"), ["Ann", "Bob"], find_edition("turquoise"))
    told = " ".join(teller.sentence(event) for step in table.steps for event in step.events)
    assert "Ann" in told
    assert "turquoise" in told
    assert "green" not in told
