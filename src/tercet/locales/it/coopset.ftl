### CoopSet: tutti insieme contro il mazzo.

game-coopset-name = CoopSet
game-coopset-summary = Una squadra e nessun avversario: da ogni dozzina di carte, più SET possibile.

option-coopset-words = Per «fatto» e «un’altra carta» ci vuole
option-coopset-words-all = la parola di tutti
option-coopset-words-any = la parola di uno
option-coopset-strict = «Fatto» solo se davvero non resta nessun SET
option-coopset-size = Carte in una disposizione
option-coopset-one-set = Punti per un SET in una disposizione
option-coopset-two-sets = Punti per due SET
option-coopset-three-sets = Punti per tre SET
option-coopset-four-sets = Punti per quattro SET o più
option-coopset-added-cost = Punti che costa una carta aggiunta

act-say-done = Fatto
act-say-add = Un’altra carta
act-unsay = Cerco ancora

event-team-word = { $word ->
    [done] { $seat } dice: fatto.
   *[add] { $seat } non vede nessun SET e chiede un’altra carta.
}
event-unsaid = { $seat } preferisce cercare ancora.
event-card-added = Un’altra carta: { $card }. Punti { $points }, totale { $score }.
event-layout-scored = { $sets ->
    [0] Nessun SET
    [one] Un SET
   *[other] { $sets } SET
} da questa disposizione: punti { $points }, totale { $score }. Al massimo se ne potevano fare: { $possible }. { $left_count ->
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

verdict-keep-playing = Continuate a giocare!
verdict-not-bad = Niente male.
verdict-good = Bene!
verdict-excellent = Ottimo!
verdict-super = Magnifico!
verdict-records = Congratulazioni: roba da libro dei record!
verdict-misread = O avete letto male le regole, o qui c’è un baro senza vergogna!

reason-pack-used-up = Il mazzo è finito.

error-take-or-add = Da questa disposizione non è ancora stato preso nulla. Prendi un SET, oppure chiedi un’altra carta.
error-done-instead = Si aggiungono carte solo finché non è stato preso nessun SET. Se non ne trovi altri, di’ «fatto».
