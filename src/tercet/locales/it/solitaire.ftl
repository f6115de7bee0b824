### Il gioco di base, da soli.

game-solitaire-name = Solitario
game-solitaire-summary = Tu contro il mazzo, nelle tre forme dei regolamenti.

option-solitaire-form = Forma
option-solitaire-form-first = si finisce quando non vedi nessun SET
option-solitaire-form-patience = altre tre carte quando non ne vedi, fino a esaurire il mazzo
option-solitaire-form-penalty = rinunciare costa, le ultime carte riscattano
option-solitaire-fixed = Mazzo per principianti
option-solitaire-fixed-off = no, tutte le 81 carte
option-solitaire-fixed-1 = solo un simbolo
option-solitaire-fixed-2 = solo due simboli
option-solitaire-fixed-3 = solo tre simboli
option-solitaire-fixed-r = solo il primo colore
option-solitaire-fixed-g = solo il secondo colore
option-solitaire-fixed-p = solo il terzo colore
option-solitaire-fixed-s = solo carte a campo pieno
option-solitaire-fixed-h = solo carte a campo tratteggiato
option-solitaire-fixed-e = solo carte a campo vuoto
option-solitaire-fixed-o = solo la prima forma
option-solitaire-fixed-w = solo la seconda forma
option-solitaire-fixed-d = solo la terza forma
option-solitaire-mistakes = Una scelta sbagliata costa
option-solitaire-mistakes-cost = quanto costa nel gioco di base (prima forma: un punto; con penalità: un SET)
option-solitaire-mistakes-free = nulla, viene solo contata
option-solitaire-strict = «Qui non c’è» solo se davvero non c’è nessun SET
option-solitaire-tell = Il gioco dice da solo quando non c’è nessun SET

act-take = Prendo queste tre
act-stop = Abbandona
solitaire-none-more = Qui non c’è: altre tre
solitaire-none-end = Qui non c’è: ho finito

event-no-set-here = Qui non c’è nessun SET.
event-three-more = Altre tre carte: { $cards }.
event-gave-up = { $cards_count ->
    [0] Rinunciare costa un punto di penalità: { $penalties } in tutto.
   *[other] Rinunciare costa un punto di penalità, { $penalties } in tutto, e un SET: { $cards }.
}
event-redeemed = Uno degli ultimi SET riscatta un punto di penalità; ne restano { $penalties }.
event-overlooked = Sfuggito: { $sets }.
event-solitaire-ended = { $result ->
    [until_none] { solitaire-until-none }
    [given_up] { solitaire-given-up }
    [cleared] { solitaire-cleared }
    [cards_left] { solitaire-cards-left }
    [won] { solitaire-won }
   *[lost] { solitaire-lost }
} { solitaire-mistakes } { solitaire-time }

## Che cos’è stato

solitaire-until-none = { $sets ->
    [0] Nessun SET è stato visto.
    [one] Un SET prima di non vederne più.
   *[other] { $sets } SET prima di non vederne più.
}
solitaire-given-up = { $sets ->
    [0] Abbandonato prima del primo SET.
   *[other] Abbandonato dopo { $sets } SET.
}
solitaire-cleared = Tavola pulita: non resta neppure una carta.
solitaire-cards-left = { $left ->
    [one] Non è riuscito: resta una carta.
   *[other] Non è riuscito: restano { $left } carte.
}
solitaire-won = Vinto: non resta nessun punto di penalità.
solitaire-lost = { $penalties ->
    [0] Perso: il mazzo non è stato esaurito.
    [one] Perso: resta un punto di penalità.
   *[other] Perso: restano { $penalties } punti di penalità.
}
solitaire-mistakes = { $wrong ->
    [0] Nessun errore.
    [one] Un errore.
   *[other] { $wrong } errori.
}
solitaire-time = Tempo: { $ms }.
solitaire-overlooked = { $count ->
    [0] Non è sfuggito nulla
    [one] È sfuggito un SET
   *[other] Sono sfuggiti { $count } SET
}
solitaire-this = Questa volta
solitaire-earlier = Accanto alle tue partite precedenti
solitaire-best = La tua migliore finora

reason-none-seen = Non è stato più visto nessun SET.
reason-none-there = In tavola non c’era più nessun SET.
reason-table-empty = La tavola è vuota.
reason-stopped = Il solitario è stato abbandonato.
