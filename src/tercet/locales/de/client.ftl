### Was ein Client eines Servers von sich aus sagt: über Adressen, Leitungen und Aufbewahrtes.

error-address-unreadable = „{ $address }“ ist keine Adresse eines Servers. Eine Adresse sieht so aus: https://example.org oder http://127.0.0.1:8000.
error-server-unreachable = { $address } antwortet nicht.
error-server-not-understood = Die Antwort von { $address } ist nicht zu verstehen: Das ist kein Tercet-Server oder ein neuerer.
error-password-in-the-open = Auf dem Weg zu { $address } könnten andere dein Passwort mitlesen. Nimm https://, oder erlaube es.
error-papers-unusable = Die Datei { $path } für deine Sitzungen lässt sich nicht verwenden: { $reason }
error-act-stale =
    { $seconds ->
        [one] Zu spät: Die Verbindung war länger als { $seconds } Sekunde unterbrochen, und dies wurde nicht gespielt.
       *[other] Zu spät: Die Verbindung war länger als { $seconds } Sekunden unterbrochen, und dies wurde nicht gespielt.
    }
