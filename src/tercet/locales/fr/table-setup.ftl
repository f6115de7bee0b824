### SetUp à la table du navigateur : poser, contester, et qui doit ramasser.

mark-last = la dernière carte posée

setup-empty = La table est vide.
setup-taken = { $count ->
    [one] { $count } carte ramassée
   *[other] { $count } cartes ramassées
}
setup-set = Le SET trouvé
setup-right = { $name } a vu un SET !
setup-right-you = Bien vu : un SET !
setup-takes = { $name } ramasse toute la table : { $count } cartes.
setup-takes-you = Tu ramasses toute la table : { $count } cartes.

prompt-setup-lead = À toi : pose n’importe quelle carte.
prompt-setup-lay = À toi : pose une carte qui ne fait pas de SET.
prompt-setup-lay-or-challenge = À toi : pose une carte. Ou la dernière fait-elle un SET ? Alors touche les deux autres.
prompt-setup-challenge = La dernière carte fait-elle un SET ? Touche les deux autres.
prompt-setup-yours = Les autres regardent ta carte…
prompt-setup-barred = Tu as déjà tenté ta chance sur cette carte. Attends la suivante.
prompt-setup-wait = C’est au tour de { $name }.
sign-laid = vient de poser
sign-tried = a essayé
verdict-head-collected = { $name } a vu un SET

end-right = SETs repérés
end-chart-taken = Les cartes ramassées au fil de la partie

plain-setup-challenge-ms = Secondes pour regarder une carte avant la suivante (0 : aucune)
plain-setup-last-ms = Secondes pour regarder la dernière carte, si ce temps est à 0
plain-setup-turn-ms = Secondes pour poser une carte (0 : sans limite)
