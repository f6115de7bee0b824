### Les robots : leurs sept niveaux, et ce que la commande « arena » affiche.

skill-first-timer = Première partie
skill-novice = Novice
skill-casual = Joueur occasionnel
skill-regular = Habitué
skill-expert = Expert
skill-master = Maître
skill-champion = Champion
skill-random = Joueur au hasard
skill-strength = Force { $strength }

arena-playing = Parties en cours
arena-caption = { $game } : { $games } parties ; graine { $seed }
arena-player = Joueur
arena-wins = Victoires
arena-score = Points par partie
arena-rating = Classement
arena-pair = Paire
arena-better = Le premier fait mieux
arena-took = { $seconds } s ; une partie dure { $table } s à la table

error-bot-process-failed = Le programme « { $command } » ne joue pas le jeu : il s’est arrêté, ou sa réponse est illisible ou interdite.
error-option-unreadable = « { $option } » n’est pas une option : écris un nom, le signe égal et une valeur, par exemple form=penalty.

hint-take = Prends { $cards } : c’est ce qui laisse les meilleures chances.
hint-none = Il n’y a pas de SET ici. Dis-le : « pas de SET ici ».

skill-program = Un programme par le réseau
bot-of = robot de { $owner }
