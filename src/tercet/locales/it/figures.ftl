### Le cifre di ogni gioco, dopo la fine: nel browser e nel terminale.

figures-percent = { $percent }%
figures-points = Punti
figures-points-over-time = I punti nel corso della partita
figures-axis-time = Tempo
figures-wrong = Errori
figures-jump = Mostra

## Scout

figures-searches = Ricerche da esploratore
figures-right = Di cui giuste
figures-to-point = Tempo tipico per puntare
figures-as-scout = Punti da esploratore
figures-as-second = Punti da secondo
figures-lost = Punti persi

## ChipSet

figures-deals = Mani
figures-won = Vinte
figures-folds = Abbandoni
figures-folded-winners = Con le carte migliori
figures-bluffs = Bluff
figures-worked = Bluff riusciti
figures-average = Probabilità media
figures-chances = Probabilità di vincere
figures-chances-said = Quello che si poteva calcolare dalle proprie carte e da quelle al centro: la probabilità di vincere se in quel momento tutti avessero scoperto le carte. Tra parentesi i SET in mano. Un bluff è una puntata o un rilancio senza SET.
figures-chances-cut = La partita è stata lunga: le probabilità delle ultime fasi non sono state calcolate.
figures-phase = Mano { $deal }, { $cards } carte al centro

## SetUp

figures-lays = Carte giocate
figures-safe = Senza SET
figures-needless = SET con una carta sicura in mano
figures-forced = SET per mancanza di carte sicure
figures-caught = Scoperte
figures-taken = Carte prese
figures-challenges = SET scoperti
figures-taken-over-time = Le carte prese nel corso del gioco
figures-setup-missed = { $made ->
    [0] Nessuna carta ha fatto SET.
    [one] Una carta ha fatto SET
   *[other] { $made } carte hanno fatto SET
}{ $made ->
    [0] {""}
   *[other] {""}, { $missed ->
        [0] e ogni volta qualcuno se n’è accorto.
        [one] e una volta nessuno se n’è accorto.
       *[other] e { $missed } volte nessuno se n’è accorto.
    }
}

## CoopSet

figures-layout = Disposizione
figures-taken-sets = SET presi
figures-possible = Possibili
figures-added = Carte aggiunte
figures-score = Punteggio

## 20/20

figures-own-0 = SET senza carte proprie
figures-own-1 = Con una
figures-own-2 = Con due
figures-own-3 = Con tre
figures-own = Carte proprie giocate
figures-asked = Carte chieste
figures-penalty = Carte di penalità
figures-false-none = «Qui non c’è» con un SET in mano
figures-held-over-time = Le carte in mano nel corso del gioco
figures-swaps = { $count ->
    [0] Le carte in tavola non sono mai state cambiate.
    [one] Le carte in tavola sono state cambiate una volta
   *[other] Le carte in tavola sono state cambiate { $count } volte
}{ $count ->
    [0] {""}
   *[other] {""}; { $could ->
        [0] nessuno aveva un SET.
        [one] una di queste volte qualcuno aveva comunque un SET.
       *[other] { $could } di queste volte qualcuno aveva comunque un SET.
    }
}

## SET Dice

figures-turns = Turni
figures-a-turn = Punti per turno
figures-top = Turno migliore
figures-passed = Senza dadi
figures-missed = Benché un dado ci stesse
figures-of-best = Quota del possibile
figures-round = Giro
figures-best = Possibile
figures-turn-by-turn = Turno per turno
figures-best-cut = Non ogni turno è stato confrontato con il migliore possibile: ci sarebbe voluto troppo tempo.
