"""Plain texts are said without Fluent: the same words as with it, for every text there is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tercet
from tercet.words.plain import Figure, plain
from tercet.words.texts import LANGUAGES, Texts
from tests.examples import quick_first
from tests.words.catalogues import PACKAGE, figures

FIGURES: tuple[Figure, ...] = (0, 1, 2, 3, 20, 999, 1000, 12345, -1, 1.5, "", "x", "one", "0", "1")


def whole(lang: str) -> FluentBundle:
    """A language as Fluent reads it, from whole files."""
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((PACKAGE / "locales" / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def by_fluent(bundle: FluentBundle, key: str, given: dict[str, Figure]) -> str | None:
    pattern = bundle.get_message(key).value
    if pattern is None:
        return None
    text, problems = bundle.format_pattern(pattern, given)
    return None if problems else str(text)


@pytest.mark.parametrize("lang", quick_first(LANGUAGES))
@pytest.mark.slow
def test_every_text_is_the_one_that_fluent_says(lang: str) -> None:
    texts, bundle, same = Texts(lang), whole(lang), 0
    for key, names in figures(lang).items():
        assert texts.has(key)
        for figure in FIGURES if names else ("",):
            given = dict.fromkeys(names, figure)
            expected = by_fluent(bundle, key, given)
            if expected is not None:
                assert texts.say(key, **given) == expected, (key, figure)
                same += 1
    assert same > 1500


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_most_texts_are_plain(lang: str) -> None:
    source = "\n".join(p.read_text("utf-8") for p in (PACKAGE / "locales" / lang).glob("*.ftl"))
    messages = [each for each in FluentParser().parse(source).body if isinstance(each, ftl.Message)]
    assert all(each.span is not None for each in messages)
    written = [source[each.span.start : each.span.end].strip() for each in messages if each.span]
    assert sum(plain(entry, lang) is not None for entry in written) > 0.6 * len(written)


@pytest.mark.parametrize(
    "entry",
    [
        "a = { -term }",
        "a = { b }",
        'a = { "{" }',
        "a = { NUMBER($n) }",
        "a = {$n}",
        "a =\n    b",
        "a = b\n    .c = d",
        "a = { $n ->\n   *[other] { b }\n}",
        "a = one { $n ->\n   *[other] b\n}",
        "-term = b { $n",
    ],
)
def test_what_is_not_understood_is_left_to_fluent(entry: str) -> None:
    assert plain(entry, "en") is None


def test_a_missing_or_large_figure_is_left_to_fluent() -> None:
    say = plain("a = { $n } SETs", "en")
    assert say is not None
    assert say({"n": 3}) == "3 SETs"
    assert say({}) is None
    assert say({"n": 1000}) is None


def test_a_plain_text_does_not_load_fluent() -> None:
    code = (
        "import sys; from tercet.words.texts import Texts\n"
        "assert Texts('fr').say('sets-found', count=0) == 'Aucun SET.'\n"
        "assert 'fluent' not in sys.modules and 'babel' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(tercet.__file__).parent)
