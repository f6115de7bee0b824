"""The browser's types are those of the server."""

from __future__ import annotations

from tercet.server.typescript import TARGET, declarations


def test_the_generated_types_are_not_stale() -> None:
    """`python -m tercet.server.typescript` writes them anew."""
    assert TARGET.read_text("utf-8") == declarations()


def test_messages_views_and_acts_are_all_there() -> None:
    text = declarations()
    for wanted in (
        'readonly do: "act";',
        'readonly is: "steps";',
        "export type AnyEvent = ",
        "export interface ClassicView {",
        "readonly view: AnyView;",
        "readonly seat: number | null;",
    ):
        assert wanted in text
