### Üben, das Rätsel des Tages, und was Übungen sagen.

practice-intro = Ein paar Minuten am Tag, und du siehst SETs, wo andere Karten sehen.
practice-pack = Welche Karten?
pack-solid = nur ausgefüllte Karten, für den Anfang
pack-whole = alle 81 Karten
practice-own = Diese Zeiten misst dein eigener Browser: Niemand sonst sieht sie, und sie zählen nirgends.
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

daily-heading = Das heutige Rätsel mit Rangliste
daily-intro = Zwölf Karten, die niemand vorher kennen kann, darunter sechs SETs. Du bekommst sie ein Mal gezeigt. Von da an läuft die Uhr des Servers, und er prüft jeden Fund. Ein Fehler kostet { $seconds } Sekunden, und es gibt keine Tipps.
daily-start = Start
daily-cost = Das kostet { $seconds } Sekunden.
daily-mistakes = { $count ->
    [one] Ein Fehler: { $seconds } Sekunden mehr.
   *[other] { $count } Fehler: { $seconds } Sekunden mehr.
}
daily-unranked = Das Rätsel nach dem Datum, ohne Rangliste
daily-ranked-link = Zum heutigen Rätsel mit Rangliste
daily-ranking = Rangliste des Tages
daily-count = { $count ->
    [0] Noch niemand hat das Rätsel mit Rangliste gelöst.
    [one] Ein Mensch hat das Rätsel mit Rangliste gelöst.
   *[other] { $count } Menschen haben das Rätsel mit Rangliste gelöst.
}
daily-place = Platz { $place } von { $count }
daily-percentile = schneller als { $percent } % der anderen
daily-column-place = Platz
daily-column-name = Name
daily-column-time = Zeit
daily-column-mistakes = Fehler
daily-you = du
daily-streak = { $count ->
    [0] Im Moment hast du keine Serie.
    [one] Ein Tag in Folge.
   *[other] { $count } Tage in Folge.
}
daily-name-link = Meinen Namen zeigen oder verbergen
daily-guest = Jeder Tag hat ein Rätsel mit Rangliste, dessen Karten niemand vorher kennen kann. Dafür brauchst du ein Konto.
daily-account-link = Zum Konto
daily-second-accounts = Jedem Konto werden die Karten ein Mal gezeigt. Dass jemand ein zweites Konto hat, lässt sich nicht ausschließen.
daily-published = Der Tag ist vorbei: seine Karten
daily-seed = Ausgeteilt aus dem Startwert { $seed }, dessen Prüfsumme der Server den ganzen Tag gezeigt hat.
daily-share-text = Tercet · { $date } · { $time } · { $place }/{ $count } · ×{ $streak } · { $link }

error-date-unreadable = „{ $text }“ ist kein Datum. Ein Datum schreibt man wie 2026-11-16.
error-puzzle-unknown = Für diesen Tag gibt es kein Rätsel. Rätsel gibt es vom { $first } bis zum { $last }.
