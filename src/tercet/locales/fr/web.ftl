### Ce que dit le navigateur : pages, tables, réglages, et ce qui peut arriver en chemin.

## Partout

guest-name = Invité
player-number = Joueur { $number }
name-label = Ton nom
go-home = Vers l’accueil
skip-to-main = Aller au contenu
page-loading = Un instant…
page-unknown = Cette page n’existe pas.
notice-close = Fermer ce message
seconds = { $seconds } s
countdown = { $seconds } s

## La connexion

net-reconnecting = La connexion est perdue. Nous réessayons ; ta place est gardée.
net-restarting = Le serveur redémarre. Reste ici : ta table revient toute seule.
net-offline = Tu es hors ligne. Dès que le réseau revient, la partie continue.
net-now = Réessayer
net-lost = La connexion a été coupée avant la réponse. Vérifie si c’est fait avant de réessayer.
net-silent = Le serveur n’a pas encore répondu. Patiente : la réponse peut encore venir.
net-unreachable = Le serveur est injoignable.

## L’accueil

home-play-now = Jouer tout de suite
home-dealing = On distribue…
home-welcome = Content de te revoir, { $name }.
home-together = Jouer ensemble
home-together-text = Choisis un jeu, envoie le lien et joue avec tes amis.
home-new = Nouvelle table
join-heading = Rejoindre avec un code
join-label = Les six lettres et chiffres qu’on t’a donnés
join-go = Rejoindre
open-heading = Tables ouvertes
open-nobody = personne pour l’instant
open-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
open-playing = partie en cours
open-watch = Regarder
tile-beginners-name = SET pour débuter
tile-beginners-summary = Seulement des cartes pleines, neuf sur la table : l’idéal pour commencer.

## Une nouvelle table

new-game = Quel jeu ?
new-who = Qui joue ?
new-players = Joueurs
new-bots = Dont robots
new-skill = Les robots jouent comme
skill-you = Toi
strength-you = Gagne à peu près une partie sur deux et suit tes progrès.
new-preset = Table
new-preset-own = Ton propre choix, ci-dessous
new-fair-lag = Équitable sur des lignes inégales : ce qui compte est le temps qu’il a fallu à la personne, pas le message arrivé en premier
new-public = Montrer cette table sur l’accueil, pour que chacun puisse venir
new-more = Nombre de joueurs, édition, match et autres options
new-edition = Édition
new-start = Commencer la partie
new-open = Ouvrir la table
plain-classic-point-ms = Secondes pour montrer les trois cartes après l’annonce
plain-classic-lay-after-ms = Ajouter trois cartes après ce nombre de secondes de silence (0 : jamais)
plain-scout-search-ms = Secondes pour trouver une deuxième carte (0 : sans limite)
plain-scout-vote-ms = Secondes pour choisir un gage

## Avant la partie

door-heading = On t’invite à une table
door-invited = { $name } t’invite : { $game }
door-seat = Il y a une place pour toi.
door-full = Toutes les places sont prises ; tu peux regarder.
door-playing = La partie est en cours ; tu peux regarder, et jouer la prochaine.
door-over = Cette partie est finie.
door-text = Comment les autres doivent-ils t’appeler ?
door-enter = Venir à la table
room-heading = Places prises : { $taken } sur { $seats }
room-free = Place libre
room-host = hôte
room-bot = robot
room-sit = S’asseoir
room-stand = Se lever
room-add-bot = Ajouter un robot
room-remove = Renvoyer
room-remove-bot = Renvoyer { $name }
room-kick = Libérer la place
room-kick-name = Libérer la place de { $name }
room-standing = Sans place : { $names }{ $more ->
    [0] .
   *[other] {""} et encore { $more }.
}
starting-heading = C’est parti !
starting-in = Les cartes arrivent dans { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
starting-stop = Pas encore
room-without = { $count ->
    [one] { $names } n’a pas de place et ne pourrait que regarder.
   *[other] { $names } n’ont pas de place et ne pourraient que regarder.
}
room-start-anyway = Commencer quand même
room-wait = Attendre un peu
room-start = Commencer la partie
room-start-early = Tu peux commencer même s’il reste des places.
room-need = { $least ->
    [one] Il faut { $least } joueur.
   *[other] Il faut au moins { $least } joueurs : invite quelqu’un ou ajoute un robot.
}
want-next = Je veux jouer la prochaine
want-next-noted = C’est noté : tu auras une place si le jeu le permet.
want-next-who = { $count ->
    [one] { $names } veut jouer la prochaine.
   *[other] { $names } veulent jouer la prochaine.
}
room-wait-for-host = C’est l’hôte qui lance la partie.
room-awaits = { $count ->
    [one] La partie commence dès que { $names } est là.
   *[other] La partie commence dès que { $names } sont là.
}
room-awaits-moment = La partie commence dans un instant.
room-awaits-cancel = Annuler
share-heading = Inviter les autres
share-link = Lien vers cette table
share-copy = Copier
share-copied = Copié
share-code = Ou donne-leur le code
share-qr = Code QR du lien, pour l’appareil photo d’un téléphone

## Une table qu’on ne peut pas montrer

gone-heading = Cette table n’est plus là
gone-replaced = Tu joues dans une autre fenêtre
gone-kicked = Ta place a été libérée
gone-for-now = Cette table fait une pause
gone-return = Jouer ici

## À la table

table-title = Table
table-joining = On arrive à la table…
table-no-screen = Cette page est plus ancienne que le jeu. Recharge-la.
table-leave = Partir
leave-heading = Quitter la partie ?
leave-rated = Tu perds cette partie cotée, sauf si tu reviens avant la fin.
leave-place = Tu cèdes ta place, et les autres continuent. Tu peux revenir tant que la partie dure.
leave-stay = Rester
table-you = (toi)
moment-you = toi
table-players = Joueurs
table-score = Points : { $score }
table-change =
    { $less ->
        [yes] −{ $by }
       *[no] +{ $by }
    }
table-total = total { $total }
table-cards = Cartes sur la table : { $count }
table-pile = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
table-aside = Le récit et la discussion
table-sure = Vraiment ?
table-clear = Choisir à nouveau
mark-finger = le doigt de l’éclaireur est posé dessus
mark-sealed = une des cartes secrètes
mark-hint = un indice
sign-calls = SET !
sign-none = n’en voit pas
sign-looks = cherche encore
sign-locked = doit attendre
sign-debt = doit un SET
line-good = Bonne ligne : { $ms } millisecondes aller et retour
line-slow = Ligne lente : { $ms } millisecondes aller et retour
line-poor = Mauvaise ligne : { $ms } millisecondes aller et retour
line-figure = { $ms } ms
sign-away = absent
sign-leader = mène le jeu
sign-done = terminé
sign-add = encore une
sign-scout = éclaireur
sign-barred = hors de la recherche
sign-gave-up = a renoncé
sign-out = saute la recherche
sign-scolding = s’est fait gronder
sign-dishes = fait la vaisselle
prompt-look = Tu vois un SET ? Touche ses trois cartes.
prompt-look-calmly = Prends ton temps : touche les trois cartes d’un SET.
prompt-show = À toi ! Touche tes trois cartes.
prompt-other-called = { $name } a annoncé et montre ses cartes…
prompt-locked = Attends que quelqu’un d’autre trouve un SET.
prompt-said-none = Tu n’en vois pas. Dès que tous sont d’accord, on ajoute des cartes.
prompt-watching = Tu regardes.
prompt-team-look = Cherchez un SET ensemble. Si tu n’en vois pas, demande une carte de plus.
prompt-team-more = Y a-t-il encore un SET ? Sinon, dis « terminé ».
prompt-team-waits = On attend les autres…
prompt-scout-look = Tu vois un SET ? Touche d’abord la carte pour ton doigt, puis les deux autres.
prompt-scout-waits = Les autres cherchent une deuxième carte de ton SET.
prompt-find-second = { $name } a vu un SET. Trouve une deuxième carte de ce SET !
prompt-out-of-search = Tu ne participes plus à cette recherche.
prompt-sits-out = Tu ne participes pas à cette recherche.
vote-question = { $name } n’a pas de carte à perdre. Quel sera le gage ?
vote-given = Ton vote : { $forfeit }.
verdict-label = Les trois dernières cartes montrées
verdict-head-taken = Un SET pour { $name }
verdict-head-wrong = { $name } : pas de SET
verdict-head-slow = { $name } n’a pas été assez rapide
figure-sets = SETs
figure-wrong = Erreurs
figure-score-now = Points
figure-debt = SETs dus
figure-time = Temps
figure-penalties = Points de pénalité
figure-hints = Indices
solitaire-hint = Un indice
solitaire-hint-none = Il n’y a pas de SET ici.
figure-team-score = Points de l’équipe
figure-layout = Disposition
figure-layout-sets = SETs trouvés
figure-extra-cards = Cartes ajoutées
series-deal-of = Manche { $deal } sur { $deals }
series-deal-to = Manche { $deal }, jusqu’à { $target } points
series-leads = { $name } mène le jeu
series-you-lead = tu mènes le jeu et tu regardes
series-ready = On passe à la manche suivante ?
series-waiting = On attend les autres…
series-pause = Une petite pause avant la prochaine manche.
series-table = Les manches de ce match
series-deal = Manche
series-before = avant
series-total = Total
feed-heading = Récit
feed-empty = Rien ne s’est encore passé.
chat-heading = Discussion
chat-empty = Personne n’a encore rien dit.
chat-label = Dis quelque chose
chat-send = Envoyer
chat-remove = Retirer
chat-mute = Demander le silence
chat-muted = Cette personne ne peut plus écrire ici.

## La fin

end-you-won = Tu as gagné !
end-winners = { $count ->
    [0] La partie est finie
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
end-together = Vous gagnez ensemble !
end-alone = La partie est finie
end-alone-won = Réussi !
end-team-score = Points : { $score }.
end-again = Rejouer
end-margin-ahead = { $by } d’avance sur { $name }.
end-margin-behind = { $by } de retard sur { $name }.
end-best-clean = Aucune erreur en { $finds } trouvailles
end-best-run = { $finds } SETs d’affilée
end-best-quickest = Ton plus rapide : { $time }
end-best-most = Le plus de trouvailles
end-best-label = Ce que tu as bien réussi
end-stronger = Essayer plus fort : { $bot }
end-weaker = Essayer plus facile : { $bot }
end-share = Partager
end-share-won = { $game } : j’ai gagné ! { $scores } { $link }
end-share-played = { $game } : { $result }. { $scores } { $link }
end-next = Vers la partie suivante
end-nonce-missing = Ton nombre aléatoire n’est pas dans le journal de cette partie : le serveur a pu choisir la donne contre toi.
end-name = Nom
end-result = Résultat
end-points = Points
end-finds = Trouvés
end-wrong = Erreurs
end-time = Temps habituel
end-chart = Les trouvailles au fil de la partie
end-quickest = Le plus rapide : { $name }, { $time }
end-missed = { $count ->
    [one] Un SET que personne n’a vu
   *[other] { $count } SETs que personne n’a vus
}

## Réglages

settings-heading = Réglages
settings-cards = L’aspect des cartes
settings-palette = Couleurs
settings-palette-usual = comme imprimées
settings-palette-warm = si le rouge et le vert se ressemblent
settings-palette-blue = si le bleu et le jaune se ressemblent
settings-palette-grey = seulement clair et foncé
settings-letters = Une lettre pour la couleur sur chaque carte
settings-patterns = Un contour différent pour chaque couleur
settings-lie = Cartes sur la table
settings-lie-auto = aussi grandes que possible
settings-lie-upright = debout
settings-lie-lying = couchées
settings-scheme = Jour ou nuit
settings-scheme-system = comme sur mon appareil
settings-scheme-day = jour
settings-scheme-night = nuit
settings-play = Ta façon de jouer
settings-confirm = Demander avant d’envoyer trois cartes choisies
settings-sound = Sons
settings-lively = Sons, vibrations et petites fêtes
settings-vibration = Vibrations sur un téléphone
settings-volume = Volume
settings-volume-soft = doux
settings-volume-middle = moyen
settings-volume-loud = fort
settings-keysshown = Montrer la touche de chaque carte
settings-keyorder = Touches des cartes
settings-keyorder-rows = comme les cartes : trois rangées du clavier
settings-keyorder-alphabet = A, B, C… dans l’ordre
settings-motion = Mouvements
settings-motion-system = comme sur mon appareil
settings-motion-full = oui
settings-motion-none = non
settings-keys-help = À la table : chaque carte a une touche, 1 à 3 sont les boutons, la barre d’espace annonce SET, Échap efface le choix, et ? montre les touches.
keys-told = Touches : chaque carte a une lettre (? les montre), la barre d’espace et 1 à 3 sont les boutons.
keys-told-close = Compris
settings-close = Retour à la table
settings-you = Toi
settings-save = Enregistrer
settings-named = Tu t’appelles maintenant { $name }.
name-lost = Un compte plus ancien s’appelle { $name }, ou porte un nom qui a le même aspect. Pour le moment, tu t’appelles { $login }. Choisis un autre nom.
account-log-in = Se connecter
account-of = Ton compte : { $name }
account-link = Compte, connexion
rated-game = Partie cotée
rated-text = Compte pour la cote de tous ; partir avant la fin compte comme dernière place.
rating-shown = { $value } ± { $spread }
rating-provisional = provisoire
rating-heading = Cotes
rating-uncounted = Pas comptée : deux des joueurs ont déjà fait cinq parties cotées ensemble aujourd’hui.
way-standing = Classements
records-link = Records
challenged-by = { $name } te défie : { $game }
challenge-accept = Jouer
challenge-decline = Non, merci
challenge-declined = { $name } ne veut pas jouer maintenant.
challenge-block = Bloquer
challenge-block-named = Bloquer { $name }
challenge-blocked = Tu ne recevras plus de défis de { $name }. Tu peux revenir là-dessus dans ton compte.
invitations = Invitations
awaited-by = { $count ->
    [one] { $names } t’attend : { $game }
   *[other] { $names } t’attendent : { $game }
}
awaited-come = J’arrive
awaited-no = Non
way-seek = Trouver un adversaire
running-heading = Score cumulé
running-line = { $won } gagnées · { $points } points
race-beat-mine = Bats mon temps : un lien vers le même paquet
race-make = Une course sur ce paquet
race-again = Courir contre cette partie
ghost-line = 
    { $count ->
        [one] { $name } en était à { $count } SET
       *[other] { $name } en était à { $count } SETs
    }
race-both = La course
race-you = Toi
