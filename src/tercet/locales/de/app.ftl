### Die Seite, und was der Server beim Start sagt.

app-name = Tercet
somebody = Jemand
app-tagline = Ein Tisch für die ganze Familie der SET-Spiele. Drei Karten, vier Merkmale, ein schneller Blick.

language-label = Sprache

set-heading = Drei, die zusammengehören
set-in-short = Drei Karten bilden ein SET, wenn jedes Merkmal – Anzahl, Farbe, Füllung und Form – auf allen dreien gleich oder auf allen dreien verschieden ist.
set-example = Hier sind alle vier verschieden: ein SET.

games-heading = Spiele auf diesem Server
games-loading = Die Spiele werden geladen …
games-unreachable = Die Liste der Spiele konnte nicht geladen werden.
games-retry = Noch einmal versuchen

players-exactly = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
players-range = { $min } bis { $max } Personen

pace-race = alle gleichzeitig
pace-turns = reihum
pace-mixed = gleichzeitig und reihum

serve-ready = Tercet läuft unter { $address } (beenden mit Strg+C)
