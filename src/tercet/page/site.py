"""The client as a site of plain files: every game against bots, on any web space, with no server.

The page says that there is no server behind it, and with what policy it is to be shown, because
plain files have no headers of ours.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tercet.engine.wire import to_json
from tercet.errors import Unreadable
from tercet.page.files import CLIENT, FOLDER, INDEX, archives, python_index
from tercet.words.catalogue import describe_games
from tercet.words.texts import LANGUAGES

#: What a page without a server says; the browser's client looks for the name.
SERVERLESS: Final = '<meta name="tercet-serverless" content="" />'
POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
    )
)
_MARK: Final = "<head>"


def write_site(target: Path, client: Path = CLIENT) -> int:
    """Write the whole site into a folder that is new, empty or an older site; tells its bytes."""
    listed = python_index(client)
    _clear(target)
    own = shutil.ignore_patterns(".digest", "bytecode.*")
    shutil.copytree(client, target, dirs_exist_ok=True, ignore=own)
    page = target / "index.html"
    page.write_text(_serverless(page.read_text(encoding="utf-8")), encoding="utf-8")
    (target / FOLDER / INDEX).write_bytes(to_json(listed))
    for name, packed in archives().items():
        (target / FOLDER / name).write_bytes(packed)
    for lang in LANGUAGES:
        (target / f"games-{lang}.json").write_bytes(to_json(describe_games(lang)))
    return sum(path.stat().st_size for path in target.rglob("*") if path.is_file())


def _clear(target: Path) -> None:
    """Make room; a folder with anything else in it is nobody's to write over."""
    page = target / "index.html"
    if target.exists() and not target.is_dir():
        raise Unreadable("site_not_empty", path=str(target))
    if not target.exists() or not any(target.iterdir()):
        return
    if not page.is_file() or SERVERLESS not in page.read_text(encoding="utf-8", errors="replace"):
        raise Unreadable("site_not_empty", path=str(target))
    for folder in ("assets", FOLDER):
        shutil.rmtree(target / folder, ignore_errors=True)


def _serverless(page: str) -> str:
    policy = f'<meta http-equiv="content-security-policy" content="{POLICY}" />'
    return page.replace(_MARK, f"{_MARK}\n    {policy}\n    {SERVERLESS}", 1)
