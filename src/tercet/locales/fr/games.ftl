### La page de chaque jeu : de quoi il s’agit, avec qui y jouer, et la force des robots.

game-about = De quoi il s’agit
game-unknown = Ce jeu n’existe pas sur ce serveur.
who-alone = En solo
who-bots = Contre un robot
who-friends = Entre amis
who-friends-text = Tu reçois un lien à envoyer. Qui l’ouvre prend place.
strength-first-timer = Vient d’apprendre ce qu’est un SET.
strength-novice = Manque encore beaucoup de SETs et se trompe parfois.
strength-casual = Joue les dimanches de pluie. La plupart des gens commencent par là.
strength-regular = Joue chaque semaine et ne laisse pas passer grand-chose.
strength-expert = Difficile à battre, même pour les habitués.
strength-master = Peu de gens voient mieux.
strength-champion = Le meilleur que nous sachions faire.
strength-random = Fait n’importe quel coup permis.
about-classic = Douze cartes sont posées faces visibles. Tout le monde cherche en même temps, et qui voit trois cartes formant un SET les prend. Quand la pioche est vide et que personne n’en trouve plus, le plus grand nombre de cartes l’emporte.
about-beginners = Le même jeu avec une différence de moins : toutes les cartes sont pleines, et neuf seulement sont posées. Les SETs se voient mieux et la partie est courte. De là au jeu complet, il n’y a qu’un pas.
about-solitaire = Tu joues contre le paquet, aussi calmement ou aussi vite que tu veux. C’est toi qui dis quand tu ne vois pas de SET. Il y a trois formes : s’arrêter au premier échec, venir à bout du paquet, ou jouer avec des points de pénalité.
about-scout = Qui a vu un SET pose le doigt sur une seule de ses cartes. Les autres en cherchent une deuxième et partagent la prise s’ils la trouvent. Un éclaireur qui s’est trompé paie.
about-chipset = Deux cartes à toi que personne d’autre ne voit, des cartes ouvertes au milieu et des jetons à miser. Après chaque tour, on peut montrer son jeu. Le plus de SETs avec une carte à soi gagne le pot – ou un bon bluff.
about-setup = À tour de rôle, chacun pose une carte de sa main cachée. Elle ne doit pas former de SET avec deux cartes déjà posées. Si quelqu’un en trouve un, tu ramasses toutes les cartes de la table, et c’est le plus petit nombre qui gagne.
about-coopset = Tout le monde joue contre le paquet. Prenez autant de SETs que possible parmi chaque série de douze cartes, sans employer deux fois la même, et discutez du choix. Quatre d’un coup valent le plus.
about-twenty = Six cartes chacun, six sur la table, et pas de tours. Forme des SETs avec tes cartes et celles de la table, et vide ta main. Un appel faux coûte une carte de plus.
about-dice = Des dés à symboles sur un plateau, comme dans des mots croisés. Pose jusqu’à trois dés à ton tour pour que lignes et colonnes forment des SETs ; les jokers remplacent tout. Chaque dé d’un SET vaut un point, et certaines cases en donnent davantage.
