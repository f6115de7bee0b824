"""The sentences and refusals of SET Dice in four languages."""

from __future__ import annotations

from functools import cache

import pytest

from tercet.editions import DEFAULT_EDITION, find_edition
from tercet.engine.events import Event
from tercet.errors import IllegalAction, TercetError
from tercet.games.dice.dice import DICE
from tercet.games.dice.terms import OpeningWrong, Place
from tercet.words.story import Teller
from tercet.words.texts import LANGUAGES, Texts, error_text
from tests.games.dice.random_games import random_game
from tests.games.dice.tables import Playing, arranged

ROWS = "13/13/13/13/13/13/5,1ro,2ro,3ro,5/13/13/13/13/13/13"


def refusal(*dice: str) -> TercetError:
    table = Playing(arranged(f"standard {ROWS} 1ro,2ro,2gd,*,1gw/- 0 9 0,0 -"))
    with pytest.raises(IllegalAction) as refused:
        table.do(0, Place(dice))
    return refused.value


@pytest.mark.rule("CARD-3")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "2ro on i7 makes no SET in its row with 2ro and 3ro: "
            "two show two symbols and the third does not.",
        ),
        (
            "fr",
            "2ro en i7 ne fait pas de SET dans sa ligne avec 2ro et 3ro\u00a0: "
            "deux portent deux symboles et le troisième non.",
        ),
        (
            "it",
            "2ro in i7 non forma un SET nella riga con 2ro e 3ro: "
            "due mostrano due simboli e il terzo no.",
        ),
        (
            "de",
            "2ro auf i7 bildet in der Reihe mit 2ro und 3ro kein SET: "
            "Zwei zeigen zwei Symbole und der dritte nicht.",
        ),
    ],
)
def test_a_refusal_says_which_die_and_why(lang: str, said: str) -> None:
    assert error_text(Texts(lang), refusal("i7=2ro")) == said


def teller(lang: str) -> Teller:
    return Teller(Texts(lang), ["Ada", "Ben", "Cleo"], find_edition(DEFAULT_EDITION))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_that_breaks_a_set_has_words(lang: str) -> None:
    values = ("one", "two", "three", "red", "green", "purple", "oval", "wave", "diamond")
    told = {
        teller(lang).sentence(
            OpeningWrong(seat=0, dice=("1ro",), attribute="number", two=value, one="x")
        )
        for value in values
    }
    assert len(told) == len(values)
    assert not any(f": {value} Ada" in sentence for sentence in told for value in values)


@cache
def some_games() -> list[Event]:
    """Played once, told in every language."""
    return [event for seed in range(4) for event in random_game(seed, 3)]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told(lang: str) -> None:
    told = [teller(lang).sentence(event) for event in some_games()]
    assert set(DICE.facts.events) - {type(event) for event in some_games()} <= RARE
    assert all(sentence and "None" not in sentence for sentence in told)


#: What need not happen in a few random games.
RARE = {
    event
    for event in DICE.facts.events
    if event.__name__ in ("OutOfDice", "NobodyCanPlay", "WildReplaced")
}
