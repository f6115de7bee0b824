### Tercet auf Papier, in Bildern und in Notebooks.

paper-title-cards = Tercet · { $edition }
paper-title-rules = Tercet · Spielregeln
paper-title-puzzles = Tercet · Eine Woche Rätsel
paper-title-scores = Punkte
paper-scores-name = Name
paper-scores-total = Summe
paper-nets-hint = Schneide an den durchgezogenen Linien, falte an den gestrichelten, klebe die Laschen fest.
paper-puzzle-task = Unter diesen Karten sind genau { $count } SETs. Schreib ihre Buchstaben auf.
paper-puzzle-solutions = Lösungen

print-written = Geschrieben: { $path }
print-both-sides = Drucke es in Originalgröße (100 %), beidseitig und über die lange Kante gewendet: So treffen die Rückseiten auf die Karten.
print-full-size = Drucke es in Originalgröße (100 %).

error-print-missing = Um PDF und PNG zu schreiben, installiere Tercet mit diesem Zusatz: pip install 'tercet[print]'. SVG geht auch ohne.
error-print-fixed = --fixed ergibt das PDF eines ganzen Stapels für den Anfang und steht ohne Namen: tercet print cards --fixed s.
error-print-one-kind = --png und --svg schließen einander aus.
error-print-name = Eine solche Datei braucht einen Namen, der auf { $ending } endet, nicht { $path }.
error-print-picture = Ein Bild zeigt eine Sache: Nenne Karten, ein Brett, eine Stellung oder den Tag eines Rätsels, zum Beispiel tercet print cards 2rhw --svg.
error-print-unwritable = { $path } lässt sich nicht schreiben.

notebook-seat = Platz { $seat }
notebook-watching = Beim Zuschauen
notebook-pile = Stapel: { $count }
notebook-bag = Beutel: { $count }
