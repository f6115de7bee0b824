### Die Zahlen zu jedem Spiel, nach seinem Ende: im Browser und im Terminal.

figures-percent = { $percent } %
figures-points = Punkte
figures-points-over-time = Die Punkte im Lauf des Spiels
figures-axis-time = Zeit
figures-wrong = Fehler
figures-jump = Zeigen

## Scout

figures-searches = Suchen als Kundschafter
figures-right = Davon richtig
figures-to-point = Übliche Zeit bis zum Zeigen
figures-as-scout = Punkte als Kundschafter
figures-as-second = Punkte als Zweite
figures-lost = Verlorene Punkte

## ChipSet

figures-deals = Runden
figures-won = Gewonnen
figures-folds = Ausgestiegen
figures-folded-winners = Mit dem besten Blatt
figures-bluffs = Bluffs
figures-worked = Gelungene Bluffs
figures-average = Chance im Mittel
figures-chances = Gewinnchance
figures-chances-said = Was man aus den eigenen Karten und denen in der Mitte berechnen konnte: die Chance zu gewinnen, hätten in diesem Augenblick alle aufgedeckt. In Klammern die SETs auf der Hand. Ein Bluff ist ein Einsatz oder eine Erhöhung ohne SET.
figures-chances-cut = Das Spiel war lang: Für die späteren Phasen sind keine Chancen berechnet.
figures-phase = Runde { $deal }, { $cards } Karten in der Mitte

## SetUp

figures-lays = Gelegte Karten
figures-safe = Ohne SET
figures-needless = SET trotz sicherer Karte
figures-forced = SET mangels sicherer Karte
figures-caught = Ertappt
figures-taken = Genommene Karten
figures-challenges = Richtig angezweifelt
figures-taken-over-time = Genommene Karten im Lauf des Spiels
figures-setup-missed = { $made ->
    [0] Keine Karte ergab ein SET.
    [one] Eine Karte ergab ein SET
   *[other] { $made } Karten ergaben ein SET
}{ $made ->
    [0] {""}
   *[other] {""}, { $missed ->
        [0] und jedes Mal hat es jemand gemerkt.
        [one] und einmal hat es niemand gemerkt.
       *[other] und { $missed }-mal hat es niemand gemerkt.
    }
}

## CoopSet

figures-layout = Auslage
figures-taken-sets = Genommene SETs
figures-possible = Möglich
figures-added = Karten dazu
figures-score = Stand

## 20/20

figures-own-0 = SETs ohne eigene Karte
figures-own-1 = Mit einer
figures-own-2 = Mit zwei
figures-own-3 = Mit drei
figures-own = Eigene Karten abgelegt
figures-asked = Erbetene Karten
figures-penalty = Strafkarten
figures-false-none = „Hier ist keins“ trotz eigenem SET
figures-held-over-time = Eigene Karten im Lauf des Spiels
figures-swaps = { $count ->
    [0] Die Karten auf dem Tisch wurden nie getauscht.
    [one] Die Karten auf dem Tisch wurden einmal getauscht
   *[other] Die Karten auf dem Tisch wurden { $count }-mal getauscht
}{ $count ->
    [0] {""}
   *[other] {""}; { $could ->
        [0] da hatte wirklich niemand ein SET.
        [one] einmal hätte trotzdem jemand ein SET gehabt.
       *[other] { $could }-mal hätte trotzdem jemand ein SET gehabt.
    }
}

## SET Dice

figures-turns = Züge
figures-a-turn = Punkte je Zug
figures-top = Bester Zug
figures-passed = Ohne Würfel
figures-missed = Obwohl einer gepasst hätte
figures-of-best = Anteil am Möglichen
figures-round = Runde
figures-best = Möglich
figures-turn-by-turn = Zug um Zug
figures-best-cut = Nicht jeder Zug ist mit dem bestmöglichen verglichen: Das hätte zu lange gedauert.
