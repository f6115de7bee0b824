### Les bots qui jouent par le réseau : comptes et jetons, « tercet bot », et l’examen des programmes.

bot-here = { $name }, un robot de { $owner }, est à { $address } et attend des défis. Ctrl-C l’arrête.
bot-challenged = { $name } veut jouer à { $game } : accepté.
bot-declined = { $name } veut jouer à { $game } : refusé.
bot-not-seated = Pas de place à cette table ({ $code }).
bot-played = { $game } est fini : { $score }
bot-deal-wrong = La donne de { $game } ne contient pas le nombre aléatoire de ce robot : le serveur a pu la choisir.
bot-gone = { $game } : a quitté la table ({ $code }).

bots-password = Mot de passe de { $login } :{" "}
bots-none = Tu n’as pas encore de robot.
bots-here = est là
bots-seen = vu le { $date }
bots-made = créé le { $date }
bots-unused = créé le { $date }, aucun usage noté depuis
bots-revoked = Le jeton est révoqué. Ce qui jouait avec lui est coupé.
bots-removed = { $name } est supprimé. Ses parties restent, sans personne à sa place.
bots-token-once = Garde ce jeton en lieu sûr : il n’est montré que maintenant. Qui le possède joue comme ton robot.
bots-token-kept = Le jeton est dans { $path }, que toi seul peux lire.

error-bot-absent = Tu n’as pas de tel robot.
error-bots-many = Tu as déjà { $most } robots ; supprimes-en d’abord un.
error-tokens-many = Ce robot a déjà { $most } jetons ; révoques-en d’abord un.
error-token-unknown = Ce jeton est déjà révoqué.
error-token-wrong = Le serveur ne connaît pas ce jeton, ou il a été révoqué.
error-token-scope = Ce jeton ne le permet pas ; il lui faudrait le droit « { $scope } ».
error-token-missing = Il faut un jeton : dans un fichier (--token-file), dans la variable { $variable } ou, là où tout le monde sur la machine peut le voir, avec --token.
error-people-only = C’est pour les personnes, pas pour les programmes.
error-bot-connections = Ce jeton a déjà { $most } connexions ouvertes.
error-bot-command-prefix = Un programme s’écrit { $prefix }COMMANDE, par exemple « { $prefix }python monbot.py ».
error-bot-tables = Un robot joue à { $least } à { $most } tables à la fois.
error-bot-program-absent = « { $command } » ne peut pas être lancé.
error-bot-program-ended = « { $command } » s’est terminé avant de répondre.
error-bot-program-silent = « { $command } » n’a pas répondu pendant { $seconds } secondes.
error-bot-program-unreadable = « { $command } » a répondu quelque chose d’illisible : { $said }
error-token-file-unwritable = { $path } ne peut pas être écrit ; un fichier qui existe déjà n’est pas remplacé.

conformance-played = { $game }, place { $seat } : joué jusqu’à la fin, { $score }
conformance-holds = Le programme respecte le protocole.
conformance-fails = Le programme ne respecte pas encore le protocole.
conformance-absent = « { $command } » ne peut pas être lancé. Le chemin est-il juste, et peut-on l’exécuter ?
conformance-silent = Pas de réponse pendant { $seconds } secondes. Le programme finit-il sa ligne, et vide-t-il son tampon ?
conformance-ended = Le programme s’est terminé (statut { $status }) au lieu de répondre. Il a dit : { $said }
conformance-no-json = Cette ligne n’est pas du JSON : { $said } Ce qui n’est pas une réponse va sur la sortie d’erreur.
conformance-no-object = Une réponse est un objet JSON, par exemple une paire d’accolades vide ; ceci n’en est pas un : { $said }
conformance-field = Un champ de cette réponse n’a pas le bon type ({ $why }) : { $said }
conformance-too-much = Une ligne était demandée, il en est venu plus : { $said }
conformance-no-act = Ce n’est pas une action du jeu ({ $why }) : { $act }
conformance-refused = Les règles refusent cette action ({ $refusal } : { $why }) : { $act }
conformance-waits = À l’entrée { $entry } tous attendent le programme, qui ne fait rien ; la partie s’arrêterait.
conformance-endless = Après { $steps } pas la partie n’est pas finie.
conformance-unread = Personne ne lit le champ « { $field } ». On connaît « act » et « after_ms ».
conformance-before = « after_ms » est { $after_ms } ; rien ne se fait dans le passé, cela compte donc comme 0.
conformance-late = « after_ms » est { $after_ms } ; sur un serveur les autres devraient attendre aussi longtemps.
conformance-not-repeatable = Avec la même graine le programme a joué une autre partie. C’est permis, mais on ne peut pas rejouer une partie pour y chercher une erreur.
conformance-stays = Le programme continue quand son entrée se termine ; il faut alors le tuer.
