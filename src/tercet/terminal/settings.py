"""What a person has chosen for the terminal, kept in a file of the user's own."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from tercet.engine.wire import decoder
from tercet.storage.directory import data_directory
from tercet.terminal.table.keys import Keyboard, KeyOrder, Keys, usual_keyboard

FILE: Final = "terminal.json"
Colours = Literal["auto", "true", "256", "16", "none"]


class Settings(msgspec.Struct, frozen=True):
    """How the cards have their keys, whether three are asked about first, colours, language."""

    key_order: KeyOrder = "rows"
    keyboard: Literal["auto", "qwerty", "qwertz", "azerty"] = "auto"
    confirm: bool = False
    colours: Colours = "auto"
    lang: Literal["auto", "en", "fr", "it", "de"] = "auto"
    name: str = ""

    def keys(self, lang: str) -> Keys:
        """The keys of the cards."""
        board: Keyboard = usual_keyboard(lang) if self.keyboard == "auto" else self.keyboard
        return Keys(self.key_order, board)


def read_settings(directory: Path | None = None) -> Settings:
    """What was kept; whatever cannot be read is as it was at first."""
    try:
        kept = (data_directory(directory) / FILE).read_bytes()
        found: Settings = decoder(Settings).decode(kept)
        return found
    except (OSError, msgspec.DecodeError):
        return Settings()


def keep_settings(settings: Settings, directory: Path | None = None) -> bool:
    """Keep them; False where nothing can be written, which keeps nobody from playing."""
    path = data_directory(directory) / FILE
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(settings))
    except OSError:
        return False
    return True
