"""A server, for the full screen and for lines: papers, tables to come to, tables to open."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from tercet.client import Client, TableClient
from tercet.errors import Unreadable
from tercet.games import GAMES
from tercet.server.wire.messages import Awaited, TableInfo
from tercet.storage.directory import data_directory
from tercet.terminal.harmless import one_line
from tercet.terminal.play.opening import BEGINNERS, Wish, title_of
from tercet.terminal.table.draft import Draft
from tercet.words.catalogue import GameEntry
from tercet.words.texts import Texts

#: Where sessions are kept.
PAPERS: Final = "papers.json"


@dataclass(frozen=True, slots=True)
class Errand:
    """What somebody comes to a server for: a table that is there, one to open, or to look."""

    name: str | None = None
    code: str | None = None
    wish: Wish | None = None
    seats: int | None = None
    public: bool = False
    rated: bool = False


def papers() -> Path:
    """The file that proves to servers who one is."""
    return data_directory() / PAPERS


def whereabouts(client: Client) -> str:
    """The server, and who one is there."""
    assert client.who is not None
    return f"{client.address} · {one_line(client.who.name)}"


def is_overheard(client: Client) -> bool:
    """Whether others could read a password on this line, and nobody has said that it may go."""
    return not client.address.private and not client.plain_password


async def first_table(client: Client, errand: Errand) -> TableClient | None:
    """The table that somebody came for, with a seat taken where one is free."""
    if errand.code is not None:
        return await come_to(client, errand.code)
    draft = await draft_of(client, errand)
    return None if draft is None else await open_draft(client, draft)


async def draft_of(client: Client, errand: Errand) -> Draft | None:
    """The table that was asked for on the command line."""
    wish = errand.wish
    if wish is None:
        return None
    draft = Draft.usual(await entry_of(client, wish.base))
    bots = tuple(key.strip() for key in (wish.bots or "").split(",") if key.strip())
    least, most = draft.entry.players
    alone = least if most == 1 else max(least, 2)
    seats = errand.seats or max(alone, len(bots) + 1)
    given = {**_preset(draft.entry, wish), **{name: _value(v) for name, v in wish.options.items()}}
    draft = replace(draft, seats=seats, bots=bots, edition=wish.edition, options=given)
    draft = replace(draft, public=errand.public, rated=errand.rated)
    figures = {name: value for name, value in wish.match.items() if name in ("deals", "target")}
    form = str(wish.match.get("form", draft.form))
    return replace(draft, form=form, **figures)  # type: ignore[arg-type]


def _preset(entry: GameEntry, wish: Wish) -> dict[str, bool | int | str]:
    wanted = wish.preset or ("solid" if wish.game == BEGINNERS else entry.offered)
    if wanted is None:
        return {}
    found = next((each for each in entry.presets if each.key == wanted), None)
    if found is None:
        known = ", ".join(each.key for each in entry.presets)
        raise Unreadable("play_value", name="preset", value=wanted[:40], known=known)
    return dict(found.options)


def _value(value: object) -> bool | int | str:
    return value if isinstance(value, bool | int) else str(value)


async def entry_of(client: Client, game: str) -> GameEntry:
    """A game of the server's catalogue."""
    for entry in await client.games():
        if entry.key == game:
            return entry
    known = ", ".join(each.facts.key for each in GAMES)
    raise Unreadable("game_unknown", game=game[:40], known=known)


async def open_draft(client: Client, draft: Draft) -> TableClient:
    """Open the table and sit down there; with bots at every other seat it begins at once."""
    table = await client.open_table(draft.entry.key, draft.seats, **draft.asked())
    await table.sit()
    for bot in draft.bots:
        await table.add_bot(bot)
    if draft.full:
        await table.start()
    return table


async def come_to(client: Client, text: str) -> TableClient:
    """A table by its code, link or id, with a seat taken where one is free before the start."""
    table = await client.join(text)
    free = any(seat.name is None for seat in table.info.seats)
    if table.seat is None and free and table.view is None:
        await table.sit()
    return table


async def next_table(client: Client, table: TableClient) -> TableClient:
    """After the end: the next table for the same people."""
    return await come_to(client, table.info.next or await table.rematch())


def awaited_text(news: Awaited, texts: Texts) -> str:
    """Return a line that says which players wait, and at which game."""
    names = ", ".join(map(one_line, news.names))
    game = title_of(news.game, texts)
    return texts.say("play-awaited", names=names, count=len(news.names), game=game)


def table_line(info: TableInfo, texts: Texts) -> tuple[str, str, str]:
    """A table of the lobby: its game, who sits there, and whether one may come."""
    names = [one_line(seat.name) for seat in info.seats if seat.name]
    free = len(info.seats) - len(names)
    who = ", ".join(names) or texts.say("open-nobody")
    return title_of(info.settings.game, texts), who, _state(info, free, texts)


def _state(info: TableInfo, free: int, texts: Texts) -> str:
    if info.status != "waiting":
        return texts.say("open-playing")
    if free:
        return texts.say("open-free", count=free)
    return texts.say("room-heading", taken=len(info.seats), seats=len(info.seats))
