### Le cours depuis zéro, leçon par leçon.

learn-intro = Cinq petites leçons, et tu sais jouer. Rien ne presse, rien ne peut mal tourner, et tes progrès restent ici.
learn-progress = Leçons terminées : { $done } sur { $all }
learn-progress-label = Leçons
learn-start = Commencer
learn-continue = Continuer
learn-again = Encore une fois depuis le début
learn-done = terminée
learn-forget = Oublier mes progrès
learn-lesson-done = Bravo !
learn-next-lesson = Ensuite : { $name }

lesson-cards = Les cartes
lesson-cards-text = Nombre, couleur, remplissage, forme : ce qui fait une carte
lesson-rule = La règle magique
lesson-rule-text = Tout pareil ou tout différent, et rien entre les deux
lesson-nine = Neuf cartes
lesson-nine-text = Trouve quatre SETs, aussi calmement que tu veux
lesson-third = La carte manquante
lesson-third-text = Deux cartes sont là. Quelle est la troisième ?
lesson-play = Ta première partie
lesson-play-text = Contre quelqu’un qui vient d’apprendre, lui aussi

cards-touch = Chaque carte a un nombre, une couleur, un remplissage et une forme. Touche les boutons et change chacun des quatre.
cards-make = Fais maintenant cette carte :
cards-make-more = Exactement ! Et maintenant celle-ci :
cards-made = Exactement ! Il y a 81 cartes différentes, et chacune n’existe qu’une fois.
cards-hear = Écouter le nom

rule-good = Ces trois cartes forment un SET. Regarde une caractéristique après l’autre : chacune est pareille sur les trois, ou différente sur les trois.
rule-bad = Celles-ci n’en sont pas un. La règle magique : si deux sont pareilles et pas la troisième, ce n’est pas un SET.
rule-try = À toi
rule-count = { $at } sur { $all }
rule-ask = Est-ce un SET ?
rule-yes = Oui
rule-no = Non
rule-right = Juste !
rule-wrong = Pas tout à fait.
rule-result = Réponses justes : { $right } sur { $all }. Tu connais maintenant toute la règle.

nine-task = Voici neuf cartes pleines, et parmi elles quatre SETs. Touche trois cartes qui vont ensemble. Une carte peut faire partie de plusieurs SETs.

third-build = Pour deux cartes, il n’y a qu’une seule troisième. Là où elles sont pareilles, elle l’est aussi ; là où elles diffèrent, c’est ce qui reste. Compose-la !
third-misfit = Là où tu vois un ✕, deux sont pareilles et une ne l’est pas. Choisis autre chose.
third-built = C’est elle, et il n’y en a pas d’autre !

play-intro = Tu sais tout faire. Place à une vraie partie : neuf cartes pleines, et un robot qui débute.
play-look = Personne n’attend son tour : tout le monde cherche en même temps.
play-touch = Quand tu vois un SET, touche ses trois cartes. Elles sont à toi.
play-none = Si tu n’en vois pas, dis « pas de SET ici » : quand tous sont d’accord, on ajoute trois cartes.
play-wrong = Une erreur t’est expliquée. Elle coûte aussi quelque chose : ici trois cartes gagnées, ailleurs un point.
play-go = Jouer ma première partie
onward-heading = Tu connais le jeu. À toi de jouer !
onward-first = Une première vraie partie
onward-then = Et ensuite, l’un après l’autre, tout ce que ces cartes permettent encore :
