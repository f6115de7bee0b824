### SET Dés dans le navigateur : le plateau, les dés, et ce qu’on peut en faire.

# « deux vagues rouges »
die-name = { die-name.number } { die-name.shape } { die-name.colour }
    .number = { $number ->
        [one] { $shape ->
            [wave] une
           *[other] un
        }
        [two] deux
        [three] trois
       *[other] { $number }
    }
    .shape = { $shape ->
        [oval] ovale{ die-name.plural }
        [wave] vague{ die-name.plural }
        [diamond] losange{ die-name.plural }
       *[other] { $shape }
    }
    .colour = { $colour ->
        [red] rouge{ die-name.plural }
        [green] { $shape ->
            [wave] verte{ die-name.plural }
           *[other] vert{ die-name.plural }
        }
        [purple] pourpre{ die-name.plural }
       *[other] { $colour }
    }
    .plural = { $number ->
        [one] { "" }
       *[other] s
    }
die-wild = joker
die-wild-as = un joker valant { $die }
die-on = { $die } en { $square }

## Le plateau

dice-board = Plateau de { $rows } lignes et { $columns } colonnes
square-empty = { $square }, vide
square-taken = { $square }, { $die }
square-middle = milieu
square-bonus = { $points ->
    [one] bonus de { $points } point
   *[other] bonus de { $points } points
}
square-new = ton dé, pas encore joué
square-last = posé en dernier
square-fits = convient ici
square-opening = pour l’ouverture
dice-whole = Tout le plateau
dice-bag = { $count ->
    [0] La pochette est vide
    [one] { $count } dé dans la pochette
   *[other] { $count } dés dans la pochette
}
dice-round = Manche { $round }
dice-hand = Tes dés
dice-hand-of = Dés de { $name }

## Que faire

prompt-dice-opening = Qui sera le premier ? Trouve un SET parmi tes cinq dés et touche ses trois dés.
prompt-dice-announce = C’est un SET ? Alors annonce-le !
prompt-dice-barred = Ce n’était pas un SET. Attends le prochain lancer.
prompt-dice-turn = À toi ! Choisis un dé, puis sa case.
prompt-dice-square = Touche maintenant la case où le poser.
prompt-dice-other = { $name } pose des dés…
prompt-dice-again = Touche les dés que tu veux relancer, ou garde-les tous.
prompt-dice-decided = On attend que tous aient décidé…
prompt-dice-choose-first = Choisis d’abord un de tes dés.
dice-last = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
dice-announce = SET !
dice-place = { $points ->
    [one] Poser : { $points } point
   *[other] Poser : { $points } points
}
dice-place-not = Poser
dice-back = Reprendre
dice-throw = { $count ->
    [0] Relancer
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}
dice-keep = Tout garder
dice-as-column = En colonne
dice-as-row = En ligne
dice-hints = Montrer ce qui convient
dice-hints-none = Aucun de tes dés ne convient. Tu peux passer.
dice-replace = Mettre { $die } à la place du joker en { $square }
dice-preview = { $sets ->
    [one] { $sets } SET : { $points }
   *[other] { $sets } SETs : { $points }
}
dice-preview-wild = joker 0
dice-preview-bonus = bonus +{ $points }
dice-keys = Touches : 1 à 5 choisissent un dé, les flèches parcourent le plateau, Entrée pose, S valide, P passe ou garde, B reprend.
sign-plays = joue
sign-decides = décide
sign-no-set = pas de SET, attend

## Un joker

wild-heading = Que vaut le joker ?
wild-text = Choisis maintenant : cela ne changera plus.
wild-fits = Forment des SETs ici
wild-points = { $points ->
    [one] { $die }, { $points } point
   *[other] { $die }, { $points } points
}
wild-looking = Je regarde ce qui convient…
wild-none = Rien ne forme encore un SET ici. Choisis toi-même, ou pose d’abord les autres dés.
wild-other = Une autre valeur
wild-lay = Poser le joker
wild-later = Le poser, puis d’autres dés
wild-cancel = Annuler

## La fin

end-sets = SETs
end-dice = Dés
end-best = Meilleur tour
end-points-chart = Les points au fil de la partie
end-board = Le plateau à la fin

## Une nouvelle table

plain-dice-again-ms = Secondes pour décider de relancer (0 : sans limite)
plain-dice-turn-ms = Secondes pour un tour (0 : sans limite)
plain-dice-opening-ms = Secondes pour trouver le premier SET avant que tous relancent (0 : sans limite)

error-no-preview = On ne peut pas savoir d’avance ce que cela ferait.
