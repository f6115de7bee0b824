### Quello che scrive il comando.

sets-found = { $count ->
    [0] Nessun SET.
    [one] { $count } SET.
   *[other] { $count } SET.
}
sets-on-table = { $count ->
    [0] In tavola non c’è nessun SET.
    [one] In tavola c’è { $count } SET.
   *[other] In tavola ci sono { $count } SET.
}
exercise-task = Trova i { $count } SET tra queste nove carte.
seed = Seme
commitment = Impegno
editions = Edizioni
options-title = Opzioni
presets-title = Formule
matches-title = Forme di partita
hidden-yes = carte coperte
hidden-no = nulla di coperto, tranne il mazzo

verify-holds = Questo registro è esatto.
verify-commitment = Impegno preso prima della prima carta: { $commitment }
verify-seed = Seme svelato alla fine, e corrisponde: { $seed }
verify-arranged = Il mazzo di questa partita è stato preparato, non mescolato; la partita non conta mai per la classifica.
verify-without-nonce = Nessun numero casuale da: { $names }. I bot del server non ne danno; contro chiunque altro chi ha distribuito ha potuto scegliere le carte.
verify-relinked = Questo registro è stato concatenato di nuovo: l’ultimo anello del vecchio era { $link }.
verify-verdicts = { $count ->
    [one] Una chiamata è stata giudicata secondo il tempo servito alla persona, e il verdetto regge.
   *[other] { $count } chiamate sono state giudicate secondo il tempo servito alle persone, e i verdetti reggono.
}
verify-entries = { $count ->
    [one] { $count } voce rigiocata, permessa dalle regole.
   *[other] { $count } voci rigiocate, tutte permesse dalle regole.
}

edition-fxs1995 = Classica 1995
edition-carnet = Taccuino
edition-turquoise = Turchese
edition-italian = Italiana

list-and = { $first } e { $last }
labelled = { $label }: { $value }
winners = { $count ->
    [0] Punteggio: { $scores }.
    [one] Vince { $winners }. Punteggio: { $scores }.
   *[other] Vincono insieme { $winners }. Punteggio: { $scores }.
}
