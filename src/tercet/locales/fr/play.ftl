### Une partie dans le terminal : ce qu’on tape et ce qu’on apprend.

play-can = Tu peux :
play-help = ce que tu peux faire maintenant
play-rules = où sont les règles
play-leave = quitter la partie
play-notation = Entrée seule montre de nouveau la table. Tu peux aussi nommer les cartes par ce qui y est écrit : 1rso 2gsw 3psd.
play-rules-page = Les règles, dans un autre terminal : tercet rules { $game }
play-list = ? montre une liste numérotée ({ $count } en tout)
play-more = … et { $count } de plus
play-preset = Table : { $name }. Aussi : { $others } (--preset)
play-your-turn = C’est à toi.
play-waits = On attend { $names }…
play-time = { $seconds ->
    [one] Une seconde { $what }.
   *[other] { $seconds } secondes { $what }.
}
play-none-ends = « Pas de SET ici » met fin à la partie.
play-none-more = « Pas de SET ici » ajoute trois cartes.
play-left = Tu as quitté la partie.
play-saved = Le journal de cette partie est enregistré. Pour vérifier que la donne était honnête :

## Les chiffres des joueurs

play-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
play-sets = { $count ->
    [one] { $count } SET
   *[other] { $count } SETs
}
play-mistakes = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
play-penalties = { $count ->
    [one] { $count } point de pénalité
   *[other] { $count } points de pénalité
}
play-owed = { $count ->
    [one] { $count } SET dû
   *[other] { $count } SETs dus
}
play-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
play-staked = { $count } en jeu
play-pot = pot { $count }

## Comment choisir cartes et dés ; $hand est la lettre de ses propres cartes

play-hand-letter = m
play-how-call = trois cartes d’un SET, par exemple 1 5 9
play-how-show = tes trois cartes, par exemple 1 5 9
play-how-take = trois cartes d’un SET, par exemple 1 5 9
play-how-point = un SET, par exemple 1 5 9 : d’abord la carte pour ton doigt
play-how-point-second = une deuxième carte du SET, par exemple 5
play-how-lay-card = une carte de ta main, par exemple { $hand }2
play-how-challenge = les deux cartes qui font un SET avec la dernière, par exemple 2 7
play-how-announce = trois de tes dés qui font un SET, par exemple 1 3 4
play-how-place = des dés sur des cases, par exemple h7=2rw ou h7=1 (ton premier dé) ; un joker avec ce qu’il représente : h7=*2rw
play-how-replace-wild = un dé à la place d’un joker, par exemple h7=2rw
play-how-throw-again = les dés à relancer, par exemple 1 4

## Les mots pour ce qui ne demande rien de plus ; jamais ?, r ou q

play-word-call = s
play-word-none-here = n
play-word-take-back = c
play-word-stop = stop
play-word-give-up = l
play-word-say-done = t
play-word-say-add = p
play-word-unsay = c
play-word-ask-card = p
play-word-fold = ab
play-word-check = at
play-word-call-bet = s
play-word-show-cards = e
play-word-keep-cards = g
play-word-pass = p
play-word-throw-again = g
play-word-ready = ok

## Ce qui ne va pas

error-play-nothing-now = Tu ne peux rien faire pour le moment.
error-play-not-understood = Je ne comprends pas « { $line } ». Tape ? pour voir ce que tu peux faire.
error-play-card-count = Tu en as nommé { $count } ; il en faut { $wanted }.
error-play-no-such-place = Il n’y a pas de carte { $place }.
error-play-pace = Le rythme des robots est un nombre de 0 à { $most }.
error-play-log-exists = { $path } existe déjà ; une partie n’écrase jamais rien.
error-play-log-unwritable = { $path } ne peut pas être écrit.
