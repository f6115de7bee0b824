### Die Regeln jedes Spiels, für eine Seite im Browser und für „tercet rules“.
### Eine Zeile mit Karten wird gezeichnet; die Zeile darunter ist ihre Unterschrift.

rules-all = Die Spiele
rules-others = Weitere Regeln
rules-play = Das spielen
rules-match-name = Partien und Turniere
rules-match-summary = Mehrere Runden, ein Sieg: wie Punkte zusammenkommen und was man beim Leiten tut.

rules-classic =
    # Das Ziel
    Mehr SETs nehmen als die anderen. Alle spielen gleichzeitig, niemand ist „dran“.

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
    - Wer ein SET sieht, ruft es aus. Von da an darf nur diese Person handeln: Sie zeigt ihre drei Karten, bevor die Zeit um ist.
    - Richtig: Die Karten gehören ihr, drei neue nehmen ihre Plätze ein.
    - Falsch oder zu langsam: Die Karten bleiben liegen, und die Strafe dieser Ausgabe wird fällig.
    - Sieht niemand ein SET, sagt jeder „hier ist keins“. Haben es alle gesagt, kommen drei Karten dazu. Beim nächsten SET werden sie nicht ersetzt.

    # Die Strafe
    - { edition-fxs1995 }: Du verlierst einen Punkt, auch unter null.
    - { edition-carnet }: Drei Karten, die du gewonnen hast, werden weggelegt und zählen nicht mehr. Hast du noch keine, verlierst du nichts.
    - { edition-turquoise }: Du darfst erst wieder rufen, wenn jemand anders ein SET gefunden hat.
    - { edition-italian }: Du gibst ein SET zurück; hast du keins, das erste, das du später gewinnst.

    # Das Ende
    Das Spiel ist aus, wenn der Stapel leer ist und kein SET mehr daliegt. Je nach Ausgabe zählt jedes SET oder jede Karte einen Punkt. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg.

    # Für den Anfang
    Man lässt ein Merkmal weg und spielt zum Beispiel nur mit vollen Karten: 27 Karten, neun auf dem Tisch, alles andere bleibt gleich.

rules-beginners =
    # Weniger Merkmale, auf die man achten muss
    Ein Merkmal wird aus dem Stapel genommen. Alle übrigen Karten sind darin gleich, du brauchst also nicht mehr darauf zu schauen. Meist ist es die Füllung: Nur volle Karten bleiben. Es kann auch die Farbe sein oder jedes andere Merkmal.

    # Was ist ein SET?
    Es bleiben 27 Karten und drei Fragen: Anzahl, Farbe und Form. In jeder davon müssen die drei Karten alle gleich oder alle verschieden sein.

    1rso 1gso 1pso
    Die Anzahl ist gleich, die Form ist gleich, die Farben sind alle verschieden: ein SET.

    1rso 2gsw 3psd
    Anzahl, Farbe und Form sind alle verschieden: auch ein SET.

    2rso 2rsw 2gsd
    Zwei haben dieselbe Farbe und die dritte nicht: kein SET.

    # So wird gespielt
    - Neun Karten liegen offen, drei Reihen zu dritt.
    - Alle schauen gleichzeitig. Siehst du ein SET, ruf es und zeig deine drei Karten.
    - Richtig: Die Karten gehören dir, drei neue kommen auf den Tisch. Falsch: Sie bleiben liegen.
    - Sieht niemand ein SET, sagt „hier ist keins“. Haben es alle gesagt, kommen drei Karten dazu; nach dem nächsten SET sind es wieder neun.
    - Alles andere ist wie im großen Spiel.

    # Fragen, die helfen
    Schau zwei Karten an und frag dich: Welche Anzahl, welche Farbe, welche Form muss die dritte haben? Dann such genau diese Karte. Es gibt nur eine.

    # Und dann?
    Werden dir die neun Karten zu leicht, misch alle 81.

rules-solitaire =
    # Das Ziel
    SETs nehmen, allein und ohne Eile. Zwölf Karten liegen offen; drei neue ersetzen jedes SET. Eine falsche Wahl kostet nichts, sie wird nur gezählt.

    1pho 2phw 3phd
    Farbe und Füllung gleich, Anzahl und Form alle verschieden: ein SET zum Nehmen.

    # Drei Formen
    - Bis zur Lücke: Schluss ist, sobald kein SET auf dem Tisch liegt. Wie viele schaffst du? Sie geht auf, wenn der Stapel aufgebraucht ist.
    - Patience: Siehst du kein SET, lege drei Karten dazu und spiele weiter. Sie geht auf, wenn keine Karte übrig bleibt.
    - Mit Strafpunkten: Jedes Mal, wenn du drei Karten dazulegst, bekommst du einen Strafpunkt, und eines deiner SETs wird weggenommen. Ist der Stapel leer, tilgt jedes SET einen Punkt. Du gewinnst, wenn am Ende keiner übrig ist.

rules-match =
    # Eine Runde oder mehrere
    Eine einzelne Runde ist schnell vorbei. Eine Partie verbindet mehrere; die Punkte aller Runden werden zusammengezählt.

    # Jeder gibt einmal
    Das Geben geht links herum, bis alle einmal gegeben haben. Die höchste Summe gewinnt.

    # Eine Anzahl Runden
    Macht vorher aus, wie viele Runden ihr spielt. Die höchste Summe gewinnt.

    # Bis zu einer Punktzahl
    Gespielt wird, bis jemand die vereinbarten Punkte erreicht. Bei 20/20 sind es zehn für jeden am Tisch.

    # Turnier
    - Für drei oder mehr, mit so vielen Runden, wie Leute mitspielen.
    - In jeder Runde leitet eine Person: Sie mischt, gibt und legt neue Karten nach, spielt aber nicht mit. Hier schaut sie zu, und das Spiel macht die Arbeit.
    - Jeder leitet einmal. Jede Karte zählt einen Punkt.
    - Die höchste Summe nach der letzten Runde gewinnt.

    # Welche Strafe, welche Zählung?
    Jede Strafe, jede Zählung und jede Form der Partie lassen sich verbinden. Eine Ausgabe ist eine Verbindung mit Namen:
    - { edition-fxs1995 }: Ein falscher Ruf kostet einen Punkt, jedes SET zählt einen, jeder gibt einmal.
    - { edition-carnet }: Ein falscher Ruf kostet drei gewonnene Karten, jede Karte zählt einen Punkt.
    - { edition-turquoise }: Nach einem falschen Ruf wartest du, bis jemand anders ein SET findet; jede Karte zählt einen Punkt.
    - { edition-italian }: Ein falscher Ruf kostet ein gewonnenes SET oder das nächste, jedes SET zählt einen Punkt.

    Bei gleicher Summe teilt man sich den Sieg.

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

    1rso 2rso 3rso
    Das SET des Kundschafters: Der Finger liegt auf der ersten Karte, die beiden anderen sind geheim.

    1rso 1gso 1pso
    Ein anderes SET mit derselben ersten Karte. Wer eine davon findet, nimmt zwei Karten und der Kundschafter alle drei.

    # Wenn der Kundschafter sich irrt
    - Sind seine drei Karten kein SET, verliert der Kundschafter eine Karte und setzt bei der nächsten Suche aus.
    - Ergab eine zweite Karte mit der ersten ein richtiges SET, nimmt der Finder alle drei Karten dieses SETs.
    - Wer keine Karte zu verlieren hat, schuldet ein Pfand. Die anderen stimmen geheim ab: eine ordentliche Standpauke oder eine Woche Abwasch. Bei Gleichstand gibt es die Standpauke. Das Pfand steht bis zum Ende neben dem Namen.

    # Kein SET, und das Ende
    Sieht niemand ein SET, sagt jeder „hier ist keins“. Haben es alle gesagt, kommen drei Karten dazu. Das Spiel ist aus, wenn der Stapel leer ist und kein SET mehr da liegt. Jede Karte zählt einen Punkt; die meisten Punkte gewinnen, bei Gleichstand teilt man sich den Sieg.

rules-chipset =
    # Das Ziel
    Chips gewinnen. Den Pot bekommt, wer die meisten SETs mit mindestens einer verdeckten Karte der eigenen Hand hat – oder wer das alle anderen glauben lässt.

    # Das Geben
    - Alle beginnen mit gleich vielen Chips.
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
    Jeder Einsatz hat eine Grenze (meist drei Chips), und jede Person darf in einer Phase nur begrenzt oft erhöhen (meist einmal). Die Phase ist zu Ende, wenn alle dran waren und gleich viel eingezahlt haben.
    Wer zu wenig zum Mitgehen hat, setzt alles, was noch da ist. Von jeder Person kann man dann so viel gewinnen, wie man selbst eingezahlt hat; der Rest bildet einen Nebenpot für die anderen.

    # Wer zeigt?
    - Nach jeder Phase werden alle, die noch dabei sind, gleichzeitig gefragt und antworten geheim. Schweigen heißt nein.
    - Zeigen kann nur, wer ein SET hat. Niemand muss.
    - Niemand zeigt: Eine weitere Karte kommt offen in die Mitte, und eine neue Phase beginnt.
    - Jemand zeigt: Alle, die noch dabei sind, decken auf. Die meisten SETs gewinnen den Pot.
    - Ein SET zählt nur mit einer Karte der eigenen Hand. SETs, die Karten gemeinsam haben, zählen alle.
    - Bei Gleichstand wird der Pot geteilt. Übrige Chips gehen an diejenige dieser Personen, die die wenigsten Chips hat; ist auch das gleich, an die, die von der gebenden Person aus links am nächsten sitzt.
    - Ist der Stapel aufgebraucht, müssen alle aufdecken.

    # Der Bluff
    Sind alle bis auf eine Person ausgestiegen, nimmt sie den Pot, ohne aufzudecken. Bis die Partie zu Ende ist, erfährt niemand, was sie hatte.

    # Das Ende
    Wer keine Chips mehr hat, scheidet aus. Die Partie endet nach der vereinbarten Zahl von Runden oder wenn eine Person alle Chips hat. Die meisten Chips gewinnen.

rules-setup =
    # Das Ziel
    So wenige Karten wie möglich nehmen. Jede Karte, die du nehmen musst, ist ein Minuspunkt.

    # Vor dem Spiel
    Zwei bis acht spielen mit. Alle bekommen vier Karten, die sonst niemand sehen darf. Der Rest ist der Stapel. Der Tisch ist leer.

    # So wird gespielt
    - Reihum legt jeder eine Karte offen auf den Tisch und zieht eine neue. Links vom Geber geht es los.
    - Die Karte soll mit zwei Karten, die schon daliegen, kein SET ergeben.
    - Alle anderen schauen hin. Wer ein SET mit dieser Karte sieht, sagt es und nennt die beiden anderen Karten. Das darf auch, wer als Nächstes an der Reihe ist.
    - Es ist ein SET: Wer die Karte gelegt hat, nimmt alle Karten vom Tisch. Sie kommen nicht auf die Hand, sie sind Minuspunkte. Der Nächste beginnt mit einem leeren Tisch.
    - Es ist keins: Das kostet nichts, aber bei dieser Karte darfst du es nicht noch einmal versuchen.
    - Sobald die nächste Karte liegt, ist es zu spät. Ein SET ohne die letzte Karte zählt nicht mehr.

    1rso 3ghd 2pew
    Die ersten beiden lagen schon da. Wer die dritte dazulegt, hat ein SET gemacht – und nimmt den Tisch, wenn es jemand merkt.

    # Die Zeit
    Alle haben mindestens drei Sekunden zum Hinschauen, bevor die nächste Karte gelegt werden darf. Das lässt sich ändern oder abschalten.

    # Das Ende
    Schluss ist, wenn der Stapel aufgebraucht ist und alle die letzte Karte anschauen konnten. Wer am wenigsten Karten genommen hat, gewinnt, wer am meisten hat, verliert; einen Platz kann man sich teilen.

    # Ein Tipp
    Je mehr Karten daliegen, desto schwerer wird es. Zwanzig können ohne SET liegen; die einundzwanzigste ergibt immer eins. Und lass dir nichts anmerken: Niemand weiß, was die anderen hoffentlich übersehen.

rules-coopset =
    # Das Ziel
    Ihr spielt zusammen, gegen niemanden als den Stapel, allein oder in einem Team von bis zu acht. Holt aus jeder Auslage so viele SETs wie möglich.

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
    - Ein SET: 0 Punkte
    - Zwei SETs: 1 Punkt
    - Drei SETs: 3 Punkte
    - Vier SETs: 5 Punkte
    - Jede zusätzliche Karte: 1 Punkt weniger

    # Das Ende
    Das Spiel ist aus, wenn neue Karten nötig sind und der Stapel leer ist. Die Auslage auf dem Tisch zählt noch. Dann vergleicht:
    - bis 3: { verdict-keep-playing }
    - 4 bis 7: { verdict-not-bad }
    - 8 bis 10: { verdict-good }
    - 11 bis 13: { verdict-excellent }
    - 14 und 15: { verdict-super }
    - ab 16: { verdict-records }
    - ab 30: { verdict-misread }

    Ab 4 Punkten habt ihr den Stapel geschlagen.

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

    2gew 2gsw 2ghw
    Die erste liegt auf dem Tisch, die beiden anderen gehören dir: ein SET, und du bist zwei Karten los.

    # Die Punkte
    SETs zählen nicht. Wer zuerst keine eigenen Karten mehr hat, gewinnt die Runde und bekommt einen Punkt für jede Karte, die die anderen noch halten. Dann gibt der linke Nachbar.

    # Die Partie
    Wer zuerst zehn Punkte für jeden am Tisch erreicht, gewinnt: 30 zu dritt, 40 zu viert.

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

    # Ein Zug
    - Lege einen, zwei oder drei deiner Würfel so, dass neue SETs entstehen. Ein SET sind drei benachbarte Würfel in einer Reihe oder Spalte: nicht schräg und nicht um die Ecke.
    - Jeder gelegte Würfel muss zu mindestens einem neuen SET gehören, und mindestens eines deiner SETs muss einen Würfel nutzen, der schon dalag. Es gilt das Brett, wenn alle deine Würfel liegen.
    - Deine Würfel dürfen andere berühren, ohne dort ein SET zu bilden, solange jeder von ihnen irgendwo eines bildet.
    - Passen darf man immer.

    # Punkte
    - Jedes neue SET bringt einen Punkt für jeden seiner Würfel. Ein Würfel in zwei SETs zählt zweimal. In einer längeren Linie werden je drei Nachbarn betrachtet.
    - Wer ein Bonusfeld zuerst besetzt, bekommt dessen Punkte dazu, ein einziges Mal.

    # Joker
    - Ein Joker steht für jeden beliebigen Würfel. Beim Legen sagt man, was er bedeutet; das ändert sich nie mehr. Man darf beliebig viele verwenden.
    - Im Zug, in dem er gelegt wird, zählt ein Joker selbst nichts, später zählt er wie jeder andere Würfel. Ein Bonusfeld bringt er trotzdem ein.
    - Zu Beginn deines Zuges darfst du einen Joker auf dem Brett gegen einen Würfel tauschen, der genau das zeigt, wofür der Joker steht. Das bringt keine Punkte und ist keiner deiner drei Würfel. Wirf den frei gewordenen Würfel: Er gehört dir, und du darfst ihn sofort verwenden.

    # Eine Runde
    - Waren alle dran, ziehen alle auf fünf Würfel nach und werfen die neuen. Wer eröffnet hat, zieht zuerst und beginnt jede Runde.
    - Danach dürfen alle beliebige eigene Würfel noch einmal werfen oder sie behalten. Die Runde beginnt, wenn sich alle entschieden haben.
    - Kann niemand ein SET bilden, werfen alle sämtliche Würfel neu.

    # Das Ende
    Hat jemand keine Würfel mehr, sind alle, die in dieser Runde noch nicht dran waren, noch einmal dran. Schluss ist auch, wenn der Beutel leer ist und drei Runden lang kein Würfel gelegt wird. Die meisten Punkte gewinnen; übrige Würfel zählen nichts, bei Gleichstand teilt man sich den Sieg.
