### Tercet on paper, in pictures and in notebooks.

paper-title-cards = Tercet · { $edition }
paper-title-rules = Tercet · Rules
paper-title-puzzles = Tercet · A week of puzzles
paper-title-scores = Scores
paper-scores-name = Name
paper-scores-total = Total
paper-nets-hint = Cut along the solid lines, fold along the dashed ones, glue the flaps.
paper-puzzle-task = There are exactly { $count } SETs among these cards. Write down their letters.
paper-puzzle-solutions = Solutions

print-written = Written: { $path }
print-both-sides = Print it at its actual size (100%), on both sides, turned over the long edge: the backs then meet the fronts.
print-full-size = Print it at its actual size (100%).

error-print-missing = To write PDF and PNG, install Tercet with what it takes: pip install 'tercet[print]'. SVG works without it.
error-print-fixed = --fixed makes a PDF of a whole beginners’ deck and goes without names: tercet print cards --fixed s.
error-print-one-kind = --png and --svg exclude each other.
error-print-name = A file of this kind needs a name that ends in { $ending }, not { $path }.
error-print-picture = A picture shows one thing: name cards, a board, a position or the day of a puzzle, such as tercet print cards 2rhw --svg.
error-print-unwritable = { $path } cannot be written.

notebook-seat = Seat { $seat }
notebook-watching = Watching
notebook-pile = Pile: { $count }
notebook-bag = Bag: { $count }
