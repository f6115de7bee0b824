### ChipSet am Tisch im Browser: Plätze, Chips, Setzen und wie eine Runde ausging.

chips = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
chips-gained = { $way ->
    [lost] { $count } verloren
   *[won] { $count } gewonnen
}
hidden-cards = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
own-hand = Deine Karten
own-card = aus der eigenen Hand

chipset-own = Du
chipset-deal = Runde { $deal }, bis zum letzten Chip
chipset-middle = Offene Karten in der Mitte: { $count }
chipset-pots = Was zu gewinnen ist
chipset-pot = Pot
chipset-side-pot = Nebenpot { $number }
chipset-stake = { $count ->
    [one] { $count } Chip in dieser Phase gesetzt
   *[other] { $count } Chips in dieser Phase gesetzt
}
chipset-dealer-letter = G
chipset-amount = Wie viele Chips?
chipset-less = Ein Chip weniger
chipset-more = Ein Chip mehr

do-bet = { $allin ->
    [yes] { $chips } setzen – alles
   *[no] { $chips } setzen
}
do-call = { $allin ->
    [yes] Mitgehen: { $chips } – alles
   *[no] Mitgehen: { $chips }
}
do-raise = { $allin ->
    [yes] Um { $above } erhöhen – alles
   *[no] Um { $above } erhöhen
}

sign-dealer = gibt
sign-turn = überlegt …
sign-folded = ausgestiegen
sign-all-in = alles gesetzt
sign-broke = keine Chips mehr
sign-ready = bereit
sign-checks = schiebt
sign-bets = setzt
sign-calls-bet = geht mit
sign-raises = erhöht

prompt-bet-open = Du bist dran: Schieb, oder setz etwas.
prompt-bet-must = Du bist dran: Du eröffnest, mit mindestens einem Chip.
prompt-bet-answer = Du bist dran. Dabeibleiben kostet { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}.
prompt-bet-wait = { $name } überlegt …
prompt-folded = Du bist aus dieser Runde ausgestiegen. Schau, wie es weitergeht.
prompt-broke = Du hast keine Chips mehr. Schau, wie es weitergeht.
prompt-ask-both = Wer zeigt? Du hast ein SET! Zeig es, oder lass es verdeckt und spiel um mehr.
prompt-ask-none = Wer zeigt? Du hast kein SET, also brauchst du nicht zu antworten. Das erfährst nur du.
prompt-answered = { $word ->
    [show] Du zeigst, sobald die Zeit um ist.
   *[keep] Du lässt deine Karten verdeckt. Die Frage dauert bis zum Ende ihrer Zeit.
}

deal-end = Wie die Runde ausging
won-why = { $sets ->
    [0] Niemand hat ein SET.
    [one] Ein SET reicht: Niemand hat mehr.
   *[other] { $sets } SETs: Niemand hat mehr.
}
sets-held = { $count ->
    [0] kein SET
    [one] ein SET
   *[other] { $count } SETs
}
own-cards-marked = eine Karte aus der eigenen Hand

end-chips = Chips
end-deals-won = Gewonnene Runden
end-folded = Ausgestiegen
end-chart-chips = Chips von Runde zu Runde
end-last-deal = Die letzte Runde

plain-chipset-ante = Chips, die vor jeder Runde alle zahlen (mit 1 wird es lebhafter)
plain-chipset-raise-step = Höchstens so viele Chips je Erhöhung (0: so viele wie beim Setzen)
plain-chipset-must-open = Wer zuerst spricht, muss setzen
plain-chipset-deals = Runden in der Partie (0: bis jemand alle Chips hat)
plain-chipset-bet-ms = Sekunden, um über einen Einsatz nachzudenken
plain-chipset-answer-ms = Sekunden, die die Frage „Wer zeigt?“ dauert
plain-chipset-pause-ms = Sekunden zwischen zwei Runden
