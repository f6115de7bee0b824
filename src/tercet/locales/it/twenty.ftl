### 20/20: liberarsi per primi delle proprie carte.

game-twenty-name = 20/20
game-twenty-summary = Liberati per primo delle tue carte, formando SET con quelle e con le carte in tavola.

option-twenty-hand = Carte distribuite a ciascuno
option-twenty-table = Carte in tavola
option-twenty-most = Massimo di carte in mano
option-twenty-point-ms = Tempo per mostrare le tre carte (millisecondi)

act-ask-card = Prendi una carta

event-extra-card = { $reason ->
    [asked] { $card ->
        [none] { $seat } chiede una carta e la riceve.
       *[other] { $seat } chiede una carta e riceve { $card }.
    }
   *[penalty] { $card ->
        [none] { $seat } riceve una carta in più.
       *[other] { $seat } riceve una carta in più: { $card }.
    }
}
event-hand-full = { $seat } ha già { $count } carte in mano: nessuna carta in più.
event-pile-rebuilt = Il mazzo era vuoto; { $count } carte tolte dal gioco vengono mescolate in uno nuovo.
event-table-swapped = Nessuno può più muovere. Le carte in tavola si cambiano con { $cards }; se ne vanno { $gone }.
event-went-out = { $points ->
    [one] { $seat } non ha più carte: { $points } punto.
   *[other] { $seat } non ha più carte: { $points } punti.
}

reason-hand-empty = Nessuna carta più in mano.

error-card-out-of-reach = La carta { $card } non è né in tavola né nella tua mano.
error-hand-full = Hai già { $most } carte in mano; di più non si può.
