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
play-time = { $seconds ->
    [one] Eine Sekunde { $what }.
   *[other] { $seconds } Sekunden { $what }.
}
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
play-how-call = drei Karten eines SETs, mit ihren Nummern
play-how-show = deine drei Karten, mit ihren Nummern
play-how-take = drei Karten eines SETs, mit ihren Nummern
play-how-point = die drei Karten eines SETs, mit ihren Nummern: zuerst die für deinen Finger
play-how-point-second = eine zweite Karte des SETs, mit ihrer Nummer
play-how-lay-card = eine Karte deiner Hand: { $hand } und ihre Nummer
play-how-challenge = die zwei Karten, die mit der letzten ein SET ergeben, mit ihren Nummern
play-how-announce = drei deiner Würfel, die ein SET sind, mit ihren Nummern
play-how-place = Würfel auf Felder: Feld=Würfel, der Würfel mit Nummer oder Seite, ein Joker mit dem, wofür er steht (Feld=*2rw)
play-how-replace-wild = ein Würfel an die Stelle eines Jokers: Feld=Würfel
play-how-throw-again = die Würfel, die du noch einmal wirfst, mit ihren Nummern

## Die Wörter für alles, was nicht mehr braucht; nie ?, r oder q

play-word-call = set
play-word-none-here = keins
play-word-take-back = zurück
play-word-stop = ende
play-word-give-up = aufgeben
play-word-say-done = fertig
play-word-say-add = mehr
play-word-unsay = zurück
play-word-ask-card = karte
play-word-fold = aussteigen
play-word-check = schieben
play-word-call-bet = mitgehen
play-word-show-cards = zeigen
play-word-keep-cards = verdecken
play-word-pass = passen
play-word-throw-again = behalten
play-word-ready = bereit
play-word-bet = setzen
play-word-raise = erhöhen
play-word-vote = stimme
play-word-scolding = schelte
play-word-dishes = abwasch
play-word-turn = zug
play-word-start = los
play-word-bot = bot
play-word-cancel = abbrechen
play-word-come = komme
play-word-no = nein
play-word-sit = hinsetzen
play-word-stand = aufstehen
play-word-away = weg
play-word-say = sag
play-word-propose = vorschlag
play-word-agree = einverstanden
play-word-again = nochmal
play-word-table = tisch
play-word-new = neu
play-word-code = code
play-word-login = anmelden
play-word-open = öffnen

## Was nicht geht

error-play-nothing-now = Im Augenblick kannst du nichts tun.
error-play-not-understood = „{ $line }“ verstehe ich nicht. Mit ? siehst du, was du tun kannst.
error-play-card-count = Du hast { $count } genannt; es müssen { $wanted } sein.
error-play-no-such-place = Eine Karte { $place } gibt es nicht.
error-play-pace = Das Tempo der Bots ist eine Zahl von 0 bis { $most }.
error-play-log-exists = { $path } gibt es schon; ein Spiel überschreibt nie etwas.
error-play-log-unwritable = { $path } kann nicht geschrieben werden.
