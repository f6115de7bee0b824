### A game’s own page: what it is about, with whom to play it, and how strong the bots are.

game-about = What it is about
game-unknown = There is no such game on this server.
who-alone = Alone
who-bots = Against a bot
who-friends = With friends
who-friends-text = You get a link to send. Whoever opens it sits down.
strength-first-timer = Has only just learned what a SET is.
strength-novice = Still overlooks a lot, and is wrong now and then.
strength-casual = Plays on rainy Sundays. Most people start about here.
strength-regular = Plays every week and misses little.
strength-expert = Hard to beat, even for old hands.
strength-master = There are few people who see more.
strength-champion = As good as we know how to make one.
strength-random = Does anything that is allowed.
about-classic = Twelve cards lie open. Everybody looks at the same time, and whoever sees three cards that make a SET takes them. When the pile is empty and nobody finds another one, the most cards win.
about-beginners = The same game with one difference less: all cards are solid, and only nine lie open. SETs are easier to see, and a game is short. From here it is one step to the full pack.
about-solitaire = You play against the pack, as calmly or as quickly as you like. You say yourself when you see no SET. Three forms are known: stop at the first blank, clear the pack, or play for penalty points.
about-scout = Whoever has seen a SET puts a finger on just one of its cards. The others look for a second card of it, and share the catch if they find one. A scout who was wrong pays.
about-chipset = Two cards of your own that nobody else sees, open cards in the middle, and chips to bet with. After each round somebody may show. Most SETs with a card of your own take the pot – or a good bluff does.
about-setup = In turn, everybody lays one card from a hidden hand. It must not make a SET with two that lie there already. If somebody finds one, you take all the cards on the table, and the fewest cards win.
about-coopset = All of you play against the pack. Take as many SETs as you can out of every twelve cards without using a card twice, and talk about which ones. Four from one layout is worth most.
about-twenty = Six cards each, six on the table, and no turns. Make SETs of your own cards and those on the table, and get rid of your hand. A wrong call costs an extra card.
about-dice = Dice with symbols on a board, as in a crossword. Place up to three in your turn so that rows and columns make SETs; wilds stand for anything. Every die in a SET is a point, and some squares give more.
