"""What every answer says to the browser: a strict content policy, and how long to keep a file."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

#: Only our own files, and no code or style inside the page.
CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)
#: The workers that run Python may do what the page may not: compile WebAssembly.
WORKERS: Final = "/assets/python-"
WORKER_POLICY: Final = f"{CONTENT_POLICY}; script-src 'self' 'wasm-unsafe-eval'"
#: The frame of the console: without an origin, even if somebody opens it by itself. What it may run
#: is said in it (`web/console-frame.ts`).
FRAME: Final = "/console.html"
FRAME_POLICY: Final = "sandbox allow-scripts; frame-ancestors 'self'"
SECURITY: Final = {
    "content-security-policy": CONTENT_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


#: For half a year a browser that was here once comes by https only. Not for other names below
#: this one, of which we know nothing, and not for the lists that browsers ship with.
HTTPS_ONLY: Final = {"strict-transport-security": "max-age=15552000"}
Hook = Callable[[Message, Scope], Awaitable[None]]


def headers_hook(*, https: bool) -> Hook:
    """A hook before each answer is sent, refusals and missing pages included."""
    always = {**SECURITY, **HTTPS_ONLY} if https else SECURITY

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        headers.update(always)
        if scope["path"].startswith(WORKERS):
            headers["content-security-policy"] = WORKER_POLICY
        if scope["path"] == FRAME:
            headers["content-security-policy"] = FRAME_POLICY
            headers["x-frame-options"] = "SAMEORIGIN"
        headers["cache-control"] = _keeping(scope["path"], message["status"])

    return add_headers


def _keeping(path: str, status: int) -> str:
    if path.startswith("/api/puzzle/") and status == 200:
        return "public, max-age=86400"
    if path.startswith("/api/"):
        return "no-store"
    # The names of these files tell their content, by a hash or a version: they never change.
    if path.startswith(("/assets/", "/py/")) and path != "/py/index.json" and status in {200, 304}:
        return "public, max-age=31536000, immutable"
    return "no-cache"
