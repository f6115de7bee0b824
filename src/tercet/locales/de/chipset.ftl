### ChipSet: verdeckte Karten, Chips und Bluff.

game-chipset-name = ChipSet
game-chipset-summary = Zwei verdeckte Karten, offene Karten in der Mitte, Chips und Bluff: Die meisten SETs mit einer eigenen Karte gewinnen den Pot.

option-chipset-chips = Chips für jede Person
option-chipset-max-bet = Höchstens so viele Chips je Einsatz oder Erhöhung
option-chipset-raises = Erhöhungen je Person und Setzphase
option-chipset-raise-step = Höchstens so viele Chips je Erhöhung (0: wie beim Setzen)
option-chipset-must-open = Wer zuerst spricht, muss setzen
option-chipset-ante = Grundeinsatz: Chips, die vor jeder Runde alle zahlen
option-chipset-deals = Runden in der Partie (0: bis zum letzten Chip, höchstens 100 Runden)
option-chipset-bet-ms = Zeit zum Setzen (Millisekunden)
option-chipset-answer-ms = So lange dauert die Frage „Wer zeigt?“ (Millisekunden)
option-chipset-pause-ms = Pause zwischen den Runden (Millisekunden)
preset-chipset-lively = Lebhafter: mit einem Chip Grundeinsatz
preset-chipset-fast = Schnell: mit einem Chip Grundeinsatz und halb so viel Bedenkzeit
preset-chipset-sheet = Regelblatt: ohne Grundeinsatz

act-fold = Aussteigen
act-check = Schieben
act-bet = Setzen
act-call-bet = Mitgehen
act-raise = Erhöhen
act-show-cards = Zeigen
act-keep-cards = Verdeckt lassen

event-ante-paid = { $seat } zahlt als Grundeinsatz { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}.
event-turned-up = Offen in die Mitte: { $cards }.
event-dealt-down = Je eine verdeckte Karte an { $seats }.
event-got-card = { $seat } sieht die eigene Karte an: { $cards }.
event-folded = { $why ->
    [time] { $seat } lässt die Zeit verstreichen und steigt aus.
    [away] { $seat } ist nicht da und steigt aus.
   *[own] { $seat } steigt aus.
}
event-checked = { $why ->
    [time] { $seat } lässt die Zeit verstreichen und schiebt.
    [away] { $seat } ist nicht da und schiebt.
   *[own] { $seat } schiebt.
}
event-chips-bet = { $seat } setzt { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}.
event-bet-called = { $seat } geht mit { $chips ->
    [one] einem Chip
   *[other] { $chips } Chips
} mit.
event-bet-raised = { $seat } erhöht um { $above }, insgesamt { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}.
event-went-all-in = { $seat } hat alles gesetzt.
event-showdown-asked = Es wird gefragt: Wer zeigt? { $seats_count ->
    [one] Die Frage geht an { $seats }.
   *[other] Die Frage geht zugleich an { $seats }.
}
event-own-question = { $answers ->
    [both] { $seat } hat ein SET und kann es zeigen.
   *[none] { $seat } hat kein SET und braucht nicht zu antworten.
}
event-answer-given = { $word ->
    [show] { $seat } antwortet geheim: Ich zeige.
   *[keep] { $seat } antwortet geheim: Ich zeige nicht.
}
event-nobody-shows = Niemand zeigt.
event-showdown-called = { $seats_count ->
    [one] { $seats } zeigt, also müssen alle aufdecken, die noch dabei sind.
   *[other] { $seats } zeigen, also müssen alle aufdecken, die noch dabei sind.
}
event-showdown-forced = { $why ->
    [pile] Der Stapel ist aufgebraucht: Alle, die noch dabei sind, müssen aufdecken.
   *[away] Alle, die noch dabei waren, haben den Tisch verlassen: Die Karten entscheiden.
}
event-hand-shown = { $seat } deckt auf: { $cards } – { $sets ->
    [0] kein SET
    [one] ein SET
   *[other] { $sets } SETs
}.
event-last-one-in = Alle anderen sind ausgestiegen: Die Runde geht an { $seat }; aufgedeckt wird nichts.
event-chips-returned = { $chips ->
    [one] Ein Chip, bei dem niemand mitgehen konnte, geht an { $seat } zurück.
   *[other] { $chips } Chips, bei denen niemand mitgehen konnte, gehen an { $seat } zurück.
}
event-pot-won = { $pot ->
    [0] Der Pot
   *[other] Nebenpot { $pot }
} ({ $chips ->
    [0] leer
    [one] ein Chip
   *[other] { $chips } Chips
}) { $seats_count ->
    [one] geht an { $seats }.
   *[other] wird geteilt: { $seats }.
}
event-chips-taken = { $seat } nimmt { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}.
event-odd-chips = { $chips ->
    [one] Der übrige Chip geht
   *[other] Die { $chips } übrigen Chips gehen
} an { $seat }, wo die wenigsten Chips liegen.
event-player-out = { $seat } hat keine Chips mehr und scheidet aus.

deadline-bet = zum Setzen
deadline-showdown = bis die Frage geschlossen wird

reason-last-one-in = Alle anderen sind ausgestiegen.
reason-showdown = Die Karten liegen auf dem Tisch.
reason-all-chips = Alle Chips sind in einer Hand.

error-cannot-check = Es ist schon gesetzt worden: Steig aus oder geh mit { $chips ->
    [one] einem Chip
   *[other] { $chips } Chips
} mit.
error-must-open = An diesem Tisch muss eröffnet werden: Setz mindestens einen Chip oder steig aus.
error-bet-already-open = Es ist schon gesetzt worden: Du kannst mitgehen oder erhöhen.
error-nothing-to-call = Noch hat niemand gesetzt: Schieb, oder setz selbst.
error-nothing-to-raise = Noch hat niemand gesetzt: Du kannst mit einem Einsatz eröffnen.
error-no-raises-left = Du kannst in dieser Phase nicht mehr erhöhen; die Grenze ist { $most }.
error-bet-out-of-range = Ein Einsatz oder eine Erhöhung beträgt mindestens einen Chip und höchstens { $most }.
error-not-enough-chips = Dafür braucht es { $need ->
    [one] einen Chip
   *[other] { $need } Chips
}, und du hast { $have }.
error-nobody-can-follow = Niemand sonst hat noch Chips zum Mitgehen: Geh mit oder steig aus.
error-has-folded = Du bist ausgestiegen; warte auf die nächste Runde.
error-already-answered = Du hast schon geantwortet.
error-no-set-to-show = Du hast noch kein SET, also gibt es nichts zu antworten: Zeigen kann nur, wer eins hat.
error-no-question = Noch ist nicht gefragt worden, wer zeigt.
error-question-open = Die Frage ist gestellt: Zeigst du oder nicht?
error-out-of-match = Du hast keine Chips mehr und bist aus dieser Partie ausgeschieden.
error-pile-too-small = Ein vorbereiteter Stapel braucht für so viele mindestens { $need } Karten; dieser hat { $have }.
