### Ob fair gegeben wurde.

fair-title = Wurde fair gegeben?
fair-explained = Vor der ersten Karte hat der Server eine geheime Zahl gewählt und dir ihren Fingerabdruck gezeigt. Dann hat jeder Browser am Tisch eine eigene Zufallszahl dazugegeben, und alle diese Zahlen zusammen haben die Karten gemischt. Nach dem Spiel wird die geheime Zahl verraten: Sie hat den versprochenen Fingerabdruck und führt genau zu den Karten, die du gesehen hast; also kann niemand die Karten zurechtgelegt haben.
fair-checking = Es wird gerechnet …
fair-verdict-yes = Ja, es wurde fair gegeben.
fair-verdict-no = Nein, hier stimmt etwas nicht.
fair-verdict-unknown = Das lässt sich nicht sagen.
fair-verdict-missing = Nicht bewiesen, dass für { $names } fair gegeben wurde.
fair-verdict-bots = { $count ->
    [one] Fair, falls { $names } ein Bot des Servers ist.
   *[other] Fair, falls { $names } Bots des Servers sind.
}
fair-links-yes = Niemand hat das Protokoll verändert: Jeder seiner { $count } Einträge passt zum vorigen.
fair-links-no = Das Protokoll wurde verändert: Zeile { $line } passt nicht zur vorigen.
fair-commitment-yes = Die am Ende verratene Zahl hat den Fingerabdruck, der vor der ersten Karte gezeigt wurde.
fair-commitment-no = Die am Ende verratene Zahl hat nicht den Fingerabdruck, der vor der ersten Karte gezeigt wurde.
fair-commitment-unknown = Das Spiel dieses Protokolls ist nicht zu Ende; die geheime Zahl ist noch nicht verraten.
fair-noted-yes = Dieser Browser hat sich den Fingerabdruck gemerkt, als er an den Tisch kam, und er ist noch derselbe.
fair-noted-no = Als dieser Browser an den Tisch kam, wurde ihm ein anderer Fingerabdruck gezeigt.
fair-own-yes = Deine eigene Zufallszahl steht im Protokoll.
fair-own-no = Deine eigene Zufallszahl steht nicht im Protokoll: Der Server hat sie weggelassen oder verändert.
fair-nonces-yes = Alle Mitspielenden haben eine Zufallszahl dazugegeben.
fair-nonces-missing = { $count ->
    [one] Keine Zufallszahl von { $names }: Der Server könnte die Karten gegen { $names } ausgesucht haben.
   *[other] Keine Zufallszahl von { $names }: Der Server könnte die Karten gegen sie ausgesucht haben.
}
fair-nonces-bots = Keine Zufallszahl von { $names }. Bots des Servers brauchen keine; gegen Menschen könnte der Server die Karten ausgesucht haben.
fair-deal-yes = Dieser Browser hat die Karten nach denselben Regeln noch einmal gegeben: Nach jedem von { $count } Schritten lag der Tisch so da, wie er dir gezeigt wurde.
fair-deal-no = Bei Schritt { $entry } wurde etwas anderes gezeigt, als die Zahlen ergeben.
fair-deal-unknown = Dieser Browser konnte die Karten nicht noch einmal geben und sie darum nicht mit dem Gezeigten vergleichen.
fair-rules-yes = Dieser Browser hat das Protokoll noch einmal durchgespielt: Die Regeln erlauben jeden Eintrag, und das Ergebnis ist dasselbe.
fair-rules-no = Noch einmal durchgespielt, hält das Protokoll nicht stand.
fair-rules-unknown = Das Protokoll ließ sich hier nicht durchspielen.
fair-no-log = Das ist kein Protokoll eines Spiels.
fair-own-log = Das Protokoll dieses Tisches prüfen
fair-commitment = Der Fingerabdruck, gezeigt vor der ersten Karte
fair-nonces = Die Zufallszahlen der Mitspielenden
fair-nonce-bot = nicht nötig (ein Bot)
fair-nonce-missing = keine: Der Server könnte die Karten gegen { $name } ausgesucht haben
fair-nonce-unknown = keine
fair-nonce-given = hat eine Zufallszahl dazugegeben
fair-nonce-not-given = hat keine Zufallszahl dazugegeben
fair-abandoned = Der Server hatte sich auf die Karten schon festgelegt; dann wurde der Tisch aufgegeben.
fair-seed = Die geheime Zahl, verraten am Ende
fair-first-cards = Die ersten Karten, die daraus folgen
fair-other = Ein Protokoll aus einer Datei prüfen
fair-file = Wähle eine Datei oder lege sie hier ab
fair-paste = Oder füge ihren Text ein
fair-check = Prüfen
