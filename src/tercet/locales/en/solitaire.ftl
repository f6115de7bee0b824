### The base game alone.

game-solitaire-name = Solitaire
game-solitaire-summary = You against the pack, in the three forms the rule sheets tell.

option-solitaire-form = Form
option-solitaire-form-first = stop when no SET lies on the table
option-solitaire-form-patience = go on until the pack is used up
option-solitaire-form-penalty = giving up costs, the last cards make up for it
option-solitaire-fixed = Beginners’ pack
option-solitaire-fixed-off = no, all 81 cards
option-solitaire-fixed-1 = only one symbol
option-solitaire-fixed-2 = only two symbols
option-solitaire-fixed-3 = only three symbols
option-solitaire-fixed-r = only the first colour
option-solitaire-fixed-g = only the second colour
option-solitaire-fixed-p = only the third colour
option-solitaire-fixed-s = only solid cards
option-solitaire-fixed-h = only hatched cards
option-solitaire-fixed-e = only empty cards
option-solitaire-fixed-o = only the first shape
option-solitaire-fixed-w = only the second shape
option-solitaire-fixed-d = only the third shape
option-solitaire-strict = More cards only when there is truly no SET

act-take = Take these three
act-more = Three more cards
act-stop = Give up

event-gave-up = { $cards_count ->
    [0] { $seat } gives up the search: penalty point { $penalties }.
   *[other] { $seat } gives up the search: penalty point { $penalties }, and a SET is taken away: { $cards }.
}
event-redeemed = One of the last SETs cancels a penalty point; { $penalties } left.

reason-stopped = The solitaire was given up.
