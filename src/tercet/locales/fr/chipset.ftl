### ChipSet : cartes cachées, jetons et bluff.

game-chipset-name = ChipSet
game-chipset-summary = Deux cartes cachées, des cartes visibles au centre, des jetons et du bluff : qui fait le plus de SETs avec une carte de sa main prend le pot.

option-chipset-chips = Jetons par joueur
option-chipset-max-bet = Jetons au plus par mise ou relance
option-chipset-raises = Relances par joueur dans une phase de mises
option-chipset-raise-step = Jetons au plus par relance (0 : comme pour une mise)
option-chipset-must-open = Qui parle en premier doit miser
option-chipset-ante = Mise de départ : jetons payés par tous avant chaque manche
option-chipset-deals = Manches dans la partie (0 : jusqu’au dernier jeton, 100 manches au plus)
option-chipset-bet-ms = Temps pour miser (millisecondes)
option-chipset-answer-ms = Durée de la question « Qui veut exposer ? » (millisecondes)
option-chipset-pause-ms = Pause entre les manches (millisecondes)
preset-chipset-lively = Plus animé : avec une mise de départ d’un jeton
preset-chipset-fast = Rapide : une mise de départ d’un jeton et moitié moins de temps pour réfléchir
preset-chipset-sheet = Règle d’origine : sans mise de départ

act-fold = Abandonner
act-check = Attendre
act-bet = Miser
act-call-bet = Suivre
act-raise = Relancer
act-show-cards = Exposer
act-keep-cards = Garder cachées

event-ante-paid = { $seat } paie une mise de départ de { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
event-turned-up = Carte visible au centre : { $cards }.
event-dealt-down = Une carte cachée à chacun : { $seats }.
event-got-card = { $seat } regarde sa carte : { $cards }.
event-folded = { $why ->
    [time] { $seat } laisse passer le temps et abandonne.
    [away] { $seat } n’est pas là et abandonne.
   *[own] { $seat } abandonne.
}
event-checked = { $why ->
    [time] { $seat } laisse passer le temps et attend.
    [away] { $seat } n’est pas là et attend.
   *[own] { $seat } attend.
}
event-chips-bet = { $seat } mise { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
event-bet-called = { $seat } suit avec { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
event-bet-raised = { $seat } relance de { $above }, soit { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} en tout.
event-went-all-in = { $seat } fait tapis.
event-showdown-asked = La question est posée : qui veut exposer ? { $seats_count ->
    [one] Elle s’adresse à { $seats }.
   *[other] Elle s’adresse à { $seats }, en même temps.
}
event-own-question = { $answers ->
    [both] { $seat } a un SET et peut l’exposer.
   *[none] { $seat } n’a pas de SET et n’a pas à répondre.
}
event-answer-given = { $word ->
    [show] { $seat } répond en secret : j’expose.
   *[keep] { $seat } répond en secret : je n’expose pas.
}
event-nobody-shows = Personne n’expose.
event-showdown-called = { $seats_count ->
    [one] { $seats } expose : tous ceux qui sont en course doivent montrer leurs cartes.
   *[other] { $seats } exposent : tous ceux qui sont en course doivent montrer leurs cartes.
}
event-showdown-forced = { $why ->
    [pile] La pioche est épuisée : tous ceux qui sont en course doivent montrer leurs cartes.
   *[away] Tous ceux qui sont en course ont quitté la table : leurs cartes décident.
}
event-hand-shown = { $seat } montre { $cards } : { $sets ->
    [0] aucun SET
    [one] un SET
   *[other] { $sets } SETs
}.
event-last-one-in = Tous les autres ont abandonné : la manche revient à { $seat }, qui ne montre rien.
event-chips-returned = { $chips ->
    [one] { $chips } jeton que personne ne pouvait suivre revient à { $seat }.
   *[other] { $chips } jetons que personne ne pouvait suivre reviennent à { $seat }.
}
event-pot-won = { $pot ->
    [0] Le pot
   *[other] Le pot annexe { $pot }
} ({ $chips ->
    [0] vide
    [one] { $chips } jeton
   *[other] { $chips } jetons
}) { $seats_count ->
    [one] revient à { $seats }.
   *[other] est partagé entre { $seats }.
}
event-chips-taken = { $seat } prend { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.
event-odd-chips = { $chips ->
    [one] Le jeton restant va
   *[other] Les { $chips } jetons restants vont
} à { $seat }, qui en a le moins.
event-player-out = { $seat } n’a plus de jetons et quitte la partie.

deadline-bet = pour miser
deadline-showdown = avant la fin de la question

reason-last-one-in = Tous ont abandonné, sauf un.
reason-showdown = Les cartes sont sur la table.
reason-all-chips = Tous les jetons sont dans une seule main.

error-cannot-check = Quelqu’un a misé : abandonne, ou mets { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
} pour suivre.
error-must-open = À cette table, il faut ouvrir : mise au moins un jeton, ou abandonne.
error-bet-already-open = Quelqu’un a déjà misé : tu peux suivre ou relancer.
error-nothing-to-call = Personne n’a encore misé : attends, ou mise toi-même.
error-nothing-to-raise = Personne n’a encore misé : tu peux ouvrir par une mise.
error-no-raises-left = Tu n’as plus de relance dans cette phase ; la limite est de { $most }.
error-bet-out-of-range = Une mise ou une relance est d’un jeton au moins et de { $most } au plus.
error-not-enough-chips = Il faut { $need ->
    [one] { $need } jeton
   *[other] { $need } jetons
}, et tu en as { $have }.
error-nobody-can-follow = Plus personne n’a de jetons pour te suivre : suis ou abandonne.
error-has-folded = Tu as abandonné ; attends la prochaine manche.
error-already-answered = Tu as déjà répondu.
error-no-set-to-show = Tu n’as pas encore de SET, donc rien à répondre : il faut un SET pour exposer.
error-no-question = On n’a pas encore demandé qui veut exposer.
error-question-open = La question est posée : exposes-tu, oui ou non ?
error-out-of-match = Tu n’as plus de jetons et tu es hors de la partie.
error-pile-too-small = Pour autant de joueurs, une pioche préparée compte au moins { $need } cartes ; celle-ci en a { $have }.
