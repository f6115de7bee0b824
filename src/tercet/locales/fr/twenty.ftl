### 20/20 : se débarrasser le premier de ses cartes.

game-twenty-name = 20/20
game-twenty-summary = Débarrassez-vous le premier de vos propres cartes, en formant des SETs avec elles et celles de la table.

option-twenty-hand = Cartes distribuées à chacun
option-twenty-table = Cartes sur la table
option-twenty-most = Nombre maximal de cartes en main
option-twenty-point-ms = Temps pour montrer les trois cartes (millisecondes)

act-ask-card = Une carte de plus

event-extra-card = { $reason ->
    [asked] { $card ->
        [none] { $seat } demande une carte et la reçoit.
       *[other] { $seat } demande une carte et reçoit { $card }.
    }
   *[penalty] { $card ->
        [none] { $seat } reçoit une carte supplémentaire.
       *[other] { $seat } reçoit une carte supplémentaire : { $card }.
    }
}
event-hand-full = { $seat } a déjà { $count } cartes en main : pas de carte supplémentaire.
event-pile-rebuilt = La pioche était vide ; on la reconstitue en battant les { $count } cartes retirées.
event-table-swapped = Plus personne ne peut jouer. Les cartes de la table sont échangées contre { $cards } ; s’en vont { $gone }.
event-went-out = { $points ->
    [one] { $seat } n’a plus de cartes : { $points } point.
   *[other] { $seat } n’a plus de cartes : { $points } points.
}

reason-hand-empty = Plus aucune carte en main.

error-card-out-of-reach = La carte { $card } n’est ni sur la table ni dans votre main.
error-hand-full = Vous avez déjà { $most } cartes en main ; c’est le maximum.

rules-twenty =
    # Le but
    Se débarrasser avant les autres de ses propres cartes, en formant des SETs avec elles et celles de la table.

    # La donne
    Chaque joueur reçoit six cartes, une à une, et les cache aux autres. Six autres sont posées faces visibles sur la table. Le reste forme la pioche.

    # Le jeu
    - Il n’y a pas de tour de rôle. Quand vous voyez un SET, annoncez-le, puis montrez vos trois cartes avant la fin du temps.
    - Le SET peut combiner de toutes les façons vos cartes et celles de la table.
    - Les cartes prises sur la table sont remplacées depuis la pioche. Les vôtres ne le sont pas : elles sont parties pour de bon.
    - Annonce fausse ou trop lente : les cartes sont remises en place et vous recevez une carte supplémentaire.
    - Vous pouvez demander une carte de plus tant qu’aucune annonce n’est en cours. Elle aide à trouver un SET, mais c’est une carte de plus à écouler.
    - On n’a jamais plus de neuf cartes en main. À neuf, une annonce fausse ne coûte aucune carte.
    - Si personne ne peut jouer, chacun dit « pas de SET ici ». Quand tous l’ont dit, les cartes de la table sont échangées contre d’autres.
    - Quand la pioche est vide, on la reconstitue en battant les cartes retirées.

    # La marque
    Les SETs ne comptent pas. Le premier qui n’a plus de cartes gagne la donne et marque un point pour chaque carte encore détenue par les autres. Le joueur de gauche donne ensuite.

    # La partie
    Le premier qui atteint dix points par joueur à la table gagne : 30 à trois joueurs, 40 à quatre.
