### SET Dés.

game-dice-name = SET Dés
game-dice-summary = Des dés au lieu de cartes : on pose des SETs dans les lignes et les colonnes d’un plateau pour marquer des points.

option-dice-board = Plateau
option-dice-board-standard = normal, 13 cases sur 13
option-dice-board-small = petit, 9 cases sur 9
option-dice-kit = Dés
option-dice-kit-standard = avec jokers
option-dice-kit-plain = sans jokers, pour une première partie
option-dice-again-ms = Temps pour décider de relancer (millisecondes, 0 : sans limite)
option-dice-turn-ms = Temps pour un tour (millisecondes, 0 : sans limite)
option-dice-opening-ms = Temps pour trouver le premier SET avant que tous relancent (millisecondes, 0 : sans limite)

act-announce = SET !
act-place = Poser les dés
act-replace-wild = Remplacer un joker
act-pass = Passer
act-throw-again = Relancer

event-dice-thrown = { $seat } lance { $dice }.
event-nobody-opens = Aucun de ceux qui peuvent annoncer n’a de SET : tout le monde relance.
# Pourquoi trois dés ne sont pas un SET ; $two est ce que deux ont en commun.
event-opening-wrong = { $seat } annonce { $dice }. Pas de SET : { event-opening-wrong.why } { $seat } attend le prochain lancer.
    .why = { $two ->
        [one] deux portent un seul symbole et le troisième non.
        [two] deux portent deux symboles et le troisième non.
        [three] deux portent trois symboles et le troisième non.
        [red] deux sont rouges et le troisième ne l’est pas.
        [green] deux sont verts et le troisième ne l’est pas.
        [purple] deux sont pourpres et le troisième ne l’est pas.
        [oval] deux portent des ovales et le troisième non.
        [wave] deux portent des vagues et le troisième non.
        [diamond] deux portent des losanges et le troisième non.
       *[other] { $two }
    }
event-dice-opened = { $seat } ouvre avec { $dice } et marque { event-dice-opened.points }. SET : { $sets }.
    .points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-dice-placed = { $bonuses_count ->
    [0] { $seat } pose { $dice } et marque { event-dice-placed.points }. SETs : { $sets }.
   *[other] { $seat } pose { $dice } et marque { event-dice-placed.points }. SETs : { $sets }. Bonus : { $bonuses }.
}
    .points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-wild-replaced = { $seat } remplace le joker en { $square } par { $die } et lance le dé libéré : { $thrown }.
event-dice-passed = { $why ->
    [late] Le temps est écoulé : { $seat } passe.
    [gone] { $seat } n’est pas là : son tour est sauté.
   *[other] { $seat } passe.
}
event-out-of-dice = { $seat } n’a plus de dés. Qui n’a pas encore joué dans cette manche joue une dernière fois.
event-nobody-can-play = Personne ne peut faire de SET à la manche { $round } : tout le monde relance.
event-threw-again = { $seat } relance { $old } et obtient { $new }.
event-dice-kept = { $seat } garde tous ses dés.
event-round-began = La manche { $round } commence ; { $seat } joue en premier.

deadline-dice-opening = pour trouver le premier SET
deadline-dice-turn = pour jouer
deadline-dice-again = pour décider de relancer

reason-out-of-dice = Un joueur n’a plus de dés.
reason-quiet-rounds = La pochette est vide, et personne n’a posé de dé pendant trois manches.

## Refus : quel dé, et pourquoi

error-dice-barred = Tu as annoncé trois dés qui ne sont pas un SET ; tu pourras annoncer de nouveau après le prochain lancer.
error-dice-opened-first = Trop tard : { $by } a été plus rapide.
error-dice-thrown-since = Trop tard : les dés ont été relancés entre-temps.
error-dice-opening-squares = On ouvre avec trois dés en travers de la case du milieu { $middle }, dans la ligne ou dans la colonne.
error-dice-opening-no-set = Ces trois dés ne sont pas un SET et ne peuvent pas ouvrir.
error-dice-no-turn-now = { $phase ->
    [opening] Les tours n’ont pas commencé : quelqu’un doit d’abord ouvrir.
   *[other] La manche n’a pas commencé : tous n’ont pas encore décidé de relancer ou non.
}
error-dice-no-throw-now = On ne peut relancer qu’avant le début d’une manche.
error-dice-thrown-once = Tu as déjà décidé ; on ne relance qu’une fois.
error-dice-not-yours = Tu n’as pas de dé { $die } à relancer, ou pas autant.
error-dice-none-placed = Un tour pose au moins un dé ; pour n’en poser aucun, passe.
error-dice-too-many = Un tour pose { $most } dés au plus : { $die } en { $square } est de trop.
error-dice-too-long = Un tour ne peut pas compter { $have } dés.
error-dice-off-board = { $die } ne peut pas aller en { $square } : cette case est hors du plateau.
error-dice-square-taken = { $die } ne peut pas aller en { $square } : { $there } s’y trouve.
error-dice-needs-meaning = Dis ce que représente le joker en { $square }, par exemple *2rw.
error-dice-one-open-wild = Laisse exactement un joker sans valeur, par exemple g7=* ; ici, il y en a { $have }.
error-dice-not-in-hand = { $die } pour { $square } n’est pas parmi tes dés, ou pas autant de fois.
error-dice-no-line = { $die } en { $square } n’est aligné avec aucune paire de voisins et ne fait donc pas de SET.
error-dice-no-set = { $line ->
    [row] { $die } en { $square } ne fait pas de SET dans sa ligne avec { $first } et { $second } : { error-dice-no-set.why }
   *[other] { $die } en { $square } ne fait pas de SET dans sa colonne avec { $first } et { $second } : { error-dice-no-set.why }
}
    .why = { $two ->
        [one] deux portent un seul symbole et le troisième non.
        [two] deux portent deux symboles et le troisième non.
        [three] deux portent trois symboles et le troisième non.
        [red] deux sont rouges et le troisième ne l’est pas.
        [green] deux sont verts et le troisième ne l’est pas.
        [purple] deux sont pourpres et le troisième ne l’est pas.
        [oval] deux portent des ovales et le troisième non.
        [wave] deux portent des vagues et le troisième non.
        [diamond] deux portent des losanges et le troisième non.
       *[other] { $two }
    }
error-dice-meaning-wrong = Le joker en { $square } ne fait pas de SET comme { $die } ; il devrait y représenter { $needs }.
error-dice-not-joined = Les dés posés à partir de { $square } ne font un SET qu’entre eux ; au moins un SET doit utiliser un dé qui était déjà là.
error-dice-second-swap = On ne remplace qu’un joker par tour ; { $square } devra attendre.
error-dice-no-wild-there = Il n’y a pas en { $square } de joker à remplacer par { $die }.
error-dice-wrong-for-wild = Le joker en { $square } représente { $meaning } ; { $die } ne peut pas le remplacer.

## Ce qui ne peut pas être lu

error-die-unreadable = « { $text } » n’est pas un dé. Un dé se compose d’un nombre, d’une couleur et d’une forme, comme 2rw ; un joker s’écrit *, et *2rw avec ce qu’il représente.
error-die-needs-meaning = Dans la ligne { $row } de la position, un joker ne dit pas ce qu’il représente ; on l’écrit *2rw.
error-die-number-unreadable = « { $text } » n’est pas le numéro d’un dé ; les dés de la pochette s’écrivent de #1 à #42.
error-square-unreadable = « { $text } » n’est pas une case. Une case est une lettre et un nombre, par exemple g7.
error-hand-has-meaning = { $die } n’est pas encore posé ; un joker ne représente alors rien et s’écrit *.
error-position-fields = Une position a { $need } parties (plateau, lignes, mains, place qui joue, dés dans la pochette, points, remplacement), celle-ci en a { $have }.
error-position-rows = Le plateau a { $need } lignes, la position en a { $have }.
error-position-columns = La ligne { $row } a { $have } cases au lieu de { $need }.
error-position-number = « { $text } » n’a pas sa place dans la partie { $field } d’une position.
error-position-seats = La position a { $have } mains ; la place qui joue ou les points ne s’accordent pas avec elles.
error-position-players = La position a { $have } mains ; on joue de { $least } à { $most }.
error-position-hand = La place { $seat } a { $have } dés ; une main en a { $most } au plus.
error-position-dice = Sur le plateau, dans les mains et dans le sac, il y a { $have } dés ; le jeu n’en a que { $most }.
error-dice-best = On peut énumérer de 1 à { $most } coups, pas { $best }.
error-dice-file = Le fichier { $file } ne peut pas être lu : { $reason }
error-dice-file-unknown = Aucun plateau ni jeu de dés ne s’appelle « { $file } ».
error-dice-bag-too-small = La pochette contient { $have } dés ; il en faut { $need } pour commencer.
error-board-size = Le plateau { $board } fait { $rows } cases sur { $columns } ; de 3 à 26 sont possibles.
error-board-square = Sur le plateau { $board }, la case { $square } est hors du plateau.
error-board-bonus-twice = Sur le plateau { $board }, la case { $square } a deux bonus.
error-kit-die = Le dé { $die } du jeu { $kit } n’a pas six faces différentes.

## La commande

dice-command-to-move = À jouer : place { $seat } avec { $hand }. Dans la pochette : { $bag }.
dice-command-none = Aucun coup possible : il ne reste qu’à passer.
dice-command-turn = { $points ->
    [one] { $points } point : { $turn }
   *[other] { $points } points : { $turn }
}
dice-command-set = { $line ->
    [row] SET dans la ligne : { $dice } = { $points }
   *[other] SET dans la colonne : { $dice } = { $points }
}
dice-command-bonus = Bonus en { $square } : { $points }
dice-command-total = Total : { $points }
