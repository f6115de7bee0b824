"""What can be asked for at every table: its menu, and which key does what."""

from __future__ import annotations

from rich.text import Text

from tercet.terminal.pages.dialogs import Choose, TextPage
from tercet.terminal.table.source import Source
from tercet.words.texts import Texts


def table_menu(title: str, texts: Texts) -> Choose:
    """What else there is, besides playing."""
    choices = [
        ("back", texts.say("play-menu-back")),
        ("rules", texts.say("play-menu-rules")),
        ("keys", texts.say("play-keys")),
        ("settings", texts.say("settings-heading")),
        ("leave", texts.say("play-leave")),
    ]
    return Choose(title, choices)


def keys_page(source: Source, texts: Texts) -> TextPage:
    """The keys of this game, and those of every page."""
    kind = {"dice": "dice", "chipset": "chips"}.get(source.game, "cards")
    says = [texts.say(f"play-keys-{kind}"), "", texts.say("play-keys-all")]
    if source.chat is not None:
        says.append(texts.say("play-keys-chat"))
    return TextPage(texts.say("play-keys"), [Text("\n".join(says))])
