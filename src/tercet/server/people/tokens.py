"""The tokens of bots: what they look like, what they allow, and how they are stored (as hashes).

A token is 256 random bits, so that one round of SHA-256 is enough: there is nothing to guess. The
hash is the id of a session, so that whatever ends sessions ends tokens, at every node.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from typing import Final, get_args

from tercet.server.wire.bodies import Scope

SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)
#: Whoever finds one in a file knows what it is, and so do programs that look for leaked secrets.
MARK: Final = "tercet_bot_"
_TOKEN: Final = re.compile(rf"{MARK}[\w-]{{43}}", re.ASCII)
_BEARER: Final = "bearer "


def new_token() -> str:
    """A token that nobody can guess."""
    return MARK + secrets.token_urlsafe(32)


def session_of(token: str) -> str:
    """The id of the session that a token opens: its hash."""
    hashed = hashlib.sha256(f"tercet-bot-token-1 {token}".encode()).digest()
    return "bot-" + urlsafe_b64encode(hashed).decode().rstrip("=")


def bearer_token(header: str | None) -> str | None:
    """The token in `Authorization: Bearer …`; None where nothing like that stands there."""
    said = (header or "").strip()
    token = said[len(_BEARER) :].strip()
    return token if said[: len(_BEARER)].lower() == _BEARER and _TOKEN.fullmatch(token) else None


def written_scope(scope: Iterable[Scope]) -> str:
    """What a token allows, as it is stored."""
    return " ".join(each for each in SCOPES if each in {*scope, "play"})


def read_scope(text: str) -> frozenset[str]:
    """What a token allows."""
    return frozenset(text.split())
