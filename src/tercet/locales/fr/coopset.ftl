### CoopSet : tous ensemble contre le paquet.

game-coopset-name = CoopSet
game-coopset-summary = Une équipe, pas d’adversaire : tirez le plus de SETs possible de chaque douzaine de cartes.

option-coopset-words = « Terminé » et « une carte de plus » demandent
option-coopset-words-all = l’accord de tous
option-coopset-words-any = la parole d’un seul
option-coopset-strict = « Terminé » seulement s’il ne reste vraiment aucun SET
option-coopset-size = Cartes dans une disposition
option-coopset-one-set = Points pour un SET dans une disposition
option-coopset-two-sets = Points pour deux SETs
option-coopset-three-sets = Points pour trois SETs
option-coopset-four-sets = Points pour quatre SETs ou plus
option-coopset-added-cost = Points que coûte une carte ajoutée

act-say-done = Terminé
act-say-add = Une carte de plus
act-unsay = Chercher encore

event-team-word = { $word ->
    [done] { $seat } dit : terminé.
   *[add] { $seat } ne voit pas de SET et demande une carte de plus.
}
event-unsaid = { $seat } veut finalement chercher encore.
event-card-added = Une carte de plus : { $card }. Points { $points }, total { $score }.
event-layout-scored = { $sets ->
    [0] Aucun SET
    [one] Un SET
   *[other] { $sets } SETs
} dans cette disposition : points { $points }, total { $score }. Possible au mieux : { $possible }. { $left_count ->
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

verdict-keep-playing = Continuez à jouer !
verdict-not-bad = Pas mal.
verdict-good = Bien !
verdict-excellent = Excellent !
verdict-super = Super !
verdict-records = Félicitations : voilà qui mérite le livre des records !
verdict-misread = Soit la règle a été mal lue, soit il y a ici un tricheur de première force !

reason-pack-used-up = Le paquet est épuisé.

error-take-or-add = Rien n’a encore été pris dans cette disposition. Prenez un SET, ou demandez une carte de plus.
error-done-instead = On n’ajoute une carte que tant qu’aucun SET n’est pris. Si vous n’en trouvez plus, dites « terminé ».

rules-coopset =
    # But du jeu
    Vous jouez ensemble, sans autre adversaire que le paquet, seul ou dans une équipe de huit au plus. Tirez de chaque disposition le plus de SETs possible.

    # Déroulement
    - Douze cartes sont exposées. Qui voit un SET le prend. Un mauvais choix ne coûte rien, il est seulement compté.
    - Les places restent vides pour l’instant : continuez à chercher parmi les cartes qui restent.
    - Deux SETs ne peuvent pas partager une carte. Discutez de celui qu’il vaut mieux prendre, pour que d’autres restent possibles. Ce qui est pris est pris.
    - Quand vous n’en trouvez plus, dites « terminé ». Quand tous l’ont dit, la disposition est comptée, le jeu montre ce qui vous a échappé, et on complète à douze.

    # Pas de SET parmi les douze
    Demandez une carte de plus, puis encore une, jusqu’à trouver un SET. Chaque carte ajoutée coûte un point, même s’il y avait un SET que personne n’a vu.

    # Les points
    - Un SET : 0 point
    - Deux SETs : 1 point
    - Trois SETs : 3 points
    - Quatre SETs : 5 points
    - Chaque carte ajoutée : 1 point de moins

    # Fin de la partie
    Le jeu est fini quand il faudrait de nouvelles cartes et que la pioche est épuisée. La disposition sur la table compte encore. Puis comparez :
    - jusqu’à 3 : { verdict-keep-playing }
    - 4 à 7 : { verdict-not-bad }
    - 8 à 10 : { verdict-good }
    - 11 à 13 : { verdict-excellent }
    - 14 et 15 : { verdict-super }
    - 16 et plus : { verdict-records }
    - 30 et plus : { verdict-misread }

    À partir de 4 points, vous avez battu le paquet.
