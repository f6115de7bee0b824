### Das Grundspiel allein.

game-solitaire-name = Solitär
game-solitaire-summary = Du gegen den Stapel, in den drei Formen der Spielregeln.

option-solitaire-form = Form
option-solitaire-form-first = Schluss, wenn du kein SET siehst
option-solitaire-form-patience = drei Karten mehr, wenn du keins siehst, bis der Stapel aufgebraucht ist
option-solitaire-form-penalty = Aufgeben kostet, die letzten Karten machen es gut
option-solitaire-fixed = Anfängerstapel
option-solitaire-fixed-off = nein, alle 81 Karten
option-solitaire-fixed-1 = nur ein Symbol
option-solitaire-fixed-2 = nur zwei Symbole
option-solitaire-fixed-3 = nur drei Symbole
option-solitaire-fixed-r = nur die erste Farbe
option-solitaire-fixed-g = nur die zweite Farbe
option-solitaire-fixed-p = nur die dritte Farbe
option-solitaire-fixed-s = nur ausgefüllte Karten
option-solitaire-fixed-h = nur schraffierte Karten
option-solitaire-fixed-e = nur leere Karten
option-solitaire-fixed-o = nur die erste Form
option-solitaire-fixed-w = nur die zweite Form
option-solitaire-fixed-d = nur die dritte Form
option-solitaire-mistakes = Eine falsche Wahl kostet
option-solitaire-mistakes-cost = was sie im Grundspiel kostet (erste Form: einen Punkt; mit Strafpunkten: ein SET)
option-solitaire-mistakes-free = nichts, sie wird nur gezählt
option-solitaire-strict = „Hier ist keins“ nur, wenn wirklich kein SET daliegt
option-solitaire-tell = Das Spiel sagt von selbst, wenn kein SET daliegt

act-take = Diese drei nehmen
act-stop = Aufgeben
solitaire-none-more = Hier ist keins: drei mehr
solitaire-none-end = Hier ist keins: Schluss

event-no-set-here = Hier liegt kein SET.
event-three-more = Drei weitere Karten: { $cards }.
event-gave-up = { $cards_count ->
    [0] Aufgeben kostet einen Strafpunkt: jetzt { $penalties }.
   *[other] Aufgeben kostet einen Strafpunkt, jetzt { $penalties }, und ein SET: { $cards }.
}
event-redeemed = Eines der letzten SETs tilgt einen Strafpunkt; noch { $penalties } übrig.
event-overlooked = Übersehen: { $sets }.
event-solitaire-ended = { $result ->
    [until_none] { solitaire-until-none }
    [given_up] { solitaire-given-up }
    [cleared] { solitaire-cleared }
    [cards_left] { solitaire-cards-left }
    [won] { solitaire-won }
   *[lost] { solitaire-lost }
} { solitaire-mistakes } { solitaire-time }

## Was es war

solitaire-until-none = { $sets ->
    [0] Kein einziges SET gesehen.
    [one] Ein SET, dann keins mehr gesehen.
   *[other] { $sets } SETs, dann keins mehr gesehen.
}
solitaire-given-up = { $sets ->
    [one] Aufgegeben nach einem SET.
   *[other] Aufgegeben nach { $sets } SETs.
}
solitaire-cleared = Aufgegangen: Keine Karte ist übrig.
solitaire-cards-left = { $left ->
    [one] Nicht aufgegangen: Eine Karte ist übrig.
   *[other] Nicht aufgegangen: { $left } Karten sind übrig.
}
solitaire-won = Gewonnen: Kein Strafpunkt ist übrig.
solitaire-lost = { $penalties ->
    [0] Verloren: Der Stapel ist nicht aufgebraucht.
    [one] Verloren: Ein Strafpunkt ist übrig.
   *[other] Verloren: { $penalties } Strafpunkte sind übrig.
}
solitaire-mistakes = { $wrong ->
    [0] Kein Fehler.
    [one] Ein Fehler.
   *[other] { $wrong } Fehler.
}
solitaire-time = Zeit: { $ms }.
solitaire-overlooked = { $count ->
    [0] Nichts wurde übersehen
    [one] Ein SET wurde übersehen
   *[other] { $count } SETs wurden übersehen
}
solitaire-this = Dieses Mal
solitaire-earlier = Neben deinen früheren
solitaire-best = Dein bestes bisher

reason-none-seen = Kein SET wurde mehr gesehen.
reason-none-there = Kein SET lag mehr auf dem Tisch.
reason-table-empty = Der Tisch ist leer.
reason-stopped = Das Solitär wurde aufgegeben.
