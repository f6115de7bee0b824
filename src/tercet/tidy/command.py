"""`tercet export --parquet` and `tercet corpus`: what they do, and what to say about it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tercet.errors import Unreadable
from tercet.tidy.pseudonyms import KEY_BYTES, Pseudonyms
from tercet.words.texts import Texts

if TYPE_CHECKING:
    from tercet.tidy.parquet import ParquetFolder


def export_parquet(
    folder: Path,
    logs: Sequence[Path],
    texts: Texts,
    *,
    data: Path | None = None,
    database: str | None = None,
    key: Path | None = None,
) -> str:
    """Write games as three tables: those of log files, or else those of a server."""
    from tercet.tidy.sources import of_files, of_store

    names = Pseudonyms(None if key is None else _read_key(key))
    with _folder(folder) as made:
        if logs:
            made.add(of_files(logs, names))
        else:
            from tercet.storage.directory import data_directory
            from tercet.storage.store import open_store

            with closing(open_store(database or data_directory(data))) as store:
                made.add(of_store(store, names))
    return _told(made, folder, texts)


def make_corpus(
    folder: Path,
    game: str,
    players: Sequence[str],
    finds: int,
    seed: str,
    texts: Texts,
    *,
    options: dict[str, Any] | None = None,
    workers: int | None = None,
) -> str:
    """Let bots play until so many SETs are found, and write the games as three tables."""
    from tercet.tidy.corpus import corpus, pairs

    if finds < 1:
        raise Unreadable("finds_too_few", finds=finds)
    contests = pairs(game, players, seed, options)
    with _folder(folder) as made:
        made.add(corpus(contests, finds, workers))
    return _told(made, folder, texts)


def _folder(folder: Path) -> ParquetFolder:
    try:
        from tercet.tidy.parquet import ParquetFolder
    except ImportError as error:
        raise Unreadable("data_missing") from error
    return ParquetFolder(folder)


def _read_key(path: Path) -> bytes:
    try:
        key = path.read_bytes()
    except OSError as error:
        raise Unreadable("file_unreadable", path=str(path)) from error
    if len(key) < KEY_BYTES:
        raise Unreadable("key_short", path=str(path), least=KEY_BYTES)
    return key


def _told(made: ParquetFolder, folder: Path, texts: Texts) -> str:
    return texts.say("tidy-done", games=made.games, finds=made.finds, path=str(folder))
