### Was der Browser sagt: Seiten, Tische, Einstellungen, und was unterwegs geschehen kann.

## Überall

guest-name = Gast
name-label = Dein Name
go-home = Zur Startseite
skip-to-main = Zum Hauptteil springen
page-loading = Einen Moment …
page-unknown = Diese Seite gibt es nicht.
notice-close = Hinweis schließen
seconds = { $seconds } s
countdown = { $seconds } s

## Die Verbindung

net-reconnecting = Die Verbindung ist weg. Wir versuchen es weiter; dein Platz bleibt frei.
net-restarting = Der Server startet neu. Bleib hier: Dein Tisch kommt von selbst zurück.
net-offline = Du bist offline. Sobald wieder ein Netz da ist, geht das Spiel weiter.
net-now = Jetzt versuchen
net-lost = Die Verbindung ist vorher abgerissen. Bitte noch einmal.
net-unreachable = Der Server ist nicht zu erreichen.

## Die Startseite

home-play-now = Jetzt spielen
home-dealing = Es wird gegeben …
home-return = Zurück an deinen Tisch
home-together = Zusammen spielen
home-together-text = Öffne einen Tisch und schick den Link an deine Freunde, oder lass Bots mitspielen.
home-new = Neuer Tisch
join-heading = Mit einem Code dazukommen
join-label = Die sechs Buchstaben und Ziffern, die man dir gesagt hat
join-go = Dazukommen
open-heading = Offene Tische
open-none = Gerade ist kein Tisch offen. Mach den Anfang!
open-nobody = noch niemand
open-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
open-playing = wird gespielt
open-watch = Zuschauen
tile-beginners-name = SET für den Anfang
tile-beginners-summary = Nur gefüllte Karten, neun auf dem Tisch: So beginnt man am besten.

## Ein neuer Tisch

new-game = Welches Spiel?
new-who = Wer spielt?
new-players = Mitspielende
new-bots = Davon Bots
new-skill = Die Bots spielen wie
new-public = Tisch auf der Startseite zeigen, damit alle dazukommen können
new-more = Ausgabe, Partie und andere Möglichkeiten
new-edition = Ausgabe
new-start = Spiel beginnen
new-open = Tisch öffnen
plain-classic-point-ms = Sekunden, um nach dem Ruf die drei Karten zu zeigen
plain-classic-lay-after-ms = Drei Karten dazulegen nach so vielen Sekunden Stille (0: nie)
plain-scout-search-ms = Sekunden, um eine zweite Karte zu finden (0: ohne Grenze)
plain-scout-vote-ms = Sekunden für die Abstimmung über eine Strafe

## Vor dem Spiel

door-heading = Du bist an einen Tisch eingeladen
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
room-watching = { $count ->
    [one] { $count } Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
room-start = Spiel beginnen
room-start-early = Du kannst beginnen, auch wenn noch Plätze frei sind.
room-wait-for-host = Wer eingeladen hat, beginnt das Spiel.
share-heading = Andere einladen
share-link = Link zu diesem Tisch
share-copy = Kopieren
share-copied = Kopiert
share-code = Oder sag ihnen den Code
share-qr = QR-Code des Links, für die Kamera eines Telefons

## Ein Tisch, der nicht zu sehen ist

gone-heading = Diesen Tisch gibt es nicht mehr
gone-replaced = Du spielst in einem anderen Fenster
gone-kicked = Dein Platz wurde vergeben
gone-for-now = Dieser Tisch macht eine Pause
gone-return = Hier spielen

## Am Tisch

table-title = Tisch
table-joining = Wir kommen an den Tisch …
table-no-screen = Diese Seite ist älter als das Spiel. Bitte lade sie neu.
table-leave = Gehen
table-you = (du)
table-players = Mitspielende
table-score = Punkte: { $score }
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
mark-finger = darauf liegt der Finger
mark-sealed = eine deiner verdeckten Karten
sign-calls = SET!
sign-none = sieht keins
sign-locked = muss warten
sign-debt = schuldet ein SET
sign-away = nicht da
sign-leader = leitet
sign-done = fertig
sign-add = noch eine
sign-scout = Kundschafter
sign-barred = nicht mehr dabei
sign-gave-up = hat aufgegeben
sign-out = setzt aus
sign-scolding = wurde geschimpft
sign-dishes = spült ab
prompt-look = Siehst du ein SET? Tippe seine drei Karten an.
prompt-look-calmly = Lass dir Zeit: Tippe die drei Karten eines SETs an.
prompt-show = Du hast gerufen! Tippe deine drei Karten an.
prompt-other-called = { $name } hat gerufen und zeigt Karten …
prompt-locked = Warte, bis jemand anders ein SET findet.
prompt-said-none = Du siehst keins. Wenn sich alle einig sind, kommen Karten dazu.
prompt-watching = Du schaust zu.
prompt-team-look = Findet zusammen ein SET. Seht ihr keins, bittet um noch eine Karte.
prompt-team-more = Gibt es noch ein SET? Wenn nicht, sag „fertig“.
prompt-team-waits = Die anderen überlegen noch …
prompt-scout-look = Siehst du ein SET? Tippe zuerst die Karte für deinen Finger an, dann die zwei anderen.
prompt-scout-waits = Die anderen suchen eine zweite Karte deines SETs.
prompt-find-second = { $name } hat ein SET gesehen. Finde eine zweite Karte davon!
prompt-out-of-search = Bei dieser Suche bist du nicht mehr dabei.
prompt-sits-out = Bei dieser Suche setzt du aus.
vote-question = { $name } hat keine Karte zum Abgeben. Was soll die Strafe sein?
vote-given = Du hast gewählt: { $forfeit }.
verdict-label = Die letzten drei gezeigten Karten
verdict-head-taken = Ein SET für { $name }
verdict-head-wrong = { $name }: kein SET
verdict-head-slow = { $name } war zu langsam
figure-sets = SETs
figure-wrong = Fehler
figure-penalties = Strafpunkte
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
feed-heading = Verlauf
feed-empty = Noch ist nichts geschehen.
chat-heading = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Sag etwas
chat-send = Senden
chat-remove = Entfernen
chat-mute = Zum Schweigen bitten
chat-muted = Diese Person kann hier nicht mehr schreiben.

## Das Ende

end-you-won = Du hast gewonnen!
end-winners = { $count ->
    [0] Das Spiel ist zu Ende
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
end-together = Ihr gewinnt gemeinsam!
end-alone = Das Spiel ist zu Ende
end-alone-won = Aufgegangen!
end-team-score = Punkte: { $score }.
end-again = Noch einmal
end-next = Zum nächsten Spiel
end-host-can = Wer eingeladen hat, kann das nächste Spiel öffnen.
end-name = Name
end-points = Punkte
end-finds = Funde
end-wrong = Fehler
end-time = Übliche Zeit
end-chart = Funde im Lauf des Spiels
end-quickest = Am schnellsten: { $name }, { $time }
end-missed = { $count ->
    [one] Ein SET, das niemand sah
   *[other] { $count } SETs, die niemand sah
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
settings-play = So spielst du
settings-confirm = Nachfragen, bevor drei gewählte Karten gelten
settings-sound = Töne
settings-keysshown = Zu jeder Karte die Taste zeigen
settings-keyorder = Tasten der Karten
settings-keyorder-rows = wie die Karten liegen: drei Reihen der Tastatur
settings-keyorder-alphabet = A, B, C … der Reihe nach
settings-motion = Bewegung
settings-motion-system = wie auf meinem Gerät
settings-motion-full = ja
settings-motion-none = nein
settings-keys-help = Am Tisch: Jede Karte hat eine Taste, 1 bis 3 sind die Knöpfe, die Leertaste ruft SET, Escape hebt die Wahl auf, und ? zeigt die Tasten.
settings-you = Du
settings-save = Merken
settings-named = Du heißt jetzt { $name }.
account-heading = Auch auf anderen Geräten spielen
account-text = Mit einem Konto hast du deine Spiele und deinen Namen überall.
account-login = Kennung (Buchstaben von a bis z, Ziffern, Striche)
account-password = Passwort
account-register = Konto anlegen
account-enter = Ich habe eines
account-known = Du bist bekannt als { $login }.
