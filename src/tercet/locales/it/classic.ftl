### Il gioco di base.

game-classic-name = SET
game-classic-summary = Si cerca tutti insieme: chi vede per primo tre carte che vanno insieme le prende.

option-classic-penalty = Una chiamata sbagliata costa
option-classic-penalty-point = un punto
option-classic-penalty-aside = tre carte già vinte
option-classic-penalty-lockout = un’attesa, finché un altro trova un SET
option-classic-penalty-return = un SET già vinto, o il prossimo
option-classic-score = Alla fine si contano
option-classic-score-sets = i SET
option-classic-score-cards = le carte
option-classic-fixed = Mazzo per principianti
option-classic-fixed-off = no, tutte le 81 carte
option-classic-fixed-1 = solo un simbolo
option-classic-fixed-2 = solo due simboli
option-classic-fixed-3 = solo tre simboli
option-classic-fixed-r = solo il primo colore
option-classic-fixed-g = solo il secondo colore
option-classic-fixed-p = solo il terzo colore
option-classic-fixed-s = solo carte a campo pieno
option-classic-fixed-h = solo carte a campo tratteggiato
option-classic-fixed-e = solo carte a campo vuoto
option-classic-fixed-o = solo la prima forma
option-classic-fixed-w = solo la seconda forma
option-classic-fixed-d = solo la terza forma
option-classic-point-ms = Tempo per mostrare le tre carte (millisecondi)
option-classic-lay-after-ms = Altre tre carte dopo questo silenzio (millisecondi, 0: mai)
option-classic-strict = «Qui non c’è» solo se davvero non c’è nessun SET
option-classic-players-end = Sono i giocatori a dire quando è finita

preset-classic-solid = principianti: solo carte a campo pieno
preset-classic-colour = principianti: un solo colore

event-penalised = { $penalty ->
    [point] { $seat } perde un punto.
    [aside] { $seat } mette da parte tre carte: { $cards }.
    [lockout] { $seat } aspetta che un altro trovi un SET.
    [return] { $seat } restituisce un SET: { $cards }.
   *[debt] { $seat } deve un SET.
}
event-repaid = { $seat } paga così un vecchio debito.
event-locks-lifted = Possono chiamare di nuovo: { $seats }.
