### ChipSet al tavolo del browser: posti, fiche, puntate, e la fine di una mano.

chips = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiche
}
chips-gained = { $way ->
    [lost] perse: { $count }
   *[won] vinte: { $count }
}
hidden-cards = { $count ->
    [one] { $count } carta coperta
   *[other] { $count } carte coperte
}
own-hand = Le tue carte
own-card = della propria mano

chipset-own = Tu
chipset-deal = Mano { $deal }, fino all’ultima fiche
chipset-middle = Carte scoperte al centro: { $count }
chipset-pots = Che cosa si vince
chipset-pot = Piatto
chipset-side-pot = Piatto laterale { $number }
chipset-stake = { $count ->
    [one] { $count } fiche puntata in questa fase
   *[other] { $count } fiche puntate in questa fase
}
chipset-dealer-letter = M
chipset-amount = Quante fiche?
chipset-less = Una fiche in meno
chipset-more = Una fiche in più

do-bet = { $allin ->
    [yes] Punta { $chips } – tutto
   *[no] Punta { $chips }
}
do-call = { $allin ->
    [yes] Vedi { $chips } – tutto
   *[no] Vedi { $chips }
}
do-raise = { $allin ->
    [yes] Rilancia di { $above } – tutto
   *[no] Rilancia di { $above }
}

sign-dealer = mazziere
sign-turn = riflette…
sign-folded = ha lasciato
sign-all-in = ha messo tutto
sign-broke = senza fiche
sign-ready = pronto
sign-checks = aspetta
sign-bets = punta
sign-calls-bet = vede
sign-raises = rilancia

prompt-bet-open = Tocca a te: aspetta, o punta qualcosa.
prompt-bet-must = Tocca a te: apri tu, con almeno una fiche.
prompt-bet-answer = Tocca a te. Restare in gioco costa { $chips ->
    [one] una fiche
   *[other] { $chips } fiche
}.
prompt-bet-wait = { $name } riflette…
prompt-folded = Hai lasciato questa mano. Guarda come va a finire.
prompt-broke = Non hai più fiche. Guarda come va a finire.
prompt-ask-both = Chi mostra? Hai un SET! Mostralo, o tienilo coperto per vincere di più.
prompt-ask-none = Chi mostra? Non hai SET, quindi non devi rispondere. Lo sai solo tu.
prompt-answered = { $word ->
    [show] Mostrerai le carte allo scadere del tempo.
   *[keep] Tieni coperte le carte. La domanda dura tutto il suo tempo.
}

deal-end = Come è finita la mano
won-why = { $sets ->
    [0] Nessuno ha un SET.
    [one] Basta un SET: nessuno ne ha di più.
   *[other] { $sets } SET: nessuno ne ha di più.
}
sets-held = { $count ->
    [0] nessun SET
    [one] un SET
   *[other] { $count } SET
}
own-cards-marked = una carta della propria mano

end-chips = Fiche
end-deals-won = Mani vinte
end-folded = Mani lasciate
end-chart-chips = Le fiche di mano in mano
end-last-deal = L’ultima mano

plain-chipset-ante = Fiche che tutti pagano prima di ogni mano (con 1 il gioco è più vivace)
plain-chipset-raise-step = Numero massimo di fiche per rilancio (0: come per una puntata)
plain-chipset-must-open = Chi parla per primo deve puntare
plain-chipset-deals = Mani della partita (0: finché uno ha tutte le fiche)
plain-chipset-bet-ms = Secondi per pensare a una puntata
plain-chipset-answer-ms = Secondi che dura la domanda «Chi mostra?»
plain-chipset-pause-ms = Secondi tra due mani
