### Les chiffres de chaque jeu, après sa fin : dans le navigateur et dans le terminal.

figures-percent = { $percent } %
figures-points = Points
figures-points-over-time = Les points au fil de la partie
figures-axis-time = Temps
figures-wrong = Erreurs
figures-jump = Montrer

## Scout

figures-searches = Recherches comme éclaireur
figures-right = Dont justes
figures-to-point = Temps habituel pour pointer
figures-as-scout = Points comme éclaireur
figures-as-second = Points comme second
figures-lost = Points perdus

## ChipSet

figures-deals = Manches
figures-won = Gagnées
figures-folds = Abandons
figures-folded-winners = Avec la meilleure main
figures-bluffs = Bluffs
figures-worked = Bluffs réussis
figures-average = Chance moyenne
figures-chances = Chance de gagner
figures-chances-said = Ce que l’on pouvait calculer d’après ses cartes et celles du milieu : la chance de gagner si tous avaient montré leur jeu à ce moment-là. Entre parenthèses, les SETs en main. Un bluff est une mise ou une relance sans SET.
figures-chances-cut = La partie a été longue : les chances des dernières phases n’ont pas été calculées.
figures-phase = Manche { $deal }, { $cards } cartes au milieu

## SetUp

figures-lays = Cartes posées
figures-safe = Sans SET
figures-needless = SET malgré une carte sûre
figures-forced = SET faute de carte sûre
figures-caught = Remarquées
figures-taken = Cartes ramassées
figures-challenges = SETs repérés
figures-taken-over-time = Les cartes ramassées au fil de la partie
figures-setup-missed = { $made ->
    [0] Aucune carte n’a fait de SET.
    [one] Une carte a fait un SET
   *[other] { $made } cartes ont fait un SET
}{ $made ->
    [0] {""}
   *[other] {""}, { $missed ->
        [0] et chaque fois quelqu’un l’a vu.
        [one] et une fois personne ne l’a vu.
       *[other] et { $missed } fois personne ne l’a vu.
    }
}

## CoopSet

figures-layout = Disposition
figures-taken-sets = SETs pris
figures-possible = Possibles
figures-added = Cartes ajoutées
figures-score = Score

## 20/20

figures-own-0 = SETs sans carte à soi
figures-own-1 = Avec une
figures-own-2 = Avec deux
figures-own-3 = Avec trois
figures-own = Cartes à soi jouées
figures-asked = Cartes demandées
figures-penalty = Cartes de pénalité
figures-false-none = « Pas de SET ici » avec un SET en main
figures-held-over-time = Les cartes en main au fil de la partie
figures-swaps = { $count ->
    [0] Les cartes de la table n’ont jamais été échangées.
    [one] Les cartes de la table ont été échangées une fois
   *[other] Les cartes de la table ont été échangées { $count } fois
}{ $count ->
    [0] {""}
   *[other] {""} ; { $could ->
        [0] personne n’avait de SET.
        [one] une de ces fois, quelqu’un avait pourtant un SET.
       *[other] { $could } de ces fois, quelqu’un avait pourtant un SET.
    }
}

## SET Dice

figures-turns = Tours
figures-a-turn = Points par tour
figures-top = Meilleur tour
figures-passed = Sans dé posé
figures-missed = Alors qu’un dé allait
figures-of-best = Part du possible
figures-round = Manche
figures-best = Possible
figures-turn-by-turn = Tour par tour
figures-best-cut = Tous les tours n’ont pas été comparés au meilleur possible : cela aurait pris trop de temps.
