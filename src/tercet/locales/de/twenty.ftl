### 20/20: zuerst die eigenen Karten loswerden.

game-twenty-name = 20/20
game-twenty-summary = Werde als Erster deine eigenen Karten los, in SETs aus ihnen und den Karten auf dem Tisch.

option-twenty-hand = Karten für jeden
option-twenty-table = Karten auf dem Tisch
option-twenty-most = Höchstens so viele Karten auf der Hand
option-twenty-point-ms = Zeit, die drei Karten zu zeigen (Millisekunden)

act-ask-card = Noch eine Karte

event-extra-card = { $reason ->
    [asked] { $card ->
        [none] { $seat } bittet um eine Karte und bekommt sie.
       *[other] { $seat } bittet um eine Karte und bekommt { $card }.
    }
   *[penalty] { $card ->
        [none] { $seat } bekommt eine Karte dazu.
       *[other] { $seat } bekommt eine Karte dazu: { $card }.
    }
}
event-hand-full = { $seat } hat schon { $count } Karten auf der Hand: keine Karte dazu.
event-pile-rebuilt = Der Stapel war leer; { $count } abgelegte Karten werden zu einem neuen gemischt.
event-table-swapped = Niemand kommt weiter. Der Tisch wird ausgetauscht, neu sind { $cards }; weg sind { $gone }.
event-went-out = { $points ->
    [one] { $seat } hat keine Karten mehr: { $points } Punkt.
   *[other] { $seat } hat keine Karten mehr: { $points } Punkte.
}

reason-hand-empty = Keine Karte mehr auf der Hand.

error-card-out-of-reach = Die Karte { $card } liegt weder auf dem Tisch noch in deiner Hand.
error-hand-full = Du hast schon { $most } Karten auf der Hand; mehr dürfen es nicht sein.

rules-twenty =
    # Das Ziel
    Die eigenen Karten vor den anderen loswerden, in SETs aus ihnen und den Karten auf dem Tisch.

    # Das Geben
    Jeder bekommt sechs Karten, eine nach der anderen, und hält sie vor den anderen verborgen. Sechs weitere liegen offen auf dem Tisch. Der Rest ist der Stapel.

    # So geht es
    - Niemand ist an der Reihe. Siehst du ein SET, ruf es, und zeig deine drei Karten, bevor die Zeit um ist.
    - Das SET darf eigene Karten und Karten vom Tisch beliebig verbinden.
    - Karten vom Tisch werden aus dem Stapel ersetzt. Eigene nicht: Die bist du los.
    - Falsch gerufen oder zu langsam: Die Karten kommen zurück, und du bekommst eine dazu.
    - Solange niemand gerufen hat, darfst du um eine Karte bitten. Sie hilft, ein SET zu finden, aber du musst auch sie loswerden.
    - Niemand hat je mehr als neun Karten auf der Hand. Bei neun kostet ein falscher Ruf keine Karte.
    - Kommt niemand weiter, sagt jeder „hier ist keins“. Haben es alle gesagt, werden die Karten auf dem Tisch ausgetauscht.
    - Ist der Stapel leer, werden die abgelegten Karten zu einem neuen gemischt.

    # Die Punkte
    SETs zählen nicht. Wer zuerst keine eigenen Karten mehr hat, gewinnt die Runde und bekommt einen Punkt für jede Karte, die die anderen noch halten. Dann gibt der linke Nachbar.

    # Die Partie
    Wer zuerst zehn Punkte für jeden am Tisch erreicht, gewinnt: 30 zu dritt, 40 zu viert.
