### Annoncer, montrer, s’accorder : ce que les courses ont en commun.

act-call = SET !
act-show = Ces trois
act-none-here = Pas de SET ici
act-take-back = Je cherche encore

event-dealt = Cartes posées : { $cards }.
event-laid = { $agreed ->
    [yes] Personne ne voit de SET. On ajoute : { $cards }.
   *[other] Un long silence. On ajoute : { $cards }.
}
event-called = { $seat } annonce SET !
event-taken = { $seat } prend { $cards }.
event-wrong = { $cards ->
    [none] { $seat } n’a montré aucun SET à temps.
   *[other] { $seat } montre { $cards }. Pas de SET : { $broken }
}
event-said-none = { $seat } ne voit pas de SET ici.
event-took-back = { $seat } continue à chercher.

deadline-point = pour montrer les trois cartes
deadline-lay = avant l’ajout de trois cartes

reason-no-set-left = La pioche est épuisée et il ne reste aucun SET.
reason-agreed = Tous sont d’accord : il n’y a plus de SET à trouver.
