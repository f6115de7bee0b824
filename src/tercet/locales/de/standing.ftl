### Wertungen, Rekorde, Mitspieler finden und Rennen mit demselben Stapel.

standing-heading-page = Ranglisten
standing-game = Spiel
standing-somebody = jemand
standing-games = 
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
standing-rank = Platz
standing-name = Name
standing-rating = Wertung
standing-count = Partien
standing-provisional = Noch vorläufig
standing-provisional-text = Nach ein, zwei Dutzend Partien steht eine Wertung fest und hat einen Platz.
standing-nobody = Noch steht hier keine Wertung fest.
standing-how = Wertungen kommen aus gewerteten Partien zwischen Leuten mit Konto: Eröffne eine, oder such einen Gegner. Eine Wertung ist eine Zahl, und wie weit sie daneben liegen kann.
standing-you = Du: { $value } ± { $spread }
standing-you-rank = Platz { $rank } von { $of }
standing-you-provisional = vorläufig
standing-you-none = Du hast hier noch keine Wertung.
