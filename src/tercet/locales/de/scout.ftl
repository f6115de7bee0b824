### Kundschafter: eine Karte wird gezeigt, die anderen suchen die zweite.

game-scout-name = Kundschafter
game-scout-summary = Leg den Finger auf eine Karte des SETs, das du gesehen hast; wer eine zweite Karte davon findet, teilt die Beute.

option-scout-search-ms = Zeit, eine zweite Karte zu finden (Millisekunden, 0: unbegrenzt)
option-scout-vote-ms = Zeit für die Abstimmung über ein Pfand (Millisekunden)
option-scout-second-pays = Eine zweite Karte, die kein SET ergibt, kostet eine Karte
option-scout-strict = „Hier ist keins“ nur, wenn wirklich kein SET daliegt
option-scout-players-end = Die Mitspielenden sagen, wann Schluss ist

act-point = Ich sehe ein SET
act-point-second = Das ist die zweite Karte
act-give-up = Ich gebe auf
act-vote = Über das Pfand abstimmen

forfeit-scolding = eine ordentliche Standpauke
forfeit-dishes = eine Woche Abwasch

event-pointed = { $seat } hat ein SET gesehen und legt den Finger auf { $card }.
event-sealed = Nur { $seat } kennt das SET: { $cards }.
event-pointed-second = { $seat } legt den Finger auf { $card }.
event-barred = Das ergibt hier kein SET. { $seat } ist bei dieser Suche nicht mehr dabei.
event-gave-up-search = { $seat } gibt auf.
event-search-ran-out = Die Zeit ist um für { $seats }.
event-opened = { $seat } zeigt das SET: { $cards }.
event-won = { $seat } nimmt { $cards }.
event-lost-card = { $seat } verliert eine Karte: { $card }.
event-sits-out-next = { $seat } hat sich geirrt und setzt bei der nächsten Suche aus.
event-searches-again = { $seats_count ->
    [one] { $seats } sucht wieder mit.
   *[other] { $seats } suchen wieder mit.
}
event-forfeit-due = { $seat } hat keine Karte zu verlieren: Die anderen wählen ein Pfand.
event-voted = { $forfeit ->
    [scolding] { $by } stimmt dafür, dass { $seat } eine Standpauke bekommt.
    [dishes] { $by } stimmt dafür, dass { $seat } den Abwasch macht.
   *[other] { $by } hat über das Pfand für { $seat } abgestimmt.
}
event-forfeited = { $forfeit ->
    [dishes] { $seat } macht eine Woche lang den Abwasch ({ $dishes } zu { $scolding }).
   *[scolding] { $seat } bekommt eine ordentliche Standpauke ({ $scolding } zu { $dishes }).
}

deadline-search = um eine zweite Karte zu finden
deadline-vote = um über das Pfand abzustimmen

error-already-pointing = Dein Finger liegt schon auf einer Karte: Die anderen suchen.
error-pointed-first = Zu spät: { $by } hatte den Finger zuerst auf einer Karte.
error-sits-out-search = Du hast dich geirrt und setzt bei dieser Suche aus.
error-card-is-first = Auf { $card } liegt der Finger des Kundschafters. Such eine andere Karte des SETs.
error-second-first = Zu spät: { $by } hat zuerst eine zweite Karte gefunden.
error-search-over = Zu spät: Diese Suche ist vorbei.
error-no-search = Noch hat niemand den Finger auf eine Karte gelegt.
error-barred-from-search = Deine zweite Karte ergab kein SET; bei dieser Suche bist du nicht mehr dabei.
error-gave-up-search = Du hast diese Suche aufgegeben.
error-own-forfeit = Dein Pfand wählen die anderen.
error-already-voted = Du hast schon abgestimmt.
error-vote-over = Zu spät: Die Stimmen sind gezählt.
error-no-vote-open = Über diese Person wird nicht abgestimmt.
