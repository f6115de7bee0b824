### Spielen ohne Server: das Haus in der Seite.

error-needs-server = Dazu braucht es einen Server. Dieser Tisch steht in deinem Browser.

page-sign = In diesem Browser
page-sign-text = Diese Partie wird in deinem Browser gespielt, ohne Server, und hier aufbewahrt.
page-starting = Die Regeln kommen in deinen Browser; das geschieht nur einmal.
page-percent = { $percent } %
page-again = Noch einmal versuchen
page-games = Spiele
page-site = In diesem Browser gespielt
page-site-text = Hinter dieser Website steht kein Server. Alles geschieht in deinem Browser und bleibt dort: gegen Bots oder allein, mit Lektionen, Übungen und Rätseln.
page-going = Partien, die noch laufen

page-trouble-no-wasm = Dieser Browser kann die Regeln nicht selbst ausführen: WebAssembly fehlt oder ist abgeschaltet. Aktualisiere den Browser, oder spiel auf einem Server.
page-trouble-no-memory = Der Arbeitsspeicher reicht hier nicht für die Regeln. Schließ andere Tabs und Programme, und versuch es dann noch einmal.
page-trouble-unreachable = Was es zum Spielen ohne Server braucht, konnte nicht geladen werden. Geh einmal online, und versuch es dann noch einmal.
page-trouble-not-kept = Dieser Browser bewahrt nichts auf, vielleicht weil das Fenster privat ist. Du kannst weiterspielen, aber die Partie ist weg, sobald du die Seite schließt.
page-trouble-storage-full = Der Speicher dieses Browsers ist voll. Du kannst weiterspielen, aber ab hier wird nichts mehr aufbewahrt: Schaff Platz, bevor du die Seite schließt.

## Ohne Netz

offline-heading = Ohne Netz
offline-sign = Geht auch ohne Netz.
offline-ready = Alles ist da: Lektionen, Übungen, Regeln und jedes Spiel allein oder gegen Bots gehen ohne Netz. Über das Menü deines Browsers kommt Tercet auf den Startbildschirm.
offline-coming = Was es zum Spielen ohne Netz braucht, wird gerade geholt …
offline-asked = Zum Spielen ohne Netz braucht es etwa sieben Megabyte. Sie sind noch nicht geholt, weil dein Browser Daten sparen will oder das Netz weg war.
offline-fetch = Jetzt holen
offline-missing = Dieser Browser lässt die Seite ihre Dateien nicht behalten; darum braucht sie ein Netz.
offline-no-wasm = Dieser Browser kann die Spiele nicht selbst ausführen: WebAssembly fehlt oder ist abgeschaltet. Lektionen, Übungen und Regeln gehen ohne Netz; für Spiele aktualisiere den Browser, oder spiel auf einem Server.
offline-insecure = Browser behalten eine Seite nur dann für die Zeit ohne Netz, wenn ihre Adresse mit https beginnt. Das tut diese nicht, darum lässt sich Tercet von hier nicht installieren; wer den Server betreibt, kann das ändern.
offline-unknown = Einen Moment …
update-waits = Es gibt eine neue Version von Tercet.
update-take = Jetzt benutzen
update-later = Später

## Eine Website aus einfachen Dateien

site-written = Geschrieben: { $path } ({ $megabytes } MB).
site-try = Leg sie auf irgendeinen Webspace, oder probier sie hier: python -m http.server --directory { $path }
error-site-not-empty = In { $path } liegt schon etwas anderes. Wähl einen neuen oder leeren Ordner.
error-page-table-damaged = Diese Partie lässt sich nicht mehr lesen. Sie bleibt in diesem Browser; die anderen sind nicht betroffen.
