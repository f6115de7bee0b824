### Classements, records, trouver quelqu’un avec qui jouer, et courses sur le même paquet.

standing-heading-page = Classements
standing-game = Jeu
standing-games = 
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
standing-rank = Place
standing-name = Nom
standing-rating = Cote
standing-count = Parties
standing-provisional = Encore provisoires
standing-provisional-text = Après une ou deux douzaines de parties, une cote est établie et a une place.
standing-nobody = Personne n’a encore de cote établie ici.
standing-how = Les cotes viennent des parties cotées entre personnes qui ont un compte : ouvres-en une, ou cherche un adversaire. Une cote est un nombre, et de combien il peut se tromper.
standing-you = Toi : { $value } ± { $spread }
standing-you-rank = Place { $rank } sur { $of }
standing-you-provisional = provisoire
standing-you-none = Tu n’as pas encore de cote ici.
seek-heading = Trouver un adversaire
seek-text = On cherche quelqu’un de ta force. Plus cela dure, plus l’écart permis est grand.
seek-start = Trouver un adversaire
seek-stop = Arrêter de chercher
seek-waited = Recherche depuis { $time }
seek-window = Cotes à { $window } points de la tienne au plus
seek-anybody = Maintenant, n’importe qui convient
seek-looking = 
    { $count ->
        [one] Personne d’autre ne cherche ce jeu en ce moment.
       *[other] { $count } personnes cherchent ce jeu.
    }
seek-bot-text = Cela dure, aujourd’hui. Un robot à peu près de ta force jouerait tout de suite.
seek-bot = Jouer contre { $bot }
challenge-heading = Défier quelqu’un
challenge-text = Toute personne qui a un compte et qui est là est interrogée tout de suite.
challenge-name = Nom
challenge-send = Défier
records-best = Les meilleurs de tous
records-own = Tes dix derniers
records-own-all = Tous les tiens
records-show-all = Les montrer tous ({ $count })
records-own-best = Ton meilleur : { $score } en { $time }
records-none = Personne n’a encore établi de record ici.
records-how = Seulement des paquets entiers, selon les règles de la feuille : les parties avec indices, avec le jeu qui parle ou avec des fautes gratuites ne font pas de records. Le serveur prend le temps, de la donne à la fin.
records-score = Points
records-time = Temps
records-when = Quand
records-team = 
    { $count ->
        [one] Seul
       *[other] Équipes de { $count }
    }
records-kind = Forme
race-heading = Une course sur le même paquet
race-to-beat =
    { $score ->
        [one] { $name } a mis { $time } et fait { $score } point.
       *[other] { $name } a mis { $time } et fait { $score } points.
    }
race-text = Tu reçois les mêmes cartes dans le même ordre, et tu vois chaque trouvaille à son moment. Cela ne compte que pour cette course.
race-start = Courir

challenge-bots = Ces robots sont là et peuvent être défiés ; ces parties ne sont pas classées.
challenge-send-named = Défier { $name }
