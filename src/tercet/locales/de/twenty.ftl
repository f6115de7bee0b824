### 20/20: zuerst die eigenen Karten loswerden.

game-twenty-name = 20/20
game-twenty-summary = Werde vor den anderen deine eigenen Karten los, in SETs aus ihnen und den Karten auf dem Tisch.

option-twenty-hand = Karten für jede Person
option-twenty-table = Karten auf dem Tisch
option-twenty-most = Höchstens so viele Karten auf der Hand
option-twenty-point-ms = Zeit, die drei Karten zu zeigen (Millisekunden)

act-ask-card = Karte ziehen

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
