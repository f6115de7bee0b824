### What the commands “odds” and “simulate” print, and the words on their pictures.

odds-title = SETs among cards dealt at random from { $deck }
odds-exact-title = Hands without a SET, counted exactly, from { $deck } cards
odds-one-title = { $cards } cards dealt at random from { $deck }
odds-cards = Cards
odds-no-set = No SET
odds-one-in-heading = That is
odds-one-in = 1 in { $figure }
odds-expected = SETs on average
odds-sheets = The rule sheets say
odds-sheet-12 = about 1 in 33
odds-sheet-15 = 1 in 2500
odds-sheet-21 = more than 21 always hold one
odds-set-free = Hands without a SET
odds-hands = All hands
odds-figure = Figure
odds-sets = { $count ->
    [0] no SET
    [one] { $count } SET
   *[other] { $count } SETs
}
odds-in-play = During play it happens more often, because the SETs have been taken away: about 1 in 15 with 12 cards and 1 in 90 with 15. See “tercet simulate classic”.
odds-took = Counted in { $seconds } s.
odds-chance-axis = chance of no SET
odds-cards-axis = cards
odds-sets-axis = SETs
odds-share-axis = share
odds-by-sets-title = SETs among 12 cards
odds-sheets-legend = figures of the rule sheets
odds-exact-legend = exact

simulate-caption = { $game }: { $games } games; seed { $seed }, pick { $pick }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
simulate-took = { $seconds } s, { $speed } games a second
simulate-playing = Playing
simulate-value = Value
simulate-error = Error

figure-no-set-12 = No SET with 12 cards on the table
figure-no-set-15 = No SET with 15 cards on the table
figure-no-set-12-by-taken = No SET with 12 cards, by SETs taken before
figure-no-set-15-by-taken = No SET with 15 cards, by SETs taken before
figure-leftover = Cards left at the end
figure-added = Times that three cards were added
figure-length = Length: SETs taken and additions
figure-sets-per-game = SETs per game
figure-added-per-game = Additions per game
figure-leftover-per-game = Cards left per game
figure-length-per-game = Length of a game
figure-won = Chance of winning
figure-sets-first = SETs made: stop at the first table without one
figure-sets-patience = SETs made: to the end of the pack
figure-sets-penalty = SETs kept: with penalty points
figure-key-first = stop without a SET
figure-key-patience = patience
figure-key-penalty = penalty points
figure-score = Score of the team
figure-score-per-game = Score per game
figure-sets-per-layout = SETs taken from a layout
figure-layouts-per-game = Layouts per game
figure-table-when-set = Cards on the table when a SET appears
figure-set-by-table = Chance that the card laid makes a SET, by cards on the table
figure-table-when-set-mean = Cards on the table when a SET appears
figure-collected = Collections in a game
figure-collected-per-game = Collections per game
figure-taken-by-seat = Cards taken, by seat
figure-taken = SETs taken in a deal
figure-taken-per-game = SETs per deal
figure-swapped = Times that the table was swapped
figure-swapped-per-game = Swaps of the table per deal
figure-points = Points of the winner
figure-points-per-game = Points of the winner per deal
figure-rounds = Rounds
figure-rounds-per-game = Rounds per game
figure-winner = Points of the winner
figure-winner-per-game = Points of the winner per game
figure-points-by-seat = Points, from the player who opened

error-deck-unknown = There is no pack of { $deck } cards, only one of 81 and one of 27.
error-cards-out-of-range = { $cards } cards cannot be counted; 0 to { $most } can.
error-simulation-unknown = The game “{ $game }” cannot be simulated. Possible: { $known }.
error-pick-unknown = This game does not know the pick “{ $pick }”. Possible: { $known }.
error-games-too-few = At least one game has to be played, not { $games }.
error-workers-too-few = At least one worker is needed, not { $workers }.
error-scheduler-unreachable = No Dask scheduler answers at { $address }.
error-odds-not-installed = This needs “{ $module }”, which is not installed. Install the package with its extra: tercet[odds].
error-plot-kind-unknown = A picture cannot be written to { $path }. Its name has to end in { $known }.
error-plot-folder-missing = There is no folder { $path }.
