### Più mani in una partita; chi va e chi viene.

option-match-form = Partita
option-match-form-single = una sola mano
option-match-form-dealers = ognuno dà le carte una volta
option-match-form-deals = un numero di mani
option-match-form-tournament = torneo: chi guida dà le carte e non gioca
option-match-form-target = fino a un punteggio
option-match-deals = Numero di mani
option-match-target = Punti da raggiungere, per ogni giocatore al tavolo
option-match-pause-ms = Pausa tra le mani (millisecondi)
option-match-count-down-ms = Conto alla rovescia prima di ogni nuova mano (millisecondi)

act-ready = Pronto
act-leave = Lascia il tavolo
act-return = Torna al tavolo

event-deal-started = { $leads ->
    [yes] Comincia la mano { $deal }. { $seat } guida e non gioca.
   *[other] Comincia la mano { $deal }. Dà le carte { $seat }.
}
event-deal-ended = La mano { $deal } è finita. { $outcome } Totali: { $totals }.
event-is-ready = { $seat }: pronto.
event-left = { $seat } ha lasciato il tavolo.
event-returned = { $seat } è di nuovo al tavolo.
event-over = { $outcome }

deadline-next-deal = alla prossima mano

reason-deals-played = La partita è finita.
reason-target-reached = Il punteggio è raggiunto.
