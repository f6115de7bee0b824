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
    - Douze cartes sont posées face visible.
    - Quand tu vois un SET, annonce-le. Dès lors, toi seul peux jouer : montre tes trois cartes en moins de { $point_s } secondes.
    - Pas besoin d’annoncer d’abord : si tu touches les trois cartes (ou les tapes, dans le terminal), tu as annoncé et montré d’un seul geste.
    - Juste : les cartes sont à toi, et trois nouvelles prennent leur place.
    - Faux, ou trop tard : les cartes restent, et tu paies la pénalité de l’édition.
    - Si personne ne voit de SET, chacun dit « pas de SET ici ». Quand tous l’ont dit, on ajoute trois cartes. Elles ne sont pas remplacées au SET suivant.
    - { edition-turquoise } : après { $turquoise_lay_after_s } secondes sans annonce, trois cartes s’ajoutent d’elles-mêmes. Chaque table peut choisir un tel délai, ou aucun.

    # Est-ce souvent qu’il n’y en a pas ?
    Parmi des cartes distribuées au hasard, douze ne contiennent aucun SET 1 fois sur 30,96 (les règles imprimées disent 1 sur 33), et quinze 1 fois sur 2 742 (elles disent 1 sur 2500). En cours de partie c’est plus fréquent, parce que des SETs sont pris : environ 1 fois sur 15 et 1 sur 90. Vingt et une cartes en contiennent toujours un.

    # La pénalité
    - { edition-fxs1995 } : tu perds un point, même au-dessous de zéro.
    - { edition-carnet } : trois cartes que tu as gagnées sont mises de côté et ne comptent plus. Sans carte gagnée, il n’y a rien à perdre.
    - { edition-turquoise } : tu ne peux plus annoncer avant qu’un autre ait trouvé un SET.
    - { edition-italian } : tu rends un SET ; si tu n’en as pas, le premier que tu gagneras. Cette règle a aussi une variante : au lieu de rendre un SET, tu attends comme dans l’édition { edition-turquoise } ; choisis alors cette pénalité.

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
    - Neuf cartes sont posées face visible, en trois rangées de trois.
    - Tout le monde cherche en même temps. Quand tu vois un SET, annonce-le et montre tes trois cartes en moins de { $point_s } secondes. Ou touche tout de suite les trois cartes : pas besoin d’annoncer.
    - Juste : les cartes sont à toi, et trois nouvelles les remplacent. Faux : elles restent en place.
    - Si tu ne vois pas de SET, dis « pas de SET ici ». Quand tous l’ont dit, on ajoute trois cartes ; après le SET suivant, on revient à neuf.
    - Tout le reste est comme dans le grand jeu.

    # Les questions qui aident
    Regarde deux cartes et demande-toi : quel nombre, quelle couleur, quelle forme doit avoir la troisième ? Cherche alors cette carte-là. Il n’y en a qu’une.

    # Et ensuite ?
    Quand les neuf cartes deviennent trop faciles, mélange les 81.

rules-solitaire =
    # But du jeu
    Prendre des SETs, seul et sans hâte. Douze cartes sont exposées ; trois nouvelles remplacent chaque SET.

    1pho 2phw 3phd
    Même couleur, même remplissage, nombres et formes tous différents : un SET à prendre.

    # Quand tu n’en vois pas
    C’est toi qui le dis : « pas de SET ici ». Personne ne te dit si c’est vrai ; la fin montre ce qui t’a échappé.

    # Trois formes
    - Premier blanc : la partie s’achève quand tu dis qu’il n’y en a pas. Combien de SETs feras-tu ? Elle est réussie quand la pioche est épuisée.
    - Patience : quand tu dis qu’il n’y en a pas, on ajoute trois cartes. Elle est réussie quand il ne reste plus une carte.
    - Avec pénalités : comme la patience, mais chaque fois que tu le dis, tu reçois un point de pénalité et l’un de tes SETs est retiré, même s’il n’y en avait vraiment pas. Une fois la pioche vide, chaque SET annule un point. Tu gagnes s’il n’en reste aucun à la fin.
    Une fois la pioche vide, « pas de SET ici » met fin à toutes les formes.

    # Les erreurs
    Trois cartes qui ne sont pas un SET restent en place. L’erreur est comptée et coûte ce qu’elle coûte dans le jeu de base :
    - Premier blanc : un point, même au-dessous de zéro.
    - Patience : rien.
    - Avec pénalités : tu rends un SET ; si tu n’en as pas, le premier que tu feras.

    # Pour que ce soit plus facile
    - Les erreurs peuvent ne rien coûter, dans toutes les formes.
    - « Pas de SET ici » peut être refusé tant qu’il y a un SET.
    - Le jeu peut dire de lui-même qu’il n’y en a pas ; il s’arrête alors ou ajoute trois cartes.

rules-match =
    # Une manche ou plusieurs
    Une seule manche est vite finie. Une partie en réunit plusieurs, et l’on additionne les points de toutes les manches. Entre deux manches, il y a une pause de { $pause_s } secondes, plus courte si tous sont prêts. Là où tous cherchent en même temps, un bref compte à rebours, visible de tous, précède la distribution.

    # Chacun donne une fois
    La donne passe à gauche jusqu’à ce que chacun ait donné une fois. Le plus grand total gagne.

    # Un nombre de manches
    On convient d’avance du nombre de manches ({ $deals } si rien n’est dit). Le plus grand total gagne.

    # Jusqu’à un nombre de points
    On joue jusqu’à ce que quelqu’un atteigne les points convenus. Si rien d’autre n’est dit, ce sont { $target } points par joueur à la table, comme à 20/20.

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
    # But du jeu
    Gagner plus de cartes que les autres. Tout le monde joue en même temps, sans tour de rôle.

    # Déroulement
    - Douze cartes sont posées face visible.
    - Dès que tu vois un SET, tu es l’éclaireur : choisis ses trois cartes et pose le doigt sur la première. Les autres ne voient que celle-là ; les deux autres restent sous scellés.
    - Les autres cherchent une deuxième carte de ton SET. Qui en trouve une pose à son tour le doigt dessus.
    - On complète ensuite la table à douze cartes.

    # Qui prend quoi
    - La deuxième carte fait partie du SET de l’éclaireur : celui qui l’a trouvée prend cette carte, l’éclaireur les deux autres.
    - La deuxième carte forme un autre SET avec la première : celui qui l’a trouvée prend les deux autres cartes de ce SET-là, et l’éclaireur prend les trois cartes du sien.
    - La deuxième carte ne forme aucun SET avec la première : on ne prend rien, et ce joueur ne cherche plus cette fois-ci.
    - Tous donnent leur langue au chat, ou { $search_s } secondes sont passées : l’éclaireur montre son SET et prend les trois cartes.

    1rso 2rso 3rso
    Le SET de l’éclaireur : le doigt est sur la première carte, les deux autres sont secrètes.

    1rso 1gso 1pso
    Un autre SET avec la même première carte. Qui trouve l’une de ces cartes en prend deux, et l’éclaireur garde ses trois cartes.

    # Quand l’éclaireur se trompe
    - Si ses trois cartes ne forment pas de SET, l’éclaireur perd une carte et saute la prochaine recherche.
    - Si une deuxième carte formait un vrai SET avec la première, celui qui l’a trouvée prend les trois cartes de ce SET.
    - Qui n’a aucune carte à perdre reçoit un gage. Les autres votent en secret : se faire gronder bien fort, ou faire la vaisselle toute la semaine. Ils ont { $vote_s } secondes ; qui n’a pas voté à temps ne compte pas. En cas d’égalité, on gronde. Le gage reste affiché à côté du nom jusqu’à la fin.

    # Pas de SET, et la fin
    Si personne ne voit de SET, chacun dit « pas de SET ici ». Quand tous l’ont dit, on ajoute trois cartes. La partie s’achève quand la pioche est épuisée et qu’il ne reste aucun SET. Chaque carte vaut un point ; le plus grand total gagne ; les ex æquo partagent la victoire.

rules-chipset =
    # But du jeu
    Gagner des jetons. Le pot revient à qui fait le plus de SETs avec au moins une carte cachée de sa main – ou à qui le fait croire à tous les autres.

    # La donne
    - On joue de deux à dix. Chacun commence avec { $chips } jetons.
    - { $ante ->
        [0] On ne paie rien avant la manche ; une mise de départ d’un jeton rend le jeu plus animé.
        [one] Avant chaque manche, chacun met dans le pot une mise de départ d’un jeton.
       *[other] Avant chaque manche, chacun met dans le pot une mise de départ de { $ante } jetons.
    }
    - Une carte est posée visible au centre, puis chacun reçoit une carte cachée. Et encore une fois : deux cartes visibles au centre, deux cartes dans chaque main.
    - Toi seul vois tes cartes.
    - La donne, les tours et les mises se suivent dans le sens des aiguilles d’une montre, en commençant à gauche du donneur.

    2rsw 2gsw
    Visibles au centre…

    2psw 1ghd
    … et voici ta main. Ta première carte fait un SET avec les deux cartes visibles.

    # Les mises
    À ton tour, tu choisis :
    - Attendre : ne rien miser pour l’instant. Seulement si personne n’a misé dans cette phase.
    - Miser : ouvrir avec un ou plusieurs jetons.
    - Suivre : mettre ce qu’il faut pour égaler la plus forte mise de cette phase.
    - Relancer : suivre, et ajouter un ou plusieurs jetons.
    - Abandonner : renoncer à cette manche. Ce que tu as mis reste dans le pot.
    Chaque mise est limitée (jetons : { $max_bet }), et chaque joueur n’a qu’un nombre limité de relances par phase (relances : { $raises }) ; la table peut en convenir autrement. Tu as { $bet_s } secondes pour réfléchir ; quand elles sont passées, tu attends, ou tu abandonnes si quelqu’un a misé. La phase est finie quand chacun a eu son tour et que toutes les mises sont égales.
    Si tu n’as pas assez de jetons pour suivre, fais tapis avec ce qui te reste. Tu peux alors gagner de chaque joueur autant que tu as mis ; le reste forme un pot annexe pour les autres. Les jetons que personne n’a suivis reviennent à leur propriétaire.
    On peut aussi convenir d’une limite plus basse pour les relances, ou que qui parle en premier doit miser au moins un jeton.

    # Qui veut exposer ?
    - Après chaque phase, on demande à tous ceux qui sont en course, en même temps, qui veut exposer. Chacun répond en secret ; le silence vaut non.
    - La question dure toujours { $answer_s } secondes, peu importe qui a répondu : sa durée ne trahit rien.
    - Il faut un SET pour exposer, et personne n’y est obligé. Si tu n’en as pas, tu n’as pas à répondre ; toi seul le sais.
    - Personne n’expose : une nouvelle carte visible est posée au centre, et une autre phase commence.
    - Quelqu’un expose : tous ceux qui sont en course montrent leurs cartes. Le plus grand nombre de SETs prend le pot.
    - Un SET ne compte qu’avec une carte de sa propre main. Les SETs qui ont des cartes en commun comptent tous.
    - Les ex æquo partagent le pot. Les jetons restants vont à celui d’entre eux qui en a le moins ; s’il y a encore égalité, au plus proche à gauche du donneur.
    - Quand la pioche est épuisée, tous doivent montrer leurs cartes.

    # Le bluff
    Si tous ont abandonné sauf un, le dernier prend le pot sans rien montrer. Personne ne saura rien avant la fin de la partie.

    # Fin de la partie
    Qui n’a plus de jetons ne joue plus. La partie s’achève après { $deals } manches, ou le nombre convenu, ou quand un joueur a tous les jetons. Entre deux manches, il y a une pause de { $pause_s } secondes au plus. Qui a le plus de jetons gagne.

rules-setup =
    # But du jeu
    Ramasser le moins de cartes possible. Chaque carte ramassée est un point négatif.

    # Préparation
    De deux à huit joueurs. Chacun reçoit { $hand } cartes, que les autres ne doivent pas voir. Le reste forme la pioche. La table est vide.

    # Déroulement
    - À tour de rôle, chacun pose une carte face visible et en pioche une nouvelle. Le joueur à gauche du donneur commence.
    - La carte ne doit pas faire de SET avec deux cartes déjà posées.
    - Tous les autres regardent. Qui voit un SET avec cette carte le dit et désigne les deux autres cartes. Le joueur suivant en a le droit lui aussi.
    - C’est un SET : celui qui a posé la carte ramasse toutes les cartes de la table. Elles ne vont pas dans sa main, ce sont des points négatifs. Le joueur suivant repart d’une table vide.
    - Ce n’en est pas un : cela ne coûte rien, mais tu ne peux plus essayer avec cette carte.
    - Dès que la carte suivante est posée, il est trop tard. Un SET qui n’utilise pas la dernière carte ne compte plus.

    1rso 3ghd 2pew
    Les deux premières étaient là. Qui pose la troisième a fait un SET, et ramasse toute la table si quelqu’un s’en aperçoit.

    # Le temps
    Tout le monde a au moins { $challenge_s } secondes pour regarder avant que la carte suivante soit posée. On peut changer ce temps, ou s’en passer ; pour la dernière carte, on a alors { $last_s } secondes. { $turn_s ->
        [0] Poser une carte n’a pas de limite de temps, sauf si on en fixe une ; quand elle est passée, le hasard pose une de tes cartes.
       *[other] On pose une carte en { $turn_s } secondes au plus ; quand elles sont passées, le hasard pose une de tes cartes.
    }

    # Fin de la partie
    Le jeu s’arrête quand la pioche est épuisée et que la dernière carte a été regardée. Qui a ramassé le moins de cartes gagne, qui en a le plus perd ; une place peut se partager. Ce qui reste dans les mains et sur la table ne compte pour personne.

    # Un conseil
    Plus il y a de cartes, plus c’est difficile. Il peut y en avoir vingt sans aucun SET ; la vingt et unième en fait toujours un. Garde l’air innocent : personne ne remarquera peut-être le SET que tu viens de faire.

rules-coopset =
    # But du jeu
    Vous jouez ensemble, sans autre adversaire que le paquet, seul ou dans une équipe de trente-deux au plus. Il s’agit de tirer de chaque disposition le plus de SETs possible.

    # Déroulement
    - Douze cartes sont posées face visible. Qui voit un SET le prend. Un mauvais choix ne coûte rien, il est seulement compté.
    - Les places restent vides pour l’instant : continuez à chercher parmi les cartes qui restent.
    - Deux SETs ne peuvent pas partager une carte. Discutez de celui qu’il vaut mieux prendre, pour que d’autres restent possibles. Ce qui est pris est pris.
    - Quand vous n’en trouvez plus, dites « terminé ». Quand tous l’ont dit, la disposition est comptée, le jeu montre ce qui vous a échappé, et on complète à douze.

    1gso 2gso 3gso 3rso 3pso
    Deux SETs partagent la carte du milieu : vous ne pouvez en prendre qu’un. Lequel vous en laisse le plus ?

    # Pas de SET parmi les douze
    Demandez une carte de plus, puis encore une, jusqu’à trouver un SET. Chaque carte ajoutée coûte un point, même s’il y avait un SET que personne n’a vu.

    # Les points
    - Points pour un SET : { $one_set }
    - Points pour deux SETs : { $two_sets }
    - Points pour trois SETs : { $three_sets }
    - Points pour quatre SETs ou plus : { $four_sets }
    - Points en moins pour chaque carte ajoutée : { $added_cost }

    # Fin de la partie
    Le jeu est fini quand il faudrait de nouvelles cartes et que la pioche est épuisée. La disposition sur la table compte encore. Puis comparez :
    - jusqu’à 3 : { verdict-keep-playing }
    - 4 à 7 : { verdict-not-bad }
    - 8 à 10 : { verdict-good }
    - 11 à 13 : { verdict-excellent }
    - 14 et 15 : { verdict-super }
    - 16 et plus : { verdict-records }
    - 30 et plus : { verdict-misread }

    À partir de 4 points, vous avez battu le paquet. Votre résultat s’affiche à côté des derniers de la même équipe et du meilleur.

rules-twenty =
    # But du jeu
    Se débarrasser avant les autres de ses propres cartes, en formant des SETs avec elles et celles de la table.

    # La donne
    Chaque joueur reçoit { $hand } cartes, une à une, et les cache aux autres. On en pose encore { $table } face visible sur la table. Le reste forme la pioche.

    # Déroulement
    - Il n’y a pas de tour de rôle. Quand tu vois un SET, annonce-le, puis montre tes trois cartes en moins de { $point_s } secondes. Ou touche tout de suite les trois cartes : pas besoin d’annoncer.
    - Le SET peut combiner de toutes les façons tes cartes et celles de la table.
    - Les cartes prises sur la table sont remplacées depuis la pioche. Les tiennes ne le sont pas : tu en es débarrassé.
    - Annonce fausse ou trop tardive : les cartes sont remises en place et tu reçois une carte supplémentaire.
    - Tu peux demander une carte de plus tant qu’aucune annonce n’est en cours. Elle aide à trouver un SET, mais c’est une carte de plus à écouler.
    - On n’a jamais plus de { $most } cartes en main. À { $most }, une annonce fausse ne coûte aucune carte.
    - Si personne ne peut jouer, chacun dit « pas de SET ici ». Quand tous l’ont dit, les cartes de la table sont échangées contre d’autres.
    - Quand la pioche est vide, on la reconstitue en mélangeant les cartes retirées.

    2gew 2gsw 2ghw
    La première est sur la table, les deux autres sont à toi : un SET, et deux cartes de moins.

    # Les points
    Les SETs ne comptent pas. Le premier qui n’a plus de cartes gagne la manche et marque un point pour chaque carte encore détenue par les autres. Le joueur de gauche donne ensuite.

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
    - { $opening_s ->
        [0] Rien ne presse : sans limite de temps, on cherche jusqu’à ce que quelqu’un annonce. Une table peut en fixer une ; quand elle est passée, tout le monde relance.
       *[other] Après { $opening_s } secondes sans annonce, tout le monde relance.
    }

    # À ton tour
    - Pose un, deux ou trois de tes dés de façon à faire de nouveaux SETs. Un SET, ce sont trois dés voisins dans une ligne ou une colonne : ni en diagonale, ni autour d’un coin.
    - Chaque dé posé doit faire partie d’au moins un nouveau SET, et au moins un de tes SETs doit utiliser un dé qui était déjà là. C’est le plateau avec tous tes dés posés qui compte.
    - Tes dés peuvent en toucher d’autres sans y faire de SET, pourvu que chacun en fasse un quelque part.
    - Tu as toujours le droit de passer. { $turn_s ->
        [0] Un tour n’a pas de limite de temps ; si la table en fixe une, tu passes quand elle est écoulée.
       *[other] Un tour dure { $turn_s } secondes au plus ; ensuite, tu passes.
    }

    # Les points
    - Chaque nouveau SET rapporte un point par dé. Un dé qui est dans deux SETs compte deux fois. Dans une suite plus longue, on regarde chaque groupe de trois voisins.
    - Qui occupe le premier une case bonus en reçoit aussi les points, une seule fois.

    | . . 3rw .
    | . +2po 1pw 3pd
    | +2gd 2go 2gw 2gd
    | . 3ro 2rw 1rd
    | . 1po +2pw 3pd
    L’exemple de la règle : les trois dés encadrés sont posés dans le même tour. Les deux vagues pourpres en bas rapportent 6 points, pour un SET dans la ligne et un dans la colonne. Avec les deux losanges verts à gauche, cela fait 9, et 12 avec les deux ovales pourpres en haut. Ces ovales se trouvent aussi dans une colonne de trois qui n’est pas un SET : cela n’a pas d’importance.

    # Les jokers
    - Un joker remplace n’importe quel dé. On annonce en le posant ce qu’il représente, et cela ne change plus. On peut en jouer autant qu’on veut.
    - Dans le navigateur, tu choisis ce qu’il représente. Par écrit, un joker est *, et *2rw est un joker qui représente deux vagues rouges : h7=*2rw le pose sur la case h7.
    - Au tour où il est posé, le joker lui-même ne rapporte rien ; ensuite il compte comme un autre dé. Il rapporte en revanche la case bonus.
    - Au début de ton tour, tu peux remplacer un joker du plateau par un dé qui montre exactement ce qu’il représente. Cela ne rapporte rien et ne compte pas parmi tes trois dés. Lance le dé libéré : il est à toi, et tu peux le jouer aussitôt.

    # Une manche
    - Quand chacun a eu son tour, tous complètent leur main à cinq dés et lancent les nouveaux. Qui a ouvert tire le premier et commence chaque manche.
    - Ensuite chacun peut relancer une fois les dés de son choix, ou les garder. La manche commence quand tous ont décidé ; qui ne l’a pas fait au bout de { $again_s } secondes les garde tous.
    - Si personne ne peut faire de SET, tout le monde relance tous ses dés.

    # Fin de la partie
    Quand un joueur n’a plus de dés, ceux qui n’ont pas encore joué dans cette manche jouent une dernière fois. La partie s’achève aussi quand la pochette est vide et que trois manches passent sans qu’un dé soit posé. Le plus grand total gagne ; les dés restants ne comptent pas, et les ex æquo partagent la victoire.
rules-console = Pour programmer : une console Python avec la bibliothèque
