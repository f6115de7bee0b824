### L'Éclaireur : une carte est montrée, les autres cherchent la deuxième.

game-scout-name = L’Éclaireur
game-scout-summary = Pose le doigt sur une carte du SET que tu as vu ; qui trouve une deuxième carte partage la prise.

option-scout-search-ms = Temps pour trouver une deuxième carte (millisecondes, 0 : sans limite)
option-scout-vote-ms = Temps pour choisir le gage (millisecondes)
option-scout-second-pays = Une deuxième carte qui ne forme pas de SET coûte une carte
option-scout-strict = « Pas de SET ici » seulement quand il n’y en a vraiment pas
option-scout-players-end = Les joueurs décident de la fin

act-point = Je vois un SET
act-point-second = Voici la deuxième carte
act-give-up = Je donne ma langue au chat
act-vote = Choisir le gage

forfeit-scolding = se faire gronder bien fort
forfeit-dishes = faire la vaisselle toute la semaine

event-pointed = { $seat } a vu un SET et pose le doigt sur { $card }.
event-sealed = Le SET de { $seat }, que personne d’autre ne connaît : { $cards }.
event-pointed-second = { $seat } pose le doigt sur { $card }.
event-barred = Cela ne forme pas de SET ici. { $seat } ne cherche plus cette fois-ci.
event-gave-up-search = { $seat } donne sa langue au chat.
event-search-ran-out = Le temps est écoulé pour { $seats }.
event-opened = { $seat } montre le SET : { $cards }.
event-won = { $seat } prend { $cards }.
event-lost-card = { $seat } perd une carte : { $card }.
event-sits-out-next = C’était une erreur : { $seat } saute la prochaine recherche.
event-searches-again = { $seats_count ->
    [one] { $seats } revient dans la recherche.
   *[other] { $seats } reviennent dans la recherche.
}
event-forfeit-due = { $seat } n’a aucune carte à perdre : les autres choisissent un gage.
event-voted = { $forfeit ->
    [scolding] { $by } vote pour que { $seat } se fasse gronder.
    [dishes] { $by } vote pour que { $seat } fasse la vaisselle.
   *[other] { $by } a voté sur le gage de { $seat }.
}
event-forfeited = { $forfeit ->
    [dishes] { $seat } fera la vaisselle toute la semaine ({ $dishes } contre { $scolding }).
   *[scolding] { $seat } se fait gronder bien fort ({ $scolding } contre { $dishes }).
}

deadline-search = pour trouver une deuxième carte
deadline-vote = pour choisir le gage

error-already-pointing = Ton doigt est déjà posé : les autres cherchent.
error-pointed-first = Trop tard : { $by } a posé le doigt en premier.
error-sits-out-search = C’était une erreur : tu sautes cette recherche.
error-card-is-first = Le doigt de l’éclaireur est sur { $card }. Cherche une autre carte du SET.
error-second-first = Trop tard : { $by } a trouvé une deuxième carte en premier.
error-search-over = Trop tard : cette recherche est terminée.
error-no-search = Personne n’a encore posé le doigt sur une carte.
error-barred-from-search = Ta deuxième carte ne formait pas de SET : tu ne cherches plus cette fois-ci.
error-gave-up-search = Tu as donné ta langue au chat.
error-own-forfeit = Ce sont les autres qui choisissent ton gage.
error-already-voted = Tu as déjà voté.
error-vote-over = Trop tard : les votes ont été comptés.
error-no-vote-open = Il n’y a pas de vote sur ce joueur.
