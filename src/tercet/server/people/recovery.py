"""Recovery codes: shown once, good once, for whoever has forgotten a password. No mail is needed.

A code is a hundred bits from the system's generator, so its hash needs no salt and no slowness:
nobody can try them all. Letters that look like digits are read as those.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LENGTH: Final = 20
_GROUP: Final = 4
_MEANT: Final = str.maketrans("OIL", "011")


def new_code() -> str:
    """A new code, in groups of four."""
    letters = "".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH))
    return "-".join(re.findall(f".{{{_GROUP}}}", letters))


def hashed_code(code: str) -> str:
    """The hash under which a code is stored, however it was typed."""
    letters = re.sub(r"[^0-9A-Z]", "", code.upper().translate(_MEANT))
    return hashlib.sha256(f"tercet-recovery-1 {letters}".encode()).hexdigest()
