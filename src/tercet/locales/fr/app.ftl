### La page, et ce que dit le serveur quand il démarre.

app-name = Tercet
somebody = Quelqu’un
app-tagline = Une table pour toute la famille des jeux SET. Trois cartes, quatre caractéristiques, un seul coup d’œil.

language-label = Langue

set-heading = Trois cartes qui vont ensemble
set-in-short = Trois cartes forment un SET quand chaque caractéristique – nombre, couleur, remplissage et forme – est identique sur les trois ou différente sur les trois.
set-example = Ici, les quatre diffèrent : c’est un SET.

games-heading = Les jeux de ce serveur
games-loading = Chargement des jeux…
games-unreachable = La liste des jeux n’a pas pu être chargée.
games-retry = Réessayer

players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
players-range = { $min } à { $max } joueurs

pace-race = tous en même temps
pace-turns = chacun son tour
pace-mixed = ensemble et chacun son tour

serve-ready = Tercet est à l’adresse { $address } (Ctrl+C pour arrêter)
