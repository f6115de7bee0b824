### Lo schermo intero in un terminale: ciò che sta intorno al tavolo, finestre, impostazioni.

play-hints = { $count ->
    [one] { $count } suggerimento
   *[other] { $count } suggerimenti
}
play-hand-full = La tua mano è piena: al massimo { $most } carte. Liberati di qualcuna prima di prenderne un’altra.
play-layout = tavola { $layout }
play-from-layout = { $sets } SET da questa tavola{ $added ->
    [0] {""}
    [one] , { $added } carta aggiunta
   *[other] , { $added } carte aggiunte
}
play-form-first = finisce quando non ne vedi
play-form-patience = altre tre quando non ne vedi
play-form-penalty = rinunciare costa
play-vote = { $name }: { $forfeit }
play-gain = { $way ->
    [lost] { $name } perde { $count }
   *[won] { $name } vince { $count }
}
play-fits-off = Non mostrare più che cosa va
play-said = { $text }
play-amount = Puntata: { $now } su 1–{ $most }
play-confirm = Queste tre? Invio le gioca, Esc sceglie di nuovo.
play-over = La partita è finita.
play-look-on = Guarda il tavolo

## Tasti

play-foot = Esc menu · { $chat ->
    [yes] Tab chat · F1 tasti · F2 regole · F4 impostazioni · PagSu racconto
   *[no] F1 tasti · F2 regole · F4 impostazioni · PagSu racconto
}
play-foot-text = ↑ ↓ spazio scorrere · Esc indietro
play-keys = Tasti
play-keys-cards = Ogni carta porta il suo tasto; lo stesso tasto la rimette.
    Le cifre fanno ciò che sta sui pulsanti in basso, la barra spaziatrice il primo.
    A SetUp le cifre sono le carte della tua mano.
play-keys-dice = Da 1 a 5 si sceglie un dado, le frecce vanno sul tabellone, Invio lo posa lì.
    S esegue, P passa o tiene, B riprende, R gira l’apertura, H mostra che cosa va.
play-keys-chips = C passa parola o vede, B punta, R rilancia, F lascia, S mostra, K tiene coperte, O è pronto.
    Le cifre, ↑ e ↓ scelgono la puntata; la barra spaziatrice fa ciò che è evidenziato.
play-keys-all = Invio conferma, Esc annulla la scelta e poi apre il menu.
    Anche il mouse fa tutto questo.
    F2 regole · F4 impostazioni · PagSu e PagGiù racconto · Ctrl+Q esce subito
play-keys-chat = Tab porta alla chat e torna.
play-menu-back = Torna al tavolo
play-menu-rules = Le regole

## Impostazioni

play-settings-note = Invio cambia una riga. Colori e lingua valgono dal prossimo avvio.
play-set-key-order = Tasti delle carte
play-set-key-order-rows = come stanno le carte: tre file della tastiera
play-set-key-order-alphabet = A, B, C… in ordine
play-set-keyboard = Tastiera
play-set-keyboard-auto = come di solito in questa lingua
play-set-keyboard-qwerty = QWERTY
play-set-keyboard-qwertz = QWERTZ
play-set-keyboard-azerty = AZERTY
play-set-confirm = Chiedi prima di giocare le carte scelte
play-set-confirm-true = sì
play-set-confirm-false = no
play-set-colours = Colori
play-set-colours-auto = come dice il terminale
play-set-colours-true = tutti
play-set-colours-256 = 256
play-set-colours-16 = 16
play-set-colours-none = nessuno
play-set-lang = Lingua
play-set-lang-auto = quella del sistema
play-set-lang-en = English
play-set-lang-fr = français
play-set-lang-it = italiano
play-set-lang-de = Deutsch

## At a server

play-code = Codice { $code }
play-foot-lobby = Invio a questo tavolo · N nuovo tavolo · C codice · L accedi · Esc esci
play-lobby-empty = Nessun tavolo pubblico è aperto. N ne apre uno, C raggiunge quello di amici.
play-open-warning = La linea verso { $address } non è cifrata: chi sta in mezzo può leggere la tua password. Meglio https:// o un nome da ospite.
play-open-anyway = Invia lo stesso
play-bot-how = aggiungere un bot; «{ $word } master» dice quanto è forte: { $known }
play-away-how = liberare un posto: «{ $word } 2»
play-say-how = dire qualcosa a tutto il tavolo: «{ $word } ciao»
play-propose-how = mostrare tre carte ai compagni: «{ $word } 2 5 9»; senza carte, più nulla
play-agree-how = prendere le tre carte che un compagno propone
play-proposed = «{ $word }» le prende.
play-table-how = venire a un tavolo pubblico con il suo numero: «{ $word } 1»
play-new-how = aprire un tavolo: «{ $word } scout»; «{ $word }» da solo elenca i giochi
play-code-how = venire al tavolo di un amico con il suo codice: «{ $word } K7M2QX»
play-login-how = accedere a un account
play-leave-there = lasciare il server; i posti restano
play-left-there = Hai lasciato il tavolo; il tuo posto resta tuo.
play-line-back = La connessione è tornata.
play-fill-note = Invio continua · Esc torna indietro
play-room-code = Si viene con il codice
play-lobby-none = Nessun tavolo pubblico è aperto.
play-open-ask = Scrivi «{ $word }» per inviarla comunque.
play-draft-how = nome=valore cambia una riga
play-new-heading = Un nuovo tavolo: { $game }
play-new-public = Chiunque può entrare
play-new-usual = come nelle regole
play-new-note = ← → cambia una riga · Invio un numero · O apre il tavolo · Esc indietro
error-play-value = «{ $value }» non va per { $name }: { $known }
error-play-no-such-name = «{ $name }» qui non si sceglie; c’è: { $known }
error-play-no-such-table = Qui non c’è un tavolo { $number }.
error-play-nothing-proposed = Ora nessuno propone tre carte.

## Replay and puzzle

play-foot-replay = ← → passo · ↑ ↓ dieci passi · Inizio Fine · spazio riproduce · Tab con gli occhi di chi · Esc esci
play-foot-puzzle = Ogni carta porta il suo tasto · Esc esci
play-puzzle-none = Non è un SET.
play-puzzle-known = Questo l’hai già trovato.

## Players who are awaited, and leaving

play-awaits = Il gioco inizia quando ci sono tutti i giocatori.
play-awaited = { $count ->
    [one] { $names } ti aspetta: { $game }.
   *[other] { $names } ti aspettano: { $game }.
}
play-awaited-come = Vengo
play-awaited-no = No, lascio il posto
play-awaited-how = Nell’atrio «{ $come }» ti porta lì e «{ $no }» lascia il tuo posto.
play-absent = { $name } non c’è più e ha { $seconds } secondi per tornare.
play-away-clock = assente, { $seconds } s
play-cancel-start = Annulla l’inizio
play-leave-costs-seat = Se resti via più di un minuto, il tuo posto torna libero.
play-leave-costs-game = Se resti via più di un minuto, gli altri continuano senza di te.
play-leave-costs-rating = Se resti via più di un minuto, hai lasciato il gioco, e per la tua valutazione conta come ultimo posto.
play-leave-again = Scrivi ancora { $word } per uscire.
play-stay = Resta qui
play-deal-wrong = Questa partita non è stata distribuita con il tuo numero casuale: il server può aver scelto le carte.
