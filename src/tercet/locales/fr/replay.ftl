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

fair-title = La donne était-elle honnête ?
fair-link = La donne était-elle honnête ?
fair-explained = Avant la première carte, le serveur a choisi un nombre secret et t’en a montré l’empreinte. Puis le navigateur de chaque joueur a ajouté un nombre aléatoire à lui, et tous ces nombres ensemble ont mélangé les cartes. Après la partie, le nombre secret est révélé : il a l’empreinte promise et mène exactement aux cartes que tu as vues, donc personne n’a pu arranger la donne.
fair-checking = Calcul en cours…
fair-verdict-yes = Oui, la donne était honnête.
fair-verdict-no = Non, quelque chose ne va pas.
fair-verdict-unknown = On ne peut pas le dire.
fair-verdict-missing = Rien ne prouve que la donne était honnête envers { $names }.
fair-verdict-bots = { $count ->
    [one] Honnête, si { $names } est un robot du serveur.
   *[other] Honnête, si { $names } sont des robots du serveur.
}
fair-links-yes = Personne n’a modifié le journal : chacune de ses { $count } entrées suit bien la précédente.
fair-links-no = Le journal a été modifié : la ligne { $line } ne suit pas la précédente.
fair-commitment-yes = Le nombre révélé à la fin a bien l’empreinte montrée avant la première carte.
fair-commitment-no = Le nombre révélé à la fin n’a pas l’empreinte montrée avant la première carte.
fair-commitment-unknown = La partie de ce journal n’est pas terminée ; le nombre secret n’est pas encore révélé.
fair-noted-yes = Ce navigateur a noté l’empreinte en arrivant à la table, et c’est toujours la même.
fair-noted-no = Quand ce navigateur est arrivé à la table, une autre empreinte lui a été montrée.
fair-own-yes = Ton propre nombre aléatoire est dans le journal.
fair-own-no = Ton propre nombre aléatoire n’est pas dans le journal : le serveur l’a omis ou changé.
fair-nonces-yes = Chaque joueur a ajouté un nombre aléatoire.
fair-nonces-missing = { $count ->
    [one] Pas de nombre aléatoire de { $names } : le serveur a pu choisir cette donne contre { $names }.
   *[other] Pas de nombre aléatoire de { $names } : le serveur a pu choisir cette donne contre ces personnes.
}
fair-nonces-bots = Pas de nombre aléatoire de { $names }. Les robots du serveur n’en ont pas besoin ; contre une personne, le serveur a pu choisir cette donne.
fair-deal-yes = Ce navigateur a redistribué les cartes selon les mêmes règles : après chacune des { $count } étapes, la table était telle qu’on te l’a montrée.
fair-deal-no = À l’étape { $entry }, on a montré autre chose que ce que donnent les nombres.
fair-deal-unknown = Ce navigateur n’a pas pu redistribuer les cartes ni les comparer à ce qui a été montré.
fair-rules-yes = Ce navigateur a rejoué tout le journal : les règles permettent chaque entrée, et le résultat est le même.
fair-rules-no = Rejoué en entier, le journal ne tient pas.
fair-rules-unknown = Le journal n’a pas pu être rejoué ici.
fair-no-log = Ce n’est pas le journal d’une partie.
fair-own-log = Vérifier le journal de cette table
fair-commitment = L’empreinte montrée avant la première carte
fair-nonces = Les nombres aléatoires des joueurs
fair-nonce-bot = pas besoin (un robot)
fair-nonce-missing = aucun : le serveur a pu choisir cette donne contre { $name }
fair-nonce-unknown = aucun
fair-nonce-given = a ajouté un nombre aléatoire
fair-nonce-not-given = n’a pas ajouté de nombre aléatoire
fair-abandoned = Le serveur s’était engagé sur la donne ; puis la table a été abandonnée.
fair-seed = Le nombre secret, révélé à la fin
fair-first-cards = Les premières cartes qui en découlent
fair-other = Vérifier le journal d’un fichier
fair-file = Choisis un fichier, ou dépose-le ici
fair-paste = Ou colle son texte
fair-check = Vérifier
