### CoopSet : tous ensemble contre le paquet.

game-coopset-name = CoopSet
game-coopset-summary = Une équipe, pas d’adversaire : le plus de SETs possible dans chaque douzaine de cartes.

option-coopset-words = « Terminé » et « une carte de plus » demandent
option-coopset-words-all = l’accord de tous
option-coopset-words-any = l’accord d’un seul
option-coopset-strict = « Terminé » seulement s’il ne reste vraiment aucun SET
option-coopset-size = Cartes dans une disposition
option-coopset-one-set = Points pour un SET dans une disposition
option-coopset-two-sets = Points pour deux SETs
option-coopset-three-sets = Points pour trois SETs
option-coopset-four-sets = Points pour quatre SETs ou plus
option-coopset-added-cost = Points que coûte une carte ajoutée

preset-coopset-class = Une classe : jusqu’à 32, chacun sur son téléphone, et l’accord d’un seul suffit

act-say-done = Terminé
act-say-add = Une carte de plus
act-unsay = Chercher encore

event-team-word = { $word ->
    [done] { $seat } dit : terminé.
   *[add] { $seat } ne voit pas de SET et demande une carte de plus.
}
event-unsaid = { $seat } veut finalement chercher encore.
event-card-added = Une carte de plus : { $card }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}, total : { $score }.
event-layout-scored = { $sets ->
    [0] Aucun SET
    [one] Un SET
   *[other] { $sets } SETs
} dans cette disposition : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, total : { $score }. Possible au mieux : { $possible }. { $left_count ->
    [0] Il ne restait aucun SET.
   *[other] Il restait : { $left }.
}
event-team-judged = L’équipe a { $score ->
    [one] { $score } point
   *[other] { $score } points
}. { $verdict ->
    [keep_playing] { verdict-keep-playing }
    [not_bad] { verdict-not-bad }
    [good] { verdict-good }
    [excellent] { verdict-excellent }
    [super] { verdict-super }
    [records] { verdict-records }
   *[misread] { verdict-misread }
}

verdict-keep-playing = Il faut jouer encore !
verdict-not-bad = Pas mal.
verdict-good = Bien !
verdict-excellent = Excellent !
verdict-super = Super !
verdict-records = Félicitations : voilà qui mérite le livre des records !
verdict-misread = Soit la règle a été mal lue, soit il y a ici un tricheur de premier ordre !

reason-pack-used-up = Le paquet est épuisé.

error-take-or-add = Rien n’a encore été pris dans cette disposition. Prends un SET, ou demande une carte de plus.
error-done-instead = On n’ajoute une carte que tant qu’aucun SET n’est pris. Si tu n’en trouves plus, dis « terminé ».

standing-heading = À côté des résultats précédents
standing-this = Cette fois
standing-last = Les derniers, du plus récent au plus ancien
standing-best = Le meilleur jusqu’ici
standing-first = C’est le premier résultat de cette équipe ; les suivants lui seront comparés.
standing-record = Un nouveau record !
standing-equal = Aussi bien que le meilleur jusqu’ici.
