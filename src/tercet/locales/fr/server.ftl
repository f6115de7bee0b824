### Ce que dit le serveur : les refus par code, et les commandes autour.

error-too-fast = Trop vite. Attendez un instant et réessayez.
error-message-too-deep = Ce message est trop imbriqué ; la limite est de { $most } niveaux.
error-name-empty = Un nom contient au moins une lettre, un chiffre ou un signe visible.
error-storage-failed = Le serveur ne peut rien enregistrer pour le moment ; rien ne s’est donc passé. Réessayez plus tard.
error-client-seq-old = L’action { $client_seq } a déjà reçu une réponse ; le plus grand numéro est { $highest }.
error-no-session = Le serveur ne vous connaît pas encore. Dites d’abord comment on vous appelle.
error-has-account = Vous avez déjà un compte.
error-login-taken = L’identifiant { $login } est déjà pris.
error-login-wrong = Cet identifiant et ce mot de passe ne vont pas ensemble.
error-login-unreadable = Un identifiant compte de { $least } à { $most } lettres de a à z, chiffres ou tirets.
error-password-length = Un mot de passe compte de { $least } à { $most } caractères.
error-session-key-broken = Le fichier { $path } du répertoire de données est abîmé. Supprimez-le ; le nom de chacun sera redemandé.
error-muted = L’hôte vous a demandé de vous taire à cette table.
error-chat-empty = Il n’y a rien à lire dans cette ligne.
error-chat-line-unknown = La ligne { $line } de la discussion n’existe plus.
error-bot-unknown = Il n’y a pas de robot « { $bot } ». Les robots sont : { $known }.
error-table-unknown = Cette table n’existe pas ou ne vous est pas ouverte.
error-already-seated = Vous êtes déjà assis à cette table.
error-seat-empty = Il n’y a personne à la place { $seat }.
error-seat-taken = La place { $seat } est prise.
error-table-full = Les { $seats } places sont prises ; vous pouvez regarder.
error-kick-oneself = Vous êtes l’hôte ; pour partir, rendez votre place.
error-kicked = L’hôte a libéré votre place.
error-replaced = Vous avez ouvert cette table ailleurs ; la partie continue là-bas.
error-no-bot-there = Il n’y a pas de robot à la place { $seat }.
error-not-started = La partie n’a pas encore commencé.
error-not-joined = Venez d’abord à la table.
error-not-seated = Vous regardez ; seuls ceux qui sont assis peuvent faire cela.
error-not-host = Seul l’hôte peut faire cela.
error-not-now = 
    { $status ->
        [waiting] La partie n’a pas encore commencé.
        [playing] La partie est en cours.
        [over] La partie est terminée.
       *[other] La table a été rangée.
    }
error-table-abandoned = Tout le monde était parti ; cette table a été rangée.
error-house-full = La maison est pleine : { $most } tables sont occupées. Réessayez plus tard.
error-too-many-tables = Vous tenez déjà { $most } tables ; finissez-en une d’abord.
error-too-many-joined = Vous êtes à { $most } tables à la fois ; quittez-en une d’abord.
error-code-unreadable = Un code compte { $length } lettres et chiffres.
error-say-hello = Le premier message doit être « hello ».
error-said-hello = Vous avez déjà dit bonjour.
error-protocol-unknown = La version { $protocol } du protocole n’est pas parlée ici ; c’est la version { $known }. Rechargez la page.
error-internal = Quelque chose s’est mal passé chez nous. Rien n’a été modifié.
error-not-found = Il n’y a rien ici.
error-method-unknown = Cela ne peut pas se faire ici.
error-body-too-big = Cette demande est trop longue.
error-request-wrong = Cette demande n’a pas la bonne forme.
error-origin-foreign = C’est un autre site qui le demande ; ce n’est pas permis.
error-game-goes-on = Le journal et la graine sont révélés à la fin de la partie.
error-data-unusable = Les données de { $path } sont inutilisables : { $reason }
error-data-in-use = Un autre serveur utilise déjà les données de { $path }.
error-backup-exists = { $path } existe déjà ; une sauvegarde n’écrase jamais rien.

backup-done = Sauvegarde faite dans { $path }.
export-done = 
    { $count ->
        [one] { $count } partie terminée exportée.
       *[other] { $count } parties terminées exportées.
    }
