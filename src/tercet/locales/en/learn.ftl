### The course from zero, lesson by lesson.

learn-intro = Five short lessons, and you can play. No hurry, nothing can go wrong, and your progress stays here.
learn-progress = { $done } of { $all } lessons done
learn-progress-label = Lessons
learn-start = Start
learn-continue = Go on
learn-again = Once more from the start
learn-done = done
learn-forget = Forget my progress
learn-lesson-done = Well done!
learn-next-lesson = Next: { $name }

lesson-cards = The cards
lesson-cards-text = Number, colour, filling, shape: what makes a card
lesson-rule = The magic rule
lesson-rule-text = All the same or all different, and nothing in between
lesson-nine = Nine cards
lesson-nine-text = Find four SETs, as calmly as you like
lesson-third = The missing card
lesson-third-text = Two cards are there. Which is the third?
lesson-play = Your first game
lesson-play-text = Against somebody who has just learned it, too

cards-touch = Every card has a number, a colour, a filling and a shape. Touch the buttons and change each of the four.
cards-make = Now make this card:
cards-make-more = Exactly! And now this one:
cards-made = Exactly! There are 81 different cards, and each exists only once.
cards-hear = Hear the name

rule-good = These three are a SET. Look at one attribute after the other: each is the same on all three, or different on all three.
rule-bad = These are none. The magic rule: if two are alike and one is not, it is no SET.
rule-try = Now you
rule-count = { $at } of { $all }
rule-ask = Is this a SET?
rule-yes = Yes
rule-no = No
rule-right = Right!
rule-wrong = Not quite.
rule-result = { $right } of { $all } right. Now you know the whole rule.

nine-task = Here are nine solid cards, and among them four SETs. Touch three cards that belong together. A card may be in several SETs.

third-build = For any two cards there is exactly one third. Where both are alike, it must be the same again; where they differ, it is what is left. Put it together!
third-misfit = Where you see a ✕, two are alike and one is not. Choose something else there.
third-built = That is the one, and there is no other!

play-intro = You can do it all. Now a real game: nine solid cards, and a bot that is only just learning.
play-look = Nobody waits for a turn: everybody looks at once.
play-touch = When you see a SET, touch its three cards. They are yours.
play-none = If you see none, say “none here”: when all agree, three more cards are laid.
play-wrong = A mistake is explained to you. It costs something, too: here three cards that you have won, elsewhere a point.
play-go = Play my first game
onward-heading = You know the game. Now play!
onward-first = A first real game
onward-then = And then, one after the other, what else these cards can do:
