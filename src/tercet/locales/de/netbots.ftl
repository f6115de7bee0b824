### Bots, die übers Netz spielen: Konten und Tokens, „tercet bot“, und die Prüfung von Programmen.

bot-here = { $name }, ein Bot von { $owner }, ist bei { $address } und wartet auf Herausforderungen. Strg-C beendet ihn.
bot-challenged = { $name } möchte { $game } spielen: angenommen.
bot-declined = { $name } möchte { $game } spielen: abgelehnt.
bot-not-seated = An diesem Tisch war kein Platz ({ $code }).
bot-played = { $game } ist zu Ende: { $score }
bot-deal-wrong = In { $game } fehlt die Zufallszahl dieses Bots beim Mischen: Der Server kann sich die Karten ausgesucht haben.
bot-gone = { $game }: hat den Tisch verlassen ({ $code }).

bots-password = Passwort von { $login }:{" "}
bots-none = Du hast noch keine Bots.
bots-here = ist da
bots-seen = zuletzt gesehen { $date }
bots-made = gemacht am { $date }
bots-unused = gemacht am { $date }, seither kein Gebrauch vermerkt
bots-revoked = Das Token ist widerrufen. Was damit gespielt hat, ist getrennt.
bots-removed = { $name } ist entfernt. Seine Spiele bleiben, mit niemandem auf seinem Platz.
bots-token-once = Bewahre dieses Token sicher auf: Es wird nur jetzt gezeigt. Wer es hat, spielt als dein Bot.
bots-token-kept = Das Token steht in { $path }, was nur du lesen kannst.

error-bot-absent = Du hast keinen solchen Bot.
error-bots-many = Du hast schon { $most } Bots; entferne erst einen davon.
error-tokens-many = Dieser Bot hat schon { $most } Tokens; widerrufe erst eines davon.
error-token-unknown = Dieses Token ist schon widerrufen.
error-token-wrong = Der Server kennt dieses Token nicht, oder es wurde widerrufen.
error-token-scope = Dieses Token erlaubt das nicht; es bräuchte das Recht „{ $scope }“.
error-token-missing = Es braucht ein Token: in einer Datei (--token-file), in der Variable { $variable } oder, wo alle auf dem Rechner es sehen können, mit --token.
error-people-only = Das ist für Menschen, nicht für Programme.
error-bot-connections = Dieses Token hat schon { $most } offene Verbindungen.
error-bot-command-prefix = Ein Programm wird { $prefix }BEFEHL geschrieben, etwa „{ $prefix }python meinbot.py“.
error-bot-tables = Ein Bot spielt an { $least } bis { $most } Tischen zugleich.
error-bot-program-absent = „{ $command }“ lässt sich nicht starten.
error-bot-program-ended = „{ $command }“ hat aufgehört, bevor es geantwortet hat.
error-bot-program-silent = „{ $command }“ hat { $seconds } Sekunden lang nicht geantwortet.
error-bot-program-unreadable = „{ $command }“ hat geantwortet, was sich nicht lesen lässt: { $said }
error-token-file-unwritable = { $path } lässt sich nicht schreiben; eine Datei, die schon da ist, wird nicht überschrieben.

conformance-played = { $game }, Platz { $seat }: zu Ende gespielt, { $score }
conformance-holds = Das Programm hält sich an das Protokoll.
conformance-fails = Das Programm hält sich noch nicht an das Protokoll.
conformance-absent = „{ $command }“ lässt sich nicht starten. Stimmt der Pfad, und darf es ausgeführt werden?
conformance-silent = Keine Antwort in { $seconds } Sekunden. Beendet das Programm seine Zeile, und leert es seinen Puffer?
conformance-ended = Das Programm hat aufgehört (Status { $status }), statt zu antworten. Es sagte: { $said }
conformance-no-json = Diese Zeile ist kein JSON: { $said } Was keine Antwort ist, gehört auf die Fehlerausgabe.
conformance-no-object = Eine Antwort ist ein JSON-Objekt, etwa ein leeres Paar geschweifter Klammern; das ist keines: { $said }
conformance-field = Ein Feld dieser Antwort hat die falsche Art ({ $why }): { $said }
conformance-too-much = Eine Zeile war gefragt, und mehr kam: { $said }
conformance-no-act = Das ist keine Handlung des Spiels ({ $why }): { $act }
conformance-refused = Die Regeln lassen diese Handlung nicht zu ({ $refusal }: { $why }): { $act }
conformance-waits = Bei Eintrag { $entry } warten alle auf das Programm, und es tut nichts; das Spiel stünde still.
conformance-endless = Nach { $steps } Schritten ist das Spiel nicht zu Ende.
conformance-unread = Niemand liest das Feld „{ $field }“. Bekannt sind „act“ und „after_ms“.
conformance-before = „after_ms“ ist { $after_ms }; in der Vergangenheit lässt sich nichts tun, also zählt es als 0.
conformance-late = „after_ms“ ist { $after_ms }; auf einem Server müssten die anderen so lange warten.
conformance-not-repeatable = Mit demselben Startwert hat das Programm ein anderes Spiel gespielt. Das ist erlaubt, doch so lässt sich ein Spiel nicht wiederholen, um einen Fehler zu suchen.
conformance-stays = Das Programm läuft weiter, wenn seine Eingabe endet; es muss dann beendet werden.
