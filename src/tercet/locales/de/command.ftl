### Was der Befehl ausgibt.

sets-found = { $count ->
    [0] Kein SET.
    [one] { $count } SET.
   *[other] { $count } SETs.
}
sets-on-table = { $count ->
    [0] Auf dem Tisch liegt kein SET.
    [one] Auf dem Tisch liegt { $count } SET.
   *[other] Auf dem Tisch liegen { $count } SETs.
}
exercise-task = Finde die { $count } SETs unter diesen neun Karten.
seed = Startwert
commitment = Festlegung
editions = Ausgaben
options-title = Optionen
presets-title = Voreinstellungen
matches-title = Partieformen
hidden-yes = verdeckte Karten
hidden-no = nichts verdeckt außer dem Stapel

verify-holds = Dieses Protokoll stimmt.
verify-commitment = Vor der ersten Karte festgelegt: { $commitment }
verify-seed = Am Ende verratener Startwert, er passt: { $seed }
verify-arranged = Der Stapel dieses Spiels war vorbereitet, nicht gemischt; es wird nie gewertet.
verify-without-nonce = Keine Zufallszahl von: { $names }. Bots des Servers geben keine; gegen alle anderen konnte sich der Server die Karten aussuchen.
verify-relinked = Dieses Protokoll wurde neu verkettet: Das letzte Glied des alten war { $link }.
verify-verdicts = { $count ->
    [one] Ein Ruf wurde nach der Zeit beurteilt, die der Mensch brauchte, und das Urteil stimmt.
   *[other] { $count } Rufe wurden nach der Zeit beurteilt, die die Menschen brauchten, und die Urteile stimmen.
}
verify-entries = { $count ->
    [one] { $count } Eintrag nachgespielt, nach den Regeln erlaubt.
   *[other] { $count } Einträge nachgespielt, alle nach den Regeln erlaubt.
}

edition-fxs1995 = Klassisch 1995
edition-carnet = Notizbuch
edition-turquoise = Türkis
edition-italian = Italienisch

list-and = { $first } und { $last }
labelled = { $label }: { $value }
winners = { $count ->
    [0] Punkte: { $scores }.
    [one] { $winners } gewinnt. Punkte: { $scores }.
   *[other] { $winners } teilen sich den Sieg. Punkte: { $scores }.
}
