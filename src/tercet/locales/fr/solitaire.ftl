### Le jeu de base, seul.

game-solitaire-name = Solitaire
game-solitaire-summary = Toi contre le paquet, dans les trois formes des règles imprimées.

option-solitaire-form = Forme
option-solitaire-form-first = c’est fini quand tu ne vois plus de SET
option-solitaire-form-patience = trois cartes de plus quand tu n’en vois pas, jusqu’au bout du paquet
option-solitaire-form-penalty = renoncer coûte, les dernières cartes rachètent
option-solitaire-fixed = Paquet pour débutants
option-solitaire-fixed-off = non, les 81 cartes
option-solitaire-fixed-1 = seulement un symbole
option-solitaire-fixed-2 = seulement deux symboles
option-solitaire-fixed-3 = seulement trois symboles
option-solitaire-fixed-r = seulement la première couleur
option-solitaire-fixed-g = seulement la deuxième couleur
option-solitaire-fixed-p = seulement la troisième couleur
option-solitaire-fixed-s = seulement les cartes pleines
option-solitaire-fixed-h = seulement les cartes hachurées
option-solitaire-fixed-e = seulement les cartes vides
option-solitaire-fixed-o = seulement la première forme
option-solitaire-fixed-w = seulement la deuxième forme
option-solitaire-fixed-d = seulement la troisième forme
option-solitaire-mistakes = Un mauvais choix coûte
option-solitaire-mistakes-cost = ce qu’il coûte dans le jeu de base (première forme : un point ; avec pénalités : un SET)
option-solitaire-mistakes-free = rien, il est seulement compté
option-solitaire-strict = « Pas de SET ici » seulement s’il n’y a vraiment pas de SET
option-solitaire-tell = Le jeu dit de lui-même quand il n’y a pas de SET

act-take = Prendre ces trois
act-stop = Abandonner
solitaire-none-more = Pas de SET : trois de plus
solitaire-none-end = Pas de SET : c’est tout

event-no-set-here = Il n’y a pas de SET ici.
event-three-more = Trois cartes de plus : { $cards }.
event-gave-up = { $cards_count ->
    [0] Renoncer coûte un point de pénalité : { $penalties } en tout.
   *[other] Renoncer coûte un point de pénalité, { $penalties } en tout, et un SET : { $cards }.
}
event-redeemed = Un des derniers SETs annule un point de pénalité ; il en reste { $penalties }.
event-overlooked = Passé inaperçu : { $sets }.
event-solitaire-ended = { $result ->
    [until_none] { solitaire-until-none }
    [given_up] { solitaire-given-up }
    [cleared] { solitaire-cleared }
    [cards_left] { solitaire-cards-left }
    [won] { solitaire-won }
   *[lost] { solitaire-lost }
} { solitaire-mistakes } { solitaire-time }

## Ce que c’était

solitaire-until-none = { $sets ->
    [0] Pas un seul SET n’a été vu.
    [one] Un SET avant de ne plus en voir.
   *[other] { $sets } SETs avant de ne plus en voir.
}
solitaire-given-up = { $sets ->
    [0] Abandonné avant le premier SET.
    [one] Abandonné après un SET.
   *[other] Abandonné après { $sets } SETs.
}
solitaire-cleared = Table nette : il ne reste pas une carte.
solitaire-cards-left = { $left ->
    [one] Pas réussie : il reste une carte.
   *[other] Pas réussie : il reste { $left } cartes.
}
solitaire-won = Gagné : il ne reste aucun point de pénalité.
solitaire-lost = { $penalties ->
    [0] Perdu : la pioche n’a pas été épuisée.
    [one] Perdu : il reste un point de pénalité.
   *[other] Perdu : il reste { $penalties } points de pénalité.
}
solitaire-mistakes = { $wrong ->
    [0] Aucune erreur.
    [one] Une erreur.
   *[other] { $wrong } erreurs.
}
solitaire-time = Temps : { $ms }.
solitaire-overlooked = { $count ->
    [0] Rien n’est passé inaperçu
    [one] Un SET est passé inaperçu
   *[other] { $count } SETs sont passés inaperçus
}
solitaire-this = Cette fois
solitaire-earlier = À côté de tes parties précédentes
solitaire-best = Ta meilleure jusqu’ici

reason-none-seen = Plus aucun SET n’a été vu.
reason-none-there = Il n’y avait plus de SET sur la table.
reason-table-empty = La table est vide.
reason-stopped = Le solitaire a été abandonné.
