### Was von jeder Seite zu Lektionen, Übungen, Rätseln und Regeln führt.

ways-heading = Lernen und üben
way-learn = Lernen
way-learn-text = Von null zum ersten Spiel, in fünf kurzen Lektionen
way-practice = Üben
way-practice-text = Alle finden, die fehlende Karte erraten, gegen die Uhr
way-puzzle = Rätsel des Tages
way-puzzle-text = Zwölf Karten, sechs SETs, für alle gleich
way-rules = Regeln
way-rules-text = Jedes Spiel erklärt, mit Karten zum Anschauen

rules-open = Regeln
rules-close = Schließen

settings-edition = So sehen die Karten in Lektionen, Übungen, Rätseln und Regeln aus
settings-edition-fxs1995 = { edition-fxs1995 }
settings-edition-carnet = { edition-carnet }
settings-edition-turquoise = { edition-turquoise }
settings-edition-italian = { edition-italian }

next-heading = Wie es weitergeht
next-table = Zurück an deinen Tisch
next-table-text = Die Partie, die du angefangen hast
next-puzzle = { way-puzzle }
next-puzzle-text = { way-puzzle-text }
next-solved = Rätsel des Tages: gelöst
next-solved-text = In { $time }. Das nächste kommt morgen.
next-learn = Neu hier?
next-learn-text = Lerne es in fünf Minuten, von der ersten Karte bis zur ersten Partie
next-lesson = Weiterlernen
next-lesson-text = Lektion { $number } von { $all }
next-practice = { way-practice }
next-practice-text = { way-practice-text }
