### Le jeu de base.

game-classic-name = SET
game-classic-summary = Tout le monde cherche en même temps : qui voit le premier trois cartes qui vont ensemble les prend.

option-classic-penalty = Une annonce fausse coûte
option-classic-penalty-point = un point
option-classic-penalty-aside = trois cartes déjà gagnées
option-classic-penalty-lockout = une attente, jusqu’à ce qu’un autre trouve un SET
option-classic-penalty-return = un SET déjà gagné, ou le prochain
option-classic-score = On compte à la fin
option-classic-score-sets = les SETs
option-classic-score-cards = les cartes
option-classic-fixed = Paquet pour débutants
option-classic-fixed-off = non, les 81 cartes
option-classic-fixed-1 = seulement un symbole
option-classic-fixed-2 = seulement deux symboles
option-classic-fixed-3 = seulement trois symboles
option-classic-fixed-r = seulement la première couleur
option-classic-fixed-g = seulement la deuxième couleur
option-classic-fixed-p = seulement la troisième couleur
option-classic-fixed-s = seulement les cartes pleines
option-classic-fixed-h = seulement les cartes hachurées
option-classic-fixed-e = seulement les cartes vides
option-classic-fixed-o = seulement la première forme
option-classic-fixed-w = seulement la deuxième forme
option-classic-fixed-d = seulement la troisième forme
option-classic-point-ms = Temps pour montrer les trois cartes (millisecondes)
option-classic-lay-after-ms = Trois cartes de plus après ce silence (millisecondes, 0 : jamais)
option-classic-strict = « Pas de SET ici » seulement s’il n’y en a vraiment pas
option-classic-players-end = Les joueurs décident de la fin

preset-classic-solid = débutants : cartes pleines seulement
preset-classic-colour = débutants : une seule couleur

event-penalised = { $penalty ->
    [point] { $seat } perd un point.
    [aside] { $seat } écarte trois cartes : { $cards }.
    [lockout] { $seat } attend qu’un autre trouve un SET.
    [return] { $seat } rend un SET : { $cards }.
   *[debt] { $seat } doit un SET.
}
event-repaid = { $seat } règle ainsi une vieille dette.
event-locks-lifted = Peuvent de nouveau annoncer : { $seats }.
