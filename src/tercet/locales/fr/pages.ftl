### Ce qui mène aux leçons, aux exercices, aux énigmes et aux règles, depuis toute page.

ways-heading = Apprendre et s’exercer
way-learn = Apprendre
way-learn-text = De zéro à ta première partie, en cinq petites leçons
way-practice = S’exercer
way-practice-text = Tout trouver, deviner la carte manquante, battre la montre
way-puzzle = L’énigme du jour
way-puzzle-text = Douze cartes, six SETs, les mêmes pour tous
way-rules = Règles
way-rules-text = Chaque jeu expliqué, avec des cartes à regarder

rules-open = Règles
rules-close = Fermer

settings-edition = L’aspect des cartes dans les leçons, exercices, énigmes et règles
settings-edition-fxs1995 = { edition-fxs1995 }
settings-edition-carnet = { edition-carnet }
settings-edition-turquoise = { edition-turquoise }
settings-edition-italian = { edition-italian }

next-heading = La suite
next-table = Retour à ta table
next-table-text = La partie que tu avais commencée
next-puzzle = { way-puzzle }
next-puzzle-text = { way-puzzle-text }
next-solved = L’énigme du jour : résolue
next-solved-text = En { $time }. La prochaine arrive demain.
next-learn = C’est ta première fois ?
next-learn-text = Apprends en cinq minutes, de la première carte à la première partie
next-lesson = Continuer à apprendre
next-lesson-text = Leçon { $number } sur { $all }
next-practice = { way-practice }
next-practice-text = { way-practice-text }
