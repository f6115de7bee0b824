"""What a typed line means, and what may be chosen at a moment."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tercet.cards import Card
from tercet.engine.acts import Acts
from tercet.engine.game import AnyGame
from tercet.errors import TercetError
from tercet.games import GAMES
from tercet.games.chipset.chipset import CHIPSET
from tercet.games.chipset.terms import Bet, Check
from tercet.games.classic import CLASSIC, Call, NoneHere, TakeBack
from tercet.games.dice import DICE
from tercet.games.dice.terms import Announce, Lying, ReplaceWild, ThrowAgain
from tercet.games.scout.terms import GiveUp, PointSecond, Vote
from tercet.games.setup import LayCard
from tercet.games.shared.seen import deal_of
from tercet.tables import new_table
from tercet.terminal.play.choices import HELP, LEAVE, RULES, act_text, choices_of
from tercet.terminal.play.lines import Typed
from tercet.terminal.play.reading import read_line
from tercet.terminal.play.spread import GLIMPSE_MS, Glance, Sight, Spread, spread_of
from tercet.words.texts import LANGUAGES, Texts

EN = Texts("en")


def read(game: str, line: str, players: int = 2) -> object:
    """A line typed by the first player at a table just dealt."""
    table = new_table(game, players, bytes(32))
    view = table.view(0)
    choices = choices_of(table.legal(0), EN)
    spread = spread_of(view, "h")
    return read_line(line, choices, spread, table.game.read_act, deal_of(view))


def refusal(game: str, line: str) -> str:
    with pytest.raises(TercetError) as refused:
        read(game, line)
    return refused.value.code


def dealt(game: str) -> Any:
    return new_table(game, 2, bytes(32)).view(0)


def test_numbers_and_notation_name_the_same_cards() -> None:
    a, b, c, *_ = dealt("classic").table
    assert read("classic", "1 2 3") == Call((a, b, c))
    assert read("classic", f" {a}, {str(b).upper()}  3") == Call((a, b, c))


@pytest.mark.parametrize(
    ("line", "meant"),
    [("?", "help"), ("R", "rules"), (" q ", "leave"), ("", "look"), ('{"act":"leave"}', "leave")],
)
def test_wishes_are_understood_at_any_time(line: str, meant: str) -> None:
    assert read("classic", line) == meant
    assert read_line(line, choices_of(Acts(), EN), Spread(), CLASSIC.read_act) == meant


def test_words_and_json_are_acts() -> None:
    assert read("classic", "None") == NoneHere()
    assert read("classic", " set ") == Call()
    assert read("chipset", '{"act": "bet", "chips": 2}') == Bet(2)


@pytest.mark.parametrize(
    ("game", "line", "code"),
    [
        ("classic", "1 2", "play_card_count"),
        ("classic", "1 2 13", "play_no_such_place"),
        ("classic", "hello", "play_not_understood"),
        ("classic", "1 2 9rso", "play_not_understood"),
        ("classic", "{}", "message_wrong_shape"),
        ("classic", "{", "message_broken"),
        ("chipset", "1", "play_nothing_now"),
        ("dice", "21", "play_not_understood"),
        ("dice", "1 2", "play_card_count"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(game: str, line: str, code: str) -> None:
    assert refusal(game, line) == code


def test_with_nothing_to_do_the_player_is_told_so() -> None:
    with pytest.raises(TercetError, match="play_nothing_now"):
        read_line("1 2 3", choices_of(Acts(), EN), Spread(), CLASSIC.read_act)


def test_chipset_has_words_and_amounts_and_no_numbers_that_move() -> None:
    table = new_table("chipset", 2, bytes(32))
    (speaker,) = table.may_act()
    choices = choices_of(table.legal(speaker), EN)
    assert list(choices.listed) == ["bet 1", "bet 2", "bet 3"]
    assert set(choices.words) == {"check", "fold"}
    assert read_line("Bet  2", choices, Spread(), CHIPSET.read_act) == Bet(2)
    assert read_line("check", choices, Spread(), CHIPSET.read_act) == Check()


def test_votes_are_words_and_accents_do_not_matter() -> None:
    card = Card.parse("1rso")
    votes = [Vote(1, "dishes"), Vote(1, "scolding")]
    choices = choices_of(Acts([PointSecond(card)], votes, [GiveUp()]), EN)
    assert choices.listed == {"vote dishes": votes[0], "vote scolding": votes[1]}
    assert choices.words == {"giveup": GiveUp()}
    spread = Spread((("1", card),))
    assert read_line("vote scolding", choices, spread, CLASSIC.read_act) == votes[1]
    german = choices_of(Acts([TakeBack()]), Texts("de"))
    assert read_line("ZURUCK", german, spread, CLASSIC.read_act) == TakeBack()
    assert read_line("1", choices, spread, CLASSIC.read_act) == PointSecond(card)
    said = act_text(votes[0], EN, ["Ada", "Bob"])
    assert said == "Vote on the forfeit Bob dish-washing for a week"


@pytest.mark.parametrize(
    "game",
    [game for game in GAMES if game.facts.sought or game is DICE],
    ids=lambda game: game.facts.key,
)
def test_what_has_to_be_found_is_never_listed(game: AnyGame) -> None:
    table = new_table(game.facts.key, min(2, game.facts.players[1]), bytes(32))
    choices = choices_of(table.legal(min(table.may_act())), EN)
    assert choices.by_cards or choices.by_dice
    assert not choices.listed


def test_a_card_of_the_hand_has_a_letter() -> None:
    table = new_table("setup", 2, bytes(32))
    (mover,) = table.may_act()
    view: Any = table.view(mover)
    choices = choices_of(table.legal(mover), EN)
    meant = read_line("h2", choices, spread_of(view, "h"), table.game.read_act)
    assert meant == LayCard(view.hand[1])


def test_dice_are_named_by_number_by_face_or_on_squares() -> None:
    view = dealt("dice")
    first, second, third = (held.shows for held in view.hands[0][:3])
    row = Announce((f"f7={first}", f"g7={second}", f"h7={third}"))
    assert read("dice", "1 2 3") == row
    assert read("dice", f"{first} {second} {third}") == row
    assert read("dice", f"f7=1 g7={second} h7=3") == row


def test_dice_are_thrown_again_by_number_and_a_wild_is_replaced() -> None:
    view = dealt("dice")
    choices = choices_of(new_table("dice", 2, bytes(32)).legal(0), EN)
    hand = [held.shows for held in view.hands[0]]
    again = replace(view, phase="again")
    thrown = read_line("2 1", choices, Spread(), CLASSIC.read_act, again)
    assert thrown == ThrowAgain(tuple(sorted(hand[:2])))
    turn = replace(view, phase="turn", board=(Lying("g7", "#1", "*2rw"),))
    swap = read_line("g7=1", choices, Spread(), CLASSIC.read_act, turn)
    assert swap == ReplaceWild("g7", hand[0])


def test_numbers_mean_the_cards_that_were_there_when_they_were_typed() -> None:
    old = Spread((("1", Card.parse("1rso")), ("2", Card.parse("2rso"))))
    new = Spread((("1", Card.parse("3pew")), ("2", Card.parse("2rso")), ("3", Card.parse("3gso"))))
    glance = Glance()
    glance.show(old, seq=0, at=0)
    assert glance.meant("1 2", seq=0, at=10) == Sight(old, 0)
    glance.show(new, seq=5, at=9000)
    assert glance.meant("1, 2", seq=5, at=9000 + GLIMPSE_MS - 1) == Sight(old, 4)
    assert glance.meant("n", seq=5, at=9010) == Sight(old, 4)
    assert glance.meant("1 3", seq=5, at=9010) == Sight(new, 5)
    assert glance.meant("1 2", seq=6, at=9000 + GLIMPSE_MS) == Sight(new, 6)


#: Acts that can be legal at the same moment.
TOGETHER: tuple[tuple[str, ...], ...] = (
    ("call", "none-here", "ask-card"),
    ("call", "take-back", "ask-card"),
    ("none-here", "give-up"),
    ("none-here", "stop"),
    ("say-done", "say-add"),
    ("fold", "check"),
    ("fold", "call-bet"),
    ("show-cards", "keep-cards"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_do_not_clash(lang: str) -> None:
    texts = Texts(lang)
    for acts in TOGETHER:
        words = {texts.say(f"play-word-{act}") for act in acts}
        assert len(words) == len(acts), acts
        assert not words & {HELP, RULES, LEAVE}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_act_has_a_word_or_a_way_to_be_said(lang: str) -> None:
    texts = Texts(lang)
    for game in GAMES:
        for act in game.facts.acts:
            tag = str(act.__struct_config__.tag).replace("_", "-")
            told = {f"play-word-{tag}", f"play-how-{tag}"}
            listed = tag in ("bet", "raise", "vote")
            assert listed or any(map(texts.has, told)), tag


@pytest.mark.parametrize(
    ("keys", "lines", "left"),
    [
        ("1 5 9\n", ["1 5 9"], ""),
        ("1 6\x7f5\r", ["1 5"], ""),
        ("ab\x15n\nq", ["n"], "q"),
        ("1\x1b[A2\x1b[3~3", [], "123"),
        ("\x04", [None], ""),
        ("1\x04", [], "1"),
    ],
)
def test_a_line_is_edited_letter_by_letter(keys: str, lines: list[str | None], left: str) -> None:
    typed = Typed()
    assert list(typed.feed(keys)) == lines
    assert typed.text == left
