"""A certificate authority of the tests' own, and a server's certificate, made by openssl."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Certificates:
    """Where they are: who vouches, and what the server `localhost` shows."""

    authority: Path
    certificate: Path
    key: Path


def new_certificates(place: Path) -> Certificates:
    """Make them in a directory."""
    authority, certificate, key = (place / f"{name}.pem" for name in ("ca", "cert", "key"))
    made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    self_made = [*made, "-days", "2", "-subj", "/CN=The tests"]
    openssl(*self_made, "-keyout", place / "ca.key", "-out", authority)
    ours = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    vouched: list[str | Path] = ["-CA", authority, "-CAkey", place / "ca.key", "-days", "2"]
    openssl(*made, *ours, *vouched, "-keyout", key, "-out", certificate)
    key.chmod(0o600)
    return Certificates(authority, certificate, key)


def openssl(*words: str | Path) -> None:
    subprocess.run(["openssl", *map(str, words)], check=True, capture_output=True)
