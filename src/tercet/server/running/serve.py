"""Serving in this process: `serve()` says the address once it answers, and opens the browser."""

from __future__ import annotations

import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterable
from contextlib import nullcontext, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

import uvicorn

from tercet.errors import Unreadable
from tercet.page.files import CLIENT
from tercet.server.guarding.hosts import Hosts
from tercet.server.guarding.limits import Limits
from tercet.server.house import House
from tercet.server.http.app import check_client
from tercet.server.nodes.draining import drain
from tercet.server.running.files import fitted, raise_file_limit
from tercet.server.running.host_log import log_as_json
from tercet.server.running.hosting import open_house, server_config, tune_interpreter
from tercet.storage.directory import data_directory, held
from tercet.storage.privacy import close_to_others, make_private
from tercet.words.texts import Texts, load_fluent

#: Tried first when no port is asked for; if it is taken, any free one will do.
USUAL_PORT: Final = 8121
_log = logging.getLogger("tercet.serve")


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    *,
    open_browser: bool = True,
    lang: str = "en",
    data: Path | None = None,
    database: str | None = None,
    origins: Iterable[str] = (),
    proxies: Iterable[str] = (),
    limits: Limits | None = None,
    broker: str | None = None,
    name: str = "",
    open_broker: bool = False,
    accept_unsigned: bool = False,
    answers: Callable[[], None] | None = None,
) -> None:
    """Serve until interrupted. A port that was asked for and cannot be had is an error.

    `data` is the directory of the tables, `database` the address of a PostgreSQL database instead;
    `origins` are other addresses under which browsers reach this server, through a proxy;
    `proxies` are those whose word about a client's address is taken. With a `broker` this is one
    node of several, by its `name`; `open_broker` and `accept_unsigned` are explained at
    `open_house`; `answers` is called instead of saying where it is.
    """
    check_client(CLIENT)
    name = "" if broker is None else name or socket.gethostname()
    log_as_json(node=name)
    limits = fitted(limits or Limits(), raise_file_limit())
    alone = broker is None
    place = held(data_directory(data)) if alone else nullcontext(data_directory(data))
    with place as directory, listen(host, port, shared=not alone) as listener:
        make_private(directory)
        keep_private(directory)
        house = _house(
            directory,
            database=database,
            limits=limits,
            origins=frozenset(origins),
            proxies=proxies,
            broker=broker,
            name=name,
            open_broker=open_broker,
            accept_unsigned=accept_unsigned,
        )
        address = address_of(listener)
        tell_names(listener, house.hosts, named=bool(house.origins))
        server = _Announced(house, address, open_browser, lang, answers)
        load_fluent()  # like all that threads share, before the first of them starts
        tune_interpreter()
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listener])


def keep_private(directory: Path) -> None:
    """Close the data to everybody but its owner, and say what was open until now."""
    mended, left = close_to_others(directory)
    if mended:
        _log.warning("closed to others, who could read it until now: %s", _listed(mended))
    if left:
        _log.warning("open to others, and not ours to close: %s", _listed(left))


def tell_names(listener: socket.socket, hosts: Hosts, *, named: bool) -> None:
    """Say which names a server answers to that others can reach and that was given none."""
    host, port = listener.getsockname()[:2]
    if named or ip_address(host).is_loopback:
        return
    names = ", ".join(sorted(hosts.names))
    _log.warning(
        "other machines can reach this server at %s, port %d; without --origin it answers to"
        " addresses and to the names %s, and refuses every other name",
        *(host, port, names),
    )


def _listed(paths: Iterable[Path]) -> str:
    return ", ".join(map(str, paths))


def _house(directory: Path, **wishes: Any) -> House:
    try:
        return open_house(directory, **wishes)
    except OSError as error:
        raise Unreadable("data_unusable", path=str(directory), reason=str(error)[:200]) from error


class _Announced(uvicorn.Server):
    """A server that tells where it is as soon as it answers."""

    def __init__(
        self,
        house: House,
        address: str,
        open_browser: bool,
        lang: str,
        answers: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(server_config(house))
        self._house, self._answers = house, answers
        self._address: Final = address
        self._open_browser: Final = open_browser
        self._lang: Final = lang

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        if self._answers is not None:
            self._answers()
            return
        line = Texts(self._lang).say("serve-ready", address=self._address)
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
        if self._open_browser and has_display():
            webbrowser.open(self._address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """One node of several lets nobody in any more and hands its tables over, and then ends."""
        if self._house.node is not None and not self.force_exit:
            for each in (*self.servers, *(sockets or ())):
                each.close()
            await drain(self._house)
        await super().shutdown(sockets)


def has_display() -> bool:
    """Whether a browser could be shown; without one, `webbrowser` would start a text browser."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listen(host: str, port: int | None, *, shared: bool = False) -> socket.socket:
    """A socket at the port asked for; without a wish, at the usual one or any that is free.

    Where it is `shared`, several nodes of this machine have the same port, and none listens yet.
    """
    wanted = (USUAL_PORT, 0) if port is None else (port,)
    for each in wanted:
        try:
            return _bind(host, each, shared=shared)
        except (OSError, OverflowError):
            continue
    raise Unreadable("address_unusable", address=f"{host}:{wanted[0]}")


def _bind(host: str, port: int, *, shared: bool) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    if not shared:
        return socket.create_server((host, port), family=family)
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener  # nobody waits at it: uvicorn listens once the node can answer


def address_of(listener: socket.socket) -> str:
    """The address to open in a browser."""
    host, port = listener.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - it is only read
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"
