### What leads to lessons, practice, puzzles and rules, from any page.

ways-heading = Learn and practise
way-learn = Learn
way-learn-text = From zero to your first game, in five short lessons
way-practice = Practice
way-practice-text = Find them all, guess the missing card, race the clock
way-puzzle = Today’s puzzle
way-puzzle-text = Twelve cards, six SETs, the same for everybody
way-rules = Rules
way-rules-text = Every game explained, with cards to look at

rules-open = Rules
rules-close = Close

settings-edition = How cards look in lessons, practice, puzzles and rules
settings-edition-fxs1995 = { edition-fxs1995 }
settings-edition-carnet = { edition-carnet }
settings-edition-turquoise = { edition-turquoise }
settings-edition-italian = { edition-italian }

next-heading = What is next
next-table = Back to your table
next-table-text = The game you had begun
next-puzzle = { way-puzzle }
next-puzzle-text = { way-puzzle-text }
next-solved = Today’s puzzle: solved
next-solved-text = In { $time }. A new one comes tomorrow.
next-learn = New here?
next-learn-text = Learn it in five minutes, from the first card to a first game
next-lesson = Go on learning
next-lesson-text = Lesson { $number } of { $all }
next-practice = { way-practice }
next-practice-text = { way-practice-text }
