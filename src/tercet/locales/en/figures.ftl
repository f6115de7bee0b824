### The figures of each game, after its end: in the browser and in the terminal.

figures-percent = { $percent }%
figures-points = Points
figures-points-over-time = Points in the course of the game
figures-axis-time = Time
figures-wrong = Mistakes
figures-jump = Show it

## Scout

figures-searches = Searches as scout
figures-right = Right ones
figures-to-point = Usual time to point
figures-as-scout = Points as scout
figures-as-second = Points as second
figures-lost = Points lost

## ChipSet

figures-deals = Deals
figures-won = Won
figures-folds = Folded
figures-folded-winners = Best hand folded
figures-bluffs = Bluffs
figures-worked = Bluffs that won
figures-average = Average chance
figures-chances = Chance of winning
figures-chances-said = What a player could reckon from the cards in hand and in the middle: the chance of winning if all still in had shown just then. In brackets: the SETs held. A bluff is a bet or raise without a SET.
figures-chances-cut = This was a long match: the chances of the later phases were not reckoned.
figures-phase = Deal { $deal }, { $cards } cards in the middle

## SetUp

figures-lays = Cards laid
figures-safe = Without a SET
figures-needless = A SET despite a safe card
figures-forced = A SET for want of a safe card
figures-caught = Caught
figures-taken = Cards taken
figures-challenges = Right challenges
figures-taken-over-time = Cards taken in the course of the game
figures-setup-missed = { $made ->
    [0] No card made a SET.
    [one] One card made a SET
   *[other] { $made } cards made a SET
}{ $made ->
    [0] {""}
   *[other] {""}, and { $missed ->
        [0] each time somebody noticed.
        [one] once nobody noticed.
       *[other] { $missed } times nobody noticed.
    }
}

## CoopSet

figures-layout = Layout
figures-taken-sets = SETs taken
figures-possible = Possible
figures-added = Cards added
figures-score = Score

## 20/20

figures-own-0 = SETs without own cards
figures-own-1 = With one
figures-own-2 = With two
figures-own-3 = With three
figures-own = Own cards played
figures-asked = Cards asked for
figures-penalty = Penalty cards
figures-false-none = “None here” with a SET in hand
figures-held-over-time = Own cards in the course of the game
figures-swaps = { $count ->
    [0] The cards on the table were never swapped.
    [one] The cards on the table were swapped once
   *[other] The cards on the table were swapped { $count } times
}{ $count ->
    [0] {""}
   *[other] {""}; { $could ->
        [0] nobody had a SET then.
        [one] one of these times somebody had a SET all the same.
       *[other] { $could } of these times somebody had a SET all the same.
    }
}

## SET Dice

figures-turns = Turns
figures-a-turn = Points a turn
figures-top = Best turn
figures-passed = Without a die
figures-missed = Though one would have fitted
figures-of-best = Share of the possible
figures-round = Round
figures-best = Possible
figures-turn-by-turn = Turn by turn
figures-best-cut = Not every turn was compared with the best possible one: that would have taken too long.
