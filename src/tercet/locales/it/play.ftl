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
play-time = { $seconds ->
    [one] Un secondo { $what }.
   *[other] { $seconds } secondi { $what }.
}
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
play-how-call = tre carte di un SET, con i loro numeri
play-how-show = le tue tre carte, con i loro numeri
play-how-take = tre carte di un SET, con i loro numeri
play-how-point = le tre carte di un SET, con i loro numeri: prima quella per il tuo dito
play-how-point-second = una seconda carta del SET, con il suo numero
play-how-lay-card = una carta della tua mano: { $hand } e il suo numero
play-how-challenge = le due carte che fanno un SET con l’ultima, con i loro numeri
play-how-announce = tre dei tuoi dadi che sono un SET, con i loro numeri
play-how-place = dadi su caselle: casella=dado, il dado con il suo numero o la sua faccia, un jolly con ciò che rappresenta (casella=*2rw)
play-how-replace-wild = un dado al posto di un jolly: casella=dado
play-how-throw-again = i dadi da rilanciare, con i loro numeri

## Le parole per ciò che non chiede altro; mai ?, r o q

play-word-call = set
play-word-none-here = nessuno
play-word-take-back = indietro
play-word-stop = fine
play-word-give-up = rinuncio
play-word-say-done = fatto
play-word-say-add = ancora
play-word-unsay = indietro
play-word-ask-card = carta
play-word-fold = lascia
play-word-check = parola
play-word-call-bet = vedo
play-word-show-cards = mostra
play-word-keep-cards = copri
play-word-pass = passo
play-word-throw-again = tengo
play-word-ready = pronto
play-word-bet = punta
play-word-raise = rilancia
play-word-vote = voto
play-word-scolding = rimprovero
play-word-dishes = piatti
play-word-turn = turno
play-word-start = inizia
play-word-bot = bot
play-word-cancel = annulla
play-word-come = vengo
play-word-no = no
play-word-sit = siedi
play-word-stand = alzati
play-word-away = via
play-word-say = dici
play-word-propose = proponi
play-word-agree = accordo
play-word-again = rivincita
play-word-table = tavolo
play-word-new = nuovo
play-word-code = codice
play-word-login = accedi
play-word-open = apri

## Quello che non va

error-play-nothing-now = In questo momento non puoi fare nulla.
error-play-not-understood = Non capisco «{ $line }». Scrivi ? per vedere che cosa puoi fare.
error-play-card-count = Carte nominate: { $count }; ne servono { $wanted }.
error-play-no-such-place = Non c’è una carta { $place }.
error-play-pace = Il ritmo dei bot è un numero da 0 a { $most }.
error-play-log-exists = { $path } esiste già; una partita non sovrascrive mai nulla.
error-play-log-unwritable = Impossibile scrivere { $path }.
