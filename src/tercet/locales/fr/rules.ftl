### Les règles de chaque jeu, pour une page du navigateur et pour « tercet rules ».
### Une ligne de cartes est dessinée ; la ligne suivante en est la légende.

rules-all = Les jeux
rules-others = Autres règles
rules-play = Y jouer
rules-match-name = Parties et tournois
rules-match-summary = Plusieurs manches, un vainqueur : comment les points s’additionnent, et ce que fait un meneur.

rules-classic =
    # But du jeu
    Prendre plus de SETs que les autres. Tout le monde joue en même temps, sans tour de rôle.

    # Qu’est-ce qu’un SET ?
    Chaque carte a un nombre, une couleur, un remplissage et une forme. Trois cartes forment un SET si chacune de ces quatre caractéristiques, prise séparément, est identique sur les trois ou différente sur les trois.
    Si deux sont pareilles et la troisième non, ce n’est pas un SET.

    2rsw 2gsw 2psw
    Nombre, remplissage et forme sont les mêmes, les couleurs toutes différentes : un SET.

    1rso 2ghw 3ped
    Les quatre caractéristiques diffèrent : un SET aussi, et le plus difficile à voir.

    1gho 2gho 3pho
    Deux ont la même couleur et la troisième non : pas de SET.

    Pour deux cartes quelconques, une seule troisième les complète.

    # Déroulement
    - Douze cartes sont exposées.
    - Vous voyez un SET : annoncez-le. Dès lors vous seul pouvez jouer : montrez vos trois cartes avant la fin du temps.
    - Juste : les cartes sont à vous, et trois nouvelles prennent leur place.
    - Faux, ou trop tard : les cartes restent, et vous payez la pénalité de l’édition.
    - Si personne ne voit de SET, chacun dit « pas de SET ici ». Quand tous l’ont dit, on ajoute trois cartes. Elles ne sont pas remplacées au SET suivant.

    # La pénalité
    - { edition-fxs1995 } : vous perdez un point, même au-dessous de zéro.
    - { edition-carnet } : trois cartes que vous avez gagnées sont mises de côté et ne comptent plus. Sans carte gagnée, il n’y a rien à perdre.
    - { edition-turquoise } : vous ne pouvez plus annoncer avant qu’un autre ait trouvé un SET.
    - { edition-italian } : vous rendez un SET ; si vous n’en avez pas, le premier que vous gagnerez.

    # Fin de la partie
    La partie s’achève quand la pioche est épuisée et qu’il ne reste aucun SET. Selon l’édition, chaque SET ou chaque carte vaut un point. Le plus grand total gagne ; les ex æquo partagent la victoire.

    # Pour débuter
    On retire une caractéristique, par exemple en ne jouant qu’avec les cartes pleines : 27 cartes, neuf sur la table, tout le reste inchangé.

rules-beginners =
    # Moins de caractéristiques à surveiller
    On retire une caractéristique du paquet. Toutes les cartes qui restent y sont pareilles : inutile de la regarder. D’habitude, c’est le remplissage : il ne reste que des cartes pleines. Ce peut être aussi la couleur, ou n’importe quelle autre.

    # Qu’est-ce qu’un SET ?
    Il reste 27 cartes et trois questions : le nombre, la couleur et la forme. Pour chacune, les trois cartes doivent être toutes pareilles ou toutes différentes.

    1rso 1gso 1pso
    Le nombre est le même, la forme aussi, les couleurs sont toutes différentes : un SET.

    1rso 2gsw 3psd
    Nombre, couleur et forme sont tous différents : un SET aussi.

    2rso 2rsw 2gsd
    Deux ont la même couleur et la troisième non : pas de SET.

    # Déroulement
    - Neuf cartes sont exposées, trois rangées de trois.
    - Tout le monde cherche en même temps. Vous voyez un SET : annoncez-le et montrez vos trois cartes.
    - Juste : les cartes sont à vous, et trois nouvelles les remplacent. Faux : elles restent en place.
    - Si personne ne voit de SET, dites « pas de SET ici ». Quand tous l’ont dit, on ajoute trois cartes ; après le SET suivant, on revient à neuf.
    - Tout le reste est comme dans le grand jeu.

    # Les questions qui aident
    Regardez deux cartes et demandez-vous : quel nombre, quelle couleur, quelle forme doit avoir la troisième ? Cherchez alors cette carte-là. Il n’y en a qu’une.

    # Et ensuite ?
    Quand les neuf cartes deviennent trop faciles, mélangez les 81.

rules-solitaire =
    # But du jeu
    Prendre des SETs, seul et sans hâte. Douze cartes sont exposées ; trois nouvelles remplacent chaque SET. Un mauvais choix ne coûte rien, il est seulement compté.

    1pho 2phw 3phd
    Même couleur, même remplissage, nombres et formes tous différents : un SET à prendre.

    # Trois formes
    - Premier blanc : le jeu s’arrête dès que la table ne contient aucun SET. Combien en ferez-vous ? La réussite est complète quand la pioche est épuisée.
    - Patience : si vous ne voyez pas de SET, ajoutez trois cartes et continuez. Elle réussit quand il ne reste plus une carte.
    - Avec pénalités : chaque fois que vous ajoutez trois cartes, vous recevez un point de pénalité et l’un de vos SETs est retiré. Une fois la pioche vide, chaque SET annule un point. Vous gagnez s’il n’en reste aucun à la fin.

rules-match =
    # Une manche ou plusieurs
    Une seule manche est vite finie. Une partie en réunit plusieurs, et l’on additionne les points de toutes les manches.

    # Chacun donne une fois
    La donne passe à gauche jusqu’à ce que chacun ait donné une fois. Le plus grand total gagne.

    # Un nombre de manches
    On convient d’avance du nombre de manches. Le plus grand total gagne.

    # Jusqu’à un nombre de points
    On joue jusqu’à ce que quelqu’un atteigne les points convenus. À 20/20, ce sont dix points par joueur à la table.

    # Le tournoi
    - À partir de trois joueurs, avec autant de manches que de joueurs.
    - À chaque manche, un joueur est le meneur : il mélange, donne et complète les cartes, mais ne joue pas. Ici, il regarde, et le jeu fait le travail.
    - Chacun est meneur une fois. Chaque carte vaut un point.
    - Le plus grand total après la dernière manche gagne.

    # Quelle pénalité, quel décompte ?
    Toutes les pénalités, tous les décomptes et toutes les formes de partie se combinent. Une édition est une combinaison qui porte un nom :
    - { edition-fxs1995 } : une annonce fausse coûte un point, chaque SET en vaut un, chacun donne une fois.
    - { edition-carnet } : une annonce fausse coûte trois cartes gagnées, chaque carte vaut un point.
    - { edition-turquoise } : après une annonce fausse, on attend qu’un autre trouve un SET ; chaque carte vaut un point.
    - { edition-italian } : une annonce fausse coûte un SET gagné ou le prochain, chaque SET vaut un point.

    À total égal, on partage la victoire.

rules-scout =
    # Le but
    Gagner plus de cartes que les autres. Tout le monde joue en même temps, sans tour de rôle.

    # Le jeu
    - Douze cartes sont posées faces visibles.
    - Dès que vous voyez un SET, vous êtes l’éclaireur : choisissez ses trois cartes et posez le doigt sur la première. Les autres ne voient que celle-là ; les deux autres restent sous scellés.
    - Les autres cherchent une deuxième carte de votre SET. Qui en trouve une pose à son tour le doigt dessus.
    - On complète ensuite la table à douze cartes.

    # Qui prend quoi
    - La deuxième carte fait partie du SET de l’éclaireur : celui qui l’a trouvée prend cette carte, l’éclaireur les deux autres.
    - La deuxième carte forme un autre SET avec la première : celui qui l’a trouvée prend les deux autres cartes de ce SET-là, et l’éclaireur prend les trois cartes du sien.
    - La deuxième carte ne forme aucun SET avec la première : on ne prend rien, et ce joueur ne cherche plus cette fois-ci.
    - Tous donnent leur langue au chat, ou le temps est écoulé : l’éclaireur montre son SET et prend les trois cartes.

    1rso 2rso 3rso
    Le SET de l’éclaireur : le doigt est sur la première carte, les deux autres sont secrètes.

    1rso 1gso 1pso
    Un autre SET avec la même première carte. Qui trouve l’une de ces cartes en prend deux, et l’éclaireur garde ses trois cartes.

    # Quand l’éclaireur se trompe
    - Si ses trois cartes ne forment pas de SET, l’éclaireur perd une carte et passe la prochaine recherche.
    - Si une deuxième carte formait un vrai SET avec la première, celui qui l’a trouvée prend les trois cartes de ce SET.
    - Qui n’a aucune carte à perdre reçoit un gage. Les autres votent en secret : se faire gronder bien fort, ou faire la vaisselle toute la semaine. En cas d’égalité, on gronde. Le gage reste affiché à côté du nom jusqu’à la fin.

    # Pas de SET, et la fin
    Si personne ne voit de SET, chacun dit « pas de SET ici ». Quand tous l’ont dit, on ajoute trois cartes. La partie est terminée quand la pioche est épuisée et qu’il ne reste aucun SET. Chaque carte vaut un point ; le plus grand nombre de points gagne, et les ex æquo partagent la victoire.

rules-chipset =
    # But du jeu
    Gagner des jetons. Le pot revient à qui fait le plus de SETs avec au moins une carte cachée de sa main – ou à qui le fait croire à tous les autres.

    # La donne
    - Chacun commence avec le même nombre de jetons.
    - Une carte est posée visible au centre, puis chacun reçoit une carte cachée. Et encore une fois : deux cartes visibles au centre, deux cartes dans chaque main.
    - Vous seul voyez vos cartes.
    - La donne, les tours et les mises se suivent dans le sens des aiguilles d’une montre, en commençant à gauche du donneur.

    2rsw 2gsw
    Visibles au centre …

    2psw 1ghd
    … et voici votre main. Votre première carte fait un SET avec les deux cartes visibles.

    # Les paris
    À votre tour, vous choisissez :
    - Attendre : ne rien miser pour l’instant. Seulement si personne n’a misé dans cette phase.
    - Miser : ouvrir avec un ou plusieurs jetons.
    - Suivre : mettre ce qu’il faut pour égaler la plus forte contribution de cette phase.
    - Relancer : suivre, et ajouter un ou plusieurs jetons.
    - Abandonner : renoncer à cette manche. Ce que vous avez mis reste dans le pot.
    Chaque mise est limitée (d’habitude à trois jetons), et chaque joueur n’a qu’un nombre limité de relances par phase (d’habitude une). La phase est finie quand chacun a eu son tour et que toutes les contributions sont égales.
    Si vous n’avez pas assez de jetons pour suivre, faites tapis avec ce qui vous reste. Vous pouvez alors gagner de chaque joueur autant que vous avez mis ; le reste forme un pot annexe pour les autres.

    # L’épreuve de force
    - Après chaque phase, on demande à tous ceux qui sont en course, en même temps, qui veut exposer. Chacun répond en secret ; le silence vaut non.
    - Il faut un SET pour exposer. Personne n’y est obligé.
    - Personne n’expose : une nouvelle carte visible est posée au centre, et une autre phase commence.
    - Quelqu’un expose : tous ceux qui sont en course montrent leurs cartes. Le plus grand nombre de SETs prend le pot.
    - Un SET ne compte qu’avec une carte de sa propre main. Les SETs qui ont des cartes en commun comptent tous.
    - Les ex æquo partagent le pot. Les jetons restants vont à celui d’entre eux qui en a le moins ; s’il y a encore égalité, au plus proche à gauche du donneur.
    - Quand la pioche est épuisée, tous doivent montrer leurs cartes.

    # Le bluff
    Si tous ont abandonné sauf un, le dernier prend le pot sans rien montrer. Personne ne saura rien avant la fin de la partie.

    # Fin de la partie
    Qui n’a plus de jetons ne joue plus. La partie s’achève après le nombre de manches convenu, ou quand un joueur a tous les jetons. Le plus de jetons gagne.

rules-setup =
    # But du jeu
    Ramasser le moins de cartes possible. Chaque carte ramassée est un point négatif.

    # Préparation
    De deux à huit joueurs. Chacun reçoit quatre cartes, que les autres ne doivent pas voir. Le reste forme la pioche. La table est vide.

    # Déroulement
    - À tour de rôle, chacun pose une carte face visible et en pioche une nouvelle. Le joueur à gauche du donneur commence.
    - La carte ne doit pas faire de SET avec deux cartes déjà posées.
    - Tous les autres regardent. Qui voit un SET avec cette carte le dit et désigne les deux autres cartes. Le joueur suivant en a le droit lui aussi.
    - C’est un SET : celui qui a posé la carte ramasse toutes les cartes de la table. Elles ne vont pas dans sa main, ce sont des points négatifs. Le joueur suivant repart d’une table vide.
    - Ce n’en est pas un : cela ne coûte rien, mais vous ne pouvez plus essayer avec cette carte.
    - Dès que la carte suivante est posée, il est trop tard. Un SET qui n’utilise pas la dernière carte ne compte plus.

    1rso 3ghd 2pew
    Les deux premières étaient là. Qui pose la troisième a fait un SET, et ramasse toute la table si quelqu’un s’en aperçoit.

    # Le temps
    Tout le monde a au moins trois secondes pour regarder avant que la carte suivante soit posée. On peut changer ce temps, ou s’en passer.

    # Fin de la partie
    Le jeu s’arrête quand la pioche est épuisée et que la dernière carte a été regardée. Le moins de cartes gagne, le plus de cartes perd ; une place peut se partager.

    # Un conseil
    Plus il y a de cartes, plus c’est difficile. Il peut y en avoir vingt sans aucun SET ; la vingt et unième en fait toujours un. Gardez l’air innocent : personne ne sait ce que vous espérez qu’on ne verra pas.

rules-coopset =
    # But du jeu
    Vous jouez ensemble, sans autre adversaire que le paquet, seul ou dans une équipe de huit au plus. Tirez de chaque disposition le plus de SETs possible.

    # Déroulement
    - Douze cartes sont exposées. Qui voit un SET le prend. Un mauvais choix ne coûte rien, il est seulement compté.
    - Les places restent vides pour l’instant : continuez à chercher parmi les cartes qui restent.
    - Deux SETs ne peuvent pas partager une carte. Discutez de celui qu’il vaut mieux prendre, pour que d’autres restent possibles. Ce qui est pris est pris.
    - Quand vous n’en trouvez plus, dites « terminé ». Quand tous l’ont dit, la disposition est comptée, le jeu montre ce qui vous a échappé, et on complète à douze.

    1gso 2gso 3gso 3rso 3pso
    Deux SETs partagent la carte du milieu : vous ne pouvez en prendre qu’un. Lequel vous en laisse le plus ?

    # Pas de SET parmi les douze
    Demandez une carte de plus, puis encore une, jusqu’à trouver un SET. Chaque carte ajoutée coûte un point, même s’il y avait un SET que personne n’a vu.

    # Les points
    - Un SET : 0 point
    - Deux SETs : 1 point
    - Trois SETs : 3 points
    - Quatre SETs : 5 points
    - Chaque carte ajoutée : 1 point de moins

    # Fin de la partie
    Le jeu est fini quand il faudrait de nouvelles cartes et que la pioche est épuisée. La disposition sur la table compte encore. Puis comparez :
    - jusqu’à 3 : { verdict-keep-playing }
    - 4 à 7 : { verdict-not-bad }
    - 8 à 10 : { verdict-good }
    - 11 à 13 : { verdict-excellent }
    - 14 et 15 : { verdict-super }
    - 16 et plus : { verdict-records }
    - 30 et plus : { verdict-misread }

    À partir de 4 points, vous avez battu le paquet.

rules-twenty =
    # Le but
    Se débarrasser avant les autres de ses propres cartes, en formant des SETs avec elles et celles de la table.

    # La donne
    Chaque joueur reçoit six cartes, une à une, et les cache aux autres. Six autres sont posées faces visibles sur la table. Le reste forme la pioche.

    # Le jeu
    - Il n’y a pas de tour de rôle. Quand vous voyez un SET, annoncez-le, puis montrez vos trois cartes avant la fin du temps.
    - Le SET peut combiner de toutes les façons vos cartes et celles de la table.
    - Les cartes prises sur la table sont remplacées depuis la pioche. Les vôtres ne le sont pas : elles sont parties pour de bon.
    - Annonce fausse ou trop lente : les cartes sont remises en place et vous recevez une carte supplémentaire.
    - Vous pouvez demander une carte de plus tant qu’aucune annonce n’est en cours. Elle aide à trouver un SET, mais c’est une carte de plus à écouler.
    - On n’a jamais plus de neuf cartes en main. À neuf, une annonce fausse ne coûte aucune carte.
    - Si personne ne peut jouer, chacun dit « pas de SET ici ». Quand tous l’ont dit, les cartes de la table sont échangées contre d’autres.
    - Quand la pioche est vide, on la reconstitue en battant les cartes retirées.

    2gew 2gsw 2ghw
    La première est sur la table, les deux autres sont à vous : un SET, et deux cartes de moins.

    # La marque
    Les SETs ne comptent pas. Le premier qui n’a plus de cartes gagne la donne et marque un point pour chaque carte encore détenue par les autres. Le joueur de gauche donne ensuite.

    # La partie
    Le premier qui atteint dix points par joueur à la table gagne : 30 à trois joueurs, 40 à quatre.

rules-dice =
    # But du jeu
    Marquer plus de points que les autres en posant des SETs sur le plateau. De deux à quatre joueurs.

    # Qu’est-ce qu’un SET ?
    Un dé montre un nombre de symboles, une couleur et une forme. Trois dés forment un SET si chacune de ces trois caractéristiques, prise séparément, est identique sur les trois ou différente sur les trois. Trois dés tout à fait pareils forment aussi un SET.

    1ro 2gw 3pd
    Les trois caractéristiques diffèrent : un SET.

    3gw 3gw 3gw
    Tout à fait pareils : avec les dés, c’est aussi un SET.

    2rd 2rd 2pd
    Deux ont la même couleur et le troisième non : pas de SET.

    Si deux sont pareils et le troisième non, ce n’est pas un SET.

    # L’ouverture
    - Chacun tire cinq dés de la pochette sans regarder et les lance. Tous les dés sont visibles ; seule la pochette est cachée.
    - Qui voit le premier un SET parmi ses cinq dés l’annonce et le pose en travers de la case du milieu, dans la ligne ou dans la colonne. Il compte aussitôt, et c’est le premier tour de ce joueur.
    - Annonce fausse : on attend le prochain lancer. Si personne n’a de SET, tout le monde relance.

    # À votre tour
    - Posez un, deux ou trois de vos dés de façon à faire de nouveaux SETs. Un SET, ce sont trois dés voisins dans une ligne ou une colonne : ni en diagonale, ni autour d’un coin.
    - Chaque dé posé doit faire partie d’au moins un nouveau SET, et au moins un de vos SETs doit utiliser un dé qui était déjà là. C’est le plateau avec tous vos dés posés qui compte.
    - Vos dés peuvent en toucher d’autres sans y faire de SET, pourvu que chacun en fasse un quelque part.
    - On a toujours le droit de passer.

    # Les points
    - Chaque nouveau SET rapporte un point par dé. Un dé qui est dans deux SETs compte deux fois. Dans une suite plus longue, on regarde chaque groupe de trois voisins.
    - Qui occupe le premier une case bonus en reçoit aussi les points, une seule fois.

    # Les jokers
    - Un joker remplace n’importe quel dé. On annonce en le posant ce qu’il représente, et cela ne change plus. On peut en jouer autant qu’on veut.
    - Au tour où il est posé, le joker lui-même ne rapporte rien ; ensuite il compte comme un autre dé. Il rapporte en revanche la case bonus.
    - Au début de votre tour, vous pouvez remplacer un joker du plateau par un dé qui montre exactement ce qu’il représente. Cela ne rapporte rien et ne compte pas parmi vos trois dés. Lancez le dé libéré : il est à vous, et vous pouvez le jouer aussitôt.

    # Une manche
    - Quand chacun a eu son tour, tous complètent leur main à cinq dés et lancent les nouveaux. Qui a ouvert tire le premier et commence chaque manche.
    - Ensuite chacun peut relancer une fois les dés de son choix, ou les garder. La manche commence quand tous ont décidé.
    - Si personne ne peut faire de SET, tout le monde relance tous ses dés.

    # Fin de la partie
    Quand un joueur n’a plus de dés, ceux qui n’ont pas encore joué dans cette manche jouent une dernière fois. La partie s’achève aussi quand la pochette est vide et que trois manches passent sans qu’un dé soit posé. Le plus grand total gagne ; les dés restants ne comptent pas, et les ex æquo partagent la victoire.
