### Son propre compte : entrer et sortir, secrets, sessions, ce que voient les autres, et ses données.

account-title = Compte
account-text = Avec un compte, tes parties, tes résultats et tes réglages sont les mêmes sur tous tes appareils. Aucune adresse mail n’est nécessaire. Sans compte, tu peux jouer à tout, sauf à l’énigme classée et aux parties classées.
account-login = Identifiant (lettres de a à z, chiffres, tirets)
account-password = Mot de passe
account-register = Créer un compte
account-enter = Se connecter
account-leave = Se déconnecter
account-new = Nouveau ici ?
account-forgotten = Mot de passe oublié ?
account-recover = Choisir un nouveau mot de passe
account-code = Code de secours
account-known = Tu es connecté sous { $login }.
account-left = Tu es déconnecté. Ce qui appartient à ton compte n’est plus dans ce navigateur.

account-code-heading = Ton code de secours
account-code-text = Garde-le en lieu sûr : il n’est montré que maintenant. Il ouvre ton compte une fois si tu oublies ton mot de passe. Sans lui, personne ne peut le faire.
account-code-copy = Copier le code
account-code-kept = Je l’ai gardé
account-code-none = Ton compte n’a pas encore de code de secours.
account-code-new = Créer un nouveau code de secours

account-name-heading = Nom et langue
account-password-heading = Mot de passe et secours
account-password-now = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-change = Changer le mot de passe
account-password-changed = Le mot de passe est changé. Tous les autres appareils sont déconnectés.

account-shown-heading = Ce que voient les autres
account-shown-text = Tant que tu ne le choisis pas ici, les autres ne voient de toi que ton nom aux tables où tu joues.
account-shown-figures = Les autres peuvent voir mes chiffres : classements, temps, parties
account-shown-name = Mon nom figure dans les classements
account-research = Mes parties aux tables publiques peuvent être données à la recherche, sous un pseudonyme

account-sessions-heading = Où tu es connecté
account-session-here = cet appareil
account-session-seen = vu le { $date }
account-session-unknown = Navigateur inconnu
account-session-end = Terminer
account-session-end-named = Terminer la session de { $device }, vue le { $date }
account-sessions-end = Se déconnecter partout ailleurs
account-sessions-ended = Tous les autres appareils sont déconnectés.

account-blocks-heading = Personnes bloquées
account-blocks-text = Les défis de ces personnes et de leurs robots ne t’arrivent pas, et la recherche d’adversaire ne te les propose pas. Elles n’en savent rien.
account-unblock = Débloquer
account-unblock-named = Débloquer { $name }

account-data-heading = Tes données
account-data-text = Tout ce qui est gardé sur toi dans un seul fichier JSON, avec les journaux de tes parties.
account-download = Tout télécharger
account-delete-heading = Supprimer le compte
account-delete-text = Le compte et tout ce qui lui appartient sont effacés pour de bon, sur tous les appareils. Les parties que tu as jouées restent aux autres, sous « quelqu’un ».
account-delete = Supprimer pour de bon
account-deleted = Le compte est supprimé, et avec lui tout ce qui était gardé sur toi.

account-bots-heading = Tes robots
account-bots-text = Un programme à toi peut jouer ici comme robot : on le défie par son nom. Il est toujours marqué comme robot, avec ton nom, et jamais classé. La commande « tercet » le connecte, avec un jeton.
account-bot-name = Nom d’un nouveau robot
account-bot-make = Créer un robot
account-bot-here = est là
account-bot-remove = Supprimer
account-bot-remove-sure = Vraiment supprimer ?
account-bot-remove-named = Supprimer { $name } pour de bon
account-bot-play = jouer
account-bot-open = ouvrir des tables et défier les autres
account-bot-chat = écrire depuis sa place
account-token-new = Nouveau jeton
account-token-allows = Avec son jeton un robot peut jouer aux tables. Peut-il faire plus ?
account-token-make = Créer le jeton
account-token-one = Jeton
account-token-revoke = Révoquer
account-token-revoke-named = Révoquer le jeton : { $about }
account-token-heading = Le jeton du robot
account-token-text = Garde-le dans un fichier que toi seul peux lire : il n’est montré que maintenant. Qui le possède joue comme ton robot. Tu peux le révoquer ici à tout moment.
account-token-copy = Copier le jeton
account-token-kept = Je l’ai gardé
