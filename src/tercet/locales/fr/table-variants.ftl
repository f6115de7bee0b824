### Ce que montrent les tables des variantes, outre les cartes : résultats au milieu, doigts des partenaires, grand écran.

moment-team = l’équipe
moment-scout-shared = { $other } a trouvé une deuxième carte du SET de { $scout } : le SET est partagé.
moment-scout-other = { $other } a vu un autre SET avec la même carte : { $scout } garde ses trois cartes, { $other } prend les deux autres.
moment-scout-alone = Personne n’a trouvé de deuxième carte : les trois vont à { $scout }.
moment-scout-wrong = Erreur de { $scout } : ce n’est pas un SET.
moment-scout-wrong-found = Erreur de { $scout }, et { $other } a vu un SET avec cette carte.
moment-scout-barred = La deuxième carte de { $name } ne fait pas de SET : la troisième n’est pas là.
moment-layout = { $sets ->
    [0] Aucun SET dans cette disposition.
    [one] Un SET dans cette disposition.
   *[other] { $sets } SETs dans cette disposition.
}
moment-layout-best = On ne pouvait pas faire mieux.
moment-layout-possible = { $possible } étaient possibles.
moment-layout-left = { $count ->
    [one] Il restait :
   *[other] Il restait, entre autres :
}
moment-setup = { $by } a vu un SET : { $seat } ramasse toute la table ({ $count }).
moment-twenty-right = Un SET : { $name } se débarrasse de { $own }.
moment-twenty-wrong = { $name } : pas de SET.

verdict-head-second = { $name } : pas de SET avec cette carte
second-odd = pas de troisième
second-why = La troisième carte de ce SET n’est pas sur la table :

touched-by = touchée par { $names }
propose-take = Prendre ces trois cartes
propose-second = Prendre les cartes de { $name }
propose-spoken = { $name } propose { $cards }.
prompt-proposed = { $name } propose trois cartes. Est-ce un SET ?
prompt-propose = Touche encore une des trois pour les prendre, ou attends l’accord d’un partenaire.

team-label = L’équipe
team-scale = Points de cette disposition
team-step = { $sets ->
    [one] { $sets } SET
   *[other] { $sets } SETs
}

who-class = Une classe
who-class-text = Jusqu’à 32 jouent, chacun sur son téléphone. Cet écran montre la table à tous ; il n’a pas besoin de place.
big-screen = Grand écran
big-usual = Vue habituelle
big-join = Viens avec ton téléphone
big-code = Code
big-nobody = Personne n’est encore là.
