### Eine Python-Eingabe in der Seite.

console-title = Tercet in deinem Browser
console-text = Eine Python-Eingabe mit der ganzen Bibliothek, ohne etwas zu installieren: die Karten, die Regeln, die Bots und Tische zum Spielen. Sie läuft in einem abgeschlossenen Rahmen dieser Seite, ohne deine Cookies und ohne Netz. Was du dort schreibst, ist weg, wenn du gehst.
console-start = Python starten (etwa 7 MB)
console-frame = Python der Eingabe
console-log = Was eingegeben und geschrieben wurde
console-line = Eine Zeile Python
console-run = Ausführen
console-coming = Python kommt … { $percent } %
console-running = Läuft …
console-failed = Python ließ sich hier nicht starten, oder es ist stehen geblieben. Versuch es noch einmal, oder spiel auf einem Server.
console-stop = Anhalten und neu beginnen
console-examples = Beispiele
console-example = Beispiel { $number } ausführen
