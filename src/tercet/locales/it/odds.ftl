### Ciò che stampano i comandi «odds» e «simulate», e le parole delle loro immagini.

odds-title = SET tra carte distribuite a caso da { $deck }
odds-exact-title = Mani senza SET, contate esattamente, su { $deck } carte
odds-one-title = { $cards } carte distribuite a caso da { $deck }
odds-cards = Carte
odds-no-set = Nessun SET
odds-one-in-heading = Cioè
odds-one-in = 1 volta su { $figure }
odds-expected = SET in media
odds-sheets = Secondo i regolamenti
odds-sheet-12 = circa 1 volta su 33
odds-sheet-15 = 1 volta su 2500
odds-sheet-21 = più di 21 ne contengono sempre uno
odds-set-free = Mani senza SET
odds-hands = Tutte le mani
odds-figure = Grandezza
odds-sets = { $count ->
    [0] nessun SET
    [one] { $count } SET
   *[other] { $count } SET
}
odds-in-play = Durante il gioco capita più spesso, perché i SET sono stati tolti: circa 1 volta su 15 con 12 carte e 1 volta su 90 con 15. Vedi «tercet simulate classic».
odds-took = Contato in { $seconds } s.
odds-chance-axis = probabilità che non ci siano SET
odds-cards-axis = carte
odds-sets-axis = SET
odds-share-axis = frequenza
odds-by-sets-title = SET tra 12 carte
odds-sheets-legend = cifre dei regolamenti
odds-exact-legend = esatto

simulate-caption = { $game }: { $games } partite; seme { $seed }, scelta { $pick }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
simulate-took = { $seconds } s, { $speed } partite al secondo
simulate-playing = Partite
simulate-value = Valore
simulate-error = Errore

figure-no-set-12 = Nessun SET con 12 carte in tavola
figure-no-set-15 = Nessun SET con 15 carte in tavola
figure-no-set-12-by-taken = Nessun SET con 12 carte, secondo i SET già presi
figure-no-set-15-by-taken = Nessun SET con 15 carte, secondo i SET già presi
figure-leftover = Carte rimaste alla fine
figure-added = Quante volte si sono aggiunte tre carte
figure-length = Durata: SET presi e aggiunte
figure-sets-per-game = SET per partita
figure-added-per-game = Aggiunte per partita
figure-leftover-per-game = Carte rimaste per partita
figure-length-per-game = Durata di una partita
figure-won = Probabilità di vincere
figure-sets-first = SET fatti: ci si ferma quando non ce ne sono
figure-sets-patience = SET fatti: fino alla fine del mazzo
figure-sets-penalty = SET tenuti: con punti di penalità
figure-key-first = stop senza SET
figure-key-patience = fino in fondo
figure-key-penalty = punti di penalità
figure-score = Punteggio della squadra
figure-score-per-game = Punteggio per partita
figure-sets-per-layout = SET presi da una disposizione
figure-layouts-per-game = Disposizioni per partita
figure-table-when-set = Carte in tavola quando compare un SET
figure-set-by-table = Probabilità che la carta calata formi un SET, secondo le carte in tavola
figure-table-when-set-mean = Carte in tavola quando compare un SET
figure-collected = Raccolte in una partita
figure-collected-per-game = Raccolte per partita
figure-taken-by-seat = Carte raccolte, per posto
figure-taken = SET presi in una mano
figure-taken-per-game = SET per mano
figure-swapped = Quante volte è stata cambiata la tavola
figure-swapped-per-game = Cambi della tavola per mano
figure-points = Punti del vincitore
figure-points-per-game = Punti del vincitore per mano
figure-rounds = Giri
figure-rounds-per-game = Giri per partita
figure-winner = Punti del vincitore
figure-winner-per-game = Punti del vincitore per partita
figure-points-by-seat = Punti, a partire da chi ha aperto

error-deck-unknown = Non c’è un mazzo di { $deck } carte; ce n’è uno da 81 e uno da 27.
error-cards-out-of-range = Non si può contare con { $cards } carte: ne servono da 0 a { $most }.
error-simulation-unknown = Il gioco «{ $game }» non si può simulare. Sono possibili: { $known }.
error-pick-unknown = Questo gioco non conosce la scelta «{ $pick }». Sono possibili: { $known }.
error-games-too-few = Bisogna giocare almeno una partita, non { $games }.
error-workers-too-few = Serve almeno un processo di lavoro, non { $workers }.
error-scheduler-unreachable = Nessuno scheduler Dask risponde all’indirizzo { $address }.
error-odds-not-installed = Serve «{ $module }», che non è installato. Installa il pacchetto con il suo extra: tercet[odds].
error-plot-kind-unknown = Non si può scrivere un’immagine in { $path }. Il nome deve finire in { $known }.
error-plot-folder-missing = La cartella { $path } non esiste.
