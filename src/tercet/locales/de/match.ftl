### Mehrere Runden als eine Partie; Kommen und Gehen.

option-match-form = Partie
option-match-form-single = eine Runde
option-match-form-dealers = alle geben einmal
option-match-form-deals = eine Anzahl Runden
option-match-form-tournament = Turnier: wer leitet, gibt und spielt nicht mit
option-match-form-target = bis zu einer Punktzahl
option-match-deals = Runden in der Partie
option-match-target = Punkte bis zum Sieg, je Person am Tisch
option-match-pause-ms = Pause zwischen den Runden (Millisekunden)
option-match-count-down-ms = Countdown vor jeder weiteren Runde (Millisekunden)

act-ready = Bereit
act-leave = Tisch verlassen
act-return = Zurückkommen

event-deal-started = { $leads ->
    [yes] Runde { $deal } beginnt. { $seat } leitet und spielt nicht mit.
   *[other] Runde { $deal } beginnt. { $seat } gibt.
}
event-deal-ended = Runde { $deal } ist zu Ende. { $outcome } Gesamt: { $totals }.
event-is-ready = { $seat } ist bereit.
event-left = { $seat } hat den Tisch verlassen.
event-returned = { $seat } ist wieder da.
event-over = { $outcome }

deadline-next-deal = bis zur nächsten Runde

reason-deals-played = Die Partie ist zu Ende.
reason-target-reached = Die Punktzahl ist erreicht.
