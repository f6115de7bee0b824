"""A site of plain files under a sub-path, served by Python's http.server, for the offline tests.

In `hurried` time passes quickly in the worker, and the person's seat is played by a bot's head
through the messages that a page would send: whole games take seconds.
"""

from __future__ import annotations

import functools
import gzip
import io
import json
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from tercet.page.bundle import fingerprint
from tercet.page.site import write_site
from tests.web.serving import SOURCE

#: Where in the site's web space it lies.
FOLDER: Final = "games/tercet"
#: Put before the worker's own code: its clock runs so many times faster.
HURRY: Final = """{
const speed = 200, now = performance.now.bind(performance), later = self.setTimeout.bind(self);
performance.now = () => now() * speed;
self.setTimeout = (work, ms = 0) => later(work, ms / speed);
}
"""
#: Put after the house: whoever sits in the page plays by itself.
AUTOPILOT: Final = '''
from tercet.bots.players import new_bot


class PageHouse(PageHouse):
    """Plays the person's seat, too, by the messages that the page would send."""

    def ring(self, now):
        super().ring(now)
        for table in list(self._tables.values()):
            if table.here and table.kept.status == "playing":
                self._play(table, now)

    def _play(self, table, now):
        heads = self.__dict__.setdefault("heads", {})
        head = heads.setdefault(table, new_bot(table.kept.settings.game, "casual", bytes(32)))
        game = table.game
        if heads.get(game) == (game.stored.seq, now // 5000):
            return
        heads[game] = game.stored.seq, now // 5000
        intent = head.answer(game.view(0), game.legal(0), table.now(now))
        if intent is not None:
            number = 1 + game.highest(0)
            message = {"do": "act", "table": table.kept.id, "client_seq": number}
            self.hear(_text(message)[:-1] + ',"act":' + _text(intent.act) + "}", now)
'''


@contextmanager
def served(folder: Path, handler: type[Quiet] | None = None) -> Iterator[str]:
    """Serve a folder; tells the address of the site in it."""
    quiet = functools.partial(handler or Quiet, directory=str(folder))
    with _Server(("127.0.0.1", 0), quiet) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{FOLDER}/"
        server.shutdown()


def write_plain(folder: Path) -> Path:
    """The site as a host would write it."""
    write_site(folder / FOLDER)
    return folder / FOLDER


def write_hurried(folder: Path) -> Path:
    """The site with a fast clock, whose person plays by itself."""
    site = write_plain(folder)
    [worker] = site.glob("assets/python-*.js")
    worker.write_text(HURRY + worker.read_text())
    index = json.loads((site / "py/index.json").read_text())
    packed = _with_autopilot((site / "py" / index["house"]["path"]).read_bytes())
    index["house"] = {"path": f"tercet-{fingerprint(packed)}.zip.gz", "size": len(packed)}
    (site / "py" / index["house"]["path"]).write_bytes(packed)
    (site / "py/index.json").write_text(json.dumps(index))
    return site


def _with_autopilot(packed: bytes) -> bytes:
    """The archive with another house, as a source beside modules that may be bytecode."""
    changed = io.BytesIO()
    own = "tercet/page/house.py"
    with (
        zipfile.ZipFile(io.BytesIO(gzip.decompress(packed))) as before,
        zipfile.ZipFile(changed, "w") as after,
    ):
        for name in before.namelist():
            if name not in {own, f"{own}c"}:
                after.writestr(name, before.read(name))
        after.writestr(own, (SOURCE / own).read_text() + AUTOPILOT)
    return gzip.compress(changed.getvalue())


class _Server(ThreadingHTTPServer):
    """A browser that keeps a whole client asks for everything at once: nobody is turned away."""

    request_queue_size = 256


class Quiet(SimpleHTTPRequestHandler):
    """Python's own server of files, which does not tell what it serves."""

    def log_message(self, *_: object) -> None:
        return
