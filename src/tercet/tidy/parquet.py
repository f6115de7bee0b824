"""The three tables as Parquet files, written a few thousand games at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from tercet.errors import Unreadable
from tercet.tidy.columns import TABLES, Columns
from tercet.tidy.rows import Tidy

#: So many rows of a table are gathered before they are written.
_GROUP: Final = 100_000
_TYPES: Final = {
    "string": pa.string(),
    "bool": pa.bool_(),
    "int32": pa.int32(),
    "int64": pa.int64(),
    "list<string>": pa.list_(pa.string()),
    "list<int32>": pa.list_(pa.int32()),
    "list<int64>": pa.list_(pa.int64()),
}


def schema(columns: Columns) -> pa.Schema:
    """A table's columns in Arrow's words; what each tells stands in its metadata."""
    return pa.schema(
        [
            pa.field(name, _TYPES[column.type], column.nullable, {"tells": column.tells})
            for name, column in columns.items()
        ]
    )


class ParquetFolder:
    """A new folder with `games.parquet`, `acts.parquet` and `finds.parquet`.

    A context: whatever ends it, the files are closed and hold what was added whole.
    """

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any((folder / f"{name}.parquet").exists() for name in TABLES):
                raise Unreadable("data_folder_used", path=str(folder))
            self._files = {name: _File(folder, name, columns) for name, columns in TABLES.items()}
        except OSError as error:
            raise Unreadable("data_folder_unwritable", path=str(folder)) from error
        self.games = self.finds = 0

    def add(self, played: Iterable[Tidy]) -> None:
        """Write the rows of finished games."""
        for game, acts, finds in played:
            self._files["games"].add([game])
            self._files["acts"].add(acts)
            self._files["finds"].add(finds)
            self.games += 1
            self.finds += len(finds)

    def __enter__(self) -> ParquetFolder:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for file in self._files.values():
            file.close()


class _File:
    def __init__(self, folder: Path, name: str, columns: Columns) -> None:
        self._schema = schema(columns)
        path = folder / f"{name}.parquet"
        self._writer = pq.ParquetWriter(path, self._schema, compression="zstd")
        self._rows: list[Sequence[Any]] = []

    def add(self, rows: Iterable[Sequence[Any]]) -> None:
        self._rows += rows
        if len(self._rows) >= _GROUP:
            self._write()

    def _write(self) -> None:
        columns = [*zip(*self._rows, strict=True)] or [()] * len(self._schema)
        arrays = [
            pa.array(column, field.type)
            for column, field in zip(columns, self._schema, strict=True)
        ]
        self._writer.write_table(pa.Table.from_arrays(arrays, schema=self._schema))
        self._rows.clear()

    def close(self) -> None:
        self._write()
        self._writer.close()
