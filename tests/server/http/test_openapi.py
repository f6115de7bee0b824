"""The documents for programs: every route and every message is described, and nothing dangles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from tercet.server.http.app import create_app
from tercet.server.running.hosting import open_house
from tercet.server.wire.asyncapi import document
from tercet.server.wire.messages import ClientMessage, ServerMessage
from tests.server.finished import in_a_loop
from tests.server.http.routes import routes
from tests.server.playing import serving

#: Routes that no program asks: what cannot be meant, and the documents themselves.
APART = ("/api/foreign", "/api/unreadable", "/api/asyncapi.json", "/api/openapi")


async def described(data: Path) -> Any:
    """What a server tells of its HTTP side."""
    async with serving(data) as server:
        return (await server.http.get("/api/openapi/openapi.json")).json()


def dangling(document: Any) -> Iterator[str]:
    """References to what the document does not hold."""

    def walk(node: Any) -> Iterator[str]:
        if isinstance(node, dict):
            ref = node.get("$ref")
            if isinstance(ref, str) and not holds(ref):
                yield ref
            for each in node.values():
                yield from walk(each)
        elif isinstance(node, list):
            for each in node:
                yield from walk(each)

    def holds(ref: str) -> bool:
        node = document
        for name in ref.removeprefix("#/").split("/"):
            if not isinstance(node, dict) or name not in node:
                return False
            node = node[name]
        return True

    return walk(document)


@pytest.mark.slow
@in_a_loop
async def test_every_route_is_described(data: Path) -> None:
    told = await described(data)
    house = open_house(data / "other")
    (data / "page").mkdir()
    (data / "page" / "index.html").write_text("<!doctype html>")
    app = create_app(data / "page", house)
    there = {each for each in routes(app) if not each[0].startswith(APART)}
    house.store.close()
    assert len(there) > 40
    paths: dict[str, Any] = told["paths"]
    assert there == {(path, method) for path, methods in paths.items() for method in methods}
    assert list(dangling(told)) == []
    assert set(told["components"]["securitySchemes"]) == {"session", "bot"}


def test_every_message_is_described() -> None:
    told = document()
    kinds = {kind.__name__ for kind in (*get_args(ClientMessage), *get_args(ServerMessage))}
    assert set(told["components"]["messages"]) == kinds
    assert set(told["channels"]["socket"]["messages"]) == kinds
    assert list(dangling(told)) == []


@pytest.mark.parametrize("broken", ["#/components/schemas/Gone", "#/nowhere"])
def test_what_dangles_is_found(broken: str) -> None:
    assert list(dangling({"a": [{"$ref": broken}], "components": {"schemas": {}}})) == [broken]
