### 20/20 in the browser.

table-hand = Your cards: { $count } (at most { $most })
table-held = Cards in the hand: { $count }
prompt-twenty-look = Make SETs of your cards and the table’s. First without cards wins!
prompt-twenty-none = You see none. As soon as all agree, the table gets new cards.
plain-twenty-point-ms = Seconds to show the three cards after a call
