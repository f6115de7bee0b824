### Il gioco di base, da soli.

game-solitaire-name = Solitario
game-solitaire-summary = Tu contro il mazzo, nelle tre forme che raccontano i regolamenti.

option-solitaire-form = Forma
option-solitaire-form-first = ci si ferma quando in tavola non c’è nessun SET
option-solitaire-form-patience = si continua fino a esaurire il mazzo
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
option-solitaire-strict = Altre carte solo se davvero non c’è nessun SET

act-take = Prendo queste tre
act-more = Altre tre carte
act-stop = Abbandono

event-gave-up = { $cards_count ->
    [0] { $seat } rinuncia a cercare: punti di penalizzazione { $penalties }.
   *[other] { $seat } rinuncia a cercare: punti di penalizzazione { $penalties }, e si toglie un SET: { $cards }.
}
event-redeemed = Uno degli ultimi SET riscatta un punto di penalizzazione; ne restano { $penalties }.

reason-stopped = Il solitario è stato abbandonato.
