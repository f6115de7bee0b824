### Che cosa viene detto a chi ospita Tercet.

error-postgres-missing = Per tenere i tavoli in PostgreSQL, installa Tercet con il suo supporto: pip install 'tercet[postgres]'
error-nats-missing = Per giocare su più nodi, installa Tercet con ciò che serve loro: pip install 'tercet[nodes]'
error-broker-unknown = Un broker si indica con un indirizzo come nats://nome:password@host:4222, non con «{ $address }».
error-broker-open = Un broker su un’altra macchina deve chiedere una password o un certificato; quello di { $host } non lo fa (o il suo indirizzo non contiene password): chiunque lo raggiunga potrebbe leggere tutte le mani. Proteggilo, oppure consentilo con --open-broker.
error-nodes-need-database = Più nodi condividono i tavoli tramite PostgreSQL: indicalo con --database.
error-thinkers-need-broker = Chi pensa per i bot di più nodi li sente tramite il loro broker: indicalo con --broker.
error-node-not-started = Un nodo non si è avviato; il suo registro dice perché.
error-nats-server-missing = Senza broker, a più nodi serve il programma nats-server: installalo, o indica un broker con --broker.
error-database-unknown = { $address } non è l’indirizzo di un database PostgreSQL, per esempio postgresql://utente@macchina/nome.
error-proxy-unreadable = { $proxy } non è l’indirizzo di un proxy, per esempio 127.0.0.1 o 10.0.0.0/8.
error-backup-unusable = { $path } non è un backup di Tercet, oppure è danneggiato.

doctor-file-missing = Non c’è nessun database { $path }.
doctor-file-empty = Il database { $path } è vuoto.
doctor-file-broken = { $path } non è un database integro: { $reason }
doctor-open-to-others = Altri su questo computer possono accedere a { $path } (permessi { $mode }).
doctor-key-broken = La chiave { $path } è danneggiata; nessun server si avvia così.
doctor-schema-older = Il database è al passo { $step } e non è ancora stato portato al passo { $newest }.
doctor-schema-unknown = Il database è al passo { $step }; questa versione di Tercet conosce solo { $newest }. L’ha usato una versione più recente.
doctor-orphans = { $count ->
    [one] { $count } riga di «{ $what }» non appartiene a nulla.
   *[other] { $count } righe di «{ $what }» non appartengono a nulla.
}
doctor-people-missing = { $count ->
    [one] { $count } posto appartiene a una persona sconosciuta.
   *[other] { $count } posti appartengono a persone sconosciute.
}
doctor-next-missing = { $count ->
    [one] { $count } tavolo porta a uno successivo che non esiste.
   *[other] { $count } tavoli portano a uno successivo che non esiste.
}
doctor-table-damaged = Tavolo { $table }: la partita si può rigiocare solo fino alla voce { $good } ({ $why }).
doctor-settings-damaged = Tavolo { $table }: le impostazioni non sono leggibili.
doctor-outcome-differs = Tavolo { $table }: il risultato non è quello della partita.
doctor-server-silent = Il server { $path } non risponde: { $reason }
doctor-server-stuck = Il server { $path } non va avanti: { $what }.

doctor-cure-restore = Si può prendere da un backup: --mend --backup FILE
doctor-cure-close = --mend lascia l’accesso solo al proprietario.
doctor-cure-migrate = Il prossimo avvio lo aggiorna, oppure --mend.
doctor-cure-remove = --mend lo rimuove.
doctor-cure-cut = --mend fa riprendere la partita dopo la voce { $seq }; con --backup, da lì viene una partita integra.
doctor-cure-end = --mend chiude questo tavolo; con --backup, viene da lì.
doctor-cure-rebuild = --mend lo ricalcola dalla partita.
doctor-no-cure = Può aiutare solo un backup in cui è integro.
doctor-mended-restore = Riparato: preso dal backup.
doctor-mended-close = Riparato: accede solo il proprietario.
doctor-mended-migrate = Riparato: aggiornato.
doctor-mended-remove = Riparato: rimosso.
doctor-mended-cut = Riparato: la partita riprende dopo la voce { $seq }.
doctor-mended-end = Riparato: il tavolo è chiuso.
doctor-mended-rebuild = Riparato: ricalcolato dalla partita.
doctor-seen = Tavoli esaminati: { $tables }. Voci rigiocate: { $entries }.
doctor-verdict = { $count ->
    [0] È tutto integro.
    [one] { $count } danno.
   *[other] { $count } danni.
}
error-ratings-moved = Un server ha cambiato le valutazioni durante il calcolo. Non è stato salvato nulla; riprova.
ratings-none = Nessuno ha ancora giocato una partita valutata.
ratings-same = Partite valutate: { $games }, contate: { $counted }, valutazioni: { $players }. Tutto come salvato, fino all’ultima cifra.
ratings-differed = Partite valutate: { $games }, contate: { $counted }, valutazioni: { $players }. Corretti: { $ratings } valutazioni e { $results } risultati.
