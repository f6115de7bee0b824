### Was der Server sagt: Ablehnungen nach Code und die Befehle darum herum.

error-too-fast = Zu schnell. Warte einen Augenblick und versuche es dann noch einmal.
error-message-too-deep = Diese Nachricht ist zu tief verschachtelt; erlaubt sind { $most } Ebenen.
error-name-empty = Ein Name braucht mindestens einen sichtbaren Buchstaben, eine Ziffer oder ein Zeichen.
error-storage-failed = Der Server kann gerade nichts speichern; es ist also nichts geschehen. Versuche es später noch einmal.
error-client-seq-old = Handlung { $client_seq } wurde schon beantwortet; die höchste Nummer bisher ist { $highest }.
error-no-session = Der Server kennt dich noch nicht. Sag zuerst, wie du heißen möchtest.
error-has-account = Du hast schon ein Konto.
error-login-taken = Die Kennung { $login } gehört schon jemand anderem.
error-login-wrong = Diese Kennung und dieses Passwort gehören nicht zusammen.
error-login-slowed = Für diese Kennung wurden viele Passwörter ausprobiert. Warte eine halbe Minute und versuche es dann noch einmal; ein Gerät, das schon einmal angemeldet war, muss nicht warten.
error-logins-busy = Gerade melden sich sehr viele an. Versuche es gleich noch einmal.
error-login-unreadable = Eine Kennung hat { $least } bis { $most } Buchstaben von a bis z, Ziffern oder Striche.
error-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
error-name-taken = Jemand mit einem Konto heißt { $name } oder so ähnlich, dass man die beiden verwechseln würde. Nimm einen anderen Namen.
error-recovery-wrong = Diese Kennung und dieser Wiederherstellungscode gehören nicht zusammen, oder der Code ist verbraucht. Ein Code öffnet ein Konto ein Mal.
error-account-needed = Dafür brauchst du ein Konto. Leg dir unter „Konto“ eins an; deine Spiele bleiben deine.
error-session-unknown = Diese Sitzung ist schon beendet.
error-kept-changed = Ein anderes deiner Geräte hat das inzwischen geändert. Es ist nichts verloren: Schau noch einmal nach.
error-puzzle-begun = Du hast dieses Rätsel schon begonnen. Seine Karten werden jedem Konto ein Mal gezeigt; mach weiter, wo du warst.
error-puzzle-not-begun = Du hast dieses Rätsel noch nicht begonnen.
error-puzzle-solved = Du hast dieses Rätsel schon gelöst; deine Zeit steht fest.
error-puzzle-over = Das Rätsel vom { $day } ist vorbei. Seine Karten sind veröffentlicht, und keine Zeit zählt mehr.
error-puzzle-not-yet = Das Rätsel vom { $day } hat noch nicht begonnen.
error-puzzle-three = Ein SET hat drei verschiedene Karten.
error-session-key-broken = Die Datei { $path } im Datenverzeichnis ist beschädigt. Lösche sie; alle werden dann wieder nach ihrem Namen gefragt.
error-muted = Wer an diesen Tisch eingeladen hat, bittet dich, nichts mehr zu schreiben.
error-touch-unshared = An diesem Tisch sieht niemand, was die anderen berühren.
error-chat-empty = In dieser Zeile steht nichts.
error-chat-line-unknown = Zeile { $line } des Chats gibt es nicht mehr.
error-bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
error-table-unknown = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
error-already-seated = Du sitzt schon an diesem Tisch.
error-seat-empty = Auf Platz { $seat } sitzt niemand.
error-seat-taken = Platz { $seat } ist besetzt.
error-table-full = Alle { $seats } Plätze sind besetzt; zuschauen kannst du.
error-kick-oneself = Du hast an diesen Tisch eingeladen; um zu gehen, gib deinen Platz zurück.
error-kicked = Wer an diesen Tisch eingeladen hat, hat deinen Platz freigemacht.
error-replaced = Du hast diesen Tisch anderswo geöffnet; dort geht es weiter.
error-no-bot-there = Auf Platz { $seat } sitzt kein Bot.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-joined = Komm erst an den Tisch.
error-not-seated = Du schaust zu; das kann nur, wer am Tisch sitzt.
error-not-host = Das kann nur, wer an diesen Tisch eingeladen hat.
error-not-now = 
    { $status ->
        [waiting] Das Spiel hat noch nicht begonnen.
        [playing] Das Spiel läuft.
        [over] Das Spiel ist aus.
       *[other] Der Tisch ist abgeräumt.
    }
error-table-abandoned = Alle waren gegangen; dieser Tisch ist abgeräumt.
error-house-full = Das Haus ist voll: { $most } Tische sind besetzt. Versuche es später noch einmal.
error-too-many-tables = Du hast schon an { $most } Tische eingeladen; beende erst einen davon.
error-table-damaged = Dieser Tisch ist beschädigt und steht beiseite ({ $why }); die anderen sind nicht betroffen. Wer den Server betreibt, sieht mit „tercet doctor“ nach.
error-seed-missing = Der Startwert dieses Tisches fehlt.
error-header-missing = Der Anfang des Spiels an diesem Tisch fehlt.
error-nobody-acts = Hier hat lange nur noch die Uhr gespielt; der Tisch ist abgeräumt.
error-table-too-long = Dieses Spiel dauert länger, als ein Spiel dauern kann; der Tisch ist abgeräumt.
error-seat-acts-too-often = Du hast öfter gehandelt, als jemand spielen kann; der Tisch spielt ohne dich weiter. Komm in ein paar Minuten wieder.
error-too-many-tables-here = Aus deinem Netz sind schon { $most } Tische eröffnet; spiele erst einen davon zu Ende.
error-too-many-empty-tables = { $most } Tische, die aus deinem Netz eröffnet wurden, stehen leer; spiele an einem davon oder warte, bis sie abgeräumt sind.
error-too-many-joined = Du bist an { $most } Tischen zugleich; verlass erst einen davon.
error-code-unreadable = Ein Code hat { $length } Buchstaben und Ziffern.
error-say-hello = Die erste Nachricht muss „hello“ sein.
error-said-hello = Du hast schon gegrüßt.
error-protocol-unknown = Hier gilt nicht Version { $protocol } des Netzprotokolls, sondern { $known }. Lade die Seite neu.
error-internal = Bei uns ist etwas schiefgegangen. Es wurde nichts verändert.
error-not-found = Hier ist nichts.
error-method-unknown = Das geht hier nicht.
error-body-too-big = Diese Anfrage ist zu lang.
error-request-wrong = Diese Anfrage hat nicht die richtige Form.
error-origin-foreign = Das verlangt eine fremde Website; das ist nicht erlaubt.
error-host-foreign = Dieser Server heißt nicht { $host }. Wer ihn betreibt, kann diese Adresse beim Start angeben.
error-game-goes-on = Protokoll und Startwert werden verraten, wenn das Spiel aus ist.
error-data-unusable = Die Daten unter { $path } sind nicht benutzbar: { $reason }
error-data-in-use = Ein anderer Server benutzt die Daten unter { $path } schon.
error-data-empty = { $path } ist eine leere Datei und keine Datenbank. Setze eine Sicherung an ihre Stelle (tercet doctor --mend --backup DATEI) oder entferne sie, um neu anzufangen.
error-data-too-new = Die Daten unter { $path } hat ein Tercet benutzt, das mehr als eine Version neuer ist als dieses (das Schema ist von Generation { $generation }; diese Version öffnet bis { $newest }). Nichts wurde geändert. Installiere jene Version, oder setze eine frühere Sicherung an ihre Stelle.
error-data-step-unreadable = Die Daten unter { $path } sagen nicht, von welcher Version von Tercet sie sind (der letzte Schritt ist „{ $step }“). Nichts wurde geändert. Setze eine Sicherung an ihre Stelle.
error-backup-exists = { $path } gibt es schon; eine Sicherung überschreibt nie etwas.

backup-done = Gesichert in { $path }.
export-done = 
    { $count ->
        [one] { $count } beendetes Spiel ausgegeben.
       *[other] { $count } beendete Spiele ausgegeben.
    }
error-rated-account = Gewertete Partien sind für Leute mit Konto. Leg dir unter „Konto“ eins an; deine Partien bleiben deine.
error-rated-not-offered = Dieses Spiel geht gegen den Stapel: Es hat Rekorde und keine Wertung.
error-rated-seats = Ein gewerteter Tisch hat { $least } bis { $most } Plätze.
error-rated-options = Eine gewertete Partie hat die Optionen ihrer Ausgabe und ihre übliche Form.
error-rated-no-bots = An einem gewerteten Tisch gibt es keine Bots.
error-rated-alone = Eine gewertete Partie braucht zwei bis acht Spieler.
error-rated-nonce = Dein Programm gibt keine Zufallszahl zum Mischen dazu, und eine gewertete Partie braucht eine von jedem. Lade die Seite neu oder aktualisiere dein Programm.
error-nonce-given = Du hast deine Zufallszahl für dieses Mischen schon gegeben.
error-seek-not-offered = Dieses Spiel spielt man nicht zu zweit gegeneinander: Es gibt keinen Gegner zu suchen.
error-seekers-many = { $most } Leute suchen gerade einen Gegner. Versuch es gleich noch einmal.
error-person-unknown = Niemand mit einem Konto heißt { $name }.
error-person-away = { $name } ist gerade nicht da. Schick lieber den Link zu einem Tisch.
error-challenge-oneself = Niemand kann sich selbst herausfordern.
error-challenge-unknown = Diese Herausforderung ist vorbei, oder sie galt nicht dir.
error-challenge-declined = Die Antwort war gerade eben nein. Warte ein wenig, bevor du wieder fragst.
error-block-oneself = Du kannst dich nicht selbst blockieren.
error-blocks-many = Du hast schon { $most } Personen blockiert. Hebe zuerst eine Blockierung auf.
error-block-unknown = Du hast diese Person nicht blockiert.
error-challenges-many = Zu viele Herausforderungen warten schon auf eine Antwort.
error-race-not-offered = Um die Wette geht es nur gegen ein beendetes Solitaire.
error-race-unknown = Dieses Rennen gibt es nicht mehr.
error-handed-of-the-house = Diese Partie wurde auf diesem Server gespielt: Sie ist schon hier und braucht nicht eingereicht zu werden.
error-handed-too-many = Dein Konto fasst keine weiteren Partien aus deinem Browser.
