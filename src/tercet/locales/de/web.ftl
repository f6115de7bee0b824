### Was der Browser sagt: Seiten, Tische, Einstellungen, und was unterwegs geschehen kann.

## Überall

guest-name = Gast
player-number = Spieler { $number }
name-label = Dein Name
go-home = Zur Startseite
skip-to-main = Zum Hauptteil springen
page-loading = Einen Moment …
page-unknown = Diese Seite gibt es nicht.
notice-close = Hinweis schließen
seconds = { $seconds } s
countdown = { $seconds } s

## Die Verbindung

net-reconnecting = Die Verbindung ist weg. Wir versuchen es weiter; dein Platz bleibt dir erhalten.
net-restarting = Der Server startet neu. Bleib hier: Dein Tisch kommt von selbst zurück.
net-offline = Du bist offline. Sobald wieder ein Netz da ist, geht das Spiel weiter.
net-now = Jetzt versuchen
net-lost = Die Verbindung ist vor der Antwort abgerissen. Schau nach, ob es geklappt hat, bevor du es noch einmal versuchst.
net-silent = Der Server hat noch nicht geantwortet. Bitte warte: Die Antwort kann noch kommen.
net-unreachable = Der Server ist nicht zu erreichen.

## Die Startseite

home-play-now = Jetzt spielen
home-dealing = Es wird gegeben …
home-welcome = Schön, dass du da bist, { $name }.
home-together = Zusammen spielen
home-together-text = Wähle ein Spiel, verschicke den Link und spiele mit deinen Freunden.
home-new = Neuer Tisch
join-heading = Mit einem Code dazukommen
join-label = Die sechs Buchstaben und Ziffern, die man dir gesagt hat
join-go = Dazukommen
open-heading = Offene Tische
open-nobody = noch niemand
open-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
open-playing = wird gespielt
open-watch = Zuschauen
tile-beginners-name = SET für den Anfang
tile-beginners-summary = Nur ausgefüllte Karten, neun auf dem Tisch: So beginnt man am besten.

## Ein neuer Tisch

new-game = Welches Spiel?
new-who = Wer spielt?
new-players = Mitspielende
new-bots = Davon Bots
new-skill = Die Bots spielen wie
skill-you = Du
strength-you = Gewinnt etwa jedes zweite Spiel und hält mit, wenn du besser wirst.
new-preset = Tisch
new-preset-own = Deine eigene Wahl, siehe unten
new-fair-lag = Fair bei ungleichen Leitungen: Es zählt, wie lange ein Mensch gebraucht hat, nicht wessen Nachricht zuerst kam
new-public = Tisch auf der Startseite zeigen, damit alle dazukommen können
new-more = Spielerzahl, Ausgabe, Match und andere Optionen
new-edition = Ausgabe
new-start = Spiel beginnen
new-open = Tisch öffnen
plain-classic-point-ms = Sekunden, um nach dem Ruf die drei Karten zu zeigen
plain-classic-lay-after-ms = Drei Karten dazulegen nach so vielen Sekunden Stille (0: nie)
plain-scout-search-ms = Sekunden, um eine zweite Karte zu finden (0: unbegrenzt)
plain-scout-vote-ms = Sekunden für die Abstimmung über ein Pfand

## Vor dem Spiel

door-heading = Du bist an einen Tisch eingeladen
door-invited = { $name } lädt dich ein: { $game }
door-seat = Ein Platz ist für dich frei.
door-full = Alle Plätze sind besetzt; du kannst zuschauen.
door-playing = Das Spiel läuft; du kannst zuschauen und beim nächsten mitspielen.
door-over = Dieses Spiel ist zu Ende.
door-text = Wie sollen dich die anderen nennen?
door-enter = An den Tisch kommen
room-heading = { $taken } von { $seats } Plätzen besetzt
room-free = Freier Platz
room-host = lädt ein
room-bot = Bot
room-sit = Hinsetzen
room-stand = Aufstehen
room-add-bot = Bot dazusetzen
room-remove = Wegschicken
room-remove-bot = { $name } wegschicken
room-kick = Platz freimachen
room-kick-name = Platz von { $name } freimachen
room-standing = Ohne Platz: { $names }{ $more ->
    [0] .
   *[other] {""} und { $more } mehr.
}
starting-heading = Gleich geht’s los!
starting-in = Die Karten kommen in { $seconds ->
    [one] { $seconds } Sekunde.
   *[other] { $seconds } Sekunden.
}
starting-stop = Noch nicht
room-without = { $count ->
    [one] { $names } hat keinen Platz und könnte nur zuschauen.
   *[other] { $names } haben keinen Platz und könnten nur zuschauen.
}
room-start-anyway = Trotzdem beginnen
room-wait = Noch warten
room-start = Spiel beginnen
room-start-early = Du kannst beginnen, auch wenn noch Plätze frei sind.
room-need = { $least ->
    [one] { $least } Person wird gebraucht.
   *[other] Mindestens { $least } müssen mitspielen: Lade jemanden ein oder setz einen Bot dazu.
}
want-next = Beim nächsten spiele ich mit
want-next-noted = Notiert: Du bekommst einen Platz, wenn das Spiel so viele zulässt.
want-next-who = { $count ->
    [one] { $names } möchte beim nächsten mitspielen.
   *[other] { $names } möchten beim nächsten mitspielen.
}
room-wait-for-host = Wer eingeladen hat, beginnt das Spiel.
room-awaits = { $count ->
    [one] Das Spiel beginnt, sobald { $names } da ist.
   *[other] Das Spiel beginnt, sobald { $names } da sind.
}
room-awaits-moment = Das Spiel beginnt gleich.
room-awaits-cancel = Abbrechen
share-heading = Andere einladen
share-link = Link zu diesem Tisch
share-copy = Kopieren
share-copied = Kopiert
share-code = Oder sag ihnen den Code
share-qr = QR-Code des Links, für die Kamera eines Telefons

## Ein Tisch, der nicht zu sehen ist

gone-heading = Diesen Tisch gibt es nicht mehr
gone-replaced = Du spielst in einem anderen Fenster
gone-kicked = Dein Platz wurde freigemacht
gone-for-now = Dieser Tisch macht eine Pause
gone-return = Hier spielen

## Am Tisch

table-title = Tisch
table-joining = Wir kommen an den Tisch …
table-no-screen = Diese Seite ist älter als das Spiel. Bitte lade sie neu.
table-leave = Gehen
leave-heading = Das Spiel verlassen?
leave-rated = Du verlierst diese gewertete Partie, wenn du nicht vor dem Ende zurückkommst.
leave-place = Du gibst deinen Platz auf, und die anderen spielen weiter. Du kannst zurückkommen, solange das Spiel läuft.
leave-stay = Bleiben
table-you = (du)
moment-you = du
table-players = Mitspielende
table-score = Punkte: { $score }
table-change =
    { $less ->
        [yes] −{ $by }
       *[no] +{ $by }
    }
table-total = gesamt { $total }
table-cards = Karten auf dem Tisch: { $count }
table-pile = { $count ->
    [0] Der Stapel ist leer
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
table-aside = Was geschehen ist, und Chat
table-sure = Wirklich?
table-clear = Neu wählen
mark-finger = darauf liegt der Finger des Kundschafters
mark-sealed = eine der verdeckten Karten
mark-hint = ein Tipp
sign-calls = SET!
sign-none = sieht keins
sign-looks = sucht noch
sign-locked = muss warten
sign-debt = schuldet ein SET
line-good = Gute Leitung: { $ms } Millisekunden hin und zurück
line-slow = Langsame Leitung: { $ms } Millisekunden hin und zurück
line-poor = Schlechte Leitung: { $ms } Millisekunden hin und zurück
line-figure = { $ms } ms
sign-away = nicht da
sign-leader = leitet
sign-done = fertig
sign-add = noch eine
sign-scout = Kundschafter
sign-barred = nicht mehr dabei
sign-gave-up = hat aufgegeben
sign-out = setzt aus
sign-scolding = bekam eine Standpauke
sign-dishes = macht den Abwasch
prompt-look = Siehst du ein SET? Tippe seine drei Karten an.
prompt-look-calmly = Lass dir Zeit: Tippe die drei Karten eines SETs an.
prompt-show = Du hast gerufen! Tippe deine drei Karten an.
prompt-other-called = { $name } hat gerufen und zeigt Karten …
prompt-locked = Warte, bis jemand anders ein SET findet.
prompt-said-none = Du siehst keins. Wenn sich alle einig sind, kommen Karten dazu.
prompt-watching = Du schaust zu.
prompt-team-look = Sucht zusammen ein SET. Siehst du keins, bitte um noch eine Karte.
prompt-team-more = Gibt es noch ein SET? Wenn nicht, sag „fertig“.
prompt-team-waits = Die anderen überlegen noch …
prompt-scout-look = Siehst du ein SET? Tippe zuerst die Karte für deinen Finger an, dann die zwei anderen.
prompt-scout-waits = Die anderen suchen eine zweite Karte deines SETs.
prompt-find-second = { $name } hat ein SET gesehen. Finde eine zweite Karte davon!
prompt-out-of-search = Bei dieser Suche bist du nicht mehr dabei.
prompt-sits-out = Bei dieser Suche setzt du aus.
vote-question = { $name } hat keine Karte zum Abgeben. Welches Pfand soll es sein?
vote-given = Du hast gewählt: { $forfeit }.
verdict-label = Die letzten drei gezeigten Karten
verdict-head-taken = Ein SET für { $name }
verdict-head-wrong = { $name }: kein SET
verdict-head-slow = { $name } war zu langsam
figure-sets = SETs
figure-wrong = Fehler
figure-score-now = Punkte
figure-debt = Geschuldete SETs
figure-time = Zeit
figure-penalties = Strafpunkte
figure-hints = Tipps
solitaire-hint = Ein Tipp
solitaire-hint-none = Hier liegt kein SET.
figure-team-score = Punkte des Teams
figure-layout = Auslage
figure-layout-sets = SETs daraus
figure-extra-cards = Karten dazu
series-deal-of = Runde { $deal } von { $deals }
series-deal-to = Runde { $deal }, bis { $target } Punkte
series-leads = { $name } leitet
series-you-lead = du leitest und schaust zu
series-ready = Bereit für die nächste Runde?
series-waiting = Die anderen sind noch nicht so weit …
series-pause = Eine kurze Pause vor der nächsten Runde.
series-table = Die Runden dieses Spiels
series-deal = Runde
series-before = davor
series-total = Gesamt
feed-heading = Verlauf
feed-empty = Noch ist nichts geschehen.
chat-heading = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Sag etwas
chat-send = Senden
chat-remove = Entfernen
chat-mute = Um Ruhe bitten
chat-muted = Diese Person kann hier nicht mehr schreiben.

## Das Ende

end-you-won = Du hast gewonnen!
end-winners = { $count ->
    [0] Das Spiel ist zu Ende
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
end-together = Gemeinsam gewonnen!
end-alone = Das Spiel ist zu Ende
end-alone-won = Aufgegangen!
end-team-score = Punkte: { $score }.
end-again = Noch einmal
end-margin-ahead = Mit { $by } Vorsprung vor { $name }.
end-margin-behind = Mit { $by } Rückstand auf { $name }.
end-best-clean = Kein Fehler bei { $finds } gefundenen SETs
end-best-run = { $finds } SETs hintereinander
end-best-quickest = Dein schnellstes: { $time }
end-best-most = Am meisten gefunden
end-best-label = Das ist dir gelungen
end-stronger = Stärker versuchen: { $bot }
end-weaker = Leichter versuchen: { $bot }
end-share = Teilen
end-share-won = { $game }: Ich habe gewonnen! { $scores } { $link }
end-share-played = { $game }: { $result }. { $scores } { $link }
end-next = Zum nächsten Spiel
end-nonce-missing = Im Protokoll dieses Spiels fehlt deine Zufallszahl: Der Server könnte die Karten gegen dich ausgesucht haben.
end-name = Name
end-result = Ergebnis
end-points = Punkte
end-finds = Funde
end-wrong = Fehler
end-time = Übliche Zeit
end-chart = Funde im Lauf des Spiels
end-quickest = Am schnellsten: { $name }, { $time }
end-missed = { $count ->
    [one] Ein SET, das niemand gesehen hat
   *[other] { $count } SETs, die niemand gesehen hat
}

## Einstellungen

settings-heading = Einstellungen
settings-cards = So sehen die Karten aus
settings-palette = Farben
settings-palette-usual = wie gedruckt
settings-palette-warm = bei Rot-Grün-Schwäche
settings-palette-blue = bei Blau-Gelb-Schwäche
settings-palette-grey = nur hell und dunkel
settings-letters = Ein Buchstabe für die Farbe auf jeder Karte
settings-patterns = Für jede Farbe ein anderer Umriss
settings-lie = Karten auf dem Tisch
settings-lie-auto = so groß wie möglich
settings-lie-upright = hochkant
settings-lie-lying = quer
settings-scheme = Tag oder Nacht
settings-scheme-system = wie auf meinem Gerät
settings-scheme-day = Tag
settings-scheme-night = Nacht
settings-play = So spielst du
settings-confirm = Nachfragen, bevor drei gewählte Karten gelten
settings-sound = Töne
settings-lively = Töne, Vibration und kleine Feiern
settings-vibration = Auf dem Telefon vibrieren
settings-volume = Lautstärke
settings-volume-soft = leise
settings-volume-middle = mittel
settings-volume-loud = laut
settings-keysshown = Zu jeder Karte die Taste zeigen
settings-keyorder = Tasten der Karten
settings-keyorder-rows = wie die Karten liegen: drei Reihen der Tastatur
settings-keyorder-alphabet = A, B, C … der Reihe nach
settings-motion = Bewegung
settings-motion-system = wie auf meinem Gerät
settings-motion-full = ja
settings-motion-none = nein
settings-keys-help = Am Tisch: Jede Karte hat eine Taste, 1 bis 3 sind die Knöpfe, die Leertaste ruft SET, Escape hebt die Wahl auf, und ? zeigt die Tasten.
keys-told = Tasten: Jede Karte hat einen Buchstaben (? zeigt sie), die Leertaste und 1 bis 3 sind die Knöpfe.
keys-told-close = Verstanden
settings-close = Zurück zum Tisch
settings-you = Du
settings-save = Speichern
settings-named = Du heißt jetzt { $name }.
name-lost = Ein älteres Konto heißt { $name } oder hat einen Namen, der genauso aussieht. Du heißt vorerst { $login }. Wähle bitte einen anderen Namen.
account-log-in = Anmelden
account-of = Dein Konto: { $name }
account-link = Konto, An- und Abmelden
rated-game = Gewertete Partie
rated-text = Zählt für die Wertung aller; wer vorher geht, ist Letzter.
rating-shown = { $value } ± { $spread }
rating-provisional = vorläufig
rating-heading = Wertungen
rating-uncounted = Nicht gezählt: Zwei der Spieler hatten heute schon fünf gewertete Partien miteinander.
way-standing = Ranglisten
records-link = Rekorde
challenged-by = { $name } fordert dich heraus: { $game }
challenge-accept = Spielen
challenge-decline = Nein, danke
challenge-declined = { $name } möchte gerade nicht spielen.
challenge-block = Blockieren
challenge-block-named = { $name } blockieren
challenge-blocked = Du bekommst keine Herausforderungen von { $name } mehr. In deinem Konto kannst du das wieder aufheben.
invitations = Einladungen
awaited-by = { $count ->
    [one] { $names } wartet auf dich: { $game }
   *[other] { $names } warten auf dich: { $game }
}
awaited-come = Ich komme
awaited-no = Nein
way-seek = Gegner finden
running-heading = Gesamtstand
running-line = { $won } gewonnen · { $points } Punkte
race-beat-mine = Schlag meine Zeit: ein Link zum selben Stapel
race-make = Ein Rennen mit diesem Stapel
race-again = Gegen diese Partie antreten
ghost-line = 
    { $count ->
        [one] { $name } hatte jetzt { $count } SET
       *[other] { $name } hatte jetzt { $count } SETs
    }
race-both = Das Rennen
race-you = Du
