### 20/20 : se débarrasser le premier de ses cartes.

game-twenty-name = 20/20
game-twenty-summary = Débarrasse-toi avant les autres de tes propres cartes, en formant des SETs avec elles et celles de la table.

option-twenty-hand = Cartes distribuées à chacun
option-twenty-table = Cartes sur la table
option-twenty-most = Nombre maximal de cartes en main
option-twenty-point-ms = Temps pour montrer les trois cartes (millisecondes)

act-ask-card = Prendre une carte

event-extra-card = { $reason ->
    [asked] { $card ->
        [none] { $seat } demande une carte et la reçoit.
       *[other] { $seat } demande une carte et reçoit { $card }.
    }
   *[penalty] { $card ->
        [none] { $seat } reçoit une carte supplémentaire.
       *[other] { $seat } reçoit une carte supplémentaire : { $card }.
    }
}
event-hand-full = { $seat } a déjà { $count } cartes en main : pas de carte supplémentaire.
event-pile-rebuilt = La pioche était vide ; on la reconstitue en mélangeant les { $count } cartes retirées.
event-table-swapped = Plus personne ne peut jouer. Les cartes de la table sont échangées contre { $cards } ; s’en vont { $gone }.
event-went-out = { $points ->
    [one] { $seat } n’a plus de cartes : { $points } point.
   *[other] { $seat } n’a plus de cartes : { $points } points.
}

reason-hand-empty = Plus aucune carte en main.

error-card-out-of-reach = La carte { $card } n’est ni sur la table ni dans ta main.
error-hand-full = Tu as déjà { $most } cartes en main ; c’est le maximum.
