### Tercet su carta, in immagini e nei notebook.

paper-title-cards = Tercet · { $edition }
paper-title-rules = Tercet · Le regole
paper-title-puzzles = Tercet · Una settimana di enigmi
paper-title-scores = Punti
paper-scores-name = Nome
paper-scores-total = Totale
paper-nets-hint = Ritaglia lungo le linee continue, piega lungo quelle tratteggiate, incolla le linguette.
paper-puzzle-task = Tra queste carte ci sono esattamente { $count } SET. Scrivi le loro lettere.
paper-puzzle-solutions = Soluzioni

print-written = File scritto: { $path }
print-both-sides = Stampalo a grandezza naturale (100%), fronte e retro, girando sul lato lungo: così i dorsi combaciano con le carte.
print-full-size = Stampalo a grandezza naturale (100%).

error-print-missing = Per scrivere PDF e PNG, installa Tercet con ciò che serve: pip install 'tercet[print]'. Per l’SVG non occorre.
error-print-fixed = --fixed dà il PDF di un mazzo intero per principianti e si usa senza nomi: tercet print cards --fixed s.
error-print-one-kind = --png e --svg si escludono a vicenda.
error-print-name = Un file di questo tipo deve avere un nome che finisce in { $ending }, non { $path }.
error-print-picture = Un’immagine mostra una cosa sola: indica delle carte, un tabellone, una posizione o il giorno di un enigma, per esempio tercet print cards 2rhw --svg.
error-print-unwritable = Non si può scrivere { $path }.

notebook-seat = Posto { $seat }
notebook-watching = Da spettatore
notebook-pile = Mazzo: { $count }
notebook-bag = Sacchetto: { $count }
