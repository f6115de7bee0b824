### Ein Spiel im Terminal: was man tippt und was man erfährt.

play-can = Du kannst:
play-help = was du jetzt tun kannst
play-rules = wo die Regeln stehen
play-leave = das Spiel verlassen
play-notation = Enter allein zeigt den Tisch noch einmal. Karten kannst du auch mit dem nennen, was darauf steht: 1rso 2gsw 3psd.
play-rules-page = Die Regeln, in einem anderen Terminal: tercet rules { $game }
play-list = ? zeigt eine Liste mit Nummern (insgesamt { $count })
play-more = … und { $count } weitere
play-preset = Tisch: { $name }. Auch: { $others } (--preset)
play-your-turn = Du bist dran.
play-waits = Wir warten auf { $names } …
play-time = { $seconds ->
    [one] Eine Sekunde { $what }.
   *[other] { $seconds } Sekunden { $what }.
}
play-none-ends = „Hier ist keins“ beendet das Solitär.
play-none-more = „Hier ist keins“ legt drei weitere Karten.
play-left = Du hast das Spiel verlassen.
play-saved = Das Protokoll dieses Spiels ist gespeichert. So prüfst du, ob fair gegeben wurde:

## Zahlen der Spieler

play-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
play-sets = { $count ->
    [one] { $count } SET
   *[other] { $count } SETs
}
play-mistakes = { $count } Fehler
play-penalties = { $count ->
    [one] { $count } Strafpunkt
   *[other] { $count } Strafpunkte
}
play-owed = { $count ->
    [one] { $count } SET geschuldet
   *[other] { $count } SETs geschuldet
}
play-cards = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
play-staked = { $count } gesetzt
play-pot = Pot { $count }

## Wie man Karten und Würfel wählt; $hand ist der Buchstabe der eigenen Karten

play-hand-letter = h
play-how-call = drei Karten eines SETs, etwa 1 5 9
play-how-show = deine drei Karten, etwa 1 5 9
play-how-take = drei Karten eines SETs, etwa 1 5 9
play-how-point = ein SET, etwa 1 5 9: zuerst die Karte für deinen Finger
play-how-point-second = eine zweite Karte des SETs, etwa 5
play-how-lay-card = eine Karte deiner Hand, etwa { $hand }2
play-how-challenge = die zwei Karten, die mit der letzten ein SET ergeben, etwa 2 7
play-how-announce = drei deiner Würfel, die ein SET sind, etwa 1 3 4
play-how-place = Würfel auf Felder, etwa h7=2rw oder h7=1 (dein erster Würfel); ein Joker mit dem, wofür er steht: h7=*2rw
play-how-replace-wild = einen Würfel an die Stelle eines Jokers, etwa h7=2rw
play-how-throw-again = die Würfel, die du neu wirfst, etwa 1 4

## Die Wörter für alles, was nicht mehr braucht; nie ?, r oder q

play-word-call = s
play-word-none-here = n
play-word-take-back = d
play-word-stop = stop
play-word-give-up = g
play-word-say-done = f
play-word-say-add = m
play-word-unsay = d
play-word-ask-card = m
play-word-fold = a
play-word-check = s
play-word-call-bet = m
play-word-show-cards = z
play-word-keep-cards = v
play-word-pass = p
play-word-throw-again = b
play-word-ready = ok

## Was nicht geht

error-play-nothing-now = Im Augenblick kannst du nichts tun.
error-play-not-understood = „{ $line }“ verstehe ich nicht. Mit ? siehst du, was du tun kannst.
error-play-card-count = Du hast { $count } genannt; es müssen { $wanted } sein.
error-play-no-such-place = Eine Karte { $place } gibt es nicht.
error-play-pace = Das Tempo der Bots ist eine Zahl von 0 bis { $most }.
error-play-log-exists = { $path } gibt es schon; ein Spiel überschreibt nie etwas.
error-play-log-unwritable = { $path } kann nicht geschrieben werden.
