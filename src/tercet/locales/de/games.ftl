### Die Seite jedes Spiels: worum es geht, mit wem man es spielt, und wie stark die Bots sind.

game-about = Worum es geht
game-unknown = Dieses Spiel gibt es auf diesem Server nicht.
who-alone = Allein
who-bots = Gegen einen Bot
who-friends = Mit Freunden
who-friends-text = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, setzt sich dazu.
strength-first-timer = Hat gerade erst gelernt, was ein SET ist.
strength-novice = Übersieht noch viel und irrt sich manchmal.
strength-casual = An verregneten Sonntagen dabei. Die meisten fangen etwa hier an.
strength-regular = Jede Woche dabei; übersieht wenig.
strength-expert = Schwer zu schlagen, auch für Geübte.
strength-master = Nur wenige sehen mehr.
strength-champion = So gut, wie wir es nur können.
strength-random = Tut irgendetwas, das erlaubt ist.
about-classic = Zwölf Karten liegen offen. Alle suchen gleichzeitig, und wer drei Karten sieht, die ein SET sind, nimmt sie. Ist der Stapel leer und findet niemand mehr eines, gewinnen die meisten Karten.
about-beginners = Dasselbe Spiel mit einem Unterschied weniger: Alle Karten sind ausgefüllt, und nur neun liegen offen. SETs sind leichter zu sehen, und eine Partie ist kurz. Von hier ist es ein Schritt zum ganzen Spiel.
about-solitaire = Du spielst gegen den Stapel, so ruhig oder so schnell du willst. Du sagst selbst, wenn du kein SET siehst. Drei Formen gibt es: beim ersten Mal aufhören, den Stapel aufbrauchen oder mit Strafpunkten spielen.
about-scout = Wer ein SET gesehen hat, legt den Finger auf nur eine seiner Karten. Die anderen suchen eine zweite davon und teilen die Beute, wenn sie sie finden. Ein Kundschafter, der sich geirrt hat, zahlt.
about-chipset = Zwei eigene Karten, die niemand sonst sieht, offene Karten in der Mitte und Chips zum Setzen. Nach jeder Runde darf gezeigt werden. Die meisten SETs mit einer eigenen Karte gewinnen den Topf – oder ein guter Bluff.
about-setup = Reihum legt jeder eine Karte aus der verdeckten Hand. Sie darf mit zwei Karten, die schon liegen, kein SET bilden. Findet jemand eines, nimmst du alle Karten vom Tisch, und die wenigsten Karten gewinnen.
about-coopset = Alle zusammen gegen den Stapel. Nehmt aus je zwölf Karten so viele SETs wie möglich, ohne eine Karte doppelt zu verwenden, und beratet, welche. Vier auf einmal zählen am meisten.
about-twenty = Jeder hat sechs Karten, sechs liegen auf dem Tisch, und gespielt wird nicht reihum. Bilde SETs aus deinen Karten und denen auf dem Tisch und werde deine Hand los. Ein falscher Ruf kostet eine Karte mehr.
about-dice = Würfel mit Symbolen auf einem Brett, wie beim Kreuzworträtsel. Lege in deinem Zug bis zu drei so, dass Zeilen und Spalten SETs bilden; Joker stehen für alles. Jeder Würfel in einem SET ist ein Punkt, und manche Felder bringen mehr.
