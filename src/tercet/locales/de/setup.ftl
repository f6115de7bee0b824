### SetUp: eine Karte legen, die kein SET ergibt.

game-setup-name = SetUp
game-setup-summary = Leg eine Karte, die mit den ausliegenden kein SET ergibt, sonst musst du alle nehmen.

option-setup-hand = Karten auf der Hand
option-setup-challenge-ms = Zeit zum Hinschauen, bevor die nächste Karte gelegt wird (Millisekunden, 0: keine)
option-setup-last-ms = Zeit zum Hinschauen auf die letzte Karte, wenn die vorige Zeit 0 ist (Millisekunden)
option-setup-turn-ms = Zeit zum Legen einer Karte (Millisekunden, 0: unbegrenzt)

act-lay-card = Diese Karte legen
act-challenge = Das ist ein SET!

event-hands-dealt = Alle bekommen verdeckte Karten (je { $count }): { $seats }.
event-own-hand = { $seat } hat auf der Hand: { $cards }.
event-card-laid = { $late ->
    [yes] { $seat } hat zu lange gezögert; der Zufall legt { $card }.
   *[other] { $seat } legt { $card }.
}
event-drew = { $seat } zieht { $card }.
event-challenged = { $seat } sieht ein SET: { $card } mit { $cards }!
event-collected = { $by } hat recht. { $seat } nimmt den ganzen Tisch ({ $cards_count }): { $cards }.
event-passed-over = Nicht da und übersprungen: { $seats }.
event-last-place = Die meisten Karten ({ $count }) und damit der letzte Platz: { $seats }.

deadline-challenge = zum Hinschauen, dann darf die nächste Karte gelegt werden
deadline-last-challenge = zum Hinschauen auf die letzte Karte
deadline-lay-card = um eine Karte zu legen

reason-pile-drawn = Der Stapel ist aufgebraucht.

error-pile-drawn = Der Stapel ist aufgebraucht, niemand legt mehr. Nur die letzte Karte kann noch angezweifelt werden.
error-wait-for-challenges = Lass den anderen Zeit zum Hinschauen: noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
error-card-not-in-hand = Die Karte { $card } hast du nicht auf der Hand.
error-challenged-first = Zu spät: { $by } hat es zuerst gesehen.
error-question-closed = Zu spät: Die nächste Karte liegt schon da. Das kostet dich nichts.
error-name-the-others = { $card } ist die Karte, um die es geht. Nenne die beiden anderen.
error-nothing-to-challenge = Hier gibt es nichts anzuzweifeln: Zu einem SET gehören drei Karten auf dem Tisch.
error-own-card = Diese Karte hast du selbst gelegt. Das SET suchen die anderen.
error-already-challenged = Bei dieser Karte hattest du deinen Versuch. Warte auf die nächste.
