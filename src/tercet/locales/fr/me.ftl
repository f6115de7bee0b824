### Ses propres chiffres, dans le navigateur (#/me) et par la commande « me ».

me-of = Chiffres de { $name }
me-of-none = { $name } n’a encore terminé aucune partie.
me-unread = { $count ->
    [one] Une partie est encore en cours de lecture.
   *[other] { $count } parties sont encore en cours de lecture.
}
me-strength = Force
me-strength-text = C’est la vitesse à laquelle les SETs sont vus dans le jeu de base et dans Scout, d’après les dix dernières parties : 1 est une première partie, 7 un champion. « Jouer tout de suite » choisit un robot qui gagne environ une partie sur deux.
me-strength-none = Après quelques SETs trouvés dans le jeu de base ou dans Scout, ta force est indiquée ici, et « Jouer tout de suite » choisit un robot à ta mesure.
me-of-strength-none = Trop peu de SETs trouvés au jeu de base ou au Scout pour en juger.
me-rating = Cote
me-interval = Dans 95 cas sur 100, elle est comprise entre { $low } et { $high }.
me-rests-on = { $count ->
    [one] Cela repose sur un SET trouvé.
   *[other] Cela repose sur { $count } SETs trouvés.
}
me-by-results = Force { $strength } d’après les résultats ({ $low }–{ $high })
me-games = { $count ->
    [one] Une partie
   *[other] { $count } parties
}
me-by-game = Par jeu
me-game = Jeu
me-played = Jouées
me-won = Gagnées
me-points = Points
me-best = Record
me-opponents = Par adversaire
me-opponent = Adversaire
me-own = Toi
me-theirs = Cette personne
me-all = Tous ici
me-model = Modèle
me-times = { $count ->
    [one] Un SET trouvé
   *[other] { $count } SETs trouvés
}
me-times-text = Dans le jeu de base, dans Scout et en solitaire, à partir du dernier changement de la table. Le modèle est celui des robots de même force.
me-distribution = Le temps qu’il faut pour trouver
me-time = Temps
me-by-difference = Temps habituel selon les attributs qui diffèrent
me-by-number = Temps habituel selon les SETs sur la table
me-there = SETs sur la table
me-weeks = Temps habituel, semaine par semaine
me-weeks-strength = Force, semaine par semaine
me-week = Semaine du
me-attributes = L’attribut derrière les erreurs
me-attributes-text = { $wrong ->
    [0] Aucune annonce fausse jusqu’ici ;
    [one] Une annonce fausse ;
   *[other] { $wrong } annonces fausses ;
} { $overlooked ->
    [0] aucun SET que tous ont abandonné.
    [one] un SET que tous ont abandonné.
   *[other] { $overlooked } SETs que tous ont abandonnés.
}
me-attribute = Attribut
me-broke = En cause dans les annonces fausses
me-differed-overlooked = Diffère dans les SETs manqués
me-differed-found = Diffère dans les SETs trouvés
me-records = Records et séries
me-record-find = SET trouvé le plus vite : { $value } ({ $game })
me-record-points = Le plus de points à { $game } : { $value }
me-record-length = Partie gagnée la plus courte à { $game } : { $value }
me-streak-wins = Victoires de suite : { $most } au plus, { $now } maintenant
me-streak-days = Jours de suite avec une partie : { $most } au plus, { $now } jusqu’au dernier
me-file-heading = Emporte tes parties
me-file-text = Tes 200 dernières parties avec tous leurs coups, une partie par ligne. « tercet me games.jsonl » donne ces chiffres dans un terminal.
me-file = Télécharger games.jsonl
me-reads = { $count } parties relues.
error-figures-hidden = Il n’y a pas de chiffres à voir ici : personne ne s’appelle ainsi, ou cette personne garde les siens pour elle.
error-games-line-unreadable = La ligne { $line } du fichier n’est pas une partie lisible ({ $why }).
