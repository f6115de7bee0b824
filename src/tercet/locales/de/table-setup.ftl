### SetUp am Tisch im Browser: legen, anzweifeln, und wer die Karten nehmen muss.

mark-last = die zuletzt gelegte Karte

setup-empty = Der Tisch ist leer.
setup-taken = { $count ->
    [one] { $count } Karte genommen
   *[other] { $count } Karten genommen
}
setup-set = Das gefundene SET
setup-right = { $name } hat ein SET gesehen!
setup-right-you = Gut gesehen: ein SET!
setup-takes = { $name } nimmt den ganzen Tisch: { $count } Karten.
setup-takes-you = Du nimmst den ganzen Tisch: { $count } Karten.

prompt-setup-lead = Du bist dran: Leg irgendeine Karte.
prompt-setup-lay = Du bist dran: Leg eine Karte, die kein SET ergibt.
prompt-setup-lay-or-challenge = Du bist dran: Leg eine Karte. Oder ergibt die letzte ein SET? Dann tippe die beiden anderen an.
prompt-setup-challenge = Ergibt die letzte Karte ein SET? Tippe die beiden anderen an.
prompt-setup-yours = Die anderen schauen sich deine Karte an …
prompt-setup-barred = Bei dieser Karte hattest du deinen Versuch. Warte auf die nächste.
prompt-setup-wait = { $name } ist dran.
sign-laid = hat gelegt
sign-tried = hat es versucht
verdict-head-collected = { $name } hat ein SET gesehen

end-right = Gesehene SETs
end-chart-taken = Genommene Karten im Lauf des Spiels

plain-setup-challenge-ms = Sekunden zum Hinschauen, bevor die nächste Karte gelegt wird (0: keine)
plain-setup-last-ms = Sekunden zum Hinschauen auf die letzte Karte, wenn die vorige Zeit 0 ist
plain-setup-turn-ms = Sekunden, um eine Karte zu legen (0: unbegrenzt)
