### Quello che un client di un server dice da sé: indirizzi, linee e ciò che viene conservato.

error-address-unreadable = «{ $address }» non è l’indirizzo di un server. Un indirizzo è fatto così: https://example.org oppure http://127.0.0.1:8000.
error-server-unreachable = { $address } non risponde.
error-server-not-understood = La risposta di { $address } non si capisce: non è un server Tercet, oppure è più recente.
error-password-in-the-open = Lungo la strada verso { $address } altri potrebbero leggere la tua password. Usa https://, oppure consentilo.
error-papers-unusable = Il file { $path } delle tue sessioni non si può usare: { $reason }
error-act-stale =
    { $seconds ->
        [one] Troppo tardi: la linea è caduta per più di { $seconds } secondo, e questa mossa non è stata giocata.
       *[other] Troppo tardi: la linea è caduta per più di { $seconds } secondi, e questa mossa non è stata giocata.
    }
