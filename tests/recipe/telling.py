"""Guards of what is told: texts, the playthrough, the account of SETs, the lists for people."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tercet.analysis.figures import ACCOUNTS
from tercet.editions import EDITION_IDS, find_edition
from tercet.engine.game import AnyGame
from tercet.engine.options import describe
from tercet.odds.models import MODELS, NOT_SIMULATED
from tercet.words.texts import LANGUAGES, Texts
from tests.playthroughs import HERE, played, playthroughs
from tests.recipe.rules import sources

ROOT: Final = Path(__file__).parents[2]
ACCOUNT: Final = "src/tercet/analysis/figures.py"
_LOCALES: Final = "src/tercet/locales"


def said(game: AnyGame) -> Iterator[str]:
    """Everything that the game is, asks, does and tells has words in every language."""
    for lang in LANGUAGES:
        texts, key = Texts(lang), game.facts.key
        for text in dict.fromkeys(_texts(game)):
            if not texts.has(text):
                file = "rules" if text.startswith("rules-") else "play" if _is_typed(text) else key
                yield f"{_LOCALES}/{lang}/{file}.ftl: has no {text}"


def played_through(game: AnyGame) -> Iterator[str]:
    """It is told as a story."""
    key = game.facts.key
    if key not in playthroughs() or not (HERE / f"{key}.txt").exists():
        yield f"tests/playthroughs/{key}.txt: write it with `python -m tests.playthroughs`"


def accounted(game: AnyGame) -> Iterator[str]:
    """Where SETs are sought, the analysis sees who finds them; elsewhere it sees none."""
    key, wanted = game.facts.key, game.facts.sought
    if key not in ACCOUNTS:
        yield f"{ACCOUNT}: name {key} in ACCOUNTS"
        return
    steps = played(key).steps if key in playthroughs() else ()
    finds = [found for step in steps for found in ACCOUNTS[key].finds(step.events)]
    if wanted and not finds:
        yield f"{ACCOUNT}: sees no find in {key}, whose facts say sought=True"
    if finds and not wanted:
        yield f"{ACCOUNT}: sees finds in {key}, whose facts say sought=False"


def announced(game: AnyGame) -> Iterator[str]:
    """People read of it, and whoever asks for odds is told whether there are any."""
    key, texts = game.facts.key, Texts("en")
    name = texts.say(f"game-{key}-name") if texts.has(f"game-{key}-name") else key
    if name.lower() not in _opening((ROOT / "README.md").read_text("utf-8")).lower():
        yield f"README.md: its first paragraph does not name {name} among the games"
    if f"`{key}`" not in (ROOT / "CHANGELOG.md").read_text("utf-8"):
        yield f"CHANGELOG.md: has no line about `{key}`"
    if (key in NOT_SIMULATED) == any(model.game == key for model in MODELS):
        yield f"src/tercet/odds/models.py: add a model of {key} to MODELS, or it to NOT_SIMULATED"
    yield from _wrong_in_editions(game)


def _opening(text: str) -> str:
    """The first paragraph below the title, on one line."""
    return " ".join(text.split("\n\n")[1].split())


def _wrong_in_editions(game: AnyGame) -> Iterator[str]:
    known = {option.name for option in describe(game.facts.rules)}
    for edition in EDITION_IDS:
        for name in find_edition(edition).rules.get(game.facts.key, {}).keys() - known:
            yield f"src/tercet/editions/{edition}.toml: {game.facts.key} has no option {name}"


def _texts(game: AnyGame) -> Iterator[str]:
    facts = game.facts
    yield from (f"game-{facts.key}-name", f"game-{facts.key}-summary", f"rules-{facts.key}")
    for option in describe(facts.rules):
        label = f"option-{facts.key}-{option.name}".replace("_", "-")
        yield label
        yield from (f"{label}-{choice}".replace("_", "-") for choice in option.choices)
    yield from (f"preset-{facts.key}-{preset}" for preset in facts.presets)
    yield from (f"event-{_dashed(event)}" for event in facts.events)
    for act in facts.acts:
        yield f"act-{_dashed(act)}"
        yield from _typed(act)
    yield from (f"reason-{reason}".replace("_", "-") for reason in facts.reasons)
    yield from _coded(game)


def _coded(game: AnyGame) -> Iterator[str]:
    """What its source raises, and the deadlines that it sets."""
    calls = {"IllegalAction": ("error", 0), "TooLate": ("error", 0), "Deadline": ("deadline", 1)}
    for text in sources(game):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                kind, at = calls.get(node.func.id, ("", len(node.args)))
                for argument in node.args[at : at + 1]:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield f"{kind}-{argument.value}".replace("_", "-")


def _typed(act: Any) -> Iterator[str]:
    """What a player types in the terminal: a word where nothing more is needed, or cards."""
    fields = msgspec.structs.fields(act)
    if not any(field.required for field in fields):
        yield f"play-word-{_dashed(act)}"
    if any(field.name in ("card", "cards", "dice") for field in fields):
        yield f"play-how-{_dashed(act)}"


def _is_typed(text: str) -> bool:
    return text.startswith("play-")


def _dashed(kind: Any) -> str:
    return str(kind.__struct_config__.tag).replace("_", "-")
