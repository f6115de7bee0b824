### Was der Server sagt: Ablehnungen nach Code und die Befehle darum herum.

error-too-fast = Zu schnell. Warte einen Augenblick und versuche es dann noch einmal.
error-message-too-deep = Diese Nachricht ist zu tief verschachtelt; erlaubt sind { $most } Ebenen.
error-name-empty = Ein Name braucht mindestens einen sichtbaren Buchstaben, eine Ziffer oder ein Zeichen.
error-storage-failed = Der Server kann gerade nichts speichern; es ist also nichts geschehen. Versuche es später noch einmal.
error-client-seq-old = Zug { $client_seq } wurde schon beantwortet; die höchste Nummer bisher ist { $highest }.
error-no-session = Der Server kennt dich noch nicht. Sag zuerst, wie du heißen möchtest.
error-has-account = Du hast schon ein Konto.
error-login-taken = Die Anmeldung { $login } gehört schon jemand anderem.
error-login-wrong = Diese Anmeldung und dieses Passwort gehören nicht zusammen.
error-login-unreadable = Eine Anmeldung hat { $least } bis { $most } Buchstaben von a bis z, Ziffern oder Striche.
error-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
error-session-key-broken = Die Datei { $path } im Datenverzeichnis ist beschädigt. Lösche sie; alle werden dann wieder nach ihrem Namen gefragt.
error-muted = An diesem Tisch hat dich der Gastgeber um Ruhe gebeten.
error-chat-empty = In dieser Zeile steht nichts.
error-chat-line-unknown = Zeile { $line } des Gesprächs gibt es nicht mehr.
error-bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
error-table-unknown = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
error-already-seated = Du sitzt schon an diesem Tisch.
error-seat-empty = Auf Platz { $seat } sitzt niemand.
error-seat-taken = Platz { $seat } ist besetzt.
error-table-full = Alle { $seats } Plätze sind besetzt; zusehen kannst du.
error-kick-oneself = Du bist der Gastgeber; um zu gehen, gib deinen Platz zurück.
error-kicked = Der Gastgeber hat deinen Platz freigemacht.
error-replaced = Du hast diesen Tisch anderswo geöffnet; dort geht es weiter.
error-no-bot-there = Auf Platz { $seat } sitzt kein Bot.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-joined = Komm erst an den Tisch.
error-not-seated = Du siehst zu; das kann nur, wer am Tisch sitzt.
error-not-host = Das kann nur der Gastgeber.
error-not-now = 
    { $status ->
        [waiting] Das Spiel hat noch nicht begonnen.
        [playing] Das Spiel läuft.
        [over] Das Spiel ist aus.
       *[other] Der Tisch ist abgeräumt.
    }
error-table-abandoned = Alle waren gegangen; dieser Tisch ist abgeräumt.
error-house-full = Das Haus ist voll: { $most } Tische sind besetzt. Versuche es später noch einmal.
error-too-many-tables = Du bist schon an { $most } Tischen Gastgeber; beende erst einen davon.
error-too-many-joined = Du bist an { $most } Tischen zugleich; verlass erst einen davon.
error-code-unreadable = Ein Code hat { $length } Buchstaben und Ziffern.
error-say-hello = Die erste Nachricht muss „hello“ sein.
error-said-hello = Du hast schon gegrüßt.
error-protocol-unknown = Version { $protocol } des Protokolls wird hier nicht gesprochen, sondern { $known }. Lade die Seite neu.
error-internal = Bei uns ist etwas schiefgegangen. Es wurde nichts verändert.
error-not-found = Hier ist nichts.
error-method-unknown = Das geht hier nicht.
error-body-too-big = Diese Anfrage ist zu lang.
error-request-wrong = Diese Anfrage hat nicht die richtige Form.
error-origin-foreign = Das verlangt eine fremde Website; das ist nicht erlaubt.
error-game-goes-on = Protokoll und Startwert werden verraten, wenn das Spiel aus ist.
error-data-unusable = Die Daten unter { $path } sind nicht benutzbar: { $reason }
error-data-in-use = Ein anderer Server benutzt die Daten unter { $path } schon.
error-backup-exists = { $path } gibt es schon; eine Sicherung überschreibt nie etwas.

backup-done = Gesichert in { $path }.
export-done = 
    { $count ->
        [one] { $count } beendetes Spiel ausgegeben.
       *[other] { $count } beendete Spiele ausgegeben.
    }
