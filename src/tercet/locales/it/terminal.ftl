### Lo schermo intero in un terminale: ciò che sta intorno al tavolo, finestre, impostazioni.

play-hints = { $count ->
    [one] { $count } suggerimento
   *[other] { $count } suggerimenti
}
play-hand-full = La tua mano è piena: al massimo { $most } carte. Liberati di qualcuna prima di prenderne un’altra.
play-team-score = Squadra: { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}
play-layout = tavola { $layout } ({ $sets ->
    [one] { $sets } SET
   *[other] { $sets } SET
}{ $added ->
    [0] {""}
    [one] , { $added } carta aggiunta
   *[other] , { $added } carte aggiunte
})
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

play-foot = F1 tasti · F2 regole · F4 impostazioni · Tab chat · PagSu racconto · Esc menu
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
    F2 regole · F4 impostazioni · Tab chat · PagSu e PagGiù racconto · Ctrl+Q esce subito
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
error-play-needs-screen = Serve un terminale a schermo intero.

## Replay and puzzle

play-foot-replay = ← → passo · ↑ ↓ dieci passi · Inizio Fine · spazio riproduce · Tab con gli occhi di chi · Esc esci
play-foot-puzzle = Ogni carta porta il suo tasto · Esc esci
play-puzzle-none = Non è un SET.
play-puzzle-known = Questo l’hai già trovato.
