### Jouer sans serveur : la maison dans la page.

error-needs-server = Il faut un serveur pour cela. Cette table est dans ton navigateur.

page-sign = Dans ce navigateur
page-sign-text = Cette partie se joue dans ton navigateur, sans serveur, et elle est gardée ici.
page-starting = Les règles arrivent dans ton navigateur ; cela ne se fait qu’une fois.
page-percent = { $percent } %
page-again = Réessayer
page-games = Jeux
page-site = Joué dans ce navigateur
page-site-text = Il n’y a pas de serveur derrière ce site. Tout se passe dans ton navigateur et y reste : contre des robots ou en solo, avec des leçons, des exercices et des énigmes.
page-going = Parties en cours

page-trouble-no-wasm = Ce navigateur ne peut pas exécuter les règles lui-même : WebAssembly manque ou est désactivé. Mets le navigateur à jour, ou joue sur un serveur.
page-trouble-no-memory = Il n’y a pas assez de mémoire pour les règles. Ferme d’autres onglets et programmes, puis réessaie.
page-trouble-unreachable = Ce qu’il faut pour jouer sans serveur n’a pas pu être chargé. Connecte-toi une fois au réseau, puis réessaie.
page-trouble-not-kept = Ce navigateur ne garde rien, peut-être parce que la fenêtre est privée. Tu peux continuer, mais la partie sera perdue quand tu fermeras la page.
page-trouble-storage-full = Le stockage de ce navigateur est plein. Tu peux continuer, mais rien n’est plus gardé à partir d’ici : fais de la place avant de fermer la page.

## Sans réseau

offline-heading = Sans réseau
offline-sign = Marche aussi sans réseau.
offline-ready = Tout est là : les leçons, les exercices, les règles et tous les jeux, en solo ou contre des robots, marchent sans réseau. Le menu de ton navigateur peut mettre Tercet sur l’écran d’accueil.
offline-coming = Ce qu’il faut pour jouer sans réseau est en train d’arriver…
offline-asked = Il faut environ sept mégaoctets pour jouer sans réseau. Ils ne sont pas encore chargés, parce que ton navigateur économise les données ou que le réseau manquait.
offline-fetch = Les charger maintenant
offline-missing = Ce navigateur ne laisse pas la page garder ses fichiers : elle a donc besoin d’un réseau.
offline-no-wasm = Ce navigateur ne peut pas exécuter les jeux lui-même : WebAssembly manque ou est désactivé. Les leçons, les exercices et les règles marchent sans réseau ; pour les jeux, mets le navigateur à jour ou joue sur un serveur.
offline-insecure = Les navigateurs ne gardent une page pour l’usage sans réseau que si son adresse commence par https. Ce n’est pas le cas ici, donc Tercet ne peut pas être installé depuis cette adresse ; qui gère le serveur peut y remédier.
offline-unknown = Un instant…
update-waits = Il y a une nouvelle version de Tercet.
update-take = L’utiliser maintenant
update-later = Plus tard

## Un site de simples fichiers

site-written = Écrit : { $path } ({ $megabytes } Mo).
site-try = Mets-le sur n’importe quel hébergement, ou essaie-le ici : python -m http.server --directory { $path }
error-site-not-empty = { $path } contient déjà autre chose. Choisis un dossier nouveau ou vide.
error-page-table-damaged = Cette partie n’est plus lisible. Elle reste dans ce navigateur ; les autres ne sont pas touchées.
