"""The whole examination, of a data directory or of a PostgreSQL database: `examine`.

Without `mend` nothing is written, and a server may run meanwhile. To mend, the data must be ours.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from contextlib import ExitStack, closing
from pathlib import Path

from msgspec.structs import replace

from tercet.errors import Unreadable
from tercet.storage.directory import held
from tercet.storage.doctor.files import (
    check_database_file,
    check_key,
    check_privacy,
    close_to_others,
    put_backup_in_place,
)
from tercet.storage.doctor.finding import Finding, Report
from tercet.storage.doctor.games import Examined, ReadSettings, examine_table
from tercet.storage.doctor.mending import mend_rows, mend_table, restore_table, whole_in
from tercet.storage.doctor.rows import check_rows
from tercet.storage.engines import DATABASE, is_address
from tercet.storage.migrate import NEWEST
from tercet.storage.rows import TableRow
from tercet.storage.store import Store, open_store


class Doctor:
    """One visit. `backup` is a file that `tercet backup` made, or the address of a database."""

    def __init__(
        self, read_settings: ReadSettings, *, mend: bool = False, backup: str | None = None
    ) -> None:
        self._read_settings, self._mend, self._backup = read_settings, mend, backup
        self._findings: list[Finding] = []
        self._tables = self._entries = 0

    def examine(self, directory: Path | None, database: str | None) -> Report:
        """Look at a directory, at a database, or at both."""
        with ExitStack() as stack:
            if self._mend and directory is not None:
                stack.enter_context(held(directory))
            if self._files(directory, database) and self._schema(database or directory):
                self._store(stack, database or directory)
        return Report(self._tables, self._entries, tuple(self._findings))

    # --- Files and schema --------------------------------------------------------------------

    def _files(self, directory: Path | None, database: str | None) -> bool:
        """Look at the files; whether there is a database to look into."""
        if directory is None:
            return True
        for finding in list(check_privacy(directory)):
            self._note(finding, self._mend and close_to_others(directory, finding))
        for finding in check_key(directory):
            self._note(finding, self._mend and _remove_file(finding))
        missing = check_database_file(directory / DATABASE) if database is None else None
        if missing is None:
            return True
        mended = self._mend and self._put_backup(directory)
        self._note(missing, mended)
        return mended

    def _put_backup(self, directory: Path) -> bool:
        if self._backup is None or is_address(self._backup):
            return False
        file = Path(self._backup)
        if check_database_file(file) is not None:
            raise Unreadable("backup_unusable", path=str(file))
        put_backup_in_place(directory, file)
        return True

    def _schema(self, where: Path | str | None) -> bool:
        """Look at the schema; whether its tables are those we know."""
        assert where is not None
        with closing(open_store(where, migrating=False)) as store:
            step = store.step()
        if step == NEWEST:
            return True
        code = "schema_older" if step is None or step < NEWEST else "schema_unknown"
        cure = "migrate" if code == "schema_older" else None
        mended = self._mend and cure is not None
        self._note(Finding(code, data={"step": step or "-", "newest": NEWEST}, cure=cure), mended)
        return mended  # it is brought up to date when it is opened to be mended

    # --- Rows and games ----------------------------------------------------------------------

    def _store(self, stack: ExitStack, where: Path | str | None) -> None:
        assert where is not None
        store = open_store(where, alone=self._mend, migrating=self._mend)
        stack.enter_context(closing(store))
        backup = self._open_backup(stack)
        for row in store.rows():
            self._table(store, backup, row)
        for finding in list(check_rows(store)):
            self._note(finding, self._mend and mend_rows(store, finding))

    def _table(self, store: Store, backup: Store | None, row: TableRow) -> None:
        examined = examine_table(store, row, self._read_settings)
        self._tables += 1
        self._entries += examined.entries
        if examined.finding is not None:
            self._damaged(store, backup, row, examined, examined.finding)

    def _damaged(
        self, store: Store, backup: Store | None, row: TableRow, examined: Examined, found: Finding
    ) -> None:
        whole = None if backup is None else whole_in(backup, row, self._read_settings)
        if whole is not None:
            data = {**found.data, "restored": len(whole.events)}
            found = replace(found, data=data, cure="restore")
            self._note(found, self._mend and restore_table(store, whole))
        else:
            now_ms = time.time_ns() // 1_000_000
            self._note(found, self._mend and mend_table(store, row, examined, now_ms))

    def _open_backup(self, stack: ExitStack) -> Store | None:
        """The backup, as a copy where it is a file: it may be older, and is never changed."""
        if self._backup is None:
            return None
        if is_address(self._backup):
            return stack.enter_context(closing(open_store(self._backup, migrating=False)))
        file = Path(self._backup)
        if check_database_file(file) is not None:
            raise Unreadable("backup_unusable", path=str(file))
        directory = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        shutil.copyfile(file, directory / DATABASE)
        return stack.enter_context(closing(open_store(directory)))

    def _note(self, finding: Finding, mended: bool) -> None:
        self._findings.append(replace(finding, mended=mended))


def _remove_file(finding: Finding) -> bool:
    Path(str(finding.data["path"])).unlink()
    return True
