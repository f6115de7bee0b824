### SetUp : poser une carte qui ne fait pas de SET.

game-setup-name = SetUp
game-setup-summary = Pose une carte qui ne fait pas de SET avec celles de la table, sinon tu les ramasses toutes.

option-setup-hand = Cartes en main
option-setup-challenge-ms = Temps pour regarder une carte avant la suivante (millisecondes, 0 : aucun)
option-setup-last-ms = Temps pour regarder la dernière carte si le temps ci-dessus est à 0 (millisecondes)
option-setup-turn-ms = Temps pour poser une carte (millisecondes, 0 : sans limite)

act-lay-card = Poser cette carte
act-challenge = C’est un SET !

event-hands-dealt = Chacun reçoit sa main cachée ({ $count }) : { $seats }.
event-own-hand = { $seat } a en main { $cards }.
event-card-laid = { $late ->
    [yes] { $seat } a trop tardé ; le hasard pose { $card }.
   *[other] { $seat } pose { $card }.
}
event-drew = { $seat } pioche { $card }.
event-challenged = { $seat } voit un SET : { $card } avec { $cards } !
event-collected = { $by } a raison. { $seat } ramasse toute la table ({ $cards_count }) : { $cards }.
event-passed-over = Absence, tour sauté : { $seats }.
event-last-place = Le plus de cartes ramassées ({ $count }), donc la dernière place : { $seats }.

deadline-challenge = pour regarder, avant la carte suivante
deadline-last-challenge = pour regarder la dernière carte
deadline-lay-card = pour poser une carte

reason-pile-drawn = La pioche est épuisée.

error-pile-drawn = La pioche est épuisée, on ne pose plus. Seule la dernière carte peut encore être contestée.
error-wait-for-challenges = Laisse aux autres le temps de regarder : encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-card-not-in-hand = La carte { $card } n’est pas dans ta main.
error-challenged-first = Trop tard : { $by } l’a vu en premier.
error-question-closed = Trop tard : la carte suivante est posée. Cela ne te coûte rien.
error-name-the-others = { $card } est la carte en question. Désigne les deux autres.
error-nothing-to-challenge = Il n’y a rien à contester : un SET demande trois cartes sur la table.
error-own-card = C’est toi qui as posé cette carte. Aux autres de chercher le SET.
error-already-challenged = Tu as déjà tenté ta chance sur cette carte. Attends la suivante.
