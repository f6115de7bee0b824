### CoopSet: alle zusammen gegen den Stapel.

game-coopset-name = CoopSet
game-coopset-summary = Ein Team und keine Gegner: aus je zwölf Karten so viele SETs wie möglich.

option-coopset-words = „Fertig“ und „noch eine Karte“ brauchen
option-coopset-words-all = das Wort aller
option-coopset-words-any = das Wort einer Person
option-coopset-strict = „Fertig“ nur, wenn wirklich kein SET mehr daliegt
option-coopset-size = Karten in einer Auslage
option-coopset-one-set = Punkte für ein SET aus einer Auslage
option-coopset-two-sets = Punkte für zwei SETs
option-coopset-three-sets = Punkte für drei SETs
option-coopset-four-sets = Punkte für vier SETs oder mehr
option-coopset-added-cost = Punkte, die eine zusätzliche Karte kostet

preset-coopset-class = Eine Klasse: bis zu 32 am eigenen Telefon, und das Wort einer Person genügt

act-say-done = Fertig
act-say-add = Noch eine Karte
act-unsay = Doch noch weitersuchen

event-team-word = { $word ->
    [done] { $seat } sagt: fertig.
   *[add] { $seat } sieht kein SET und möchte noch eine Karte.
}
event-unsaid = { $seat } möchte doch noch weitersuchen.
event-card-added = Noch eine Karte: { $card }. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Stand: { $score }.
event-layout-scored = { $sets ->
    [0] Kein SET
    [one] Ein SET
   *[other] { $sets } SETs
} aus dieser Auslage: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Stand: { $score }. Möglich waren höchstens: { $possible }. { $left_count ->
    [0] Kein SET ist liegen geblieben.
   *[other] Liegen geblieben: { $left }.
}
event-team-judged = Das Team hat { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}. { $verdict ->
    [keep_playing] { verdict-keep-playing }
    [not_bad] { verdict-not-bad }
    [good] { verdict-good }
    [excellent] { verdict-excellent }
    [super] { verdict-super }
    [records] { verdict-records }
   *[misread] { verdict-misread }
}

verdict-keep-playing = Da geht noch mehr!
verdict-not-bad = Nicht schlecht.
verdict-good = Gut!
verdict-excellent = Ausgezeichnet!
verdict-super = Super!
verdict-records = Herzlichen Glückwunsch: Das gehört ins Buch der Rekorde!
verdict-misread = Entweder wurden die Regeln falsch gelesen, oder hier wird schamlos geschummelt!

reason-pack-used-up = Alle Karten sind aufgebraucht.

error-take-or-add = Aus dieser Auslage ist noch nichts genommen. Nimm ein SET oder bitte um noch eine Karte.
error-done-instead = Karten kommen nur dazu, solange kein SET genommen ist. Findest du keins mehr, sag „fertig“.

standing-heading = Neben den früheren Ergebnissen
standing-this = Diesmal
standing-last = Die letzten, das neueste zuerst
standing-best = Das beste bisher
standing-first = Das ist das erste Ergebnis dieses Teams; die nächsten werden damit verglichen.
standing-record = Ein neuer Rekord!
standing-equal = So gut wie das beste bisher.
