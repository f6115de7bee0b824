### Rivedere una partita finita: la ripetizione, l’analisi, le proprie partite, il controllo della distribuzione.

judged-slower = { $name } ha agito { $ms } ms prima di { $other }, su una linea più lenta.
judged-later = { $other } è arrivato { $ms } ms dopo.
judged-lot = { $name } e { $other } sono stati ugualmente veloci; ha deciso la sorte.
replay-title = Rivedere la partita
replay-of = { $game }: rivedere la partita
replay-loading = La partita sta arrivando…
replay-none = Qui non c’è niente da rivedere
replay-more = Condividere e conservare
replay-share = Un link a questo momento
replay-log = Scarica il registro
replay-scrub = Punto della partita
replay-where = Passo { $entry } di { $last }, a { $time }
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-play = Riproduci
replay-pause = Pausa
replay-next-find = Al prossimo SET o errore
replay-speed = Velocità
replay-show-sets = Mostra i SET
replay-keys = ← → passo per passo · Maiusc + → prossimo SET o errore · Pag ↑ e Pag ↓ di parte in parte · Inizio e Fine · la barra spaziatrice avvia
replay-parts = Mano, giro o disposizione
replay-deal = Mano { $deal }
replay-round = Giro { $round }
replay-deal-round = Mano { $deal }, giro { $round }
replay-layout = Disposizione { $layout }
replay-earlier = Prima
replay-later = Dopo
replay-dealt = Le carte vengono disposte.
replay-here = { $count ->
    [0] Nessun SET in tavola
    [one] Un SET in tavola
   *[other] { $count } SET in tavola
}
replay-fate-taken = { $name } lo prende dopo { $time }.
replay-fate-broken = Scomposto da un altro SET dopo { $time }.
replay-fate-cleared = Messo via dopo { $time } con tutta la tavola.
replay-fate-left = Resta lì fino alla fine, per { $time }.
replay-hands = Le carte di tutti
replay-analysis = La partita in cifre
replay-in-short = { $sets ->
    [one] Un SET è apparso in tavola nel corso della partita.
   *[other] { $sets } SET sono apparsi in tavola nel corso della partita.
} { $found ->
    [0] Nessuno è stato trovato,
    [one] Uno è stato trovato,
   *[other] { $found } sono stati trovati,
} { $broken ->
    [0] nessuno si è scomposto per colpa di un altro,
    [one] uno si è scomposto perché un altro SET gli ha preso una carta,
   *[other] { $broken } si sono scomposti perché un altro SET ha preso loro una carta,
} e { $unseen ->
    [0] nessuno è passato inosservato.
    [one] uno è passato inosservato.
   *[other] { $unseen } sono passati inosservati.
}
replay-times = Quanto tempo ci è voluto per trovare un SET
replay-differs = Caratteristiche diverse
replay-lay = In tavola
replay-found = Trovati
replay-found-of = { $found } su { $lay }
replay-middle = Tempo tipico
replay-unseen = { $count ->
    [0] Niente è passato inosservato
    [one] Un SET che nessuno ha visto
   *[other] { $count } SET che nessuno ha visto
}
replay-lay-for = È rimasto lì { $time }; { $differs } { $differs ->
    [one] caratteristica diversa.
   *[other] caratteristiche diverse.
}
replay-show = Mostralo
replay-show-all = Mostra tutti i { $count }
hint-in-sets = fa parte del SET { $letters }

end-replay = Rivedi e analizza

games-own = Le mie partite
games-figures = Le tue cifre
games-none = Non hai ancora finito nessuna partita. Ogni partita finita si potrà rivedere qui.
games-older = Partite più vecchie
games-watched = guardata
games-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
games-won = vinta, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
games-lost = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

fair-title = Le carte sono state date onestamente?
fair-link = Le carte sono state date onestamente?
fair-explained = Prima della prima carta il server ha scelto un numero segreto e te ne ha mostrato l’impronta. Poi il browser di ogni giocatore ha aggiunto un proprio numero casuale, e tutti questi numeri insieme hanno mescolato le carte. Dopo la partita il numero segreto viene rivelato: ha l’impronta promessa e porta esattamente alle carte che hai visto, quindi nessuno può averle preparate.
fair-checking = Sto calcolando…
fair-verdict-yes = Sì, le carte sono state date onestamente.
fair-verdict-no = No, qui qualcosa non va.
fair-verdict-unknown = Non si può dire.
fair-verdict-missing = Non è provato che le carte siano state date onestamente verso { $names }.
fair-verdict-bots = { $count ->
    [one] Carte date onestamente, se { $names } è un bot del server.
   *[other] Carte date onestamente, se { $names } sono bot del server.
}
fair-links-yes = Nessuno ha cambiato il registro: ognuna delle sue { $count } voci segue la precedente.
fair-links-no = Il registro è stato cambiato: la riga { $line } non segue la precedente.
fair-commitment-yes = Il numero rivelato alla fine ha l’impronta mostrata prima della prima carta.
fair-commitment-no = Il numero rivelato alla fine non ha l’impronta mostrata prima della prima carta.
fair-commitment-unknown = La partita di questo registro non è finita; il numero segreto non è ancora stato rivelato.
fair-noted-yes = Questo browser ha annotato l’impronta arrivando al tavolo, ed è sempre la stessa.
fair-noted-no = Quando questo browser è arrivato al tavolo gli è stata mostrata un’altra impronta.
fair-own-yes = Il tuo numero casuale è nel registro.
fair-own-no = Il tuo numero casuale non è nel registro: il server l’ha omesso o cambiato.
fair-nonces-yes = Ogni giocatore ha aggiunto un numero casuale.
fair-nonces-missing = { $count ->
    [one] Nessun numero casuale da { $names }: il server può aver scelto queste carte contro { $names }.
   *[other] Nessun numero casuale da { $names }: il server può aver scelto queste carte contro queste persone.
}
fair-nonces-bots = Nessun numero casuale da { $names }. I bot del server non ne hanno bisogno; contro una persona, il server può aver scelto queste carte.
fair-deal-yes = Questo browser ha ridistribuito le carte con le stesse regole: dopo ognuno dei { $count } passi il tavolo era come ti è stato mostrato.
fair-deal-no = Al passo { $entry } è stato mostrato altro da ciò che danno i numeri.
fair-deal-unknown = Questo browser non ha potuto ridistribuire le carte né confrontarle con ciò che è stato mostrato.
fair-rules-yes = Questo browser ha rigiocato tutto il registro: le regole permettono ogni voce e il risultato è lo stesso.
fair-rules-no = Rigiocato per intero, il registro non regge.
fair-rules-unknown = Qui non è stato possibile rigiocare il registro.
fair-no-log = Questo non è il registro di una partita.
fair-own-log = Controlla il registro di questo tavolo
fair-commitment = L’impronta mostrata prima della prima carta
fair-nonces = I numeri casuali dei giocatori
fair-nonce-bot = non serve (un bot)
fair-nonce-missing = nessuno: il server può aver scelto queste carte contro { $name }
fair-nonce-unknown = nessuno
fair-nonce-given = ha aggiunto un numero casuale
fair-nonce-not-given = non ha aggiunto un numero casuale
fair-abandoned = Il server si era già impegnato su queste carte; poi il tavolo è stato abbandonato.
fair-seed = Il numero segreto, rivelato alla fine
fair-first-cards = Le prime carte che ne seguono
fair-other = Controlla il registro di un file
fair-file = Scegli un file o trascinalo qui
fair-paste = O incolla il suo testo
fair-check = Controlla
