### Die eigenen Zahlen, im Browser (#/me) und mit dem Befehl „me“.

me-of = Zahlen von { $name }
me-of-none = { $name } hat noch kein Spiel beendet.
me-unread = { $count ->
    [one] Eine Partie wird noch gelesen.
   *[other] { $count } Partien werden noch gelesen.
}
me-strength = Stärke
me-strength-text = So schnell werden SETs im Grundspiel und in Scout gesehen, nach den letzten zehn Partien: 1 ist ein erstes Mal, 7 ein Champion. „Jetzt spielen“ wählt einen Bot, der etwa jede zweite Partie gewinnt.
me-strength-none = Nach einigen SETs im Grundspiel oder in Scout steht hier deine Stärke, und „Jetzt spielen“ wählt einen Bot, der dazu passt.
me-of-strength-none = Zu wenige gefundene SETs im Grundspiel oder in Scout, um etwas zu sagen.
me-rating = Wertung
me-interval = Mit 95 von 100 liegt sie zwischen { $low } und { $high }.
me-rests-on = { $count ->
    [one] Das beruht auf einem Fund.
   *[other] Das beruht auf { $count } Funden.
}
me-by-results = Stärke { $strength } nach Ergebnissen ({ $low }–{ $high })
me-games = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}
me-by-game = Nach Spielen
me-game = Spiel
me-played = Gespielt
me-won = Gewonnen
me-points = Punkte
me-best = Bestes
me-opponents = Nach Gegnern
me-opponent = Gegner
me-own = Du
me-theirs = Diese Person
me-all = Alle hier
me-model = Modell
me-times = { $count ->
    [one] Ein Fund
   *[other] { $count } Funde
}
me-times-text = Im Grundspiel, in Scout und im Solitär, ab der letzten Änderung des Tisches. Das Modell ist das der Bots gleicher Stärke.
me-distribution = Wie lange ein Fund braucht
me-time = Zeit
me-by-difference = Übliche Zeit nach verschiedenen Merkmalen
me-by-number = Übliche Zeit nach SETs auf dem Tisch
me-there = SETs auf dem Tisch
me-weeks = Übliche Zeit, Woche für Woche
me-weeks-strength = Stärke, Woche für Woche
me-week = Woche vom
me-attributes = Welches Merkmal hinter Fehlern steckt
me-attributes-text = { $wrong ->
    [0] Bisher kein falscher Ruf;
    [one] Ein falscher Ruf;
   *[other] { $wrong } falsche Rufe;
} { $overlooked ->
    [0] kein SET, das alle aufgegeben haben.
    [one] ein SET, das alle aufgegeben haben.
   *[other] { $overlooked } SETs, die alle aufgegeben haben.
}
me-attribute = Merkmal
me-broke = Schuld an falschen Rufen
me-differed-overlooked = Verschieden in übersehenen SETs
me-differed-found = Verschieden in gefundenen SETs
me-records = Rekorde und Serien
me-record-find = Schnellster Fund: { $value } ({ $game })
me-record-points = Meiste Punkte in { $game }: { $value }
me-record-length = Kürzeste gewonnene Partie in { $game }: { $value }
me-streak-wins = Siege in Folge: höchstens { $most }, jetzt { $now }
me-streak-days = Tage in Folge mit einer Partie: höchstens { $most }, { $now } bis zum letzten
me-file-heading = Nimm deine Partien mit
me-file-text = Deine letzten 200 Partien mit allen Zügen, eine je Zeile. „tercet me games.jsonl“ zeigt diese Zahlen im Terminal.
me-file = games.jsonl herunterladen
me-reads = { $count } Partien neu gelesen.
error-figures-hidden = Hier sind keine Zahlen zu sehen: Niemand heißt so, oder die Person behält sie für sich.
error-games-line-unreadable = Zeile { $line } der Datei ist keine lesbare Partie ({ $why }).
