"""The drawings themselves: cards, tables, dice, nets, and what a notebook shows."""

from __future__ import annotations

import subprocess
import sys
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tercet.art.cards import back_svg, card_svg, table_svg
from tercet.art.dice import NET_HEIGHT, NET_WIDTH, board_svg, die_svg, net_svg
from tercet.art.marks import Marks
from tercet.art.notebook import html, svg
from tercet.cards import DECK, Card, parse_cards
from tercet.dice.faces import DICE
from tercet.dice.loading import load_board, load_kit
from tercet.dice.position import Position
from tercet.editions import EDITION_IDS, find_edition
from tercet.games import GAMES
from tercet.paper.png import to_png
from tercet.tables import new_table
from tools.preview import SIZE, TARGET, preview_svg

SPACE = "{http://www.w3.org/2000/svg}"
CARNET = find_edition("carnet")


def read(picture: str) -> ET.Element:
    """A picture that every program can read."""
    root = ET.fromstring(picture)
    assert root.tag == f"{SPACE}svg"
    return root


def papers(picture: str) -> int:
    """How many cards lie in a picture, by their sheets of paper."""
    return sum(one.get("rx") == "11" and one.get("x") == "1" for one in read(picture).iter())


@pytest.mark.parametrize("edition", EDITION_IDS)
@pytest.mark.parametrize(
    "marks", [Marks(), Marks({"red": "R"}), Marks(patterns=True)], ids=["plain", "R", "patterns"]
)
def test_each_card_is_drawn_and_looks_like_no_other(edition: str, marks: Marks) -> None:
    faces = find_edition(edition)
    drawn = {card: card_svg(card, faces, marks) for card in DECK}
    bare = {picture.replace(picture_name(picture), "") for picture in drawn.values()}
    assert len(bare) == 81
    for card, picture in drawn.items():
        edges = [one for one in read(picture).iter() if one.get("stroke-linejoin") == "round"]
        assert len(edges) == card.point[0] + 1
        letters = [one.text for one in read(picture).iter(f"{SPACE}text")]
        assert letters == (["R"] if marks.letters and card.point[1] == 0 else [])


def picture_name(picture: str) -> str:
    """What the clip paths of a picture are named after."""
    return picture.partition("clip-")[2][:8]


def test_patterns_tell_colours_without_colour() -> None:
    marks = Marks(patterns=True)
    dashes = {
        next(
            one.get("stroke-dasharray")
            for one in read(card_svg(Card.parse(text), CARNET, marks)).iter()
            if one.get("stroke-linejoin")
        )
        for text in ("1rso", "1gso", "1pso")
    }
    assert len(dashes) == 3


def test_two_pictures_on_a_page_do_not_share_their_scissors() -> None:
    first, second = (card_svg(Card.parse(text), CARNET) for text in ("1rhw", "2rhw"))
    assert picture_name(first) != picture_name(second)
    assert picture_name(first) == picture_name(card_svg(Card.parse("1rhw"), CARNET))


def test_a_table_shows_its_cards_its_gaps_and_a_hand() -> None:
    cards = parse_cards("1rso 2rso 3rso 1gso".split())
    assert papers(table_svg((*cards, None), CARNET)) == 4
    assert papers(table_svg(cards, CARNET, hand=cards[:2])) == 6
    assert papers(table_svg((), CARNET)) == 0


def test_the_back_of_a_card_tells_nothing_and_has_no_upper_side() -> None:
    spots = [
        tuple(map(float, one.attrib["transform"][10:].partition(")")[0].split()))
        for one in read(back_svg()).iter(f"{SPACE}g")
    ]
    assert {(120 - x, 168 - y) for x, y in spots} == set(spots)


def test_every_die_can_be_drawn() -> None:
    assert len({die_svg(die, Marks({"red": "R"}, patterns=True)) for die in DICE}) == len(DICE)


def test_a_net_has_six_sides_within_its_picture_and_seven_flaps() -> None:
    outline, *rest = read(net_svg(load_kit().dice[0])).iter(f"{SPACE}path")
    corners = [tuple(map(float, each.split())) for each in outline.attrib["d"][1:-1].split("L")]
    assert all(0 <= x + 1 <= NET_WIDTH and 0 <= y + 33 <= NET_HEIGHT for x, y in corners)
    area = sum(
        x * to_y - to_x * y
        for (x, y), (to_x, to_y) in zip(corners, corners[1:] + corners[:1], strict=True)
    )
    flap = 32 * (120 - 2 * 32 * 0.7 / 2)
    assert abs(area) / 2 == pytest.approx(6 * 120 * 120 + 7 * flap)
    assert rest


def test_a_board_shows_its_bonuses() -> None:
    picture = read(board_svg(Position(load_board(), (), ((), ()))))
    said = [one.text for one in picture.iter(f"{SPACE}text")]
    assert (said.count("+2"), said.count("+3"), said.count("+5")) == (4, 4, 8)


def test_the_hands_lie_below_a_board() -> None:
    hand = tuple(load_kit().dice[0][:2])
    drawn = [board_svg(Position(load_board(), (), hands)) for hands in (((), ()), (hand, ()))]
    none, two = (len(list(read(each).iter())) for each in drawn)
    assert two > none


# In a notebook


def test_a_card_draws_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    drawn = Card.parse("2rhw")._repr_svg_()
    assert drawn is not None
    assert read(drawn).findtext(f"{SPACE}title") == "zwei rote schraffierte Wellen"
    assert svg("2rhw") is None


@pytest.mark.parametrize("game", [game.facts.key for game in GAMES])
def test_every_view_draws_itself(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    least = next(each.facts.players[0] for each in GAMES if each.facts.key == game)
    table = new_table(game, least, bytes(32))
    for viewer in (0, None):
        view = table.view(viewer)
        drawn, page = view._repr_svg_(), view._repr_html_()
        assert drawn is not None
        assert page is not None
        assert drawn in page
        read(page.partition("<figure>")[2].partition("<figcaption>")[0])
        assert ("Seat 1" in page) is (viewer == 0)


def test_a_picture_shows_what_the_viewer_sees_and_no_more() -> None:
    table = new_table("twenty", 2, bytes(32))
    own, watched = (table.view(viewer)._repr_svg_() or "" for viewer in (0, None))
    seen: Any = table.view(0)
    lying = sum(card is not None for card in seen.table.table)
    assert papers(watched) == lying
    assert papers(own) == lying + len(seen.table.hand) > lying
    assert len((read(own).findtext(f"{SPACE}title") or "").split(", ")) == papers(own)


def test_a_match_shows_its_deal_and_any_edition_can_be_asked_for() -> None:
    table = new_table("classic", 2, bytes(32), match={"form": "deals", "deals": 2})
    view = table.view(0)
    assert papers(view._repr_svg_() or "") == 12
    assert svg(view, "turquoise") != svg(view)
    assert html(Card.parse("1rso")) == svg(Card.parse("1rso"))


def test_nobody_waits_for_the_drawings_who_draws_nothing() -> None:
    code = "import sys, tercet.tables; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = ran.stdout.split()
    assert "tercet.drawn" in loaded
    assert not [name for name in loaded if name.startswith(("tercet.art", "tercet.paper"))]


def test_the_picture_beside_a_link_is_drawn_from_the_same_source() -> None:
    assert TARGET.read_bytes() == to_png(preview_svg(), SIZE[0])
    assert len(TARGET.read_bytes()) < 60_000
