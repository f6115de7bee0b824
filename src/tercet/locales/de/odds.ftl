### Was die Befehle „odds“ und „simulate“ ausgeben, und die Wörter auf ihren Bildern.

odds-title = SETs unter zufällig gezogenen Karten, aus { $deck }
odds-exact-title = Blätter ohne SET, genau gezählt, aus { $deck } Karten
odds-one-title = { $cards } zufällig gezogene Karten aus { $deck }
odds-cards = Karten
odds-no-set = Kein SET
odds-one-in-heading = Das heißt
odds-one-in = 1 von { $figure }
odds-expected = SETs im Mittel
odds-sheets = Laut Spielregeln
odds-sheet-12 = etwa 1 von 33
odds-sheet-15 = 1 von 2500
odds-sheet-21 = mehr als 21 enthalten immer eines
odds-set-free = Blätter ohne SET
odds-hands = Alle Blätter
odds-figure = Größe
odds-sets = { $count ->
    [0] kein SET
    [one] { $count } SET
   *[other] { $count } SETs
}
odds-in-play = Im Spiel kommt es häufiger vor, weil die SETs weggenommen wurden: etwa 1 von 15 bei 12 Karten und 1 von 90 bei 15. Siehe „tercet simulate classic“.
odds-took = Gezählt in { $seconds } s.
odds-chance-axis = Wahrscheinlichkeit für kein SET
odds-cards-axis = Karten
odds-sets-axis = SETs
odds-share-axis = Anteil
odds-by-sets-title = SETs unter 12 Karten
odds-sheets-legend = Angaben der Spielregeln
odds-exact-legend = genau

simulate-caption = { $game }: { $games } Spiele; Startwert { $seed }, Auswahl { $pick }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
simulate-took = { $seconds } s, { $speed } Spiele in der Sekunde
simulate-playing = Spiele
simulate-value = Wert
simulate-error = Fehler

figure-no-set-12 = Kein SET bei 12 Karten auf dem Tisch
figure-no-set-15 = Kein SET bei 15 Karten auf dem Tisch
figure-no-set-12-by-taken = Kein SET bei 12 Karten, nach schon genommenen SETs
figure-no-set-15-by-taken = Kein SET bei 15 Karten, nach schon genommenen SETs
figure-leftover = Übrige Karten am Ende
figure-added = Wie oft drei Karten dazukamen
figure-length = Länge: genommene SETs und Ergänzungen
figure-sets-per-game = SETs je Spiel
figure-added-per-game = Ergänzungen je Spiel
figure-leftover-per-game = Übrige Karten je Spiel
figure-length-per-game = Länge eines Spiels
figure-won = Gewinnwahrscheinlichkeit
figure-sets-first = Gefundene SETs: Schluss, sobald keines daliegt
figure-sets-patience = Gefundene SETs: bis zum Ende des Stapels
figure-sets-penalty = Behaltene SETs: mit Strafpunkten
figure-key-first = Schluss ohne SET
figure-key-patience = Patience
figure-key-penalty = Strafpunkte
figure-score = Punkte des Teams
figure-score-per-game = Punkte je Spiel
figure-sets-per-layout = SETs aus einer Auslage
figure-layouts-per-game = Auslagen je Spiel
figure-table-when-set = Karten auf dem Tisch, wenn ein SET entsteht
figure-set-by-table = Wahrscheinlichkeit, dass die gelegte Karte ein SET bildet, nach Karten auf dem Tisch
figure-table-when-set-mean = Karten auf dem Tisch, wenn ein SET entsteht
figure-collected = Eingesammelte Tische in einem Spiel
figure-collected-per-game = Eingesammelte Tische je Spiel
figure-taken-by-seat = Eingesammelte Karten, nach Platz
figure-taken = Genommene SETs in einer Runde
figure-taken-per-game = SETs je Runde
figure-swapped = Wie oft der Tisch ausgetauscht wurde
figure-swapped-per-game = Neue Tische je Runde
figure-points = Punkte für den Sieg
figure-points-per-game = Punkte für den Sieg je Runde
figure-rounds = Runden
figure-rounds-per-game = Runden je Spiel
figure-winner = Höchste Punktzahl
figure-winner-per-game = Höchste Punktzahl je Spiel
figure-points-by-seat = Punkte, ab der Person, die eröffnet hat

error-deck-unknown = Einen Stapel mit { $deck } Karten gibt es hier nicht, nur einen mit 81 und einen mit 27.
error-cards-out-of-range = Mit { $cards } Karten lässt sich nicht rechnen, nur mit 0 bis { $most }.
error-simulation-unknown = Das Spiel „{ $game }“ kann nicht simuliert werden. Möglich sind: { $known }.
error-pick-unknown = Dieses Spiel kennt die Auswahl „{ $pick }“ nicht. Möglich sind: { $known }.
error-games-too-few = Mindestens ein Spiel muss gespielt werden, nicht { $games }.
error-workers-too-few = Mindestens ein Arbeitsprozess ist nötig, nicht { $workers }.
error-scheduler-unreachable = Unter { $address } antwortet kein Dask-Scheduler.
error-odds-not-installed = Dafür fehlt „{ $module }“; installiere das Paket mit seinem Zusatz: tercet[odds].
error-plot-kind-unknown = In { $path } kann kein Bild geschrieben werden. Der Name muss auf { $known } enden.
error-plot-folder-missing = Den Ordner { $path } gibt es nicht.
