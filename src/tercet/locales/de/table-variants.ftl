### Was die Tische der Varianten neben den Karten zeigen: Ergebnisse in der Mitte, die Finger der anderen, ein großer Bildschirm.

moment-team = das Team
moment-scout-shared = { $other } hat eine zweite Karte aus dem SET von { $scout } gefunden: Es wird geteilt.
moment-scout-other = { $other } hat ein anderes SET mit derselben Karte gesehen: { $scout } behält alle drei, { $other } bekommt die zwei anderen.
moment-scout-alone = Niemand hat eine zweite Karte gefunden: Alle drei gehen an { $scout }.
moment-scout-wrong = { $scout } lag falsch: Das ist kein SET.
moment-scout-wrong-found = { $scout } lag falsch, und { $other } hat mit dieser Karte ein SET gesehen.
moment-scout-barred = Die zweite Karte von { $name } macht kein SET: Die dritte liegt nicht hier.
moment-layout = { $sets ->
    [0] Kein SET aus dieser Auslage.
    [one] Ein SET aus dieser Auslage.
   *[other] { $sets } SETs aus dieser Auslage.
}
moment-layout-best = Mehr war nicht möglich.
moment-layout-possible = { $possible } wären möglich gewesen.
moment-layout-left = { $count ->
    [one] Da lag noch:
   *[other] Da lag unter anderem noch:
}
moment-setup = { $by } hat ein SET gesehen: { $seat } nimmt den ganzen Tisch ({ $count }).
moment-twenty-right = Ein SET: { $name } ist { $own } los.
moment-twenty-wrong = { $name }: kein SET.

verdict-head-second = { $name }: kein SET mit dieser Karte
second-odd = keine dritte
second-why = Die dritte Karte dieses SETs liegt nicht hier:

touched-by = berührt von { $names }
propose-take = Diese drei nehmen
propose-second = Die drei von { $name } nehmen
propose-spoken = { $name } schlägt { $cards } vor.
prompt-proposed = { $name } schlägt drei Karten vor. Sind sie ein SET?
prompt-propose = Berühre noch einmal eine der drei, um sie zu nehmen, oder warte auf das Wort der anderen.

team-label = Das Team
team-scale = Punkte für diese Auslage
team-step = { $sets ->
    [one] { $sets } SET
   *[other] { $sets } SETs
}

who-class = Eine Klasse
who-class-text = Bis zu 32 spielen am eigenen Telefon. Dieser Bildschirm zeigt allen den Tisch und braucht keinen Platz.
big-screen = Großer Bildschirm
big-usual = Übliche Ansicht
big-join = Komm mit deinem Telefon
big-code = Code
big-nobody = Noch ist niemand da.
