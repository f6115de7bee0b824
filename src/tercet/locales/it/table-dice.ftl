### SET Dadi nel browser: il tabellone, i dadi, e che cosa se ne può fare.

# "due onde rosse", "un’onda rossa"
die-name = { die-name.symbols } { die-name.colour }
    .symbols = { $number ->
        [one] { $shape ->
            [oval] un ovale
            [wave] un’onda
            [diamond] un rombo
           *[other] { $shape }
        }
        [two] due { die-name.shapes }
        [three] tre { die-name.shapes }
       *[other] { $number } { die-name.shapes }
    }
    .shapes = { $shape ->
        [oval] ovali
        [wave] onde
        [diamond] rombi
       *[other] { $shape }
    }
    .colour = { $colour ->
        [red] ross{ die-name.o }
        [green] verd{ die-name.e }
        [purple] porpora
       *[other] { $colour }
    }
    .o = { $number ->
        [one] { $shape ->
            [wave] a
           *[other] o
        }
       *[other] { $shape ->
            [wave] e
           *[other] i
        }
    }
    .e = { $number ->
        [one] e
       *[other] i
    }
die-wild = jolly
die-wild-as = un jolly che vale { $die }
die-on = { $die } in { $square }

## Il tabellone

dice-board = Tabellone di { $rows } righe e { $columns } colonne
square-empty = { $square }, vuota
square-taken = { $square }, { $die }
square-middle = centro
square-bonus = { $points ->
    [one] bonus di { $points } punto
   *[other] bonus di { $points } punti
}
square-new = il tuo dado, non ancora giocato
square-last = posato per ultimo
square-fits = qui va bene
square-opening = per l’apertura
dice-whole = Tutto il tabellone
dice-bag = { $count ->
    [0] Il sacchetto è vuoto
    [one] { $count } dado nel sacchetto
   *[other] { $count } dadi nel sacchetto
}
dice-round = Giro { $round }
dice-hand = I tuoi dadi
dice-hand-of = Dadi di { $name }

## Che cosa fare

prompt-dice-opening = Chi è più veloce? Trova un SET tra i tuoi cinque dadi e tocca i suoi tre dadi.
prompt-dice-announce = È un SET? Allora annuncialo!
prompt-dice-barred = Non era un SET. Aspetta il prossimo lancio.
prompt-dice-turn = Tocca a te! Scegli un dado, poi la casella.
prompt-dice-square = Ora tocca la casella dove metterlo.
prompt-dice-other = { $name } sta posando dadi…
prompt-dice-again = Tocca i dadi che vuoi rilanciare, oppure tienili tutti.
prompt-dice-decided = Si aspetta che tutti abbiano deciso…
prompt-dice-choose-first = Scegli prima uno dei tuoi dadi.
dice-last = { $points ->
    [one] { $name }: { $points } punto
   *[other] { $name }: { $points } punti
}
dice-announce = SET!
dice-place = { $points ->
    [one] Posa: { $points } punto
   *[other] Posa: { $points } punti
}
dice-place-not = Posa
dice-back = Riprendi
dice-throw = { $count ->
    [0] Rilancia
    [one] Rilancia { $count } dado
   *[other] Rilancia { $count } dadi
}
dice-keep = Tieni tutti
dice-as-column = In colonna
dice-as-row = In riga
dice-hints = Mostra dove va bene
dice-hints-none = Nessuno dei tuoi dadi va bene. Puoi passare.
dice-replace = Metti { $die } al posto del jolly in { $square }
dice-preview = { $sets } SET: { $points }
dice-preview-wild = jolly 0
dice-preview-bonus = bonus +{ $points }
dice-keys = Tasti: da 1 a 5 scelgono un dado, le frecce muovono sul tabellone, Invio posa, S conferma, P passa o tiene, B riprende.
sign-plays = gioca
sign-decides = decide
sign-no-set = niente SET, aspetta

## Un jolly

wild-heading = Che cosa vale il jolly?
wild-text = Scegli adesso: poi non cambia più.
wild-fits = Qui formano un SET
wild-points = { $points ->
    [one] { $die }, { $points } punto
   *[other] { $die }, { $points } punti
}
wild-looking = Guardo che cosa va bene…
wild-none = Qui non si forma ancora un SET. Scegli tu, o posa prima gli altri dadi.
wild-other = Un altro valore
wild-lay = Posa il jolly
wild-later = Posalo e aggiungi altri dadi
wild-cancel = Annulla

## La fine

end-sets = SET
end-dice = Dadi
end-best = Turno migliore
end-points-chart = I punti nel corso della partita
end-board = Il tabellone alla fine

## Un nuovo tavolo

plain-dice-again-ms = Secondi per decidere se rilanciare (0: senza limite)
plain-dice-turn-ms = Secondi per un turno (0: senza limite)
plain-dice-opening-ms = Secondi per trovare il primo SET prima che tutti rilancino (0: senza limite)

error-no-preview = Che cosa farebbe non si può sapere prima.
