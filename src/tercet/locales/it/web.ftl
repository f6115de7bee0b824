### Ciò che dice il browser: pagine, tavoli, impostazioni, e quel che può capitare.

## Ovunque

guest-name = Ospite
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
net-lost = Il collegamento è caduto prima dell’invio. Prova di nuovo.
net-unreachable = Il server non risponde.

## La pagina iniziale

home-play-now = Gioca subito
home-dealing = Si danno le carte…
home-return = Torna al tuo tavolo
home-together = Giocare insieme
home-together-text = Apri un tavolo e manda il link ai tuoi amici, oppure fai sedere dei bot.
home-new = Nuovo tavolo
join-heading = Entra con un codice
join-label = Le sei lettere e cifre che ti hanno dato
join-go = Entra
open-heading = Tavoli aperti
open-none = Nessun tavolo è aperto. Comincia tu!
open-nobody = ancora nessuno
open-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
open-playing = si sta giocando
open-watch = Guarda
tile-beginners-name = SET per cominciare
tile-beginners-summary = Solo carte piene, nove in tavola: il modo migliore per iniziare.

## Un nuovo tavolo

new-game = Quale gioco?
new-who = Chi gioca?
new-players = Giocatori
new-bots = Di cui bot
new-skill = I bot giocano come
new-public = Mostra il tavolo nella pagina iniziale, così chiunque può entrare
new-more = Edizione, partita e altre opzioni
new-edition = Edizione
new-start = Inizia a giocare
new-open = Apri il tavolo
plain-classic-point-ms = Secondi per mostrare le tre carte dopo la chiamata
plain-classic-lay-after-ms = Aggiungere tre carte dopo questi secondi di silenzio (0: mai)
plain-scout-search-ms = Secondi per trovare una seconda carta (0: senza limite)
plain-scout-vote-ms = Secondi per votare la penitenza

## Prima del gioco

door-heading = Ti aspettano a un tavolo
door-text = Come ti devono chiamare gli altri?
door-enter = Vieni al tavolo
room-heading = { $taken } posti occupati su { $seats }
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
room-watching = { $count ->
    [one] { $count } persona guarda.
   *[other] { $count } persone guardano.
}
room-start = Inizia a giocare
room-start-early = Puoi iniziare anche se ci sono posti liberi.
room-wait-for-host = Chi ospita fa iniziare il gioco.
share-heading = Invita gli altri
share-link = Link a questo tavolo
share-copy = Copia
share-copied = Copiato
share-code = Oppure di’ loro il codice
share-qr = Codice QR del link, per la fotocamera di un telefono

## Un tavolo che non si può mostrare

gone-heading = Questo tavolo non c’è più
gone-replaced = Stai giocando in un’altra finestra
gone-kicked = Il tuo posto è stato dato via
gone-for-now = Questo tavolo fa una pausa
gone-return = Gioca qui

## Al tavolo

table-title = Tavolo
table-joining = Si arriva al tavolo…
table-no-screen = Questa pagina è più vecchia del gioco. Ricaricala.
table-leave = Esci
table-you = (tu)
table-players = Giocatori
table-score = Punti: { $score }
table-total = totale { $total }
table-cards = Carte in tavola: { $count }
table-pile = { $count ->
    [0] Il pozzo è vuoto
    [one] { $count } carta nel pozzo
   *[other] { $count } carte nel pozzo
}
table-aside = Che cosa è successo, e chat
table-sure = Davvero?
table-clear = Scegli di nuovo
mark-finger = c’è sopra il dito
mark-sealed = una delle tue carte segrete
sign-calls = SET!
sign-none = non ne vede
sign-locked = deve aspettare
sign-debt = deve un SET
sign-away = assente
sign-leader = guida
sign-done = fatto
sign-add = ancora una
sign-scout = esploratore
sign-barred = fuori dalla ricerca
sign-gave-up = si è arreso
sign-out = sta fermo
sign-scolding = sgridato
sign-dishes = lava i piatti
prompt-look = Vedi un SET? Tocca le sue tre carte.
prompt-look-calmly = Senza fretta: tocca le tre carte di un SET.
prompt-show = Hai chiamato! Tocca le tue tre carte.
prompt-other-called = { $name } ha chiamato e mostra le carte…
prompt-locked = Aspetta che qualcun altro trovi un SET.
prompt-said-none = Non ne vedi. Appena tutti sono d’accordo, si aggiungono carte.
prompt-watching = Stai guardando.
prompt-team-look = Trovate un SET insieme. Se non ne vedete, chiedete un’altra carta.
prompt-team-more = C’è ancora un SET? Se no, di’ «fatto».
prompt-team-waits = Si aspettano gli altri…
prompt-scout-look = Vedi un SET? Tocca prima la carta per il dito, poi le altre due.
prompt-scout-waits = Gli altri cercano una seconda carta del tuo SET.
prompt-find-second = { $name } ha visto un SET. Trovane una seconda carta!
prompt-out-of-search = Sei fuori da questa ricerca.
prompt-sits-out = In questa ricerca stai fermo.
vote-question = { $name } non ha carte da perdere. Quale sarà la penitenza?
vote-given = Hai votato: { $forfeit }.
verdict-label = Le ultime tre carte mostrate
verdict-head-taken = Un SET per { $name }
verdict-head-wrong = { $name }: non è un SET
verdict-head-slow = { $name }: troppo tardi
figure-sets = SET
figure-wrong = Errori
figure-penalties = Punti di penalità
figure-team-score = Punti della squadra
figure-layout = Tavola
figure-layout-sets = SET trovati
figure-extra-cards = Carte aggiunte
series-deal-of = Mano { $deal } di { $deals }
series-deal-to = Mano { $deal }, fino a { $target } punti
series-leads = guida { $name }
series-you-lead = guidi tu, e guardi
series-ready = Pronti per la prossima mano?
series-waiting = Si aspettano gli altri…
series-pause = Una breve pausa prima della prossima mano.
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
end-next = Alla prossima partita
end-host-can = Chi ospita può aprire la prossima partita.
end-name = Nome
end-points = Punti
end-finds = Trovati
end-wrong = Errori
end-time = Tempo tipico
end-chart = I ritrovamenti nel corso del gioco
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
settings-play = Come giochi
settings-confirm = Chiedi prima di inviare tre carte scelte
settings-sound = Suoni
settings-keysshown = Mostra il tasto di ogni carta
settings-keyorder = Tasti delle carte
settings-keyorder-rows = come le carte: tre file della tastiera
settings-keyorder-alphabet = A, B, C… in ordine
settings-motion = Movimento
settings-motion-system = come sul mio dispositivo
settings-motion-full = sì
settings-motion-none = no
settings-keys-help = Al tavolo: ogni carta ha un tasto, da 1 a 3 sono i pulsanti, la barra spaziatrice chiama SET, Esc annulla la scelta, e ? mostra i tasti.
settings-you = Tu
settings-save = Salva
settings-named = Ora ti chiami { $name }.
account-heading = Gioca anche su altri dispositivi
account-text = Con un account ritrovi ovunque le tue partite e il tuo nome.
account-login = Nome utente (lettere dalla a alla z, cifre, trattini)
account-password = Password
account-register = Crea un account
account-enter = Ne ho uno
account-known = Ti conosciamo come { $login }.
