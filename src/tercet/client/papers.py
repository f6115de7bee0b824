"""What proves to a server who we are: its cookies, in memory and, if asked, in a file.

The file is its owner's alone (mode 0600) and holds the papers of several servers, by address.
"""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from tercet.client.address import Address
from tercet.engine.wire import decoder
from tercet.errors import Unreadable
from tercet.server.wire.bodies import DEVICE_COOKIE, SESSION_COOKIE

#: What a cookie may hold; whatever else stands in a file is none.
_COOKIE: Final = re.compile(r"[!#-+\--:<-\[\]-~]+")
_Shelf = dict[str, dict[str, str]]


class Papers:
    """The cookies of one server, kept in a file if there is a path; or a bot's token instead."""

    def __init__(
        self, address: Address, path: Path | None = None, token: str | None = None
    ) -> None:
        self._address, self._path = str(address), path
        self._token = token
        kept = self._read().get(self._address, {})
        self._cookies = {name: text for name, text in kept.items() if _COOKIE.fullmatch(text)}

    @property
    def session(self) -> dict[str, str]:
        """The headers that name the session."""
        return self._headers(SESSION_COOKIE)

    @property
    def every(self) -> dict[str, str]:
        """The headers of a request, with the device that may have logged in before."""
        return self._headers(SESSION_COOKIE, DEVICE_COOKIE)

    def _headers(self, *names: str) -> dict[str, str]:
        if self._token is not None:
            return {"Authorization": f"Bearer {self._token}"}
        known = [f"{name}={self._cookies[name]}" for name in names if name in self._cookies]
        return {"Cookie": "; ".join(known)} if known else {}

    def take(self, cookies: dict[str, str]) -> None:
        """Keep what the server has just given."""
        ours = (SESSION_COOKIE, DEVICE_COOKIE)
        new = {name: text for name, text in cookies.items() if name in ours and text}
        if new.items() - self._cookies.items():
            self._cookies |= new
            self._write()

    def drop_session(self) -> None:
        """The session has ended; the device is still known."""
        if self._cookies.pop(SESSION_COOKIE, None) is not None:
            self._write()

    # --- The file ----------------------------------------------------------------------------

    def _read(self) -> _Shelf:
        if self._path is None or not self._path.exists():
            return {}
        try:
            self._path.chmod(0o600)
            shelf: _Shelf = decoder(_Shelf).decode(self._path.read_bytes())
            return shelf
        except (OSError, msgspec.DecodeError) as error:
            raise self._unusable(error) from error

    def _write(self) -> None:
        """Write a new file and put it in the old one's place: never half, never for others."""
        if self._path is None:
            return
        shelf = self._read() | {self._address: self._cookies}
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            number, name = tempfile.mkstemp(dir=self._path.parent, prefix=f".{self._path.name}.")
            with os.fdopen(number, "wb") as file:  # mkstemp makes it 0600
                file.write(msgspec.json.encode(shelf))
            Path(name).replace(self._path)
        except OSError as error:
            raise self._unusable(error) from error

    def _unusable(self, error: Exception) -> Unreadable:
        return Unreadable("papers_unusable", path=str(self._path), reason=str(error)[:200])
