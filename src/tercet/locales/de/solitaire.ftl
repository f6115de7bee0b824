### Das Grundspiel allein.

game-solitaire-name = Solitär
game-solitaire-summary = Du gegen den Stapel, in den drei Formen der Spielregeln.

option-solitaire-form = Form
option-solitaire-form-first = Schluss, wenn kein SET auf dem Tisch liegt
option-solitaire-form-patience = weiter, bis der Stapel aufgebraucht ist
option-solitaire-form-penalty = Aufgeben kostet, die letzten Karten machen es gut
option-solitaire-fixed = Anfängerstapel
option-solitaire-fixed-off = nein, alle 81 Karten
option-solitaire-fixed-1 = nur ein Symbol
option-solitaire-fixed-2 = nur zwei Symbole
option-solitaire-fixed-3 = nur drei Symbole
option-solitaire-fixed-r = nur die erste Farbe
option-solitaire-fixed-g = nur die zweite Farbe
option-solitaire-fixed-p = nur die dritte Farbe
option-solitaire-fixed-s = nur volle Karten
option-solitaire-fixed-h = nur schraffierte Karten
option-solitaire-fixed-e = nur leere Karten
option-solitaire-fixed-o = nur die erste Form
option-solitaire-fixed-w = nur die zweite Form
option-solitaire-fixed-d = nur die dritte Form
option-solitaire-strict = Weitere Karten nur, wenn wirklich kein SET daliegt

act-take = Diese drei nehmen
act-more = Drei weitere Karten
act-stop = Aufgeben

event-gave-up = { $cards_count ->
    [0] { $seat } gibt die Suche auf: Strafpunkt { $penalties }.
   *[other] { $seat } gibt die Suche auf: Strafpunkt { $penalties }, und ein SET wird weggenommen: { $cards }.
}
event-redeemed = Eines der letzten SETs tilgt einen Strafpunkt; { $penalties } übrig.

reason-stopped = Die Patience wurde aufgegeben.
