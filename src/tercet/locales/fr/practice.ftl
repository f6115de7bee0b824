### S’exercer, l’énigme du jour, et ce que disent les exercices.

practice-intro = Quelques minutes par jour, et tu verras des SETs là où d’autres voient des cartes.
practice-pack = Quelles cartes ?
pack-solid = seulement les cartes pleines, pour débuter
pack-whole = les 81 cartes
practice-faces = L’aspect des cartes se change dans les réglages
practice-start = Commencer
practice-again = Encore une fois
practice-next = Suivant

drill-find = Tout trouver
drill-find-text = Tous les SETs d’une table, avec un indice si tu sèches.
drill-third = La carte manquante
drill-third-text = Deux cartes sont données : laquelle les complète ?
drill-streak = Contre la montre
drill-streak-text = Un SET par table, et chaque fois un peu moins de temps.
best-none = Pas encore de résultat
best-time = Meilleur temps pour { $sets } SETs : { $time }
best-streak = Plus longue série : { $count }
best-new = Ton meilleur résultat !
percent = { $percent } %

find-left = { $count ->
    [0] Tous trouvés !
    [one] Encore { $count } SET à trouver
   *[other] Encore { $count } SETs à trouver
}
find-done = Les { $count } sont trouvés en { $time } !
find-again = Celui-ci, tu l’as déjà trouvé.
find-hint = Un indice
find-hinted = Dans un SET : { $cards }
found-label = SETs trouvés : { $found } sur { $all }

third-ask = Quelle carte complète le SET ?
third-right = Juste !
third-wrong = Pas celle-ci. C’était : { $card }.
third-streak = Justes d’affilée
third-accuracy = Justes en tout

streak-ready = On y va ?
streak-rules = Trouve un SET, n’importe lequel, et la table suivante arrive. Tu commences avec 30 secondes ; il y en a une de moins à chaque fois. Trois cartes qui ne sont pas un SET coûtent quatre secondes.
streak-length = Ta série : { $count }
streak-over = C’est fini. Ta série : { $count }
streak-missed = En voici un :
deadline-streak = pour trouver un SET

puzzle-task = Douze cartes, et parmi elles exactement six SETs. Tout le monde a les mêmes aujourd’hui. Le chronomètre part quand tu vois les cartes.
puzzle-task-earlier = Douze cartes, et parmi elles exactement six SETs. Le chronomètre part quand tu vois les cartes.
puzzle-title = L’énigme du { $date }
puzzle-begin = Voir les cartes
puzzle-solved = Résolue en { $time }
puzzle-begun = commencée
puzzle-today = À l’énigme du jour
puzzle-month-before = Mois précédent
puzzle-month-after = Mois suivant
puzzle-count = Énigmes résolues
puzzle-row = Jours de suite
puzzle-best = Meilleur temps
puzzle-share = Copier mon résultat
puzzle-share-text = { $hints ->
    [0] Tercet, { $date } : six SETs en { $time }. { $link }
    [one] Tercet, { $date } : six SETs en { $time } avec { $hints } indice. { $link }
   *[other] Tercet, { $date } : six SETs en { $time } avec { $hints } indices. { $link }
}
puzzle-command-task = Énigme du { $date } : trouve les { $count } SETs parmi ces douze cartes.

error-date-unreadable = « { $text } » n’est pas une date. Une date s’écrit comme 2026-11-16.
error-puzzle-unknown = Il n’y a pas d’énigme pour ce jour. Il y en a du { $first } au { $last }.
