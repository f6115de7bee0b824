### Üben, das Rätsel des Tages, und was Übungen sagen.

practice-intro = Ein paar Minuten am Tag, und du siehst SETs, wo andere Karten sehen.
practice-pack = Welche Karten?
pack-solid = nur ausgefüllte Karten, für den Anfang
pack-whole = alle 81 Karten
practice-faces = Wie die Karten aussehen, lässt sich in den Einstellungen ändern
practice-start = Los geht’s
practice-again = Noch einmal
practice-next = Weiter

drill-find = Alle finden
drill-find-text = Alle SETs eines Tisches, mit einem Tipp, wenn du festhängst.
drill-third = Die fehlende Karte
drill-third-text = Zwei Karten sind da: Welche ergänzt sie?
drill-streak = Gegen die Uhr
drill-streak-text = Ein SET pro Tisch, und jedes Mal etwas weniger Zeit.
best-none = Noch kein Ergebnis
best-time = Bestzeit für { $sets } SETs: { $time }
best-streak = Längste Serie: { $count }
best-new = Dein bestes Ergebnis!
percent = { $percent } %

find-left = { $count ->
    [0] Alle gefunden!
    [one] Noch { $count } SET zu finden
   *[other] Noch { $count } SETs zu finden
}
find-done = Alle { $count } in { $time } gefunden!
find-again = Das hast du schon gefunden.
find-hint = Ein Tipp
find-hinted = In einem SET: { $cards }
found-label = { $found } von { $all } SETs gefunden

third-ask = Welche Karte ergänzt das SET?
third-right = Richtig!
third-wrong = Diese nicht. Richtig wäre: { $card }.
third-streak = Richtig in Folge
third-accuracy = Bisher richtig

streak-ready = Bereit?
streak-rules = Finde ein SET, egal welches, dann kommt der nächste Tisch. Du beginnst mit 30 Sekunden; jedes Mal ist es eine weniger. Drei Karten, die kein SET sind, kosten vier Sekunden.
streak-length = Deine Serie: { $count }
streak-over = Die Zeit ist um. Deine Serie: { $count }
streak-missed = Hier war eins:
deadline-streak = um ein SET zu finden

puzzle-task = Zwölf Karten, und darunter genau sechs SETs. Die ganze Welt hat heute dieselben. Die Uhr läuft, sobald du die Karten siehst.
puzzle-task-earlier = Zwölf Karten, und darunter genau sechs SETs. Die Uhr läuft, sobald du die Karten siehst.
puzzle-title = Das Rätsel vom { $date }
puzzle-begin = Karten zeigen
puzzle-solved = Gelöst in { $time }
puzzle-begun = angefangen
puzzle-today = Zum Rätsel von heute
puzzle-month-before = Monat davor
puzzle-month-after = Monat danach
puzzle-count = Rätsel gelöst
puzzle-row = Tage in Folge
puzzle-best = Bestzeit
puzzle-share = Mein Ergebnis kopieren
puzzle-share-text = { $hints ->
    [0] Tercet, { $date }: sechs SETs in { $time }. { $link }
    [one] Tercet, { $date }: sechs SETs in { $time } mit { $hints } Tipp. { $link }
   *[other] Tercet, { $date }: sechs SETs in { $time } mit { $hints } Tipps. { $link }
}
puzzle-command-task = Rätsel vom { $date }: Finde die { $count } SETs unter diesen zwölf Karten.

error-date-unreadable = „{ $text }“ ist kein Datum. Ein Datum schreibt man wie 2026-11-16.
error-puzzle-unknown = Für diesen Tag gibt es kein Rätsel. Rätsel gibt es vom { $first } bis zum { $last }.
