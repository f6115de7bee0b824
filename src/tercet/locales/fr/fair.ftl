### La donne était-elle honnête ?

fair-title = La donne était-elle honnête ?
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
