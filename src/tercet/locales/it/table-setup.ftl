### SetUp al tavolo del browser: giocare, contestare, e chi deve prendere le carte.

mark-last = l’ultima carta giocata

setup-empty = La tavola è vuota.
setup-taken = { $count ->
    [one] { $count } carta presa
   *[other] { $count } carte prese
}
setup-set = Il SET trovato
setup-right = { $name } ha visto un SET!
setup-right-you = Ben visto: un SET!
setup-takes = { $name } prende tutta la tavola: { $count } carte.
setup-takes-you = Prendi tutta la tavola: { $count } carte.

prompt-setup-lead = Tocca a te: gioca una carta qualsiasi.
prompt-setup-lay = Tocca a te: gioca una carta che non fa SET.
prompt-setup-lay-or-challenge = Tocca a te: gioca una carta. O l’ultima fa un SET? Allora tocca le altre due.
prompt-setup-challenge = L’ultima carta fa un SET? Tocca le altre due.
prompt-setup-yours = Gli altri guardano la tua carta…
prompt-setup-barred = Su questa carta hai già provato. Aspetta la prossima.
prompt-setup-wait = Tocca a { $name }.
sign-laid = ha appena giocato
sign-tried = ha provato
verdict-head-collected = { $name } ha visto un SET

end-right = SET scoperti
end-chart-taken = Le carte prese nel corso del gioco

plain-setup-challenge-ms = Secondi per guardare una carta prima della successiva (0: nessuno)
plain-setup-last-ms = Secondi per guardare l’ultima carta, se quel tempo è 0
plain-setup-turn-ms = Secondi per giocare una carta (0: senza limite)
