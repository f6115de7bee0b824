### Revoir une partie terminée : la rediffusion, l’analyse, ses parties, et le contrôle de la donne.

judged-slower = { $name } a agi { $ms } ms avant { $other }, sur une ligne plus lente.
judged-later = { $other } a eu { $ms } ms de retard.
judged-lot = { $name } et { $other } ont été aussi rapides ; le sort a décidé.
replay-title = Revoir la partie
replay-of = { $game } : revoir la partie
replay-loading = La partie arrive…
replay-none = Il n’y a rien à revoir ici
replay-more = Partager et garder
replay-share = Un lien vers ce moment
replay-log = Télécharger le journal
replay-scrub = Moment de la partie
replay-where = Étape { $entry } sur { $last }, à { $time }
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-play = Lire
replay-pause = Pause
replay-next-find = Au prochain SET ou à la prochaine erreur
replay-speed = Vitesse
replay-show-sets = Montrer les SETs
replay-keys = ← → pas à pas · Maj + → prochain SET ou erreur · Page préc. et Page suiv. de partie en partie · Début et Fin · la barre d’espace lance la lecture
replay-parts = Manche ou disposition
replay-deal = Manche { $deal }
replay-round = Manche { $round }
replay-deal-round = Partie { $deal }, manche { $round }
replay-layout = Disposition { $layout }
replay-earlier = Plus tôt
replay-later = Plus tard
replay-dealt = Les cartes sont posées.
replay-here = { $count ->
    [0] Aucun SET sur la table
    [one] Un SET sur la table
   *[other] { $count } SETs sur la table
}
replay-fate-taken = { $name } le prend au bout de { $time }.
replay-fate-broken = Défait par un autre SET au bout de { $time }.
replay-fate-cleared = Rangé au bout de { $time } avec toute la table.
replay-fate-left = Reste là jusqu’à la fin, { $time }.
replay-hands = Les cartes de chacun
replay-analysis = La partie en chiffres
replay-in-short = { $sets ->
    [one] Un SET se trouvait sur la table au cours de la partie.
   *[other] { $sets } SETs se trouvaient sur la table au cours de la partie.
} { $found ->
    [0] Aucun n’a été trouvé,
    [one] Un a été trouvé,
   *[other] { $found } ont été trouvés,
} { $broken ->
    [0] aucun n’a été défait par un autre SET,
    [one] un a été défait parce qu’un autre SET lui prenait une carte,
   *[other] { $broken } ont été défaits parce qu’un autre SET leur prenait une carte,
} et { $unseen ->
    [0] aucun n’est passé inaperçu.
    [one] un est passé inaperçu.
   *[other] { $unseen } sont passés inaperçus.
}
replay-times = Le temps qu’il a fallu pour trouver un SET
replay-differs = Caractéristiques différentes
replay-lay = Sur la table
replay-found = Trouvés
replay-found-of = { $found } sur { $lay }
replay-middle = Temps habituel
replay-unseen = { $count ->
    [0] Rien n’a échappé aux joueurs
    [one] Un SET que personne n’a vu
   *[other] { $count } SETs que personne n’a vus
}
replay-lay-for = Là pendant { $time } ; { $differs } { $differs ->
    [one] caractéristique diffère.
   *[other] caractéristiques diffèrent.
}
replay-show = Le montrer
replay-show-all = Montrer les { $count }
hint-in-sets = fait partie du SET { $letters }

end-replay = Revoir et analyser

games-own = Mes parties
games-figures = Tes chiffres
games-none = Tu n’as pas encore terminé de partie. Chaque partie terminée pourra être revue ici.
games-older = Parties plus anciennes
games-watched = regardée
games-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-won = gagnée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
games-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

fair-link = La donne était-elle honnête ?
