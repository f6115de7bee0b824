### Le cours depuis zéro, leçon par leçon.

learn-intro = Cinq petites leçons, et vous savez jouer. Rien ne presse, rien ne peut mal tourner, et vos progrès restent ici.
learn-progress = { $done } leçons sur { $all } terminées
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
lesson-nine-text = Trouvez quatre SETs, aussi calmement que vous voulez
lesson-third = La carte manquante
lesson-third-text = Deux cartes sont là. Quelle est la troisième ?
lesson-play = Votre première partie
lesson-play-text = Contre quelqu’un qui vient d’apprendre, lui aussi

cards-touch = Chaque carte a un nombre, une couleur, un remplissage et une forme. Touchez les boutons et changez chacun des quatre.
cards-make = Faites maintenant cette carte :
cards-make-more = Exactement ! Et maintenant celle-ci :
cards-made = Exactement ! Il y a 81 cartes différentes, et chacune n’existe qu’une fois.
cards-hear = Écouter le nom

rule-good = Ces trois cartes forment un SET. Regardez une caractéristique après l’autre : chacune est pareille sur les trois, ou différente sur les trois.
rule-bad = Celles-ci n’en sont pas un. La règle magique : si deux sont pareilles et pas la troisième, ce n’est pas un SET.
rule-try = À vous
rule-count = { $at } sur { $all }
rule-ask = Est-ce un SET ?
rule-yes = Oui
rule-no = Non
rule-right = Juste !
rule-wrong = Pas tout à fait.
rule-result = { $right } réponses justes sur { $all }. Vous connaissez maintenant toute la règle.

nine-task = Voici neuf cartes pleines, et parmi elles quatre SETs. Touchez trois cartes qui vont ensemble. Une carte peut faire partie de plusieurs SETs.

third-build = Pour deux cartes, il n’y a qu’une seule troisième. Là où elles sont pareilles, elle l’est aussi ; là où elles diffèrent, c’est ce qui reste. Composez-la !
third-misfit = Là où vous voyez un ✕, deux sont pareilles et une ne l’est pas. Choisissez autre chose.
third-built = C’est elle, et il n’y en a pas d’autre !

play-intro = Vous savez tout faire. Place à une vraie partie : neuf cartes pleines, et un bot qui débute.
play-look = Personne n’attend son tour : tout le monde cherche en même temps.
play-touch = Quand vous voyez un SET, touchez ses trois cartes. Elles sont à vous.
play-none = Si vous n’en voyez pas, dites « pas de SET ici » : quand tous sont d’accord, on ajoute trois cartes.
play-wrong = Une erreur vous est expliquée. Personne ne vous en veut.
play-go = Jouer ma première partie
