### Classements, records, trouver quelqu’un avec qui jouer, et courses sur le même paquet.

standing-heading-page = Classements
standing-game = Jeu
standing-somebody = quelqu’un
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
