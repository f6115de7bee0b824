### Die Regeln jedes Spiels, für eine Seite im Browser und für „tercet rules“.
### Eine Zeile mit Karten wird gezeichnet; die Zeile darunter ist ihre Unterschrift.

rules-all = Die Spiele
rules-others = Weitere Regeln
rules-play = Das spielen
rules-match-name = Partien und Turniere
rules-match-summary = Mehrere Runden, ein Sieg: wie Punkte zusammenkommen und was man beim Leiten tut.

rules-classic =
    # Das Ziel
    Mehr SETs nehmen als die anderen. Alle spielen gleichzeitig; es wird nicht reihum gespielt.

    # Was ist ein SET?
    Jede Karte hat eine Anzahl, eine Farbe, eine Füllung und eine Form. Drei Karten sind ein SET, wenn jedes dieser vier Merkmale, für sich betrachtet, auf allen dreien gleich oder auf allen dreien verschieden ist.
    Sind zwei gleich und die dritte nicht, ist es kein SET.

    2rsw 2gsw 2psw
    Anzahl, Füllung und Form sind gleich, die Farben alle verschieden: ein SET.

    1rso 2ghw 3ped
    Alle vier Merkmale sind verschieden: auch ein SET, und am schwersten zu sehen.

    1gho 2gho 3pho
    Zwei haben dieselbe Farbe und die dritte nicht: kein SET.

    Zu je zwei Karten gibt es genau eine dritte, die sie ergänzt.

    # So wird gespielt
    - Zwölf Karten liegen offen.
    - Siehst du ein SET, ruf es. Von da an bist nur du am Zug: Zeig deine drei Karten innerhalb von { $point_s } Sekunden.
    - Rufen musst du nicht eigens: Tippst du die drei Karten an (im Terminal: gibst du sie ein), hast du zugleich gerufen und gezeigt.
    - Richtig: Die Karten gehören dir, drei neue nehmen ihre Plätze ein.
    - Falsch oder zu langsam: Die Karten bleiben liegen, und die Strafe dieser Ausgabe wird fällig.
    - Sieht niemand ein SET, sagen alle „hier ist keins“. Haben es alle gesagt, kommen drei Karten dazu. Beim nächsten SET werden sie nicht ersetzt.
    - { edition-turquoise }: Ruft { $turquoise_lay_after_s } Sekunden lang niemand, kommen drei Karten von selbst dazu. Jeder Tisch kann eine solche Zeit wählen oder keine.

    # Wie oft ist keins da?
    Von zufällig gegebenen Karten enthalten zwölf 1 Mal von 30,96 kein SET (die Spielregeln sagen 1 von 33), fünfzehn 1 Mal von 2742 (sie sagen 1 von 2500). Im Spiel geschieht es öfter, weil SETs weggenommen werden: etwa 1 Mal von 15 und 1 von 90. Einundzwanzig Karten enthalten immer eines.

    # Die Strafe
    - { edition-fxs1995 }: Du verlierst einen Punkt, auch unter null.
    - { edition-carnet }: Drei Karten, die du gewonnen hast, werden weggelegt und zählen nicht mehr. Hast du noch keine, verlierst du nichts.
    - { edition-turquoise }: Du darfst erst wieder rufen, wenn jemand anders ein SET gefunden hat.
    - { edition-italian }: Du gibst ein SET zurück; hast du keins, das erste, das du später gewinnst. Diese Spielregel kennt auch eine Variante: Statt zurückzugeben, wartest du wie in der Ausgabe { edition-turquoise }; wähle dafür deren Strafe.

    # Das Ende
    Das Spiel ist aus, wenn der Stapel leer ist und kein SET mehr daliegt. Je nach Ausgabe zählt jedes SET oder jede Karte einen Punkt. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg.

    # Für den Anfang
    Man lässt ein Merkmal weg und spielt zum Beispiel nur mit ausgefüllten Karten: 27 Karten, neun auf dem Tisch, alles andere bleibt gleich.

rules-beginners =
    # Weniger Merkmale, auf die man achten muss
    Ein Merkmal wird aus dem Stapel genommen. Alle übrigen Karten sind darin gleich, du brauchst also nicht mehr darauf zu schauen. Meist ist es die Füllung: Nur ausgefüllte Karten bleiben. Es kann auch die Farbe sein oder jedes andere Merkmal.

    # Was ist ein SET?
    Es bleiben 27 Karten und drei Fragen: Anzahl, Farbe und Form. In jeder davon müssen die drei Karten alle gleich oder alle verschieden sein.

    1rso 1gso 1pso
    Die Anzahl ist gleich, die Form ist gleich, die Farben sind alle verschieden: ein SET.

    1rso 2gsw 3psd
    Anzahl, Farbe und Form sind alle verschieden: auch ein SET.

    2rso 2rsw 2gsd
    Zwei haben dieselbe Farbe und die dritte nicht: kein SET.

    # So wird gespielt
    - Neun Karten liegen offen, drei Reihen mit je drei Karten.
    - Alle schauen gleichzeitig. Siehst du ein SET, ruf es und zeig deine drei Karten innerhalb von { $point_s } Sekunden. Oder tippe einfach die drei an: Dazu brauchst du nicht zu rufen.
    - Richtig: Die Karten gehören dir, drei neue kommen auf den Tisch. Falsch: Sie bleiben liegen.
    - Siehst du kein SET, sag „hier ist keins“. Haben es alle gesagt, kommen drei Karten dazu; nach dem nächsten SET sind es wieder neun.
    - Alles andere ist wie im großen Spiel.

    # Fragen, die helfen
    Schau zwei Karten an und frag dich: Welche Anzahl, welche Farbe, welche Form muss die dritte haben? Dann such genau diese Karte. Es gibt nur eine.

    # Und dann?
    Werden dir die neun Karten zu leicht, misch alle 81.

rules-solitaire =
    # Das Ziel
    SETs nehmen, allein und ohne Eile. Zwölf Karten liegen offen; drei neue ersetzen jedes SET.

    1pho 2phw 3phd
    Farbe und Füllung gleich, Anzahl und Form alle verschieden: ein SET zum Nehmen.

    # Wenn du keins siehst
    Du sagst es selbst: „Hier ist keins“. Niemand verrät dir, ob es stimmt; das Ende zeigt, was du übersehen hast.

    # Drei Formen
    - Bis du keins mehr siehst: Schluss ist, wenn du sagst, dass keins daliegt. Wie viele SETs schaffst du? Das Solitär geht auf, wenn der Stapel aufgebraucht ist.
    - Patience: Sagst du, dass keins daliegt, kommen drei Karten dazu. Sie geht auf, wenn keine Karte übrig bleibt.
    - Mit Strafpunkten: wie die Patience, aber jedes Mal, wenn du es sagst, bekommst du einen Strafpunkt, und eines deiner SETs wird weggenommen, auch wenn wirklich keins dalag. Ist der Stapel leer, tilgt jedes SET einen Punkt. Du gewinnst, wenn am Ende keiner übrig ist.
    Ist der Stapel leer, beendet „hier ist keins“ jede Form.

    # Fehler
    Drei Karten, die kein SET sind, bleiben liegen. Der Fehler wird gezählt und kostet, was er im Grundspiel kostet:
    - Bis du keins mehr siehst: einen Punkt, auch unter null.
    - Patience: nichts.
    - Mit Strafpunkten: Du gibst ein SET zurück; hast du keins, das erste, das du später findest.

    # Wenn es leichter sein soll
    - Fehler können in jeder Form frei sein.
    - „Hier ist keins“ kann abgelehnt werden, solange ein SET daliegt.
    - Das Spiel kann von selbst sagen, dass keins daliegt; dann ist Schluss, oder drei Karten kommen dazu.

rules-match =
    # Eine Runde oder mehrere
    Eine einzelne Runde ist schnell vorbei. Eine Partie verbindet mehrere; die Punkte aller Runden werden zusammengezählt. Zwischen zwei Runden ist { $pause_s } Sekunden Pause; sie endet früher, wenn alle bereit sind. Wo alle gleichzeitig suchen, geht ein kurzer Countdown voraus, den alle sehen.

    # Alle geben einmal
    Das Geben geht links herum, bis alle einmal gegeben haben. Die höchste Summe gewinnt.

    # Eine Anzahl Runden
    Vorher wird ausgemacht, wie viele Runden gespielt werden (ohne Absprache { $deals }). Die höchste Summe gewinnt.

    # Bis zu einer Punktzahl
    Gespielt wird, bis jemand die vereinbarten Punkte erreicht. Ohne andere Absprache sind es wie bei 20/20 { $target } für jede Person am Tisch.

    # Turnier
    - Für drei oder mehr, mit so vielen Runden, wie Leute mitspielen.
    - In jeder Runde leitet eine Person: Sie mischt, gibt und legt neue Karten nach, spielt aber nicht mit. Hier schaut sie zu, und das Spiel macht die Arbeit.
    - Alle leiten einmal. Jede Karte zählt einen Punkt.
    - Die höchste Summe nach der letzten Runde gewinnt.

    # Welche Strafe, welche Zählung?
    Jede Strafe, jede Zählung und jede Form der Partie lassen sich verbinden. Eine Ausgabe ist eine Verbindung mit Namen:
    - { edition-fxs1995 }: Ein falscher Ruf kostet einen Punkt, jedes SET zählt einen, alle geben einmal.
    - { edition-carnet }: Ein falscher Ruf kostet drei gewonnene Karten, jede Karte zählt einen Punkt.
    - { edition-turquoise }: Nach einem falschen Ruf wartest du, bis jemand anders ein SET findet; jede Karte zählt einen Punkt.
    - { edition-italian }: Ein falscher Ruf kostet ein gewonnenes SET oder das nächste, jedes SET zählt einen Punkt.

    Bei gleicher Summe teilt man sich den Sieg.

rules-scout =
    # Das Ziel
    Mehr Karten gewinnen als die anderen. Alle spielen gleichzeitig; es wird nicht reihum gespielt.

    # So wird gespielt
    - Zwölf Karten liegen offen.
    - Siehst du ein SET, bist du der Kundschafter: Wähl seine drei Karten und leg den Finger auf die erste. Die anderen sehen nur diese; die beiden anderen bleiben versiegelt.
    - Die anderen suchen eine zweite Karte deines SETs. Wer eine findet, legt den Finger darauf.
    - Danach wird der Tisch wieder auf zwölf Karten aufgefüllt.

    # Wer nimmt was
    - Die zweite Karte gehört zum SET des Kundschafters: Wer sie fand, nimmt diese Karte, der Kundschafter die beiden anderen.
    - Die zweite Karte ergibt mit der ersten ein anderes SET: Wer sie fand, nimmt die beiden anderen Karten dieses SETs, der Kundschafter nimmt alle drei seines eigenen.
    - Die zweite Karte ergibt mit der ersten kein SET: Niemand nimmt etwas, und wer sie zeigte, ist bei dieser Suche nicht mehr dabei.
    - Alle geben auf, oder { $search_s } Sekunden sind um: Der Kundschafter zeigt das SET und nimmt alle drei Karten.

    1rso 2rso 3rso
    Das SET des Kundschafters: Der Finger liegt auf der ersten Karte, die beiden anderen sind geheim.

    1rso 1gso 1pso
    Ein anderes SET mit derselben ersten Karte. Wer eine davon findet, nimmt zwei Karten und der Kundschafter alle drei.

    # Wenn der Kundschafter sich irrt
    - Sind seine drei Karten kein SET, verliert der Kundschafter eine Karte und setzt bei der nächsten Suche aus.
    - Ergab eine zweite Karte mit der ersten ein richtiges SET, nimmt, wer sie fand, alle drei Karten dieses SETs.
    - Wer keine Karte zu verlieren hat, schuldet ein Pfand. Die anderen stimmen geheim ab: eine ordentliche Standpauke oder eine Woche Abwasch. Dafür sind { $vote_s } Sekunden Zeit; wer bis dahin nicht abgestimmt hat, zählt nicht mit. Bei Gleichstand gibt es die Standpauke. Das Pfand steht bis zum Ende neben dem Namen.

    # Kein SET, und das Ende
    Sieht niemand ein SET, sagen alle „hier ist keins“. Haben es alle gesagt, kommen drei Karten dazu. Das Spiel ist aus, wenn der Stapel leer ist und kein SET mehr daliegt. Jede Karte zählt einen Punkt; die meisten Punkte gewinnen, bei Gleichstand teilt man sich den Sieg.

rules-chipset =
    # Das Ziel
    Chips gewinnen. Den Pot bekommt, wer die meisten SETs mit mindestens einer verdeckten Karte der eigenen Hand hat – oder wer das alle anderen glauben lässt.

    # Das Geben
    - Es spielen zwei bis zehn Personen. Alle beginnen mit { $chips } Chips.
    - { $ante ->
        [0] Vor der Runde wird nichts eingezahlt; lebhafter wird es mit einem Chip Grundeinsatz.
        [one] Vor jeder Runde zahlen alle einen Chip Grundeinsatz in den Pot.
       *[other] Vor jeder Runde zahlen alle { $ante } Chips Grundeinsatz in den Pot.
    }
    - Eine Karte kommt offen in die Mitte, dann bekommt jede Person eine verdeckte Karte. Und noch einmal das Gleiche: zwei offene Karten in der Mitte, zwei in jeder Hand.
    - Die eigenen Karten sieht man nur selbst.
    - Gegeben, gespielt und gesetzt wird im Uhrzeigersinn; links von der Person, die gibt, geht es los.

    2rsw 2gsw
    Offen in der Mitte …

    2psw 1ghd
    … und das ist deine Hand. Deine erste Karte ergibt mit den beiden offenen ein SET.

    # Das Setzen
    Wer dran ist, hat die Wahl:
    - Schieben: vorerst nichts setzen. Nur solange in dieser Phase noch niemand gesetzt hat.
    - Setzen: mit einem oder mehreren Chips eröffnen.
    - Mitgehen: so viel einzahlen, dass der höchste Einsatz dieser Phase erreicht ist.
    - Erhöhen: mitgehen und einen oder mehrere Chips dazulegen.
    - Aussteigen: diese Runde aufgeben. Was eingezahlt ist, bleibt im Pot.
    Jeder Einsatz hat eine Grenze (Chips: { $max_bet }), und jede Person darf in einer Phase nur begrenzt oft erhöhen (Erhöhungen: { $raises }); der Tisch kann anderes ausmachen. Zum Überlegen hast du { $bet_s } Sekunden; sind sie um, schiebst du, oder du steigst aus, wenn schon gesetzt ist. Die Phase ist zu Ende, wenn alle dran waren und gleich viel eingezahlt haben.
    Wer zu wenig zum Mitgehen hat, setzt alles, was noch da ist. Von jeder Person kann man dann so viel gewinnen, wie man selbst eingezahlt hat; der Rest bildet einen Nebenpot für die anderen. Chips, bei denen niemand mitgegangen ist, gehen zurück.
    Man kann auch eine kleinere Grenze für Erhöhungen vereinbaren oder dass setzen muss, wer zuerst spricht, mindestens einen Chip.

    # Wer zeigt?
    - Nach jeder Phase werden alle, die noch dabei sind, gleichzeitig gefragt und antworten geheim. Schweigen heißt nein.
    - Die Frage dauert immer { $answer_s } Sekunden, egal wer geantwortet hat: Ihre Dauer verrät nichts.
    - Zeigen kann nur, wer ein SET hat, und niemand muss. Wenn du keins hast, brauchst du nicht zu antworten; das erfährst nur du.
    - Niemand zeigt: Eine weitere Karte kommt offen in die Mitte, und eine neue Phase beginnt.
    - Jemand zeigt: Alle, die noch dabei sind, decken auf. Die meisten SETs gewinnen den Pot.
    - Ein SET zählt nur mit einer Karte der eigenen Hand. SETs, die Karten gemeinsam haben, zählen alle.
    - Bei Gleichstand wird der Pot geteilt. Übrige Chips gehen an diejenige dieser Personen, die die wenigsten Chips hat; ist auch das gleich, an die, die von der gebenden Person aus links am nächsten sitzt.
    - Ist der Stapel aufgebraucht, müssen alle aufdecken.

    # Der Bluff
    Sind alle bis auf eine Person ausgestiegen, nimmt sie den Pot, ohne aufzudecken. Bis die Partie zu Ende ist, erfährt niemand, was sie hatte.

    # Das Ende
    Wer keine Chips mehr hat, scheidet aus. Die Partie endet nach { $deals } Runden oder so vielen, wie vereinbart sind, oder wenn eine Person alle Chips hat. Zwischen zwei Runden ist höchstens { $pause_s } Sekunden Pause. Die meisten Chips gewinnen.

rules-setup =
    # Das Ziel
    So wenige Karten wie möglich nehmen. Jede Karte, die du nehmen musst, ist ein Minuspunkt.

    # Vor dem Spiel
    Zwei bis acht spielen mit. Alle bekommen { $hand } Karten, die sonst niemand sehen darf. Der Rest ist der Stapel. Der Tisch ist leer.

    # So wird gespielt
    - Reihum legen alle je eine Karte offen auf den Tisch und ziehen eine neue. Links von der Person, die gibt, geht es los.
    - Die Karte soll mit zwei Karten, die schon daliegen, kein SET ergeben.
    - Alle anderen schauen hin. Wer ein SET mit dieser Karte sieht, sagt es und nennt die beiden anderen Karten. Das darf auch, wer als Nächstes dran ist.
    - Es ist ein SET: Wer die Karte gelegt hat, nimmt alle Karten vom Tisch. Sie kommen nicht auf die Hand, sie sind Minuspunkte. Wer als Nächstes dran ist, beginnt mit einem leeren Tisch.
    - Es ist keins: Das kostet nichts, aber bei dieser Karte darfst du es nicht noch einmal versuchen.
    - Sobald die nächste Karte liegt, ist es zu spät. Ein SET ohne die letzte Karte zählt nicht mehr.

    1rso 3ghd 2pew
    Die ersten beiden lagen schon da. Wer die dritte dazulegt, hat ein SET gemacht – und nimmt den Tisch, wenn es jemand merkt.

    # Die Zeit
    Alle haben mindestens { $challenge_s } Sekunden zum Hinschauen, bevor die nächste Karte gelegt werden darf. Das lässt sich ändern oder abschalten; für die letzte Karte sind es dann { $last_s } Sekunden. { $turn_s ->
        [0] Für das Legen gibt es keine Grenze, wenn man keine setzt; läuft sie ab, legt der Zufall eine deiner Karten.
       *[other] Gelegt wird innerhalb von { $turn_s } Sekunden; laufen sie ab, legt der Zufall eine deiner Karten.
    }

    # Das Ende
    Schluss ist, wenn der Stapel aufgebraucht ist und alle die letzte Karte anschauen konnten. Wer am wenigsten Karten genommen hat, gewinnt, wer am meisten hat, verliert; einen Platz kann man sich teilen. Was in den Händen und auf dem Tisch übrig bleibt, zählt für niemanden.

    # Ein Tipp
    Je mehr Karten daliegen, desto schwerer wird es. Zwanzig können ohne SET liegen; die einundzwanzigste ergibt immer eins. Und lass dir nichts anmerken: Vielleicht sieht niemand das SET, das du gerade gelegt hast.

rules-coopset =
    # Das Ziel
    Ihr spielt zusammen, nur gegen den Stapel, allein oder in einem Team von bis zu zweiunddreißig. Holt aus jeder Auslage so viele SETs wie möglich.

    # So wird gespielt
    - Zwölf Karten liegen offen. Wer ein SET sieht, nimmt es. Eine falsche Wahl kostet nichts, sie wird nur gezählt.
    - Die Plätze bleiben erst einmal leer: Sucht unter den übrigen Karten weiter.
    - Zwei SETs können keine Karte gemeinsam haben. Besprecht, welches ihr nehmt, damit noch weitere möglich bleiben. Genommen ist genommen.
    - Wenn ihr keins mehr findet, sagt „fertig“. Haben es alle gesagt, wird die Auslage gewertet, das Spiel zeigt, was euch entgangen ist, und es wird auf zwölf aufgefüllt.

    1gso 2gso 3gso 3rso 3pso
    Zwei SETs teilen sich die Karte in der Mitte: Ihr könnt nur eines davon nehmen. Welches lässt euch mehr übrig?

    # Kein SET unter den zwölf
    Bittet um noch eine Karte und noch eine, bis ihr ein SET findet. Jede zusätzliche Karte kostet einen Punkt, auch wenn ein SET dalag, das niemand gesehen hat.

    # Die Punkte
    - Punkte für ein SET: { $one_set }
    - Punkte für zwei SETs: { $two_sets }
    - Punkte für drei SETs: { $three_sets }
    - Punkte für vier SETs oder mehr: { $four_sets }
    - Punktabzug für jede zusätzliche Karte: { $added_cost }

    # Das Ende
    Das Spiel ist aus, wenn neue Karten nötig sind und der Stapel leer ist. Die Auslage auf dem Tisch zählt noch. Dann vergleicht:
    - bis 3: { verdict-keep-playing }
    - 4 bis 7: { verdict-not-bad }
    - 8 bis 10: { verdict-good }
    - 11 bis 13: { verdict-excellent }
    - 14 und 15: { verdict-super }
    - ab 16: { verdict-records }
    - ab 30: { verdict-misread }

    Ab 4 Punkten habt ihr den Stapel geschlagen. Euer Ergebnis steht neben den letzten desselben Teams und neben dem besten.

rules-twenty =
    # Das Ziel
    Die eigenen Karten vor den anderen loswerden, in SETs aus ihnen und den Karten auf dem Tisch.

    # Das Geben
    Alle bekommen { $hand } Karten, eine nach der anderen, und halten sie vor den anderen verborgen. Weitere { $table } liegen offen auf dem Tisch. Der Rest ist der Stapel.

    # So wird gespielt
    - Es wird nicht reihum gespielt. Siehst du ein SET, ruf es, und zeig deine drei Karten innerhalb von { $point_s } Sekunden. Oder tippe einfach die drei an: Dazu brauchst du nicht zu rufen.
    - Das SET darf eigene Karten und Karten vom Tisch beliebig verbinden.
    - Karten vom Tisch werden aus dem Stapel ersetzt. Eigene nicht: Die bist du los.
    - Falsch gerufen oder zu langsam: Die Karten kommen zurück, und du bekommst eine dazu.
    - Solange niemand gerufen hat, darfst du um eine Karte bitten. Sie hilft, ein SET zu finden, aber du musst auch sie loswerden.
    - Niemand hat je mehr als { $most } Karten auf der Hand. Bei { $most } kostet ein falscher Ruf keine Karte.
    - Kommt niemand weiter, sagen alle „hier ist keins“. Haben es alle gesagt, werden die Karten auf dem Tisch ausgetauscht.
    - Ist der Stapel leer, werden die abgelegten Karten zu einem neuen gemischt.

    2gew 2gsw 2ghw
    Die erste liegt auf dem Tisch, die beiden anderen gehören dir: ein SET, und du bist zwei Karten los.

    # Die Punkte
    SETs zählen nicht. Wer zuerst keine eigenen Karten mehr hat, gewinnt die Runde und bekommt einen Punkt für jede Karte, die die anderen noch halten. Dann gibt die Person links daneben.

    # Die Partie
    Wer zuerst zehn Punkte für jede Person am Tisch erreicht, gewinnt: 30 zu dritt, 40 zu viert.

rules-dice =
    # Das Ziel
    Mehr Punkte sammeln als die anderen, indem man SETs auf dem Brett auslegt. Für zwei bis vier Personen.

    # Was ist ein SET?
    Ein Würfel zeigt eine Anzahl von Symbolen, eine Farbe und eine Form. Drei Würfel sind ein SET, wenn jedes dieser drei Merkmale, für sich betrachtet, auf allen dreien gleich oder auf allen dreien verschieden ist. Auch drei völlig gleiche Würfel sind ein SET.

    1ro 2gw 3pd
    Alle drei Merkmale sind verschieden: ein SET.

    3gw 3gw 3gw
    Völlig gleich: Bei Würfeln ist auch das ein SET.

    2rd 2rd 2pd
    Zwei haben dieselbe Farbe und der dritte nicht: kein SET.

    Sind zwei gleich und der dritte nicht, ist es kein SET.

    # Die Eröffnung
    - Alle ziehen blind fünf Würfel aus dem Beutel und werfen sie. Alle Würfel liegen offen; verborgen ist nur der Beutel.
    - Wer zuerst unter den eigenen fünf ein SET sieht, sagt es an und legt es über die Mitte des Bretts, entlang der Reihe oder der Spalte. Es zählt sofort und ist der erste Zug dieser Person.
    - Eine falsche Ansage: bis zum nächsten Wurf warten. Hat niemand ein SET, werfen alle noch einmal.
    - { $opening_s ->
        [0] Es eilt nicht: Ohne Zeitgrenze wird gesucht, bis jemand ansagt. Ein Tisch kann eine setzen; läuft sie ab, werfen alle noch einmal.
       *[other] Sagt { $opening_s } Sekunden lang niemand an, werfen alle noch einmal.
    }

    # Ein Zug
    - Lege einen, zwei oder drei deiner Würfel so, dass neue SETs entstehen. Ein SET sind drei benachbarte Würfel in einer Reihe oder Spalte: nicht schräg und nicht um die Ecke.
    - Jeder gelegte Würfel muss zu mindestens einem neuen SET gehören, und mindestens eines deiner SETs muss einen Würfel nutzen, der schon dalag. Es gilt das Brett, wenn alle deine Würfel liegen.
    - Deine Würfel dürfen andere berühren, ohne dort ein SET zu bilden, solange jeder von ihnen irgendwo eines bildet.
    - Passen darfst du immer. { $turn_s ->
        [0] Für einen Zug gibt es keine Zeitgrenze; setzt ein Tisch eine und läuft sie ab, hast du gepasst.
       *[other] Ein Zug dauert höchstens { $turn_s } Sekunden; sind sie um, hast du gepasst.
    }

    # Punkte
    - Jedes neue SET bringt einen Punkt für jeden seiner Würfel. Ein Würfel in zwei SETs zählt zweimal. In einer längeren Linie werden je drei Nachbarn betrachtet.
    - Wer ein Bonusfeld zuerst besetzt, bekommt dessen Punkte dazu, ein einziges Mal.

    | . . 3rw .
    | . +2po 1pw 3pd
    | +2gd 2go 2gw 2gd
    | . 3ro 2rw 1rd
    | . 1po +2pw 3pd
    Das Beispiel des Regelblatts: Die drei umrahmten Würfel werden in einem Zug gelegt. Die zwei lila Wellen unten bringen 6 Punkte, für ein SET in der Reihe und eines in der Spalte. Mit den zwei grünen Rauten links sind es 9, mit den zwei lila Ovalen oben 12. Die Ovale stehen auch in einer Spalte von dreien, die kein SET ist; das macht nichts.

    # Joker
    - Ein Joker steht für jeden beliebigen Würfel. Beim Legen sagt man, was er bedeutet; das ändert sich nie mehr. Man darf beliebig viele verwenden.
    - Im Browser wählst du, wofür er steht. Geschrieben ist ein Joker *, und *2rw ist ein Joker, der für zwei rote Wellen steht: h7=*2rw legt ihn auf das Feld h7.
    - Im Zug, in dem er gelegt wird, zählt ein Joker selbst nichts, später zählt er wie jeder andere Würfel. Ein Bonusfeld bringt er trotzdem ein.
    - Zu Beginn deines Zuges darfst du einen Joker auf dem Brett gegen einen Würfel tauschen, der genau das zeigt, wofür der Joker steht. Das bringt keine Punkte und ist keiner deiner drei Würfel. Wirf den frei gewordenen Würfel: Er gehört dir, und du darfst ihn sofort verwenden.

    # Eine Runde
    - Waren alle dran, ziehen alle auf fünf Würfel nach und werfen die neuen. Wer eröffnet hat, zieht zuerst und beginnt jede Runde.
    - Danach dürfen alle beliebige eigene Würfel noch einmal werfen oder sie behalten. Die Runde beginnt, wenn sich alle entschieden haben; wer es nach { $again_s } Sekunden nicht hat, behält alle.
    - Kann niemand ein SET bilden, werfen alle sämtliche Würfel neu.

    # Das Ende
    Hat jemand keine Würfel mehr, sind alle, die in dieser Runde noch nicht dran waren, noch einmal dran. Schluss ist auch, wenn der Beutel leer ist und drei Runden lang kein Würfel gelegt wird. Die meisten Punkte gewinnen; übrige Würfel zählen nichts, bei Gleichstand teilt man sich den Sieg.
rules-console = Für Programmierer: eine Python-Eingabe mit der Bibliothek
