"""The games as people and programs are told of them: names, players, options, editions.

`tercet games`, the server's lobby and the browser all read this one description.
"""

from __future__ import annotations

import msgspec

from tercet.bots.human.names import skill_name
from tercet.bots.human.skills import SKILL_KEYS
from tercet.editions import EDITION_IDS, find_edition
from tercet.engine.game import AnyGame, Pace
from tercet.engine.options import Option, describe
from tercet.engine.series import Match
from tercet.games import GAMES
from tercet.words.texts import Texts


class EditionEntry(msgspec.Struct, frozen=True):
    """An edition of a game: the options it sets, and the match form of its sheet."""

    key: str
    name: str
    options: dict[str, bool | int | str]
    match: str


class OptionEntry(msgspec.Struct, frozen=True):
    """An option with its label, and the label of each choice."""

    name: str
    kind: str
    default: bool | int | str
    label: str
    least: int | None = None
    most: int | None = None
    choices: dict[str, str] | None = None
    #: Of a time, the shortest that a new table may have; 0 is still allowed where `least` is 0.
    lowest: int | None = None


class PresetEntry(msgspec.Struct, frozen=True):
    """A named combination of options."""

    key: str
    name: str
    options: dict[str, bool | int | str]


class BotEntry(msgspec.Struct, frozen=True):
    """A bot that plays a game: what to ask for, and how strong it is in words."""

    key: str
    name: str


class GameEntry(msgspec.Struct, frozen=True):
    """All there is to know of a game before it starts."""

    key: str
    name: str
    summary: str
    version: int
    players: tuple[int, int]
    pace: Pace
    hidden: bool
    editions: tuple[EditionEntry, ...]
    options: tuple[OptionEntry, ...]
    presets: tuple[PresetEntry, ...]
    #: The preset to offer first; None where that is the game as it is.
    offered: str | None
    matches: tuple[str, ...]
    match_options: tuple[OptionEntry, ...]
    bots: tuple[BotEntry, ...]
    #: Whether people play it against each other, so that results can count for ratings.
    rated: bool


def describe_games(lang: str) -> list[GameEntry]:
    """Every game, with its texts in one language."""
    texts = Texts(lang)
    return [_describe(game, texts) for game in GAMES]


def _describe(game: AnyGame, texts: Texts) -> GameEntry:
    facts = game.facts
    return GameEntry(
        key=facts.key,
        name=texts.say(f"game-{facts.key}-name"),
        summary=texts.say(f"game-{facts.key}-summary"),
        version=facts.version,
        players=facts.players,
        pace=facts.pace,
        hidden=facts.hidden,
        editions=tuple(_edition(key, facts.key, texts) for key in EDITION_IDS),
        options=tuple(_option(facts.key, option, texts) for option in describe(facts.rules)),
        presets=tuple(
            PresetEntry(key, texts.say(f"preset-{facts.key}-{key}"), options)
            for key, options in facts.presets.items()
        ),
        offered=facts.offered,
        matches=facts.matches,
        match_options=tuple(_option("match", option, texts) for option in describe(Match)),
        bots=tuple(BotEntry(key, skill_name(key, texts)) for key in SKILL_KEYS),
        rated=not facts.against_pack,
    )


def _edition(key: str, game: str, texts: Texts) -> EditionEntry:
    edition = find_edition(key)
    name = texts.say(f"edition-{key}")
    return EditionEntry(key, name, edition.rules.get(game, {}), edition.match["form"])


def _option(game: str, option: Option, texts: Texts) -> OptionEntry:
    label = f"option-{game}-{option.name.replace('_', '-')}"
    choices = {
        choice: texts.say(f"{label}-{choice.replace('_', '-')}") for choice in option.choices
    }
    return OptionEntry(
        name=option.name,
        kind=option.kind,
        default=option.default,
        label=texts.say(label),
        least=option.least,
        most=option.most,
        choices=choices or None,
        lowest=option.lowest,
    )
