### Più nodi: ciò che chi ospita ne sa.

cluster-node = { $name } ({ $id }, versione { $version }): { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}, prenotato per { $lease } s{ $state ->
    [draining] , consegna i suoi tavoli
   *[serving] {""}
}
cluster-figures = clienti di altri qui { $streams-in }, nostri altrove { $streams-out }, inoltrati { $forwarded }, ripresi { $takeovers }, persi { $stale }
cluster-silent = non dice nulla tramite il broker
cluster-broker-away = Il broker non risponde, o non ci lascia entrare: non si sa che cosa passa fra i nodi.
cluster-count = { $count ->
    [0] Nessun nodo è vivo.
    [one] Un nodo è vivo.
   *[other] { $count } nodi sono vivi.
}
help-cluster = Mostra ogni nodo di una base di dati e, con --broker, ciò che passa tra loro.
help-cluster-broker = L’indirizzo del broker NATS tra di loro.
help-cluster-open-broker = Consente un broker su un’altra macchina che lascia entrare chiunque.
help-think = Pensa per i bot di tutti i nodi di una base di dati e di un broker, fino all’interruzione.
help-think-broker = L’indirizzo del broker NATS tra di loro.
help-think-open-broker = Consente un broker su un’altra macchina che lascia entrare chiunque.
help-think-processes = Tanti processi pensano; di solito uno per ogni core.
