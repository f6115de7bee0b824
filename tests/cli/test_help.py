"""`--help` and usage errors, in the reader's language."""

from __future__ import annotations

import json

import pytest

from tercet.cli import main
from tercet.cli.app import COMMANDS
from tercet.cli.helping import about, load, parameters
from tercet.words.catalogue import describe_games
from tercet.words.texts import LANGUAGES, Texts

PLACES = [(module, name) for module, names in COMMANDS.items() for name in names]


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    main(list(words))
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as stop:
        main(list(words))
    assert stop.value.code == 2
    return capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("module", "name"), PLACES)
def test_everything_that_a_command_takes_is_described(
    module: str, name: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    page, texts = said(capsys, name, "--help", "--lang", lang), Texts(lang)
    plain = " ".join(page.split())
    assert plain.startswith(" ".join(texts.say(f"help-{name}").split()))
    for taken in parameters(load(module, name)):
        assert " ".join(about(name, taken, texts).split()) in plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_overview_names_every_command(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    page = said(capsys, "--lang", lang, "--help")
    assert page.startswith(Texts(lang).say("help-about"))
    assert all(f"\n  {name} " in page for _, name in PLACES)


def test_saying_nothing_asks_for_help(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_CH.UTF-8")
    assert said(capsys).startswith(Texts("de").say("help-about"))


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["fly"], "usage_command_unknown"),
        (["--fly"], "usage_command_unknown"),
        (["sets", "--fly"], "usage_option_unknown"),
        (["rules"], "usage_missing"),
        (["play", "--pace"], "usage_missing"),
        (["odds", "x"], "usage_value"),
        (["hint", "1rso", "--form", "x"], "usage_value"),
        (["verify", "a", "b"], "usage_too_much"),
        (["odds", "1", "--deck", "27", "--deck", "81"], "usage"),
        (["sets"], "sets_no_cards"),
        (["play", "--form", "single"], "usage_option_unknown"),
    ],
)
def test_usage_errors_are_in_one_language(
    words: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = {lang: refused(capsys, "--lang", lang, *words) for lang in LANGUAGES}
    assert all(line.endswith(f"[{code}]\n") for line in told.values())
    assert len(set(told.values())) == len(LANGUAGES)
    assert "Unknown" not in told["de"]
    assert "parameter" not in told["fr"]


def test_sets_reads_lists_with_blanks_and_commas(capsys: pytest.CaptureFixture[str]) -> None:
    one_by_one = said(capsys, "sets", "1rso", "2rso", "3rso")
    assert one_by_one == said(capsys, "sets", "1rso 2rso 3rso")
    assert one_by_one == said(capsys, "sets", "1rso,2rso, 3rso")
    assert one_by_one == said(capsys, "sets", "1rso,", "2rso,3rso")


def test_deals_and_explanations_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    dealt = json.loads(said(capsys, "deal", "--seed", "1", "--json"))
    assert (len(dealt["cards"]), dealt["seed"]) == (12, f"{1:064x}")
    assert all(len(triple) == 3 for triple in dealt["sets"])
    why = json.loads(said(capsys, "explain", "1rso", "2rso", "3rso", "--json"))
    assert why["set"]
    assert why["findings"][0] == {
        "attribute": "number",
        "verdict": "different",
        "values": ["1", "2", "3"],
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_tells_names_real_defaults_presets_and_forms(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    page = said(capsys, "games", "--lang", lang)
    for game in describe_games(lang):
        for edition in game.editions:
            assert f"{edition.name} ({edition.key})" in page
        for preset in game.presets:
            assert f"{preset.name} ({preset.key})" in page
        assert all(f"({form})" in page for form in game.matches)
    penalty = next(line for line in page.splitlines() if line.split()[:1] == ["penalty"])
    assert penalty.split()[1] == "aside"  # what the notebook's edition sets, not the bare default
