### Una partita nel terminale: che cosa si scrive e che cosa si viene a sapere.

play-can = Puoi:
play-help = che cosa puoi fare adesso
play-rules = dove sono le regole
play-leave = lasciare la partita
play-notation = Invio da solo mostra di nuovo il tavolo. Puoi anche nominare le carte con ciò che c’è scritto sopra: 1rso 2gsw 3psd.
play-rules-page = Le regole, in un altro terminale: tercet rules { $game }
play-list = ? mostra un elenco numerato ({ $count } in tutto)
play-more = … e ancora { $count }
play-preset = Tavolo: { $name }. Anche: { $others } (--preset)
play-your-turn = Tocca a te.
play-waits = Aspettiamo { $names }…
play-time = { $seconds ->
    [one] Un secondo { $what }.
   *[other] { $seconds } secondi { $what }.
}
play-none-ends = «Qui non c’è» mette fine al solitario.
play-none-more = «Qui non c’è» aggiunge tre carte.
play-left = Hai lasciato la partita.
play-saved = Il registro di questa partita è salvato. Per controllare che le carte siano state date onestamente:

## Le cifre dei giocatori

play-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
play-sets = { $count } SET
play-mistakes = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
play-penalties = { $count ->
    [one] { $count } punto di penalità
   *[other] { $count } punti di penalità
}
play-owed = { $count ->
    [one] { $count } SET dovuto
   *[other] { $count } SET dovuti
}
play-cards = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
play-staked = { $count } in gioco
play-pot = piatto { $count }

## Come si scelgono carte e dadi; $hand è la lettera delle proprie carte

play-hand-letter = m
play-how-call = tre carte di un SET, per esempio 1 5 9
play-how-show = le tue tre carte, per esempio 1 5 9
play-how-take = tre carte di un SET, per esempio 1 5 9
play-how-point = un SET, per esempio 1 5 9: prima la carta per il dito
play-how-point-second = una seconda carta del SET, per esempio 5
play-how-lay-card = una carta della tua mano, per esempio { $hand }2
play-how-challenge = le due carte che fanno SET con l’ultima, per esempio 2 7
play-how-announce = tre dei tuoi dadi che fanno SET, per esempio 1 3 4
play-how-place = dadi sulle caselle, per esempio h7=2rw o h7=1 (il tuo primo dado); un jolly con ciò che rappresenta: h7=*2rw
play-how-replace-wild = un dado al posto di un jolly, per esempio h7=2rw
play-how-throw-again = i dadi da rilanciare, per esempio 1 4

## Le parole per ciò che non chiede altro; mai ?, r o q

play-word-call = s
play-word-none-here = n
play-word-take-back = c
play-word-stop = stop
play-word-give-up = m
play-word-say-done = f
play-word-say-add = a
play-word-unsay = c
play-word-ask-card = a
play-word-fold = l
play-word-check = a
play-word-call-bet = v
play-word-show-cards = m
play-word-keep-cards = t
play-word-pass = p
play-word-throw-again = t
play-word-ready = ok

## Quello che non va

error-play-nothing-now = In questo momento non puoi fare nulla.
error-play-not-understood = Non capisco «{ $line }». Scrivi ? per vedere che cosa puoi fare.
error-play-card-count = Carte nominate: { $count }; ne servono { $wanted }.
error-play-no-such-place = Non c’è una carta { $place }.
error-play-pace = Il ritmo dei bot è un numero da 0 a { $most }.
error-play-log-exists = { $path } esiste già; una partita non sovrascrive mai nulla.
error-play-log-unwritable = Impossibile scrivere { $path }.
