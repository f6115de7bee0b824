### SET Würfel im Browser: das Brett, die Würfel, und was man damit tun kann.

# „zwei rote Wellen“, „ein rotes Oval“
die-name = { die-name.number } { die-name.colour } { die-name.shape }
    .number = { $number ->
        [one] { $shape ->
            [oval] ein
           *[other] eine
        }
        [two] zwei
        [three] drei
       *[other] { $number }
    }
    .colour = { $colour ->
        [red] rot{ die-name.end }
        [green] grün{ die-name.end }
        [purple] lila
       *[other] { $colour }
    }
    .end = { $number ->
        [one] { $shape ->
            [oval] es
           *[other] e
        }
       *[other] e
    }
    .shape = { $number ->
        [one] { $shape ->
            [oval] Oval
            [wave] Welle
            [diamond] Raute
           *[other] { $shape }
        }
       *[other] { $shape ->
            [oval] Ovale
            [wave] Wellen
            [diamond] Rauten
           *[other] { $shape }
        }
    }
die-wild = Joker
die-wild-as = ein Joker als { $die }
die-on = { $die } auf { $square }

## Das Brett

dice-board = Spielbrett mit { $rows } Reihen und { $columns } Spalten
square-empty = { $square }, leer
square-taken = { $square }, { $die }
square-middle = Mitte
square-bonus = { $points ->
    [one] Bonus von { $points } Punkt
   *[other] Bonus von { $points } Punkten
}
square-new = dein Würfel, noch nicht gelegt
square-last = zuletzt gelegt
square-fits = passt hier
square-opening = für die Eröffnung
dice-whole = Ganzes Brett
dice-bag = { $count ->
    [0] Der Beutel ist leer
    [one] { $count } Würfel im Beutel
   *[other] { $count } Würfel im Beutel
}
dice-round = Runde { $round }
dice-hand = Deine Würfel
dice-hand-of = Würfel von { $name }

## Was zu tun ist

prompt-dice-opening = Wer ist am schnellsten? Finde unter deinen fünf Würfeln ein SET und tippe die drei an.
prompt-dice-announce = Ist es ein SET? Dann sag es an!
prompt-dice-barred = Das war kein SET. Warte auf den nächsten Wurf.
prompt-dice-turn = Du bist dran! Wähle einen Würfel, dann sein Feld.
prompt-dice-square = Tippe jetzt das Feld dafür an.
prompt-dice-other = { $name } legt Würfel …
prompt-dice-again = Tippe die Würfel an, die du noch einmal werfen willst, oder behalte alle.
prompt-dice-decided = Warten, bis alle sich entschieden haben …
prompt-dice-choose-first = Wähle zuerst einen deiner Würfel.
dice-last = { $points ->
    [one] { $name }: { $points } Punkt
   *[other] { $name }: { $points } Punkte
}
dice-announce = SET!
dice-place = { $points ->
    [one] Legen: { $points } Punkt
   *[other] Legen: { $points } Punkte
}
dice-place-not = Legen
dice-back = Zurücknehmen
dice-throw = { $count ->
    [0] Noch einmal werfen
    [one] { $count } Würfel noch einmal werfen
   *[other] { $count } Würfel noch einmal werfen
}
dice-keep = Alle behalten
dice-as-column = Als Spalte
dice-as-row = Als Reihe
dice-hints = Zeigen, was passt
dice-hints-none = Keiner deiner Würfel passt. Du kannst passen.
dice-replace = { $die } an die Stelle des Jokers auf { $square } legen
dice-preview = { $sets ->
    [one] { $sets } SET: { $points }
   *[other] { $sets } SETs: { $points }
}
dice-preview-wild = Joker 0
dice-preview-bonus = Bonus +{ $points }
dice-keys = Tasten: 1 bis 5 wählen einen Würfel, die Pfeile gehen über das Brett, Enter legt, S bestätigt, P passt oder behält, B nimmt zurück.
sign-plays = ist dran
sign-decides = überlegt
sign-no-set = kein SET, wartet

## Ein Joker

wild-heading = Wofür steht der Joker?
wild-text = Wähle jetzt: Das ändert sich nicht mehr.
wild-fits = Das ergibt hier SETs
wild-points = { $points ->
    [one] { $die }, { $points } Punkt
   *[other] { $die }, { $points } Punkte
}
wild-looking = Es wird geschaut, was passt …
wild-none = Hier ergibt noch nichts ein SET. Wähle selbst, oder lege zuerst die anderen Würfel.
wild-other = Eine andere Bedeutung
wild-lay = Joker hinlegen
wild-later = Hinlegen, weitere Würfel folgen
wild-cancel = Abbrechen

## Das Ende

end-sets = SETs
end-dice = Würfel
end-best = Bester Zug
end-points-chart = Die Punkte im Lauf des Spiels
end-board = Das Brett am Ende

## Ein neuer Tisch

plain-dice-again-ms = Sekunden, um übers Neuwerfen zu entscheiden (0: unbegrenzt)
plain-dice-turn-ms = Sekunden für einen Zug (0: unbegrenzt)
plain-dice-opening-ms = Sekunden für das Eröffnungs-SET, bevor alle neu werfen (0: unbegrenzt)

error-no-preview = Was das bewirken würde, wird vorher nicht verraten.
