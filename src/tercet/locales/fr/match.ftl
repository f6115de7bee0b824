### Plusieurs manches en une partie ; départs et retours.

option-match-form = Partie
option-match-form-single = une seule manche
option-match-form-dealers = chacun donne une fois
option-match-form-deals = un nombre de manches
option-match-form-tournament = tournoi : le meneur donne et ne joue pas
option-match-form-target = jusqu’à un nombre de points
option-match-deals = Nombre de manches
option-match-target = Points à atteindre, par joueur présent à la table
option-match-pause-ms = Pause entre les manches (millisecondes)
option-match-count-down-ms = Compte à rebours avant chaque nouvelle manche (millisecondes)

act-ready = C’est bon
act-leave = Quitter la table
act-return = Revenir

event-deal-started = { $leads ->
    [yes] La manche { $deal } commence. { $seat } mène le jeu et ne joue pas.
   *[other] La manche { $deal } commence. { $seat } donne.
}
event-deal-ended = La manche { $deal } est finie. { $outcome } Totaux : { $totals }.
event-is-ready = { $seat } : c’est bon.
event-left = { $seat } a quitté la table.
event-returned = { $seat } est de retour.
event-over = { $outcome }

deadline-next-deal = avant la prochaine manche

reason-deals-played = La partie est terminée.
reason-target-reached = Le total est atteint.
