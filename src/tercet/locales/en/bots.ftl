### The bots: their seven skills, and what the command “arena” prints.

skill-first-timer = First-timer
skill-novice = Novice
skill-casual = Casual player
skill-regular = Regular
skill-expert = Expert
skill-master = Master
skill-champion = Champion
skill-random = Random player
skill-strength = Strength { $strength }

arena-playing = Playing
arena-caption = { $game }: { $games } games; seed { $seed }
arena-player = Player
arena-wins = Wins
arena-score = Points a game
arena-rating = Rating
arena-pair = Pair
arena-better = First does better
arena-took = { $seconds } s; a game lasts { $table } s at the table

error-bot-process-failed = The program “{ $command }” does not play along: it ended, or its answer cannot be read or is not allowed.
error-option-unreadable = “{ $option }” is not an option: write a name, an equals sign and a value, such as form=penalty.

hint-take = Take { $cards }: that leaves the best chances.
hint-none = There is no SET here. Say so: “none here”.

skill-program = A program over the net
bot-of = bot of { $owner }
