### SET Dice.

game-dice-name = SET Dice
game-dice-summary = Dice instead of cards: lay SETs along the rows and columns of a board, and collect points.

option-dice-board = Board
option-dice-board-standard = standard, 13 by 13 squares
option-dice-board-small = small, 9 by 9 squares
option-dice-kit = Dice
option-dice-kit-standard = with wilds
option-dice-kit-plain = without wilds, for a first game
option-dice-again-ms = Time to decide on throwing again (milliseconds, 0: no limit)
option-dice-turn-ms = Time for a turn (milliseconds, 0: no limit)
option-dice-opening-ms = Time to find the opening SET before all throw again (milliseconds, 0: no limit)

act-announce = SET!
act-place = Place the dice
act-replace-wild = Replace a wild
act-pass = Pass
act-throw-again = Throw again

event-dice-thrown = { $seat } throws { $dice }.
event-nobody-opens = Nobody who may announce has a SET: everybody throws again.
# Why three dice are no SET; $two is what two of them share.
event-opening-wrong = { $seat } announces { $dice }. No SET: { event-opening-wrong.why } { $seat } waits for the next throw.
    .why = { $two ->
        [one] two show one symbol and the third does not.
        [two] two show two symbols and the third does not.
        [three] two show three symbols and the third does not.
        [red] two are red and the third is not.
        [green] two are green and the third is not.
        [purple] two are purple and the third is not.
        [oval] two show ovals and the third does not.
        [wave] two show waves and the third does not.
        [diamond] two show diamonds and the third does not.
       *[other] { $two }
    }
event-dice-opened = { $seat } opens with { $dice } and scores { event-dice-opened.points }. SET: { $sets }.
    .points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-dice-placed = { $bonuses_count ->
    [0] { $seat } places { $dice } and scores { event-dice-placed.points }. SETs: { $sets }.
   *[other] { $seat } places { $dice } and scores { event-dice-placed.points }. SETs: { $sets }. Bonus: { $bonuses }.
}
    .points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-wild-replaced = { $seat } replaces the wild on { $square } with { $die } and throws the freed die: { $thrown }.
event-dice-passed = { $why ->
    [late] { $seat } has run out of time and passes.
    [gone] { $seat } is away and is passed over.
   *[other] { $seat } passes.
}
event-out-of-dice = { $seat } has no dice left. Those who have not played in this round play once more.
event-nobody-can-play = Nobody can make a SET in round { $round }: everybody throws again.
event-threw-again = { $seat } throws { $old } again and gets { $new }.
event-dice-kept = { $seat } keeps all dice.
event-round-began = Round { $round } begins with { $seat }.

deadline-dice-opening = to find the opening SET
deadline-dice-turn = for the turn
deadline-dice-again = to decide on throwing again

reason-out-of-dice = A player has used up all dice.
reason-quiet-rounds = The bag is empty, and for three rounds nobody has placed a die.

## Refusals: which die, and why

error-dice-barred = You announced three dice that are no SET; you may announce again after the next throw.
error-dice-opened-first = Too late: { $by } was first.
error-dice-thrown-since = Too late: the dice have been thrown again since.
error-dice-opening-squares = The opening is three dice across the middle square { $middle }, along the row or the column.
error-dice-opening-no-set = These three dice are no SET, so they cannot open.
error-dice-no-turn-now = { $phase ->
    [opening] Nobody has a turn yet: first somebody must open.
   *[other] The round has not begun: not everybody has decided about throwing again.
}
error-dice-no-throw-now = Dice can be thrown again only before a round begins.
error-dice-thrown-once = You have already decided; each player may throw again only once.
error-dice-not-yours = You have no { $die } to throw, or not that many.
error-dice-none-placed = A turn places at least one die; to place none, pass.
error-dice-too-many = A turn places at most { $most } dice, and { $die } on { $square } is one too many.
error-dice-too-long = A turn cannot have { $have } dice.
error-dice-off-board = { $die } cannot go on { $square }: that is off the board.
error-dice-square-taken = { $die } cannot go on { $square }: { $there } lies there.
error-dice-needs-meaning = Say what the wild on { $square } stands for, for example *2rw.
error-dice-one-open-wild = Leave exactly one wild without a meaning, such as g7=*; here there are { $have }.
error-dice-not-in-hand = { $die } for { $square } is not among your dice, or not that often.
error-dice-no-line = { $die } on { $square } does not stand in a line with two neighbours, so it makes no SET.
error-dice-no-set = { $line ->
    [row] { $die } on { $square } makes no SET in its row with { $first } and { $second }: { error-dice-no-set.why }
   *[other] { $die } on { $square } makes no SET in its column with { $first } and { $second }: { error-dice-no-set.why }
}
    .why = { $two ->
        [one] two show one symbol and the third does not.
        [two] two show two symbols and the third does not.
        [three] two show three symbols and the third does not.
        [red] two are red and the third is not.
        [green] two are green and the third is not.
        [purple] two are purple and the third is not.
        [oval] two show ovals and the third does not.
        [wave] two show waves and the third does not.
        [diamond] two show diamonds and the third does not.
       *[other] { $two }
    }
error-dice-meaning-wrong = The wild on { $square } makes no SET as { $die }; there it would have to be { $needs }.
error-dice-not-joined = The dice from { $square } on make a SET only among themselves; at least one SET must use a die that lay there before.
error-dice-second-swap = Only one wild may be replaced in a turn; { $square } must wait.
error-dice-no-wild-there = There is no wild on { $square } to be replaced with { $die }.
error-dice-wrong-for-wild = The wild on { $square } stands for { $meaning }; { $die } cannot replace it.

## What cannot be read

error-die-unreadable = “{ $text }” is not a die. A die is a number, a colour and a shape such as 2rw, a wild *, or a wild with its meaning *2rw.
error-die-needs-meaning = In row { $row } of the position a wild has no meaning; write it as *2rw.
error-die-number-unreadable = “{ $text }” is not the number of a die; dice of a bag are written #1 to #42.
error-square-unreadable = “{ $text }” is not a square. A square is a letter and a number, such as g7.
error-hand-has-meaning = { $die } is in a hand; a wild there has no meaning yet and is written *.
error-position-fields = A position has { $need } parts (board, rows, hands, seat to move, dice in the bag, scores, replaced), and this has { $have }.
error-position-rows = The board has { $need } rows, and the position has { $have }.
error-position-columns = Row { $row } has { $have } squares instead of { $need }.
error-position-number = “{ $text }” cannot stand in the field { $field } of a position.
error-position-seats = The position has { $have } hands; the seat to move and the scores do not fit them.
error-position-players = The position has { $have } hands; { $least } to { $most } play.
error-position-hand = Seat { $seat } has { $have } dice; a hand has { $most } at most.
error-position-dice = On the board, in the hands and in the bag there are { $have } dice; the game has only { $most }.
error-dice-best = From 1 to { $most } turns can be listed, not { $best }.
error-dice-file = The file { $file } cannot be read: { $reason }
error-dice-file-unknown = There is no board and there are no dice called “{ $file }”.
error-dice-bag-too-small = The bag has { $have } dice, and { $need } are needed to begin.
error-board-size = The board { $board } is { $rows } by { $columns } squares; 3 to 26 are possible.
error-board-square = On the board { $board } the square { $square } lies off the board.
error-board-bonus-twice = On the board { $board } the square { $square } has two bonuses.
error-kit-die = Die { $die } of the dice { $kit } does not have six different sides.

## The command

dice-command-to-move = To move: seat { $seat } with { $hand }. In the bag: { $bag }.
dice-command-none = No turn is possible; the seat can only pass.
dice-command-turn = { $points ->
    [one] { $points } point: { $turn }
   *[other] { $points } points: { $turn }
}
dice-command-set = { $line ->
    [row] SET in a row: { $dice } = { $points }
   *[other] SET in a column: { $dice } = { $points }
}
dice-command-bonus = Bonus on { $square }: { $points }
dice-command-total = Total: { $points }
