### Ciò che dice il browser: pagine, tavoli, impostazioni, e quel che può capitare.

## Ovunque

guest-name = Ospite
player-number = Giocatore { $number }
name-label = Il tuo nome
go-home = Alla pagina iniziale
skip-to-main = Vai al contenuto
page-loading = Un momento…
page-unknown = Questa pagina non esiste.
notice-close = Chiudi l’avviso
seconds = { $seconds } s
countdown = { $seconds } s

## Il collegamento

net-reconnecting = Il collegamento è caduto. Stiamo riprovando; il tuo posto resta tuo.
net-restarting = Il server si sta riavviando. Resta qui: il tavolo torna da solo.
net-offline = Non sei in rete. Appena la rete torna, il gioco continua.
net-now = Prova ora
net-lost = Il collegamento è caduto prima della risposta. Controlla se è andata a buon fine prima di riprovare.
net-silent = Il server non ha ancora risposto. Attendi: la risposta può ancora arrivare.
net-unreachable = Il server non risponde.

## La pagina iniziale

home-play-now = Gioca subito
home-dealing = Si danno le carte…
home-welcome = Che bello rivederti, { $name }.
home-together = Giocare insieme
home-together-text = Scegli un gioco, manda il link e gioca con i tuoi amici.
home-new = Nuovo tavolo
join-heading = Entra con un codice
join-label = Le sei lettere e cifre che ti hanno dato
join-go = Entra
open-heading = Tavoli aperti
open-nobody = ancora nessuno
open-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
open-playing = si sta giocando
open-watch = Guarda
tile-beginners-name = SET per cominciare
tile-beginners-summary = Solo carte a campo pieno, nove in tavola: il modo migliore per iniziare.

## Un nuovo tavolo

new-game = Quale gioco?
new-who = Chi gioca?
new-players = Giocatori
new-bots = Di cui bot
new-skill = I bot giocano come
skill-you = Te
strength-you = Vince circa una partita su due e segue i tuoi progressi.
new-preset = Tavolo
new-preset-own = La tua scelta, qui sotto
new-fair-lag = Equo su linee diverse: conta quanto tempo è servito alla persona, non quale messaggio è arrivato prima
new-public = Mostra il tavolo nella pagina iniziale, così chiunque può entrare
new-more = Giocatori, edizione, incontro e altre opzioni
new-edition = Edizione
new-start = Inizia a giocare
new-open = Apri il tavolo
plain-classic-point-ms = Secondi per mostrare le tre carte dopo la chiamata
plain-classic-lay-after-ms = Aggiungere tre carte dopo questi secondi di silenzio (0: mai)
plain-scout-search-ms = Secondi per trovare una seconda carta (0: senza limite)
plain-scout-vote-ms = Secondi per scegliere la penitenza

## Prima del gioco

door-heading = Ti aspettano a un tavolo
door-invited = { $name } ti invita: { $game }
door-seat = C’è un posto per te.
door-full = Tutti i posti sono presi; puoi guardare.
door-playing = La partita è in corso; puoi guardare e giocare la prossima.
door-over = Questa partita è finita.
door-text = Come ti devono chiamare gli altri?
door-enter = Vieni al tavolo
room-heading = Posti occupati: { $taken } su { $seats }
room-free = Posto libero
room-host = ospita
room-bot = bot
room-sit = Siediti
room-stand = Alzati
room-add-bot = Aggiungi un bot
room-remove = Manda via
room-remove-bot = Manda via { $name }
room-kick = Libera il posto
room-kick-name = Libera il posto di { $name }
room-standing = Senza posto: { $names }{ $more ->
    [0] .
   *[other] {""} e altri { $more }.
}
starting-heading = Si comincia!
starting-in = Le carte arrivano tra { $seconds ->
    [one] { $seconds } secondo.
   *[other] { $seconds } secondi.
}
starting-stop = Non ancora
room-without = { $count ->
    [one] { $names } non ha un posto e potrebbe solo guardare.
   *[other] { $names } non hanno un posto e potrebbero solo guardare.
}
room-start-anyway = Inizia lo stesso
room-wait = Aspetta un po’
room-start = Inizia a giocare
room-start-early = Puoi iniziare anche se ci sono posti liberi.
room-need = { $least ->
    [one] Serve { $least } giocatore.
   *[other] Servono almeno { $least } giocatori: invita qualcuno o aggiungi un bot.
}
want-next = Voglio giocare la prossima
want-next-noted = Segnato: avrai un posto, se il gioco lo permette.
want-next-who = { $count ->
    [one] { $names } vuole giocare la prossima.
   *[other] { $names } vogliono giocare la prossima.
}
room-wait-for-host = Chi ospita fa iniziare il gioco.
room-awaits = { $count ->
    [one] La partita inizia appena arriva { $names }.
   *[other] La partita inizia appena arrivano { $names }.
}
room-awaits-moment = La partita inizia tra un attimo.
room-awaits-cancel = Annulla
share-heading = Invita gli altri
share-link = Link a questo tavolo
share-copy = Copia
share-copied = Copiato
share-code = Oppure di’ loro il codice
share-qr = Codice QR del link, per la fotocamera di un telefono

## Un tavolo che non si può mostrare

gone-heading = Questo tavolo non c’è più
gone-replaced = Stai giocando in un’altra finestra
gone-kicked = Il tuo posto è stato liberato
gone-for-now = Questo tavolo fa una pausa
gone-return = Gioca qui

## Al tavolo

table-title = Tavolo
table-joining = Si arriva al tavolo…
table-no-screen = Questa pagina è più vecchia del gioco. Ricaricala.
table-leave = Esci
leave-heading = Lasciare la partita?
leave-rated = Perdi questa partita valutata, se non torni prima della fine.
leave-place = Lasci il tuo posto e gli altri continuano. Puoi tornare finché la partita dura.
leave-stay = Resta
table-you = (tu)
moment-you = tu
table-players = Giocatori
table-score = Punti: { $score }
table-change =
    { $less ->
        [yes] −{ $by }
       *[no] +{ $by }
    }
table-total = totale { $total }
table-cards = Carte in tavola: { $count }
table-pile = { $count ->
    [0] Il mazzo è vuoto
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
table-aside = Che cosa è successo, e chat
table-sure = Davvero?
table-clear = Scegli di nuovo
mark-finger = c’è sopra il dito dell’esploratore
mark-sealed = una delle carte segrete
mark-hint = un indizio
sign-calls = SET!
sign-none = non ne vede
sign-looks = cerca ancora
sign-locked = deve aspettare
sign-debt = deve un SET
line-good = Linea buona: { $ms } millisecondi andata e ritorno
line-slow = Linea lenta: { $ms } millisecondi andata e ritorno
line-poor = Linea scarsa: { $ms } millisecondi andata e ritorno
line-figure = { $ms } ms
sign-away = assente
sign-leader = guida
sign-done = fatto
sign-add = ancora una
sign-scout = esploratore
sign-barred = fuori dalla ricerca
sign-gave-up = si è arreso
sign-out = salta la ricerca
sign-scolding = sgridato
sign-dishes = lava i piatti
prompt-look = Vedi un SET? Tocca le sue tre carte.
prompt-look-calmly = Senza fretta: tocca le tre carte di un SET.
prompt-show = Hai chiamato! Tocca le tue tre carte.
prompt-other-called = { $name } ha chiamato e mostra le carte…
prompt-locked = Aspetta che qualcun altro trovi un SET.
prompt-said-none = Non ne vedi. Appena tutti sono d’accordo, si aggiungono carte.
prompt-watching = Stai guardando.
prompt-team-look = Cercate insieme un SET. Se non ne vedi, chiedi un’altra carta.
prompt-team-more = C’è ancora un SET? Se no, di’ «fatto».
prompt-team-waits = Si aspettano gli altri…
prompt-scout-look = Vedi un SET? Tocca prima la carta per il dito, poi le altre due.
prompt-scout-waits = Gli altri cercano una seconda carta del tuo SET.
prompt-find-second = { $name } ha visto un SET. Trova una seconda carta di quel SET!
prompt-out-of-search = Sei fuori da questa ricerca.
prompt-sits-out = Salti questa ricerca.
vote-question = { $name } non ha carte da perdere. Quale sarà la penitenza?
vote-given = Il tuo voto: { $forfeit }.
verdict-label = Le ultime tre carte mostrate
verdict-head-taken = Un SET per { $name }
verdict-head-wrong = { $name }: non è un SET
verdict-head-slow = { $name }: troppo tardi
figure-sets = SET
figure-wrong = Errori
figure-score-now = Punti
figure-debt = SET dovuti
figure-time = Tempo
figure-penalties = Punti di penalità
figure-hints = Indizi
solitaire-hint = Un indizio
solitaire-hint-none = Qui non c’è nessun SET.
figure-team-score = Punti della squadra
figure-layout = Disposizione
figure-layout-sets = SET trovati
figure-extra-cards = Carte aggiunte
series-deal-of = Mano { $deal } di { $deals }
series-deal-to = Mano { $deal }, fino a { $target } punti
series-leads = guida { $name }
series-you-lead = guidi tu, e guardi
series-ready = Si passa alla prossima mano?
series-waiting = Si aspettano gli altri…
series-pause = Una breve pausa prima della prossima mano.
series-table = Le mani di questo incontro
series-deal = Mano
series-before = prima
series-total = Totale
feed-heading = Racconto
feed-empty = Non è ancora successo niente.
chat-heading = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-label = Di’ qualcosa
chat-send = Invia
chat-remove = Togli
chat-mute = Chiedi silenzio
chat-muted = Questa persona non può più scrivere qui.

## La fine

end-you-won = Hai vinto!
end-winners = { $count ->
    [0] Il gioco è finito
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
}
end-together = Vincete insieme!
end-alone = Il gioco è finito
end-alone-won = Riuscito!
end-team-score = Punti: { $score }.
end-again = Gioca ancora
end-margin-ahead = { $by } di vantaggio su { $name }.
end-margin-behind = { $by } di distacco da { $name }.
end-best-clean = Nessun errore in { $finds } SET trovati
end-best-run = { $finds } SET di fila
end-best-quickest = Il tuo più rapido: { $time }
end-best-most = Il maggior numero di SET
end-best-label = Le tue cose migliori
end-stronger = Prova uno più forte: { $bot }
end-weaker = Prova uno più facile: { $bot }
end-share = Condividi
end-share-won = { $game }: ho vinto! { $scores } { $link }
end-share-played = { $game }: { $result }. { $scores } { $link }
end-next = Alla prossima partita
end-nonce-missing = Nel registro di questa partita manca il tuo numero casuale: il server può aver scelto le carte contro di te.
end-name = Nome
end-result = Risultato
end-points = Punti
end-finds = Trovati
end-wrong = Errori
end-time = Tempo tipico
end-chart = I SET trovati nel corso del gioco
end-quickest = Il più veloce: { $name }, { $time }
end-missed = { $count ->
    [one] Un SET che nessuno ha visto
   *[other] { $count } SET che nessuno ha visto
}

## Impostazioni

settings-heading = Impostazioni
settings-cards = L’aspetto delle carte
settings-palette = Colori
settings-palette-usual = come stampati
settings-palette-warm = se confondi rosso e verde
settings-palette-blue = se confondi blu e giallo
settings-palette-grey = solo chiaro e scuro
settings-letters = Una lettera per il colore su ogni carta
settings-patterns = Un contorno diverso per ogni colore
settings-lie = Carte sul tavolo
settings-lie-auto = più grandi possibile
settings-lie-upright = in piedi
settings-lie-lying = coricate
settings-scheme = Giorno o notte
settings-scheme-system = come sul mio dispositivo
settings-scheme-day = giorno
settings-scheme-night = notte
settings-play = Come giochi
settings-confirm = Chiedi prima di inviare tre carte scelte
settings-sound = Suoni
settings-lively = Suoni, vibrazioni e piccoli festeggiamenti
settings-vibration = Vibrazione sul telefono
settings-volume = Volume
settings-volume-soft = basso
settings-volume-middle = medio
settings-volume-loud = alto
settings-keysshown = Mostra il tasto di ogni carta
settings-keyorder = Tasti delle carte
settings-keyorder-rows = come le carte: tre file della tastiera
settings-keyorder-alphabet = A, B, C… in ordine
settings-motion = Movimento
settings-motion-system = come sul mio dispositivo
settings-motion-full = sì
settings-motion-none = no
settings-keys-help = Al tavolo: ogni carta ha un tasto, da 1 a 3 sono i pulsanti, la barra spaziatrice chiama SET, Esc annulla la scelta, e ? mostra i tasti.
keys-told = Tasti: ogni carta ha una lettera (? le mostra), la barra spaziatrice e i numeri da 1 a 3 sono i pulsanti.
keys-told-close = Ho capito
settings-close = Torna al tavolo
settings-you = Tu
settings-save = Salva
settings-named = Ora ti chiami { $name }.
name-lost = Un account più vecchio si chiama { $name }, o ha un nome che appare identico. Per ora ti chiami { $login }. Scegli un altro nome.
account-log-in = Accedi
account-of = Il tuo account: { $name }
account-link = Account, accesso
rated-game = Partita valutata
rated-text = Vale per la valutazione di tutti; andarsene prima vale come ultimo posto.
rating-shown = { $value } ± { $spread }
rating-provisional = provvisoria
rating-heading = Valutazioni
rating-uncounted = Non contata: due dei giocatori hanno già fatto insieme cinque partite valutate oggi.
way-standing = Classifiche
records-link = Record
challenged-by = { $name } ti sfida: { $game }
challenge-accept = Gioca
challenge-decline = No, grazie
challenge-declined = { $name } non vuole giocare ora.
challenge-block = Blocca
challenge-block-named = Blocca { $name }
challenge-blocked = Non riceverai più sfide da { $name }. Puoi cambiare idea nel tuo account.
invitations = Inviti
awaited-by = { $count ->
    [one] { $names } ti aspetta: { $game }
   *[other] { $names } ti aspettano: { $game }
}
awaited-come = Arrivo
awaited-no = No
way-seek = Trova un avversario
running-heading = Punteggio complessivo
running-line = { $won } vinte · { $points } punti
race-beat-mine = Batti il mio tempo: un link allo stesso mazzo
race-make = Una gara su questo mazzo
race-again = Gareggia contro questa partita
ghost-line = 
    { $count ->
        [one] { $name } era a { $count } SET
       *[other] { $name } era a { $count } SET
    }
race-both = La gara
race-you = Tu
