### Der Kurs von null an, Lektion für Lektion.

learn-intro = Fünf kurze Lektionen, und du kannst spielen. Keine Eile, nichts kann schiefgehen, und dein Fortschritt bleibt hier.
learn-progress = { $done } von { $all } Lektionen geschafft
learn-progress-label = Lektionen
learn-start = Anfangen
learn-continue = Weiter
learn-again = Noch einmal von vorn
learn-done = geschafft
learn-forget = Meinen Fortschritt vergessen
learn-lesson-done = Gut gemacht!
learn-next-lesson = Weiter: { $name }

lesson-cards = Die Karten
lesson-cards-text = Anzahl, Farbe, Füllung, Form: was eine Karte ausmacht
lesson-rule = Die Zauberregel
lesson-rule-text = Alles gleich oder alles verschieden, nichts dazwischen
lesson-nine = Neun Karten
lesson-nine-text = Finde vier SETs, so ruhig du magst
lesson-third = Die fehlende Karte
lesson-third-text = Zwei Karten sind da. Welche ist die dritte?
lesson-play = Dein erstes Spiel
lesson-play-text = Gegen jemanden, der es selbst gerade erst gelernt hat

cards-touch = Jede Karte hat eine Anzahl, eine Farbe, eine Füllung und eine Form. Tippe auf die Knöpfe und ändere jedes der vier.
cards-make = Mach jetzt diese Karte:
cards-make-more = Genau! Und jetzt diese:
cards-made = Genau! Es gibt 81 verschiedene Karten, und jede nur ein einziges Mal.
cards-hear = Namen anhören

rule-good = Diese drei sind ein SET. Schau ein Merkmal nach dem anderen an: Jedes ist auf allen dreien gleich oder auf allen dreien verschieden.
rule-bad = Diese sind keins. Die Zauberregel: Sind zwei gleich und eine nicht, ist es kein SET.
rule-try = Jetzt du
rule-count = { $at } von { $all }
rule-ask = Ist das ein SET?
rule-yes = Ja
rule-no = Nein
rule-right = Richtig!
rule-wrong = Nicht ganz.
rule-result = { $right } von { $all } richtig. Jetzt kennst du die ganze Regel.

nine-task = Hier liegen neun ausgefüllte Karten, darunter vier SETs. Tippe auf drei Karten, die zusammengehören. Eine Karte kann zu mehreren SETs gehören.

third-build = Zu zwei Karten gibt es genau eine dritte. Wo beide gleich sind, ist sie es auch; wo sie verschieden sind, nimm, was übrig bleibt. Setz sie zusammen!
third-misfit = Wo ein ✕ steht, sind zwei gleich und eine nicht. Nimm dort etwas anderes.
third-built = Das ist sie, und eine andere gibt es nicht!

play-intro = Du kannst alles. Jetzt ein richtiges Spiel: neun ausgefüllte Karten und ein Bot, der selbst gerade erst lernt.
play-look = Niemand wartet, bis er dran ist: Alle schauen gleichzeitig.
play-touch = Siehst du ein SET, tippe auf seine drei Karten. Sie gehören dir.
play-none = Siehst du keins, sag „hier ist keins“: Sind sich alle einig, kommen drei Karten dazu.
play-wrong = Ein Fehler wird dir erklärt. Er kostet auch etwas: hier drei gewonnene Karten, anderswo einen Punkt.
play-go = Mein erstes Spiel spielen
onward-heading = Du kannst es. Jetzt wird gespielt!
onward-first = Ein erstes richtiges Spiel
onward-then = Und danach, eins nach dem anderen, was die Karten noch können:
