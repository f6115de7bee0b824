"""The picture that stands beside a shared link: three cards that are a SET, and the name.

It is the same for every table, puzzle and race: no link tells anybody a card before its time.
`python -m tools.preview` writes it for the browser's page (`web/public/preview.png`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tercet.art import svg
from tercet.art.cards import HEIGHT, WIDTH, Artist
from tercet.art.source import INKS
from tercet.cards import parse_cards
from tercet.editions import DEFAULT_EDITION, find_edition

#: Where the page has it; as large as those who show links want it.
TARGET: Final = Path(__file__).parents[1] / "web" / "public" / "preview.png"
SIZE: Final = (1200, 630)
_CARDS: Final = parse_cards(["1rso", "2ghw", "3ped"])
_SCALE: Final = 2.2
_GAP: Final = 60


def preview_svg() -> str:
    """Three cards on the felt, and the name below them."""
    artist = Artist(find_edition(DEFAULT_EDITION), picture="preview")
    across, down = WIDTH * _SCALE, HEIGHT * _SCALE
    left = (SIZE[0] - 3 * across - 2 * _GAP) / 2
    felt = svg.element("rect", width=SIZE[0], height=SIZE[1], fill=INKS.felt)
    cards = "".join(
        svg.moved(artist.card(card), left + at * (across + _GAP), 70, _SCALE)
        for at, card in enumerate(_CARDS)
    )
    name = svg.text("Tercet", SIZE[0] / 2, 70 + down + 120, 84, INKS.paper)
    return svg.document(artist.clips() + felt + cards + name, *SIZE)


def main() -> None:
    """Write the picture."""
    from tercet.paper.png import to_png

    TARGET.write_bytes(to_png(preview_svg(), SIZE[0]))


if __name__ == "__main__":
    main()
