### Ce que dit le serveur : les refus par code, et les commandes autour.

error-too-fast = Trop vite. Attends un instant et réessaie.
error-message-too-deep = Ce message est trop imbriqué ; la limite est de { $most } niveaux.
error-name-empty = Un nom contient au moins une lettre, un chiffre ou un signe visible.
error-storage-failed = Le serveur ne peut rien enregistrer pour le moment ; rien ne s’est donc passé. Réessaie plus tard.
error-client-seq-old = L’action { $client_seq } a déjà reçu une réponse ; le plus grand numéro est { $highest }.
error-no-session = Le serveur ne te connaît pas encore. Dis d’abord comment on doit t’appeler.
error-has-account = Tu as déjà un compte.
error-login-taken = L’identifiant { $login } est déjà pris.
error-login-wrong = Cet identifiant et ce mot de passe ne vont pas ensemble.
error-login-slowed = Beaucoup de mots de passe ont été essayés pour cet identifiant. Attends une demi-minute et réessaie ; un appareil qui s’est déjà connecté n’a pas à attendre.
error-logins-busy = Beaucoup de monde se connecte en ce moment. Réessaie dans un instant.
error-login-unreadable = Un identifiant compte de { $least } à { $most } lettres de a à z, chiffres ou tirets.
error-password-length = Un mot de passe compte de { $least } à { $most } caractères.
error-name-taken = Quelqu’un qui a un compte s’appelle { $name }, ou presque : la confusion serait facile. Choisis un autre nom.
error-recovery-wrong = Cet identifiant et ce code de secours ne vont pas ensemble, ou le code a déjà servi. Un code n’ouvre un compte qu’une fois.
error-account-needed = Pour cela, il te faut un compte. Crées-en un sous « Compte » ; tes parties restent à toi.
error-session-unknown = Cette session est déjà terminée.
error-kept-changed = Un autre de tes appareils l’a modifié entre-temps. Rien n’est perdu : regarde encore une fois.
error-puzzle-begun = Tu as déjà commencé cette énigme. Ses cartes sont montrées une seule fois à chaque compte ; continue où tu en étais.
error-puzzle-not-begun = Tu n’as pas encore commencé cette énigme.
error-puzzle-solved = Tu as déjà résolu cette énigme ; ton temps est noté.
error-puzzle-over = L’énigme du { $day } est finie. Ses cartes sont publiées, et aucun temps ne compte plus.
error-puzzle-not-yet = L’énigme du { $day } n’a pas encore commencé.
error-puzzle-three = Un SET compte trois cartes différentes.
error-session-key-broken = Le fichier { $path } du répertoire de données est abîmé. Supprime-le ; le nom de chacun sera redemandé.
error-muted = L’hôte t’a demandé de ne plus écrire à cette table.
error-touch-unshared = À cette table, on ne voit pas ce que les autres touchent.
error-chat-empty = Il n’y a rien à lire dans cette ligne.
error-chat-line-unknown = La ligne { $line } de la discussion n’existe plus.
error-bot-unknown = Il n’y a pas de robot « { $bot } ». Les robots sont : { $known }.
error-table-unknown = Cette table n’existe pas ou ne t’est pas ouverte.
error-already-seated = Tu es déjà à cette table.
error-seat-empty = Il n’y a personne à la place { $seat }.
error-seat-taken = La place { $seat } est prise.
error-table-full = Les { $seats } places sont prises ; tu peux regarder.
error-kick-oneself = Tu es l’hôte ; pour partir, rends ta place.
error-kicked = L’hôte a libéré ta place.
error-replaced = Tu as ouvert cette table ailleurs ; la partie continue là-bas.
error-no-bot-there = Il n’y a pas de robot à la place { $seat }.
error-not-started = La partie n’a pas encore commencé.
error-not-joined = Viens d’abord à la table.
error-not-seated = Tu regardes ; seuls ceux qui jouent peuvent faire cela.
error-not-host = Seul l’hôte peut faire cela.
error-not-now = 
    { $status ->
        [waiting] La partie n’a pas encore commencé.
        [playing] La partie est en cours.
        [over] La partie est terminée.
       *[other] La table a été rangée.
    }
error-table-abandoned = Tout le monde était parti ; cette table a été rangée.
error-house-full = La maison est pleine : { $most } tables sont occupées. Réessaie plus tard.
error-too-many-tables = Tu tiens déjà { $most } tables ; finis-en une d’abord.
error-too-many-joined = Tu es à { $most } tables à la fois ; quittes-en une d’abord.
error-table-damaged = Cette table est endommagée et mise de côté ({ $why }) ; les autres ne sont pas touchées. La personne qui gère le serveur peut l’examiner avec « tercet doctor ».
error-seed-missing = La graine de cette table manque.
error-header-missing = Le début de la partie de cette table manque.
error-nobody-acts = Depuis longtemps, seule l’horloge jouait ici ; cette table a été rangée.
error-table-too-long = Cette partie dure plus longtemps qu’aucune partie ne peut durer ; la table a été rangée.
error-seat-acts-too-often = Tu as agi plus souvent que quiconque ne peut jouer ; la table continue sans toi. Reviens dans quelques minutes.
error-too-many-tables-here = { $most } tables ont déjà été ouvertes depuis ton réseau ; termine d’abord l’une d’elles.
error-too-many-empty-tables = { $most } tables ouvertes depuis ton réseau sont vides ; joue à l’une d’elles ou attends qu’elles soient rangées.
error-code-unreadable = Un code compte { $length } lettres et chiffres.
error-say-hello = Le premier message doit être « hello ».
error-said-hello = Tu as déjà dit bonjour.
error-protocol-unknown = La version { $protocol } du protocole n’est pas parlée ici ; c’est la version { $known }. Recharge la page.
error-internal = Quelque chose s’est mal passé chez nous. Rien n’a été modifié.
error-not-found = Il n’y a rien ici.
error-method-unknown = Cela ne peut pas se faire ici.
error-body-too-big = Cette demande est trop longue.
error-request-wrong = Cette demande n’a pas la bonne forme.
error-origin-foreign = C’est un autre site qui le demande ; ce n’est pas permis.
error-host-foreign = Ce serveur ne s’appelle pas { $host }. La personne qui l’héberge peut indiquer cette adresse au démarrage.
error-game-goes-on = Le journal et la graine sont révélés à la fin de la partie.
error-data-unusable = Les données de { $path } sont inutilisables : { $reason }
error-data-in-use = Un autre serveur utilise déjà les données de { $path }.
error-data-empty = { $path } est un fichier vide et non une base de données. Mets une sauvegarde à sa place (tercet doctor --mend --backup FICHIER), ou supprime-le pour recommencer à neuf.
error-data-too-new = Une version de Tercet qui a plus d’une version d’avance a utilisé les données de { $path } (leur schéma est de génération { $generation } ; cette version ouvre jusqu’à { $newest }). Rien n’a été changé. Installe cette version-là, ou mets à leur place une sauvegarde d’avant.
error-data-step-unreadable = Les données de { $path } ne disent pas de quelle version de Tercet elles viennent (leur étape est « { $step } »). Rien n’a été changé. Mets une sauvegarde à leur place.
error-backup-exists = { $path } existe déjà ; une sauvegarde n’écrase jamais rien.

backup-done = Sauvegarde faite dans { $path }.
export-done = 
    { $count ->
        [one] { $count } partie terminée exportée.
       *[other] { $count } parties terminées exportées.
    }
error-rated-account = Les parties cotées sont pour les personnes qui ont un compte. Crées-en un sous « Compte » ; tes parties restent à toi.
error-rated-not-offered = Ce jeu se joue contre le paquet : il a des records et pas de cotes.
error-rated-seats = Une table cotée a de { $least } à { $most } places.
error-rated-options = Une partie cotée se joue avec les options propres à l’édition, dans sa forme habituelle.
error-rated-no-bots = À une table cotée, il n’y a pas de robots.
error-rated-alone = Une partie cotée demande de deux à huit joueurs.
error-rated-nonce = Ton client n’ajoute pas de nombre aléatoire à la donne, et une partie cotée en demande un à chaque joueur. Recharge la page, ou mets ton programme à jour.
error-nonce-given = Tu as déjà donné ton nombre aléatoire pour cette donne.
error-seek-not-offered = Ce jeu ne se joue pas à deux l’un contre l’autre : il n’y a pas d’adversaire à chercher.
error-seekers-many = { $most } personnes cherchent un adversaire en ce moment. Réessaie dans un instant.
error-person-unknown = Personne ayant un compte ne s’appelle { $name }.
error-person-away = { $name } n’est pas là en ce moment. Envoie plutôt le lien d’une table.
error-challenge-oneself = On ne peut pas se défier soi-même.
error-challenge-unknown = Ce défi est passé, ou il n’était pas pour toi.
error-challenge-declined = La réponse était non il y a un instant. Attends un peu avant de redemander.
error-block-oneself = Tu ne peux pas te bloquer toi-même.
error-blocks-many = Tu as déjà bloqué { $most } personnes. Débloque d’abord quelqu’un.
error-block-unknown = Tu n’as pas bloqué cette personne.
error-challenges-many = Trop de défis attendent déjà une réponse.
error-race-not-offered = On ne peut se mesurer qu’à un solitaire terminé.
error-race-unknown = Cette course n’existe plus.
error-handed-of-the-house = Cette partie a été jouée sur ce serveur : elle est déjà ici, inutile de la remettre.
error-handed-too-many = Ton compte ne peut pas garder plus de parties de ton navigateur.
