"""The catalogues read as by an editor: one address, one kind of marks, one word for one thing."""

from __future__ import annotations

import pytest

from tercet.words.texts import LANGUAGES
from tests.words.editing import COMMANDS, GROUPS, faults, texts

#: What was mixed into the catalogues once, or could be, and what it is called.
PLANTED = [
    ("fr", "Vous avez annoncé : montre trois cartes.", "vous"),
    ("fr", "C’est au tour de votre voisin.", "vous"),
    ("fr", "Trop vite. Attendez un instant.", "a verb for vous"),
    ("fr", "Si tu n’en trouves plus, dites-le.", "a verb for vous"),
    ("fr", "Trop tard: { $by } a annoncé.", "missing space"),
    ("fr", "Trop tard : la partie est finie.", "space that breaks"),
    ("fr", "Dis «terminé».", "missing space"),
    ("fr", "Dis “terminé”.", "foreign quotation mark"),
    ("fr", "On attend les autres …", "space before …"),
    ("fr", "Les bots jouent comme", "say robot"),
    ("de", "Bitte laden Sie die Seite neu.", "Sie"),
    ("de", "Der Server kennt Ihren Namen nicht.", "Sie"),
    ("de", "Dann habt ihr gewonnen.", "ihr"),
    ("de", "Der Server kennt euch noch nicht.", "ihr"),
    ("de", "Sieht niemand ein SET? Sagt „hier ist keins“.", "a verb for ihr"),
    ("de", "Sag «fertig».", "foreign quotation mark"),
    ("de", "Sag „fertig”.", "foreign quotation mark"),
    ("de", "nur volle Karten", "say ausgefüllte Karten"),
    ("it", "Che cosa vi è sfuggito?", "voi"),
    ("it", "Aspetti il Suo turno.", "Lei"),
    ("it", "Cercate un SET.", "a verb for voi"),
    ("it", "Quando vedi un SET, dite «SET».", "a verb for voi"),
    ("it", "Non capisco “{ $line }”.", "foreign quotation mark"),
    ("it", "Il pozzo è vuoto", "say mazzo"),
    ("en", "Say „done“.", "foreign quotation mark"),
    ("en", 'Say "done".', "straight quote"),
    ("en", "It's over.", "straight quote"),
    ("en", "Take  three cards.", "double space"),
    ("en", "Waiting...", "three dots"),
    ("fr", "Tape\u202f!", "narrow space"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.slow
def test_an_editor_would_mark_nothing(lang: str) -> None:
    read = list(texts(lang))
    assert len(read) > 1000
    assert [(key, marked, text) for key, text in read if (marked := faults(lang, key, text))] == []


@pytest.mark.parametrize(("lang", "planted", "fault"), PLANTED)
def test_a_planted_mixture_is_found(lang: str, planted: str, fault: str) -> None:
    assert fault in faults(lang, "anywhere", planted)


@pytest.mark.parametrize(
    ("lang", "fine"),
    [
        ("fr", "Ce n’est pas assez : va chez toi, et dis « terminé »."),
        ("fr", "Un instant… Prends-la !"),
        ("de", "Die Karten gehören dir. Sie zählen; ihre Plätze bleiben leer."),
        ("de", "Ruft lange niemand, kommen drei Karten dazu."),
        ("it", "Partite in corso: le carte tolte vengono mescolate e sostituite."),
        ("en", "Say “done”, and it’s over …"),
    ],
)
def test_what_only_looks_like_it_is_left_alone(lang: str, fine: str) -> None:
    spaced = fine.replace(" :", "\u00a0:").replace(" »", "\u00a0»").replace(" !", "\u00a0!")
    assert faults(lang, "anywhere", spaced.replace("« ", "«\u00a0")) == []


@pytest.mark.slow
def test_every_exception_is_still_one() -> None:
    """A key that needs its exception no more leaves the list."""
    needed = {key for lang in LANGUAGES for key, text in texts(lang) if faults(lang, "", text)}
    assert needed == set(GROUPS) | COMMANDS
