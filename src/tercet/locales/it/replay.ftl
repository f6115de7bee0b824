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

fair-link = Le carte sono state date onestamente?
