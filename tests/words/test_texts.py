"""The catalogues: the same keys and figures in every language, and grammar that agrees."""

from __future__ import annotations

import ast
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import cast

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl

from tercet.cards import DECK
from tercet.editions import EDITION_IDS, find_edition
from tercet.errors import Detail, TooLate, Unreadable
from tercet.words.texts import LANGUAGES, Texts, _Catalogue, error_text, pick_language
from tests.words.catalogues import PACKAGE, entries, figures


def card_name(lang: str, number: str, colour: str, filling: str, shape: str) -> str:
    texts = Texts(lang)
    return texts.say("card-name", number=number, colour=colour, filling=filling, shape=shape)


def test_threads_that_speak_for_the_first_time_lose_no_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server loads Fluent in a thread while it speaks already."""
    keys = ("play-foot", "starting-in", "card-name")
    met, make = threading.Barrier(len(keys)), FluentBundle.__init__

    def slowly(bundle: FluentBundle, locales: list[str], use_isolating: bool) -> None:
        make(bundle, locales, use_isolating=use_isolating)
        with suppress(threading.BrokenBarrierError):
            met.wait(0.05)  # for whoever else is about to make one

    monkeypatch.setattr(FluentBundle, "__init__", slowly)
    catalogue = _Catalogue("en")
    with ThreadPoolExecutor(len(keys)) as threads:
        [*threads.map(catalogue._bundle_with, keys)]
    assert all(catalogue._bundle_with(key).has_message(key) for key in keys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogues_can_be_read_to_the_last_line(lang: str) -> None:
    assert not [entry.content for entry in entries(lang) if isinstance(entry, ftl.Junk)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_given_twice(lang: str) -> None:
    keys = Counter(entry.id.name for entry in entries(lang) if isinstance(entry, ftl.Message))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_files_keys_and_figures(lang: str) -> None:
    def names(each: str) -> set[str]:
        return {path.name for path in (PACKAGE / "locales" / each).iterdir()}

    assert names(lang) == names("en")
    assert figures(lang) == figures("en")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said(lang: str) -> None:
    texts = Texts(lang)
    said_with = figures(lang)
    assert len(said_with) > 500
    for key, names in said_with.items():
        for sample in ("one", 1, 2):
            said = texts.say(key, **dict.fromkeys(names, cast("Detail", sample)))
            assert said, key
            assert not set(said) & set("{}\u2068\u2069"), key


@pytest.mark.parametrize(
    ("lang", "one_wave", "two_waves", "three_ovals", "one_bar"),
    [
        (
            "en",
            "one red hatched wave",
            "two red hatched waves",
            "three green solid ovals",
            "one violet half-empty bar",
        ),
        (
            "fr",
            "une vague rouge hachurée",
            "deux vagues rouges hachurées",
            "trois ovales verts pleins",
            "une barre violette demi-vide",
        ),
        (
            "it",
            "un’onda rossa tratteggiata",
            "due onde rosse tratteggiate",
            "tre ovali verdi pieni",
            "una barra viola semivuota",
        ),
        (
            "de",
            "eine rote schraffierte Welle",
            "zwei rote schraffierte Wellen",
            "drei grüne ausgefüllte Ovale",
            "ein violetter halbleerer Balken",
        ),
    ],
)
def test_cards_are_spoken_with_the_right_endings(
    lang: str, one_wave: str, two_waves: str, three_ovals: str, one_bar: str
) -> None:
    assert card_name(lang, "one", "red", "hatched", "wave") == one_wave
    assert card_name(lang, "two", "red", "hatched", "wave") == two_waves
    assert card_name(lang, "three", "green", "solid", "oval") == three_ovals
    assert card_name(lang, "one", "violet", "half", "bar") == one_bar


@pytest.mark.rule("CARD-1")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_each_of_the_81_cards_has_a_name_of_its_own(lang: str, edition: str) -> None:
    names = {card_name(lang, **find_edition(edition).face(card)) for card in DECK}
    assert len(names) == 81
    if lang != "en":
        # An id that a catalogue does not know would be said as it is, in English.
        words = {word for name in names for word in name.split()}
        assert words & ids(edition) <= {"turquoise", "violet"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITION_IDS)
def test_every_face_is_named_and_explained(lang: str, edition: str) -> None:
    texts = Texts(lang)
    faces = ids(edition)
    assert len(faces) >= 12
    for face in faces:
        assert texts.say(f"value-{face}")
        assert texts.say("finding-broken", two=face) != face


def ids(edition: str) -> set[str]:
    return {face for faces in find_edition(edition).faces.values() for face in faces}


def test_a_missing_key_and_a_missing_figure_are_errors() -> None:
    texts = Texts("fr")
    assert not texts.has("no-such-key")
    with pytest.raises(KeyError):
        texts.say("no-such-key")
    with pytest.raises(ValueError, match="players-range"):
        texts.say("players-range", min=1)
    with pytest.raises(KeyError):
        Texts("tlh")


@pytest.mark.parametrize(
    ("preferred", "lang"),
    [
        ("fr", "fr"),
        ("fr_CH.UTF-8", "fr"),
        ("de_DE@euro", "de"),
        ("DE-at,de;q=0.9", "de"),
        ("es, it;q=0.5, de;q=0.7", "de"),
        ("es, it; q=0.5, de; q=0.7", "de"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("it:fr:en", "it"),
        ("de;q=x", "en"),
        ("C.UTF-8", "en"),
        ("frog", "en"),
        ("*", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_language_is_picked_from_a_wish(preferred: str | None, lang: str) -> None:
    assert pick_language(preferred) == lang


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The card 2rhw is named twice; each card exists only once."),
        ("fr", "La carte 2rhw est citée deux fois\u00a0; chaque carte est unique."),
        ("it", "La carta 2rhw è indicata due volte; ogni carta è unica."),
        ("de", "Die Karte 2rhw ist doppelt genannt; jede Karte gibt es nur einmal."),
    ],
)
def test_errors_are_said_in_the_readers_language(lang: str, said: str) -> None:
    assert error_text(Texts(lang), Unreadable("card_doubled", card="2rhw")) == said


def test_an_error_without_a_text_still_says_its_code() -> None:
    assert error_text(Texts("en"), TooLate("not_written_yet", seat=2)) == "not_written_yet(seat=2)"


def test_an_error_names_the_player_who_was_first() -> None:
    texts = Texts("en")
    told = [
        error_text(texts, TooLate("pointed_first", by=seat), ("Ann", "Bob")) for seat in (0, 1, 2)
    ]
    for name, text in zip(("Ann", "Bob", "Player 3"), told, strict=True):
        assert name in text


@pytest.mark.slow
def test_every_error_code_of_the_package_has_a_text() -> None:
    texts = Texts("en")
    missing = {code for code in codes() if not texts.has(f"error-{code.replace('_', '-')}")}
    assert not missing


def codes() -> set[str]:
    """The codes that are raised anywhere in the package, read from its source."""
    kinds = {"Unreadable", "IllegalAction", "TooLate"}
    return {
        str(call.args[0].value)
        for path in PACKAGE.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in kinds
        and call.args
        and isinstance(call.args[0], ast.Constant)
    }


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_breaks_by_the_length_of_what_it_tells(lang: str) -> None:
    """A layout of CoopSet may leave a hundred SETs; Fluent by itself stops at 2,500 letters."""
    texts, long = Texts(lang), "1rso 2rso 3rso, " * 500
    for key, names in figures(lang).items():
        for name in names:
            told: dict[str, Detail] = {**dict.fromkeys(names, 2), name: long}
            said = texts.say(key, **told)
            assert long.strip() in said or len(said) < 2500, key


#: What no catalogue can expect.
FIGURES = [10**30, -(10**30), 10**5000, "x" * 10**6, None, True, "{ $by }"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: type(figure).__name__)
def test_whatever_an_error_carries_it_can_be_told(lang: str, figure: Detail) -> None:
    texts = Texts(lang)
    for error in (
        Unreadable("seat_unknown", seat=figure, seats=figure),
        Unreadable("time_backwards", at=figure, now=figure),
        TooLate("called_first", by=figure),
        TooLate("a_code_without_text", by=figure),
        Unreadable("seat_unknown"),
    ):
        assert 0 < len(error_text(texts, error, ("Ann", "Bob"))) < 2500
