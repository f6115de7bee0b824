### SET Dice in the browser: the board, the dice, and what can be done with them.

# "two red waves"
die-name = { die-name.number } { die-name.colour } { die-name.shape }
    .number = { $number ->
        [one] one
        [two] two
        [three] three
       *[other] { $number }
    }
    .colour = { $colour ->
        [red] red
        [green] green
        [purple] purple
       *[other] { $colour }
    }
    .shape = { $shape ->
        [oval] oval{ die-name.plural }
        [wave] wave{ die-name.plural }
        [diamond] diamond{ die-name.plural }
       *[other] { $shape }
    }
    .plural = { $number ->
        [one] { "" }
       *[other] s
    }
die-wild = wild
die-wild-as = a wild as { $die }
die-on = { $die } on { $square }

## The board

dice-board = Board with { $rows } rows and { $columns } columns
square-empty = { $square }, empty
square-taken = { $square }, { $die }
square-middle = middle
square-bonus = { $points ->
    [one] bonus of { $points } point
   *[other] bonus of { $points } points
}
square-new = your die, not sent yet
square-last = placed last
square-fits = fits here
square-opening = for the opening
dice-whole = Whole board
dice-bag = { $count ->
    [0] The bag is empty
    [one] { $count } die in the bag
   *[other] { $count } dice in the bag
}
dice-round = Round { $round }
dice-hand = Your dice
dice-hand-of = Dice of { $name }

## What to do

prompt-dice-opening = Who is first? Find a SET among your five dice and touch its three dice.
prompt-dice-announce = Is it a SET? Then say so!
prompt-dice-barred = That was no SET. Wait for the next throw.
prompt-dice-turn = Your turn! Choose a die, then its square.
prompt-dice-square = Now touch the square for it.
prompt-dice-other = { $name } is placing dice …
prompt-dice-again = Touch the dice you want to throw once more, or keep all.
prompt-dice-decided = Waiting until all have decided …
prompt-dice-choose-first = Choose one of your dice first.
dice-last = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
dice-announce = SET!
dice-place = { $points ->
    [one] Place: { $points } point
   *[other] Place: { $points } points
}
dice-place-not = Place
dice-back = Take back
dice-throw = { $count ->
    [0] Throw again
    [one] Throw { $count } die again
   *[other] Throw { $count } dice again
}
dice-keep = Keep all
dice-as-column = As a column
dice-as-row = As a row
dice-hints = Show what fits
dice-hints-none = Nothing of yours fits. You can pass.
dice-replace = Put { $die } in the place of the wild on { $square }
dice-preview = { $sets ->
    [one] { $sets } SET: { $points }
   *[other] { $sets } SETs: { $points }
}
dice-preview-wild = wild 0
dice-preview-bonus = bonus +{ $points }
dice-keys = Keys: 1 to 5 choose a die, the arrows move over the board, Enter places, S does it, P passes or keeps, B takes back.
sign-plays = plays
sign-decides = decides
sign-no-set = no SET, waits

## A wild

wild-heading = What shall the wild stand for?
wild-text = Choose now: it never changes.
wild-fits = These make SETs here
wild-points = { $points ->
    [one] { $die }, { $points } point
   *[other] { $die }, { $points } points
}
wild-looking = Looking what fits …
wild-none = Nothing makes a SET here yet. Choose yourself, or lay the other dice first.
wild-other = Another meaning
wild-lay = Lay the wild
wild-later = Lay it, add more dice
wild-cancel = Cancel

## The end

end-sets = SETs
end-dice = Dice
end-best = Best turn
end-points-chart = Points in the course of the game
end-board = The board at the end

## A new table

plain-dice-again-ms = Seconds to decide on throwing again (0: no limit)
plain-dice-turn-ms = Seconds for a turn (0: no limit)
plain-dice-opening-ms = Seconds to find the opening SET before all throw again (0: no limit)

error-no-preview = What this would do is not told beforehand.
