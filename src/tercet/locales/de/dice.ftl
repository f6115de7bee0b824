### SET Würfel.

game-dice-name = SET Würfel
game-dice-summary = Würfel statt Karten: SETs in den Reihen und Spalten eines Spielbretts auslegen und Punkte sammeln.

option-dice-board = Spielbrett
option-dice-board-standard = normal, 13 mal 13 Felder
option-dice-board-small = klein, 9 mal 9 Felder
option-dice-kit = Würfel
option-dice-kit-standard = mit Jokern
option-dice-kit-plain = ohne Joker, fürs erste Spiel
option-dice-again-ms = Bedenkzeit fürs Neuwerfen (Millisekunden, 0: unbegrenzt)
option-dice-turn-ms = Zeit für einen Zug (Millisekunden, 0: unbegrenzt)
option-dice-opening-ms = Zeit für das Eröffnungs-SET, bevor alle neu werfen (Millisekunden, 0: unbegrenzt)

act-announce = SET!
act-place = Würfel legen
act-replace-wild = Joker austauschen
act-pass = Passen
act-throw-again = Noch einmal werfen

event-dice-thrown = { $seat } wirft { $dice }.
event-nobody-opens = Niemand, der ansagen darf, hat ein SET: Alle werfen noch einmal.
# Warum drei Würfel kein SET sind; $two ist, was zwei gemeinsam haben.
event-opening-wrong = { $seat } sagt { $dice } an. Kein SET: { event-opening-wrong.why } { $seat } wartet bis zum nächsten Wurf.
    .why = { $two ->
        [one] Zwei zeigen ein Symbol und der dritte nicht.
        [two] Zwei zeigen zwei Symbole und der dritte nicht.
        [three] Zwei zeigen drei Symbole und der dritte nicht.
        [red] Zwei sind rot und der dritte nicht.
        [green] Zwei sind grün und der dritte nicht.
        [purple] Zwei sind lila und der dritte nicht.
        [oval] Zwei zeigen Ovale und der dritte nicht.
        [wave] Zwei zeigen Wellen und der dritte nicht.
        [diamond] Zwei zeigen Rauten und der dritte nicht.
       *[other] { $two }
    }
event-dice-opened = { $seat } eröffnet mit { $dice } und bekommt { event-dice-opened.points }. SET: { $sets }.
    .points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
event-dice-placed = { $bonuses_count ->
    [0] { $seat } legt { $dice } und bekommt { event-dice-placed.points }. SETs: { $sets }.
   *[other] { $seat } legt { $dice } und bekommt { event-dice-placed.points }. SETs: { $sets }. Bonus: { $bonuses }.
}
    .points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
event-wild-replaced = { $seat } tauscht den Joker auf { $square } gegen { $die } und wirft den frei gewordenen Würfel: { $thrown }.
event-dice-passed = { $why ->
    [late] { $seat } hat keine Zeit mehr und passt.
    [gone] { $seat } ist nicht da und wird übersprungen.
   *[other] { $seat } passt.
}
event-out-of-dice = { $seat } hat keine Würfel mehr. Wer in dieser Runde noch nicht dran war, ist noch einmal dran.
event-nobody-can-play = In Runde { $round } kann niemand ein SET bilden: Alle werfen noch einmal.
event-threw-again = { $seat } wirft { $old } noch einmal und bekommt { $new }.
event-dice-kept = { $seat } behält alle Würfel.
event-round-began = Runde { $round } beginnt mit { $seat }.

deadline-dice-opening = um das Eröffnungs-SET zu finden
deadline-dice-turn = für den Zug
deadline-dice-again = um übers Neuwerfen zu entscheiden

reason-out-of-dice = Jemand hat keine Würfel mehr.
reason-quiet-rounds = Der Beutel ist leer, und drei Runden lang hat niemand einen Würfel gelegt.

## Ablehnungen: welcher Würfel und warum

error-dice-barred = Du hast drei Würfel angesagt, die kein SET sind; nach dem nächsten Wurf darfst du wieder ansagen.
error-dice-opened-first = Zu spät: { $by } war zuerst da.
error-dice-thrown-since = Zu spät: Inzwischen wurde noch einmal geworfen.
error-dice-opening-squares = Eröffnet wird mit drei Würfeln über das mittlere Feld { $middle }, entlang der Reihe oder der Spalte.
error-dice-opening-no-set = Diese drei Würfel sind kein SET und können nicht eröffnen.
error-dice-no-turn-now = { $phase ->
    [opening] Noch ist niemand dran: Zuerst muss jemand eröffnen.
   *[other] Die Runde hat noch nicht begonnen: Noch haben nicht alle übers Neuwerfen entschieden.
}
error-dice-no-throw-now = Neu werfen kann man nur, bevor eine Runde beginnt.
error-dice-thrown-once = Du hast dich schon entschieden; neu werfen darf man nur einmal.
error-dice-not-yours = Du hast keinen Würfel { $die } zum Werfen, oder nicht so viele.
error-dice-none-placed = Zu einem Zug gehört mindestens ein Würfel; wer keinen legen will, passt.
error-dice-too-many = Ein Zug legt höchstens { $most } Würfel; { $die } auf { $square } ist einer zu viel.
error-dice-too-long = Ein Zug kann nicht { $have } Würfel haben.
error-dice-off-board = { $die } kann nicht auf { $square } liegen: Das Feld gibt es auf diesem Brett nicht.
error-dice-square-taken = { $die } kann nicht auf { $square } liegen: Dort liegt schon { $there }.
error-dice-needs-meaning = Sag, wofür der Joker auf { $square } steht, zum Beispiel *2rw.
error-dice-one-open-wild = Lass genau einen Joker ohne Bedeutung, zum Beispiel g7=*; hier sind es { $have }.
error-dice-not-in-hand = { $die } für { $square } ist nicht unter deinen Würfeln, oder nicht so oft.
error-dice-no-line = { $die } auf { $square } steht mit keinen zwei Nachbarn in einer Linie und bildet deshalb kein SET.
error-dice-no-set = { $line ->
    [row] { $die } auf { $square } bildet in der Reihe mit { $first } und { $second } kein SET: { error-dice-no-set.why }
   *[other] { $die } auf { $square } bildet in der Spalte mit { $first } und { $second } kein SET: { error-dice-no-set.why }
}
    .why = { $two ->
        [one] Zwei zeigen ein Symbol und der dritte nicht.
        [two] Zwei zeigen zwei Symbole und der dritte nicht.
        [three] Zwei zeigen drei Symbole und der dritte nicht.
        [red] Zwei sind rot und der dritte nicht.
        [green] Zwei sind grün und der dritte nicht.
        [purple] Zwei sind lila und der dritte nicht.
        [oval] Zwei zeigen Ovale und der dritte nicht.
        [wave] Zwei zeigen Wellen und der dritte nicht.
        [diamond] Zwei zeigen Rauten und der dritte nicht.
       *[other] { $two }
    }
error-dice-meaning-wrong = Der Joker auf { $square } bildet als { $die } kein SET; dort müsste er { $needs } sein.
error-dice-not-joined = Die Würfel ab { $square } bilden nur unter sich ein SET; mindestens ein SET muss einen Würfel nutzen, der schon dalag.
error-dice-second-swap = In einem Zug darf man nur einen Joker austauschen; { $square } muss warten.
error-dice-no-wild-there = Auf { $square } liegt kein Joker, den { $die } ersetzen könnte.
error-dice-wrong-for-wild = Der Joker auf { $square } steht für { $meaning }; { $die } kann ihn nicht ersetzen.

## Was nicht zu lesen ist

error-die-unreadable = „{ $text }“ ist kein Würfel. Ein Würfel ist Anzahl, Farbe und Form wie 2rw, ein Joker * oder ein Joker mit Bedeutung *2rw.
error-die-needs-meaning = In Zeile { $row } der Stellung hat ein Joker keine Bedeutung; man schreibt ihn *2rw.
error-die-number-unreadable = „{ $text }“ ist keine Würfelnummer; Würfel im Beutel heißen #1 bis #42.
error-square-unreadable = „{ $text }“ ist kein Feld. Ein Feld ist ein Buchstabe und eine Zahl, zum Beispiel g7.
error-hand-has-meaning = { $die } ist noch nicht gelegt; ein Joker hat da noch keine Bedeutung und wird * geschrieben.
error-position-fields = Eine Stellung hat { $need } Teile (Brett, Zeilen, Würfel der Spieler, Platz am Zug, Würfel im Beutel, Punkte, Tausch), diese hat { $have }.
error-position-rows = Das Brett hat { $need } Zeilen, die Stellung hat { $have }.
error-position-columns = Zeile { $row } hat { $have } statt { $need } Felder.
error-position-number = „{ $text }“ kann im Teil { $field } einer Stellung nicht stehen.
error-position-seats = Die Stellung hat { $have } Plätze; der Platz am Zug oder die Punkte passen nicht dazu.
error-position-players = Die Stellung hat { $have } Hände; es spielen { $least } bis { $most }.
error-position-hand = Platz { $seat } hat { $have } Würfel; eine Hand hat höchstens { $most }.
error-position-dice = Auf dem Brett, in den Händen und im Beutel sind { $have } Würfel; das Spiel hat nur { $most }.
error-dice-best = Aufgezählt werden 1 bis { $most } Züge, nicht { $best }.
error-dice-file = Die Datei { $file } ist nicht zu lesen: { $reason }
error-dice-file-unknown = Weder ein Brett noch ein Satz Würfel heißt „{ $file }“.
error-dice-bag-too-small = Im Beutel sind { $have } Würfel; zum Anfangen braucht es { $need }.
error-board-size = Das Brett { $board } hat { $rows } mal { $columns } Felder; möglich sind 3 bis 26.
error-board-square = Auf dem Brett { $board } liegt das Feld { $square } außerhalb.
error-board-bonus-twice = Auf dem Brett { $board } hat das Feld { $square } zwei Boni.
error-kit-die = Würfel { $die } des Satzes { $kit } hat keine sechs verschiedenen Seiten.

## Der Befehl

dice-command-to-move = Am Zug: Platz { $seat } mit { $hand }. Im Beutel: { $bag }.
dice-command-none = Kein Zug ist möglich; es bleibt nur Passen.
dice-command-turn = { $points ->
    [one] { $points } Punkt: { $turn }
   *[other] { $points } Punkte: { $turn }
}
dice-command-set = { $line ->
    [row] SET in der Reihe: { $dice } = { $points }
   *[other] SET in der Spalte: { $dice } = { $points }
}
dice-command-bonus = Bonus auf { $square }: { $points }
dice-command-total = Zusammen: { $points }
