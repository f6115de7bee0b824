### L'Esploratore: si mostra una carta, gli altri cercano la seconda.

game-scout-name = L’Esploratore
game-scout-summary = Punta il dito su una carta del SET che hai visto; chi trova una seconda carta divide il bottino.

option-scout-search-ms = Tempo per trovare una seconda carta (millisecondi, 0: senza limite)
option-scout-vote-ms = Tempo per scegliere la penitenza (millisecondi)
option-scout-second-pays = Una seconda carta che non forma un SET costa una carta
option-scout-strict = «Qui non c’è» solo quando davvero non c’è un SET
option-scout-players-end = Sono i giocatori a dire quando è finita

act-point = Vedo un SET
act-point-second = Ecco la seconda carta
act-give-up = Mi arrendo
act-vote = Scegli la penitenza

forfeit-scolding = una bella ramanzina
forfeit-dishes = una settimana a lavare i piatti

event-pointed = { $seat } ha visto un SET e punta il dito su { $card }.
event-sealed = Solo { $seat } conosce il SET: { $cards }.
event-pointed-second = { $seat } punta il dito su { $card }.
event-barred = Così qui non si forma un SET. { $seat } è fuori da questa ricerca.
event-gave-up-search = { $seat } si arrende.
event-search-ran-out = Tempo scaduto per { $seats }.
event-opened = { $seat } mostra il SET: { $cards }.
event-won = { $seat } prende { $cards }.
event-lost-card = { $seat } perde una carta: { $card }.
event-sits-out-next = Era uno sbaglio: { $seat } salta la prossima ricerca.
event-searches-again = { $seats_count ->
    [one] { $seats } torna a cercare.
   *[other] { $seats } tornano a cercare.
}
event-forfeit-due = { $seat } non ha carte da perdere: gli altri scelgono una penitenza.
event-voted = { $forfeit ->
    [scolding] { $by } vota una bella ramanzina per { $seat }.
    [dishes] { $by } vota i piatti da lavare per { $seat }.
   *[other] { $by } ha votato sulla penitenza di { $seat }.
}
event-forfeited = { $forfeit ->
    [dishes] { $seat } lava i piatti per una settimana ({ $dishes } a { $scolding }).
   *[scolding] { $seat } si prende una bella ramanzina ({ $scolding } a { $dishes }).
}

deadline-search = per trovare una seconda carta
deadline-vote = per scegliere la penitenza

error-already-pointing = Il tuo dito è già su una carta: gli altri stanno cercando.
error-pointed-first = Troppo tardi: prima di te ha puntato il dito { $by }.
error-sits-out-search = Hai sbagliato e salti questa ricerca.
error-card-is-first = Il dito dell’esploratore è su { $card }. Cerca un’altra carta del SET.
error-second-first = Troppo tardi: prima di te ha trovato una seconda carta { $by }.
error-search-over = Troppo tardi: questa ricerca è finita.
error-no-search = Nessuno ha ancora puntato il dito su una carta.
error-barred-from-search = La tua seconda carta non formava un SET: sei fuori da questa ricerca.
error-gave-up-search = In questa ricerca ti sei già arreso.
error-own-forfeit = La tua penitenza la scelgono gli altri.
error-already-voted = Hai già votato.
error-vote-over = Troppo tardi: i voti sono stati contati.
error-no-vote-open = Su questo giocatore non si sta votando.
