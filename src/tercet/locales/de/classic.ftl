### Das Grundspiel.

game-classic-name = SET
game-classic-summary = Alle suchen zugleich: Wer zuerst drei Karten sieht, die zusammengehören, nimmt sie.

option-classic-penalty = Ein falscher Ruf kostet
option-classic-penalty-point = einen Punkt
option-classic-penalty-aside = drei schon gewonnene Karten
option-classic-penalty-lockout = eine Pause, bis jemand anders ein SET findet
option-classic-penalty-return = ein gewonnenes SET oder das nächste
option-classic-score = Am Ende zählen
option-classic-score-sets = SETs
option-classic-score-cards = Karten
option-classic-fixed = Anfängerstapel
option-classic-fixed-off = nein, alle 81 Karten
option-classic-fixed-1 = nur ein Symbol
option-classic-fixed-2 = nur zwei Symbole
option-classic-fixed-3 = nur drei Symbole
option-classic-fixed-r = nur die erste Farbe
option-classic-fixed-g = nur die zweite Farbe
option-classic-fixed-p = nur die dritte Farbe
option-classic-fixed-s = nur ausgefüllte Karten
option-classic-fixed-h = nur schraffierte Karten
option-classic-fixed-e = nur leere Karten
option-classic-fixed-o = nur die erste Form
option-classic-fixed-w = nur die zweite Form
option-classic-fixed-d = nur die dritte Form
option-classic-point-ms = Zeit zum Zeigen der drei Karten (Millisekunden)
option-classic-lay-after-ms = Drei weitere Karten nach so langer Stille (Millisekunden, 0: nie)
option-classic-strict = „Hier ist keins“ nur, wenn wirklich kein SET daliegt
option-classic-players-end = Die Mitspielenden sagen, wann Schluss ist

preset-classic-solid = Anfänger: nur ausgefüllte Karten
preset-classic-colour = Anfänger: nur eine Farbe

event-penalised = { $penalty ->
    [point] { $seat } verliert einen Punkt.
    [aside] { $seat } legt drei Karten beiseite: { $cards }.
    [lockout] { $seat } wartet, bis jemand anders ein SET findet.
    [return] { $seat } gibt ein SET zurück: { $cards }.
   *[debt] { $seat } schuldet ein SET.
}
event-repaid = { $seat } bezahlt damit eine alte Schuld.
event-locks-lifted = Wieder rufen dürfen: { $seats }.
