"""From what somebody asks for on the command line to a table of this machine, ready to play."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from tercet.bots.chipset.strategy import Strategy
from tercet.bots.human.names import bot_name, skill_name
from tercet.bots.human.skills import strength_of
from tercet.bots.players import Bot, new_bot
from tercet.editions import DEFAULT_EDITION
from tercet.engine.chance import SEED_BYTES, read_seed
from tercet.engine.log import write_log
from tercet.engine.table import Table
from tercet.errors import Unreadable
from tercet.games import find_game
from tercet.ready import build_shared
from tercet.tables import new_table
from tercet.terminal.harmless import one_line
from tercet.words.texts import Texts

#: The beginners' game is the base game with one attribute fixed.
BEGINNERS: Final = "beginners"
SLOWEST: Final = 10
_USUAL_BOT: Final = "regular"


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for; what is None is as usual."""

    game: str = "classic"
    bots: str | None = None
    name: str | None = None
    edition: str = DEFAULT_EDITION
    preset: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    match: Mapping[str, object] = field(default_factory=dict)
    seed: str | None = None
    pace: float = 1.0
    log: Path | None = None

    @property
    def base(self) -> str:
        """The key of the game itself."""
        return "classic" if self.game == BEGINNERS else self.game

    def again(self) -> Wish:
        """The same once more: another pack, and no log that would be overwritten."""
        return replace(self, seed=None, log=None)


@dataclass(frozen=True, slots=True)
class Opened:
    """A table, the bots at it, and what everybody is called."""

    wish: Wish
    table: Table
    bots: Mapping[int, Bot]
    names: tuple[str, ...]
    keys: tuple[str, ...]


def title_of(game: str, texts: Texts) -> str:
    """What people call a game."""
    return texts.say("tile-beginners-name" if game == BEGINNERS else f"game-{game}-name")


def open_table(wish: Wish, texts: Texts) -> Opened:
    """The table that was asked for; what cannot be set up is refused.

    Its bots think in threads, so all that threads share is built here.
    """
    build_shared(Strategy)
    if not 0 <= wish.pace <= SLOWEST:
        raise Unreadable("play_pace", most=SLOWEST)
    check_log(wish.log)
    chosen = read_seed(wish.seed) if wish.seed else secrets.token_bytes(SEED_BYTES)
    facts = find_game(wish.base).facts
    keys = _bot_keys(wish)
    names = _names(one_line(wish.name or "").strip() or texts.say("guest-name"), keys)
    usual = "solid" if wish.game == BEGINNERS else facts.offered
    table = new_table(
        wish.base,
        names,
        chosen,
        edition=wish.edition,
        preset=wish.preset or usual,
        options=wish.options,
        match=wish.match,
    )
    bots = {
        seat: new_bot(wish.base, key, _own_seed(seat, chosen), frozenset({0}))
        for seat, key in enumerate(keys, 1)
    }
    return Opened(wish, table, bots, tuple(names), tuple(keys))


def with_strengths(opened: Opened, texts: Texts) -> list[str]:
    """Everybody's name, and of the bots how strong they are."""
    person, *others = opened.names
    strengths = [k if strength_of(k) is None else skill_name(k, texts) for k in opened.keys]
    return [person, *(f"{name} ({how})" for name, how in zip(others, strengths, strict=True))]


def match_of(form: str | None, deals: int | None, target: int | None) -> dict[str, object]:
    """The form of a match and its figures, as far as they were asked for."""
    asked = {"form": form, "deals": deals, "target": target}
    match: dict[str, object] = {name: value for name, value in asked.items() if value is not None}
    if "form" not in match and ("deals" in match or "target" in match):
        match["form"] = "deals" if "deals" in match else "target"
    return match


def check_log(log: Path | None) -> None:
    """Refuse a log that could not be written, before anybody plays."""
    if log is not None and log.exists():
        raise Unreadable("play_log_exists", path=str(log))
    if log is not None and not log.absolute().parent.is_dir():
        raise Unreadable("play_log_unwritable", path=str(log))


def save_log(table: Table, log: Path) -> None:
    """Write the log of a finished game."""
    try:
        log.write_text(write_log(table.log()), encoding="utf-8")
    except OSError as error:
        raise Unreadable("play_log_unwritable", path=str(log)) from error


def _bot_keys(wish: Wish) -> list[str]:
    """The bots asked for; unasked, one to play against where one does not play against the pack."""
    if wish.bots is None:
        return [] if find_game(wish.base).facts.against_pack else [_USUAL_BOT]
    return [key.strip() for key in wish.bots.split(",") if key.strip()]


def _own_seed(seat: int, chosen: bytes) -> bytes:
    return hashlib.sha256(b"play%d" % seat + chosen).digest()


def _names(person: str, keys: Sequence[str]) -> list[str]:
    names = [person]
    for key in keys:
        names.append(bot_name(key, names))
    return names
