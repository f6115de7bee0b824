### SetUp: eine Karte legen, die kein SET ergibt.

game-setup-name = SetUp
game-setup-summary = Leg eine Karte, die mit den ausliegenden kein SET ergibt, sonst musst du alle nehmen.

option-setup-hand = Karten auf der Hand
option-setup-challenge-ms = Zeit zum Hinschauen, bevor die nächste Karte gelegt wird (Millisekunden, 0: keine)
option-setup-last-ms = Zeit für die letzte Karte, wenn es sonst keine gibt (Millisekunden)
option-setup-turn-ms = Zeit zum Legen einer Karte (Millisekunden, 0: ohne Grenze)

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
event-last-place = Die meisten Karten ({ $count }) und damit den letzten Platz hat: { $seats }.

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

rules-setup =
    # Das Ziel
    So wenige Karten wie möglich nehmen. Jede Karte, die du nehmen musst, ist ein Minuspunkt.

    # Vor dem Spiel
    Zwei bis acht spielen mit. Alle bekommen vier Karten, die sonst niemand sehen darf. Der Rest ist der Stapel. Der Tisch ist leer.

    # So wird gespielt
    - Reihum legt jeder eine Karte offen auf den Tisch und zieht eine neue. Links vom Geber geht es los.
    - Die Karte soll mit zwei Karten, die schon daliegen, kein SET ergeben.
    - Alle anderen schauen hin. Wer ein SET mit dieser Karte sieht, sagt es und nennt die beiden anderen Karten. Das darf auch, wer als Nächstes an der Reihe ist.
    - Es ist ein SET: Wer die Karte gelegt hat, nimmt alle Karten vom Tisch. Sie kommen nicht auf die Hand, sie sind Minuspunkte. Der Nächste beginnt mit einem leeren Tisch.
    - Es ist keins: Das kostet nichts, aber bei dieser Karte darfst du es nicht noch einmal versuchen.
    - Sobald die nächste Karte liegt, ist es zu spät. Ein SET ohne die letzte Karte zählt nicht mehr.

    # Die Zeit
    Alle haben mindestens drei Sekunden zum Hinschauen, bevor die nächste Karte gelegt werden darf. Das lässt sich ändern oder abschalten.

    # Das Ende
    Schluss ist, wenn der Stapel aufgebraucht ist und alle die letzte Karte anschauen konnten. Wer am wenigsten Karten genommen hat, gewinnt, wer am meisten hat, verliert; einen Platz kann man sich teilen.

    # Ein Tipp
    Je mehr Karten daliegen, desto schwerer wird es. Zwanzig können ohne SET liegen; die einundzwanzigste ergibt immer eins. Und lass dir nichts anmerken: Niemand weiß, was die anderen hoffentlich übersehen.
