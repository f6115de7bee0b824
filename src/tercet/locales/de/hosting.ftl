### Was jemand hört, der Tercet betreibt.

error-postgres-missing = Um Tische in PostgreSQL aufzubewahren, installiere Tercet mit diesem Zusatz: pip install 'tercet[postgres]'
error-nats-missing = Um auf mehreren Knoten zu spielen, installiere Tercet mit dem, was sie brauchen: pip install 'tercet[nodes]'
error-broker-unknown = Einen Vermittler nennt man mit einer Adresse wie nats://name:passwort@rechner:4222, nicht mit „{ $address }“.
error-broker-open = Ein Vermittler auf einem anderen Rechner muss ein Passwort oder ein Zertifikat verlangen; der auf { $host } tut es nicht (oder seine Adresse nennt kein Passwort): wer ihn erreicht, könnte alle Karten lesen. Schütze ihn, oder erlaube ihn mit --open-broker.
error-nodes-need-database = Mehrere Knoten teilen sich ihre Tische über PostgreSQL: nenne es mit --database.
error-thinkers-need-broker = Wer für die Bots mehrerer Knoten denkt, hört von ihnen über den Vermittler: nenne ihn mit --broker.
error-node-not-started = Ein Knoten ist nicht gestartet; sein Protokoll sagt, warum.
error-nats-server-missing = Ohne Vermittler brauchen mehrere Knoten das Programm nats-server: installiere es, oder nenne einen Vermittler mit --broker.
error-database-unknown = { $address } ist nicht die Adresse einer PostgreSQL-Datenbank, zum Beispiel postgresql://benutzer@rechner/name.
error-proxy-unreadable = { $proxy } ist nicht die Adresse eines Proxys, zum Beispiel 127.0.0.1 oder 10.0.0.0/8.
error-backup-unusable = { $path } ist keine Sicherung von Tercet, oder sie ist beschädigt.

doctor-file-missing = Es gibt keine Datenbank { $path }.
doctor-file-empty = Die Datenbank { $path } ist leer.
doctor-file-broken = { $path } ist keine heile Datenbank: { $reason }
doctor-open-to-others = Andere auf diesem Rechner kommen an { $path } heran (Rechte { $mode }).
doctor-key-broken = Der Schlüssel { $path } ist beschädigt; damit startet kein Server.
doctor-schema-older = Die Datenbank hat Stand { $step } und ist noch nicht auf Stand { $newest } gebracht.
doctor-schema-unknown = Die Datenbank hat Stand { $step }; diese Version von Tercet kennt nur { $newest }. Eine neuere hat sie benutzt.
doctor-orphans = { $count ->
    [one] { $count } Zeile von „{ $what }“ gehört zu nichts.
   *[other] { $count } Zeilen von „{ $what }“ gehören zu nichts.
}
doctor-people-missing = { $count ->
    [one] { $count } Platz gehört jemandem, den niemand kennt.
   *[other] { $count } Plätze gehören Leuten, die niemand kennt.
}
doctor-next-missing = { $count ->
    [one] { $count } Tisch führt zu einem nächsten, den es nicht gibt.
   *[other] { $count } Tische führen zu einem nächsten, den es nicht gibt.
}
doctor-table-damaged = Tisch { $table }: Das Spiel lässt sich nur bis Eintrag { $good } nachspielen ({ $why }).
doctor-settings-damaged = Tisch { $table }: Die Einstellungen sind nicht lesbar.
doctor-outcome-differs = Tisch { $table }: Das Ergebnis ist nicht das des Spiels.
doctor-server-silent = Der Server { $path } antwortet nicht: { $reason }
doctor-server-stuck = Der Server { $path } kommt nicht voran: { $what }.

doctor-cure-restore = Eine Sicherung kann das ersetzen: --mend --backup DATEI
doctor-cure-close = --mend lässt nur noch den Eigentümer heran.
doctor-cure-migrate = Der nächste Start bringt sie auf den neuen Stand, oder --mend.
doctor-cure-remove = --mend entfernt das.
doctor-cure-cut = --mend lässt das Spiel nach Eintrag { $seq } weitergehen; mit --backup kommt ein heiles Spiel von dort.
doctor-cure-end = --mend beendet diesen Tisch; mit --backup kommt er von dort.
doctor-cure-rebuild = --mend berechnet das neu aus dem Spiel.
doctor-no-cure = Hier hilft nur eine Sicherung, in der es heil ist.
doctor-mended-restore = Behoben: aus der Sicherung geholt.
doctor-mended-close = Behoben: Nur noch der Eigentümer kommt heran.
doctor-mended-migrate = Behoben: auf den neuen Stand gebracht.
doctor-mended-remove = Behoben: entfernt.
doctor-mended-cut = Behoben: Das Spiel geht nach Eintrag { $seq } weiter.
doctor-mended-end = Behoben: Der Tisch ist beendet.
doctor-mended-rebuild = Behoben: aus dem Spiel neu berechnet.
doctor-seen = Angesehene Tische: { $tables }. Nachgespielte Einträge: { $entries }.
doctor-verdict = { $count ->
    [0] Alles ist heil.
    [one] { $count } Schaden.
   *[other] { $count } Schäden.
}
error-ratings-moved = Ein Server hat die Wertungen während der Rechnung geändert. Nichts wurde gespeichert; versuch es noch einmal.
ratings-none = Noch hat niemand eine gewertete Partie gespielt.
ratings-same = Gewertete Partien: { $games }, gezählt: { $counted }, Wertungen: { $players }. Alles wie gespeichert, bis zur letzten Stelle.
ratings-differed = Gewertete Partien: { $games }, gezählt: { $counted }, Wertungen: { $players }. Berichtigt: { $ratings } Wertungen und { $results } Ergebnisse.
