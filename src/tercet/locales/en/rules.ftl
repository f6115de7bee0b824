### The rules of each game, for a page in the browser and for `tercet rules`.
### A line of cards is drawn; the line below it is its caption.

rules-all = The games
rules-others = Other rules
rules-play = Play this
rules-match-name = Matches and tournaments
rules-match-summary = Several deals, one winner: how points add up, and what a leader does.

rules-classic =
    # The aim
    Take more SETs than the others. Everybody plays at once; there are no turns.

    # What is a SET
    Every card has a number, a colour, a filling and a shape. Three cards are a SET when each of these four, looked at alone, is the same on all three or different on all three.
    If two are alike and the third is not, it is no SET.

    2rsw 2gsw 2psw
    Number, filling and shape are the same, the colours all differ: a SET.

    1rso 2ghw 3ped
    All four attributes differ: a SET, too, and the hardest kind to see.

    1gho 2gho 3pho
    Two have the same colour and the third does not: no SET.

    For any two cards there is exactly one third that completes them.

    # How to play
    - Twelve cards lie open.
    - When you see a SET, call it. From then on only you may act: show your three cards within { $point_s } seconds.
    - You need not call first: touch the three cards (in a terminal, type them), and you have called and shown at once.
    - Right: the cards are yours, and three new ones take their places.
    - Wrong, or too slow: the cards stay, and you pay the penalty of this edition.
    - If nobody sees a SET, each player says “none here”. When all have said so, three more cards are laid. They are not replaced when the next SET is taken.
    - { edition-turquoise }: after { $turquoise_lay_after_s } seconds without a call three more cards are laid by themselves. Any table can choose such a time, or none.

    # How often is there none?
    Of cards dealt at random, twelve hold no SET 1 time in 30.96 (the rule sheets say 1 in 33), and fifteen 1 time in 2,742 (they say 1 in 2500). During play it happens more often, because SETs are taken away: about 1 time in 15 and 1 in 90. Twenty-one cards always hold one.

    # The penalty
    - { edition-fxs1995 }: you lose a point, even below zero.
    - { edition-carnet }: three cards you have won are set aside and never count. With none won there is nothing to lose.
    - { edition-turquoise }: you may not call again until somebody else has found a SET.
    - { edition-italian }: you give back a SET; with none, the first one you win later. This sheet has a variant, too: instead you wait as in the edition { edition-turquoise }; choose that penalty for it.

    # The end
    The game is over when the pile is empty and no SET is left. Depending on the edition each SET or each card counts one point. The most points win; ties share the win.

    # For beginners
    Take one attribute out, for instance by playing with solid cards only: 27 cards, nine on the table, all else unchanged.

rules-beginners =
    # Fewer attributes to watch
    One attribute is taken out of the pack. All cards that are left show the same value of it, so you need not look at it any more. Usually it is the filling: only solid cards remain. It may be the colour, too, or any other attribute.

    # What is a SET
    27 cards remain, and three questions: number, colour and shape. On each of them the three cards must be all the same or all different.

    1rso 1gso 1pso
    The number is the same, the shape is the same, the colours all differ: a SET.

    1rso 2gsw 3psd
    Number, colour and shape all differ: a SET, too.

    2rso 2rsw 2gsd
    Two have the same colour and the third does not: no SET.

    # How to play
    - Nine cards lie open, three rows of three.
    - Everybody looks at once. When you see a SET, call it and show your three cards within { $point_s } seconds. Or just touch the three: that needs no call.
    - Right: the cards are yours, and three new ones are laid. Wrong: they stay where they are.
    - If nobody sees a SET, say “none here”. When all have said so, three more cards are laid; after the next SET it is back to nine.
    - All else is as in the big game.

    # The questions that help
    Look at two cards and ask: which number must the third one have, which colour, which shape? Now look for just this card. There is only one.

    # And then?
    When the nine cards get too easy, mix all 81.

rules-solitaire =
    # The aim
    Take SETs from the table, alone and without hurry. Twelve cards lie open; three new ones replace each SET.

    1pho 2phw 3phd
    Colour and filling the same, number and shape all different: a SET to take.

    # When you see none
    You say so yourself: “none here”. Nobody tells you whether that is true; the end shows what you overlooked.

    # Three forms
    - First blank: the game ends when you say that there is none. How many SETs can you make? It comes out when the pile is used up.
    - Patience: when you say that there is none, three more cards are laid. It comes out when not one card is left.
    - With penalties: as the patience, but each time you say so you get a penalty point, and one of your SETs is taken away, even if there truly was none. When the pile is empty, each SET you still make cancels one point. You win if no point is left at the end.
    When the pile is empty, “none here” ends every form.

    # Mistakes
    Three cards that are no SET stay where they are. The mistake is counted, and costs what it costs in the base game:
    - First blank: a point, even below zero.
    - Patience: nothing.
    - With penalties: you give back a SET; with none, the first one you make later.

    # If you like it easier
    - Mistakes can be free in every form.
    - “None here” can be refused while a SET lies there.
    - The game can say by itself when there is none, and then ends or lays three more cards.

rules-match =
    # One deal or several
    A single deal is over quickly. A match joins several; the points of all deals are added up. Between two deals there is a pause of { $pause_s } seconds; it ends early when all are ready. Where all look at once, a short count-down that all see comes first.

    # Everybody deals once
    The deal goes round to the left until everybody has dealt once. The highest total wins.

    # A number of deals
    Agree beforehand how many deals you want to play ({ $deals } if nothing is said). The highest total wins.

    # To a number of points
    You play until somebody has reached the points agreed on. That is { $target } for each player at the table, as at 20/20, if nothing else is said.

    # Tournament
    - For three or more players, and with as many rounds as there are players.
    - In each round one player is the leader: the leader shuffles, deals and lays new cards, but does not play. Here the leader watches while the game does the work.
    - Everybody leads once. Each card counts one point.
    - The highest total after the last round wins.

    # Which penalty, which counting?
    Any penalty, any counting and any form of match can be combined. An edition is a combination with a name:
    - { edition-fxs1995 }: a wrong call costs a point, each SET counts one, everybody deals once.
    - { edition-carnet }: a wrong call costs three cards won earlier, each card counts one.
    - { edition-turquoise }: after a wrong call you wait until somebody else finds a SET, each card counts one.
    - { edition-italian }: a wrong call costs a SET won earlier or the next one, each SET counts one.

    Players with the same total share the win.

rules-scout =
    # The aim
    Win more cards than the others. Everybody plays at once; there are no turns.

    # How to play
    - Twelve cards lie open.
    - When you see a SET, you are the scout: choose its three cards and put your finger on the first one. The others see only that card; the two others are sealed.
    - The others look for a second card of your SET. Whoever finds one puts a finger on it.
    - Then the table is refilled to twelve.

    # Who takes what
    - The second card belongs to the scout’s SET: the finder takes that card, the scout the two others.
    - The second card makes a different SET with the first: the finder takes the two other cards of that SET, and the scout takes all three of the scout’s own.
    - The second card makes no SET with the first: nothing is taken, and that player is out of this search.
    - Everybody gives up, or { $search_s } seconds have passed: the scout shows the SET and takes all three cards.

    1rso 2rso 3rso
    The scout’s SET: the finger is on the first card, the two others are a secret.

    1rso 1gso 1pso
    A different SET with the same first card. Somebody who finds one of these takes two cards, and the scout all three.

    # A mistaken scout
    - If the scout’s three cards turn out to be no SET, the scout loses one card and sits out the next search.
    - If a second card had made a true SET with the first, its finder takes all three cards of that SET.
    - Who has no card to lose owes a forfeit. The others vote in secret: a good scolding, or dish-washing for a week. They have { $vote_s } seconds; who does not vote by then has no say. A tie is the scolding. It stands beside the name until the end.

    # No SET, and the end
    If nobody sees a SET, each player says “none here”. When all have said so, three more cards are laid. The game is over when the pile is empty and no SET is left. Each card counts one point; the most points win, and ties share the win.

rules-chipset =
    # The aim
    Win chips. Whoever has the most SETs made with at least one hidden card of their own takes the pot – or whoever makes all the others believe it.

    # The deal
    - Two to ten play. Everybody starts with { $chips } chips.
    - { $ante ->
        [0] Nothing is paid before the deal; a livelier game has an ante of one chip.
        [one] Before each deal everybody pays an ante of one chip into the pot.
       *[other] Before each deal everybody pays an ante of { $ante } chips into the pot.
    }
    - One card is laid face up in the middle, and everybody gets one face down. Then the same again: two open cards, and two in every hand.
    - Only you see your own cards.
    - The deal, the turns and the bets go clockwise. The player to the left of the dealer begins.

    2rsw 2gsw
    Open in the middle …

    2psw 1ghd
    … and this is your hand. The first of your cards makes a SET with the two open ones.

    # Betting
    When it is your turn you choose:
    - Check: bet nothing for now. Only while nobody has bet in this phase.
    - Bet: open the betting with one or more chips.
    - Call: put in what you need to match the highest stake of this phase.
    - Raise: call, and add one or more chips.
    - Fold: give up this deal. What you have put in stays in the pot.
    There is a limit for each bet (chips: { $max_bet }) and for the raises of each player in a phase (raises: { $raises }); the table may agree on others. You have { $bet_s } seconds to think; when they have run out you check, or fold if somebody has bet. The phase is over when everybody has had a turn and all have put in the same.
    If you have too few chips to call, go all in with what you have. You can then win as much from each player as you put in yourself; the rest makes a side pot for the others. Chips that nobody followed go back to their owner.
    Some tables agree on more: a smaller limit for raises, or that the first to speak must bet at least one chip.

    # Who will show?
    - After each phase all who are still in are asked at the same time, and answer in secret. Silence means no.
    - The question always lasts { $answer_s } seconds, whoever has answered: its length tells nothing.
    - Only a player with a SET can show, and nobody has to. If you hold none you need not answer; only you are told so.
    - Nobody shows: one more card is laid face up, and another phase begins.
    - Somebody shows: all who are still in lay down their cards. Most SETs takes the pot.
    - A SET counts only with a card from your own hand. SETs that share cards all count.
    - Ties share the pot. Odd chips go to the one of them with the fewest chips; if that is equal too, to the one nearest to the dealer’s left.
    - When the pile is used up, all must show.

    # Bluff
    If all but one have folded, the last one takes the pot and shows nothing. Nobody will know until the match is over.

    # The end
    Whoever has no chips left is out. The match ends after { $deals } deals, or the number agreed on, or when one player has every chip. Between two deals there is a pause of at most { $pause_s } seconds. Most chips win.

rules-setup =
    # The aim
    Take as few cards as you can. Every card you have to take is a minus point.

    # Before you start
    Two to eight players. Each gets { $hand } cards, which the others must not see. The rest is the pile. The table is empty.

    # How to play
    - In turn, each player lays one card face up and draws a new one. The player left of the dealer begins.
    - The card should make no SET with two cards that already lie there.
    - All the others look. Whoever sees a SET with this card says so and names the two other cards. The next player may do so, too.
    - It is a SET: the player who laid the card takes all the cards on the table. They do not go into the hand, they are minus points. The next player begins with an empty table.
    - It is none: that costs nothing, but you may not try again with this card.
    - As soon as the next card lies there, it is too late. A SET that does not use the last card does not count any more.

    1rso 3ghd 2pew
    The first two lay there. Whoever adds the third has made a SET, and takes the table if anybody notices.

    # Time
    Everybody has at least { $challenge_s } seconds to look before the next card may be laid. You can change that, or do without; the last card can be looked at for { $last_s } seconds then. { $turn_s ->
        [0] There is no limit for laying a card unless you set one; if it runs out, chance lays a card of yours.
       *[other] A card must be laid within { $turn_s } seconds; if they run out, chance lays a card of yours.
    }

    # The end
    The game stops when the pile has been drawn and the last card has been looked at. The fewest cards win, the most lose; several may share a place. What is left in the hands and on the table counts for nobody.

    # A hint
    The more cards on the table, the harder it gets. Twenty can lie there without a SET; the twenty-first always makes one. Keep a straight face: perhaps nobody notices the SET you have just made.

rules-coopset =
    # The aim
    You play together, against nobody but the pack, alone or in a team of up to thirty-two. Get as many SETs as you can out of each layout.

    # How to play
    - Twelve cards lie open. Whoever sees a SET takes it. A wrong choice costs nothing, it is only counted.
    - The places stay empty for now: look on among the cards that are left.
    - Two SETs cannot share a card. Talk about which one to take, so that more remain possible. What is taken stays taken.
    - When you find no more, say “done”. When all have said so, the layout counts, the game shows what you missed, and it is filled up to twelve.

    1gso 2gso 3gso 3rso 3pso
    Two SETs that share the card in the middle: you can take only one of them. Which one leaves you more?

    # No SET among the twelve
    Ask for one more card, and another, until you find a SET. Every added card costs a point, even if there was a SET that nobody saw.

    # Points
    - Points for one SET: { $one_set }
    - Points for two SETs: { $two_sets }
    - Points for three SETs: { $three_sets }
    - Points for four SETs or more: { $four_sets }
    - Points off for every added card: { $added_cost }

    # The end
    The game is over when new cards are due and the pile is empty. The layout on the table still counts. Then compare:
    - up to 3: { verdict-keep-playing }
    - 4 to 7: { verdict-not-bad }
    - 8 to 10: { verdict-good }
    - 11 to 13: { verdict-excellent }
    - 14 and 15: { verdict-super }
    - 16 and more: { verdict-records }
    - 30 and more: { verdict-misread }

    With 4 points or more you have beaten the pack. Your result stands beside the last ones of the same team, and its best.

rules-twenty =
    # The aim
    Be the first to get rid of your own cards by making SETs with them and the cards on the table.

    # The deal
    Each player gets { $hand } cards, one at a time, and keeps them hidden from the others. Another { $table } lie open on the table. The rest is the pile.

    # How to play
    - There are no turns. When you see a SET, call it, and show your three cards within { $point_s } seconds. Or just touch the three: that needs no call.
    - The SET may combine your own cards and those on the table in any way.
    - Cards taken from the table are replaced from the pile. Your own are not: you have got rid of them.
    - A wrong call, or one that is too slow: the cards go back and you get an extra card.
    - You may ask for an extra card whenever no call is open. It helps you find a SET, but it is one card more to get rid of.
    - Nobody ever holds more than { $most } cards. With { $most }, a wrong call costs no card.
    - If nobody can move, each player says “none here”. When all have said so, the cards on the table are swapped for others.
    - When the pile is empty, the removed cards are shuffled into a new one.

    2gew 2gsw 2ghw
    The first lies on the table, the two others are yours: a SET, and you have got rid of two cards.

    # Counting
    SETs do not count. The first player without any cards wins the deal and gets one point for each card the others still hold. The next deal is made by the player to the left.

    # The match
    The first to reach ten points for each player at the table wins: 30 with three players, 40 with four.

rules-dice =
    # The aim
    Score more points than the others by laying SETs on the board. Two to four players.

    # What is a SET
    A die shows a number of symbols, a colour and a shape. Three dice are a SET when each of these three, looked at alone, is the same on all three or different on all three. Three dice that are exactly alike are a SET too.

    1ro 2gw 3pd
    All three attributes differ: a SET.

    3gw 3gw 3gw
    Exactly alike: with dice this is a SET, too.

    2rd 2rd 2pd
    Two have the same colour and the third does not: no SET.

    If two are alike and the third is not, it is no SET.

    # The opening
    - Everybody takes five dice from the bag without looking and throws them. All dice lie open; only the bag is hidden.
    - The first to see a SET among their own five announces it and lays it across the middle of the board, along the row or the column. It scores at once, and it is that player’s first turn.
    - A wrong announcement: wait until the next throw. Nobody has a SET: everybody throws again.
    - { $opening_s ->
        [0] There is no hurry: without a time limit the search lasts until somebody announces. A table can set one; then all throw again when it runs out.
       *[other] After { $opening_s } seconds without an announcement everybody throws again.
    }

    # Your turn
    - Place one, two or three of your dice so that new SETs appear. A SET is three neighbouring dice in a row or a column: not diagonally, not around a corner.
    - Each die you place must be in at least one new SET, and at least one of your SETs must use a die that was already there. What matters is the board when all your dice lie.
    - Your dice may touch others without making a SET there, as long as each of them makes one somewhere.
    - You may always pass. { $turn_s ->
        [0] There is no time limit for a turn; where a table sets one, running out of time is a pass.
       *[other] A turn lasts { $turn_s } seconds at most; running out of time is a pass.
    }

    # Points
    - Each new SET scores one point for each of its dice. A die in two SETs counts twice. In a longer line every three neighbours are looked at.
    - The first to occupy a bonus square gets its points as well, once.

    | . . 3rw .
    | . +2po 1pw 3pd
    | +2gd 2go 2gw 2gd
    | . 3ro 2rw 1rd
    | . 1po +2pw 3pd
    The example of the rule sheet: the three framed dice are placed in one turn. The two purple waves at the bottom score 6, for a SET in the row and one in the column. With the two green diamonds on the left it is 9, with the two purple ovals above 12. The ovals also stand in a column of three that is no SET; that does not matter.

    # Wilds
    - A wild stands for any die. Say what it means when you place it; that never changes. You may use as many as you like.
    - In the browser you choose what it stands for. Written down, a wild is *, and *2rw is a wild that stands for two red waves: h7=*2rw places it on the square h7.
    - In the turn in which it is placed a wild scores nothing itself, later it counts like any other die. It does earn a bonus square.
    - At the start of your turn you may replace one wild on the board with a die that shows exactly what it stands for. This scores nothing and is not one of your three dice. Throw the freed die: it is yours, and you may use it at once.

    # A round
    - When everybody has had a turn, all draw up to five dice and throw the new ones. Whoever opened draws first and starts every round.
    - Then everybody may throw any of their own dice once more, or keep them. The round begins when all have decided; who has not after { $again_s } seconds keeps all.
    - If nobody can make a SET, everybody throws all dice again.

    # The end
    When somebody has no dice left, those who have not played in this round play once more. It is also over when the bag is empty and three rounds pass without a die being placed. The most points win; dice left over count nothing, and ties share the win.
rules-console = For programmers: a Python prompt with the library
