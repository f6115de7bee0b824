### Ce qu’affiche la commande.

sets-found = { $count ->
    [0] Aucun SET.
    [one] { $count } SET.
   *[other] { $count } SETs.
}
sets-on-table = { $count ->
    [0] Il n’y a aucun SET sur la table.
    [one] Il y a { $count } SET sur la table.
   *[other] Il y a { $count } SETs sur la table.
}
exercise-task = Trouve les { $count } SETs parmi ces neuf cartes.
seed = Graine
commitment = Engagement
editions = Éditions
options-title = Options
presets-title = Formules
matches-title = Formes de partie
hidden-yes = cartes cachées
hidden-no = rien de caché, sauf la pioche

verify-holds = Ce journal est exact.
verify-commitment = Engagement pris avant la première carte : { $commitment }
verify-seed = Graine révélée à la fin, conforme : { $seed }
verify-arranged = La pioche de cette partie a été préparée, non mélangée ; la partie ne compte jamais pour le classement.
verify-without-nonce = Pas de nombre aléatoire de : { $names }. Les robots du serveur n’en donnent pas ; contre toute autre personne, celui qui a distribué a pu choisir la donne.
verify-relinked = Ce journal a été enchaîné à nouveau : le dernier maillon de l’ancien était { $link }.
verify-verdicts = { $count ->
    [one] Une annonce a été jugée selon le temps qu’il a fallu à la personne, et le verdict tient.
   *[other] { $count } annonces ont été jugées selon le temps qu’il a fallu aux personnes, et les verdicts tiennent.
}
verify-entries = { $count ->
    [one] { $count } entrée rejouée, permise par les règles.
   *[other] { $count } entrées rejouées, toutes permises par les règles.
}

edition-fxs1995 = Classique 1995
edition-carnet = Carnet
edition-turquoise = Turquoise
edition-italian = Italienne

list-and = { $first } et { $last }
labelled = { $label } : { $value }
winners = { $count ->
    [0] Score : { $scores }.
    [one] { $winners } gagne. Score : { $scores }.
   *[other] { $winners } se partagent la victoire. Score : { $scores }.
}
