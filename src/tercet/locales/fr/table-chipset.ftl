### ChipSet à la table du navigateur : places, jetons, paris, et la fin d’une manche.

chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
chips-gained = { $way ->
    [lost] perdu : { $count }
   *[won] gagné : { $count }
}
hidden-cards = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
own-hand = Ta main
own-card = de sa propre main

chipset-own = Toi
chipset-deal = Manche { $deal }, jusqu’au dernier jeton
chipset-middle = Cartes visibles au centre : { $count }
chipset-pots = Ce qu’on peut gagner
chipset-pot = Pot
chipset-side-pot = Pot annexe { $number }
chipset-stake = { $count ->
    [one] { $count } jeton misé dans cette phase
   *[other] { $count } jetons misés dans cette phase
}
chipset-dealer-letter = D
chipset-amount = Combien de jetons ?
chipset-less = Un jeton de moins
chipset-more = Un jeton de plus

do-bet = { $allin ->
    [yes] Miser { $chips } – tapis
   *[no] Miser { $chips }
}
do-call = { $allin ->
    [yes] Suivre { $chips } – tapis
   *[no] Suivre { $chips }
}
do-raise = { $allin ->
    [yes] Relancer de { $above } – tapis
   *[no] Relancer de { $above }
}

sign-dealer = donne les cartes
sign-turn = réfléchit…
sign-folded = a abandonné
sign-all-in = tapis
sign-broke = plus de jetons
sign-ready = c’est bon
sign-checks = attend
sign-bets = mise
sign-calls-bet = suit
sign-raises = relance

prompt-bet-open = À toi : attends, ou mise quelque chose.
prompt-bet-must = À toi : c’est toi qui ouvres, avec au moins un jeton.
prompt-bet-answer = À toi. Rester en course coûte { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
prompt-bet-wait = { $name } réfléchit…
prompt-folded = Tu as abandonné cette manche. Regarde la suite.
prompt-broke = Tu n’as plus de jetons. Regarde la suite.
prompt-ask-both = Qui veut exposer ? Tu as un SET ! Expose-le, ou garde-le caché pour gagner plus.
prompt-ask-none = Qui veut exposer ? Tu n’as pas de SET, tu n’as donc pas à répondre. Toi seul le sais.
prompt-answered = { $word ->
    [show] Tu exposeras dès que le temps sera écoulé.
   *[keep] Tu gardes tes cartes cachées. La question dure jusqu’au bout de son temps.
}

deal-end = Comment la manche s’est terminée
won-why = { $sets ->
    [0] Personne n’a de SET.
    [one] Un SET suffit : personne n’en a davantage.
   *[other] { $sets } SETs : personne n’en a davantage.
}
sets-held = { $count ->
    [0] aucun SET
    [one] un SET
   *[other] { $count } SETs
}
own-cards-marked = une carte de sa propre main

end-chips = Jetons
end-deals-won = Manches gagnées
end-folded = Abandons
end-chart-chips = Les jetons de manche en manche
end-last-deal = La dernière manche

plain-chipset-ante = Jetons que chacun paie avant chaque manche (1 rend le jeu plus animé)
plain-chipset-raise-step = Jetons au plus par relance (0 : autant que pour une mise)
plain-chipset-must-open = Qui parle en premier doit miser
plain-chipset-deals = Manches dans la partie (0 : jusqu’à ce qu’un joueur ait tous les jetons)
plain-chipset-bet-ms = Secondes pour réfléchir à une mise
plain-chipset-answer-ms = Secondes que dure la question « Qui veut exposer ? »
plain-chipset-pause-ms = Secondes entre deux manches
