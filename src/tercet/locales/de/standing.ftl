### Wertungen, Rekorde, Mitspieler finden und Rennen mit demselben Stapel.

standing-heading-page = Ranglisten
standing-game = Spiel
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
seek-heading = Gegner finden
seek-text = Gesucht wird jemand von deiner Stärke. Je länger es dauert, desto größer darf der Abstand sein.
seek-start = Gegner suchen
seek-stop = Nicht mehr suchen
seek-waited = Suche seit { $time }
seek-window = Wertungen bis { $window } Punkte neben deiner
seek-anybody = Inzwischen ist jeder recht
seek-looking = 
    { $count ->
        [one] Sonst sucht gerade niemand dieses Spiel.
       *[other] { $count } Leute suchen dieses Spiel.
    }
seek-bot-text = Heute dauert es. Ein Bot von etwa deiner Stärke würde sofort spielen.
seek-bot = Gegen { $bot } spielen
challenge-heading = Jemanden herausfordern
challenge-text = Wer ein Konto hat und gerade da ist, wird sofort gefragt.
challenge-name = Name
challenge-send = Herausfordern
records-best = Die besten von allen
records-own = Deine letzten zehn
records-own-all = Alle deine
records-show-all = Alle { $count } zeigen
records-own-best = Dein bestes: { $score } in { $time }
records-none = Noch hat hier niemand einen Rekord aufgestellt.
records-how = Nur volle Stapel, nach den Regeln des Blatts: Partien mit Tipps, mit Ansage oder mit freien Fehlern sind keine Rekorde. Der Server nimmt die Zeit, vom Austeilen bis zum Ende.
records-score = Punkte
records-time = Zeit
records-when = Wann
records-team = 
    { $count ->
        [one] Allein
       *[other] Teams zu { $count }
    }
records-kind = Form
race-heading = Ein Rennen mit demselben Stapel
race-to-beat =
    { $score ->
        [one] { $name } hat { $time } gebraucht und { $score } Punkt gemacht.
       *[other] { $name } hat { $time } gebraucht und { $score } Punkte gemacht.
    }
race-text = Du bekommst dieselben Karten in derselben Reihenfolge und siehst jeden Fund zu seiner Zeit. Es zählt nur für dieses Rennen.
race-start = Los

challenge-bots = Diese Bots sind da und lassen sich herausfordern; solche Spiele werden nicht gewertet.
challenge-send-named = { $name } herausfordern
