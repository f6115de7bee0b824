### CoopSet: alle zusammen gegen den Stapel.

game-coopset-name = CoopSet
game-coopset-summary = Ein Team und keine Gegner: Holt aus je zwölf Karten so viele SETs wie möglich.

option-coopset-words = „Fertig“ und „noch eine Karte“ brauchen
option-coopset-words-all = das Wort von allen
option-coopset-words-any = das Wort von einem
option-coopset-strict = „Fertig“ nur, wenn wirklich kein SET mehr daliegt
option-coopset-size = Karten in einer Auslage
option-coopset-one-set = Punkte für ein SET aus einer Auslage
option-coopset-two-sets = Punkte für zwei SETs
option-coopset-three-sets = Punkte für drei SETs
option-coopset-four-sets = Punkte für vier SETs oder mehr
option-coopset-added-cost = Punkte, die eine zusätzliche Karte kostet

act-say-done = Fertig
act-say-add = Noch eine Karte
act-unsay = Doch noch weitersuchen

event-team-word = { $word ->
    [done] { $seat } sagt: fertig.
   *[add] { $seat } sieht kein SET und möchte noch eine Karte.
}
event-unsaid = { $seat } möchte doch noch weitersuchen.
event-card-added = Noch eine Karte: { $card }. Punkte { $points }, Stand { $score }.
event-layout-scored = { $sets ->
    [0] Kein SET
    [one] Ein SET
   *[other] { $sets } SETs
} aus dieser Auslage: Punkte { $points }, Stand { $score }. Möglich waren höchstens: { $possible }. { $left_count ->
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

verdict-keep-playing = Spielt weiter!
verdict-not-bad = Nicht schlecht.
verdict-good = Gut!
verdict-excellent = Ausgezeichnet!
verdict-super = Super!
verdict-records = Herzlichen Glückwunsch: Das gehört ins Buch der Rekorde!
verdict-misread = Entweder habt ihr die Regeln falsch gelesen, oder hier wird schamlos geschummelt!

reason-pack-used-up = Alle Karten sind aufgebraucht.

error-take-or-add = Aus dieser Auslage ist noch nichts genommen. Nimm ein SET oder bitte um noch eine Karte.
error-done-instead = Karten kommen nur dazu, solange kein SET genommen ist. Findest du keins mehr, sag „fertig“.

rules-coopset =
    # Das Ziel
    Ihr spielt zusammen, gegen niemanden als den Stapel, allein oder in einem Team von bis zu acht. Holt aus jeder Auslage so viele SETs wie möglich.

    # So wird gespielt
    - Zwölf Karten liegen offen. Wer ein SET sieht, nimmt es. Eine falsche Wahl kostet nichts, sie wird nur gezählt.
    - Die Plätze bleiben erst einmal leer: Sucht unter den übrigen Karten weiter.
    - Zwei SETs können keine Karte gemeinsam haben. Besprecht, welches ihr nehmt, damit noch weitere möglich bleiben. Genommen ist genommen.
    - Wenn ihr keins mehr findet, sagt „fertig“. Haben es alle gesagt, wird die Auslage gewertet, das Spiel zeigt, was euch entgangen ist, und es wird auf zwölf aufgefüllt.

    # Kein SET unter den zwölf
    Bittet um noch eine Karte und noch eine, bis ihr ein SET findet. Jede zusätzliche Karte kostet einen Punkt, auch wenn ein SET dalag, das niemand gesehen hat.

    # Die Punkte
    - Ein SET: 0 Punkte
    - Zwei SETs: 1 Punkt
    - Drei SETs: 3 Punkte
    - Vier SETs: 5 Punkte
    - Jede zusätzliche Karte: 1 Punkt weniger

    # Das Ende
    Das Spiel ist aus, wenn neue Karten nötig sind und der Stapel leer ist. Die Auslage auf dem Tisch zählt noch. Dann vergleicht:
    - bis 3: { verdict-keep-playing }
    - 4 bis 7: { verdict-not-bad }
    - 8 bis 10: { verdict-good }
    - 11 bis 13: { verdict-excellent }
    - 14 und 15: { verdict-super }
    - ab 16: { verdict-records }
    - ab 30: { verdict-misread }

    Ab 4 Punkten habt ihr den Stapel geschlagen.
