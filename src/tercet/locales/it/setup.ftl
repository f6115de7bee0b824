### SetUp: giocare una carta che non fa SET.

game-setup-name = SetUp
game-setup-summary = Gioca una carta che non faccia SET con quelle in tavola, altrimenti le prendi tutte.

option-setup-hand = Carte in mano
option-setup-challenge-ms = Tempo per guardare una carta prima della successiva (millisecondi, 0: nessuno)
option-setup-last-ms = Tempo per guardare l’ultima carta, se il tempo qui sopra è 0 (millisecondi)
option-setup-turn-ms = Tempo per giocare una carta (millisecondi, 0: senza limite)

act-lay-card = Gioco questa carta
act-challenge = Questo è un SET!

event-hands-dealt = Ognuno riceve la sua mano coperta ({ $count }): { $seats }.
event-own-hand = { $seat } ha in mano { $cards }.
event-card-laid = { $late ->
    [yes] { $seat } ha tardato troppo; il caso gioca { $card }.
   *[other] { $seat } gioca { $card }.
}
event-drew = { $seat } pesca { $card }.
event-challenged = { $seat } vede un SET: { $card } con { $cards }!
event-collected = { $by } ha ragione. { $seat } prende tutta la tavola ({ $cards_count }): { $cards }.
event-passed-over = Assenza, turno saltato: { $seats }.
event-last-place = Più carte di tutti ({ $count }), quindi ultimo posto: { $seats }.

deadline-challenge = per guardare, prima della carta successiva
deadline-last-challenge = per guardare l’ultima carta
deadline-lay-card = per giocare una carta

reason-pile-drawn = Il mazzo è esaurito.

error-pile-drawn = Il mazzo è esaurito, non si gioca più nessuna carta. Si può contestare solo l’ultima.
error-wait-for-challenges = Lascia agli altri il tempo di guardare: ancora { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-card-not-in-hand = La carta { $card } non è nella tua mano.
error-challenged-first = Troppo tardi: { $by } l’ha visto per primo.
error-question-closed = Troppo tardi: la carta successiva è già in tavola. Non ti costa nulla.
error-name-the-others = { $card } è la carta in questione. Indica le altre due.
error-nothing-to-challenge = Non c’è nulla da contestare: per un SET servono tre carte in tavola.
error-own-card = Questa carta l’hai giocata tu. Il SET lo cercano gli altri.
error-already-challenged = Su questa carta hai già provato. Aspetta la prossima.
