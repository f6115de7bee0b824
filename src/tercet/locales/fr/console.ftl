### Une console Python dans la page.

console-title = Tercet dans ton navigateur
console-text = Une console Python avec toute la bibliothèque, sans rien installer : les cartes, les règles, les robots et des tables pour jouer. Elle tourne dans un cadre fermé de cette page, sans tes cookies et sans réseau. Ce que tu y écris disparaît quand tu pars.
console-start = Démarrer Python (environ 7 Mo)
console-frame = Le Python de la console
console-log = Ce qui a été saisi et écrit
console-line = Une ligne de Python
console-run = Exécuter
console-coming = Python arrive… { $percent } %
console-running = En cours…
console-failed = Python n’a pas pu démarrer ici, ou il s’est arrêté. Réessaie, ou joue sur un serveur.
console-stop = Arrêter et recommencer
console-examples = Exemples
console-example = Exécuter l’exemple { $number }
