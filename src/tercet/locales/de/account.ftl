### Das eigene Konto: an- und abmelden, Geheimnisse, Sitzungen, was andere sehen, und die eigenen Daten.

account-title = Konto
account-text = Mit einem Konto sind deine Spiele, Ergebnisse und Einstellungen auf jedem Gerät dieselben. Eine Mailadresse braucht es nicht. Ohne Konto kannst du alles spielen außer dem Rätsel mit Rangliste und gewerteten Spielen.
account-login = Kennung (Buchstaben von a bis z, Ziffern, Striche)
account-password = Passwort
account-register = Konto anlegen
account-enter = Anmelden
account-leave = Abmelden
account-new = Neu hier?
account-forgotten = Passwort vergessen?
account-recover = Neues Passwort setzen
account-code = Wiederherstellungscode
account-known = Du bist angemeldet als { $login }.
account-left = Du bist abgemeldet. Was zu deinem Konto gehört, ist nicht mehr in diesem Browser.

account-code-heading = Dein Wiederherstellungscode
account-code-text = Bewahre ihn gut auf: Er wird nur jetzt gezeigt. Er öffnet dein Konto ein Mal, wenn du das Passwort vergisst. Ohne ihn kann das niemand.
account-code-copy = Code kopieren
account-code-kept = Ich habe ihn aufbewahrt
account-code-none = Dein Konto hat noch keinen Wiederherstellungscode.
account-code-new = Neuen Wiederherstellungscode anlegen

account-name-heading = Name und Sprache
account-password-heading = Passwort und Wiederherstellung
account-password-now = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.

account-shown-heading = Was andere sehen
account-shown-text = Solange du es hier nicht wählst, sehen andere von dir nur den Namen an den Tischen, an denen du spielst.
account-shown-figures = Andere dürfen meine Zahlen sehen: Wertungen, Zeiten, Spiele
account-shown-name = Mein Name steht in Ranglisten
account-research = Meine Spiele an öffentlichen Tischen dürfen unter einem Pseudonym für die Forschung weitergegeben werden

account-sessions-heading = Wo du angemeldet bist
account-session-here = dieses Gerät
account-session-seen = zuletzt gesehen am { $date }
account-session-unknown = Unbekannter Browser
account-session-end = Beenden
account-session-end-named = Sitzung von { $device } beenden, zuletzt gesehen am { $date }
account-sessions-end = Überall sonst abmelden
account-sessions-ended = Alle anderen Geräte sind abgemeldet.

account-blocks-heading = Blockiert
account-blocks-text = Herausforderungen von diesen Personen und ihren Bots erreichen dich nicht, und bei der Suche nach Gegnern wirst du nicht mit ihnen zusammengebracht. Sie erfahren davon nichts.
account-unblock = Aufheben
account-unblock-named = Blockierung von { $name } aufheben

account-data-heading = Deine Daten
account-data-text = Alles, was über dich aufbewahrt wird, in einer JSON-Datei, mit den Protokollen deiner Spiele.
account-download = Alles herunterladen
account-delete-heading = Konto löschen
account-delete-text = Das Konto und alles, was dazugehört, wird auf jedem Gerät endgültig gelöscht. Spiele, die du gespielt hast, bleiben den anderen, unter „jemand“.
account-delete = Endgültig löschen
account-deleted = Das Konto ist gelöscht und mit ihm alles, was über dich aufbewahrt war.

account-bots-heading = Deine Bots
account-bots-text = Ein Programm von dir kann hier als Bot spielen: Man fordert es bei seinem Namen heraus. Es ist immer als Bot gekennzeichnet, mit deinem Namen, und wird nie gewertet. „tercet bot“ verbindet es, mit einem Token.
account-bot-name = Name eines neuen Bots
account-bot-make = Bot anlegen
account-bot-here = ist da
account-bot-remove = Entfernen
account-bot-remove-sure = Wirklich entfernen?
account-bot-remove-named = { $name } für immer entfernen
account-bot-play = spielen
account-bot-open = Tische öffnen und andere herausfordern
account-bot-chat = von seinem Platz aus schreiben
account-token-new = Neues Token
account-token-allows = Mit seinem Token kann ein Bot an Tischen spielen. Darf er mehr?
account-token-make = Token anlegen
account-token-one = Token
account-token-revoke = Widerrufen
account-token-revoke-named = Das Token widerrufen: { $about }
account-token-heading = Das Token des Bots
account-token-text = Bewahre es in einer Datei auf, die nur du lesen kannst: Es wird nur jetzt gezeigt. Wer es hat, spielt als dein Bot. Du kannst es hier jederzeit widerrufen.
account-token-copy = Token kopieren
account-token-kept = Ich habe es aufbewahrt
