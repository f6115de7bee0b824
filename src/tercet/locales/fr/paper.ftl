### Tercet sur papier, en images et dans les carnets de calcul.

paper-title-cards = Tercet · { $edition }
paper-title-rules = Tercet · Les règles
paper-title-puzzles = Tercet · Une semaine d’énigmes
paper-title-scores = Points
paper-scores-name = Nom
paper-scores-total = Total
paper-nets-hint = Découpe le long des traits pleins, plie le long des pointillés, colle les languettes.
paper-puzzle-task = Il y a exactement { $count } SETs parmi ces cartes. Note leurs lettres.
paper-puzzle-solutions = Solutions

print-written = Fichier écrit : { $path }
print-both-sides = Imprime-le à sa taille réelle (100 %), en recto verso, retourné sur le bord long : les dos tombent alors en face des cartes.
print-full-size = Imprime-le à sa taille réelle (100 %).

error-print-missing = Pour écrire des PDF et des PNG, installe Tercet avec ce qu’il faut : pip install 'tercet[print]'. Le SVG s’en passe.
error-print-fixed = --fixed donne le PDF d’un paquet entier pour débuter et s’emploie sans noms : tercet print cards --fixed s.
error-print-one-kind = --png et --svg s’excluent l’un l’autre.
error-print-name = Un fichier de cette sorte doit avoir un nom qui finit par { $ending }, et non { $path }.
error-print-picture = Une image montre une seule chose : nomme des cartes, un plateau, une position ou le jour d’une énigme, par exemple tercet print cards 2rhw --svg.
error-print-unwritable = Impossible d’écrire { $path }.

notebook-seat = Place { $seat }
notebook-watching = En spectateur
notebook-pile = Pioche : { $count }
notebook-bag = Pochette : { $count }
