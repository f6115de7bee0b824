### Der ganze Bildschirm im Terminal: was um den Tisch steht, Fenster, Einstellungen.

play-hints = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
play-hand-full = Deine Hand ist voll: mehr als { $most } Karten gehen nicht. Werde erst welche los, bevor du eine nimmst.
play-layout = Auslage { $layout }
play-from-layout = { $sets ->
    [one] { $sets } SET
   *[other] { $sets } SETs
} aus dieser Auslage{ $added ->
    [0] {""}
    [one] , { $added } Karte dazu
   *[other] , { $added } Karten dazu
}
play-form-first = Schluss, wenn du keins siehst
play-form-patience = drei mehr, wenn du keins siehst
play-form-penalty = Aufgeben kostet
play-vote = { $name }: { $forfeit }
play-gain = { $way ->
    [lost] { $name } verliert { $count }
   *[won] { $name } gewinnt { $count }
}
play-fits-off = Nicht mehr zeigen, was passt
play-said = { $text }
play-amount = Betrag: { $now } von 1–{ $most }
play-confirm = Diese drei? Enter spielt sie, Escape wählt neu.
play-over = Das Spiel ist zu Ende.
play-look-on = Den Tisch ansehen

## Tasten

play-foot = Esc Menü · { $chat ->
    [yes] Tab Chat · F1 Tasten · F2 Regeln · F4 Einstellungen · Bild↑ Verlauf
   *[no] F1 Tasten · F2 Regeln · F4 Einstellungen · Bild↑ Verlauf
}
play-foot-text = ↑ ↓ Leertaste blättern · Esc zurück
play-keys = Tasten
play-keys-cards = Jede Karte trägt ihre Taste; dieselbe Taste legt sie zurück.
    Ziffern tun, was unten auf den Knöpfen steht, die Leertaste das erste davon.
    In SetUp sind die Ziffern die Karten deiner Hand.
play-keys-dice = 1 bis 5 wählen einen Würfel, die Pfeile gehen über das Brett, Enter legt ihn dorthin.
    S führt aus, P passt oder behält, B nimmt zurück, R dreht die Eröffnung, H zeigt, was passt.
play-keys-chips = C schiebt oder geht mit, B setzt, R erhöht, F steigt aus, S zeigt, K behält verdeckt, O ist bereit.
    Ziffern, ↑ und ↓ wählen den Betrag; die Leertaste tut, was hervorgehoben ist.
play-keys-all = Enter bestätigt, Escape hebt die Wahl auf und öffnet dann das Menü.
    Die Maus kann das alles auch.
    F2 Regeln · F4 Einstellungen · Bild↑ und Bild↓ Verlauf · Strg+Q geht sofort
play-keys-chat = Tab geht zum Chat und zurück.
play-menu-back = Zurück zum Tisch
play-menu-rules = Die Regeln

## Einstellungen

play-settings-note = Enter ändert eine Zeile. Farben und Sprache gelten ab dem nächsten Start.
play-set-key-order = Tasten der Karten
play-set-key-order-rows = wie die Karten liegen: drei Reihen der Tastatur
play-set-key-order-alphabet = A, B, C … der Reihe nach
play-set-keyboard = Tastatur
play-set-keyboard-auto = wie in dieser Sprache üblich
play-set-keyboard-qwerty = QWERTY
play-set-keyboard-qwertz = QWERTZ
play-set-keyboard-azerty = AZERTY
play-set-confirm = Nachfragen, bevor gewählte Karten gespielt werden
play-set-confirm-true = ja
play-set-confirm-false = nein
play-set-colours = Farben
play-set-colours-auto = wie das Terminal sagt
play-set-colours-true = alle
play-set-colours-256 = 256
play-set-colours-16 = 16
play-set-colours-none = keine
play-set-lang = Sprache
play-set-lang-auto = die des Systems
play-set-lang-en = English
play-set-lang-fr = français
play-set-lang-it = italiano
play-set-lang-de = Deutsch

## At a server

play-code = Code { $code }
play-foot-lobby = Enter zu diesem Tisch · N neuer Tisch · C Code · L anmelden · Esc gehen
play-lobby-empty = Kein öffentlicher Tisch ist offen. N öffnet einen, C führt zu dem von Freunden.
play-open-warning = Die Leitung zu { $address } ist nicht verschlüsselt: Wer dazwischen sitzt, kann dein Passwort mitlesen. Nimm besser https:// oder einen Gastnamen.
play-open-anyway = Trotzdem senden
play-bot-how = einen Bot dazusetzen; „{ $word } master“ nennt seine Stärke: { $known }
play-away-how = einen Platz frei machen: „{ $word } 2“
play-say-how = allen am Tisch etwas sagen: „{ $word } hallo“
play-propose-how = den anderen drei Karten zeigen: „{ $word } 2 5 9“; ohne Karten keine mehr
play-agree-how = die drei Karten nehmen, die jemand vorschlägt
play-proposed = „{ $word }“ nimmt sie.
play-table-how = zu einem öffentlichen Tisch, mit seiner Nummer: „{ $word } 1“
play-new-how = einen Tisch öffnen: „{ $word } scout“; „{ $word }“ allein nennt die Spiele
play-code-how = zum Tisch eines Freundes, mit seinem Code: „{ $word } K7M2QX“
play-login-how = mit einem Konto anmelden
play-leave-there = den Server verlassen; Plätze bleiben
play-left-there = Du hast den Tisch verlassen; dein Platz bleibt dir.
play-line-back = Die Verbindung ist wieder da.
play-fill-note = Enter geht weiter · Esc zurück
play-room-code = Freunde kommen mit dem Code
play-lobby-none = Kein öffentlicher Tisch ist offen.
play-open-ask = Mit „{ $word }“ wird es trotzdem gesendet.
play-draft-how = name=wert ändert eine Zeile
play-new-heading = Ein neuer Tisch: { $game }
play-new-public = Alle können dazukommen
play-new-usual = wie in den Regeln
play-new-note = ← → ändert eine Zeile · Enter eine Zahl · O öffnet den Tisch · Esc zurück
error-play-value = „{ $value }“ geht nicht für { $name }: { $known }
error-play-no-such-name = „{ $name }“ kann man hier nicht wählen, sondern: { $known }
error-play-no-such-table = Einen Tisch { $number } gibt es hier nicht.
error-play-nothing-proposed = Gerade schlägt niemand drei Karten vor.

## Replay and puzzle

play-foot-replay = ← → Schritt · ↑ ↓ zehn Schritte · Pos1 Ende · Leertaste spielt ab · Tab wessen Augen · Esc gehen
play-foot-puzzle = Jede Karte trägt ihre Taste · Esc gehen
play-puzzle-none = Das ist kein SET.
play-puzzle-known = Dieses hast du schon gefunden.

## Players who are awaited, and leaving

play-awaits = Das Spiel beginnt, sobald alle da sind.
play-awaited = { $count ->
    [one] { $names } wartet auf dich: { $game }.
   *[other] { $names } warten auf dich: { $game }.
}
play-awaited-come = Hingehen
play-awaited-no = Nein, Platz aufgeben
play-awaited-how = In der Übersicht bringt dich „{ $come }“ hin, und „{ $no }“ gibt deinen Platz auf.
play-absent = { $name } ist weg und hat { $seconds } Sekunden, um zurückzukommen.
play-away-clock = weg, { $seconds } s
play-cancel-start = Start abbrechen
play-leave-costs-seat = Wenn du länger als eine Minute wegbleibst, wird dein Platz wieder frei.
play-leave-costs-game = Wenn du länger als eine Minute wegbleibst, spielen die anderen ohne dich weiter.
play-leave-costs-rating = Wenn du länger als eine Minute wegbleibst, hast du das Spiel verlassen, und das zählt für deine Wertung als letzter Platz.
play-leave-again = Noch einmal { $word }, um zu gehen.
play-stay = Hierbleiben
play-deal-wrong = Dieses Spiel wurde nicht mit deiner Zufallszahl gemischt: Der Server kann sich die Karten ausgesucht haben.
