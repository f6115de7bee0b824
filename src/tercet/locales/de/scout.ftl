### Kundschafter: eine Karte wird gezeigt, die anderen suchen die zweite.

game-scout-name = Kundschafter
game-scout-summary = Leg den Finger auf eine Karte des SETs, das du gesehen hast; wer eine zweite Karte davon findet, teilt die Beute.

option-scout-search-ms = Zeit, eine zweite Karte zu finden (Millisekunden, 0: ohne Grenze)
option-scout-vote-ms = Zeit für die Abstimmung über ein Pfand (Millisekunden)
option-scout-second-pays = Eine zweite Karte, die kein SET ergibt, kostet eine Karte
option-scout-strict = „Hier ist keins“ nur, wenn wirklich kein SET da liegt
option-scout-players-end = Die Spieler sagen, wann Schluss ist

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
    [scolding] { $by } stimmt für eine Standpauke für { $seat }.
    [dishes] { $by } stimmt für den Abwasch für { $seat }.
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
error-no-vote-open = Über diesen Spieler wird nicht abgestimmt.

rules-scout =
    # Das Ziel
    Mehr Karten gewinnen als die anderen. Alle spielen gleichzeitig, niemand ist an der Reihe.

    # So geht es
    - Zwölf Karten liegen offen.
    - Siehst du ein SET, bist du der Kundschafter: Wähl seine drei Karten und leg den Finger auf die erste. Die anderen sehen nur diese; die beiden anderen bleiben versiegelt.
    - Die anderen suchen eine zweite Karte deines SETs. Wer eine findet, legt den Finger darauf.
    - Danach wird der Tisch wieder auf zwölf Karten aufgefüllt.

    # Wer nimmt was
    - Die zweite Karte gehört zum SET des Kundschafters: Wer sie fand, nimmt diese Karte, der Kundschafter die beiden anderen.
    - Die zweite Karte ergibt mit der ersten ein anderes SET: Wer sie fand, nimmt die beiden anderen Karten dieses SETs, der Kundschafter nimmt alle drei seines eigenen.
    - Die zweite Karte ergibt mit der ersten kein SET: Niemand nimmt etwas, und wer sie zeigte, ist bei dieser Suche nicht mehr dabei.
    - Alle geben auf, oder die Zeit ist um: Der Kundschafter zeigt das SET und nimmt alle drei Karten.

    # Wenn der Kundschafter sich irrt
    - Sind seine drei Karten kein SET, verliert der Kundschafter eine Karte und setzt bei der nächsten Suche aus.
    - Ergab eine zweite Karte mit der ersten ein richtiges SET, nimmt der Finder alle drei Karten dieses SETs.
    - Wer keine Karte zu verlieren hat, schuldet ein Pfand. Die anderen stimmen geheim ab: eine ordentliche Standpauke oder eine Woche Abwasch. Bei Gleichstand gibt es die Standpauke. Das Pfand steht bis zum Ende neben dem Namen.

    # Kein SET, und das Ende
    Sieht niemand ein SET, sagt jeder „hier ist keins“. Haben es alle gesagt, kommen drei Karten dazu. Das Spiel ist aus, wenn der Stapel leer ist und kein SET mehr da liegt. Jede Karte zählt einen Punkt; die meisten Punkte gewinnen, bei Gleichstand teilt man sich den Sieg.
