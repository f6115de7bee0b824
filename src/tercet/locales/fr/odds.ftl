### Ce qu’affichent les commandes « odds » et « simulate », et les mots de leurs images.

odds-title = SETs parmi des cartes tirées au hasard de { $deck }
odds-exact-title = Mains sans SET, comptées exactement, dans { $deck } cartes
odds-one-title = { $cards } cartes tirées au hasard de { $deck }
odds-cards = Cartes
odds-no-set = Aucun SET
odds-one-in-heading = Soit
odds-one-in = 1 fois sur { $figure }
odds-expected = SETs en moyenne
odds-sheets = Selon les règles imprimées
odds-sheet-12 = environ 1 fois sur 33
odds-sheet-15 = 1 fois sur 2500
odds-sheet-21 = plus de 21 en contiennent toujours un
odds-set-free = Mains sans SET
odds-hands = Toutes les mains
odds-figure = Grandeur
odds-sets = { $count ->
    [0] aucun SET
    [one] { $count } SET
   *[other] { $count } SETs
}
odds-in-play = En cours de partie, c’est plus fréquent, puisque les SETs ont été retirés : environ 1 fois sur 15 avec 12 cartes et 1 fois sur 90 avec 15. Voir « tercet simulate classic ».
odds-took = Compté en { $seconds } s.
odds-chance-axis = probabilité qu’il n’y ait aucun SET
odds-cards-axis = cartes
odds-sets-axis = SETs
odds-share-axis = fréquence
odds-by-sets-title = SETs parmi 12 cartes
odds-sheets-legend = chiffres des règles imprimées
odds-exact-legend = exact

simulate-caption = { $game } : { $games } parties ; graine { $seed }, choix { $pick }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
simulate-took = { $seconds } s, { $speed } parties par seconde
simulate-playing = Parties
simulate-value = Valeur
simulate-error = Erreur

figure-no-set-12 = Aucun SET avec 12 cartes sur la table
figure-no-set-15 = Aucun SET avec 15 cartes sur la table
figure-no-set-12-by-taken = Aucun SET avec 12 cartes, selon les SETs déjà pris
figure-no-set-15-by-taken = Aucun SET avec 15 cartes, selon les SETs déjà pris
figure-leftover = Cartes restantes à la fin
figure-added = Nombre d’ajouts de trois cartes
figure-length = Longueur : SETs pris et ajouts
figure-sets-per-game = SETs par partie
figure-added-per-game = Ajouts par partie
figure-leftover-per-game = Cartes restantes par partie
figure-length-per-game = Longueur d’une partie
figure-won = Probabilité de gagner
figure-sets-first = SETs formés : arrêt dès qu’il n’y en a plus
figure-sets-patience = SETs formés : jusqu’à la fin du paquet
figure-sets-penalty = SETs gardés : avec points de pénalité
figure-key-first = arrêt sans SET
figure-key-patience = patience
figure-key-penalty = points de pénalité
figure-score = Score de l’équipe
figure-score-per-game = Score par partie
figure-sets-per-layout = SETs pris dans une disposition
figure-layouts-per-game = Dispositions par partie
figure-table-when-set = Cartes sur la table quand un SET apparaît
figure-set-by-table = Probabilité que la carte posée forme un SET, selon les cartes sur la table
figure-table-when-set-mean = Cartes sur la table quand un SET apparaît
figure-collected = Ramassages dans une partie
figure-collected-per-game = Ramassages par partie
figure-taken-by-seat = Cartes ramassées, par place
figure-taken = SETs pris dans une manche
figure-taken-per-game = SETs par manche
figure-swapped = Nombre de changements de table
figure-swapped-per-game = Changements de table par manche
figure-points = Points du gagnant
figure-points-per-game = Points du gagnant par manche
figure-rounds = Manches
figure-rounds-per-game = Manches par partie
figure-winner = Points du gagnant
figure-winner-per-game = Points du gagnant par partie
figure-points-by-seat = Points, à partir du joueur qui a ouvert

error-deck-unknown = Il n’y a pas de paquet de { $deck } cartes ; il y en a un de 81 et un de 27.
error-cards-out-of-range = Impossible de compter pour { $cards } cartes : il en faut de 0 à { $most }.
error-simulation-unknown = Le jeu « { $game } » ne peut pas être simulé. Sont possibles : { $known }.
error-pick-unknown = Ce jeu ne connaît pas le choix « { $pick } ». Sont possibles : { $known }.
error-games-too-few = Il faut jouer au moins une partie, pas { $games }.
error-workers-too-few = Il faut au moins un processus de travail, pas { $workers }.
error-scheduler-unreachable = Aucun ordonnanceur Dask ne répond à l’adresse { $address }.
error-odds-not-installed = Il manque « { $module } », qui n’est pas installé. Installe le paquet avec son extra : tercet[odds].
error-plot-kind-unknown = Impossible d’écrire une image dans { $path }. Son nom doit finir par { $known }.
error-plot-folder-missing = Le dossier { $path } n’existe pas.
