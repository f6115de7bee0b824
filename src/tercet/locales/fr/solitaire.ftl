### Le jeu de base, seul.

game-solitaire-name = Solitaire
game-solitaire-summary = Vous contre le paquet, dans les trois formes que racontent les règles.

option-solitaire-form = Forme
option-solitaire-form-first = s’arrêter quand il n’y a pas de SET sur la table
option-solitaire-form-patience = continuer jusqu’à épuisement du jeu
option-solitaire-form-penalty = renoncer coûte, les dernières cartes rachètent
option-solitaire-fixed = Paquet pour débutants
option-solitaire-fixed-off = non, les 81 cartes
option-solitaire-fixed-1 = seulement un symbole
option-solitaire-fixed-2 = seulement deux symboles
option-solitaire-fixed-3 = seulement trois symboles
option-solitaire-fixed-r = seulement la première couleur
option-solitaire-fixed-g = seulement la deuxième couleur
option-solitaire-fixed-p = seulement la troisième couleur
option-solitaire-fixed-s = seulement les cartes pleines
option-solitaire-fixed-h = seulement les cartes hachurées
option-solitaire-fixed-e = seulement les cartes vides
option-solitaire-fixed-o = seulement la première forme
option-solitaire-fixed-w = seulement la deuxième forme
option-solitaire-fixed-d = seulement la troisième forme
option-solitaire-strict = Des cartes en plus seulement s’il n’y a vraiment pas de SET

act-take = Prendre ces trois
act-more = Trois cartes de plus
act-stop = Abandonner

event-gave-up = { $cards_count ->
    [0] { $seat } renonce à chercher : { $penalties } de pénalité.
   *[other] { $seat } renonce à chercher : { $penalties } de pénalité, et un SET est retiré : { $cards }.
}
event-redeemed = Un des derniers SETs annule un point de pénalité ; il en reste { $penalties }.

reason-stopped = La patience a été abandonnée.
