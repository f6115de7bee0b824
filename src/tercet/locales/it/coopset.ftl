### CoopSet: tutti insieme contro il mazzo.

game-coopset-name = CoopSet
game-coopset-summary = Una squadra e nessun avversario: da ogni dozzina di carte, il maggior numero possibile di SET.

option-coopset-words = Per «fatto» e «un’altra carta» serve
option-coopset-words-all = l’accordo di tutti
option-coopset-words-any = l’accordo di uno
option-coopset-strict = «Fatto» solo se davvero non resta nessun SET
option-coopset-size = Carte in una disposizione
option-coopset-one-set = Punti per un SET in una disposizione
option-coopset-two-sets = Punti per due SET
option-coopset-three-sets = Punti per tre SET
option-coopset-four-sets = Punti per quattro SET o più
option-coopset-added-cost = Punti che costa una carta aggiunta

preset-coopset-class = Una classe: fino a 32, ognuno col suo telefono, e basta l’accordo di uno

act-say-done = Fatto
act-say-add = Un’altra carta
act-unsay = Cerco ancora

event-team-word = { $word ->
    [done] { $seat } dice: fatto.
   *[add] { $seat } non vede nessun SET e chiede un’altra carta.
}
event-unsaid = { $seat } preferisce cercare ancora.
event-card-added = Un’altra carta: { $card }. { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, totale: { $score }.
event-layout-scored = { $sets ->
    [0] Nessun SET
    [one] Un SET
   *[other] { $sets } SET
} da questa disposizione: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, totale: { $score }. Al massimo se ne potevano fare: { $possible }. { $left_count ->
    [0] Non restava nessun SET.
   *[other] Restavano in tavola: { $left }.
}
event-team-judged = La squadra ha { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}. { $verdict ->
    [keep_playing] { verdict-keep-playing }
    [not_bad] { verdict-not-bad }
    [good] { verdict-good }
    [excellent] { verdict-excellent }
    [super] { verdict-super }
    [records] { verdict-records }
   *[misread] { verdict-misread }
}

verdict-keep-playing = Bisogna giocare ancora!
verdict-not-bad = Niente male.
verdict-good = Bene!
verdict-excellent = Ottimo!
verdict-super = Magnifico!
verdict-records = Congratulazioni: roba da libro dei record!
verdict-misread = O le regole sono state lette male, o qui c’è un baro senza vergogna!

reason-pack-used-up = Il mazzo è finito.

error-take-or-add = Da questa disposizione non è ancora stato preso nulla. Prendi un SET, oppure chiedi un’altra carta.
error-done-instead = Si aggiungono carte solo finché non è stato preso nessun SET. Se non ne trovi altri, di’ «fatto».

standing-heading = Accanto ai risultati precedenti
standing-this = Questa volta
standing-last = Gli ultimi, dal più recente
standing-best = Il migliore finora
standing-first = È il primo risultato di questa squadra; i prossimi verranno confrontati con questo.
standing-record = Un nuovo record!
standing-equal = Alla pari con il migliore finora.
