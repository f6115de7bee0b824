### La pagina, e ciò che dice il server all'avvio.

app-name = Tercet
somebody = Qualcuno
app-tagline = Un tavolo per tutta la famiglia dei giochi SET. Tre carte, quattro caratteristiche, un colpo d’occhio.

language-label = Lingua

set-heading = Tre carte che vanno insieme
set-in-short = Tre carte formano un SET quando ogni caratteristica – numero, colore, campo e forma – è uguale su tutte e tre oppure diversa su tutte e tre.
set-example = Qui sono diverse tutte e quattro: è un SET.

games-heading = I giochi di questo server
games-loading = Caricamento dei giochi…
games-unreachable = Non è stato possibile caricare l’elenco dei giochi.
games-retry = Riprova

players-exactly = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
players-range = da { $min } a { $max } giocatori

pace-race = tutti insieme
pace-turns = a turno
pace-mixed = insieme e a turno

serve-ready = Tercet è all’indirizzo { $address } (Ctrl+C per fermarlo)
