### Che cosa mostrano i tavoli delle varianti oltre alle carte: risultati al centro, dita dei compagni, grande schermo.

moment-team = la squadra
moment-scout-shared = { $other } ha trovato una seconda carta del SET di { $scout }: se lo dividono.
moment-scout-other = { $other } ha visto un altro SET con la stessa carta: { $scout } tiene le sue tre, { $other } prende le altre due.
moment-scout-alone = Nessuno ha trovato una seconda carta: tutte e tre a { $scout }.
moment-scout-wrong = Errore di { $scout }: non è un SET.
moment-scout-wrong-found = Errore di { $scout }, e { $other } ha visto un SET con quella carta.
moment-scout-barred = La seconda carta di { $name } non fa un SET: la terza non c’è.
moment-layout = { $sets ->
    [0] Nessun SET da queste carte.
    [one] Un SET da queste carte.
   *[other] { $sets } SET da queste carte.
}
moment-layout-best = Di più non era possibile.
moment-layout-possible = Ne erano possibili { $possible }.
moment-layout-left = { $count ->
    [one] C’era ancora:
   *[other] C’era ancora, fra gli altri:
}
moment-setup = { $by } ha visto un SET: { $seat } prende tutto il tavolo ({ $count }).
moment-twenty-right = Un SET: { $name } si libera di { $own }.
moment-twenty-wrong = { $name }: non è un SET.

verdict-head-second = { $name }: nessun SET con questa carta
second-odd = manca la terza
second-why = La terza carta di questo SET non è sul tavolo:

touched-by = toccata da { $names }
propose-take = Prendi queste tre
propose-second = Prendi le tre di { $name }
propose-spoken = { $name } propone { $cards }.
prompt-proposed = { $name } propone tre carte. Sono un SET?
prompt-propose = Tocca di nuovo una delle tre per prenderle, o aspetta l’accordo di un compagno.

team-label = La squadra
team-scale = Punti per queste carte
team-step = { $sets } SET

who-class = Una classe
who-class-text = Fino a 32 giocano col proprio telefono. Questo schermo mostra il tavolo a tutti e non ha bisogno di un posto.
big-screen = Grande schermo
big-usual = Vista normale
big-join = Vieni col tuo telefono
big-code = Codice
big-nobody = Non è ancora venuto nessuno.
