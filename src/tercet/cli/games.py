"""The games on offer, and their rules."""

from __future__ import annotations

from tercet.cli.arguments import Json, Plain
from tercet.cli.voice import voice
from tercet.terminal import listing
from tercet.words.catalogue import describe_games
from tercet.words.rule_pages import rule_page


def games(*, json: Json = False) -> None:
    """List the games: players, pace, hidden information, editions, options with defaults."""
    entries = describe_games(voice.lang)
    if json:
        voice.json(entries)
    else:
        voice.out.print(listing.games(entries, voice.texts))


def rules(game: str, *, plain: Plain = False) -> None:
    """Show the rules of a game, to learn it from; also "beginners" and "match"."""
    blocks = rule_page(game, voice.texts)
    if voice.has_screen and not plain:
        from tercet.terminal.pages.rules import rules_here

        rules_here(game, voice)
        return
    for block in blocks:
        voice.out.print(listing.rule_block(block, voice.out))
