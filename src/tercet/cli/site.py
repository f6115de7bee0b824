"""Tercet as plain files."""

from __future__ import annotations

from pathlib import Path

from tercet.cli.voice import voice


def site(directory: Path) -> None:
    """Write a site of plain files on which every game is played in the browser."""
    from tercet.page.site import write_site

    size = write_site(directory)
    voice.say(voice.texts.say("site-written", path=str(directory), megabytes=round(size / 1e6)))
    voice.say(voice.texts.say("site-try", path=str(directory)))
