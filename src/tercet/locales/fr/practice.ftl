### S’exercer, l’énigme du jour, et ce que disent les exercices.

practice-intro = Quelques minutes par jour, et tu verras des SETs là où d’autres voient des cartes.
practice-pack = Quelles cartes ?
pack-solid = seulement les cartes pleines, pour débuter
pack-whole = les 81 cartes
practice-own = C’est ton propre navigateur qui mesure ces temps : personne d’autre ne les voit, et ils ne comptent nulle part.
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

daily-heading = L’énigme classée du jour
daily-intro = Douze cartes que personne ne peut connaître à l’avance, et parmi elles six SETs. On te les montre une seule fois. Dès lors, l’horloge du serveur tourne, et c’est lui qui juge chaque trouvaille. Une erreur coûte { $seconds } secondes, et il n’y a pas d’indice.
daily-start = Commencer
daily-cost = Cela coûte { $seconds } secondes.
daily-mistakes = { $count ->
    [one] Une erreur : { $seconds } secondes de plus.
   *[other] { $count } erreurs : { $seconds } secondes de plus.
}
daily-unranked = L’énigme d’après la date, sans classement
daily-ranked-link = Vers l’énigme classée du jour
daily-ranking = Classement du jour
daily-count = { $count ->
    [0] Personne n’a encore résolu l’énigme classée.
    [one] Une personne a résolu l’énigme classée.
   *[other] { $count } personnes ont résolu l’énigme classée.
}
daily-place = Place { $place } sur { $count }
daily-percentile = plus rapide que { $percent } % des autres
daily-column-place = Place
daily-column-name = Nom
daily-column-time = Temps
daily-column-mistakes = Erreurs
daily-you = toi
daily-streak = { $count ->
    [0] Tu n’as pas de série en ce moment.
    [one] Un jour de suite.
   *[other] { $count } jours de suite.
}
daily-name-link = Montrer ou cacher mon nom
daily-guest = Chaque jour a une énigme classée dont personne ne peut connaître les cartes à l’avance. Pour y jouer, il te faut un compte.
daily-account-link = Vers le compte
daily-second-accounts = Les cartes sont montrées une fois à chaque compte. On ne peut pas exclure que quelqu’un ait un second compte.
daily-published = Le jour est fini : ses cartes
daily-seed = Distribuées à partir de la graine { $seed }, dont le serveur avait publié l’empreinte toute la journée.
daily-share-text = Tercet · { $date } · { $time } · { $place }/{ $count } · ×{ $streak } · { $link }

error-date-unreadable = « { $text } » n’est pas une date. Une date s’écrit comme 2026-11-16.
error-puzzle-unknown = Il n’y a pas d’énigme pour ce jour. Il y en a du { $first } au { $last }.
