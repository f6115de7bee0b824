### Le plein écran dans un terminal : ce qui entoure la table, dialogues, réglages.

play-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}
play-hand-full = Ta main est pleine : { $most } cartes au plus. Débarrasse-toi de quelques-unes avant d’en prendre une autre.
play-layout = donne { $layout }
play-from-layout = { $sets ->
    [one] { $sets } SET
   *[other] { $sets } SETs
} de cette donne{ $added ->
    [0] {""}
    [one] , { $added } carte ajoutée
   *[other] , { $added } cartes ajoutées
}
play-form-first = fini quand tu n’en vois plus
play-form-patience = sans SET, trois de plus
play-form-penalty = renoncer coûte
play-vote = { $name } : { $forfeit }
play-gain = { $way ->
    [lost] { $name } perd { $count }
   *[won] { $name } gagne { $count }
}
play-fits-off = Ne plus montrer ce qui va
play-said = { $text }
play-amount = Mise : { $now } sur 1–{ $most }
play-confirm = Ces trois-là ? Entrée les joue, Échap choisit de nouveau.
play-over = La partie est finie.
play-look-on = Regarder la table

## Touches

play-foot = Échap menu · { $chat ->
    [yes] Tab discussion · F1 touches · F2 règles · F4 réglages · PgPréc récit
   *[no] F1 touches · F2 règles · F4 réglages · PgPréc récit
}
play-foot-text = ↑ ↓ espace défiler · Échap retour
play-keys = Touches
play-keys-cards = Chaque carte porte sa touche ; la même touche la repose.
    Les chiffres font ce qui est écrit sur les boutons du bas, la barre d’espace le premier.
    À SetUp, les chiffres sont les cartes de ta main.
play-keys-dice = 1 à 5 choisissent un dé, les flèches parcourent le plateau, Entrée le pose là.
    S exécute, P passe ou garde, B reprend, R tourne l’ouverture, H montre ce qui va.
play-keys-chips = C fait parole ou suit, B mise, R relance, F se couche, S montre, K garde cachées, O est prêt.
    Les chiffres, ↑ et ↓ choisissent la mise ; la barre d’espace fait ce qui est en évidence.
play-keys-all = Entrée confirme, Échap annule ton choix puis ouvre le menu.
    La souris fait tout cela aussi.
    F2 règles · F4 réglages · PgPréc et PgSuiv récit · Ctrl+Q quitte aussitôt
play-keys-chat = Tab mène à la discussion et en revient.
play-menu-back = Retour à la table
play-menu-rules = Les règles

## Réglages

play-settings-note = Entrée change une ligne. Couleurs et langue valent dès le prochain démarrage.
play-set-key-order = Touches des cartes
play-set-key-order-rows = comme les cartes : trois rangées du clavier
play-set-key-order-alphabet = A, B, C… dans l’ordre
play-set-keyboard = Clavier
play-set-keyboard-auto = comme d’habitude dans cette langue
play-set-keyboard-qwerty = QWERTY
play-set-keyboard-qwertz = QWERTZ
play-set-keyboard-azerty = AZERTY
play-set-confirm = Demander avant de jouer les cartes choisies
play-set-confirm-true = oui
play-set-confirm-false = non
play-set-colours = Couleurs
play-set-colours-auto = comme le dit le terminal
play-set-colours-true = toutes
play-set-colours-256 = 256
play-set-colours-16 = 16
play-set-colours-none = aucune
play-set-lang = Langue
play-set-lang-auto = celle du système
play-set-lang-en = English
play-set-lang-fr = français
play-set-lang-it = italiano
play-set-lang-de = Deutsch

## At a server

play-code = Code { $code }
play-foot-lobby = Entrée à cette table · N nouvelle table · C code · L connexion · Échap partir
play-lobby-empty = Aucune table publique n’est ouverte. N en ouvre une, C rejoint celle d’amis.
play-open-warning = La liaison vers { $address } n’est pas chiffrée : qui se trouve entre les deux peut lire ton mot de passe. Prends plutôt https:// ou un nom d’invité.
play-open-anyway = L’envoyer quand même
play-bot-how = ajouter un robot ; « { $word } master » donne sa force : { $known }
play-away-how = libérer une place : « { $word } 2 »
play-say-how = dire quelque chose à toute la table : « { $word } bonjour »
play-propose-how = montrer trois cartes à tes partenaires : « { $word } 2 5 9 » ; sans cartes, plus rien
play-agree-how = prendre les trois cartes qu’un partenaire propose
play-proposed = « { $word } » les prend.
play-table-how = venir à une table publique par son numéro : « { $word } 1 »
play-new-how = ouvrir une table : « { $word } scout » ; « { $word } » seul donne la liste des jeux
play-code-how = venir à la table d’un ami par son code : « { $word } K7M2QX »
play-login-how = se connecter à un compte
play-leave-there = quitter le serveur ; les places restent
play-left-there = Tu as quitté la table ; ta place reste à toi.
play-line-back = La connexion est revenue.
play-fill-note = Entrée continue · Échap revient
play-room-code = On vient avec le code
play-lobby-none = Aucune table publique n’est ouverte.
play-open-ask = Tape « { $word } » pour l’envoyer quand même.
play-draft-how = nom=valeur change une ligne
play-new-heading = Une nouvelle table : { $game }
play-new-public = Tout le monde peut venir
play-new-usual = comme dans les règles
play-new-note = ← → change une ligne · Entrée un nombre · O ouvre la table · Échap retour
error-play-value = « { $value } » ne convient pas pour { $name } : { $known }
error-play-no-such-name = « { $name } » ne se choisit pas ici ; il y a : { $known }
error-play-no-such-table = Il n’y a pas de table { $number } ici.
error-play-nothing-proposed = Personne ne propose trois cartes en ce moment.

## Replay and puzzle

play-foot-replay = ← → pas · ↑ ↓ dix pas · Début Fin · espace lit · Tab les yeux de qui · Échap partir
play-foot-puzzle = Chaque carte porte sa touche · Échap partir
play-puzzle-none = Ce n’est pas un SET.
play-puzzle-known = Tu as déjà trouvé celui-ci.

## Players who are awaited, and leaving

play-awaits = La partie commence quand tous les joueurs sont là.
play-awaited = { $count ->
    [one] { $names } t’attend : { $game }.
   *[other] { $names } t’attendent : { $game }.
}
play-awaited-come = Venir
play-awaited-no = Non, je rends ma place
play-awaited-how = Dans le hall, « { $come } » t’y amène, et « { $no } » rend ta place.
play-absent = { $name } n’est plus là et a { $seconds } secondes pour revenir.
play-away-clock = absent, { $seconds } s
play-cancel-start = Annuler le début
play-leave-costs-seat = Si tu t’absentes plus d’une minute, ta place redevient libre.
play-leave-costs-game = Si tu t’absentes plus d’une minute, les autres continuent sans toi.
play-leave-costs-rating = Si tu t’absentes plus d’une minute, tu as quitté la partie, et pour ta cote cela compte comme la dernière place.
play-leave-again = Tape encore { $word } pour partir.
play-stay = Rester
play-deal-wrong = Cette partie n’a pas été distribuée avec ton nombre aléatoire : le serveur a pu choisir les cartes.
