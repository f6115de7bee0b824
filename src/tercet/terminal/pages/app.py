"""The program on the full screen: its colours, its texts, and the page it begins with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Protocol

from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import NoColor
from textual.screen import Screen
from textual.theme import Theme

from tercet.terminal.paint.palette import PALETTES, Depth, Palette, depth_of
from tercet.terminal.settings import Settings, keep_settings
from tercet.words.texts import Texts

_FELT = Theme(
    name="tercet",
    primary="#2d5c4b",
    secondary="#f2c14e",
    accent="#f2c14e",
    warning="#f2c14e",
    error="#ff8f70",
    success="#8be0a4",
    foreground="#dfe7e2",
    background="#0e271f",
    surface="#14352a",
    panel="#1b4537",
    dark=True,
)


class Speaker(Protocol):
    """Who says in which language."""

    texts: Texts

    def choose(self, lang: str) -> None:
        """Speak this language, unless another one was asked for."""


class TerminalApp(App[None]):
    """Tercet on a full screen."""

    CSS_PATH = "pages.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Tercet"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", show=False, priority=True)]

    def __init__(
        self,
        first: Callable[[], Screen[Any]],
        texts: Texts,
        settings: Settings | None = None,
        depth: Depth | None = None,
        keep: Callable[[Settings], bool] = keep_settings,
    ) -> None:
        self.texts, self.settings = texts, settings or Settings()
        self.depth: Depth = depth or self._wanted_depth()
        native = self.depth in ("16", "none")
        super().__init__(ansi_color=native or None)
        self._first, self._keep = first, keep
        self.register_theme(_FELT)
        self.theme = "ansi-dark" if native else "tercet"
        if self.depth == "none" and not self.no_color:
            self._filters.append(NoColor())

    def _wanted_depth(self) -> Depth:
        return depth_of() if self.settings.colours == "auto" else self.settings.colours

    @property
    def palette(self) -> Palette:
        """The colours as the terminal has them."""
        return PALETTES[self.depth]

    def change(self, settings: Settings) -> bool:
        """Keep other settings; False where they cannot be kept."""
        self.settings = settings
        return self._keep(settings)

    def on_mount(self) -> None:
        """Begin."""
        self.push_screen(self._first())
