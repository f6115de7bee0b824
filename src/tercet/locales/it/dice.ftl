### SET Dadi.

game-dice-name = SET Dadi
game-dice-summary = Dadi al posto delle carte: si formano SET lungo le righe e le colonne di un tabellone per fare punti.

option-dice-board = Tabellone
option-dice-board-standard = normale, 13 caselle per 13
option-dice-board-small = piccolo, 9 caselle per 9
option-dice-kit = Dadi
option-dice-kit-standard = con jolly
option-dice-kit-plain = senza jolly, per la prima partita
option-dice-again-ms = Tempo per decidere se rilanciare (millisecondi, 0: senza limite)
option-dice-turn-ms = Tempo per un turno (millisecondi, 0: senza limite)
option-dice-opening-ms = Tempo per trovare il primo SET prima che tutti rilancino (millisecondi, 0: senza limite)

act-announce = SET!
act-place = Posa i dadi
act-replace-wild = Sostituisci un jolly
act-pass = Passo
act-throw-again = Rilancia

event-dice-thrown = { $seat } lancia { $dice }.
event-nobody-opens = Nessuno di quelli che possono annunciare ha un SET: rilanciano tutti.
# Perché tre dadi non sono un SET; $two è ciò che due hanno in comune.
event-opening-wrong = { $seat } annuncia { $dice }. Non è un SET: { event-opening-wrong.why } { $seat } aspetta il prossimo lancio.
    .why = { $two ->
        [one] due mostrano un solo simbolo e il terzo no.
        [two] due mostrano due simboli e il terzo no.
        [three] due mostrano tre simboli e il terzo no.
        [red] due sono rossi e il terzo no.
        [green] due sono verdi e il terzo no.
        [purple] due sono porpora e il terzo no.
        [oval] due mostrano ovali e il terzo no.
        [wave] due mostrano onde e il terzo no.
        [diamond] due mostrano rombi e il terzo no.
       *[other] { $two }
    }
event-dice-opened = { $seat } apre con { $dice } e fa { event-dice-opened.points }. SET: { $sets }.
    .points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
event-dice-placed = { $bonuses_count ->
    [0] { $seat } posa { $dice } e fa { event-dice-placed.points }. SET: { $sets }.
   *[other] { $seat } posa { $dice } e fa { event-dice-placed.points }. SET: { $sets }. Bonus: { $bonuses }.
}
    .points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
event-wild-replaced = { $seat } sostituisce il jolly in { $square } con { $die } e lancia il dado liberato: { $thrown }.
event-dice-passed = { $why ->
    [late] Il tempo è scaduto: { $seat } passa.
    [gone] { $seat } non c’è e salta il turno.
   *[other] { $seat } passa.
}
event-out-of-dice = { $seat } non ha più dadi. Chi non ha ancora giocato in questo giro gioca un’ultima volta.
event-nobody-can-play = Nel giro { $round } nessuno può fare un SET: rilanciano tutti.
event-threw-again = { $seat } rilancia { $old } e ottiene { $new }.
event-dice-kept = { $seat } tiene tutti i dadi.
event-round-began = Giro { $round }: comincia { $seat }.

deadline-dice-opening = per trovare il primo SET
deadline-dice-turn = per giocare
deadline-dice-again = per decidere se rilanciare

reason-out-of-dice = Un giocatore non ha più dadi.
reason-quiet-rounds = Il sacchetto è vuoto, e per tre giri nessuno ha posato un dado.

## Rifiuti: quale dado, e perché

error-dice-barred = Hai annunciato tre dadi che non sono un SET; potrai annunciare di nuovo dopo il prossimo lancio.
error-dice-opened-first = Troppo tardi: { $by } ha fatto prima.
error-dice-thrown-since = Troppo tardi: nel frattempo i dadi sono stati rilanciati.
error-dice-opening-squares = Si apre con tre dadi attraverso la casella centrale { $middle }, lungo la riga o la colonna.
error-dice-opening-no-set = Questi tre dadi non sono un SET e non possono aprire.
error-dice-no-turn-now = { $phase ->
    [opening] I turni non sono cominciati: prima qualcuno deve aprire.
   *[other] Il giro non è cominciato: non tutti hanno deciso se rilanciare.
}
error-dice-no-throw-now = Si può rilanciare solo prima che cominci un giro.
error-dice-thrown-once = Hai già deciso; si rilancia una volta sola.
error-dice-not-yours = Non hai un dado { $die } da rilanciare, o non così tanti.
error-dice-none-placed = In un turno si posa almeno un dado; per non posarne, passa.
error-dice-too-many = In un turno si posano al massimo { $most } dadi: { $die } in { $square } è di troppo.
error-dice-too-long = Un turno non può avere { $have } dadi.
error-dice-off-board = { $die } non può andare in { $square }: la casella è fuori dal tabellone.
error-dice-square-taken = { $die } non può andare in { $square }: c’è già { $there }.
error-dice-needs-meaning = Di’ che cosa rappresenta il jolly in { $square }, per esempio *2rw.
error-dice-one-open-wild = Lascia esattamente un jolly senza significato, per esempio g7=*; qui sono { $have }.
error-dice-not-in-hand = { $die } per { $square } non è fra i tuoi dadi, o non così tante volte.
error-dice-no-line = { $die } in { $square } non è in fila con due vicini, quindi non forma un SET.
error-dice-no-set = { $line ->
    [row] { $die } in { $square } non forma un SET nella riga con { $first } e { $second }: { error-dice-no-set.why }
   *[other] { $die } in { $square } non forma un SET nella colonna con { $first } e { $second }: { error-dice-no-set.why }
}
    .why = { $two ->
        [one] due mostrano un solo simbolo e il terzo no.
        [two] due mostrano due simboli e il terzo no.
        [three] due mostrano tre simboli e il terzo no.
        [red] due sono rossi e il terzo no.
        [green] due sono verdi e il terzo no.
        [purple] due sono porpora e il terzo no.
        [oval] due mostrano ovali e il terzo no.
        [wave] due mostrano onde e il terzo no.
        [diamond] due mostrano rombi e il terzo no.
       *[other] { $two }
    }
error-dice-meaning-wrong = Il jolly in { $square } non forma un SET come { $die }; lì dovrebbe rappresentare { $needs }.
error-dice-not-joined = I dadi posati da { $square } in poi formano un SET solo fra loro; almeno un SET deve usare un dado che c’era già.
error-dice-second-swap = In un turno si sostituisce un solo jolly; { $square } deve aspettare.
error-dice-no-wild-there = In { $square } non c’è un jolly da sostituire con { $die }.
error-dice-wrong-for-wild = Il jolly in { $square } rappresenta { $meaning }; { $die } non può sostituirlo.

## Ciò che non si può leggere

error-die-unreadable = «{ $text }» non è un dado. Un dado è un numero, un colore e una forma come 2rw, un jolly * o un jolly con ciò che rappresenta *2rw.
error-die-needs-meaning = Nella riga { $row } della posizione un jolly non dice che cosa rappresenta; si scrive *2rw.
error-die-number-unreadable = «{ $text }» non è il numero di un dado; i dadi del sacchetto si scrivono da #1 a #42.
error-square-unreadable = «{ $text }» non è una casella. Una casella è una lettera e un numero, per esempio g7.
error-hand-has-meaning = { $die } non è ancora posato; un jolly lì non rappresenta ancora nulla e si scrive *.
error-position-fields = Una posizione ha { $need } parti (tabellone, righe, mani, posto che gioca, dadi nel sacchetto, punti, sostituzione), questa ne ha { $have }.
error-position-rows = Il tabellone ha { $need } righe, la posizione ne ha { $have }.
error-position-columns = La riga { $row } ha { $have } caselle invece di { $need }.
error-position-number = «{ $text }» non può stare nella parte { $field } di una posizione.
error-position-seats = La posizione ha { $have } mani; il posto che gioca o i punti non corrispondono.
error-position-players = La posizione ha { $have } mani; si gioca da { $least } a { $most }.
error-position-hand = Il posto { $seat } ha { $have } dadi; una mano ne ha al massimo { $most }.
error-position-dice = Sul tabellone, nelle mani e nel sacchetto ci sono { $have } dadi; il gioco ne ha solo { $most }.
error-dice-best = Si possono elencare da 1 a { $most } turni, non { $best }.
error-dice-file = Il file { $file } non si può leggere: { $reason }
error-dice-file-unknown = Nessun tabellone e nessun gruppo di dadi si chiama «{ $file }».
error-dice-bag-too-small = Nel sacchetto ci sono { $have } dadi; per cominciare ne servono { $need }.
error-board-size = Il tabellone { $board } ha { $rows } caselle per { $columns }; sono possibili da 3 a 26.
error-board-square = Sul tabellone { $board } la casella { $square } sta fuori.
error-board-bonus-twice = Sul tabellone { $board } la casella { $square } ha due bonus.
error-kit-die = Il dado { $die } del gruppo { $kit } non ha sei facce diverse.

## Il comando

dice-command-to-move = Gioca: posto { $seat } con { $hand }. Nel sacchetto: { $bag }.
dice-command-none = Nessuna mossa possibile: si può solo passare.
dice-command-turn = { $points ->
    [one] { $points } punto: { $turn }
   *[other] { $points } punti: { $turn }
}
dice-command-set = { $line ->
    [row] SET nella riga: { $dice } = { $points }
   *[other] SET nella colonna: { $dice } = { $points }
}
dice-command-bonus = Bonus in { $square }: { $points }
dice-command-total = Totale: { $points }
