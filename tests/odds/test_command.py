"""The commands `odds` and `simulate`: what they print, in which language, and their pictures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tercet.errors import Unreadable
from tercet.odds import command
from tercet.odds.models import MODELS
from tercet.words.texts import LANGUAGES

#: Compiling takes a while, and so do honest numbers.
pytestmark = pytest.mark.slow

PNG = b"\x89PNG"


def printed(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


def test_exact_counts_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    command.odds(exact=True, deck=27, json=True)
    found = json.loads(printed(capsys))
    assert found["deck"] == 27
    assert found["set_free"]["9"] == 2106
    assert list(found["set_free"]) == [str(size) for size in range(11)]


def test_one_size_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    command.odds(12, json=True)
    found = json.loads(printed(capsys))
    assert found["one_in"] == pytest.approx(30.96, abs=0.01)
    assert found["by_sets"]["0"] == found["no_set"]
    assert found["expected"] == pytest.approx(2.785, abs=0.001)


@pytest.mark.rule("CARD-6")
def test_the_table_shows_the_sheets_figures_beside(capsys: pytest.CaptureFixture[str]) -> None:
    command.odds()
    lines = printed(capsys).splitlines()
    twelve = next(line for line in lines if line.split()[:1] == ["12"])
    fifteen = next(line for line in lines if line.split()[:1] == ["15"])
    assert "1 in 30.96" in twelve
    assert "about 1 in 33" in twelve
    assert "1 in 2,742" in fifteen
    assert "1 in 2500" in fifteen


def test_classic_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    command.simulate("classic", games=2000, seed="7", json=True, pick="random")
    found = json.loads(printed(capsys))
    assert found["games"] == 2000
    assert len(found["no_set_12_by_taken"]) == 24 == len(found["errors"]["no_set_12_by_taken"])
    assert len(found["no_set_15_by_taken"]) == 23
    assert sum(found["leftover"].values()) == pytest.approx(1)
    assert 23 < found["sets_per_game"] < 26
    assert set(found["errors"]) < set(found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [model.game for model in MODELS])
def test_every_figure_has_words(
    game: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A figure without a text would raise `KeyError`."""
    monkeypatch.setenv("COLUMNS", "160")
    command.simulate(game, games=3, seed=1, workers=1, lang=lang)
    assert game in printed(capsys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_odds_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    command.odds(lang=lang)
    command.odds(9, deck=27, lang=lang)
    command.odds(exact=True, deck=27, lang=lang)
    shown = printed(capsys)
    assert ("2.742" if lang in ("it", "de") else "2,742" if lang == "en" else "742") in shown


@pytest.mark.parametrize("game", ["classic", "solitaire", "coopset", "setup"])
def test_pictures(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "a.svg", tmp_path / "b.png"):
        command.simulate(game, games=500, seed=1, plot=path, json=True)
    assert (tmp_path / "a.svg").read_text("utf-8").rstrip().endswith("</svg>")
    assert (tmp_path / "b.png").read_bytes().startswith(PNG)


def test_the_same_picture_is_the_same_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("a.svg", "b.svg"):
        command.simulate("solitaire", games=500, seed=1, plot=tmp_path / name, json=True)
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


def test_a_picture_of_the_odds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for deck in (81, 27):
        path = tmp_path / f"{deck}.svg"
        command.odds(deck=deck, plot=path, lang="fr", json=True)
        assert path.stat().st_size > 10_000


@pytest.mark.parametrize(
    ("name", "code"), [("odds.gif", "plot_kind_unknown"), ("no/odds.svg", "plot_folder_missing")]
)
def test_a_picture_that_cannot_be_written(name: str, code: str, tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as refused:
        command.odds(plot=tmp_path / name)
    assert refused.value.code == code


def test_missing_libraries_are_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object, **__: object) -> None:
        raise ModuleNotFoundError("No module named 'numba'", name="numba")

    monkeypatch.setattr(command, "run", missing)
    with pytest.raises(Unreadable) as refused:
        command.simulate("classic", games=1)
    assert refused.value.code == "odds_not_installed"
    assert refused.value.data == {"module": "numba"}
